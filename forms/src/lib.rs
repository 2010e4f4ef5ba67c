//! Parses puzzles from text in any format, for every host; the format is detected.
//!
//! Only grids and their candidates are read; the engine decides whether a grid is a puzzle.

mod assembly;
mod braille;
mod builder;
mod cells;
mod characters;
mod entries;
mod fault;
mod grid;
mod hodoku;
mod label;
mod line;
mod links;
mod loose;
mod lz_string;
mod nested;
mod opensudoku;
mod packed;
mod row;
mod small;
mod spans;
mod table;
mod text;
mod variants;

use characters::{lines_of, plain};

pub use fault::{Cause, Fault};
pub use grid::Found;
pub use lz_string::pack;
pub use text::Reading;
pub use variants::{VariantFormat, read_variant, write_variant};

/// Longer texts are not read.
const LARGEST: usize = 10_000_000;
const BYTE_ORDER_MARK: char = '\u{feff}';
/// Elements with which a text in HTML may begin; any other is XML.
const HTML: [&str; 16] = [
    "pre", "code", "br", "p>", "div", "b>", "tt", "http", "table", "thead", "tbody", "tr", "td",
    "th", "span", "html",
];

/// The grids of a text, in order, each as 81 characters with `-` for an empty cell.
///
/// # Errors
///
/// A line is wrong, or there is no grid.
pub fn read(text: &str) -> Result<Vec<String>, Fault> {
    let reading = read_boards(text)?;
    Ok(reading.grids.into_iter().map(|grid| grid.cells).collect())
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

/// The grids of a text with their candidates and lines, and the lines that were left out.
///
/// # Errors
///
/// As for `read`.
pub fn read_boards(text: &str) -> Result<Reading, Fault> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    if text.len() > LARGEST {
        let reason = "the text is too long; expected 10,000,000 bytes at most";
        return Err(Fault::of_whole(reason));
    }
    read_any(text).map_err(|fault| fault.located(text))
}

fn read_any(text: &str) -> Result<Reading, Fault> {
    let first = lines_of(text.trim_start()).next().map(plain);
    let element = first.as_deref().and_then(|line| line.strip_prefix('<'));
    if element.is_some_and(|name| !HTML.iter().any(|html| name.starts_with(html))) {
        let (grids, skipped) = (opensudoku::read(text)?, Vec::new());
        return Ok(Reading { grids, skipped });
    }
    text::read(text)
}
