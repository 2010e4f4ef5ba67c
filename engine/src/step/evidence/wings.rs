//! Wings: whatever one cell holds, one of some cells holds a digit.

use crate::grid::{Candidate, Cell, Digit, DigitSet, House};
use crate::step::{Link, LinkKind, Pattern};

/// A pivot and two pincers: XY-wing, or XYZ-wing where the pivot too may hold the shared digit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BentWing {
    /// The cell that forces one of the pincers.
    pub pivot: Cell,
    /// The cells of two candidates, ascending.
    pub pincers: [Cell; 2],
    /// What each pincer shares with the pivot alone.
    pub forcing: [Digit; 2],
    /// What both pincers share, and one of the cells holds.
    pub shared: Digit,
    /// Whether the pivot may hold it.
    pub is_in_pivot: bool,
}

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

/// Two cells with the same two candidates, and a conjugate pair that sees one with each end.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WWing {
    /// The cells with equal candidates.
    pub ends: [Cell; 2],
    /// The end of the pair that each of them sees.
    pub bridge: [Cell; 2],
    /// The house of the pair.
    pub house: House,
    /// The digit of the pair.
    pub bridged: Digit,
    /// The other digit of the ends, which one of them holds.
    pub digit: Digit,
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
