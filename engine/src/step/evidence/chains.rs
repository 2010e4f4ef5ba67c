//! Chains and loops.

use crate::grid::{Candidate, Cell, CellSet, Digit};
use crate::step::{Link, LinkKind, Node, Pattern};

/// A chain or a loop.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chain {
    /// The links, in order.
    pub links: Vec<Link>,
    /// The almost locked sets that some of the strong ones rest on, in order.
    pub sets: Vec<CellSet>,
}

impl Chain {
    pub(super) fn pattern(&self) -> Pattern {
        Pattern::of_links(&self.links, self.sets.clone())
    }
}

/// Cells with the same two candidates, each seeing the next, or all such chains of a cluster.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RemotePair {
    /// The two digits.
    pub digits: [Digit; 2],
    /// The cells.
    pub cells: CellSet,
    /// The cells of a chain, in order; none where several chains conclude together.
    pub path: Vec<Cell>,
}

impl RemotePair {
    pub(super) fn pattern(&self) -> Pattern {
        let candidates = self.cells.into_iter().flat_map(|cell| {
            let in_cell = move |digit| Candidate { cell, digit };
            self.digits.map(in_cell)
        });
        Pattern {
            candidates: candidates.collect(),
            links: self.links(),
            ..Pattern::default()
        }
    }

    /// The chain told for the first digit; the digits trade places in the other half of the proof.
    #[must_use]
    pub fn links(&self) -> Vec<Link> {
        let nodes = self.path.iter().enumerate().flat_map(|(position, &cell)| {
            let digits = [position, position + 1].map(|turn| self.digits[turn % 2]);
            digits.map(|digit| Node::from(Candidate { cell, digit }))
        });
        Link::chain(nodes, LinkKind::Strong)
    }
}
