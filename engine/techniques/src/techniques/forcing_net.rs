//! Forcing nets: everything that follows by singles from an assumption.
//!
//! A contradiction leaves a cell without candidates or a house without a place for a digit: the
//! assumption is wrong. A verity follows from every candidate of a cell, from every place of a digit in a
//! house, or from a candidate both being true and being false.

use std::ops::ControlFlow;

use super::conclusions::{Conclusions, contradiction, verity};
use crate::inference::nets::spread::Net;
use crate::inference::nets::trace::Trace;
use crate::inference::nets::{Choice, Nets, Premise, choices};
use crate::state::State;
use crate::step::Sink;
use crate::technique::Technique;
use nonet_grid::sorting::CompactSort;
use nonet_grid::{Candidate, CellSet, Digit, candidates_of};

pub(crate) fn find_contradictions(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut found = Conclusions::new(Technique::ForcingNetContradiction, sink);
    let start = Net::of(state);
    let premises = state.nets().refuted();
    let mut failed: Vec<_> = premises
        .filter_map(|premise| {
            let mut net = start.clone();
            net.assume(premise, &mut ());
            Some((net.size(), premise, net.failure?))
        })
        .collect();
    failed.sort_compactly_by_key(|&(size, ..)| size);
    for (_, premise, failure) in failed {
        found.offer(premise.opposite(), || {
            let (trace, _) = Trace::of(state, premise);
            contradiction(premise, failure, [trace.to_failure(failure)])
        })?;
    }
    ControlFlow::Continue(())
}

pub(crate) fn find_verities(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let nets = state.nets();
    let mut found = Conclusions::new(Technique::ForcingNetVerity, sink);
    choices(state, 2, &mut |choice| {
        let premises = choice.candidates.iter().copied().map(Premise::truth_of);
        let premises: Vec<_> = premises.collect();
        conclude(state, nets, &choice, &premises, &mut found)
    })?;
    for cell in state.empty() {
        for digit in state.of(cell) {
            let candidate = Candidate { cell, digit };
            let choice = Choice {
                candidates: vec![candidate],
                house: None,
            };
            let premises = [
                Premise::truth_of(candidate),
                Premise::falsehood_of(candidate),
            ];
            conclude(state, nets, &choice, &premises, &mut found)?;
        }
    }
    ControlFlow::Continue(())
}

/// Offer the common consequences of all premises.
fn conclude(
    state: &State,
    nets: &Nets,
    choice: &Choice,
    premises: &[Premise],
    found: &mut Conclusions<'_, '_>,
) -> ControlFlow<()> {
    for target in targets(nets.common(premises)) {
        found.offer(target, || {
            let branches = premises.iter().map(|&premise| {
                let (trace, net) = Trace::of(state, premise);
                let links = match net.failure {
                    Some(failure) => trace.to_failure(failure),
                    None => trace.to(target.candidate, target.is_true),
                };
                (premise, links)
            });
            verity(choice, branches)
        })?;
    }
    ControlFlow::Continue(())
}

/// The candidates that are true, and false, by digit.
fn targets([certain, lost]: [[CellSet; 9]; 2]) -> impl Iterator<Item = Premise> {
    Digit::ALL.into_iter().flat_map(move |digit| {
        let [certain, lost] =
            [certain, lost].map(|cells| candidates_of(digit, cells[digit.index()]));
        certain
            .map(Premise::truth_of)
            .chain(lost.map(Premise::falsehood_of))
    })
}
