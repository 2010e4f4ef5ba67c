//! The links of a chain.

use crate::grid::{Candidate, CellSet, Digit, candidates_of};
use crate::sorting::CompactSort;

/// One candidate, or the same candidate in several cells of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    /// The cells, of which one holds the digit when the node is true.
    pub cells: CellSet,
    /// The digit.
    pub digit: Digit,
}

impl From<Candidate> for Node {
    fn from(Candidate { cell, digit }: Candidate) -> Self {
        let cells = CellSet::of(cell);
        Self { cells, digit }
    }
}

/// What one node of a link implies about the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinkKind {
    /// When one is false, the other is true.
    Strong,
    /// When one is true, the other is false.
    Weak,
}

impl LinkKind {
    /// The kind of the link before and of the link after in a chain.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Strong => Self::Weak,
            Self::Weak => Self::Strong,
        }
    }
}

/// A link of a chain between two nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Link {
    /// Where it starts.
    pub from: Node,
    /// Where it ends.
    pub to: Node,
    /// What the one implies about the other.
    pub kind: LinkKind,
}

impl Link {
    /// The links of a chain through some nodes, of which the first has this kind.
    pub fn chain(nodes: impl IntoIterator<Item = impl Into<Node>>, first: LinkKind) -> Vec<Self> {
        let mut nodes = nodes.into_iter().map(Into::into);
        let Some(mut from) = nodes.next() else {
            return Vec::new();
        };
        let mut kind = first;
        let mut links = Vec::new();
        for to in nodes {
            links.push(Self { from, to, kind });
            (from, kind) = (to, kind.other());
        }
        links
    }

    /// The candidates of some links, ascending, each once.
    #[must_use]
    pub fn candidates(links: &[Self]) -> Vec<Candidate> {
        let nodes = links.iter().flat_map(|link| [link.from, link.to]);
        let in_cells = |Node { cells, digit }| candidates_of(digit, cells);
        let mut candidates: Vec<_> = nodes.flat_map(in_cells).collect();
        candidates.sort_compactly();
        candidates.dedup();
        candidates
    }
}
