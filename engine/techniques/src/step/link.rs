//! The links of a chain.

use nonet_grid::sorting::CompactSort;
use nonet_grid::{
    Candidate, Candidates, Cell, CellSet, Digit, House, candidates_at, candidates_of,
};

/// One candidate, or the same candidate in several cells of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Node {
    /// The cells, of which one holds the digit when the node is true.
    pub cells: CellSet,
    /// The digit.
    pub digit: Digit,
}

impl Node {
    /// The lowest of its cells.
    ///
    /// # Panics
    /// When it has none, as no node of a chain does.
    #[must_use]
    pub fn cell(self) -> Cell {
        self.cells.first().expect("a node has cells")
    }

    /// The fewest other candidates of a cell or house of two nodes; `None` if they share neither.
    #[must_use]
    pub fn beside(self, other: Self, state: &Candidates) -> Option<Vec<Candidate>> {
        if self.digit == other.digit {
            let cells = self.cells.union(other.cells);
            let places = state.places(self.digit).difference(cells);
            let others = House::around(cells).map(|house| {
                let beside = places.intersection(house.cells());
                candidates_of(self.digit, beside).collect::<Vec<_>>()
            });
            return others.min_by_key(Vec::len);
        }
        let shared = self.cells.intersection(other.cells).into_iter();
        let others = shared.map(|cell| {
            let digits = state.of(cell).without(self.digit).without(other.digit);
            candidates_at(cell, digits).collect::<Vec<_>>()
        });
        others.min_by_key(Vec::len)
    }
}

impl From<Candidate> for Node {
    fn from(Candidate { cell, digit }: Candidate) -> Self {
        let cells = CellSet::of(cell);
        Self { cells, digit }
    }
}

/// The implication of one node of a link for the other.
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
    /// The first node.
    pub from: Node,
    /// The last node.
    pub to: Node,
    /// The implication of the first node for the last.
    pub kind: LinkKind,
}

impl Link {
    /// Whether a cell or a house has no candidates except both ends, so that one of them is true.
    #[must_use]
    pub fn is_plain(&self, state: &Candidates) -> bool {
        let others = self.from.beside(self.to, state);
        others.is_some_and(|others| others.is_empty())
    }

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

    /// The set that each link rests on, where neither a cell nor a house explains it.
    ///
    /// The sets are in the order of the links. A link that a house explains needs no set, though it may have one.
    #[must_use]
    pub fn sets_among(
        links: &[Self],
        sets: &[CellSet],
        state: &Candidates,
    ) -> Vec<Option<CellSet>> {
        let mut sets = sets.iter().copied();
        let of = |link: &Self| {
            let ends = link.from.cells.union(link.to.cells);
            let needs_set = link.kind == LinkKind::Strong && !link.is_plain(state);
            needs_set
                .then(|| sets.find(|set| ends.is_subset(*set)))
                .flatten()
        };
        links.iter().map(of).collect()
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
