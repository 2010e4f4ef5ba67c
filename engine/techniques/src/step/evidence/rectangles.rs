//! Rectangles: four cells that must not hold two digits only.

use super::{AvoidableRectangle, UniqueRectangle};
use crate::step::Pattern;
use nonet_grid::{Candidate, candidates_of};

impl UniqueRectangle {
    pub(super) fn pattern(&self) -> Pattern {
        let groups = self.subset.map(|subset| vec![self.roof, subset]);
        Pattern {
            houses: self.houses.clone(),
            candidates: self.candidates.clone(),
            fins: self.extra.clone(),
            groups: groups.unwrap_or_default(),
            ..Pattern::default()
        }
    }
}

impl AvoidableRectangle {
    pub(super) fn pattern(&self) -> Pattern {
        let corners = self.corners.into_iter().zip(self.completing);
        let extra = self.extra.into_iter();
        Pattern {
            candidates: corners
                .map(|(cell, digit)| Candidate { cell, digit })
                .collect(),
            fins: extra
                .flat_map(|digit| candidates_of(digit, self.open))
                .collect(),
            ..Pattern::default()
        }
    }
}
