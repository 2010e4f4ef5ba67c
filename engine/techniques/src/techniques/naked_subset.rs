//! Naked subset: as many cells of a house as they have candidates together keep these digits for
//! themselves, so the digits leave every other cell that sees them all.
//!
//! A pair or triple that lies in a box and a line at once, and clears something in both, is locked.

use std::ops::ControlFlow;

use crate::cover::{Choice, Sets, positions};
use crate::state::State;
use crate::step::{Sink, evidence, offer};
use crate::technique::{self, Family, Technique};
use nonet_grid::{Candidate, Cell, CellSet, DigitSet, House, candidates_of};

pub(crate) fn find(
    technique: Technique,
    size: u32,
    state: &State,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let wants_locked = technique.family() == Family::Subset(technique::Subset::Locked);
    // The locked ones lie in a box too, and boxes come first.
    for house in House::all().take(if wants_locked { 9 } else { House::COUNT }) {
        let cells = house.cell_array();
        let digits = cells.map(|cell| state.of(cell).bits());
        Sets::up_to(digits, size).choices(size, &mut |choice| {
            let subset = Subset::new(&cells, choice);
            // A subset in a box and a line is met in both; once is enough.
            if House::around(subset.cells).next() != Some(house) {
                return ControlFlow::Continue(());
            }
            let eliminations = subset.eliminations(state);
            if subset.is_locked(&eliminations) != wants_locked {
                return ControlFlow::Continue(());
            }
            offer(technique, eliminations, || subset.evidence(state), sink)
        })?;
    }
    ControlFlow::Continue(())
}

struct Subset {
    cells: CellSet,
    digits: DigitSet,
}

impl Subset {
    fn new(cells: &[Cell; 9], choice: Choice) -> Self {
        Self {
            cells: positions(choice.sets)
                .map(|position| cells[position])
                .collect(),
            digits: DigitSet::from_bits(choice.union),
        }
    }

    fn evidence(&self, state: &State) -> evidence::Subset {
        let own = |digit| candidates_of(digit, self.cells.intersection(state.places(digit)));
        evidence::Subset {
            houses: House::around(self.cells).collect(),
            cells: self.cells,
            digits: self.digits,
            candidates: self.digits.into_iter().flat_map(own).collect(),
        }
    }

    fn eliminations(&self, state: &State) -> Vec<Candidate> {
        let others = self.cells.common_peers();
        let cleared = |digit| candidates_of(digit, state.places(digit).intersection(others));
        self.digits.into_iter().flat_map(cleared).collect()
    }

    fn is_locked(&self, eliminations: &[Candidate]) -> bool {
        let clears = |house: House| {
            let mut cleared = eliminations.iter();
            cleared.any(|candidate| house.cells().contains(candidate.cell))
        };
        House::around(self.cells).count() == 2 && House::around(self.cells).all(clears)
    }
}
