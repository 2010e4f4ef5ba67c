//! Locked candidates: all places for a digit in one house lie in another house too, so the digit
//! leaves the rest of that other house.
//!
//! Pointing looks at a box and clears a line, claiming looks at a line and clears a box.

use std::ops::ControlFlow;

use crate::cover::count;
use crate::state::State;
use crate::step::evidence::LockedCandidates;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::{Digit, House, HouseKind, candidates_of};

pub(crate) fn find(
    technique: Technique,
    houses: impl Iterator<Item = House>,
    state: &State,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for house in houses {
        for (digit, &positions) in Digit::ALL.into_iter().zip(state.positions(house)) {
            // One place is a single, and two houses share at most three cells.
            if !(2..=3).contains(&count(positions)) {
                continue;
            }
            let places = state.places(digit);
            let locked = places.intersection(house.cells());
            let is_other = |other: &House| {
                *other != house
                    && (house.kind() == HouseKind::Box) != (other.kind() == HouseKind::Box)
            };
            for other in House::around(locked).filter(is_other) {
                let cleared = places.intersection(other.cells()).difference(locked);
                if cleared.is_empty() {
                    continue;
                }
                let evidence = LockedCandidates {
                    digit,
                    house,
                    other,
                    places: locked,
                };
                let eliminations = candidates_of(digit, cleared).collect();
                sink(Step::eliminating(technique, eliminations, evidence))?;
            }
        }
    }
    ControlFlow::Continue(())
}
