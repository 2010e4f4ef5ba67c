//! Basic fish: in as many parallel lines as the digit has lines across, the digit is settled, so it
//! leaves the rest of the lines across. X-wing has two lines, swordfish three, jellyfish four.

use std::ops::ControlFlow;

use super::lines::Orientation;
use crate::cover::{Choice, Sets};
use crate::state::State;
use crate::step::evidence::Fish;
use crate::step::{Sink, offer};
use crate::technique::Technique;
use nonet_grid::{CellSet, Digit, candidates_of};

pub(crate) fn find(
    technique: Technique,
    size: u32,
    state: &State,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for digit in state.promising_digits() {
        for orientation in Orientation::BOTH {
            let masks = orientation.masks(state.places(digit));
            Sets::up_to(masks, size).choices(size, &mut |choice| {
                conclude(technique, state, (digit, orientation), choice, sink)
            })?;
        }
    }
    ControlFlow::Continue(())
}

fn conclude(
    technique: Technique,
    state: &State,
    (digit, orientation): (Digit, Orientation),
    choice: Choice,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let places = state.places(digit);
    let base = orientation.lines(choice.sets);
    let cover = orientation.lines_across(choice.union);
    let cleared = places.intersection(cover).difference(base);
    let evidence = || Fish {
        digit,
        base: orientation.houses(choice.sets),
        cover: orientation.houses_across(choice.union),
        body: places.intersection(base),
        fins: CellSet::EMPTY,
    };
    let eliminations = candidates_of(digit, cleared).collect();
    offer(technique, eliminations, evidence, sink)
}
