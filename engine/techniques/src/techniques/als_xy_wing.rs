//! ALS-XY-wing: an almost locked set that shares one restricted common with each of two others.
//!
//! The pivot lacks at most one of the two commons X and Y, so one of the wings lacks its common and
//! holds every other of its digits: a digit that both wings share is eliminated from cells that see all its places.
//! Each such digit is a step of its own.

use std::ops::ControlFlow;

use rustc_hash::FxHashSet;

use super::new_steps::NewSteps;
use crate::inference::als_graph::{AlsGraph, End, SetIndex};
use crate::state::State;
use crate::step::evidence::AlsXyWing;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::Digit;
use nonet_grid::budget::Budget;
use nonet_grid::rows::common;

/// Number of sets of a wing.
const SETS: usize = 3;

/// The budget, in pairs of wings.
const MOST_WINGS: u64 = 500_000;

/// Two wings, each with its restricted common.
type Wings = [(SetIndex, Digit); 2];

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let graph = state.als_graph();
    let mut search = Search {
        graph,
        new_steps: NewSteps::new(sink),
        known: FxHashSet::default(),
        budget: Budget::of(MOST_WINGS),
    };
    let refuted = graph.refuted().iter();
    for &(_, target) in refuted.take_while(|&&(sets, _)| sets <= SETS) {
        search.find_for(target)?;
    }
    ControlFlow::Continue(())
}

struct Search<'a, 'b, 'c> {
    graph: &'a AlsGraph,
    new_steps: NewSteps<'b, 'c>,
    known: FxHashSet<u64>,
    budget: Budget,
}

impl Search<'_, '_, '_> {
    /// Find the wings that exclude a candidate.
    fn find_for(&mut self, target: usize) -> ControlFlow<()> {
        let graph = self.graph;
        let wings = graph.seen_from(target);
        for (position, &(one, z)) in wings.iter().enumerate() {
            for &(other, _) in &wings[position + 1..] {
                for &x in graph.ends(one).iter().filter(|x| x.digit != z.digit) {
                    for &y in graph.ends(other).iter().filter(|y| y.digit != z.digit) {
                        if x.digit != y.digit {
                            self.offer(z.digit, [(one, x), (other, y)])?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn offer(&mut self, shared: Digit, wings: [(SetIndex, End); 2]) -> ControlFlow<()> {
        let graph = self.graph;
        let [(one, x), (other, y)] = wings;
        self.budget.spend(1)?;
        let pivots = common(graph.neighbour_bits(x), graph.neighbour_bits(y));
        let Some(pivot) = pivots.into_iter().find(|&set| set != one && set != other) else {
            return ControlFlow::Continue(());
        };
        let key = wings.map(|(set, end)| (set, end.digit));
        if !self.known.insert(packed(key, shared)) {
            return ControlFlow::Continue(());
        }
        let excluded = graph.excluded_by(shared, [one, other]).collect();
        self.new_steps.offer(excluded, |eliminations| {
            let digits = [shared, x.digit, y.digit, shared];
            let evidence = AlsXyWing {
                pivot: graph.sets[pivot].cells,
                wings: graph.cells([one, other]),
                commons: [x.digit, y.digit],
                links: graph.links(&[one, pivot, other], &digits),
            };
            Step::eliminating(Technique::AlsXyWing, eliminations, evidence)
        })
    }
}

/// Two wings and their shared digit, packed into one word: there are fewer than 4,000 sets.
fn packed(wings: Wings, shared: Digit) -> u64 {
    let [one, other] = wings.map(|(set, digit)| (set << 4 | digit.index()) as u64);
    (shared.index() as u64) << 60 | one << 32 | other
}
