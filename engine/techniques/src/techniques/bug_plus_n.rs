//! BUG+n: but for a few candidates, every empty cell has two, and every digit two places in each house,
//! which no puzzle with one solution allows. So one of them is right, and a candidate that each of them
//! excludes is wrong.

use std::ops::ControlFlow;

use super::guardians::excluded_by_all;
use crate::state::State;
use crate::step::{Sink, Step, evidence};
use crate::technique::Technique;
use nonet_grid::sorting::CompactSort;
use nonet_grid::{Candidate, Cell, Digit, DigitSet, House, candidates_at};

/// The most cells with more than two candidates: more guardians hardly ever exclude anything.
const MOST_CELLS: usize = 5;

/// The most candidates of such a cell.
const MOST_CANDIDATES: usize = 4;

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let (twos, threes) = state.twos_and_threes();
    let rich = state.empty().difference(twos);
    if rich.len() > MOST_CELLS || rich.only().is_some_and(|cell| threes.contains(cell)) {
        return ControlFlow::Continue(());
    }
    let count = |cell: Cell| state.of(cell).len();
    if rich
        .into_iter()
        .any(|cell| !(3..=MOST_CANDIDATES).contains(&count(cell)))
    {
        return ControlFlow::Continue(());
    }
    let rich: Vec<Cell> = rich.into_iter().collect();
    extend(state, &rich, &mut Vec::new(), sink)
}

/// Leave two candidates of each cell, in all ways.
fn extend(
    state: &State,
    rich: &[Cell],
    extra: &mut Vec<Candidate>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let Some((&cell, rest)) = rich.split_first() else {
        return conclude(state, extra, sink);
    };
    for left in pairs(state.of(cell)) {
        let known = extra.len();
        extra.extend(candidates_at(cell, state.of(cell).difference(left)));
        extend(state, rest, extra, sink)?;
        extra.truncate(known);
    }
    ControlFlow::Continue(())
}

fn pairs(digits: DigitSet) -> impl Iterator<Item = DigitSet> {
    digits.into_iter().flat_map(move |one| {
        let above = digits.into_iter().filter(move |&other| other > one);
        above.map(move |other| DigitSet::of(one).with(other))
    })
}

fn conclude(state: &State, extra: &[Candidate], sink: &mut Sink<'_>) -> ControlFlow<()> {
    if extra.is_empty() || !is_grave_without(state, extra) {
        return ControlFlow::Continue(());
    }
    let eliminations = excluded_by_all(state, extra);
    if eliminations.is_empty() {
        return ControlFlow::Continue(());
    }
    let mut extra = extra.to_vec();
    extra.sort_compactly();
    let (technique, evidence) = (Technique::BugPlusN, evidence::BugPlusN { extra });
    sink(Step::eliminating(technique, eliminations, evidence))
}

pub(super) fn is_grave_without(state: &State, extra: &[Candidate]) -> bool {
    Digit::ALL.into_iter().all(|digit| {
        let own = extra.iter().filter(|one| one.digit == digit);
        let left = own.fold(state.places(digit), |left, one| left.without(one.cell));
        House::all().all(|house| matches!(left.intersection(house.cells()).len(), 0 | 2))
    })
}
