//! The graph of almost locked sets, which are linked by digits that two of them cannot both hold.
//!
//! A set that lacks one of its digits holds all others. So a set and one of its digits make a node
//! (the places of the digit in the set), the nodes of a set have strong links, and nodes whose places
//! all see each other have weak ones: the digit is a restricted common of the two sets.

use std::sync::OnceLock;

use super::almost_locked::AlmostLockedSet;
use super::chains::bits::BitRows;
use super::chains::graph::{Graph, PlainGraph};
use super::chains::nodes::Builder;
use super::chains::wave::{Wave, WaveLinks};
use super::numbering::Numbering;
use crate::step::{Link, LinkKind, Node};
use nonet_grid::budget::Budget;
use nonet_grid::rows::{contains, intersect, members};
use nonet_grid::sorting::CompactSort;
use nonet_grid::{Candidate, Candidates, CellSet, Digit, candidates_of};

/// The budget for the refutations of all candidates, in words of links.
const REFUTATION_WORDS: u64 = 8_000_000;

/// A set by its position.
pub(crate) type SetIndex = usize;

/// A set and one of its digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct End {
    /// The digit.
    pub(crate) digit: Digit,
    /// The node of its places in the set.
    pub(crate) node: usize,
}

/// The almost locked sets of some candidates and the links between them.
#[derive(Debug)]
pub(crate) struct AlsGraph {
    /// The sets, the smallest first.
    pub(crate) sets: Vec<AlmostLockedSet>,
    graph: Graph,
    numbering: Numbering,
    /// The digits of each set.
    ends: Vec<Vec<End>>,
    /// The sets that each node belongs to, ascending.
    holders: Vec<Vec<SetIndex>>,
    /// For each node the places of its digit that see all its cells.
    seen: Vec<CellSet>,
    refuted: OnceLock<Vec<(usize, usize)>>,
    neighbours: OnceLock<Vec<Vec<u64>>>,
    distinct: OnceLock<Vec<Vec<SetIndex>>>,
}

impl AlsGraph {
    /// Link the almost locked sets of some candidates.
    pub(crate) fn of(
        candidates: &Candidates,
        links: &PlainGraph,
        sets: &[AlmostLockedSet],
    ) -> Self {
        let mut builder = Builder::new(links);
        let ends: Vec<Vec<End>> = sets
            .iter()
            .map(|set| ends(&mut builder, candidates, set))
            .collect();
        for ends in &ends {
            for (position, one) in ends.iter().enumerate() {
                for other in &ends[..position] {
                    builder.link_strongly([one.node, other.node]);
                }
            }
        }
        let no_links = BitRows::empty(links.graph.singles);
        let graph = builder.graph(candidates, &links.weak_in_houses, &no_links);
        let mut holders = vec![Vec::new(); graph.nodes.len()];
        for (set, ends) in ends.iter().enumerate() {
            for end in ends {
                holders[end.node].push(set);
            }
        }
        let nodes = graph.nodes.iter();
        let seen = nodes.map(|node| {
            node.cells
                .common_peers()
                .intersection(candidates.places(node.digit))
        });
        Self {
            seen: seen.collect(),
            sets: sets.to_vec(),
            numbering: links.numbering().clone(),
            graph,
            ends,
            holders,
            refuted: OnceLock::new(),
            neighbours: OnceLock::new(),
            distinct: OnceLock::new(),
        }
    }

    /// Number of nodes.
    pub(crate) const fn nodes(&self) -> usize {
        self.seen.len()
    }

    /// The digits of a set with their nodes, ascending.
    pub(crate) fn ends(&self, set: SetIndex) -> &[End] {
        &self.ends[set]
    }

    /// The node of a digit in a set that has it.
    pub(crate) fn end(&self, set: SetIndex, digit: Digit) -> End {
        let mut ends = self.ends[set].iter();
        *ends
            .find(|end| end.digit == digit)
            .expect("the set has the digit")
    }

    /// The places of a node's digit that see all its cells.
    pub(crate) fn seen(&self, end: End) -> CellSet {
        self.seen[end.node]
    }

    /// The sets that have a restricted common with a node's set through this node, with repetition.
    pub(crate) fn neighbours(&self, end: End) -> impl Iterator<Item = SetIndex> + '_ {
        let nodes = members(self.graph.weak.row(end.node));
        nodes.flat_map(|node| self.holders[node].iter().copied())
    }

    /// The same sets, each once, in the same order.
    pub(crate) fn distinct_neighbours(&self, end: End) -> &[SetIndex] {
        let all = self.distinct.get_or_init(|| {
            let nodes = self.graph.nodes.iter().enumerate();
            let ends = nodes.map(|(node, &Node { digit, .. })| End { digit, node });
            let mut met = vec![usize::MAX; self.sets.len()];
            ends.map(|end| {
                let is_new =
                    |&set: &SetIndex| std::mem::replace(&mut met[set], end.node) != end.node;
                self.neighbours(end).filter(is_new).collect()
            })
            .collect()
        });
        &all[end.node]
    }

    /// The same sets as bits.
    pub(crate) fn neighbour_bits(&self, end: End) -> &[u64] {
        let all = self.neighbours.get_or_init(|| {
            let nodes = self.graph.nodes.iter().enumerate();
            let ends = nodes.map(|(node, &Node { digit, .. })| End { digit, node });
            ends.map(|end| self.bits(self.neighbours(end))).collect()
        });
        &all[end.node]
    }

    fn bits(&self, sets: impl Iterator<Item = SetIndex>) -> Vec<u64> {
        let mut bits = vec![0; self.sets.len().div_ceil(64)];
        for set in sets {
            bits[set / 64] |= 1 << (set % 64);
        }
        bits
    }

    /// The candidates that a chain of sets refutes: how many sets it has, and the candidate's node.
    ///
    /// The shortest chains come first. A doubly linked pair of sets may count as three.
    pub(crate) fn refuted(&self) -> &[(usize, usize)] {
        self.refuted.get_or_init(|| {
            let mut budget = Budget::of(REFUTATION_WORDS);
            let mut refuted = Vec::new();
            for node in 0..self.graph.singles {
                let wave = Wave::spread(self.wave_links(), node, true);
                if budget.spend(wave.work()).is_break() {
                    break;
                }
                refuted.extend(self.refutation(&wave, node).map(|sets| (sets, node)));
            }
            refuted.sort_compactly();
            refuted
        })
    }

    const fn wave_links(&self) -> WaveLinks<'_> {
        WaveLinks {
            weak: &self.graph.weak,
            strong: &self.graph.strong,
            marks: None,
        }
    }

    fn refutation(&self, wave: &Wave, node: usize) -> Option<usize> {
        if !intersect(wave.true_nodes(false), self.graph.weak.row(node)) {
            return None;
        }
        let (level, _) = wave
            .levels(false, false)
            .find(|(_, row)| contains(row, node))?;
        Some((level - 1) / 2)
    }

    /// The node of an end.
    pub(crate) fn places(&self, end: End) -> Node {
        self.graph.nodes[end.node]
    }

    /// The node of a candidate.
    pub(crate) fn node_of(&self, candidate: Candidate) -> usize {
        self.numbering.number(candidate)
    }

    /// The candidate of a node that is one.
    pub(crate) fn candidate(&self, node: usize) -> Candidate {
        self.graph.single(node)
    }

    /// The sets whose places of a candidate's digit it sees, with their ends.
    pub(crate) fn seen_from(&self, node: usize) -> Vec<(SetIndex, End)> {
        let digit = self.graph.nodes[node].digit;
        let nodes = members(self.graph.weak.row(node));
        let ends = nodes.map(|node| End { digit, node });
        let mut sets: Vec<_> = ends
            .flat_map(|end| self.holders[end.node].iter().map(move |&set| (set, end)))
            .collect();
        sets.sort_compactly();
        sets
    }

    /// The eliminations by two sets that lose these digits to a chain between them: each other digit
    /// that they share, where all its places in both are seen.
    pub(crate) fn excluded(
        &self,
        [(one, x), (other, y)]: [(SetIndex, Digit); 2],
    ) -> Vec<Candidate> {
        let shared = self.sets[one].digits.intersection(self.sets[other].digits);
        let digits = shared.without(x).without(y).into_iter();
        digits
            .flat_map(|digit| self.excluded_by(digit, [one, other]))
            .collect()
    }

    /// The eliminations of a digit that one of two sets holds.
    pub(crate) fn excluded_by(
        &self,
        digit: Digit,
        sets: [SetIndex; 2],
    ) -> impl Iterator<Item = Candidate> + use<> {
        let [one, other] = sets.map(|set| self.seen(self.end(set, digit)));
        candidates_of(digit, one.intersection(other))
    }

    /// The links of a chain of sets; `digits` has the digit before, between and after the sets.
    pub(crate) fn links(&self, sets: &[SetIndex], digits: &[Digit]) -> Vec<Link> {
        let ends = sets
            .iter()
            .zip(digits.windows(2))
            .flat_map(|(&set, digits)| {
                let node = |digit| self.graph.nodes[self.end(set, digit).node];
                [node(digits[0]), node(digits[1])]
            });
        Link::chain(ends, LinkKind::Strong)
    }

    /// The cells of some sets.
    pub(crate) fn cells<const COUNT: usize>(&self, sets: [SetIndex; COUNT]) -> [CellSet; COUNT] {
        sets.map(|set| self.sets[set].cells)
    }
}

fn ends(builder: &mut Builder<'_>, candidates: &Candidates, set: &AlmostLockedSet) -> Vec<End> {
    let digits = set.digits.into_iter();
    let end = |digit| End {
        digit,
        node: builder.node(digit, set.places(candidates, digit)),
    };
    digits.map(end).collect()
}
