//! Exchange of givens at random: a puzzle near another one.
//!
//! Some orbits of givens are removed, and all solutions of the rest are listed. An orbit whose digits
//! only one of them has makes a puzzle of the rest.

use std::ops::ControlFlow;

use super::symmetry::Symmetry;
use nonet_grid::random::Random;
use nonet_grid::{CellSet, Digit, Grid};
use nonet_search::visit_solutions;
use rustc_hash::FxHashMap;

/// The numbers of orbits of givens to exchange.
#[derive(Clone, Copy, Debug)]
pub struct Exchange {
    /// Number of orbits to remove.
    pub removed: usize,
    /// Number of orbits to add, at least one.
    pub added: usize,
    /// The symmetry, which the puzzle has and keeps.
    pub symmetry: Symmetry,
    /// The rest of the puzzle is skipped if it has more solutions, because listing them takes long.
    pub most_solutions: usize,
}

impl Exchange {
    /// A random neighbour of a puzzle, with its only solution, if chance finds one.
    #[must_use]
    pub fn draw(self, puzzle: &Grid, random: &mut Random) -> Option<(Grid, Grid)> {
        let orbits = self.symmetry.shuffled_orbits(random);
        let is_given = |orbit: &CellSet| {
            let first = orbit.first();
            first.is_some_and(|cell| puzzle.digit(cell).is_some())
        };
        let (given, mut open): (Vec<CellSet>, Vec<CellSet>) =
            orbits.into_iter().partition(is_given);
        let removed = given.get(..self.removed)?;
        let mut rest = puzzle.without(removed.iter().copied().flatten());
        let mut solutions = solutions_of(&rest, self.most_solutions)?;
        for _ in 1..self.added {
            let orbit = open.swap_remove(random.below(open.len()));
            let meant = solutions[random.below(solutions.len())];
            solutions.retain(|other| code(other, orbit) == code(&meant, orbit));
            rest = rest.with(&meant, orbit);
        }
        open.extend(removed);
        let found = decisive(&solutions, &open, puzzle);
        if found.is_empty() {
            return None;
        }
        let (orbit, at) = found[random.below(found.len())];
        Some((rest.with(&solutions[at], orbit), solutions[at]))
    }
}

/// All solutions of the rest of a puzzle, unless there are more than so many.
pub(super) fn solutions_of(rest: &Grid, most: usize) -> Option<Vec<Grid>> {
    let mut all = Vec::new();
    let listed = visit_solutions(rest, &mut |solution| {
        all.push(*solution);
        if all.len() > most {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    listed.is_continue().then_some(all)
}

/// The orbits whose digits only one of some solutions has, and which; those of a puzzle are left out.
pub(super) fn decisive(
    solutions: &[Grid],
    orbits: &[CellSet],
    puzzle: &Grid,
) -> Vec<(CellSet, usize)> {
    let mut found = Vec::new();
    let mut holders: FxHashMap<u32, (usize, bool)> = FxHashMap::default();
    for &orbit in orbits {
        holders.clear();
        for (at, solution) in solutions.iter().enumerate() {
            let entry = holders.entry(code(solution, orbit));
            entry
                .and_modify(|(_, is_only)| *is_only = false)
                .or_insert((at, true));
        }
        let of_puzzle = code(puzzle, orbit);
        let only = holders
            .iter()
            .filter(|&(&code, &(_, is_only))| is_only && code != of_puzzle);
        let first = found.len();
        found.extend(only.map(|(_, &(at, _))| (orbit, at)));
        found[first..].sort_unstable_by_key(|&(_, at)| at);
    }
    found
}

/// A number for the digits of some cells.
fn code(grid: &Grid, cells: CellSet) -> u32 {
    cells.into_iter().fold(0, |code, cell| {
        let digit = grid.digit(cell).map_or(9, Digit::index);
        code * 10 + u32::try_from(digit).unwrap_or_default()
    })
}
