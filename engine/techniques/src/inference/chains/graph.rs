//! The graph of strong and weak links between nodes.
//!
//! A node is a candidate, or a digit in several cells of which one holds it when the node is true.
//! Candidates come first, by cell and digit; group nodes and the nodes of almost locked sets follow.
//! Of two nodes with a strong link at least one is true, of two with a weak link at most one.

use super::bits::BitRows;
use super::wave::WaveLinks;
use crate::inference::numbering::Numbering;
use crate::step::Node;
use nonet_grid::rows::common;
use nonet_grid::{Candidate, Candidates, Cell, Digit, House};

/// A graph of nodes and their links.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    /// The nodes; the links speak of them by position.
    pub(crate) nodes: Vec<Node>,
    /// Number of nodes that are single candidates; they come first.
    pub(crate) singles: usize,
    /// All weak links.
    pub(crate) weak: BitRows,
    /// All strong links.
    pub(crate) strong: BitRows,
}

/// The links between single candidates, by the kind of reason.
#[derive(Clone, Debug)]
pub(crate) struct PlainGraph {
    /// All links.
    pub(crate) graph: Graph,
    /// The weak links between equal digits in a house.
    pub(crate) weak_in_houses: BitRows,
    /// The strong links of digits with two places in a house.
    pub(crate) strong_in_houses: BitRows,
    /// The strong links of cells with two candidates.
    pub(crate) strong_in_cells: BitRows,
    numbering: Numbering,
}

impl PlainGraph {
    /// Link some candidates.
    pub(crate) fn of(candidates: &Candidates) -> Self {
        let numbering = Numbering::of(candidates.all());
        let nodes: Vec<Node> = numbering
            .candidates()
            .iter()
            .map(|&one| one.into())
            .collect();
        let [mut weak_in_houses, mut weak_in_cells, mut strong_in_cells] =
            [(); 3].map(|()| BitRows::empty(nodes.len()));
        for cell in candidates.empty() {
            for digit in candidates.of(cell) {
                let here = numbering.number(Candidate { cell, digit });
                for peer in candidates.places(digit).intersection(cell.peers()) {
                    weak_in_houses.point(here, numbering.number(Candidate { cell: peer, digit }));
                }
                for other in candidates.of(cell).without(digit) {
                    weak_in_cells.point(here, numbering.number(Candidate { cell, digit: other }));
                }
            }
            if let Some([one, other]) = bivalue(candidates, cell) {
                strong_in_cells.relate(numbering.number(one), numbering.number(other));
            }
        }
        let strong_in_houses = bilocal(candidates, &numbering, nodes.len());
        let graph = Graph {
            singles: nodes.len(),
            nodes,
            weak: weak_in_houses.union(&weak_in_cells),
            strong: strong_in_houses.union(&strong_in_cells),
        };
        Self {
            graph,
            weak_in_houses,
            strong_in_houses,
            strong_in_cells,
            numbering,
        }
    }

    /// The weak links in houses, with these strong ones.
    pub(crate) const fn along<'a>(&'a self, strong: &'a BitRows) -> WaveLinks<'a> {
        WaveLinks {
            weak: &self.weak_in_houses,
            strong,
            marks: None,
        }
    }

    /// The position of each candidate among the nodes.
    pub(crate) const fn numbering(&self) -> &Numbering {
        &self.numbering
    }
}

impl Graph {
    /// The candidates that cannot be true when one of two nodes is.
    pub(crate) fn seen_by_both(&self, one: usize, other: usize) -> Vec<Candidate> {
        self.common(one, other)
            .map(|node| self.single(node))
            .collect()
    }

    /// The positions of the candidates that cannot be true when one of two nodes is.
    pub(crate) fn common(&self, one: usize, other: usize) -> impl Iterator<Item = usize> {
        let seen = common(self.weak.row(one), self.weak.row(other));
        seen.take_while(|&node| node < self.singles)
    }

    /// The candidate of a node that is one.
    pub(crate) fn single(&self, node: usize) -> Candidate {
        let node = self.nodes[node];
        let (cell, digit) = (node.cell(), node.digit);
        Candidate { cell, digit }
    }
}

fn bivalue(candidates: &Candidates, cell: Cell) -> Option<[Candidate; 2]> {
    let digits = candidates.of(cell);
    let first = digits.first()?;
    let second = digits.without(first).only()?;
    Some([first, second].map(|digit| Candidate { cell, digit }))
}

fn bilocal(candidates: &Candidates, numbering: &Numbering, count: usize) -> BitRows {
    let mut strong = BitRows::empty(count);
    for digit in Digit::ALL {
        for house in House::all() {
            let places = candidates.places_in(digit, house);
            let Some(first) = places.first() else {
                continue;
            };
            if let Some(second) = places.without(first).only() {
                let [one, other] = [first, second].map(|cell| Candidate { cell, digit });
                strong.relate(numbering.number(one), numbering.number(other));
            }
        }
    }
    strong
}
