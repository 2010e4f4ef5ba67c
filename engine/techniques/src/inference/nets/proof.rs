//! The proof that a nested net fails: the parts of it that are needed, as stages in order.

use super::spread::{Failure, Net};
use super::trace::{Event, Trace, refutation};
use super::{Premise, failing};
use crate::step::evidence::{Branch, Contradiction, Stage};
use nonet_grid::{Candidate, Candidates};

/// The proof that an assumption fails after some layers, if it does.
pub(crate) fn prove(
    candidates: &Candidates,
    assumed: Candidate,
    layers: usize,
) -> Option<(Vec<Stage>, Failure)> {
    let (mut trace, mut net) = Trace::of(candidates, Premise::truth_of(assumed));
    let mut layered = Vec::new();
    while net.failure.is_none() && layered.len() < layers {
        trace.layer = layered.len();
        layered.push(net.clone());
        let failing = failing(&net);
        net.refute(&failing, &mut trace);
    }
    let failure = trace.nearest_failure(&net)?;
    let proof = Proof {
        candidates,
        layers: &layered,
        trace: &trace,
    };
    Some((proof.stages(failure), failure))
}

struct Proof<'a> {
    candidates: &'a Candidates,
    /// The net before each layer.
    layers: &'a [Net],
    trace: &'a Trace<'a>,
}

impl Proof<'_> {
    fn stages(&self, failure: Failure) -> Vec<Stage> {
        let mut stages = Vec::new();
        let mut links = Vec::new();
        let cause = |lost| self.trace.cause(lost);
        for (event, inner) in self.needed(failure) {
            match (event, inner) {
                (Event::Placed(placed, reason), _) => {
                    links.extend(self.trace.links_to(placed, reason, &cause));
                }
                (Event::Refuted(..), refuted) => stages.push(Stage {
                    links: std::mem::take(&mut links),
                    refuted,
                }),
            }
        }
        let lost = failure.candidates(self.candidates);
        links.extend(lost.iter().filter_map(|&one| refutation(one, &cause)));
        stages.push(Stage {
            links,
            refuted: None,
        });
        stages
    }

    /// The events that the failure rests on, in order, with the inner nets that refute candidates.
    fn needed(&self, failure: Failure) -> Vec<(Event, Option<Contradiction>)> {
        let mut needed = vec![false; self.trace.events.len()];
        self.need(&mut needed, &failure.candidates(self.candidates));
        let mut events = Vec::new();
        for position in (0..needed.len()).rev() {
            if !needed[position] {
                continue;
            }
            let event = self.trace.events[position];
            let inner = match event {
                Event::Placed(placed, reason) => {
                    self.need(&mut needed, &self.trace.rivals(placed, reason));
                    None
                }
                Event::Refuted(lost, layer) => self.refuted(lost, layer, &mut needed),
            };
            events.push((event, inner));
        }
        events.reverse();
        events
    }

    fn need(&self, needed: &mut [bool], lost: &[Candidate]) {
        self.trace.need(needed, lost, &mut |_| ());
    }

    /// Replay an inner assumption, and mark the outer events that it needs.
    fn refuted(
        &self,
        assumed: Candidate,
        layer: usize,
        outer: &mut [bool],
    ) -> Option<Contradiction> {
        let mut trace = Trace::new(self.candidates);
        let mut net = self.layers[layer].clone();
        net.assume(Premise::truth_of(assumed), &mut trace);
        let failure = trace.nearest_failure(&net)?;
        let lost = failure.candidates(self.candidates);
        let needed = trace.needed_for(&lost, &mut |lost| self.need(outer, &[lost]));
        let cause = |lost| trace.cause(lost).or_else(|| self.trace.cause(lost));
        let mut links = trace.links(&needed, &cause);
        links.extend(lost.iter().filter_map(|&one| refutation(one, &cause)));
        let (cell, house) = failure.place();
        Some(Contradiction {
            branches: vec![Branch {
                assumed,
                is_true: true,
                links,
            }],
            cell,
            house,
        })
    }
}
