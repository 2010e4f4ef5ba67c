//! The walk behind a grade, step by step.

use super::next_round;
use super::round::Round;
use crate::grid::{Candidates, Grid};
use crate::step::{Evidence, Step};
use crate::techniques::{LADDER, Technique};

/// The steps of a grade, in order and without evidence.
///
/// A digit placed is a step of its own, and so is all that a technique takes out in one round: there
/// are as many steps of a technique as the grade counts, and their scores add up to its score.
#[must_use]
pub fn trail(puzzle: &Grid) -> Vec<Step> {
    let mut state = Candidates::new(puzzle);
    let mut steps = Vec::new();
    while !state.empty().is_empty() {
        let Some((technique, round)) = next_round(&state, LADDER) else {
            break;
        };
        round.apply(&mut state);
        steps.extend(steps_of(technique, &round));
    }
    steps
}

fn steps_of(technique: Technique, round: &Round) -> Vec<Step> {
    let eliminations = round.eliminations();
    let placing = |placement| Step::single(technique, placement, None);
    let mut steps: Vec<Step> = round.placements().into_iter().map(placing).collect();
    match steps.first_mut() {
        // Few steps do both; what they take out belongs to all their placements.
        Some(first) => first.eliminations = eliminations,
        None => steps.push(Step::eliminating(
            technique,
            eliminations,
            Evidence::default(),
        )),
    }
    steps
}
