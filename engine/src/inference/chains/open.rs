//! Open chains: of two ends one is true, so what both see is false.

use std::ops::ControlFlow;

use super::Fresh;
use super::evidence;
use super::network::Network;
use super::wave::Reached;
use crate::grid::Candidate;
use crate::step::{LinkKind, Step};
use crate::techniques::{Sink, Technique};

/// Find the open chains of a network between two candidates, the shortest first.
///
/// With equal digits at both ends a chain takes the digit from what sees both (type 1). With
/// different ones in two cells that see each other it takes each from the other's cell (type 2).
/// A chain with one elimination is told as a discontinuous nice loop instead.
pub(crate) fn find(
    network: &Network,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let mut fresh = Fresh::new(sink);
    for (end, start) in ends(network) {
        let eliminations = network.graph.seen_by_both(start, end.node);
        fresh.offer(eliminations, |eliminations| {
            let wave = network.wave(start).expect("a chain starts here");
            let path = wave.path(network.web(), end);
            let evidence = evidence::of_path(network, &path, LinkKind::Strong);
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
    ends.sort_unstable_by_key(|&(end, start)| (end.level, start, end.node));
    ends
}

/// Whether an alternative of two candidates is an open chain that takes at least two others out.
fn proves_two(network: &Network, one: usize, other: usize) -> bool {
    let Candidate { cell, digit } = network.graph.single(one);
    let end = network.graph.single(other);
    let fits = digit == end.digit || cell.peers().contains(end.cell);
    fits && network.graph.common(one, other).nth(1).is_some()
}
