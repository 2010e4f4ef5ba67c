//! Braille, as BRF: a digit is the letter with its dots, `a` for 1 to `i` for 9; an empty cell is a hyphen.

use crate::cells::{EMPTY, ROW};

/// The cells of a row, where a line is one: one or two blanks between two of them.
pub fn row_of(line: &str) -> Option<String> {
    let line = line.trim();
    if line.contains("   ") || !line.contains(|sign| matches!(sign, 'a'..='i')) {
        return None;
    }
    let signs = line.split(' ').filter(|sign| !sign.is_empty());
    let row: String = signs.map(cell_of).collect::<Option<_>>()?;
    (row.len() == ROW).then_some(row)
}

/// Whether a line of prose has a number, as the heading and the legend of a page do: `,sudoku #a`.
pub fn is_heading(line: &str) -> bool {
    let mut numbers = line.split(" #").skip(1);
    numbers.any(|number| number.starts_with(|sign| matches!(sign, 'a'..='j')))
}

fn cell_of(sign: &str) -> Option<char> {
    match sign.as_bytes() {
        [b'-'] => Some(EMPTY),
        [letter @ b'a'..=b'i'] => Some(char::from(letter - b'a' + b'1')),
        _ => None,
    }
}
