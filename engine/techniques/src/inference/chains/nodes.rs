//! Builds graphs that have nodes of several cells beside the candidates.

use super::bits::BitRows;
use super::graph::{Graph, PlainGraph};
use crate::step::Node;
use nonet_grid::{Candidate, Candidates, CellSet, Digit};

/// A builder: nodes are added before they are linked.
#[derive(Debug)]
pub(crate) struct Builder<'a> {
    /// The links between the candidates.
    pub(crate) links: &'a PlainGraph,
    pub(super) nodes: Vec<Node>,
    /// The added nodes of each digit.
    added: [Vec<usize>; 9],
    strong: Vec<[usize; 2]>,
}

impl<'a> Builder<'a> {
    /// Start with the candidates.
    pub(crate) fn new(links: &'a PlainGraph) -> Self {
        Self {
            links,
            nodes: links.graph.nodes.clone(),
            added: Default::default(),
            strong: Vec::new(),
        }
    }

    /// The position of a node, added when it is new.
    pub(crate) fn node(&mut self, digit: Digit, cells: CellSet) -> usize {
        if let Some(cell) = cells.only() {
            return self.links.numbering().number(Candidate { cell, digit });
        }
        let added = &mut self.added[digit.index()];
        if let Some(&known) = added.iter().find(|&&node| self.nodes[node].cells == cells) {
            return known;
        }
        added.push(self.nodes.len());
        self.nodes.push(Node { cells, digit });
        self.nodes.len() - 1
    }

    /// Make a strong link between two nodes.
    pub(crate) fn link_strongly(&mut self, ends: [usize; 2]) {
        self.strong.push(ends);
    }

    /// Build the graph: these links between candidates, and those of the added nodes.
    pub(crate) fn graph(self, candidates: &Candidates, weak: &BitRows, strong: &BitRows) -> Graph {
        let count = self.nodes.len();
        let mut weak = weak.widened(count);
        let mut strong = strong.widened(count);
        for &[one, other] in &self.strong {
            strong.relate(one, other);
        }
        for digit in Digit::ALL {
            self.link_weakly(candidates, digit, &mut weak);
        }
        Graph {
            nodes: self.nodes,
            singles: self.links.graph.singles,
            weak,
            strong,
        }
    }

    fn link_weakly(&self, candidates: &Candidates, digit: Digit, weak: &mut BitRows) {
        let added = &self.added[digit.index()];
        for (position, &node) in added.iter().enumerate() {
            let seen = self.nodes[node].cells.common_peers();
            for cell in candidates.places(digit).intersection(seen) {
                weak.relate(
                    node,
                    self.links.numbering().number(Candidate { cell, digit }),
                );
            }
            for &other in &added[..position] {
                if self.nodes[other].cells.is_subset(seen) {
                    weak.relate(node, other);
                }
            }
        }
    }
}
