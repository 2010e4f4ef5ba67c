//! Patterns in a house or two, and those of the whole grid.

use crate::grid::{Candidate, CellSet, Digit, DigitSet, House, candidates_of};
use crate::step::Pattern;

/// The one place for a digit in a house.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SingleInHouse {
    /// The house.
    pub house: House,
}

impl SingleInHouse {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            houses: vec![self.house],
            ..Pattern::default()
        }
    }
}

/// The one candidate of a cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NakedSingle {}

impl NakedSingle {
    #[expect(clippy::unused_self, reason = "every record has a pattern")]
    pub(super) fn pattern(&self) -> Pattern {
        Pattern::default()
    }
}

/// A digit that one house holds where it crosses another.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LockedCandidates {
    /// The digit.
    pub digit: Digit,
    /// The house whose places all lie in the other.
    pub house: House,
    /// The house that loses the digit elsewhere.
    pub other: House,
    /// The places in both.
    pub places: CellSet,
}

impl LockedCandidates {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            houses: vec![self.house, self.other],
            candidates: candidates_of(self.digit, self.places).collect(),
            ..Pattern::default()
        }
    }
}

/// As many cells as digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Subset {
    /// The houses that hold the cells; the one looked at, for a hidden subset.
    pub houses: Vec<House>,
    /// The cells.
    pub cells: CellSet,
    /// The digits.
    pub digits: DigitSet,
    /// The digits in the cells.
    pub candidates: Vec<Candidate>,
}

impl Subset {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            houses: self.houses.clone(),
            candidates: self.candidates.clone(),
            ..Pattern::default()
        }
    }
}

/// The candidate without which every cell had two, and every digit two places in each house.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BugPlusOne {
    /// The candidate that is one too many.
    pub extra: Candidate,
}

impl BugPlusOne {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            houses: self.extra.cell.houses().to_vec(),
            candidates: vec![self.extra],
            ..Pattern::default()
        }
    }
}

/// All ways to place a digit in the whole grid.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Template {
    /// The digit.
    pub digit: Digit,
    /// The places that are looked at.
    pub places: CellSet,
}

impl Template {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            candidates: candidates_of(self.digit, self.places).collect(),
            ..Pattern::default()
        }
    }
}
