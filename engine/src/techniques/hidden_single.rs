//! Hidden single: a house has one place left for a digit.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::grid::{Candidate, Candidates, CellSet, Digit, DigitSet, House};
use crate::step::Step;

pub(super) fn find_in_boxes(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    find_in(House::boxes(), Technique::HiddenSingleInBox, state, sink)
}

pub(super) fn find_in_lines(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    find_in(House::lines(), Technique::HiddenSingleInLine, state, sink)
}

fn find_in(
    houses: impl Iterator<Item = House>,
    technique: Technique,
    state: &Candidates,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for house in houses {
        let (places, digits) = sole_places(state, house);
        for cell in places {
            for digit in state.of(cell).intersection(digits) {
                sink(Step::single(
                    technique,
                    Candidate { cell, digit },
                    Some(house),
                ))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The cells that are the only place for a digit in the house, and all such digits.
fn sole_places(state: &Candidates, house: House) -> (CellSet, DigitSet) {
    let mut cells = CellSet::EMPTY;
    let mut digits = DigitSet::EMPTY;
    for digit in Digit::ALL {
        let places = state.places(digit).intersection(house.cells());
        if places.bits().is_power_of_two() {
            cells = cells.union(places);
            digits = digits.with(digit);
        }
    }
    (cells, digits)
}
