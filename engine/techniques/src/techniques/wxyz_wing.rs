//! WXYZ-wing, and VWXYZ-wing of five: four cells in a box and a line that crosses it, with four digits, of
//! which all but one can stand in one of the cells only. So the other one stands in one of them at least,
//! and leaves every cell that sees all its places among them.

use std::ops::ControlFlow;

use super::new_steps::NewSteps;
use crate::state::State;
use crate::step::evidence::BentSet;
use crate::step::{Sink, Step};
use crate::technique::Technique;
use nonet_grid::{Cell, CellSet, DigitSet, House, candidates_at, candidates_of};

pub(crate) fn find(
    technique: Technique,
    size: usize,
    state: &State,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let mut new_steps = NewSteps::new(sink);
    for in_box in House::boxes() {
        for line in House::lines() {
            if in_box.cells().intersection(line.cells()).is_empty() {
                continue;
            }
            let cells = in_box
                .cells()
                .union(line.cells())
                .intersection(state.empty());
            let is_small = |cell: &Cell| state.of(*cell).len() <= size;
            let search = Search {
                technique,
                size,
                state,
                houses: [in_box, line],
            };
            let cells = cells.into_iter().filter(is_small).collect();
            search.extend(cells, CellSet::EMPTY, DigitSet::EMPTY, &mut new_steps)?;
        }
    }
    ControlFlow::Continue(())
}

struct Search<'a> {
    technique: Technique,
    /// Number of cells and of digits.
    size: usize,
    state: &'a State,
    houses: [House; 2],
}

impl Search<'_> {
    fn extend(
        &self,
        mut rest: CellSet,
        chosen: CellSet,
        digits: DigitSet,
        new_steps: &mut NewSteps<'_, '_>,
    ) -> ControlFlow<()> {
        if chosen.len() == self.size {
            return self.conclude(chosen, digits, new_steps);
        }
        while let Some(cell) = rest.first() {
            rest = rest.without(cell);
            let digits = digits.union(self.state.of(cell));
            if digits.len() <= self.size {
                self.extend(rest, chosen.with(cell), digits, new_steps)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn conclude(
        &self,
        cells: CellSet,
        digits: DigitSet,
        new_steps: &mut NewSteps<'_, '_>,
    ) -> ControlFlow<()> {
        let is_bent = self
            .houses
            .iter()
            .all(|house| !cells.is_subset(house.cells()));
        if !is_bent || digits.len() != self.size {
            return ControlFlow::Continue(());
        }
        let places = |digit| self.state.places(digit).intersection(cells);
        let mut several = digits
            .into_iter()
            .filter(|&digit| !see_each_other(places(digit)));
        let (Some(shared), None) = (several.next(), several.next()) else {
            return ControlFlow::Continue(());
        };
        let cleared = self
            .state
            .places(shared)
            .intersection(places(shared).common_peers());
        new_steps.offer(candidates_of(shared, cleared).collect(), |lost| {
            let own = cells.into_iter();
            let own = own.flat_map(|cell| candidates_at(cell, self.state.of(cell)));
            let evidence = BentSet {
                cells,
                digits,
                shared,
                candidates: own.collect(),
            };
            Step::eliminating(self.technique, lost, evidence)
        })
    }
}

fn see_each_other(cells: CellSet) -> bool {
    cells
        .into_iter()
        .all(|cell| cells.without(cell).is_subset(cell.peers()))
}
