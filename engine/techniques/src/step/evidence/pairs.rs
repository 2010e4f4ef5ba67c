//! Two strong links of one digit.

use super::{DualEmptyRectangle, DualTwoLinks, EmptyRectangle, TwoLinks};
use crate::step::{Link, LinkKind, Node, Pattern};
use nonet_grid::{Candidate, CellSet, candidates_of};

impl TwoLinks {
    pub(super) fn pattern(&self) -> Pattern {
        let ([first, last], [one, other]) = (self.outer, self.inner);
        let digit = self.digit;
        let candidates = [first, one, other, last].map(|cell| Candidate { cell, digit });
        Pattern {
            houses: self.houses.to_vec(),
            candidates: candidates.to_vec(),
            links: Link::chain(candidates, LinkKind::Strong),
            ..Pattern::default()
        }
    }
}

impl DualTwoLinks {
    pub(super) fn pattern(&self) -> Pattern {
        let [first, second] = &self.patterns;
        first.pattern().with(second.pattern())
    }
}

impl EmptyRectangle {
    pub(super) fn pattern(&self) -> Pattern {
        let digit = self.digit;
        let [far, near] = [self.far, self.near].map(CellSet::of);
        let nodes = [far, near, self.along, self.across].map(|cells| Node { cells, digit });
        let pattern = far.union(near).union(self.along).union(self.across);
        Pattern {
            houses: vec![self.in_box, self.house],
            candidates: candidates_of(digit, pattern).collect(),
            links: Link::chain(nodes, LinkKind::Strong),
            ..Pattern::default()
        }
    }
}

impl DualEmptyRectangle {
    pub(super) fn pattern(&self) -> Pattern {
        let [first, second] = &self.patterns;
        first.pattern().with(second.pattern())
    }
}
