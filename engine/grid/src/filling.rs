//! A grid of digits and empty cells, and its written form.

use std::error::Error;
use std::fmt;

use super::cell::Cell;
use super::cell_set::CellSet;
use super::digit::Digit;

/// Eighty-one cells, each empty or holding a digit; not necessarily within the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Grid([u8; 81]);

impl Grid {
    /// The grid without any digit.
    pub const EMPTY: Self = Self([0; 81]);

    /// Read 81 characters, `1` to `9` for digits and `.`, `0` or `-` for empty cells.
    ///
    /// # Errors
    /// There aren't exactly 81 bytes, or one of them isn't one of these.
    pub fn parse(text: &[u8]) -> Result<Self, GridFormatError> {
        let text: &[u8; 81] = text
            .try_into()
            .map_err(|_| GridFormatError::Length(text.len()))?;
        let mut values = [0; 81];
        let mut all = 0;
        // Without a table or an early return, so that the compiler vectorizes the loop.
        for (value, &byte) in values.iter_mut().zip(text) {
            *value = value_of(byte);
            all |= *value;
        }
        if all != BAD {
            return Ok(Self(values));
        }
        let position = values.iter().position(|&value| value == BAD);
        Err(GridFormatError::Character(position.unwrap_or_default()))
    }

    /// The grid of such values, 0 for an empty cell; they are not checked.
    #[must_use]
    pub const fn of_values(values: [u8; 81]) -> Self {
        Self(values)
    }

    /// The values of all cells, 0 for an empty one.
    #[must_use]
    pub const fn values(&self) -> &[u8; 81] {
        &self.0
    }

    /// The digit in a cell.
    #[must_use]
    pub const fn digit(&self, cell: Cell) -> Option<Digit> {
        Digit::new(self.0[cell.index()])
    }

    /// Write a digit into a cell, or empty it.
    pub const fn set(&mut self, cell: Cell, digit: Option<Digit>) {
        self.0[cell.index()] = match digit {
            Some(digit) => digit.value(),
            None => 0,
        };
    }

    /// The filled cells with their digits, ascending by cell.
    pub fn filled(&self) -> impl Iterator<Item = (Cell, Digit)> {
        Cell::all().filter_map(|cell| Some((cell, self.digit(cell)?)))
    }

    /// Number of filled cells.
    #[must_use]
    pub fn filled_count(&self) -> usize {
        self.filled().count()
    }

    /// The filled cells.
    #[must_use]
    pub fn filled_cells(&self) -> CellSet {
        self.filled().map(|(cell, _)| cell).collect()
    }

    /// The grid without the digits of some cells.
    #[must_use]
    pub fn without(mut self, cells: impl IntoIterator<Item = Cell>) -> Self {
        for cell in cells {
            self.set(cell, None);
        }
        self
    }

    /// The grid with the digits of another in some cells.
    #[must_use]
    pub fn with(mut self, other: &Self, cells: impl IntoIterator<Item = Cell>) -> Self {
        for cell in cells {
            self.set(cell, other.digit(cell));
        }
        self
    }

    /// The written form in ASCII, `-` for empty cells.
    #[must_use]
    pub fn to_ascii(&self) -> [u8; 81] {
        self.0
            .map(|value| if value == 0 { b'-' } else { b'0' + value })
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_ascii()
            .iter()
            .try_for_each(|&byte| fmt::Write::write_char(formatter, char::from(byte)))
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Grid({self})")
    }
}

/// The reason why a text is not a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GridFormatError {
    /// The text has this many characters instead of 81.
    Length(usize),
    /// The character at this position is neither a digit nor an empty cell.
    Character(usize),
}

impl fmt::Display for GridFormatError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(length) => write!(formatter, "expected 81 characters, found {length}"),
            Self::Character(position) => write!(
                formatter,
                "expected 1-9, '.', '0' or '-' at position {position}"
            ),
        }
    }
}

impl Error for GridFormatError {}

const BAD: u8 = u8::MAX;

const fn value_of(byte: u8) -> u8 {
    match byte {
        b'.' | b'-' => 0,
        b'0'..=b'9' => byte - b'0',
        _ => BAD,
    }
}

#[cfg(test)]
mod tests {
    use super::Grid;

    #[test]
    fn a_text_that_is_no_grid_is_refused_with_the_reason() {
        let faults = [b"12".as_slice(), &[b'x'; 81]].map(|text| Grid::parse(text).unwrap_err());

        assert_eq!(
            faults.map(|fault| fault.to_string()),
            [
                "expected 81 characters, found 2",
                "expected 1-9, '.', '0' or '-' at position 0",
            ]
        );
    }

    #[test]
    fn a_grid_is_shown_as_it_is_written() {
        let shown = format!("{:?}", Grid::EMPTY);

        assert_eq!(shown, format!("Grid({})", "-".repeat(81)));
    }
}
