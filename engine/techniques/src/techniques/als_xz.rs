//! ALS-XZ: two almost locked sets with a digit X that only one of them can hold.
//!
//! The set without X holds all of its other digits, so a digit Z that both share is in one of the two,
//! and is eliminated from cells that see all its places in both. With two such X, each set holds
//! exactly one of them: both sets are locked, and every digit is eliminated from cells that see all
//! its places.

use std::ops::ControlFlow;

use super::new_steps::NewSteps;
use crate::inference::als_graph::{AlsGraph, SetIndex};
use crate::state::State;
use crate::step::evidence::AlsXz;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::sorting::CompactSort;
use nonet_grid::{Candidate, Digit, candidates_of};

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let graph = state.als_graph();
    let mut new_steps = NewSteps::new(sink);
    for one in 0..graph.sets.len() {
        let commons = restricted_commons(graph, one);
        for commons in commons.chunk_by(|one, other| one.0 == other.0) {
            let other = commons[0].0;
            let digits: Vec<_> = commons.iter().map(|&(_, digit)| digit).collect();
            offer(graph, [one, other], &digits, &mut new_steps)?;
        }
    }
    ControlFlow::Continue(())
}

/// The later sets that share restricted commons with a set, and those digits, ascending.
fn restricted_commons(graph: &AlsGraph, one: SetIndex) -> Vec<(SetIndex, Digit)> {
    let mut commons = Vec::new();
    for &end in graph.ends(one) {
        let later = graph.neighbours(end).filter(|&other| other > one);
        commons.extend(later.map(|other| (other, end.digit)));
    }
    commons.sort_compactly();
    commons
}

fn offer(
    graph: &AlsGraph,
    pair: [SetIndex; 2],
    commons: &[Digit],
    new_steps: &mut NewSteps<'_, '_>,
) -> ControlFlow<()> {
    for (position, &second) in commons.iter().enumerate() {
        for &first in &commons[..position] {
            let all = doubly_linked(graph, pair, [first, second]);
            let [one, other] = graph.cells(pair);
            let own = one.union(other);
            let outside = all.iter().filter(|found| !own.contains(found.cell));
            let outside = outside.copied().collect();
            // Published examples eliminate nothing within the sets, so that step is offered too.
            for eliminations in [all, outside] {
                new_steps.offer(eliminations, |eliminations| {
                    let evidence = AlsXz {
                        sets: graph.cells(pair),
                        common: first,
                        second: Some(second),
                        links: graph.links(&pair, &[second, first, second]),
                    };
                    Step::eliminating(Technique::AlsXz, eliminations, evidence)
                })?;
            }
        }
    }
    for &common in commons {
        let eliminations = graph.excluded(pair.map(|set| (set, common)));
        new_steps.offer(eliminations, |eliminations| {
            let shared = eliminations[0].digit;
            let evidence = AlsXz {
                sets: graph.cells(pair),
                common,
                second: commons.contains(&shared).then_some(shared),
                links: graph.links(&pair, &[shared, common, shared]),
            };
            Step::eliminating(Technique::AlsXz, eliminations, evidence)
        })?;
    }
    ControlFlow::Continue(())
}

/// The eliminations by two sets that share two restricted commons.
fn doubly_linked(
    graph: &AlsGraph,
    [one, other]: [SetIndex; 2],
    commons: [Digit; 2],
) -> Vec<Candidate> {
    let mut eliminations = Vec::new();
    for digit in commons {
        let [a, b] = [one, other].map(|set| graph.seen(graph.end(set, digit)));
        eliminations.extend(candidates_of(digit, a.intersection(b)));
    }
    for set in [one, other] {
        let locked = graph.ends(set).iter();
        for &end in locked.filter(|end| !commons.contains(&end.digit)) {
            eliminations.extend(candidates_of(end.digit, graph.seen(end)));
        }
    }
    eliminations
}
