//! Conjugate pairs: the two only places for a digit in a house, of which one must hold it.

use crate::grid::{Candidate, Candidates, Cell, CellSet, Digit, House};
use crate::step::{Link, LinkKind, Node};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Conjugate {
    pub house: House,
    pub ends: [Cell; 2],
}

impl Conjugate {
    pub const fn cells(self) -> CellSet {
        CellSet::of(self.ends[0]).with(self.ends[1])
    }

    /// Both readings: from the first end to the second, and back.
    pub const fn directions(self) -> [(Cell, Cell); 2] {
        let [first, second] = self.ends;
        [(first, second), (second, first)]
    }
}

/// The conjugate pairs of a digit in some houses.
pub(super) fn conjugates(
    state: &Candidates,
    digit: Digit,
    houses: impl Iterator<Item = House>,
) -> Vec<Conjugate> {
    let places = state.places(digit);
    let pair = |house: House| {
        let mut cells = places.intersection(house.cells()).into_iter();
        match (cells.next(), cells.next(), cells.next()) {
            (Some(first), Some(second), None) => Some(Conjugate {
                house,
                ends: [first, second],
            }),
            _ => None,
        }
    };
    houses.filter_map(pair).collect()
}

/// The links of a chain of candidates, alternately strong and weak.
pub(super) fn chain(candidates: &[Candidate], first: LinkKind) -> Vec<Link> {
    let node = |candidate: Candidate| Node {
        cells: CellSet::of(candidate.cell),
        digit: candidate.digit,
    };
    let mut kind = first;
    let link = |pair: &[Candidate]| {
        let link = Link {
            from: node(pair[0]),
            to: node(pair[1]),
            kind,
        };
        kind = match kind {
            LinkKind::Strong => LinkKind::Weak,
            LinkKind::Weak => LinkKind::Strong,
        };
        link
    };
    candidates.windows(2).map(link).collect()
}
