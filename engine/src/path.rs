//! The path of a puzzle: always the first step of the easiest technique that finds one.

use crate::grid::Candidates;
use crate::ladder;
use crate::state::State;
use crate::step::Step;
use crate::technique::{Technique, Use};

/// The first step that the techniques, tried in their order, find; those for hints only are left out.
#[must_use]
pub fn next_step(state: &State, techniques: &[Technique]) -> Option<Step> {
    let mut walked = techniques.iter().filter(|one| one.used() == Use::Walk);
    walked.find_map(|&technique| ladder::first(technique, state))
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
    #[must_use]
    pub fn walk(start: Candidates, techniques: &[Technique]) -> Self {
        let mut state = State::from(start);
        let mut steps = Vec::new();
        while let Some(step) = next_step(&state, techniques) {
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
