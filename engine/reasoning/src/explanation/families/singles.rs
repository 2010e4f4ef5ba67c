//! Full houses, hidden and naked singles.

use crate::explanation::message::{Message, grouped, listed, phrase};
use crate::explanation::names::{cell_name, digit_with_article, house_name};
use crate::explanation::places::{common_houses, in_house};
use crate::explanation::view::{Explanation, View};
use nonet_grid::sorting::CompactSort;
use nonet_grid::{Candidate, Candidates, Cell, CellSet, DigitSet, House};
use nonet_techniques::step::evidence::SingleInHouse;

/// Explain a single by its house, or only by its cell.
#[must_use]
pub fn explain_single(state: &Candidates, placed: Candidate, house: Option<House>) -> Message {
    match house {
        None => placing_alone(state, placed),
        Some(house) if is_last(state, house) => placing_in("single-full-house", placed, house),
        Some(house) => placing_in("single-hidden", placed, house),
    }
}

/// A full house or a hidden single.
pub fn explain_in_house(view: View<'_>, evidence: &SingleInHouse) -> Explanation {
    if is_last(view.state, evidence.house) {
        explain_full_house(view, evidence)
    } else {
        explain_hidden_single(view, evidence)
    }
}

/// Whether a house has one empty cell.
fn is_last(state: &Candidates, house: House) -> bool {
    house.cells().intersection(state.empty()).only().is_some()
}

/// One cell of a house is empty.
fn explain_full_house(view: View<'_>, evidence: &SingleInHouse) -> Explanation {
    let (house, placed) = (evidence.house, placement(view));
    let message = placing_in("single-full-house", placed, house);
    let others = house.cells().without(placed.cell);
    view.explain(in_house(house), vec![message])
        .resting_on(others)
}

/// A digit has one place left in a house, because of equal digits around it.
fn explain_hidden_single(view: View<'_>, evidence: &SingleInHouse) -> Explanation {
    let (house, placed) = (evidence.house, placement(view));
    let empty = house.cells().intersection(view.state.empty());
    let others = empty.without(placed.cell);
    let filled = view.state.grid().filled();
    let equal = filled.filter(|&(_, digit)| digit == placed.digit);
    let equal: CellSet = equal.map(|(cell, _)| cell).collect();
    let name = if others.into_iter().all(|other| meets(other, equal)) {
        "single-hidden"
    } else {
        "single-hidden-by-notes"
    };
    let message = placing_in(name, placed, house);
    let reasons = equal
        .into_iter()
        .filter(|&cell| meets(cell, others))
        .collect();
    view.explain(in_house(house), vec![message])
        .resting_on(reasons)
}

/// A cell has one digit left; the first hint is its box, which does not give it away.
pub fn explain_naked_single(view: View<'_>) -> Explanation {
    let placed = placement(view);
    let reasons = placed.cell.peers().difference(view.state.empty());
    let [in_box, ..] = placed.cell.houses();
    let message = placing_alone(view.state, placed);
    view.explain(in_house(in_box), vec![message])
        .resting_on(reasons)
}

/// A naked single, with the reason against each other digit: a house that holds it, or an earlier step.
fn placing_alone(state: &Candidates, placed: Candidate) -> Message {
    let mut open = DigitSet::ALL.without(placed.digit);
    let mut seen = Vec::new();
    for (house, digits) in holders(state, placed.cell) {
        let new = digits.intersection(open);
        if !new.is_empty() {
            open = open.difference(new);
            let held = phrase("held").with("digits", listed(new));
            seen.push(held.with("house", house_name(house)));
        }
    }
    let message = placing(name_of_naked(open, &seen), placed);
    let message = if seen.is_empty() {
        message
    } else {
        message.with("seen", grouped(seen))
    };
    match open.len() {
        0 => message,
        count => message.count(count).with("out", listed(open)),
    }
}

const fn name_of_naked(ruled_out: DigitSet, seen: &[Message]) -> &'static str {
    match (ruled_out.is_empty(), seen.is_empty()) {
        (true, _) => "single-naked",
        (false, false) => "single-naked-by-notes",
        (false, true) => "single-naked-by-notes-alone",
    }
}

/// The houses of a cell with the digits that stand in them, the fullest first.
fn holders(state: &Candidates, cell: Cell) -> Vec<(House, DigitSet)> {
    let held = |house: House| {
        let digits = house.cells().into_iter();
        let digits = digits.filter_map(|cell| state.grid().digit(cell));
        (house, digits.collect())
    };
    let houses = common_houses(CellSet::of(cell)).into_iter();
    let mut houses: Vec<(House, DigitSet)> = houses.map(held).collect();
    houses.sort_compactly_by_key(|(_, digits)| std::cmp::Reverse(digits.len()));
    houses
}

fn placement(view: View<'_>) -> Candidate {
    view.step.placements[0]
}

fn placing(name: &'static str, Candidate { cell, digit }: Candidate) -> Message {
    phrase(name)
        .with("cell", cell_name(cell))
        .with("digit", digit)
}

fn placing_in(name: &'static str, placed: Candidate, house: House) -> Message {
    placing(name, placed)
        .with("house", house_name(house))
        .with("another", digit_with_article(placed.digit))
}

fn meets(cell: Cell, cells: CellSet) -> bool {
    !cell.peers().intersection(cells).is_empty()
}
