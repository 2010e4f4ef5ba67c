//! Fireworks: digits that a row and a column confine to three cells.
//!
//! Take a row and a column that cross in a box. If a digit can stand in one cell of each of them beyond
//! the box, it stands in one of these two cells or where the lines cross: otherwise the box had it in
//! the row and in the column, so in the crossing. Three such digits fill the three cells. Two digits
//! around a crossing, and two around the opposite corner with the same other cells, fill four.

use std::ops::ControlFlow;

use super::new_steps::NewSteps;
use crate::state::State;
use crate::step::evidence;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::{Cell, CellSet, Digit, DigitSet, House, candidates_at};

/// Number of digits that fill a crossing and its two wings.
const TRIPLE: usize = 3;

/// Number of digits of each corner that fill two crossings and their common wings.
const HALF_OF_QUADRUPLE: usize = 2;

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut new_steps = NewSteps::new(sink);
    for crossing in state.empty() {
        let [in_box, row, column] = crossing.houses();
        let beyond = |line: House| line.cells().difference(in_box.cells());
        let [along, down] = [row, column].map(|line| beyond(line).intersection(state.empty()));
        for wing in along {
            for other in down {
                let corner = Corner::of(state, crossing, [wing, other]);
                let opposite = Cell::at(other.row(), wing.column());
                if corner.digits.len() == TRIPLE {
                    offer(state, &[corner], &mut new_steps)?;
                } else if corner.digits.len() == HALF_OF_QUADRUPLE
                    && crossing < opposite
                    && state.empty().contains(opposite)
                {
                    let against = Corner::of(state, opposite, [wing, other]);
                    let is_apart = corner.digits.intersection(against.digits).is_empty();
                    if is_apart && against.digits.len() == HALF_OF_QUADRUPLE {
                        offer(state, &[corner, against], &mut new_steps)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A crossing, a further cell on each of its lines, and the digits that have no others beyond its box.
#[derive(Clone, Copy)]
struct Corner {
    crossing: Cell,
    wings: [Cell; 2],
    digits: DigitSet,
}

impl Corner {
    fn of(state: &State, crossing: Cell, wings: [Cell; 2]) -> Self {
        let [in_box, row, column] = crossing.houses();
        let allowed: CellSet = wings.into_iter().collect();
        let allowed = allowed.union(in_box.cells());
        let is_bound = |line: House, digit: Digit| {
            let places = state.places(digit).intersection(line.cells());
            !places.is_empty() && places.is_subset(allowed)
        };
        let bound = |digit: &Digit| is_bound(row, *digit) && is_bound(column, *digit);
        let digits = Digit::ALL.into_iter().filter(bound);
        Self {
            crossing,
            wings,
            digits: digits.collect(),
        }
    }
}

fn offer(state: &State, corners: &[Corner], new_steps: &mut NewSteps<'_, '_>) -> ControlFlow<()> {
    let wings = corners[0].wings;
    let all = corners.iter().map(|corner| corner.digits);
    let all = all.fold(DigitSet::EMPTY, DigitSet::union);
    let crossings = corners
        .iter()
        .map(|corner| (corner.crossing, corner.digits));
    let kept: Vec<(Cell, DigitSet)> = crossings.chain(wings.map(|wing| (wing, all))).collect();
    let of = |(cell, digits): (Cell, DigitSet)| candidates_at(cell, digits);
    let lost = kept
        .iter()
        .map(|&(cell, own)| (cell, state.of(cell).difference(own)));
    new_steps.offer(lost.flat_map(of).collect(), |lost| {
        let own = kept
            .iter()
            .map(|&(cell, own)| (cell, state.of(cell).intersection(own)));
        let lines = corners.iter().flat_map(|corner| {
            let [_, row, column] = corner.crossing.houses();
            [row, column]
        });
        let evidence = evidence::Fireworks {
            crossings: corners.iter().map(|corner| corner.crossing).collect(),
            digits: corners.iter().map(|corner| corner.digits).collect(),
            wings,
            houses: lines.collect(),
            candidates: own.flat_map(of).collect(),
        };
        Step::eliminating(Technique::Fireworks, lost, evidence)
    })
}
