//! The search for the simplest step: one technique at a time, so that a host can show its progress.

use std::ops::ControlFlow;

use super::Choice;
use crate::grading;
use nonet_grid::sorting::CompactSort;
use nonet_techniques::difficulty::Difficulty;
use nonet_techniques::ladder;
use nonet_techniques::state::State;
use nonet_techniques::step::Step;
use nonet_techniques::technique::{Technique, Tier};

/// The choice among several equally simple steps.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Among {
    First,
    Last,
}

/// A search for the simplest step on one board.
pub struct StepSearch {
    choice: Choice,
    among: Among,
    /// The techniques of this pass, by the rating of their easiest steps or in an order of one's own.
    walked: Vec<Technique>,
    tried: usize,
    /// The simplest step of this pass, even if a technique of a lower tier would do.
    best: Option<(Difficulty, Step)>,
    /// The step of the pass before, of a higher tier than is needed.
    harder: Option<Step>,
}

impl StepSearch {
    /// A search among all steps of some techniques.
    #[must_use]
    pub fn new(choice: Choice) -> Self {
        Self::within(choice, (Tier::Extreme, Among::First))
    }

    /// A search among the steps of the techniques up to a tier.
    pub(super) fn within(choice: Choice, (highest, among): (Tier, Among)) -> Self {
        Self {
            among,
            walked: in_turn(&choice, highest),
            choice,
            tried: 0,
            best: None,
            harder: None,
        }
    }

    /// Number of techniques tried, and of all techniques.
    #[must_use]
    pub const fn progress(&self) -> (usize, usize) {
        (self.tried, self.walked.len())
    }

    /// The technique to try next; none when the step found is simpler than all of its steps.
    #[must_use]
    pub fn upcoming(&self) -> Option<Technique> {
        let technique = *self.walked.get(self.tried)?;
        let best = self.best.as_ref();
        let may_be_simpler = |easiest: &Difficulty| {
            !self.choice.is_ordered() && easiest.rating >= technique.least_rating()
        };
        best.is_none_or(|(easiest, _)| may_be_simpler(easiest))
            .then_some(technique)
    }

    /// Try one technique, each time on the same board; breaks with the simplest step, if there is one.
    pub fn go_on(&mut self, state: &State) -> ControlFlow<Option<Step>> {
        let Some(technique) = self.upcoming() else {
            return self.end_pass(state);
        };
        self.tried += 1;
        self.find(technique, state);
        ControlFlow::Continue(())
    }

    /// Search to the end.
    pub(super) fn finish(mut self, state: &State) -> Option<Step> {
        loop {
            if let ControlFlow::Break(step) = self.go_on(state) {
                return step;
            }
        }
    }

    fn find(&mut self, technique: Technique, state: &State) {
        let (best, among) = (&mut self.best, self.among);
        let _ = ladder::find(technique, state, &mut |step| {
            let found = Difficulty::of(&step);
            let is_easier = |(easiest, _): &(Difficulty, Step)| match among {
                Among::First => found < *easiest,
                Among::Last => found <= *easiest,
            };
            if best.as_ref().is_none_or(is_easier) {
                *best = Some((found, step));
            }
            if among == Among::First && !technique.varies() {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
    }

    /// When lower tiers solve the rest, a step of a higher tier is not needed: then the lower tiers are
    /// searched once more.
    fn end_pass(&mut self, state: &State) -> ControlFlow<Option<Step>> {
        let Some((_, best)) = self.best.take() else {
            return ControlFlow::Break(self.harder.take());
        };
        let Some(below) = needed_below(state, &self.choice, best.technique.tier()) else {
            return ControlFlow::Break(Some(best));
        };
        self.walked = in_turn(&self.choice, below);
        self.tried = 0;
        self.harder = Some(best);
        ControlFlow::Continue(())
    }
}

fn in_turn(choice: &Choice, highest: Tier) -> Vec<Technique> {
    let mut walked = choice.walked(highest);
    if !choice.is_ordered() {
        walked.sort_compactly_by_key(|technique| technique.least_rating());
    }
    walked
}

/// The tier that suffices, if it is lower than that of a step.
fn needed_below(state: &State, choice: &Choice, tier: Tier) -> Option<Tier> {
    // A step of another technique shows that singles do not suffice.
    if choice.is_ordered() || tier <= Tier::Medium {
        return None;
    }
    let below = match tier {
        Tier::Extreme => Tier::Expert,
        Tier::Expert => Tier::Hard,
        _ => Tier::Medium,
    };
    grading::solves(state, &choice.graded(below)).then_some(below)
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::StepSearch;
    use crate::path::Choice;
    use nonet_grid::{Candidates, Grid};
    use nonet_techniques::state::State;
    use nonet_techniques::technique::Tier;

    // Golden Nugget.
    const HARDEST: &[u8] =
        b".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

    #[test]
    fn a_search_counts_how_many_techniques_it_has_tried() {
        let state = State::from(Candidates::new(&Grid::parse(HARDEST).expect("a grid")));
        let mut search = StepSearch::new(Choice::ladder(true));
        let (start, of) = search.progress();
        let mut tried = vec![start];

        let step = loop {
            match search.go_on(&state) {
                ControlFlow::Break(step) => break step,
                ControlFlow::Continue(()) => tried.push(search.progress().0),
            }
        };

        assert_eq!(step.map(|step| step.technique.tier()), Some(Tier::Extreme));
        assert!(tried.iter().copied().eq(0..tried.len()));
        assert!(tried.len() > of / 2);
    }
}
