//! One round: all conclusions of one technique from one state.

use std::ops::ControlFlow;

use nonet_grid::sorting::CompactSort;
use nonet_grid::{Candidate, Candidates, CellSet, Digit, candidates_of};
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
            Technique::HiddenSingleInBox => round.take_hidden(state, CellSet::alone_in_boxes),
            Technique::HiddenSingleInLine => round.take_hidden(state, CellSet::alone_in_lines),
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

    /// The number of uses of the technique.
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
        add(&mut self.placements, &step.placements);
        add(&mut self.eliminations, &step.eliminations);
    }

    fn take_contradicted(&mut self, state: &State) {
        let _ = ladder::nested_eliminations(state, &mut |candidate| {
            add(&mut self.eliminations, &[candidate]);
            ControlFlow::Continue(())
        });
    }

    fn take_full_houses(&mut self, state: &Candidates) {
        self.take_only(state, state.empty().alone_in_houses());
    }

    fn take_hidden(&mut self, state: &Candidates, alone: fn(CellSet) -> CellSet) {
        for digit in Digit::ALL {
            self.placements[digit.index()] = alone(state.places(digit));
        }
    }

    fn take_naked(&mut self, state: &Candidates) {
        self.take_only(state, CellSet::ALL);
    }

    /// Take the digits that are the only ones of some cells.
    fn take_only(&mut self, state: &Candidates, cells: CellSet) {
        let naked = state.ones().intersection(cells);
        for digit in Digit::ALL {
            self.placements[digit.index()] = state.places(digit).intersection(naked);
        }
    }
}

fn add(sets: &mut [CellSet; 9], candidates: &[Candidate]) {
    for &Candidate { cell, digit } in candidates {
        let cells = &mut sets[digit.index()];
        *cells = cells.with(cell);
    }
}

fn ascending(sets: &[CellSet; 9]) -> Vec<Candidate> {
    let of_digit = |digit: Digit| candidates_of(digit, sets[digit.index()]);
    let mut all: Vec<Candidate> = Digit::ALL.into_iter().flat_map(of_digit).collect();
    all.sort_compactly();
    all
}
