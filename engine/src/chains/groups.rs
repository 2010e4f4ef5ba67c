//! Group nodes: a digit in two or three cells where a box and a line cross.

use super::bits::BitRows;
use super::graph::{Graph, PlainGraph, common_peers};
use super::network::{Network, OwnMarks};
use super::tables;
use crate::candidates::{Candidate, Candidates};
use crate::cell_set::CellSet;
use crate::digit::Digit;
use crate::house::House;
use crate::step::Node;

/// The network of a state with groups.
pub(crate) fn network(state: &Candidates) -> Network {
    let mut builder = Builder::new(tables::links(state));
    builder.add_groups(state);
    builder.finish(state, Vec::new())
}

/// A graph in the making: nodes are added before their links are made.
#[derive(Debug)]
pub(crate) struct Builder<'a> {
    links: &'a PlainGraph,
    nodes: Vec<Node>,
    /// The added nodes of each digit.
    added: [Vec<usize>; 9],
    strong: Vec<[usize; 2]>,
}

impl<'a> Builder<'a> {
    /// Begin with the candidates and their links.
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
            return self.links.index().of(Candidate { cell, digit });
        }
        let added = &mut self.added[digit.index()];
        if let Some(&known) = added.iter().find(|&&node| self.nodes[node].cells == cells) {
            return known;
        }
        added.push(self.nodes.len());
        self.nodes.push(Node { cells, digit });
        self.nodes.len() - 1
    }

    /// Add all groups, and the strong links of houses that consist of two nodes.
    pub(crate) fn add_groups(&mut self, state: &Candidates) {
        for digit in Digit::ALL {
            let groups = groups(state.places(digit));
            for &group in &groups {
                self.node(digit, group);
            }
            for house in House::all() {
                let places = state.places(digit).intersection(house.cells());
                if !is_in_crossing(places) {
                    self.split(digit, places, &groups);
                }
            }
        }
    }

    /// Link the two parts of a house wherever one is a group and the other a group or a cell.
    fn split(&mut self, digit: Digit, places: CellSet, groups: &[CellSet]) {
        for &group in groups.iter().filter(|group| group.is_subset(places)) {
            let rest = places.difference(group);
            if is_in_crossing(rest) {
                let ends = [self.node(digit, group), self.node(digit, rest)];
                self.strong.push(ends);
            }
        }
    }

    /// Link everything; `of_sets` are the strong links that almost locked sets give.
    pub(crate) fn finish(self, state: &Candidates, of_sets: Vec<([usize; 2], CellSet)>) -> Network {
        let count = self.nodes.len();
        let mut weak = self.links.graph.weak.widened(count);
        let mut strong = self.links.graph.strong.widened(count);
        for &[one, other] in &self.strong {
            strong.relate(one, other);
        }
        for digit in Digit::ALL {
            self.link_weakly(state, digit, &mut weak);
        }
        let singles = self.links.graph.singles;
        let marks = OwnMarks::of(count, singles, &mut strong, of_sets);
        let graph = Graph {
            nodes: self.nodes,
            singles,
            weak,
            strong,
        };
        Network::of(graph, Some(marks))
    }

    fn link_weakly(&self, state: &Candidates, digit: Digit, weak: &mut BitRows) {
        let added = &self.added[digit.index()];
        for (position, &node) in added.iter().enumerate() {
            let seen = common_peers(self.nodes[node].cells);
            for cell in state.places(digit).intersection(seen) {
                weak.relate(node, self.links.index().of(Candidate { cell, digit }));
            }
            for &other in &added[..position] {
                if self.nodes[other].cells.is_subset(seen) {
                    weak.relate(node, other);
                }
            }
        }
    }
}

/// The places of a digit in each crossing of a box and a line, where there are several.
fn groups(places: CellSet) -> Vec<CellSet> {
    let crossings = House::boxes().flat_map(|in_box| {
        House::lines().map(move |line| in_box.cells().intersection(line.cells()))
    });
    let groups = crossings.map(|crossing| crossing.intersection(places));
    groups.filter(|group| group.len() > 1).collect()
}

/// Whether some cells, at least one, lie where one box and one line cross.
fn is_in_crossing(cells: CellSet) -> bool {
    let Some(first) = cells.first() else {
        return false;
    };
    let [in_box, row, column] = first.houses();
    let in_line = cells.is_subset(row.cells()) || cells.is_subset(column.cells());
    in_line && cells.is_subset(in_box.cells())
}
