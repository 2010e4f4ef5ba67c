//! Subsets, fish, and patterns of the whole grid.

use super::{cells, distinct, places, tied};
use crate::proof::deduction::{Deduction, Premise};
use nonet_grid::{
    Candidate, Candidates, Cell, CellSet, Digit, DigitSet, House, candidates_at, candidates_of,
};
use nonet_techniques::step::Step;
use nonet_techniques::step::evidence::{
    AvoidableRectangle, Exocet, Fireworks, Fish, KrakenFish, LockedSectors, Subset, Template,
    UniqueLoop, UniqueRectangle,
};
use nonet_techniques::technique::{self, Family};

/// A set with as many cells as digits.
pub fn subset(step: &Step, one: &Subset) -> Deduction {
    let digits: Vec<Digit> = one.digits.into_iter().collect();
    let house = &one.houses[..1];
    if step.technique.family() == Family::Subset(technique::Subset::Hidden) {
        return Deduction {
            covers: vec![Premise::Cells(one.cells)],
            ..places(&digits, house)
        };
    }
    Deduction {
        covers: places(&digits, house).premises,
        ..cells(one.cells)
    }
}

/// Houses and their covers.
pub fn fish(one: &Fish) -> Deduction {
    Deduction {
        covers: places(&[one.digit], &one.cover).premises,
        fins: candidates_of(one.digit, one.fins).collect(),
        ..places(&[one.digit], &one.base)
    }
}

/// A fish, and the chain of each fin.
pub fn kraken(one: &KrakenFish) -> Deduction {
    let links = one.branches.iter().flat_map(|branch| &branch.links);
    let links: Vec<_> = links.copied().collect();
    Deduction {
        covers: places(&[one.digit], &one.cover).premises,
        fins: candidates_of(one.digit, one.fins).collect(),
        links: tied(&links),
        ..places(&[one.digit], &one.base)
    }
}

/// Cells, and the digits that their houses can give them.
pub fn sectors(one: &LockedSectors) -> Deduction {
    let given = one.houses.iter().zip(&one.digits);
    let covers = given.flat_map(|(&house, digits)| {
        let digits = digits.into_iter();
        digits.map(move |digit| Premise::Places(digit, house))
    });
    Deduction {
        covers: covers.collect(),
        ..cells(one.cells)
    }
}

/// The digits of each crossing in its row and its column.
pub fn fireworks(one: &Fireworks) -> Deduction {
    let corners = one.crossings.iter().zip(&one.digits);
    let of_corner = |(crossing, digits): (&Cell, &DigitSet)| {
        let [_, row, column] = crossing.houses();
        let digits: Vec<Digit> = digits.into_iter().collect();
        places(&digits, &[row, column]).premises
    };
    Deduction {
        premises: corners.flat_map(of_corner).collect(),
        ..Deduction::default()
    }
}

/// The base, the targets, and the digits of the base in the lines across.
pub fn exocet(state: &Candidates, one: &Exocet) -> Deduction {
    let all: CellSet = one.base.into_iter().chain(one.targets).collect();
    let digits: Vec<Digit> = one.digits.into_iter().collect();
    let lines = places(&digits, &one.cross_lines).premises;
    let is_open = |premise: &Premise| match premise {
        Premise::Places(digit, house) => {
            !state.places(*digit).intersection(house.cells()).is_empty()
        }
        _ => true,
    };
    let cells = Premise::Cells(all.intersection(state.empty()));
    Deduction {
        premises: [cells].into_iter().chain(lines).filter(is_open).collect(),
        ..Deduction::default()
    }
}

/// A digit in all houses.
pub fn template(state: &Candidates, one: &Template) -> Deduction {
    let known = one.known.iter().map(|&known| Deduction {
        placements: vec![known],
        ..everywhere(state, known.digit)
    });
    Deduction {
        lemmas: known.collect(),
        ..everywhere(state, one.digit)
    }
}

fn everywhere(state: &Candidates, digit: Digit) -> Deduction {
    let is_open = |house: &House| !state.places_in(digit, *house).is_empty();
    let houses: Vec<House> = House::all().filter(is_open).collect();
    places(&[digit], &houses)
}

/// All empty cells, but for some candidates.
pub fn bug(state: &Candidates, extra: &[Candidate]) -> Deduction {
    let own = Digit::ALL
        .into_iter()
        .flat_map(|digit| candidates_of(digit, state.places(digit)));
    let pattern = own.filter(|one| !extra.contains(one)).collect();
    deadly(pattern)
}

/// A loop of cells with two digits, and the house that settles one of them.
pub fn unique_loop(state: &Candidates, one: &UniqueLoop) -> Deduction {
    let pattern = crossed(&one.path, one.digits);
    let settled = one.settled.into_iter();
    let settled = settled.flat_map(|house| settling(state, house, one.roof, one.digits));
    with(deadly(pattern), settled)
}

/// A rectangle, the houses that settle one of its digits, and the rest of a subset.
pub fn rectangle(state: &Candidates, one: &UniqueRectangle) -> Deduction {
    let corners: CellSet = one.corners.into_iter().collect();
    let houses = House::all().filter(|house| house.cells().intersection(corners).len() == 2);
    let settled = houses.flat_map(|house| settling(state, house, corners, one.digits));
    let subset = one.subset.filter(|cells| !cells.is_empty());
    let subset = subset.map(Premise::Cells);
    with(
        deadly(crossed(&one.corners, one.digits)),
        settled.chain(subset),
    )
}

/// A rectangle of which some corners are filled.
pub fn avoidable(one: &AvoidableRectangle) -> Deduction {
    deadly(crossed(&one.corners, one.completing.into_iter().collect()))
}

fn crossed(cells: &[Cell], digits: DigitSet) -> Vec<Candidate> {
    let of_cell = |&cell: &Cell| candidates_at(cell, digits);
    cells.iter().flat_map(of_cell).collect()
}

fn deadly(pattern: Vec<Candidate>) -> Deduction {
    Deduction {
        premises: vec![Premise::Deadly(pattern)],
        ..Deduction::default()
    }
}

fn with(mut one: Deduction, premises: impl Iterator<Item = Premise>) -> Deduction {
    one.premises.extend(premises);
    one.premises = distinct(one.premises);
    one
}

/// The digits that a house has only in some cells.
fn settling(state: &Candidates, house: House, cells: CellSet, digits: DigitSet) -> Vec<Premise> {
    let is_settled = |digit: &Digit| {
        let places = state.places(*digit).intersection(house.cells());
        !places.is_empty() && places.is_subset(cells)
    };
    let digits = digits.into_iter().filter(is_settled);
    digits.map(|digit| Premise::Places(digit, house)).collect()
}
