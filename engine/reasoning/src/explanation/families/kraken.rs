//! Kraken fish: a fish, or a chain from each of its fins.

use super::branches::explain_chain;
use super::links::Claim;
use crate::explanation::message::phrase;
use crate::explanation::names::{cell_names, house_names, short_name};
use crate::explanation::places::of_digit;
use crate::explanation::view::{Explanation, View};
use nonet_techniques::step::evidence::KrakenFish;

/// The elimination by the fish, and the chain from each fin to the same elimination.
pub fn explain_kraken(view: View<'_>, evidence: &KrakenFish) -> Explanation {
    let digit = evidence.digit;
    let lost = view.step.eliminations[0].cell;
    let message = phrase("fish-kraken")
        .count(evidence.fins.len())
        .with("base", house_names(&evidence.base))
        .with("cover", house_names(&evidence.cover))
        .with("digit", digit)
        .with("fins", cell_names(evidence.fins))
        .with("lost", short_name(lost));
    let mut sentences = Vec::new();
    for branch in &evidence.branches {
        let assumed = Claim::of(branch.assumed.into());
        sentences.push(phrase("forcing-suppose").with("assumed", assumed));
        sentences.extend(explain_chain(view.state, &branch.links));
    }
    view.explain(
        of_digit(digit, &evidence.base),
        vec![message, view.conclusion()],
    )
    .about(digit)
    .by(sentences)
}
