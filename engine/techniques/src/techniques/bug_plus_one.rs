//! BUG+1 (bivalue universal grave): but for one candidate, every empty cell has two, and every digit two
//! places in each house, which no puzzle with one solution allows. So the candidate is right, and its
//! cell loses the others.

use std::ops::ControlFlow;

use super::bug_plus_n::is_grave_without;
use crate::state::State;
use crate::step::{Sink, Step, evidence};
use crate::technique::Technique;
use nonet_grid::{Candidate, candidates_at};

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (twos, threes) = state.twos_and_threes();
    let Some(cell) = threes.only() else {
        return ControlFlow::Continue(());
    };
    if twos.with(cell) != state.empty() {
        return ControlFlow::Continue(());
    }
    for digit in state.of(cell) {
        let right = Candidate { cell, digit };
        if is_grave_without(state, &[right]) {
            let eliminations = candidates_at(cell, state.of(cell).without(digit)).collect();
            let evidence = evidence::BugPlusOne { extra: right };
            let technique = Technique::BugPlusOne;
            sink(Step::eliminating(technique, eliminations, evidence))?;
        }
    }
    ControlFlow::Continue(())
}
