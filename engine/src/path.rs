//! The path of a puzzle: always the first step of the easiest technique that finds one.

use crate::grid::Candidates;
use crate::step::Step;
use crate::techniques::{Rung, Use};

/// The first step that the rungs, tried in their order, find; those for hints only are left out.
#[must_use]
pub fn next_step(state: &Candidates, rungs: &[Rung]) -> Option<Step> {
    let mut walked = rungs.iter().filter(|rung| rung.used == Use::Walk);
    walked.find_map(|rung| rung.first(state))
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
    /// Walk from a state as far as the rungs lead.
    #[must_use]
    pub fn walk(start: Candidates, rungs: &[Rung]) -> Self {
        let mut path = Self {
            steps: Vec::new(),
            rest: start,
        };
        while let Some(step) = next_step(&path.rest, rungs) {
            step.apply(&mut path.rest);
            path.steps.push(step);
        }
        path
    }

    /// Whether every cell is filled.
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        self.rest.empty().is_empty()
    }

    /// The sum of the scores of all steps.
    #[must_use]
    pub fn score(&self) -> u32 {
        let score = |step: &Step| step.technique.rung().score;
        self.steps.iter().map(score).sum()
    }
}
