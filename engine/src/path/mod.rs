//! The path of a puzzle: always the simplest step that there is.
//!
//! The simplest step is the one with the lowest rating, then the shortest, then the first that its
//! finder finds. No step is of a higher tier than the candidates need by the ladder.

mod shortest;

use std::ops::ControlFlow;

use crate::difficulty::{Difficulty, is_led_by_its_easiest, least};
use crate::grading;
use crate::grid::Candidates;
use crate::ladder;
use crate::order::PutInOrder;
use crate::state::State;
use crate::step::Step;
use crate::technique::{Technique, Tier, Use};
pub use shortest::shortest;

/// The simplest step that some techniques find; those for hints only are left out.
#[must_use]
pub fn next_step(state: &State, techniques: &[Technique]) -> Option<Step> {
    next_within(state, techniques, (Tier::Extreme, Among::First))
}

/// Which of several steps that are equally simple is taken.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Among {
    First,
    Last,
}

/// The simplest step of the techniques up to a tier.
fn next_within(
    state: &State,
    techniques: &[Technique],
    (highest, among): (Tier, Among),
) -> Option<Step> {
    let mut best = simplest(state, techniques, (highest, among))?;
    // What is found first is of a higher tier than needed when the tiers below solve the rest.
    while let Some(below) = needed_below(state, techniques, best.technique.tier()) {
        match simplest(state, techniques, (below, among)) {
            Some(easier) => best = easier,
            // uncovered: what solves the rest leads on, unless whoever set the pace has gone meanwhile.
            None => break,
        }
    }
    Some(best)
}

/// The step with the lowest rating, whether or not a technique of a lower tier leads on as well.
fn simplest(
    state: &State,
    techniques: &[Technique],
    (highest, among): (Tier, Among),
) -> Option<Step> {
    let mut walked = up_to(techniques, highest);
    walked.put_in_order_by_key(|&technique| least(technique));
    let mut best: Option<(Difficulty, Step)> = None;
    for technique in walked {
        let is_too_hard = |(easiest, _): &(Difficulty, Step)| easiest.rating < least(technique);
        if best.as_ref().is_some_and(is_too_hard) {
            break;
        }
        let _ = ladder::find(technique, state, &mut |step| {
            let found = Difficulty::of(&step);
            let is_easier = |(easiest, _): &(Difficulty, Step)| match among {
                Among::First => found < *easiest,
                Among::Last => found <= *easiest,
            };
            if best.as_ref().is_none_or(is_easier) {
                best = Some((found, step));
            }
            if among == Among::First && is_led_by_its_easiest(technique) {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
    }
    best.map(|(_, step)| step)
}

/// The tier that suffices, if it is lower than that of a step.
fn needed_below(state: &State, techniques: &[Technique], tier: Tier) -> Option<Tier> {
    // Whatever helps beyond singles shows that they do not suffice.
    if tier <= Tier::Medium {
        return None;
    }
    let below = match tier {
        Tier::Extreme => Tier::Expert,
        Tier::Expert => Tier::Hard,
        _ => Tier::Medium,
    };
    grading::solves(state, &up_to(techniques, below)).then_some(below)
}

fn up_to(techniques: &[Technique], highest: Tier) -> Vec<Technique> {
    let techniques = techniques.iter().copied();
    techniques
        .filter(|one| one.used() != Use::Hint && one.tier() <= highest)
        .collect()
}

/// Steps taken until nothing more was found.
#[derive(Clone, Debug)]
pub struct Path {
    /// The steps, each found in the state that the ones before it leave.
    pub steps: Vec<Step>,
    /// What is left at the end.
    pub rest: Candidates,
}

impl Path {
    /// Walk from some candidates as far as the techniques lead.
    ///
    /// A step may spoil what a technique needs, so that the rest is harder by the ladder than all was.
    /// So no tier is left, and where that ends early, of equal steps the other one is tried.
    #[must_use]
    pub fn walk(start: &Candidates, techniques: &[Technique]) -> Self {
        let tier = grading::tier_of(start, &up_to(techniques, Tier::Expert));
        let walk = |choice| Self::walk_by(start, &|state| next_within(state, techniques, choice));
        let mut walks = [(tier, Among::First), (tier, Among::Last)]
            .into_iter()
            .map(walk);
        let any = || walk((Tier::Extreme, Among::First));
        if tier == Tier::Extreme {
            return any();
        }
        walks.find(Self::is_solved).unwrap_or_else(any)
    }

    fn walk_by(start: &Candidates, next: &dyn Fn(&State) -> Option<Step>) -> Self {
        let mut state = State::from(start.clone());
        let mut steps = Vec::new();
        while let Some(step) = next(&state) {
            state.change(|candidates| step.apply(candidates));
            steps.push(step);
        }
        Self {
            steps,
            rest: state.into(),
        }
    }

    /// Whether every cell is filled.
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        self.rest.empty().is_empty()
    }

    /// The sum of the scores of all steps.
    #[must_use]
    pub fn score(&self) -> u32 {
        self.steps.iter().map(|step| step.technique.score()).sum()
    }
}
