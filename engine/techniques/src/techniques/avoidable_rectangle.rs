//! Avoidable rectangles: some corners are filled, but none is a given, so the others must not
//! complete two digits crosswise.

use std::ops::ControlFlow;

use crate::inference::rectangle::{ALL, Corners};
use crate::state::State;
use crate::step::evidence::AvoidableRectangle;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::{Candidate, CellSet, Digit, DigitSet, candidates_of};

/// Type 1: three corners are filled, so the fourth does not repeat its opposite.
pub(crate) fn find_type_1(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each_rectangle(state, 3, &mut |corners, digits| {
        for index in 0..4 {
            let (cell, digit) = (corners[index], digits[index]);
            if state.of(cell).contains(digit) {
                let eliminations = vec![Candidate { cell, digit }];
                let technique = Technique::AvoidableRectangle1;
                let evidence = evidence(state, corners, digits);
                sink(Step::eliminating(technique, eliminations, evidence))?;
            }
        }
        ControlFlow::Continue(())
    })
}

/// Type 2: two corners are filled, and the others have the same one digit beside the one that would
/// complete the rectangle: one of them holds it.
pub(crate) fn find_type_2(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each_rectangle(state, 2, &mut |corners, digits| {
        let open: CellSet = corners.into_iter().collect();
        let open = open.intersection(state.empty());
        let mut extra = DigitSet::EMPTY;
        for (cell, digit) in corners.into_iter().zip(digits) {
            let own = state.of(cell);
            if open.contains(cell) && !(own.contains(digit) && own.len() == 2) {
                return ControlFlow::Continue(());
            }
            extra = extra.union(own.without(digit));
        }
        let Some(digit) = extra.only() else {
            return ControlFlow::Continue(());
        };
        let cleared = state.places(digit).intersection(open.common_peers());
        if cleared.is_empty() {
            return ControlFlow::Continue(());
        }
        let evidence = AvoidableRectangle {
            extra: Some(digit),
            ..evidence(state, corners, digits)
        };
        let eliminations = candidates_of(digit, cleared).collect();
        let technique = Technique::AvoidableRectangle2;
        sink(Step::eliminating(technique, eliminations, evidence))
    })
}

/// Visit the rectangles with this many filled corners, and the digits that would complete them.
fn each_rectangle(
    state: &State,
    filled: usize,
    found: &mut dyn FnMut(Corners, [Digit; 4]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for &(corners, cells) in &ALL {
        let open = cells.intersection(state.empty());
        // Most rectangles fail the first test, so counting comes last.
        let is_usable = cells.intersection(state.givens()).is_empty()
            && !open.is_empty()
            && open.len() + filled == 4;
        if is_usable && let Some(digits) = complete(corners, state) {
            found(corners, digits)?;
        }
    }
    ControlFlow::Continue(())
}

/// The two digits crosswise that the filled corners begin, if they do.
fn complete(corners: Corners, state: &State) -> Option<[Digit; 4]> {
    let at = |index: usize| state.grid().digit(corners[index]);
    let diagonal = |index: usize| match (at(index), at(index + 2)) {
        (Some(first), Some(second)) => (first == second).then_some(first),
        (first, second) => first.or(second),
    };
    let (even, odd) = (diagonal(0)?, diagonal(1)?);
    (even != odd).then_some([even, odd, even, odd])
}

fn evidence(state: &State, corners: Corners, completing: [Digit; 4]) -> AvoidableRectangle {
    let cells: CellSet = corners.into_iter().collect();
    AvoidableRectangle {
        corners,
        completing,
        open: cells.intersection(state.empty()),
        extra: None,
    }
}
