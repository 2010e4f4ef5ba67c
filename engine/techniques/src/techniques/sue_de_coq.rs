//! Sue de Coq: cells where a box and a line cross share their digits with cells of both.
//!
//! Two or three cells of the crossing have at least two candidates more than there are cells. Cells
//! of the rest of the line and of the rest of the box are added, with no digit in both, until there
//! are as many cells as digits. Every digit is then bound to the line part, to the box part or to the
//! crossing, and is eliminated from the other cells that these see.

use std::ops::ControlFlow;

use crate::state::State;
use crate::step::{Sink, Step, evidence};
use crate::technique::Technique;
use nonet_grid::{Candidate, CellSet, DigitSet, House, candidates_at, candidates_of};

/// Cells and their candidates.
type Part = (CellSet, DigitSet);

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for in_box in House::boxes() {
        for line in House::lines() {
            find_in(state, [in_box, line], sink)?;
        }
    }
    ControlFlow::Continue(())
}

fn find_in(state: &State, houses: [House; 2], sink: &mut Sink<'_>) -> ControlFlow<()> {
    let [in_box, line] = houses.map(|house| house.cells().intersection(state.empty()));
    let crossing = Choices::of(state, in_box.intersection(line), DigitSet::ALL);
    let is_rich = |core: &Choice| core.cells() > 1 && core.digits.len() >= core.cells() + 2;
    if !crossing.iter().any(|core| is_rich(&core)) {
        return ControlFlow::Continue(());
    }
    // No core has more digits than all cells of the crossing together have.
    let widest = crossing.iter().map(|choice| choice.digits);
    let widest = widest.fold(DigitSet::EMPTY, DigitSet::union);
    let line_parts = Choices::of(state, line.difference(in_box), widest);
    if line_parts.count == 0 {
        return ControlFlow::Continue(());
    }
    let box_parts = Choices::of(state, in_box.difference(line), widest);
    for core in crossing.iter().filter(is_rich) {
        let missing = core.digits.len() - core.cells();
        let of_box = box_parts.gaining(core, missing);
        if of_box.count == 0 {
            continue;
        }
        for of_line in line_parts.gaining(core, missing).iter() {
            let wanted = missing - of_line.gain(core);
            let taken = of_line.digits.intersection(core.digits);
            let fits = |part: &Choice| {
                part.digits.intersection(taken).is_empty() && part.gain(core) == wanted
            };
            for of_box in of_box.iter().filter(fits) {
                let parts = [
                    crossing.part(core),
                    box_parts.part(of_box),
                    line_parts.part(of_line),
                ];
                offer(state, houses, parts, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn offer(
    state: &State,
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
    let own = parts.iter().flat_map(|&cells| all_of(state, cells));
    let ([in_box, line], [core, of_box, of_line]) = (houses, parts);
    let evidence = evidence::SueDeCoq {
        in_box,
        line,
        core,
        of_box,
        of_line,
        candidates: own.collect(),
    };
    let technique = Technique::SueDeCoq;
    sink(Step::eliminating(technique, eliminations, evidence))
}

fn all_of(state: &State, cells: CellSet) -> impl Iterator<Item = Candidate> {
    let cells = cells.into_iter();
    cells.flat_map(|cell| candidates_at(cell, state.of(cell)))
}

/// Some of at most six cells, by their positions, and their candidates.
#[derive(Clone, Copy, Default)]
struct Choice {
    positions: u8,
    digits: DigitSet,
}

impl Choice {
    fn cells(self) -> usize {
        DigitSet::from_bits(self.positions.into()).len()
    }

    /// By how many its cells exceed the digits that it adds to the core; 0 if they do not.
    fn gain(self, core: Self) -> usize {
        let added = self.digits.difference(core.digits).len();
        self.cells().saturating_sub(added)
    }
}

/// Choices among some cells, ascending; no allocation, because most are dropped soon.
#[derive(Clone, Copy)]
struct Choices {
    cells: [CellSet; 6],
    list: [Choice; 64],
    count: usize,
}

impl Choices {
    /// All choices of some cells that have more cells than candidates beside these digits.
    fn of(state: &State, cells: CellSet, digits: DigitSet) -> Self {
        let mut choices = Self::none([CellSet::EMPTY; 6]);
        let mut own = [DigitSet::EMPTY; 6];
        let mut count = 0;
        for cell in cells {
            choices.cells[count] = CellSet::of(cell);
            own[count] = state.of(cell);
            count += 1;
        }
        // A choice is its lowest cell and an earlier choice.
        let mut unions = [DigitSet::EMPTY; 64];
        for positions in 1..1_u8 << count {
            let before = unions[usize::from(positions & (positions - 1))];
            let union = before.union(own[positions.trailing_zeros() as usize]);
            unions[usize::from(positions)] = union;
            let choice = Choice {
                positions,
                digits: union,
            };
            if choice.cells() > union.difference(digits).len() {
                choices.push(choice);
            }
        }
        choices
    }

    fn none(cells: [CellSet; 6]) -> Self {
        Self {
            cells,
            list: [Choice::default(); 64],
            count: 0,
        }
    }

    fn push(&mut self, choice: Choice) {
        self.list[self.count] = choice;
        self.count += 1;
    }

    fn iter(&self) -> impl Iterator<Item = Choice> {
        self.list[..self.count].iter().copied()
    }

    /// The choices that add some of the missing cells of a core, and leave some to the other part.
    fn gaining(&self, core: Choice, missing: usize) -> Self {
        let mut gaining = Self::none(self.cells);
        let wanted = |choice: &Choice| (1..missing).contains(&choice.gain(core));
        self.iter()
            .filter(wanted)
            .for_each(|choice| gaining.push(choice));
        gaining
    }

    fn part(&self, choice: Choice) -> Part {
        let is_chosen = |&(position, _): &(usize, CellSet)| choice.positions >> position & 1 == 1;
        let chosen = self.cells.into_iter().enumerate().filter(is_chosen);
        let cells = chosen.fold(CellSet::EMPTY, |all, (_, cell)| all.union(cell));
        (cells, choice.digits)
    }
}
