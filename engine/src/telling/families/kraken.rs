//! Kraken fish: a fish, or a chain from each of its fins.

use super::branches::tell_chain;
use super::links::Claim;
use crate::step::evidence::KrakenFish;
use crate::telling::message::say;
use crate::telling::names::{cell_names, house_names, short_name};
use crate::telling::places::of_digit;
use crate::telling::view::{Explanation, View};

/// What goes if the fish holds, and what each fin leads to.
pub fn tell_kraken(view: View<'_>, evidence: &KrakenFish) -> Explanation {
    let digit = evidence.digit;
    let lost = view.step.eliminations[0].cell;
    let said = say("fish-kraken")
        .count(evidence.fins.len())
        .with("base", house_names(&evidence.base))
        .with("cover", house_names(&evidence.cover))
        .with("digit", digit)
        .with("fins", cell_names(evidence.fins))
        .with("lost", short_name(lost));
    let mut told = Vec::new();
    for branch in &evidence.branches {
        let assumed = Claim::of(branch.assumed.into());
        told.push(say("forcing-suppose").with("assumed", assumed));
        told.extend(tell_chain(view.state, &branch.links));
    }
    view.explain(
        of_digit(digit, &evidence.base),
        vec![said, view.conclusion()],
    )
    .about(digit)
    .by(told)
}
