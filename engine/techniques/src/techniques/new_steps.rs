//! Filters out steps whose conclusions were found before.

use std::ops::ControlFlow;

use rustc_hash::FxHashSet;

use crate::step::{Sink, Step};
use nonet_grid::Candidate;
use nonet_grid::budget::Budget;
use nonet_grid::sorting::CompactSort;

/// The budget of a search: one for each elimination and each chain offered, and `STEP` for each new step.
///
/// The first puzzles with thousands of chains need 425,000.
const MOST_OFFERED: u64 = 450_000;

/// The extra cost of a new step.
const STEP: u64 = 16;

/// A sink that drops steps whose eliminations an earlier step, which is no longer, had already, and
/// that breaks when its budget is used up.
pub(crate) struct NewSteps<'a, 'b> {
    sink: &'a mut Sink<'b>,
    known: FxHashSet<Vec<Candidate>>,
    budget: Budget,
}

impl<'a, 'b> NewSteps<'a, 'b> {
    pub(crate) fn new(sink: &'a mut Sink<'b>) -> Self {
        Self {
            sink,
            known: FxHashSet::default(),
            budget: Budget::of(MOST_OFFERED),
        }
    }

    /// Pass a step on unless its eliminations are known; the step is made only then.
    pub(crate) fn offer(
        &mut self,
        mut eliminations: Vec<Candidate>,
        step: impl FnOnce(Vec<Candidate>) -> Step,
    ) -> ControlFlow<()> {
        eliminations.sort_compactly();
        eliminations.dedup();
        self.budget.spend(1 + eliminations.len() as u64)?;
        if eliminations.is_empty() || self.known.contains(&eliminations) {
            return ControlFlow::Continue(());
        }
        self.budget.spend(STEP)?;
        self.known.insert(eliminations.clone());
        (self.sink)(step(eliminations))
    }
}
