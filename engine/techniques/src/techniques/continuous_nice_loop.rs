//! Continuous nice loop: a chain that closes into a circle of alternating links.
//!
//! Each weak link then holds exactly one true node, so the digit is eliminated from cells that see both its
//! nodes, and the other digits go from a cell that has both.
//!
//! A node may be a digit in several cells of a house: when such a group is false none of its cells
//! holds the digit, when it is true one does. Almost locked sets link as well: a set that lacks one of
//! its digits holds each of the others.

use std::ops::ControlFlow;

use super::new_steps::NewSteps;
use crate::inference::chains::evidence;
use crate::inference::chains::network::Network;
use crate::inference::chains::wave::Reached;
use crate::state::State;
use crate::step::{LinkKind, Sink, Step};
use crate::technique::Technique;
use nonet_grid::budget::Budget;
use nonet_grid::sorting::CompactSort;
use nonet_grid::{Candidate, CellSet, Digit, candidates_of};

/// The budget for following all loops, in words of links.
const MOST_WORDS: u64 = 5_000_000;

/// Number of loops of equal length to follow between the same two nodes.
const LOOPS_PER_CLOSURE: usize = 100;

/// Find the continuous nice loops of a network, the shortest first.
///
/// Exactly one end of each weak link is true, so candidates that see both are false. An almost locked set
/// between two nodes of a loop holds one of their digits, so its other digits are locked in it.
pub(crate) fn find(
    technique: Technique,
    network: &Network,
    state: &State,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let mut new_steps = NewSteps::new(sink);
    let mut budget = Budget::of(MOST_WORDS);
    for (end, start) in closures(network) {
        let wave = network.wave(start).expect("a loop starts here");
        let mut left = LOOPS_PER_CLOSURE;
        let mut result = ControlFlow::Continue(());
        let work = (end.level * network.wave_links().words()) as u64;
        let _ = wave.paths(network.wave_links(), end, &mut |path| {
            left -= 1;
            result = budget.spend(work);
            result?;
            if is_simple(path) {
                let mut path = path.to_vec();
                path.push(start);
                result = offer(network, state, technique, &path, &mut new_steps);
            }
            if left == 0 {
                return ControlFlow::Break(());
            }
            result
        });
        result?;
    }
    ControlFlow::Continue(())
}

/// The ends of chains that a weak link closes, by length.
fn closures(network: &Network) -> Vec<(Reached, usize)> {
    let mut closures = Vec::new();
    for (start, wave) in network.waves() {
        for end in network.reached(wave) {
            let is_new = end.node > start;
            if is_new && network.graph.weak.are_related(start, end.node) {
                closures.push((end, start));
            }
        }
    }
    closures.sort_compactly_by_key(|&(end, start)| (end.level, start, end.node));
    closures
}

fn is_simple(path: &[usize]) -> bool {
    let mut nodes = path.to_vec();
    nodes.sort_compactly();
    nodes.windows(2).all(|pair| pair[0] != pair[1])
}

/// Offer the eliminations of a loop, then only those outside the loop's own cells.
///
/// Published examples often name only the latter, so that step exists too.
fn offer(
    network: &Network,
    state: &State,
    technique: Technique,
    path: &[usize],
    new_steps: &mut NewSteps<'_, '_>,
) -> ControlFlow<()> {
    let (in_cells, in_houses) = eliminations(network, state, path);
    let nodes = path.iter().map(|&node| network.graph.nodes[node].cells);
    let own = nodes.fold(CellSet::EMPTY, CellSet::union);
    let outside = in_houses.iter().filter(|found| !own.contains(found.cell));
    let outside: Vec<_> = in_cells.iter().chain(outside).copied().collect();
    for eliminations in [[in_cells, in_houses].concat(), outside] {
        new_steps.offer(eliminations, |eliminations| {
            let evidence = evidence::chain_along(network, path, LinkKind::Strong);
            Step::eliminating(technique, eliminations, evidence)
        })?;
    }
    ControlFlow::Continue(())
}

/// The eliminations of a loop: in the cells of its weak links, and in houses.
fn eliminations(
    network: &Network,
    state: &State,
    path: &[usize],
) -> (Vec<Candidate>, Vec<Candidate>) {
    let (mut in_cells, mut in_houses) = (Vec::new(), Vec::new());
    for (position, ends) in path.windows(2).enumerate() {
        let digits = [ends[0], ends[1]].map(|node| network.graph.nodes[node].digit);
        if position % 2 == 1 {
            let same_digit = digits[0] == digits[1];
            let found = if same_digit {
                &mut in_houses
            } else {
                &mut in_cells
            };
            found.extend(network.graph.seen_by_both(ends[0], ends[1]));
        } else if let Some(set) = network.set_between(ends[0], ends[1]) {
            in_houses.extend(locked(state, set, digits));
        }
    }
    (in_cells, in_houses)
}

/// The eliminations outside a set by its digits, without two.
fn locked(state: &State, set: CellSet, open: [Digit; 2]) -> Vec<Candidate> {
    let mut eliminations = Vec::new();
    for digit in Digit::ALL {
        let inside = state.places(digit).intersection(set);
        if !inside.is_empty() && !open.contains(&digit) {
            let seen = inside.common_peers().intersection(state.places(digit));
            eliminations.extend(candidates_of(digit, seen));
        }
    }
    eliminations
}
