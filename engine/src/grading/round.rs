//! One round: all conclusions of one technique from one state.

use std::ops::ControlFlow;

use nonet_grid::sorting::CompactSort;
use nonet_grid::{Candidate, Candidates, Cell, CellSet, Digit, House, candidates_of};
use nonet_techniques::ladder;
use nonet_techniques::state::State;
use nonet_techniques::step::Step;
use nonet_techniques::technique::Technique;

/// Placements and eliminations, by digit.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Round {
    placements: [CellSet; 9],
    eliminations: [CellSet; 9],
}

impl Round {
    /// Puzzles have some fifty singles, so these are found without their evidence.
    pub fn of(technique: Technique, state: &State) -> Self {
        let mut round = Self::default();
        match technique {
            Technique::FullHouse => round.take_full_houses(state),
            Technique::HiddenSingleInBox => round.take_hidden(state, &House::boxes()),
            Technique::HiddenSingleInLine => round.take_hidden(state, &House::lines()),
            Technique::NakedSingle => round.take_naked(state),
            // So are nested nets: there may be a hundred, each with a long proof.
            Technique::NestedForcingNet => round.take_contradicted(state),
            _ => {
                let _ = ladder::find(technique, state, &mut |step| {
                    round.take(&step);
                    ControlFlow::Continue(())
                });
            }
        }
        round
    }

    pub fn is_empty(&self) -> bool {
        let is_empty = |sets: &[CellSet; 9]| sets.iter().all(|set| set.is_empty());
        is_empty(&self.placements) && is_empty(&self.eliminations)
    }

    /// How often the technique counts.
    pub fn count(&self) -> u32 {
        let placed: u32 = self
            .placements
            .iter()
            .map(|set| set.bits().count_ones())
            .sum();
        placed.max(1)
    }

    /// The digits that it places, ascending by cell.
    pub fn placements(&self) -> Vec<Candidate> {
        ascending(&self.placements)
    }

    /// The candidates that it eliminates, ascending by cell.
    pub fn eliminations(&self) -> Vec<Candidate> {
        ascending(&self.eliminations)
    }

    pub fn apply(&self, candidates: &mut Candidates) {
        for digit in Digit::ALL {
            for placement in candidates_of(digit, self.placements[digit.index()]) {
                // On a board against the rules, two digits may want the same cell.
                if candidates.empty().contains(placement.cell) {
                    candidates.place(placement);
                }
            }
            for elimination in candidates_of(digit, self.eliminations[digit.index()]) {
                candidates.eliminate(elimination);
            }
        }
    }

    fn take(&mut self, step: &Step) {
        for &Candidate { cell, digit } in &step.placements {
            self.place(cell, digit);
        }
        for &Candidate { cell, digit } in &step.eliminations {
            let cells = &mut self.eliminations[digit.index()];
            *cells = cells.with(cell);
        }
    }

    fn take_contradicted(&mut self, state: &State) {
        let _ = ladder::nested_eliminations(state, &mut |Candidate { cell, digit }| {
            let cells = &mut self.eliminations[digit.index()];
            *cells = cells.with(cell);
            ControlFlow::Continue(())
        });
    }

    fn place(&mut self, cell: Cell, digit: Digit) {
        let cells = &mut self.placements[digit.index()];
        *cells = cells.with(cell);
    }

    fn take_full_houses(&mut self, state: &Candidates) {
        for house in House::all() {
            if let Some(cell) = house.cells().intersection(state.empty()).only()
                && let Some(digit) = state.of(cell).only()
            {
                self.place(cell, digit);
            }
        }
    }

    fn take_hidden(&mut self, state: &Candidates, houses: &(impl Iterator<Item = House> + Clone)) {
        for digit in Digit::ALL {
            let places = state.places(digit);
            for house in houses.clone() {
                if let Some(cell) = places.intersection(house.cells()).only() {
                    self.place(cell, digit);
                }
            }
        }
    }

    fn take_naked(&mut self, state: &Candidates) {
        let naked = state.ones();
        for digit in Digit::ALL {
            self.placements[digit.index()] = state.places(digit).intersection(naked);
        }
    }
}

fn ascending(sets: &[CellSet; 9]) -> Vec<Candidate> {
    let of_digit = |digit: Digit| candidates_of(digit, sets[digit.index()]);
    let mut all: Vec<Candidate> = Digit::ALL.into_iter().flat_map(of_digit).collect();
    all.sort_compactly();
    all
}
