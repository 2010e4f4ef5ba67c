//! Whether premises hold, and the truths that they give.

use super::deduction::Premise;
use super::links::{of_cell, sets_of};
use super::truths::{Board, Truth, Truths};
use super::verdict::Fault;
use nonet_grid::{
    Candidate, Candidates, CellSet, Digit, DigitSet, House, candidates_at, candidates_of,
};

use super::links::Rejection;

/// Add the truths of a premise.
///
/// # Errors
/// When it does not hold, or is settled already.
pub fn add(
    state: &Candidates,
    board: &Board,
    premise: &Premise,
    truths: &mut Truths,
) -> Result<(), Rejection> {
    match premise {
        Premise::Cells(cells) => {
            truths.stated.extend(of_cells(state, board, *cells)?);
            truths.sets.extend(sets_of(*cells));
        }
        Premise::Places(digit, house) => truths.stated.push(of_house(state, *digit, *house)?),
        Premise::Deadly(candidates) => truths.stated.push(guardians(state, candidates)?),
        Premise::Either(one) if !board.has(*one) => return Err((Fault::Absent, vec![*one])),
        Premise::Either(one) => truths.asked.push(*one),
    }
    Ok(())
}

/// Read a cover: each cell, or a digit in a house, takes one candidate at most.
///
/// # Errors
/// It isn't a cover.
pub fn covers(board: &Board, premise: &Premise) -> Result<Vec<Truth>, Rejection> {
    match premise {
        Premise::Cells(cells) => {
            let cells = cells.into_iter();
            Ok(cells.map(|cell| of_cell(board, cell)).collect())
        }
        Premise::Places(digit, house) => Ok(vec![vec![(*digit, house.cells())]]),
        Premise::Deadly(_) | Premise::Either(_) => Err((Fault::Unreadable, Vec::new())),
    }
}

fn of_cells(state: &Candidates, board: &Board, cells: CellSet) -> Result<Vec<Truth>, Rejection> {
    if !cells.is_subset(state.empty()) || cells.is_empty() {
        return Err((Fault::Settled, Vec::new()));
    }
    let truths: Vec<Truth> = cells.into_iter().map(|cell| of_cell(board, cell)).collect();
    if truths.iter().any(Vec::is_empty) {
        return Err((Fault::Empty, Vec::new()));
    }
    Ok(truths)
}

fn of_house(state: &Candidates, digit: Digit, house: House) -> Result<Truth, Rejection> {
    let mut cells = house.cells().into_iter();
    if let Some(cell) = cells.find(|&cell| state.grid().digit(cell) == Some(digit)) {
        return Err((Fault::Settled, vec![Candidate { cell, digit }]));
    }
    let places = house.cells().intersection(state.places(digit));
    if places.is_empty() {
        return Err((Fault::Empty, Vec::new()));
    }
    Ok(vec![(digit, places)])
}

/// The further candidates of the cells of a deadly pattern, of which one is right.
///
/// Each cell, none of them a given, has two digits in the pattern, and each house has a digit of it
/// twice or not at all. Were all its cells filled from it, each house would have each of its digits once
/// there, and each cell could take its other digit instead: the puzzle would have two solutions.
fn guardians(state: &Candidates, pattern: &[Candidate]) -> Result<Truth, Rejection> {
    let mut places = [CellSet::EMPTY; 9];
    for &Candidate { cell, digit } in pattern {
        places[digit.index()] = places[digit.index()].with(cell);
    }
    let cells = places.into_iter().fold(CellSet::EMPTY, CellSet::union);
    let rejected = |witnesses| Err((Fault::NotDeadly, witnesses));
    if cells.is_empty() || !cells.intersection(state.givens()).is_empty() {
        return rejected(Vec::new());
    }
    if let Some(uneven) = uneven(&places, cells) {
        return rejected(uneven);
    }
    for (cell, digit) in state.grid().filled() {
        if cells.contains(cell) && !places[digit.index()].contains(cell) {
            return rejected(vec![Candidate { cell, digit }]);
        }
    }
    let beside = Digit::ALL.into_iter().map(|digit| {
        let others = cells.difference(places[digit.index()]);
        (digit, others.intersection(state.places(digit)))
    });
    let truth: Truth = beside.filter(|(_, cells)| !cells.is_empty()).collect();
    if truth.is_empty() {
        return Err((Fault::Empty, Vec::new()));
    }
    Ok(truth)
}

/// The candidates of a cell or a house that the pattern does not have two of.
fn uneven(places: &[CellSet; 9], cells: CellSet) -> Option<Vec<Candidate>> {
    for cell in cells {
        let own = |digit: &Digit| places[digit.index()].contains(cell);
        let digits: DigitSet = Digit::ALL.into_iter().filter(own).collect();
        if digits.len() != 2 {
            return Some(candidates_at(cell, digits).collect());
        }
    }
    for (digit, own) in Digit::ALL.into_iter().zip(places) {
        for house in House::all() {
            let there = own.intersection(house.cells());
            if !matches!(there.len(), 0 | 2) {
                return Some(candidates_of(digit, there).collect());
            }
        }
    }
    None
}
