//! Two strong links of one digit.

use crate::grid::{Candidate, Cell, CellSet, Digit, House, candidates_of};
use crate::step::{Link, LinkKind, Node, Pattern};

/// Two conjugate pairs of a digit whose inner ends see each other.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TwoLinks {
    /// The digit.
    pub digit: Digit,
    /// The houses of the pairs.
    pub houses: [House; 2],
    /// The end of each pair that sees what is taken out.
    pub outer: [Cell; 2],
    /// The end of each pair that sees the other pair.
    pub inner: [Cell; 2],
}

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

/// Two kites with the same inner ends.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DualTwoLinks {
    /// Both.
    pub patterns: [TwoLinks; 2],
}

impl DualTwoLinks {
    pub(super) fn pattern(&self) -> Pattern {
        let [first, second] = &self.patterns;
        first.pattern().with(second.pattern())
    }
}

/// A conjugate pair, and a box whose places lie on a line and a line across.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct EmptyRectangle {
    /// The digit.
    pub digit: Digit,
    /// The box.
    pub in_box: House,
    /// The house of the pair.
    pub house: House,
    /// The end of the pair on the line of the box.
    pub near: Cell,
    /// The other end.
    pub far: Cell,
    /// The places in the box on the line of the near end.
    pub along: CellSet,
    /// The places in the box on the line across.
    pub across: CellSet,
    /// Where the digit is taken out.
    pub cleared: Cell,
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

/// Two empty rectangles in the same box.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DualEmptyRectangle {
    /// Both.
    pub patterns: [EmptyRectangle; 2],
}

impl DualEmptyRectangle {
    pub(super) fn pattern(&self) -> Pattern {
        let [first, second] = &self.patterns;
        first.pattern().with(second.pattern())
    }
}
