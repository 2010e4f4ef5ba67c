//! Neighbours of puzzles with few givens: a given goes, one that decides comes, and then what is superfluous goes.
//!
//! By way of puzzles with a given more, this reaches what {-2+2} does: to list the solutions of a puzzle of
//! 18 givens without one takes a hundredth of the time of one of 17 without two.

use super::neighbours::{Solutions, givens_of, with, without};
use super::thinning::Thinning;
use nonet_grid::random::Random;
use nonet_grid::{Candidate, CellSet, Grid};
use nonet_search::{Limits, count_solutions};

/// What is left of a puzzle is passed over if it has more solutions.
const MOST_SOLUTIONS: usize = 4_000;

/// The puzzles with another given in place of one, without each given that is superfluous then.
#[must_use]
pub fn thinned_exchanges(puzzle: &Grid, removed: Candidate) -> Vec<Grid> {
    let rest = without(puzzle, &[removed]);
    let solutions = Solutions::of(&rest, MOST_SOLUTIONS);
    let added = solutions.single_out(&[removed]).into_iter();
    added
        .flat_map(|one| thinned(&with(&rest, &[one])))
        .collect()
}

/// A random one of these, with its solution: of those with few enough givens, if there are such and the walk
/// does not lead away.
///
/// Where the puzzle itself has so few, a given is added to it before.
pub(super) fn draw(
    puzzle: &Grid,
    most: usize,
    leads_away: bool,
    random: &mut Random,
) -> Option<(Grid, Grid)> {
    let mut fuller = *puzzle;
    if puzzle.filled_count() <= most {
        let open = CellSet::ALL.difference(puzzle.filled().map(|(cell, _)| cell).collect());
        let cell = open.into_iter().nth(random.below(open.len()))?;
        fuller.set(cell, solution_of(puzzle)?.digit(cell));
    }
    let removed = givens_of(&fuller).nth(random.below(fuller.filled_count()))?;
    let mut found = thinned_exchanges(&fuller, removed);
    let is_wanted = |neighbour: &Grid| leads_away != (neighbour.filled_count() <= most);
    if found.iter().any(is_wanted) {
        found.retain(is_wanted);
    }
    let drawn = found.get(random.below(found.len().max(1)))?;
    Some((*drawn, solution_of(drawn)?))
}

/// The puzzle, if it is minimal, or else it without each superfluous given.
fn thinned(puzzle: &Grid) -> Vec<Grid> {
    let Some(solution) = solution_of(puzzle) else {
        // uncovered: a search that was stopped.
        return Vec::new();
    };
    let whole = Thinning::new(puzzle, &solution);
    let superfluous = givens_of(puzzle).filter(|one| whole.clone().take(CellSet::of(one.cell)));
    let thinner: Vec<Grid> = superfluous.map(|one| without(puzzle, &[one])).collect();
    if thinner.is_empty() {
        vec![*puzzle]
    } else {
        thinner
    }
}

fn solution_of(puzzle: &Grid) -> Option<Grid> {
    count_solutions(puzzle, Limits::default()).solution
}
