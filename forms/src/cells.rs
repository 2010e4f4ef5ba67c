//! Cells, and the characters that stand for them.

/// The number of cells of a grid.
pub const GRID: usize = 81;
/// The number of cells of a row.
pub const ROW: usize = 9;
/// The character of an empty cell in results.
pub const EMPTY: char = '-';

/// A cell: its digit, 0 if it is empty, and its candidates as bits, 0 if none are given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    pub digit: u8,
    pub candidates: u16,
}

impl Cell {
    pub const EMPTY: Self = Self {
        digit: 0,
        candidates: 0,
    };

    /// The cell of a character.
    pub fn of(character: char) -> Option<Self> {
        match character {
            '1'..='9' => Some(Self {
                digit: character as u8 - b'0',
                candidates: 0,
            }),
            _ => is_empty(character).then_some(Self::EMPTY),
        }
    }

    /// An empty cell with candidates.
    pub const fn noted(candidates: u16) -> Self {
        Self {
            digit: 0,
            candidates,
        }
    }

    /// The cell of some candidates; one that has only one is filled, as in drawn grids.
    pub fn noted_or_placed(candidates: u16) -> Self {
        if candidates.count_ones() != 1 {
            return Self::noted(candidates);
        }
        let digit = u8::try_from(candidates.trailing_zeros() + 1).unwrap_or_default();
        Self {
            digit,
            candidates: 0,
        }
    }

    /// The cell's character in results.
    pub fn character(self) -> char {
        match self.digit {
            0 => EMPTY,
            digit => char::from(b'0' + digit),
        }
    }
}

/// The bit of a digit from 1 to 9.
pub const fn bit_of(digit: u8) -> u16 {
    1 << (digit - 1)
}

/// Whether a character stands for a cell.
pub fn is_cell(character: char) -> bool {
    matches!(character, '1'..='9') || is_empty(character)
}

fn is_empty(character: char) -> bool {
    matches!(character, '-' | '.' | '0' | '_' | '*' | 'x' | 'X' | '?')
}

/// Whether all characters of a text stand for cells.
pub fn are_cells(text: &str) -> bool {
    text.chars().all(is_cell)
}

/// The cells of a text, with `-` for each empty one.
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

/// The cells of a text that consists of exactly `count` of them.
pub fn cells_of(text: &str, count: usize) -> Option<String> {
    // All of these characters are single bytes.
    (text.len() == count && are_cells(text)).then(|| normalized(text))
}
