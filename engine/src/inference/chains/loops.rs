//! Continuous nice loops: the ends of a chain exclude each other, so every weak link becomes strong.

use std::ops::ControlFlow;

use super::Fresh;
use super::evidence;
use super::network::Network;
use super::wave::Reached;
use crate::grid::{Candidate, Candidates, CellSet, Digit, candidates_of};
use crate::inference::effort::Effort;
use crate::step::{LinkKind, Step};
use crate::techniques::{Sink, Technique};

/// How much work it may be to follow all loops, in words of links.
const MOST_WORDS: u64 = 5_000_000;

/// How many loops of equal length are followed between the same two nodes.
const LOOPS_PER_CLOSURE: usize = 100;

/// Find the continuous nice loops of a network, the shortest first.
///
/// Exactly one end of each weak link is true, so what sees both is false. An almost locked set
/// between two nodes of a loop holds one of their digits, so its other digits are locked in it.
pub(crate) fn find(
    network: &Network,
    state: &Candidates,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let mut fresh = Fresh::new(sink);
    let mut effort = Effort::of(MOST_WORDS);
    for (end, start) in closures(network) {
        let wave = network.wave(start).expect("a loop starts here");
        let mut left = LOOPS_PER_CLOSURE;
        let mut result = ControlFlow::Continue(());
        let work = (end.level * network.web().words()) as u64;
        let _ = wave.paths(network.web(), end, &mut |path| {
            left -= 1;
            result = effort.spend(work);
            result?;
            if is_simple(path) {
                let mut path = path.to_vec();
                path.push(start);
                result = offer(network, state, technique, &path, &mut fresh);
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

/// Where chains start and end that a weak link closes, by length.
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
    closures.sort_unstable_by_key(|&(end, start)| (end.level, start, end.node));
    closures
}

fn is_simple(path: &[usize]) -> bool {
    let mut nodes = path.to_vec();
    nodes.sort_unstable();
    nodes.windows(2).all(|pair| pair[0] != pair[1])
}

/// Draw the conclusions of a loop, then those that leave the loop's own cells alone.
///
/// Published examples often leave them alone; the second step exists so that it is found too.
fn offer(
    network: &Network,
    state: &Candidates,
    technique: Technique,
    path: &[usize],
    fresh: &mut Fresh<'_, '_>,
) -> ControlFlow<()> {
    let (in_cells, in_houses) = eliminations(network, state, path);
    let nodes = path.iter().map(|&node| network.graph.nodes[node].cells);
    let own = nodes.fold(CellSet::EMPTY, CellSet::union);
    let outside = in_houses.iter().filter(|found| !own.contains(found.cell));
    let outside: Vec<_> = in_cells.iter().chain(outside).copied().collect();
    for eliminations in [[in_cells, in_houses].concat(), outside] {
        fresh.offer(eliminations, |eliminations| {
            let evidence = evidence::of_path(network, path, LinkKind::Strong);
            Step::eliminating(technique, eliminations, evidence)
        })?;
    }
    ControlFlow::Continue(())
}

/// What a loop excludes: in the cells of its weak links, and in houses.
fn eliminations(
    network: &Network,
    state: &Candidates,
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

/// What the digits of a set, without two, exclude outside.
fn locked(state: &Candidates, set: CellSet, open: [Digit; 2]) -> Vec<Candidate> {
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
