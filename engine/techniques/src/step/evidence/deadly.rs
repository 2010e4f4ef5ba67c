//! Deadly patterns, which no puzzle with one solution has, and the further candidates that prevent them.

use super::{BugPlusN, Tridagon, UniqueLoop};
use crate::step::Pattern;
use nonet_grid::{CellSet, candidates_of};

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

impl BugPlusN {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            fins: self.extra.clone(),
            ..Pattern::default()
        }
    }
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
