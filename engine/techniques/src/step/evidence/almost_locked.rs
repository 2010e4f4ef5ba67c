//! Almost locked sets, and cells that share the digits of a crossing.

use super::{AlsXyChain, AlsXyWing, AlsXz, DeathBlossom, SueDeCoq};
use crate::step::Pattern;
use nonet_grid::CellSet;

impl AlsXz {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern::of_links(&self.links, self.sets.to_vec())
    }
}

impl AlsXyWing {
    pub(super) fn pattern(&self) -> Pattern {
        let [one, other] = self.wings;
        Pattern::of_links(&self.links, vec![one, self.pivot, other])
    }
}

impl AlsXyChain {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern::of_links(&self.links, self.sets.clone())
    }
}

impl DeathBlossom {
    pub(super) fn pattern(&self) -> Pattern {
        let stem = std::iter::once(CellSet::of(self.stem));
        let groups = stem.chain(self.petals.iter().copied()).collect();
        Pattern::of_links(&self.links, groups)
    }
}

impl SueDeCoq {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            houses: vec![self.in_box, self.line],
            candidates: self.candidates.clone(),
            groups: vec![self.core, self.of_box, self.of_line],
            ..Pattern::default()
        }
    }
}
