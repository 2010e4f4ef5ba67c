//! Forcing chains: chains from all options of a choice with the same end, or from one assumption to a
//! contradiction.
//!
//! A verity starts from a cell with three or more candidates, or a house with three or more places for
//! a digit: a consequence along chains from each of them holds. A contradiction starts from an
//! assumption: if chains from it make every candidate of such a cell, or every place of such a house,
//! false, then it is wrong.

use std::ops::ControlFlow;

use super::conclusions::{Conclusions, contradiction, verity};
use super::forced::Forced;
use crate::inference::chains::forcing::conclusion;
use crate::inference::nets::spread::Failure;
use crate::inference::nets::{Choice, Premise, choices};
use crate::state::State;
use crate::step::{Link, Sink};
use crate::technique::Technique;
use nonet_grid::Candidate;
use nonet_grid::rows::{contains, members};

/// The fewest candidates of a choice: with two, the choice is a strong link of an ordinary chain.
const FEWEST: usize = 3;

pub(crate) fn find_verities(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let forced = Forced::on(state);
    let mut found = Conclusions::new(Technique::ForcingChainVerity, sink);
    choices(state, FEWEST, &mut |choice| {
        for is_true in [false, true] {
            for node in members(&forced.agreed(&choice, is_true)) {
                if node < forced.network.graph.singles {
                    let target = conclusion(forced.network, node, is_true);
                    found.offer(target, || verity(&choice, forced.to(&choice, target)))?;
                }
            }
        }
        ControlFlow::Continue(())
    })
}

pub(crate) fn find_contradictions(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let forced = Forced::on(state);
    let mut found = Conclusions::new(Technique::ForcingChainContradiction, sink);
    let mut all = Vec::new();
    let _ = choices(state, FEWEST, &mut |choice| {
        all.push((forced.nodes(&choice), choice));
        ControlFlow::Continue(())
    });
    for node in 0..forced.network.graph.singles {
        for is_true in [true, false] {
            let Some(wave) = forced.wave(node, is_true) else {
                continue;
            };
            let lost = wave.nodes(false);
            let is_lost = |nodes: &[usize]| nodes.iter().all(|&node| contains(&lost, node));
            for (_, choice) in all.iter().filter(|(nodes, _)| is_lost(nodes)) {
                let premise = conclusion(forced.network, node, is_true);
                found.offer(premise.opposite(), || {
                    let links = forced.against(premise, choice);
                    contradiction(premise, failure(choice), links)
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

impl Forced<'_> {
    fn nodes(&self, choice: &Choice) -> Vec<usize> {
        let candidates = choice.candidates.iter();
        candidates.map(|&candidate| self.node(candidate)).collect()
    }

    /// The nodes that are true, or false, whichever candidate is chosen.
    fn agreed(&self, choice: &Choice, are_true: bool) -> Vec<u64> {
        let waves = self.nodes(choice).into_iter();
        let waves = waves.filter_map(|node| self.wave(node, true));
        let rows = waves.map(|wave| wave.nodes(are_true));
        let both = |one: Vec<u64>, other: Vec<u64>| {
            let words = one.iter().zip(&other);
            words.map(|(one, other)| one & other).collect()
        };
        rows.reduce(both).unwrap_or_default()
    }

    fn to(&self, choice: &Choice, target: Premise) -> Vec<(Premise, Vec<Link>)> {
        let premises = choice.candidates.iter().copied().map(Premise::truth_of);
        premises
            .map(|premise| (premise, self.links(premise, target)))
            .collect()
    }

    fn against(&self, premise: Premise, choice: &Choice) -> Vec<Vec<Link>> {
        let candidates = choice.candidates.iter();
        candidates
            .map(|&candidate| self.links(premise, Premise::falsehood_of(candidate)))
            .collect()
    }
}

fn failure(choice: &Choice) -> Failure {
    let Candidate { cell, digit } = choice.candidates[0];
    match choice.house {
        Some(house) => Failure::House(house, digit),
        None => Failure::Cell(cell),
    }
}
