//! A grid that was found in a text.

use crate::cells::{Cell, GRID};

/// All nine candidates.
pub const ALL: u16 = 0x1ff;

/// A grid, its candidates if the text gives any, and the line on which it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// 81 characters, `-` for an empty cell.
    pub cells: String,
    /// The candidates of each cell as bits, the lowest for 1; 0 for a filled cell.
    pub candidates: Option<Box<[u16; GRID]>>,
    /// The line on which the grid begins, counted from 1.
    pub line: usize,
}

impl Found {
    /// A grid of 81 cells; an empty cell without candidates may hold any digit.
    pub(crate) fn of(cells: &[Cell]) -> Self {
        let mut candidates = [0; GRID];
        for (all, cell) in candidates.iter_mut().zip(cells) {
            *all = match (cell.digit, cell.candidates) {
                (0, 0) => ALL,
                (0, some) => some,
                _ => 0,
            };
        }
        let is_noted = cells.iter().any(|cell| cell.candidates != 0);
        Self {
            cells: cells.iter().map(|cell| cell.character()).collect(),
            candidates: is_noted.then(|| Box::new(candidates)),
            line: 1,
        }
    }

    /// A grid without candidates.
    pub(crate) const fn plain(cells: String) -> Self {
        Self {
            cells,
            candidates: None,
            line: 1,
        }
    }

    /// The same grid, on another line.
    pub(crate) fn on_line(self, line: usize) -> Self {
        Self { line, ..self }
    }

    /// Whether this is a full grid with all digits of another.
    pub(crate) fn solves(&self, puzzle: &Self) -> bool {
        let mut pairs = self.cells.chars().zip(puzzle.cells.chars());
        pairs.all(|(own, given)| own != '-' && (given == '-' || given == own))
    }
}
