//! Death blossom: a stem cell, and an almost locked set as a petal for each of its candidates.
//!
//! The stem sees all places of its candidate in the petal. Whichever candidate the stem holds, that
//! petal lacks it and holds every other of its digits: a digit that all petals share is eliminated from
//! cells that see all its places in all of them.

use std::ops::ControlFlow;

use rustc_hash::FxHashSet;

use super::new_steps::NewSteps;
use crate::inference::als_graph::{AlsGraph, SetIndex};
use crate::state::State;
use crate::step::evidence::DeathBlossom;
use crate::step::{Link, LinkKind, Sink, Step};
use crate::technique::Technique;
use nonet_grid::budget::Budget;
use nonet_grid::{Candidate, Cell, CellSet, Digit, candidates_of};

/// The cells that some petals exclude, for each digit.
type Excluded = [CellSet; 9];

/// The budget, in pairs of petals joined, over all stems.
const MOST_PETALS: u64 = 100_000;

/// Number of different conclusions of a stem's first petals to follow.
const CONCLUSIONS: usize = 20_000;

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let graph = state.als_graph();
    let mut new_steps = NewSteps::new(sink);
    let mut budget = Budget::of(MOST_PETALS);
    let stems = state.empty().into_iter();
    for stem in stems.filter(|&stem| state.of(stem).len() > 1) {
        find_at(state, graph, stem, (&mut budget, &mut new_steps))?;
    }
    ControlFlow::Continue(())
}

fn find_at(
    state: &State,
    graph: &AlsGraph,
    stem: Cell,
    (budget, new_steps): (&mut Budget, &mut NewSteps<'_, '_>),
) -> ControlFlow<()> {
    let digits: Vec<Digit> = state.of(stem).into_iter().collect();
    let petals: Vec<_> = digits
        .iter()
        .map(|&digit| petals(graph, stem, digit))
        .collect();
    let mut possible = [CellSet::ALL; 9];
    for petals in &petals {
        let mut any = [CellSet::EMPTY; 9];
        for (_, excluded) in petals {
            any = both(&any, excluded, CellSet::union);
        }
        possible = both(&possible, &any, CellSet::intersection);
    }
    if is_nothing(&possible) {
        return ControlFlow::Continue(());
    }
    for (excluded, chosen) in conclusions(&possible, &petals, budget) {
        new_steps.offer(candidates(&excluded), |eliminations| {
            let evidence = evidence(graph, stem, &digits, &chosen);
            Step::eliminating(Technique::DeathBlossom, eliminations, evidence)
        })?;
    }
    ControlFlow::Continue(())
}

/// The petals for one candidate of the stem, with the exclusions of each without it.
fn petals(graph: &AlsGraph, stem: Cell, digit: Digit) -> Vec<(SetIndex, Excluded)> {
    let node = graph.node_of(Candidate { cell: stem, digit });
    let petals = graph.seen_from(node).into_iter().map(|(set, _)| {
        let mut excluded = [CellSet::EMPTY; 9];
        for &end in graph.ends(set).iter().filter(|end| end.digit != digit) {
            excluded[end.digit.index()] = graph.seen(end);
        }
        (set, excluded)
    });
    petals.collect()
}

/// All exclusions by a choice of petals, each with the first choice that has it.
fn conclusions(
    possible: &Excluded,
    petals: &[Vec<(SetIndex, Excluded)>],
    budget: &mut Budget,
) -> Vec<(Excluded, Vec<SetIndex>)> {
    let mut conclusions = vec![(*possible, Vec::new())];
    for petals in petals {
        let mut known = FxHashSet::default();
        let mut next: Vec<(Excluded, Vec<SetIndex>)> = Vec::new();
        for (excluded, chosen) in &conclusions {
            for (petal, of_petal) in petals {
                if budget.spend(1).is_break() {
                    // uncovered: no board is known that takes so much.
                    return Vec::new();
                }
                let excluded = both(excluded, of_petal, CellSet::intersection);
                if is_nothing(&excluded) || next.len() == CONCLUSIONS {
                    continue;
                }
                if known.insert(excluded) {
                    let chosen = chosen.iter().chain([petal]).copied().collect();
                    next.push((excluded, chosen));
                }
            }
        }
        conclusions = next;
    }
    conclusions
}

fn both(one: &Excluded, other: &Excluded, join: fn(CellSet, CellSet) -> CellSet) -> Excluded {
    std::array::from_fn(|digit| join(one[digit], other[digit]))
}

fn is_nothing(excluded: &Excluded) -> bool {
    excluded.iter().all(|cells| cells.is_empty())
}

fn candidates(excluded: &Excluded) -> Vec<Candidate> {
    let of_digits = Digit::ALL.into_iter().zip(excluded);
    let candidates = of_digits.flat_map(|(digit, &cells)| candidates_of(digit, cells));
    candidates.collect()
}

fn evidence(graph: &AlsGraph, stem: Cell, digits: &[Digit], chosen: &[SetIndex]) -> DeathBlossom {
    let links = digits.iter().zip(chosen).map(|(&digit, &petal)| Link {
        from: Candidate { cell: stem, digit }.into(),
        to: graph.places(graph.end(petal, digit)),
        kind: LinkKind::Weak,
    });
    DeathBlossom {
        stem,
        petals: chosen
            .iter()
            .map(|&petal| graph.sets[petal].cells)
            .collect(),
        links: links.collect(),
    }
}
