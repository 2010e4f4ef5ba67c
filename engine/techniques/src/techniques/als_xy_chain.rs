//! ALS-XY-chain: almost locked sets in a row, each sharing a restricted common with the next.
//!
//! Neighbouring commons differ. If the first set lacks a digit it holds its common, so the next lacks
//! it, and so on: a digit that the first and the last set share is in one of them. Each such digit is a
//! step of its own.

use std::ops::ControlFlow;

use super::new_steps::NewSteps;
use crate::inference::als_graph::{AlsGraph, End, SetIndex};
use crate::state::State;
use crate::step::evidence::AlsXyChain;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::budget::Budget;
use nonet_grid::{Candidate, CellSet, Digit, DigitSet};

/// The budget, in neighbours of sets, for the chains from all starts together.
const MOST_NEIGHBOURS: u64 = 5_000_000;

/// Number of sets of the shortest chain; with fewer it is a wing or ALS-XZ.
const SHORTEST: usize = 4;

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let graph = state.als_graph();
    let mut new_steps = NewSteps::new(sink);
    let refuted = graph.refuted();
    for &(_, target) in refuted.iter().filter(|&&(sets, _)| sets >= SHORTEST) {
        find_for(graph, target, &mut new_steps)?;
    }
    let useful = useful(graph);
    let mut budget = Budget::of(MOST_NEIGHBOURS);
    for (set, &digits) in useful.iter().enumerate() {
        for &end in graph.ends(set) {
            if !digits.without(end.digit).is_empty() {
                let starts = graph.distinct_neighbours(end).iter();
                let starts = starts.map(|&next| (next, end.digit));
                let row = Row::spread(graph, starts);
                budget.spend(row.work)?;
                find_from(graph, (set, end.digit), (&row, &useful), &mut new_steps)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// For each set the digits by which it can end a chain: those whose places see a refuted candidate.
///
/// Every exclusion of a chain is refuted, so other digits are skipped, and usually few are left.
fn useful(graph: &AlsGraph) -> Vec<DigitSet> {
    let mut refuted = [CellSet::EMPTY; 9];
    for &(_, target) in graph.refuted() {
        let Candidate { cell, digit } = graph.candidate(target);
        refuted[digit.index()] = refuted[digit.index()].with(cell);
    }
    let is_useful = |end: &&End| {
        let seen = graph.seen(**end);
        !seen.intersection(refuted[end.digit.index()]).is_empty()
    };
    let sets = 0..graph.sets.len();
    let digits = |set| {
        graph
            .ends(set)
            .iter()
            .filter(is_useful)
            .map(|end| end.digit)
    };
    sets.map(|set| digits(set).collect()).collect()
}

/// Find the shortest chain that excludes a candidate.
fn find_for(graph: &AlsGraph, target: usize, new_steps: &mut NewSteps<'_, '_>) -> ControlFlow<()> {
    let shared = graph.candidate(target).digit;
    let ends = graph.seen_from(target);
    let row = Row::spread(graph, ends.iter().map(|&(set, _)| (set, shared)));
    let is_last = |&(set, lost): &Lost| {
        let sees = ends.binary_search_by_key(&set, |&(set, _)| set).is_ok();
        sees && lost != shared
    };
    let Some(last) = row.order.iter().position(is_last) else {
        // uncovered: every refutation by so many sets has a chain.
        return ControlFlow::Continue(());
    };
    let chain = row.back_from(last);
    let ends = [chain[0].0, row.order[last].0];
    let excluded = graph.excluded_by(shared, ends).collect();
    new_steps.offer(excluded, |eliminations| {
        step(graph, shared, &chain, eliminations)
    })
}

/// Find the chains from a set that passes a digit on.
fn find_from(
    graph: &AlsGraph,
    first: Lost,
    (row, useful): (&Row, &[DigitSet]),
    new_steps: &mut NewSteps<'_, '_>,
) -> ControlFlow<()> {
    for (position, &last) in row.order.iter().enumerate() {
        let shared = useful[first.0].intersection(useful[last.0]);
        let shared = shared.without(first.1).without(last.1);
        if row.sets[position] + 1 < SHORTEST || shared.is_empty() {
            continue;
        }
        for shared in shared {
            let excluded = graph.excluded_by(shared, [first.0, last.0]).collect();
            new_steps.offer(excluded, |eliminations| {
                let mut chain = vec![(first.0, shared)];
                chain.extend(row.back_from(position));
                step(graph, shared, &chain, eliminations)
            })?;
        }
    }
    ControlFlow::Continue(())
}

fn step(graph: &AlsGraph, shared: Digit, chain: &[Lost], eliminations: Vec<Candidate>) -> Step {
    let sets: Vec<_> = chain.iter().map(|&(set, _)| set).collect();
    let lost = chain.iter().skip(1).map(|&(_, digit)| digit);
    let digits: Vec<_> = [shared].into_iter().chain(lost).chain([shared]).collect();
    let evidence = AlsXyChain {
        sets: sets.iter().map(|&set| graph.sets[set].cells).collect(),
        links: graph.links(&sets, &digits),
    };
    Step::eliminating(Technique::AlsXyChain, eliminations, evidence)
}

/// A set and the digit that it lacks.
type Lost = (SetIndex, Digit);

/// The sets that lose a digit, the nearest first.
struct Row {
    order: Vec<Lost>,
    before: Vec<Option<usize>>,
    /// Number of visited neighbours.
    work: u64,
    /// Number of sets of the chain to each.
    sets: Vec<usize>,
}

impl Row {
    fn spread(graph: &AlsGraph, starts: impl Iterator<Item = Lost>) -> Self {
        let mut row = Self {
            order: Vec::new(),
            before: Vec::new(),
            work: graph.sets.len() as u64,
            sets: Vec::new(),
        };
        let mut seen = vec![false; 9 * graph.sets.len()];
        let mut passed_on = vec![false; graph.nodes()];
        for start in starts {
            row.add(start, None, &mut seen);
        }
        let mut position = 0;
        while position < row.order.len() {
            let (set, lost) = row.order[position];
            for &end in graph.ends(set).iter().filter(|end| end.digit != lost) {
                // The neighbours through this node were reached when another set passed it on.
                if !std::mem::replace(&mut passed_on[end.node], true) {
                    let neighbours = graph.distinct_neighbours(end);
                    row.work += neighbours.len() as u64;
                    for &next in neighbours {
                        row.add((next, end.digit), Some(position), &mut seen);
                    }
                }
            }
            position += 1;
        }
        row
    }

    fn add(&mut self, lost: Lost, before: Option<usize>, seen: &mut [bool]) {
        let seen = &mut seen[9 * lost.0 + lost.1.index()];
        if !*seen {
            *seen = true;
            self.order.push(lost);
            self.before.push(before);
            self.sets
                .push(before.map_or(1, |before| self.sets[before] + 1));
        }
    }

    /// The chain to a position.
    fn back_from(&self, last: usize) -> Vec<Lost> {
        let mut chain = vec![self.order[last]];
        let mut position = last;
        while let Some(before) = self.before[position] {
            chain.push(self.order[before]);
            position = before;
        }
        chain.reverse();
        chain
    }
}
