//! Digits that crossing lines confine to few cells.

use super::{BentSet, Exocet, Fireworks};
use crate::step::Pattern;
use nonet_grid::CellSet;

impl Fireworks {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            houses: self.houses.clone(),
            candidates: self.candidates.clone(),
            ..Pattern::default()
        }
    }
}

impl Exocet {
    pub(super) fn pattern(&self) -> Pattern {
        let cells = [self.base, self.targets].map(|cells| cells.into_iter().collect::<CellSet>());
        let [one, other, third] = self.cross_lines;
        Pattern {
            houses: vec![one, other, third],
            groups: cells.to_vec(),
            ..Pattern::default()
        }
    }
}

impl BentSet {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            candidates: self.candidates.clone(),
            ..Pattern::default()
        }
    }
}
