//! Patterns in a house or two, and those of the whole grid.

use super::{BugPlusOne, LockedCandidates, NakedSingle, SingleInHouse, Subset, Template};
use crate::step::Pattern;
use nonet_grid::candidates_of;

impl SingleInHouse {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            houses: vec![self.house],
            ..Pattern::default()
        }
    }
}

impl NakedSingle {
    #[expect(clippy::unused_self, reason = "every record has a pattern")]
    pub(super) fn pattern(&self) -> Pattern {
        Pattern::default()
    }
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

impl Subset {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            houses: self.houses.clone(),
            candidates: self.candidates.clone(),
            ..Pattern::default()
        }
    }
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

impl Template {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            candidates: candidates_of(self.digit, self.places)
                .chain(self.known.iter().copied())
                .collect(),
            ..Pattern::default()
        }
    }
}
