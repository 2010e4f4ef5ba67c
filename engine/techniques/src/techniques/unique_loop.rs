//! Unique loops: a loop of six or more cells with the same two candidates, two in each house.
//!
//! If the cells had only these two digits, the digits could be swapped everywhere, and the puzzle
//! would have two solutions. So one of the further candidates is right, as in unique rectangles.

use std::ops::ControlFlow;

use super::guardians::excluded_by_all;
use super::new_steps::NewSteps;
use crate::state::State;
use crate::step::{Sink, Step, evidence};
use crate::technique::Technique;
use nonet_grid::budget::Budget;
use nonet_grid::{Candidate, Cell, CellSet, Digit, DigitSet, House, candidates_at, candidates_of};

/// Four cells are a rectangle.
const SHORTEST: usize = 6;

/// The longest loop: longer ones hardly ever exclude anything.
const LONGEST: usize = 14;

/// The budget, in cells added to loops; puzzles need some hundreds.
const MOST_ADDED: u64 = 20_000;

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut new_steps = NewSteps::new(sink);
    let mut budget = Budget::of(MOST_ADDED);
    let (twos, _) = state.twos_and_threes();
    for one in Digit::ALL {
        for other in Digit::ALL.into_iter().filter(|&other| other > one) {
            let cells = state.places(one).intersection(state.places(other));
            // All but two of the cells have no other candidates, or one digit is extra in all.
            if cells.len() < SHORTEST || cells.intersection(twos).is_empty() {
                continue;
            }
            let digits = DigitSet::of(one).with(other);
            let mut rest = cells;
            for start in cells {
                let mut ring = Ring::new(state, digits, rest);
                rest = rest.without(start);
                ring.extend(start, &mut budget, &mut new_steps)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A partial loop, whose cells alternate between two sides.
struct Ring<'a> {
    state: &'a State,
    digits: DigitSet,
    /// The cells that may be taken.
    cells: CellSet,
    path: Vec<Cell>,
    /// The cells of each side, of which a house holds one at most.
    sides: [CellSet; 2],
}

impl<'a> Ring<'a> {
    const fn new(state: &'a State, digits: DigitSet, cells: CellSet) -> Self {
        Self {
            state,
            digits,
            cells,
            path: Vec::new(),
            sides: [CellSet::EMPTY; 2],
        }
    }

    fn extend(
        &mut self,
        cell: Cell,
        budget: &mut Budget,
        new_steps: &mut NewSteps<'_, '_>,
    ) -> ControlFlow<()> {
        budget.spend(1)?;
        let side = self.path.len() % 2;
        let before = self.sides;
        self.sides[side] = before[side].with(cell);
        self.path.push(cell);
        if self.has_a_chance() {
            if self.is_closed() {
                self.conclude(new_steps)?;
            }
            if self.path.len() < LONGEST {
                let nearby = self
                    .cells
                    .intersection(cell.peers())
                    .difference(before[0].union(before[1]));
                let next = &self.sides[1 - side];
                let fits = |one: &Cell| one.peers().intersection(*next).is_empty();
                let nearby: Vec<Cell> = nearby.into_iter().filter(fits).collect();
                for next in nearby {
                    self.extend(next, budget, new_steps)?;
                }
            }
        }
        self.path.pop();
        self.sides = before;
        ControlFlow::Continue(())
    }

    fn all(&self) -> CellSet {
        self.sides[0].union(self.sides[1])
    }

    fn extra(&self) -> Vec<Candidate> {
        let of_cell = |cell| candidates_at(cell, self.state.of(cell).difference(self.digits));
        self.all().into_iter().flat_map(of_cell).collect()
    }

    /// Whether the further candidates may still be few enough to exclude something.
    fn has_a_chance(&self) -> bool {
        let extra = self.extra();
        let roof: CellSet = extra.iter().map(|one| one.cell).collect();
        roof.len() <= 2 || extra.iter().all(|one| one.digit == extra[0].digit)
    }

    /// Whether every house has a cell of each side, or none; each ring is taken in one direction.
    fn is_closed(&self) -> bool {
        let [first, second, .., last] = *self.path else {
            return false;
        };
        if self.path.len() < SHORTEST || self.path.len() % 2 == 1 || second > last {
            return false;
        }
        let [one, other] = self.sides;
        last.peers().contains(first)
            && House::all().all(|house| {
                let is_there = |side: CellSet| !side.intersection(house.cells()).is_empty();
                is_there(one) == is_there(other)
            })
    }

    fn conclude(&self, new_steps: &mut NewSteps<'_, '_>) -> ControlFlow<()> {
        let extra = self.extra();
        let roof: CellSet = extra.iter().map(|one| one.cell).collect();
        self.offer(excluded_by_all(self.state, &extra), None, new_steps)?;
        if roof.len() != 2 {
            return ControlFlow::Continue(());
        }
        for house in House::around(roof) {
            for settled in self.digits {
                if self.state.places_in(settled, house) == roof {
                    let lost = self.digits.without(settled).into_iter();
                    let lost = lost.flat_map(|digit| candidates_of(digit, roof));
                    self.offer(lost.collect(), Some(house), new_steps)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn offer(
        &self,
        lost: Vec<Candidate>,
        settled: Option<House>,
        new_steps: &mut NewSteps<'_, '_>,
    ) -> ControlFlow<()> {
        new_steps.offer(lost, |lost| {
            let extra = self.extra();
            let evidence = evidence::UniqueLoop {
                path: self.path.clone(),
                digits: self.digits,
                roof: extra.iter().map(|one| one.cell).collect(),
                extra,
                settled,
            };
            Step::eliminating(Technique::UniqueLoop, lost, evidence)
        })
    }
}
