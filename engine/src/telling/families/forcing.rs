//! Forcing chains and nets: what several assumptions agree about, or what one cannot mean.

use super::branches::{Refuted, tell_anyway, tell_chain, tell_net};
use super::links::Claim;
use crate::grid::House;
use crate::step::Link;
use crate::step::evidence::{Branch, Contradiction, Verity};
use crate::technique::Technique;
use crate::telling::message::{Message, either, say, tell};
use crate::telling::names::{cell_name, house_name, short_name};
use crate::telling::places::{distinct, from_box, houses, in_house};
use crate::telling::view::{Explanation, View};

/// An assumption leaves a cell no candidate, or a house no place for a digit.
pub fn tell_contradiction(view: View<'_>, evidence: &Contradiction) -> Explanation {
    let branches = &evidence.branches;
    let assumed = assumption(&branches[0]);
    let mut told: Vec<Message> = branches
        .iter()
        .flat_map(|branch| tell_branch(view, branch))
        .collect();
    let links: Vec<Link> = branches
        .iter()
        .flat_map(|branch| branch.links.clone())
        .collect();
    let failure = Refuted::by(&links, assumed).failure(view.state, evidence.house.as_slice());
    told.push(failure.told());
    let said = failure
        .in_words("forcing-contradiction")
        .with("assumed", assumed);
    let place = from_box(branches[0].assumed.cell);
    view.explain(place, vec![said, view.conclusion()])
        .by(distinct(told))
}

/// What follows from each of some candidates of which one is true.
pub fn tell_verity(view: View<'_>, evidence: &Verity) -> Explanation {
    let concluded = conclusion(view);
    let mut told = Vec::new();
    for branch in &evidence.branches {
        told.push(say("forcing-suppose").with("assumed", assumption(branch)));
        told.extend(tell_branch(view, branch));
        told.extend(tell_end(view, branch, concluded));
    }
    let first = evidence.branches[0].assumed.cell;
    let place = evidence.house.map_or_else(|| from_box(first), in_house);
    let said = say("forcing-verity").with("choice", choice(evidence));
    view.explain(place, vec![said, view.conclusion()]).by(told)
}

fn conclusion(view: View<'_>) -> Claim {
    match view.step.placements.first() {
        Some(&placed) => Claim::of(placed.into()),
        None => Claim::not(view.step.eliminations[0].into()),
    }
}

fn assumption(branch: &Branch) -> Claim {
    Claim {
        node: branch.assumed.into(),
        is_true: branch.is_true,
    }
}

fn tell_branch(view: View<'_>, branch: &Branch) -> Vec<Message> {
    match view.step.technique {
        Technique::ForcingNetContradiction | Technique::ForcingNetVerity => {
            tell_net(view.state, &branch.links, assumption(branch), &[])
        }
        _ => tell_chain(view.state, &branch.links),
    }
}

fn tell_end(view: View<'_>, branch: &Branch, concluded: Claim) -> Vec<Message> {
    let assumed = assumption(branch);
    if assumed == concluded {
        return vec![say("forcing-itself")];
    }
    match branch.links.last() {
        None => vec![tell_anyway(view.state, concluded)],
        Some(last) if Claim::end_of(last) == concluded => Vec::new(),
        Some(_) => {
            let all: Vec<House> = houses().collect();
            let failure = Refuted::by(&branch.links, assumed).failure(view.state, &all);
            vec![failure.told(), say("forcing-impossible")]
        }
    }
}

fn choice(evidence: &Verity) -> Message {
    let branches = evidence.branches.iter();
    if !branches.clone().all(|branch| branch.is_true) {
        return tell("forcing-either").with("either", either(branches.map(assumption)));
    }
    let first = evidence.branches[0].assumed;
    if let Some(house) = evidence.house {
        let cells = branches.map(|branch| short_name(branch.assumed.cell));
        return tell("forcing-places")
            .with("house", house_name(house))
            .with("digit", first.digit)
            .with("cells", either(cells));
    }
    tell("forcing-candidates")
        .with("cell", cell_name(first.cell))
        .with(
            "digits",
            either(branches.map(|branch| branch.assumed.digit)),
        )
}
