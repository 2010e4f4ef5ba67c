//! Alternating inference chain: links between any candidates, strong and weak in turn.
//!
//! If the first node is false the last is true, so one of them is: candidates that see both are false.
//!
//! A node may be a digit in several cells of a house: when such a group is false none of its cells
//! holds the digit, when it is true one does. Almost locked sets link as well: a set that lacks one of
//! its digits holds each of the others.

use std::ops::ControlFlow;

use super::new_steps::NewSteps;
use crate::inference::chains::evidence;
use crate::inference::chains::network::Network;
use crate::inference::chains::wave::Reached;
use crate::step::{LinkKind, Sink, Step};
use crate::technique::Technique;
use nonet_grid::Candidate;
use nonet_grid::sorting::CompactSort;

/// Find the open chains of a network between two candidates, the shortest first.
///
/// With equal digits at both ends a chain takes the digit from cells that see both (type 1). With
/// different ones in two cells that see each other it takes each from the other's cell (type 2).
/// A chain with one elimination is found as a discontinuous nice loop instead.
pub(crate) fn find(
    technique: Technique,
    network: &Network,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let mut new_steps = NewSteps::new(sink);
    for (end, start) in ends(network) {
        let eliminations = network.graph.seen_by_both(start, end.node);
        new_steps.offer(eliminations, |eliminations| {
            let wave = network.wave(start).expect("a chain starts here");
            let path = wave.path(network.wave_links(), end);
            let evidence = evidence::chain_along(network, &path, LinkKind::Strong);
            Step::eliminating(technique, eliminations, evidence)
        })?;
    }
    ControlFlow::Continue(())
}

/// Both ends of all chains that prove something, by length.
fn ends(network: &Network) -> Vec<(Reached, usize)> {
    let singles = network.graph.singles;
    let mut ends = Vec::new();
    for (start, wave) in network.waves().take_while(|&(start, _)| start < singles) {
        for end in network.reached(wave) {
            if (start + 1..singles).contains(&end.node) && proves_two(network, start, end.node) {
                ends.push((end, start));
            }
        }
    }
    ends.sort_compactly_by_key(|&(end, start)| (end.level, start, end.node));
    ends
}

/// Whether an alternative of two candidates is an open chain that takes at least two others out.
fn proves_two(network: &Network, one: usize, other: usize) -> bool {
    let Candidate { cell, digit } = network.graph.single(one);
    let end = network.graph.single(other);
    let fits = digit == end.digit || cell.peers().contains(end.cell);
    fits && network.graph.common(one, other).nth(1).is_some()
}
