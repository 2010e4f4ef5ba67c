//! Chains, and rows of almost locked sets.

use super::{distinct, tied};
use crate::proof::deduction::{Deduction, Premise, Tie};
use nonet_grid::{Candidates, CellSet};
use nonet_techniques::step::Link;
use nonet_techniques::step::evidence::{Chain, DeathBlossom};

/// A chain, and the sets that explain some of its strong links.
pub fn chain(state: &Candidates, one: &Chain) -> Deduction {
    let within = Link::sets_among(&one.links, &one.sets, state);
    let links = one.links.iter().zip(within);
    Deduction {
        premises: distinct(one.sets.iter().copied().map(Premise::Cells)),
        links: links.map(|(&link, within)| Tie { link, within }).collect(),
        ..Deduction::default()
    }
}

/// Sets in a row, each with a strong link of its own, and weak links between.
pub fn row(links: &[Link], sets: &[CellSet]) -> Deduction {
    let within = sets.iter().flat_map(|&set| [Some(set), None]);
    let ties = links.iter().zip(within).map(|(&link, within)| {
        let within = within.filter(|set| set.len() > 1);
        Tie { link, within }
    });
    Deduction {
        premises: distinct(sets.iter().copied().map(Premise::Cells)),
        links: ties.collect(),
        ..Deduction::default()
    }
}

/// A cell, and a set for each of its candidates.
pub fn blossom(one: &DeathBlossom) -> Deduction {
    let stem = [CellSet::of(one.stem)];
    let sets = stem.into_iter().chain(one.petals.iter().copied());
    Deduction {
        premises: distinct(sets.map(Premise::Cells)),
        links: tied(&one.links),
        ..Deduction::default()
    }
}
