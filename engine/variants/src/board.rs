//! The board on which steps are found: candidates, and the cells that are filled.

use serde::{Deserialize, Serialize};

use crate::cells::CellSet;
use crate::domains::Masks;
use crate::model::Model;
use crate::shape::{MOST_CELLS, bit, lowest};

/// A digit in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(u8, u8)", into = "(u8, u8)")]
pub struct Candidate {
    /// The cell.
    pub cell: u8,
    /// The digit.
    pub digit: u8,
}

impl From<(u8, u8)> for Candidate {
    fn from((cell, digit): (u8, u8)) -> Self {
        Self { cell, digit }
    }
}

impl From<Candidate> for (u8, u8) {
    fn from(candidate: Candidate) -> Self {
        (candidate.cell, candidate.digit)
    }
}

/// A digit in a cell.
#[must_use]
pub const fn at(cell: u8, digit: u8) -> Candidate {
    Candidate { cell, digit }
}

/// Candidates, and filled cells.
#[derive(Clone)]
pub struct Board<'m> {
    /// The puzzle.
    pub model: &'m Model,
    masks: Masks,
    filled: CellSet,
    /// The cells that changed, in order.
    changes: Vec<u8>,
}

impl<'m> Board<'m> {
    /// The board of a puzzle without entries.
    #[must_use]
    pub fn new(model: &'m Model) -> Self {
        Self::with(model, &model.givens)
    }

    /// The board of a puzzle with digits, 0 for an open cell.
    #[must_use]
    pub fn with(model: &'m Model, digits: &[u8]) -> Self {
        let mut masks = [0; MOST_CELLS];
        masks[..model.initial.len()].copy_from_slice(&model.initial);
        let mut board = Self {
            model,
            masks,
            filled: CellSet::EMPTY,
            changes: Vec::new(),
        };
        for (cell, &digit) in model.shape.cells().zip(digits) {
            if digit != 0 {
                board.place(at(cell, digit));
            }
        }
        board
    }

    /// Keep only these candidates of each cell.
    pub fn restrict(&mut self, masks: &[u16]) {
        for (cell, &mask) in self.model.shape.cells().zip(masks) {
            self.set(cell, self.at(cell) & mask);
        }
    }

    /// The candidates of a cell.
    #[inline]
    #[must_use]
    pub fn at(&self, cell: u8) -> u16 {
        self.masks[usize::from(cell)]
    }

    /// All candidates.
    #[must_use]
    pub const fn masks(&self) -> &Masks {
        &self.masks
    }

    /// Whether a candidate is left.
    #[must_use]
    pub fn has(&self, candidate: Candidate) -> bool {
        self.at(candidate.cell) & bit(candidate.digit) != 0
    }

    /// Whether a cell is filled.
    #[must_use]
    pub fn is_filled(&self, cell: u8) -> bool {
        self.filled.has(cell)
    }

    /// Whether all cells are filled.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.filled.len() == self.model.shape.count()
    }

    /// Whether a cell has no candidate.
    #[must_use]
    pub fn is_broken(&self) -> bool {
        self.model.shape.cells().any(|cell| self.at(cell) == 0)
    }

    /// The digits by cell, 0 for an open one.
    #[must_use]
    pub fn digits(&self) -> Vec<u8> {
        let digit = |cell| {
            if self.is_filled(cell) {
                lowest(self.at(cell))
            } else {
                0
            }
        };
        self.model.shape.cells().map(digit).collect()
    }

    /// The cells among some where a digit is a candidate.
    #[must_use]
    pub fn places(&self, cells: &[u8], digit: u8) -> Vec<u8> {
        cells
            .iter()
            .copied()
            .filter(|&cell| self.at(cell) & bit(digit) != 0)
            .collect()
    }

    /// The candidates of some cells together.
    #[must_use]
    pub fn union(&self, cells: &[u8]) -> u16 {
        cells.iter().fold(0, |mask, &cell| mask | self.at(cell))
    }

    /// The cells that changed, in order.
    pub(crate) fn changes(&self) -> &[u8] {
        &self.changes
    }

    /// Fill a cell; cells that see it lose the digit.
    pub fn place(&mut self, candidate: Candidate) {
        let mask = bit(candidate.digit);
        let model = self.model;
        self.set(candidate.cell, self.at(candidate.cell) & mask);
        self.filled.insert(candidate.cell);
        for &peer in &model.peers[usize::from(candidate.cell)] {
            self.set(peer, self.at(peer) & !mask);
        }
    }

    /// Eliminate a candidate.
    pub fn eliminate(&mut self, candidate: Candidate) {
        self.set(
            candidate.cell,
            self.at(candidate.cell) & !bit(candidate.digit),
        );
    }

    fn set(&mut self, cell: u8, mask: u16) {
        if self.masks[usize::from(cell)] != mask {
            self.masks[usize::from(cell)] = mask;
            self.changes.push(cell);
        }
    }
}
