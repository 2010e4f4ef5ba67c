//! Naked single: a cell has one candidate left.

use std::ops::ControlFlow;

use crate::state::State;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::Candidate;

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in state.empty() {
        if let Some(digit) = state.of(cell).only() {
            let placement = Candidate { cell, digit };
            sink(Step::single(Technique::NakedSingle, placement, None))?;
        }
    }
    ControlFlow::Continue(())
}
