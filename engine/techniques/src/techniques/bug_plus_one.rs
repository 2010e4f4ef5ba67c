//! BUG+1 (bivalue universal grave): but for one candidate, every empty cell has two, and every digit two
//! places in each house, which no puzzle with one solution allows. So the candidate is right, and its
//! cell loses the others.

use std::ops::ControlFlow;

use crate::state::State;
use crate::step::{Sink, Step, evidence};
use crate::technique::Technique;
use nonet_grid::{Candidate, Digit, House};

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
        if is_grave_without(state, right) {
            let others = state.of(cell).without(digit).into_iter();
            let eliminations = others.map(|digit| Candidate { cell, digit }).collect();
            let evidence = evidence::BugPlusOne { extra: right };
            sink(Step::eliminating(
                Technique::BugPlusOne,
                eliminations,
                evidence,
            ))?;
        }
    }
    ControlFlow::Continue(())
}

fn is_grave_without(state: &State, candidate: Candidate) -> bool {
    let is_even = |house: House, digit: Digit| {
        let mut places = state.places(digit).intersection(house.cells());
        if digit == candidate.digit {
            places = places.without(candidate.cell);
        }
        matches!(places.len(), 0 | 2)
    };
    House::all().all(|house| Digit::ALL.into_iter().all(|digit| is_even(house, digit)))
}
