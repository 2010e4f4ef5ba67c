//! Paths: the simplest step, again and again.
//!
//! The simplest step is the one with the lowest rating, then the shortest, then the first that its
//! finder finds. No step is of a higher tier than the candidates need by the ladder.

mod all_steps;
mod choice;
mod shortest;
mod step_search;

use crate::grading;
pub use all_steps::AllSteps;
pub use choice::Choice;
use nonet_grid::Candidates;
use nonet_techniques::state::State;
use nonet_techniques::step::Step;
use nonet_techniques::technique::Tier;
pub use shortest::shortest;
use step_search::Among;
pub use step_search::StepSearch;

/// The simplest step that some techniques find; in an order of one's own, the simplest of the first
/// technique that finds one.
#[must_use]
pub fn next_step(state: &State, choice: &Choice) -> Option<Step> {
    StepSearch::new(choice.clone()).finish(state)
}

/// Steps until the finders find no further one.
#[derive(Clone, Debug)]
pub struct Path {
    /// The steps, each found in the state that the ones before it leave.
    pub steps: Vec<Step>,
    /// The state at the end.
    pub rest: Candidates,
}

impl Path {
    /// Walk from some candidates as far as the techniques lead.
    ///
    /// A step may destroy a pattern, so that the rest needs a harder tier than before. So steps stay within
    /// the tier that is needed, and where such a walk gets stuck, it is tried again with other equal steps.
    #[must_use]
    pub fn walk(start: &Candidates, choice: &Choice) -> Self {
        let tier = if choice.is_ordered() {
            Tier::Extreme
        } else {
            grading::tier_of(start, &choice.graded(Tier::Expert))
        };
        let walk = |manner| {
            Self::walk_by(start, &|state| {
                StepSearch::within(choice.clone(), manner).finish(state)
            })
        };
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
