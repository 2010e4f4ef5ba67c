//! A graph, with the wave from each of its nodes being false.

use super::bits::BitRows;
use super::graph::Graph;
use super::wave::{Marks, Reached, Wave, WaveLinks};
use nonet_grid::CellSet;
use nonet_grid::budget::Budget;
use nonet_grid::rows::members;

/// The budget for the waves of a network, in words of links that they follow.
///
/// Candidates come first, so only chains that start at a group or an almost locked set are cut off.
const MOST_WORDS: u64 = 25_000_000;

/// A graph and the waves that start from its nodes being false.
///
/// If a node's being false makes another true, one of the two is true: every chain that proves
/// something is such an alternative.
#[derive(Clone, Debug)]
pub(crate) struct Network {
    /// The nodes and their links.
    pub(crate) graph: Graph,
    marks: Option<OwnMarks>,
    waves: Vec<Option<Wave>>,
}

/// The marks that distinguish the chains of a network from those of single candidates.
#[derive(Clone, Debug)]
pub(crate) struct OwnMarks {
    /// The nodes that aren't single candidates.
    pub(crate) nodes: Vec<u64>,
    /// The strong links that exist only because of an almost locked set.
    pub(crate) strong: BitRows,
    /// The strong links without them.
    pub(crate) plain: BitRows,
    /// These sets, by the two nodes of their links, ascending; empty where a house explains the link too.
    pub(crate) sets: Vec<([usize; 2], CellSet)>,
}

impl OwnMarks {
    /// Mark all nodes but single candidates, and add and mark the strong links that only sets give.
    pub(crate) fn of(graph: &mut Graph, sets: Vec<([usize; 2], CellSet)>) -> Self {
        let count = graph.nodes.len();
        let mut nodes = vec![0; count.div_ceil(64)];
        for node in graph.singles..count {
            nodes[node / 64] |= 1 << (node % 64);
        }
        let mut of_sets = BitRows::empty(count);
        for &([one, other], _) in &sets {
            if !graph.strong.are_related(one, other) {
                of_sets.relate(one, other);
            }
        }
        let plain = graph.strong.clone();
        graph.strong = plain.union(&of_sets);
        Self {
            nodes,
            plain,
            strong: of_sets,
            sets,
        }
    }
}

impl Network {
    /// Follow the links of a graph from every node that has a strong one.
    pub(crate) fn of(graph: Graph, marks: Option<OwnMarks>) -> Self {
        let mut network = Self {
            graph,
            marks,
            waves: Vec::new(),
        };
        let count = network.graph.nodes.len();
        let mut budget = Budget::of(MOST_WORDS);
        let mut waves = vec![None; count];
        for (node, slot) in waves.iter_mut().enumerate() {
            *slot = network.wave_from(node);
            let work = slot.as_ref().map_or(0, Wave::work);
            if budget.spend(work).is_break() {
                break;
            }
        }
        network.waves = waves;
        network
    }

    fn wave_from(&self, node: usize) -> Option<Wave> {
        let has_links = self.graph.strong.row(node).iter().any(|&bits| bits != 0);
        has_links.then(|| Wave::spread(self.wave_links(), node, false))
    }

    /// The links of the graph.
    pub(crate) fn wave_links(&self) -> WaveLinks<'_> {
        WaveLinks {
            weak: &self.graph.weak,
            strong: &self.graph.strong,
            marks: self.marks.as_ref().map(|marks| Marks {
                nodes: &marks.nodes,
                strong: &marks.strong,
                plain: &marks.plain,
            }),
        }
    }

    /// Whether only chains with groups or almost locked sets are of interest.
    pub(crate) const fn is_marked(&self) -> bool {
        self.marks.is_some()
    }

    /// The wave from a node being false, if it has one.
    pub(crate) fn wave(&self, node: usize) -> Option<&Wave> {
        self.waves[node].as_ref()
    }

    /// All waves with their starts, ascending.
    pub(crate) fn waves(&self) -> impl Iterator<Item = (usize, &Wave)> {
        let waves = self.waves.iter().enumerate();
        waves.filter_map(|(start, wave)| Some((start, wave.as_ref()?)))
    }

    /// The nodes that a wave makes true, the nearest first.
    pub(crate) fn reached<'a>(&self, wave: &'a Wave) -> impl Iterator<Item = Reached> + 'a {
        let marked = self.is_marked();
        wave.levels(true, marked).flat_map(move |(level, row)| {
            members(row).map(move |node| Reached {
                level,
                node,
                marked,
            })
        })
    }

    /// The almost locked set that a strong link rests on, if it needs one.
    pub(crate) fn set_between(&self, one: usize, other: usize) -> Option<CellSet> {
        let marks = self.marks.as_ref()?;
        let ends = [one.min(other), one.max(other)];
        let at = marks
            .sets
            .binary_search_by_key(&ends, |&(ends, _)| ends)
            .ok()?;
        let set = marks.sets[at].1;
        let needs_set = marks.strong.are_related(one, other) && !set.is_empty();
        needs_set.then_some(set)
    }
}
