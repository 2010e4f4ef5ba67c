//! Tridagon: twelve cells in four boxes that can't be filled with only three digits.
//!
//! Each of the boxes has three of the cells, in different rows and columns: they make a permutation.
//! Filled with three digits, boxes of a band have orders of the same parity by their rows, and boxes of a
//! stack by their columns. That fits only if the product of the four permutations is even. Where it is
//! odd, one of the further candidates of the cells, the guardians, is right.

use std::ops::ControlFlow;

use super::guardians::excluded_by_all;
use super::new_steps::NewSteps;
use crate::state::State;
use crate::step::{Sink, Step, evidence};
use crate::technique::Technique;
use nonet_grid::budget::Budget;
use nonet_grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};

/// The most cells with guardians: more guardians hardly ever exclude anything together.
const MOST_GUARDED: usize = 3;

/// The fewest of the three digits that a cell has.
const FEWEST_DIGITS: usize = 2;

/// The budget, in combinations of sets of cells; puzzles need some hundreds.
const MOST_JOINED: u64 = 100_000;

/// The columns of three cells, row by row, the even permutations first.
const PERMUTATIONS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [0, 2, 1],
    [1, 0, 2],
    [2, 1, 0],
];

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut new_steps = NewSteps::new(sink);
    let mut budget = Budget::of(MOST_JOINED);
    for digits in (0..512)
        .map(DigitSet::from_bits)
        .filter(|set| set.len() == 3)
    {
        let diagonals: [Vec<Diagonal>; 9] =
            std::array::from_fn(|index| diagonals(state, digits, index));
        for boxes in rectangles() {
            let search = Search {
                state,
                digits,
                boxes,
                diagonals: boxes.map(|index| &*diagonals[index]),
            };
            search.extend(0, Diagonal::default(), &mut budget, &mut new_steps)?;
        }
    }
    ControlFlow::Continue(())
}

/// The numbers of four boxes in two bands and two stacks, row by row.
fn rectangles() -> impl Iterator<Item = [usize; 4]> {
    let pairs = [[0, 1], [0, 2], [1, 2]];
    pairs.into_iter().flat_map(move |[top, bottom]| {
        pairs.map(|[left, right]| {
            [
                3 * top + left,
                3 * top + right,
                3 * bottom + left,
                3 * bottom + right,
            ]
        })
    })
}

/// Cells of one box or several, those among them with guardians, and the parity of their order.
#[derive(Clone, Copy, Default)]
struct Diagonal {
    cells: CellSet,
    guarded: CellSet,
    is_odd: bool,
}

fn diagonals(state: &State, digits: DigitSet, index: usize) -> Vec<Diagonal> {
    let (top, left) = (index / 3 * 3, index % 3 * 3);
    let numbered = PERMUTATIONS.into_iter().enumerate();
    let diagonals = numbered.filter_map(|(number, columns)| {
        let cells = [0, 1, 2].map(|row| Cell::at(top + row, left + columns[row]));
        let fits = |cell: Cell| state.of(cell).intersection(digits).len() >= FEWEST_DIGITS;
        let is_guarded = |cell: &Cell| !state.of(*cell).difference(digits).is_empty();
        let guarded: CellSet = cells.into_iter().filter(is_guarded).collect();
        let is_possible = cells.into_iter().all(fits) && guarded.len() <= MOST_GUARDED;
        is_possible.then(|| Diagonal {
            cells: cells.into_iter().collect(),
            guarded,
            is_odd: number >= 3,
        })
    });
    diagonals.collect()
}

struct Search<'a> {
    state: &'a State,
    digits: DigitSet,
    boxes: [usize; 4],
    diagonals: [&'a [Diagonal]; 4],
}

impl Search<'_> {
    fn extend(
        &self,
        depth: usize,
        chosen: Diagonal,
        budget: &mut Budget,
        new_steps: &mut NewSteps<'_, '_>,
    ) -> ControlFlow<()> {
        let Some(&diagonals) = self.diagonals.get(depth) else {
            return self.conclude(chosen, new_steps);
        };
        for one in diagonals {
            budget.spend(1)?;
            let guarded = chosen.guarded.union(one.guarded);
            if guarded.len() <= MOST_GUARDED {
                let chosen = Diagonal {
                    cells: chosen.cells.union(one.cells),
                    guarded,
                    is_odd: chosen.is_odd != one.is_odd,
                };
                self.extend(depth + 1, chosen, budget, new_steps)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn conclude(&self, chosen: Diagonal, new_steps: &mut NewSteps<'_, '_>) -> ControlFlow<()> {
        if !chosen.is_odd {
            return ControlFlow::Continue(());
        }
        let guardians = chosen.guarded.into_iter().flat_map(|cell| {
            let digits = self.state.of(cell).difference(self.digits).into_iter();
            digits.map(move |digit: Digit| Candidate { cell, digit })
        });
        let guardians: Vec<Candidate> = guardians.collect();
        new_steps.offer(excluded_by_all(self.state, &guardians), |lost| {
            let evidence = evidence::Tridagon {
                digits: self.digits,
                boxes: self.boxes.map(House::of_box),
                cells: chosen.cells,
                guardians,
            };
            Step::eliminating(Technique::Tridagon, lost, evidence)
        })
    }
}
