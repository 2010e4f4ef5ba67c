//! Colours: the cells and houses that leave a colour and its other nothing else.

use super::distinct;
use crate::proof::deduction::{Deduction, Premise};
use nonet_grid::{Candidate, Candidates, Cell, CellSet, Digit, House};
use nonet_techniques::step::evidence::{Colors, Medusa, MultiColors};

/// One cluster of a digit.
pub fn colors(state: &Candidates, one: &Colors) -> Deduction {
    of_cells(state, one.digit, &[one.colors])
}

/// Two clusters of a digit.
pub fn multi_colors(state: &Candidates, one: &MultiColors) -> Deduction {
    of_cells(state, one.digit, &one.clusters)
}

fn of_cells(state: &Candidates, digit: Digit, clusters: &[[CellSet; 2]]) -> Deduction {
    let pairs = clusters
        .iter()
        .flat_map(|&[one, other]| conjugate(state, digit, one.union(other)));
    Deduction {
        premises: distinct(pairs),
        ..Deduction::default()
    }
}

/// The houses that have just two places for a digit, both among some cells.
fn conjugate(state: &Candidates, digit: Digit, cells: CellSet) -> Vec<Premise> {
    let is_pair = |house: &House| {
        let places = state.places_in(digit, *house);
        places.len() == 2 && places.is_subset(cells)
    };
    let houses = House::all().filter(is_pair);
    houses.map(|house| Premise::Places(digit, house)).collect()
}

/// A cluster over several digits, and the cell that a colour would leave nothing.
pub fn medusa(state: &Candidates, one: &Medusa) -> Deduction {
    let colored = one.colors.concat();
    let of_digit = |digit: Digit| -> CellSet {
        let own = colored.iter().filter(|one| one.digit == digit);
        own.map(|one| one.cell).collect()
    };
    let houses = Digit::ALL
        .into_iter()
        .flat_map(|digit| conjugate(state, digit, of_digit(digit)));
    let is_pair = |&cell: &Cell| {
        let mut digits = state.of(cell).into_iter();
        state.of(cell).len() == 2
            && digits.all(|digit| colored.contains(&Candidate { cell, digit }))
    };
    let cells = state.empty().into_iter().filter(is_pair).chain(one.cell);
    let cells = cells.map(|cell| Premise::Cells(CellSet::of(cell)));
    Deduction {
        premises: distinct(houses.chain(cells)),
        ..Deduction::default()
    }
}
