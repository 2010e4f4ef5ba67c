//! A grid that was found in a text.

use crate::cells::{Cell, GRID, ROW};

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

    /// Whether its digits may be 27 entries in order, each a row, a column and a digit; a row of nine repeats a digit.
    pub(crate) fn may_be_entries(&self) -> bool {
        let signs = self.cells.as_bytes();
        let entries: Vec<&[u8]> = signs.chunks(3).collect();
        let is_in_order = entries.is_sorted_by(|one, next| one[..2] < next[..2]);
        let are_entries = is_in_order && entries.iter().all(|entry| entry[2] != b'-');
        let repeats = |row: &[u8]| {
            let mut filled = (0..ROW).filter(|&at| row[at] != b'-');
            filled.any(|at| row[..at].contains(&row[at]))
        };
        are_entries && signs.chunks(ROW).any(repeats)
    }

    /// Whether this is a full grid with all digits of another, which isn't full.
    fn solves(&self, puzzle: &Self) -> bool {
        let mut pairs = self.cells.chars().zip(puzzle.cells.chars());
        puzzle.cells.contains('-')
            && pairs.all(|(own, given)| own != '-' && (given == '-' || given == own))
    }
}

/// Leave out the solutions before and after their puzzles; `grid` returns the grid of an item, if it has one.
pub fn without_solutions<T>(items: Vec<T>, grid: impl Fn(&T) -> Option<&Found>) -> Vec<T> {
    let solves = |at: usize, other: Option<usize>| {
        let puzzle = grid(items.get(other?)?)?;
        grid(&items[at]).map(|own| own.solves(puzzle))
    };
    let is_solution = |at: usize| {
        solves(at, at.checked_sub(1)) == Some(true) || solves(at, Some(at + 1)) == Some(true)
    };
    let are_solutions: Vec<bool> = (0..items.len()).map(is_solution).collect();
    let kept = items.into_iter().zip(are_solutions);
    kept.filter_map(|(item, is_solution)| (!is_solution).then_some(item))
        .collect()
}
