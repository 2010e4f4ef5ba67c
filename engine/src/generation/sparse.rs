//! Neighbours of puzzles with few givens: remove a given, add one that decides the solution, and
//! remove the redundant ones.
//!
//! By way of puzzles with one more given, this reaches the same puzzles as {-2+2}: to list the solutions of
//! 18 givens without one takes a hundredth of the time of one of 17 without two. With a symmetry the same
//! is done with orbits.

use super::exchange::{decisive, solutions_of};
use super::neighbours::{Solutions, with};
use super::symmetry::Symmetry;
use super::thinning::Thinning;
use nonet_grid::random::Random;
use nonet_grid::{Candidate, Cell, CellSet, Grid};
use nonet_search::{Limits, count_solutions};

/// The rest of a puzzle is skipped if it has more solutions.
const MOST_SOLUTIONS: usize = 4_000;
/// Of more solutions, hardly any is distinguished from all others by one orbit.
const MOST_SOLUTIONS_OF_ORBITS: usize = 300;

/// The puzzles with another orbit of givens in place of that of one, without each that is superfluous then.
#[must_use]
pub fn thinned_exchanges(puzzle: &Grid, removed: Cell, symmetry: Symmetry) -> Vec<Grid> {
    let exchanged = match symmetry {
        Symmetry::None => exchanges(puzzle, removed),
        _ => exchanges_of_orbits(puzzle, symmetry.orbit(removed), symmetry),
    };
    let each = exchanged.iter();
    each.flat_map(|puzzle| thinned(puzzle, symmetry)).collect()
}

fn exchanges(puzzle: &Grid, cell: Cell) -> Vec<Grid> {
    let Some(digit) = puzzle.digit(cell) else {
        // uncovered: the removed cell is a given.
        return Vec::new();
    };
    let rest = puzzle.without([cell]);
    let solutions = Solutions::of(&rest, MOST_SOLUTIONS);
    let added = solutions.single_out(&[Candidate { cell, digit }]);
    added.into_iter().map(|one| with(&rest, &[one])).collect()
}

fn exchanges_of_orbits(puzzle: &Grid, removed: CellSet, symmetry: Symmetry) -> Vec<Grid> {
    let rest = puzzle.without(removed);
    let open = symmetry.orbits().filter(|orbit| is_open(&rest, *orbit));
    let open: Vec<CellSet> = open.collect();
    let solutions = solutions_of(&rest, MOST_SOLUTIONS_OF_ORBITS).unwrap_or_default();
    let added = decisive(&solutions, &open, puzzle).into_iter();
    added
        .map(|(orbit, at)| rest.with(&solutions[at], orbit))
        .collect()
}

/// A random one of these, with its solution: of those with few enough givens, if there are such and the walk
/// does not lead away.
///
/// Where the puzzle itself has so few, an orbit is added to it before.
pub(super) fn draw(
    puzzle: &Grid,
    most: usize,
    symmetry: Symmetry,
    leads_away: bool,
    random: &mut Random,
) -> Option<(Grid, Grid)> {
    let mut fuller = *puzzle;
    if puzzle.filled_count() <= most {
        let open = CellSet::ALL.difference(puzzle.filled_cells());
        let cell = open.into_iter().nth(random.below(open.len()))?;
        fuller = fuller.with(&solution_of(puzzle)?, symmetry.orbit(cell));
    }
    let given = fuller.filled_cells();
    let removed = given.into_iter().nth(random.below(given.len()))?;
    let mut found = thinned_exchanges(&fuller, removed, symmetry);
    let is_wanted = |neighbour: &Grid| leads_away != (neighbour.filled_count() <= most);
    if found.iter().any(is_wanted) {
        found.retain(is_wanted);
    }
    let drawn = found.get(random.below(found.len().max(1)))?;
    Some((*drawn, solution_of(drawn)?))
}

/// The puzzle, if each orbit is needed, or else it without each superfluous one.
fn thinned(puzzle: &Grid, symmetry: Symmetry) -> Vec<Grid> {
    let Some(solution) = solution_of(puzzle) else {
        // uncovered: a search that was stopped.
        return Vec::new();
    };
    let whole = Thinning::new(puzzle, &solution);
    let given = symmetry.orbits().filter(|orbit| !is_open(puzzle, *orbit));
    let superfluous = given.filter(|orbit| whole.clone().take(*orbit));
    let thinner: Vec<Grid> = superfluous.map(|orbit| puzzle.without(orbit)).collect();
    if thinner.is_empty() {
        vec![*puzzle]
    } else {
        thinner
    }
}

fn is_open(puzzle: &Grid, orbit: CellSet) -> bool {
    orbit
        .first()
        .is_some_and(|cell| puzzle.digit(cell).is_none())
}

fn solution_of(puzzle: &Grid) -> Option<Grid> {
    count_solutions(puzzle, Limits::default()).solution
}
