//! Full house: one cell of a house is empty, and the missing digit is placed there.

use std::ops::ControlFlow;

use crate::state::State;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::{Candidate, House};

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for house in House::all() {
        let empty = house.cells().intersection(state.empty());
        let Some(cell) = empty.only() else { continue };
        // A board that breaks the rules may leave no digit, or several.
        if let Some(digit) = state.of(cell).only() {
            let placement = Candidate { cell, digit };
            sink(Step::single(Technique::FullHouse, placement, Some(house)))?;
        }
    }
    ControlFlow::Continue(())
}
