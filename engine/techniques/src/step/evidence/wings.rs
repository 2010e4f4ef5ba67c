//! Wings: whatever one cell holds, one of some cells holds a digit.

use super::{BentWing, WWing};
use crate::step::{Link, LinkKind, Pattern};
use nonet_grid::{Candidate, Cell, Digit, DigitSet};

impl BentWing {
    pub(super) fn pattern(&self) -> Pattern {
        let of_pivot = [self.is_in_pivot.then_some(self.shared)];
        let of_pivot = self
            .forcing
            .into_iter()
            .chain(of_pivot.into_iter().flatten());
        let mut candidates = in_cell(self.pivot, of_pivot);
        for (pincer, digit) in self.pincers.into_iter().zip(self.forcing) {
            candidates.extend(in_cell(pincer, [digit, self.shared]));
        }
        Pattern {
            candidates,
            ..Pattern::default()
        }
    }
}

/// Some digits of a cell, ascending.
fn in_cell(cell: Cell, digits: impl IntoIterator<Item = Digit>) -> Vec<Candidate> {
    let digits = digits.into_iter().fold(DigitSet::EMPTY, DigitSet::with);
    digits
        .into_iter()
        .map(|digit| Candidate { cell, digit })
        .collect()
}

impl WWing {
    pub(super) fn pattern(&self) -> Pattern {
        let ([one, other], [near, far]) = (self.ends, self.bridge);
        let candidates = [
            (one, self.digit),
            (one, self.bridged),
            (near, self.bridged),
            (far, self.bridged),
            (other, self.bridged),
            (other, self.digit),
        ];
        let candidates = candidates.map(|(cell, digit)| Candidate { cell, digit });
        Pattern {
            houses: vec![self.house],
            candidates: candidates.to_vec(),
            links: Link::chain(candidates, LinkKind::Strong),
            ..Pattern::default()
        }
    }
}
