//! Discontinuous nice loop: a chain that comes back to its first candidate and contradicts it.
//!
//! A candidate that is false if it is true is false; one that is true if it is false is true.
//!
//! A node may be a digit in several cells of a house: when such a group is false none of its cells
//! holds the digit, when it is true one does. Almost locked sets link as well: a set that lacks one of
//! its digits holds each of the others.

use std::ops::ControlFlow;

use super::new_steps::NewSteps;
use crate::inference::chains::evidence;
use crate::inference::chains::network::Network;
use crate::inference::chains::wave::{Reached, Wave};
use crate::state::State;
use crate::step::{LinkKind, Sink, Step};
use crate::technique::Technique;
use nonet_grid::budget::Budget;
use nonet_grid::rows::{common, contains, intersect, members};
use nonet_grid::sorting::CompactSort;
use nonet_grid::{Candidate, candidates_at};

/// The budget for comparing candidates with those that they exclude, in words of links.
const MOST_WORDS: u64 = 5_000_000;

/// A loop through one candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Loop {
    length: usize,
    through: usize,
    is_proved: bool,
    start: usize,
    end: Reached,
}

/// Find the discontinuous nice loops of a network, the shortest first.
///
/// Two strong links that meet in a candidate prove it: the others of its cell go. Two weak links
/// refute it. A strong and a weak link that meet in a cell are the second case, seen from the
/// candidate with the weak link.
pub(crate) fn find(
    technique: Technique,
    network: &Network,
    state: &State,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let mut new_steps = NewSteps::new(sink);
    let mut budget = Budget::of(MOST_WORDS);
    let mut loops = Vec::new();
    for node in 0..network.graph.singles {
        loops.extend(proof(network, node));
        let starts = network.graph.weak.count(node) * network.wave_links().words();
        if budget.spend(starts as u64).is_break() {
            // uncovered: no board is known that takes so much.
            break;
        }
        loops.extend(refutation(network, node));
    }
    loops.sort_compactly();
    for found in loops {
        new_steps.offer(conclusions(network, state, found), |eliminations| {
            let (path, first) = path(network, found);
            let evidence = evidence::chain_along(network, &path, first);
            Step::eliminating(technique, eliminations, evidence)
        })?;
    }
    ControlFlow::Continue(())
}

/// The shortest loop that proves a candidate from its being false.
fn proof(network: &Network, node: usize) -> Option<Loop> {
    let wave = network.wave(node)?;
    let end = nearest(network, wave, |row| contains(row, node).then_some(node))?;
    Some(Loop {
        length: end.level,
        through: node,
        is_proved: true,
        start: node,
        end,
    })
}

/// The shortest loop that refutes a candidate: two of the nodes that it makes false are alternatives.
fn refutation(network: &Network, node: usize) -> Option<Loop> {
    let seen = network.graph.weak.row(node);
    let loops = members(seen).filter_map(|start| {
        let wave = network.wave(start)?;
        if !intersect(wave.true_nodes(network.is_marked()), seen) {
            return None;
        }
        let end = nearest(network, wave, |row| common(row, seen).next())?;
        Some(Loop {
            length: end.level + 2,
            through: node,
            is_proved: false,
            start,
            end,
        })
    });
    loops.min()
}

/// The nearest true node of a wave that a choice among the true nodes of a level accepts.
fn nearest(
    network: &Network,
    wave: &Wave,
    choose: impl Fn(&[u64]) -> Option<usize>,
) -> Option<Reached> {
    let marked = network.is_marked();
    wave.levels(true, marked).find_map(|(level, row)| {
        choose(row).map(|node| Reached {
            level,
            node,
            marked,
        })
    })
}

fn conclusions(network: &Network, state: &State, found: Loop) -> Vec<Candidate> {
    let Candidate { cell, digit } = network.graph.single(found.through);
    if !found.is_proved {
        return vec![Candidate { cell, digit }];
    }
    candidates_at(cell, state.of(cell).without(digit)).collect()
}

fn path(network: &Network, found: Loop) -> (Vec<usize>, LinkKind) {
    let wave = network.wave(found.start).expect("a loop starts here");
    let mut path = wave.path(network.wave_links(), found.end);
    if found.is_proved {
        return (path, LinkKind::Strong);
    }
    path.insert(0, found.through);
    path.push(found.through);
    (path, LinkKind::Weak)
}
