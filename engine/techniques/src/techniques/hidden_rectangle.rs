//! Hidden rectangle: opposite a corner with just the two digits, a corner is the only other place
//! for one digit in its row and in its column. If it held the second digit, the first would take its
//! neighbours, and the four cells would hold the two digits only.

use std::ops::ControlFlow;

use crate::inference::rectangle::Rectangle;
use crate::state::State;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::{Candidate, Cell, CellSet, Digit, House};

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for rectangle in state.rectangles() {
        for index in 0..4 {
            let cell = rectangle.corners[(index + 2) % 4];
            let is_floor = state.of(rectangle.corners[index]) == rectangle.digits;
            if !is_floor {
                continue;
            }
            for digit in rectangle.digits {
                let other = rectangle.digits.without(digit).only();
                if let (true, Some(digit)) = (is_settled(rectangle, cell, digit, state), other)
                    && state.of(cell).contains(digit)
                {
                    let eliminations = vec![Candidate { cell, digit }];
                    let evidence = rectangle.evidence(state);
                    let technique = Technique::HiddenRectangle;
                    sink(Step::eliminating(technique, eliminations, evidence))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether the corner and its neighbours are the only places for the digit in its row and column.
fn is_settled(rectangle: &Rectangle, cell: Cell, digit: Digit, state: &State) -> bool {
    let corners: CellSet = rectangle.corners.into_iter().collect();
    [House::row(cell.row()), House::column(cell.column())]
        .into_iter()
        .all(|house| {
            let places = state.places_in(digit, house);
            places == corners.intersection(house.cells())
        })
}
