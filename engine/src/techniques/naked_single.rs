//! Naked single: a cell has one candidate left.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::grid::{Candidate, Candidates};
use crate::step::Step;

pub(super) fn find(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in state.empty() {
        if let Some(digit) = state.of(cell).only() {
            let placement = Candidate { cell, digit };
            sink(Step::single(Technique::NakedSingle, placement, None))?;
        }
    }
    ControlFlow::Continue(())
}
