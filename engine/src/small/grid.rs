//! A small grid: its shape, and the digit of each cell.

use std::fmt;

use super::shape::{KINDS, Shape};
use nonet_grid::HouseKind;

/// A grid of one of the small shapes; not necessarily with a solution.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SmallGrid {
    shape: Shape,
    digits: Vec<u8>,
}

/// The reason why a text isn't a small grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormatFault {
    /// No small grid has so many cells.
    Length(usize),
    /// The character at this position is neither a digit of the grid nor a sign for an empty cell.
    Character(usize),
}

impl SmallGrid {
    /// The grid of a shape without any digit.
    pub(super) fn empty(shape: Shape) -> Self {
        let digits = vec![0; shape.cells()];
        Self { shape, digits }
    }

    /// Read 16 or 36 characters, row by row, with `.`, `0` or `-` for an empty cell.
    ///
    /// # Errors
    ///
    /// The length is that of no small grid, or a character is unknown.
    pub fn parse(text: &[u8]) -> Result<Self, FormatFault> {
        let mut shapes = Shape::ALL.into_iter();
        let shape = shapes
            .find(|shape| shape.cells() == text.len())
            .ok_or(FormatFault::Length(text.len()))?;
        let mut grid = Self::empty(shape);
        for (cell, character) in text.iter().enumerate() {
            grid.digits[cell] = match character {
                b'.' | b'0' | b'-' => 0,
                b'1'..=b'9' if usize::from(character - b'0') <= shape.side => character - b'0',
                _ => return Err(FormatFault::Character(cell)),
            };
        }
        Ok(grid)
    }

    /// The shape.
    #[must_use]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The digit of a cell; 0 where it is empty.
    #[must_use]
    pub fn digit(&self, cell: usize) -> u8 {
        self.digits[cell]
    }

    /// Number of filled cells.
    #[must_use]
    pub fn filled_count(&self) -> usize {
        self.digits.iter().filter(|&&digit| digit > 0).count()
    }

    pub(super) fn set(&mut self, cell: usize, digit: u8) {
        self.digits[cell] = digit;
    }

    /// The digits that a cell's row, column and box leave open, as a set.
    pub(super) fn open(&self, cell: usize) -> u16 {
        let seen = KINDS.into_iter().fold(0, |seen, kind| {
            seen | self.digits_in(kind, self.shape.house_of(cell, kind))
        });
        self.shape.digits() & !seen
    }

    /// The digits of a house, as a set.
    pub(super) fn digits_in(&self, kind: HouseKind, index: usize) -> u16 {
        let cells = self.shape.cells_of(kind, index);
        cells.fold(0, |held, cell| held | bit(self.digits[cell]))
    }

    /// Whether a house holds a digit twice.
    pub(super) fn has_clash(&self) -> bool {
        KINDS.into_iter().any(|kind| {
            (0..self.shape.side).any(|index| {
                let cells = self.shape.cells_of(kind, index);
                let filled = cells.filter(|&cell| self.digits[cell] > 0).count();
                self.digits_in(kind, index).count_ones() as usize != filled
            })
        })
    }
}

/// The set of one digit; of an empty cell, the empty set.
pub(super) const fn bit(digit: u8) -> u16 {
    (1 << digit) >> 1
}

impl fmt::Display for SmallGrid {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for &digit in &self.digits {
            match digit {
                0 => write!(formatter, "-")?,
                _ => write!(formatter, "{digit}")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{FormatFault, SmallGrid};

    #[test]
    fn a_grid_is_read_and_written() {
        let grid = SmallGrid::parse(b".430...03---.12-").expect("a grid");

        assert_eq!(grid.to_string(), "-43----".to_string() + "-3----12-");
        assert_eq!(grid.filled_count(), 5);
    }

    #[test]
    fn what_is_no_grid_is_known_by_its_length_or_its_first_wrong_character() {
        assert_eq!(SmallGrid::parse(&[b'.'; 81]), Err(FormatFault::Length(81)));
        assert_eq!(
            SmallGrid::parse(b"....5..........."),
            Err(FormatFault::Character(4))
        );
    }
}
