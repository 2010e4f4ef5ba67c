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
    let cores: Vec<_> = parts(state, crossing, DigitSet::ALL)
        .into_iter()
        .filter(is_rich)
        .collect();
    if cores.is_empty() {
        return ControlFlow::Continue(());
    }
    // No core has more digits than all cells of the crossing together.
    let digits = crossing.into_iter().map(|cell| state.of(cell));
    let widest = digits.fold(DigitSet::EMPTY, DigitSet::union);
    let useful = |rest| parts(state, rest, widest);
    let line_parts = useful(line.difference(in_box));
    if line_parts.is_empty() {
        return ControlFlow::Continue(());
    }
    let box_parts = useful(in_box.difference(line));
    for core in cores {
        let missing = core.1.len() - core.0.len();
        let gaining = |parts: &[Part]| -> Vec<(usize, Part)> {
            let parts = parts.iter();
            let gaining = parts.filter_map(|&part| Some((gain(core, part)?, part)));
            gaining.filter(|&(gained, _)| gained < missing).collect()
        };
        let of_box = gaining(&box_parts);
        if of_box.is_empty() {
            continue;
        }
        for (gained, of_line) in gaining(&line_parts) {
            let fits = |&&(in_box, part): &&(usize, Part)| {
                let shared = part.1.intersection(of_line.1).intersection(core.1);
                in_box + gained == missing && shared.is_empty()
            };
            for &(_, of_box) in of_box.iter().filter(fits) {
                offer(state, houses, [core, of_box, of_line], sink)?;
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

/// All choices of some cells that have more cells than candidates beside these digits.
fn parts(state: &Candidates, cells: CellSet, digits: DigitSet) -> Vec<Part> {
    // At most six cells: a choice is a number of six bits.
    let mut unions = [DigitSet::EMPTY; 64];
    let cells: Vec<Cell> = cells.into_iter().collect();
    let mut parts = Vec::new();
    for choice in 1..1_usize << cells.len() {
        let last = choice.trailing_zeros() as usize;
        let union = unions[choice & (choice - 1)].union(state.of(cells[last]));
        unions[choice] = union;
        let added = union.len() - union.intersection(digits).len();
        if choice.count_ones() as usize > added {
            let chosen = cells.iter().enumerate();
            let chosen = chosen.filter(|(bit, _)| choice >> bit & 1 != 0);
            parts.push((chosen.map(|(_, &cell)| cell).collect(), union));
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::Technique;
    use crate::techniques::example::Example;

    #[test]
    fn a_line_and_a_box_share_the_digits_of_their_crossing() {
        let board = Example::new()
            .limit("r1c1 r1c2", &[1, 2, 3, 4])
            .limit("r1c5", &[1, 2])
            .limit("r2c1", &[3, 4]);

        assert_eq!(
            board.steps(Technique::SueDeCoq),
            [concat!(
                "1: r1c3 r1c4 r1c6 r1c7 r1c8 r1c9, 2: r1c3 r1c4 r1c6 r1c7 r1c8 r1c9, ",
                "3: r1c3 r2c2 r2c3 r3c1 r3c2 r3c3, 4: r1c3 r2c2 r2c3 r3c1 r3c2 r3c3",
            )]
        );
    }
}
