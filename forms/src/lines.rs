//! Forms made of lines: a grid on one line, or nine rows with or without borders and labels.
//!
//! Comments, headings, blank lines and borders may stand between grids, borders within them. A line
//! that looks like cells and has another number of them than 9 or 81 is refused, never skipped.

use crate::braille;
use crate::cells::{GRID, ROW, are_cells, cells_of, is_cell, normalized};
use crate::fault::{Fault, shown};
use crate::links::Link;
use crate::packed;
use crate::site_links;

/// A line with so many characters of cells is not a heading.
const ALIKE: usize = 5;
const STATE: &str = "[state]";
const COMMENTS: [&str; 4] = ["#", "//", ";", "%"];
const BORDERS: &str = "-+=*|!.:'`,─━═│┃║┼╋╬┌┐└┘├┤┬┴╔╗╚╝╠╣╦╩╪╫╞╡╟╢╤╧╥╨";

/// The grids of a text, and the numbers of the lines between them that are neither.
pub fn read(text: &str) -> Result<(Vec<String>, Vec<usize>), Fault> {
    let mut found = Found::default();
    let (mut skipped, mut first) = (Vec::new(), None);
    let mut last = 1;
    let mut is_state = false;
    for (number, line) in (1..).zip(lines_of(text)) {
        last = number;
        // A section with a player's entries is not part of the puzzle.
        if line.trim().starts_with('[') {
            is_state = line.trim().eq_ignore_ascii_case(STATE);
            continue;
        }
        if is_state {
            continue;
        }
        match cells_in(line, number) {
            Ok(cells) => found.add(cells, number)?,
            Err(fault)
                if found.is_within() || looks_like_cells(line) || Link::of(line).is_some() =>
            {
                return Err(fault);
            }
            Err(fault) => {
                if !braille::is_heading(line) {
                    skipped.push(number);
                }
                first = first.or(Some(fault));
            }
        }
    }
    Ok((found.end(last, first)?, skipped))
}

/// Lines as people and programs end them; the pages of Braille end in a form feed.
pub fn lines_of(text: &str) -> impl Iterator<Item = &str> {
    let is_end = |sign: char| {
        matches!(
            sign,
            '\n' | '\r' | '\x0b' | '\x0c' | '\x1c'..='\x1e' | '\u{85}' | '\u{2028}' | '\u{2029}'
        )
    };
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest.filter(|text| !text.is_empty())?;
        let end = text.find(is_end).unwrap_or(text.len());
        let (line, ended) = text.split_at(end);
        let after = ended.strip_prefix("\r\n").unwrap_or_else(|| {
            let mut signs = ended.chars();
            signs.next();
            signs.as_str()
        });
        rest = Some(after);
        Some(line)
    })
}

/// Whole grids, and the rows of one that is not yet.
#[derive(Default)]
struct Found {
    grids: Vec<String>,
    rows: Vec<String>,
}

impl Found {
    /// Whether a grid has begun.
    fn is_within(&self) -> bool {
        !self.rows.is_empty()
    }

    fn add(&mut self, found: Vec<String>, number: usize) -> Result<(), Fault> {
        for cells in found {
            if cells.len() != GRID {
                self.rows.push(cells);
            } else if self.is_within() {
                let count = self.rows.len();
                let reason = format!("a grid begins after {count} rows of another");
                return Err(Fault::new(number, reason));
            } else {
                self.grids.push(cells);
            }
            if self.rows.len() == ROW {
                self.grids.push(self.rows.concat());
                self.rows.clear();
            }
        }
        Ok(())
    }

    fn end(self, last: usize, skipped: Option<Fault>) -> Result<Vec<String>, Fault> {
        if self.is_within() {
            let count = self.rows.len();
            let reason = format!("the last grid has {count} rows; expected 9");
            return Err(Fault::new(last, reason));
        }
        if self.grids.is_empty() {
            return Err(skipped.unwrap_or_else(|| Fault::new(1, "there is no grid")));
        }
        Ok(self.grids)
    }
}

/// The grids or the row of a line; nothing of one that separates.
fn cells_in(line: &str, number: usize) -> Result<Vec<String>, Fault> {
    let start = line.trim_start();
    if start.is_empty() || COMMENTS.iter().any(|sign| start.starts_with(sign)) {
        return Ok(Vec::new());
    }
    if let Some(grids) = site_links::grids_of(line) {
        return Ok(grids);
    }
    if let Some(link) = Link::of(line) {
        return Ok(vec![link.grid(number)?]);
    }
    if let Some(grid) = site_links::grid_of_link(line) {
        return Ok(vec![grid]);
    }
    if let Some(grid) = packed::grid_of(line) {
        let grid = grid.map_err(|reason| Fault::new(number, reason))?;
        return Ok(vec![grid]);
    }
    if let Some(givens) = givens_of_hodoku(line) {
        return plain_cells(&givens, number);
    }
    let row = row_of_csv(line)
        .or_else(|| braille::row_of(line))
        .or_else(|| row_of_candidates(line));
    match row {
        Some(row) => Ok(vec![row]),
        None => plain_cells(line, number),
    }
}

/// The grid of a line of `HoDoKu`, in which a digit after `+` was placed.
fn givens_of_hodoku(line: &str) -> Option<String> {
    let mut fields = line.split(':');
    let (before, grid) = (fields.next()?, fields.nth(2)?);
    let is_grid = |sign: char| sign.is_ascii_digit() || matches!(sign, '-' | '+' | '.');
    if !before.is_empty() || grid.is_empty() || !grid.chars().all(is_grid) {
        return None;
    }
    fields.next()?;
    let mut givens = String::new();
    let mut signs = grid.chars().peekable();
    while let Some(sign) = signs.next() {
        let placed = signs.next_if(|next| sign == '+' && matches!(next, '1'..='9'));
        givens.push(placed.map_or(sign, |_| '.'));
    }
    Some(givens)
}

fn row_of_csv(line: &str) -> Option<String> {
    let cell = |field: &str| match field.trim() {
        "" => Some('-'),
        field => {
            let mut signs = field.chars();
            let sign = signs.next().filter(|&sign| is_cell(sign) && sign != '*');
            sign.filter(|_| signs.next().is_none())
        }
    };
    let fields = line.split([',', ';', '\t']);
    let row: String = fields.map(cell).collect::<Option<_>>()?;
    (row.len() == ROW).then(|| normalized(&row))
}

/// A row of nine cells of which some show their candidates; a cell with a single digit has it.
fn row_of_candidates(line: &str) -> Option<String> {
    let is_separator =
        |sign: char| sign.is_whitespace() || matches!(sign, '|' | '!' | '│' | '┃' | '║');
    let cells: Vec<&str> = line
        .split(is_separator)
        .filter(|cell| !cell.is_empty())
        .collect();
    let is_list = |cell: &&str| {
        cell.bytes().all(|digit| matches!(digit, b'1'..=b'9'))
            && cell.as_bytes().is_sorted_by(|one, next| one < next)
    };
    let shows_candidates = cells.iter().any(|cell| cell.len() > 1);
    if cells.len() != ROW || !shows_candidates || !cells.iter().all(is_list) {
        return None;
    }
    let digits = cells.into_iter();
    Some(
        digits
            .map(|cell| if cell.len() == 1 { cell } else { "-" })
            .collect(),
    )
}

fn plain_cells(line: &str, number: usize) -> Result<Vec<String>, Fault> {
    let is_between = |sign: char| sign.is_whitespace() || matches!(sign, ',' | ';' | '"');
    let word = line.trim_matches([' ', '\t', '"', ',', ';']);
    let word = word.split(is_between).next().unwrap_or_default();
    if let Some(grid) = cells_of(word, GRID) {
        return Ok(vec![grid]);
    }
    let is_separator =
        |sign: char| sign.is_whitespace() || matches!(sign, '|' | '!' | '│' | '┃' | '║');
    let cells: String = without_label(line).replace(is_separator, "");
    if let Some(found) = cells_of(&cells, ROW).or_else(|| cells_of(&cells, GRID)) {
        return Ok(vec![found]);
    }
    if line
        .chars()
        .all(|sign| sign.is_whitespace() || BORDERS.contains(sign))
    {
        return Ok(Vec::new());
    }
    let found = shown(line);
    let reason = if are_cells(&cells) {
        format!("found {} cells in {found}; expected 9 or 81", cells.len())
    } else {
        format!("found {found}; expected 81 cells or a row of 9")
    };
    Err(Fault::new(number, reason))
}

/// A row without the name that some write before it: `A |`, `r1:`.
fn without_label(line: &str) -> String {
    let start = line.trim_start_matches(|sign: char| sign.is_whitespace() || sign == '|');
    let name = match start.as_bytes() {
        [b'A'..=b'I' | b'a'..=b'i', ..] => 1,
        [b'R' | b'r', b'1'..=b'9', ..] => 2,
        _ => return line.into(),
    };
    let is_between = |sign: char| sign.is_whitespace() || matches!(sign, ':' | '|' | ')');
    let rest = &start[name..];
    if rest.starts_with(is_between) {
        rest.trim_start_matches(is_between).into()
    } else {
        line.into()
    }
}

fn looks_like_cells(line: &str) -> bool {
    let alike = line.chars().filter(|&sign| is_cell(sign)).count();
    let all = line.chars().filter(|&sign| sign != ' ').count();
    alike >= ALIKE && 2 * alike > all
}
