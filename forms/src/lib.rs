//! Reads puzzles in all supported text forms, for every host; the form is detected from the text.
//!
//! Only cells are read: whether they are a puzzle, the engine decides.

mod braille;
mod cells;
mod fault;
mod json;
mod lines;
mod links;
mod lz_string;
mod opensudoku;
mod packed;
mod site_links;
mod small;

pub use fault::Fault;

/// Longer texts are not read.
const LARGEST: usize = 10_000_000;
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The grids of a text, in order, each as 81 characters with `-` for an empty cell.
///
/// # Errors
///
/// A line belongs to no form, or there is no grid.
pub fn read(text: &str) -> Result<Vec<String>, Fault> {
    Ok(read_and_skip(text)?.0)
}

/// The same, with grids of 4x4 and 6x6 as 16 and 36 characters.
///
/// # Errors
///
/// As for `read`.
pub fn read_all_sizes(text: &str) -> Result<Vec<String>, Fault> {
    let found = (text.len() <= LARGEST).then(|| small::read(text)).flatten();
    found.map_or_else(|| read(text), Ok)
}

/// The same as `read`, and the numbers of the lines of prose that stand between grids.
///
/// # Errors
///
/// As for `read`.
pub fn read_and_skip(text: &str) -> Result<(Vec<String>, Vec<usize>), Fault> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    if text.len() > LARGEST {
        let reason = "the text is too long; expected 10,000,000 bytes at most";
        return Err(Fault::of_whole(reason));
    }
    let rest = text.trim_start();
    let mut first = rest.chars();
    match (first.next(), first.as_str().trim_start().chars().next()) {
        (Some('<'), _) => Ok((opensudoku::read(text)?, Vec::new())),
        // A heading such as `[Puzzle]` begins like a list.
        (Some('['), Some(next)) if next.is_ascii_alphabetic() => lines::read(text),
        (Some('{' | '"' | '['), _) => Ok((json::read(text)?, Vec::new())),
        _ => lines::read(text),
    }
}
