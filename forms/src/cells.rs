//! The characters that stand for cells.

/// The cells of a grid, and those of a row.
pub const GRID: usize = 81;
/// See above.
pub const ROW: usize = 9;
/// The sign of an empty cell, in what is read.
pub const EMPTY: char = '-';

/// Whether a character stands for a cell.
pub fn is_cell(character: char) -> bool {
    matches!(character, '1'..='9') || is_empty(character)
}

/// Whether it stands for an empty one.
fn is_empty(character: char) -> bool {
    matches!(character, '-' | '.' | '0' | '_' | '*' | 'x' | 'X' | '?')
}

/// Whether a text has characters of cells alone.
pub fn are_cells(text: &str) -> bool {
    text.chars().all(is_cell)
}

/// Cells with `-` for each empty one.
pub fn normalized(cells: &str) -> String {
    let normal = |character| {
        if is_empty(character) {
            EMPTY
        } else {
            character
        }
    };
    cells.chars().map(normal).collect()
}

/// The cells of a text that has so many of them and nothing else.
pub fn cells_of(text: &str, count: usize) -> Option<String> {
    // All of these characters are single bytes.
    (text.len() == count && are_cells(text)).then(|| normalized(text))
}
