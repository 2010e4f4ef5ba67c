//! Fish: base and cover houses.

use super::{Fish, KrakenFish, SiameseFish};
use crate::step::Pattern;
use nonet_grid::candidates_of;

impl Fish {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern {
            houses: [&*self.base, &*self.cover].concat(),
            candidates: candidates_of(self.digit, self.body).collect(),
            fins: candidates_of(self.digit, self.fins).collect(),
            ..Pattern::default()
        }
    }
}

impl SiameseFish {
    pub(super) fn pattern(&self) -> Pattern {
        let [first, second] = &self.covers;
        let [fins, others] = self.fins;
        Pattern {
            houses: [&*self.base, &**first, &**second].concat(),
            candidates: candidates_of(self.digit, self.body).collect(),
            fins: candidates_of(self.digit, fins.union(others)).collect(),
            groups: self.fins.to_vec(),
            ..Pattern::default()
        }
    }
}

impl KrakenFish {
    pub(super) fn pattern(&self) -> Pattern {
        let branches = self.branches.iter();
        Pattern {
            houses: [&*self.base, &*self.cover].concat(),
            candidates: candidates_of(self.digit, self.body).collect(),
            links: branches
                .clone()
                .flat_map(|branch| branch.links.clone())
                .collect(),
            branches: branches.map(|branch| branch.links.len()).collect(),
            fins: candidates_of(self.digit, self.fins).collect(),
            ..Pattern::default()
        }
    }
}
