//! Steps that conclude something new.

use std::ops::ControlFlow;

use rustc_hash::FxHashSet;

use crate::grid::Candidate;
use crate::inference::effort::Effort;
use crate::order::PutInOrder;
use crate::step::{Sink, Step};

/// How many eliminations a search may offer, one more for each chain, and these for each new step.
///
/// The first puzzles with thousands of chains need 425,000.
const MOST_OFFERED: u64 = 450_000;

/// What a new step counts beside its eliminations.
const STEP: u64 = 16;

/// A sink that drops steps whose conclusion was drawn before, by a chain that is no longer, and that
/// breaks when too many were offered.
pub(crate) struct Fresh<'a, 'b> {
    sink: &'a mut Sink<'b>,
    known: FxHashSet<Vec<Candidate>>,
    effort: Effort,
}

impl<'a, 'b> Fresh<'a, 'b> {
    pub(crate) fn new(sink: &'a mut Sink<'b>) -> Self {
        Self {
            sink,
            known: FxHashSet::default(),
            effort: Effort::of(MOST_OFFERED),
        }
    }

    /// Hand a step on unless its eliminations are known; make it only then.
    pub(crate) fn offer(
        &mut self,
        mut eliminations: Vec<Candidate>,
        step: impl FnOnce(Vec<Candidate>) -> Step,
    ) -> ControlFlow<()> {
        eliminations.put_in_order();
        eliminations.dedup();
        self.effort.spend(1 + eliminations.len() as u64)?;
        if eliminations.is_empty() || self.known.contains(&eliminations) {
            return ControlFlow::Continue(());
        }
        self.effort.spend(STEP)?;
        self.known.insert(eliminations.clone());
        (self.sink)(step(eliminations))
    }
}
