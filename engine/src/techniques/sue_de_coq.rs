//! Sue de Coq: cells where a box and a line cross share their digits with cells of both.
//!
//! Two or three cells of the crossing have at least two candidates more than there are cells. Cells
//! of the rest of the line and of the rest of the box take these digits up, no digit in both, until
//! there are as many cells as digits. Every digit is then bound to the line part, to the box part or
//! to the crossing, and goes from what else each of them sees.

use std::ops::ControlFlow;

use super::{Sink, Technique};
use crate::candidates::{Candidate, Candidates, candidates_of};
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::digit::DigitSet;
use crate::house::House;
use crate::step::{Evidence, Step};

/// Cells and their candidates.
type Part = (CellSet, DigitSet);

pub(super) fn find(state: &Candidates, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for in_box in House::boxes() {
        for line in House::lines() {
            find_in(state, [in_box, line], sink)?;
        }
    }
    ControlFlow::Continue(())
}

fn find_in(state: &Candidates, houses: [House; 2], sink: &mut Sink<'_>) -> ControlFlow<()> {
    let [in_box, line] = houses.map(|house| house.cells().intersection(state.empty()));
    let crossing = in_box.intersection(line);
    let is_rich = |&(cells, digits): &Part| cells.len() > 1 && digits.len() >= cells.len() + 2;
    let cores: Vec<_> = parts(state, crossing).into_iter().filter(is_rich).collect();
    if cores.is_empty() {
        return ControlFlow::Continue(());
    }
    let box_parts = parts(state, in_box.difference(line));
    let line_parts = parts(state, line.difference(in_box));
    for core in cores {
        let missing = core.1.len() - core.0.len();
        for &of_line in &line_parts {
            let Some(gained) = gain(core, of_line).filter(|&gained| gained < missing) else {
                continue;
            };
            for &of_box in &box_parts {
                let fits = gain(core, of_box) == Some(missing - gained);
                let shared = of_box.1.intersection(of_line.1).intersection(core.1);
                if fits && shared.is_empty() {
                    offer(state, houses, [core, of_box, of_line], sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// By how many cells a part has more than it adds digits to the core, if by any.
fn gain(core: Part, (cells, digits): Part) -> Option<usize> {
    let added = digits.len() - digits.intersection(core.1).len();
    cells.len().checked_sub(added).filter(|&gained| gained > 0)
}

fn offer(
    state: &Candidates,
    houses: [House; 2],
    [core, of_box, of_line]: [Part; 3],
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let mut eliminations = Vec::new();
    for (house, own, other) in [(houses[0], of_box, of_line), (houses[1], of_line, of_box)] {
        let rest = house.cells().difference(core.0.union(own.0));
        let free = DigitSet::from_bits(core.1.bits() & !other.1.bits());
        for digit in free.union(own.1) {
            let places = state.places(digit).intersection(rest);
            eliminations.extend(candidates_of(digit, places));
        }
    }
    if eliminations.is_empty() {
        return ControlFlow::Continue(());
    }
    let parts = [core.0, of_box.0, of_line.0];
    let evidence = Evidence {
        houses: houses.to_vec(),
        candidates: parts
            .iter()
            .flat_map(|&cells| all_of(state, cells))
            .collect(),
        groups: parts.to_vec(),
        ..Evidence::default()
    };
    sink(Step::eliminating(
        Technique::SueDeCoq,
        eliminations,
        evidence,
    ))
}

fn all_of(state: &Candidates, cells: CellSet) -> impl Iterator<Item = Candidate> {
    cells.into_iter().flat_map(|cell| {
        let digits = state.of(cell).into_iter();
        digits.map(move |digit| Candidate { cell, digit })
    })
}

/// All choices of some cells with their candidates, the smallest first.
fn parts(state: &Candidates, cells: CellSet) -> Vec<Part> {
    let cells: Vec<Cell> = cells.into_iter().collect();
    let mut parts = vec![(CellSet::EMPTY, DigitSet::EMPTY)];
    for cell in cells {
        for index in 0..parts.len() {
            let (others, digits) = parts[index];
            parts.push((others.with(cell), digits.union(state.of(cell))));
        }
    }
    parts.remove(0);
    parts.sort_by_key(|(cells, _)| cells.len());
    parts
}
