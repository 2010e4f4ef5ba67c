//! Hidden subset: as many digits of a house as they have places together keep these cells for
//! themselves, so all other digits leave the cells.

use std::ops::ControlFlow;

use crate::cover::{Choice, Sets, positions};
use crate::state::State;
use crate::step::evidence::Subset;
use crate::step::{Sink, offer};
use crate::technique::Technique;
use nonet_grid::{Candidate, DigitSet, House};

pub(crate) fn find(
    technique: Technique,
    size: u32,
    state: &State,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for house in House::all() {
        Sets::up_to(*state.positions(house), size).choices(size, &mut |choice| {
            conclude(technique, state, house, choice, sink)
        })?;
    }
    ControlFlow::Continue(())
}

fn conclude(
    technique: Technique,
    state: &State,
    house: House,
    choice: Choice,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let digits = DigitSet::from_bits(choice.sets);
    let cells = house.cell_array();
    let (mut kept, mut eliminations) = (Vec::new(), Vec::new());
    for cell in positions(choice.union).map(|position| cells[position]) {
        for digit in state.of(cell) {
            let is_kept = digits.contains(digit);
            let list = if is_kept {
                &mut kept
            } else {
                &mut eliminations
            };
            list.push(Candidate { cell, digit });
        }
    }
    let evidence = || Subset {
        houses: vec![house],
        cells: kept.iter().map(|one| one.cell).collect(),
        digits,
        candidates: kept,
    };
    offer(technique, eliminations, evidence, sink)
}
