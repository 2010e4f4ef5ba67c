//! Hidden single: a house has one place left for a digit.

use std::ops::ControlFlow;

use crate::state::State;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::{Candidate, CellSet, Digit, DigitSet, House};

pub(crate) fn find(
    technique: Technique,
    houses: impl Iterator<Item = House>,
    state: &State,
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
fn sole_places(state: &State, house: House) -> (CellSet, DigitSet) {
    let mut cells = CellSet::EMPTY;
    let mut digits = DigitSet::EMPTY;
    for digit in Digit::ALL {
        let places = state.places_in(digit, house);
        if places.bits().is_power_of_two() {
            cells = cells.union(places);
            digits = digits.with(digit);
        }
    }
    (cells, digits)
}
