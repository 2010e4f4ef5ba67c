//! Tables with a header that names the column of the grids: CSV as programs export it.

use crate::fault::Reason;
use crate::line::{Item, grid_of_word};

/// The names of columns with grids.
const NAMES: [&str; 8] = [
    "puzzle", "puzzles", "grid", "grids", "sudoku", "question", "quizzes", "quiz",
];
const DELIMITERS: [char; 3] = [',', ';', '\t'];

/// The positions of the grids of a table.
pub struct Table {
    delimiter: char,
    column: usize,
}

impl Table {
    /// The table that a header begins.
    pub fn of_header(line: &str) -> Option<Self> {
        if !line.contains(DELIMITERS) {
            return None;
        }
        DELIMITERS.into_iter().find_map(|delimiter| {
            let names: Vec<String> = fields_of(line, delimiter)
                .iter()
                .map(|name| name.trim().to_ascii_lowercase())
                .collect();
            let is_header = names.len() > 1 && names.iter().all(|name| is_name(name));
            let column = names
                .iter()
                .position(|name| NAMES.contains(&name.as_str()))?;
            is_header.then_some(Self { delimiter, column })
        })
    }

    /// The grid of a row, or why it has none; `None` for a line that isn't a row of the table.
    pub fn item_of(&self, line: &str) -> Option<Result<Item, Reason>> {
        let fields = fields_of(line, self.delimiter);
        if fields.len() < 2 {
            return None;
        }
        let field = fields.get(self.column).map_or("", String::as_str);
        let word: String = field.split_whitespace().collect();
        let shown = crate::fault::shown(field);
        let missing = format!("found {shown} in the column of puzzles; expected 81 cells");
        Some(match grid_of_word(&word) {
            Some(grid) => Ok(Item::Grids(vec![grid])),
            None => Err(missing.into()),
        })
    }
}

fn is_name(name: &str) -> bool {
    name.len() < 40 && !name.starts_with(|sign: char| sign.is_ascii_digit() || sign == '-')
}

/// The fields of a line, without the quotation marks around them.
fn fields_of(line: &str, delimiter: char) -> Vec<String> {
    let (mut fields, mut field, mut is_quoted) = (Vec::new(), String::new(), false);
    for sign in line.trim_end().chars() {
        if sign == '"' {
            is_quoted = !is_quoted;
        } else if sign == delimiter && !is_quoted {
            fields.push(std::mem::take(&mut field));
        } else {
            field.push(sign);
        }
    }
    fields.push(field);
    fields
}
