//! Patterns that no puzzle with one solution allows, but for some candidates, the guardians.

use crate::grid::{Candidate, Cell, CellSet, DigitSet, House, candidates_of};
use crate::step::Pattern;

/// A ring of cells that hold the same two digits in turn, and what else they may hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct UniqueLoop {
    /// The cells, each of which sees the next, and the last the first.
    pub path: Vec<Cell>,
    /// The two digits.
    pub digits: DigitSet,
    /// The cells with further candidates.
    pub roof: CellSet,
    /// These candidates.
    pub extra: Vec<Candidate>,
    /// The house in which one of the digits has no places but the roof, if that is the reason.
    pub settled: Option<House>,
}

impl UniqueLoop {
    pub(super) fn pattern(&self) -> Pattern {
        let path: CellSet = self.path.iter().copied().collect();
        let digits = self.digits.into_iter();
        Pattern {
            houses: self.settled.into_iter().collect(),
            candidates: digits
                .flat_map(|digit| candidates_of(digit, path))
                .collect(),
            fins: self.extra.clone(),
            ..Pattern::default()
        }
    }
}

/// The candidates without which every cell had two, and every digit two places in each house.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BugPlusN {
    /// The candidates that are too many, of which one at least is right.
    pub extra: Vec<Candidate>,
}

impl BugPlusN {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            fins: self.extra.clone(),
            ..Pattern::default()
        }
    }
}

/// Twelve cells in four boxes that three digits alone cannot fill.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tridagon {
    /// The three digits.
    pub digits: DigitSet,
    /// The boxes, row by row.
    pub boxes: [House; 4],
    /// The cells, three in each box.
    pub cells: CellSet,
    /// Their further candidates, of which one at least is right.
    pub guardians: Vec<Candidate>,
}

impl Tridagon {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            houses: self.boxes.to_vec(),
            fins: self.guardians.clone(),
            groups: vec![self.cells],
            ..Pattern::default()
        }
    }
}
