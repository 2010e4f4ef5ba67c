//! Full house: one cell of a house is empty, and the missing digit goes there.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::grid::{Candidate, Candidates, House};
use crate::step::Step;

pub(super) fn find(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
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
