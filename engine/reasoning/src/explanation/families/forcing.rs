//! Forcing chains and nets: assumptions with a common consequence, or one that leads to a contradiction.

use super::branches::{Refuted, explain_chain, explain_net, explain_unconditional};
use super::links::Claim;
use crate::explanation::message::{Message, either, phrase};
use crate::explanation::names::{cell_name, house_name, short_name};
use crate::explanation::places::{distinct, from_box, in_house};
use crate::explanation::view::{Explanation, View};
use nonet_techniques::step::Link;
use nonet_techniques::step::evidence::{Branch, Contradiction, Verity};
use nonet_techniques::technique::Family;

/// An assumption leaves a cell no candidate, or a house no place for a digit.
pub fn explain_contradiction(view: View<'_>, evidence: &Contradiction) -> Explanation {
    let branches = &evidence.branches;
    let assumed = assumption(&branches[0]);
    let mut sentences: Vec<Message> = branches
        .iter()
        .flat_map(|branch| explain_branch(view, branch))
        .collect();
    let links: Vec<Link> = branches
        .iter()
        .flat_map(|branch| branch.links.clone())
        .collect();
    let place = (evidence.cell, evidence.house);
    let failure = Refuted::by(&links, assumed).failure(view.state, place);
    sentences.push(failure.message());
    let message = failure
        .in_words("forcing-contradiction")
        .with("assumed", assumed);
    let place = from_box(branches[0].assumed.cell);
    view.explain(place, vec![message, view.conclusion()])
        .by(distinct(sentences))
}

/// The consequences of each of some candidates, one of which is true.
pub fn explain_verity(view: View<'_>, evidence: &Verity) -> Explanation {
    let concluded = conclusion(view);
    let mut sentences = Vec::new();
    for branch in &evidence.branches {
        sentences.push(phrase("forcing-suppose").with("assumed", assumption(branch)));
        sentences.extend(explain_branch(view, branch));
        sentences.extend(explain_end(view, branch, concluded));
    }
    let first = evidence.branches[0].assumed.cell;
    let place = evidence.house.map_or_else(|| from_box(first), in_house);
    let fails = |branch: &&Branch| End::of(branch, concluded) == End::Impossible;
    let failed = evidence.branches.iter().filter(fails).count();
    let name = match evidence.branches.len() - failed {
        1 => "forcing-verity-one",
        _ if failed > 0 => "forcing-verity-some",
        _ => "forcing-verity",
    };
    let message = phrase(name).with("choice", choice(evidence)).count(failed);
    view.explain(place, vec![message, view.conclusion()])
        .by(sentences)
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

fn explain_branch(view: View<'_>, branch: &Branch) -> Vec<Message> {
    if view.step.technique.family() == Family::ForcingNet {
        return explain_net(view.state, &branch.links, assumption(branch), &[]);
    }
    explain_chain(view.state, &branch.links)
}

/// The end of a case: the common conclusion of all cases, or a contradiction.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Assumed,
    Anyway,
    Led,
    Impossible,
}

impl End {
    fn of(branch: &Branch, concluded: Claim) -> Self {
        match branch.links.last() {
            _ if assumption(branch) == concluded => Self::Assumed,
            None => Self::Anyway,
            Some(last) if Claim::end_of(last) == concluded => Self::Led,
            Some(_) => Self::Impossible,
        }
    }
}

fn explain_end(view: View<'_>, branch: &Branch, concluded: Claim) -> Vec<Message> {
    match End::of(branch, concluded) {
        End::Assumed => vec![phrase("forcing-itself")],
        End::Anyway => vec![explain_unconditional(view.state, concluded)],
        End::Led => Vec::new(),
        End::Impossible => {
            let out = Refuted::by(&branch.links, assumption(branch));
            let failure = out.first_failure(view.state);
            vec![failure.message(), phrase("forcing-impossible")]
        }
    }
}

fn choice(evidence: &Verity) -> Message {
    let branches = evidence.branches.iter();
    if !branches.clone().all(|branch| branch.is_true) {
        return phrase("forcing-either").with("either", either(branches.map(assumption)));
    }
    let first = evidence.branches[0].assumed;
    if let Some(house) = evidence.house {
        let cells = branches.map(|branch| short_name(branch.assumed.cell));
        return phrase("forcing-places")
            .with("house", house_name(house))
            .with("digit", first.digit)
            .with("cells", either(cells));
    }
    phrase("forcing-candidates")
        .with("cell", cell_name(first.cell))
        .with(
            "digits",
            either(branches.map(|branch| branch.assumed.digit)),
        )
}
