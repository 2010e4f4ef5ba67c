//! Full houses, hidden and naked singles.

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use crate::step::evidence::SingleInHouse;
use crate::technique::Technique;
use crate::telling::message::{Message, say};
use crate::telling::names::{cell_name, digit_with_article, house_name};
use crate::telling::places::in_house;
use crate::telling::view::{Explanation, Places, View};

/// Why a digit is to be written, by a house or by its cell alone.
#[must_use]
pub fn tell_single(technique: Technique, placed: Candidate, house: Option<House>) -> Message {
    match (house, technique) {
        (None, _) => placing("single-naked", placed),
        (Some(house), Technique::FullHouse) => placing_in("single-full-house", placed, house),
        (Some(house), _) => placing_in("single-hidden", placed, house),
    }
}

/// A full house or a hidden single.
pub fn tell_in_house(view: View<'_>, evidence: &SingleInHouse) -> Explanation {
    match view.step.technique {
        Technique::FullHouse => tell_full_house(view, evidence),
        _ => tell_hidden_single(view, evidence),
    }
}

/// One cell of a house is empty.
fn tell_full_house(view: View<'_>, evidence: &SingleInHouse) -> Explanation {
    let (house, placed) = (evidence.house, placement(view));
    let said = tell_single(Technique::FullHouse, placed, Some(house));
    let others = house.cells().without(placed.cell);
    view.explain(in_house(house), vec![said]).resting_on(others)
}

/// A digit has one place left in a house, because of equal digits around it.
fn tell_hidden_single(view: View<'_>, evidence: &SingleInHouse) -> Explanation {
    let (house, placed) = (evidence.house, placement(view));
    let empty = house.cells().intersection(view.state.empty());
    let others = empty.without(placed.cell);
    let equal = view.state.holding(placed.digit);
    let name = if others.into_iter().all(|other| meets(other, equal)) {
        "single-hidden"
    } else {
        "single-hidden-by-notes"
    };
    let said = placing_in(name, placed, house);
    let reasons = equal
        .into_iter()
        .filter(|&cell| meets(cell, others))
        .collect();
    view.explain(in_house(house), vec![said])
        .resting_on(reasons)
}

/// A cell has one digit left; where to look is its box, which does not tell it.
pub fn tell_naked_single(view: View<'_>) -> Explanation {
    let placed = placement(view);
    let reasons = placed.cell.peers().difference(view.state.empty());
    let digits = reasons
        .into_iter()
        .filter_map(|cell| view.state.grid().digit(cell));
    let seen = digits.fold(DigitSet::EMPTY, DigitSet::with);
    let name = if seen.len() == Digit::ALL.len() - 1 {
        "single-naked"
    } else {
        "single-naked-by-notes"
    };
    let [in_box, ..] = placed.cell.houses();
    view.explain(in_house(in_box), vec![placing(name, placed)])
        .resting_on(reasons)
}

fn placement(view: View<'_>) -> Candidate {
    view.step.placements[0]
}

fn placing(name: &'static str, Candidate { cell, digit }: Candidate) -> Message {
    say(name).with("cell", cell_name(cell)).with("digit", digit)
}

fn placing_in(name: &'static str, placed: Candidate, house: House) -> Message {
    placing(name, placed)
        .with("house", house_name(house))
        .with("another", digit_with_article(placed.digit))
}

fn meets(cell: Cell, cells: CellSet) -> bool {
    !cell.peers().intersection(cells).is_empty()
}
