//! Puzzles of few givens, level by level: near those of a level are some with fewer givens.

use std::collections::{BTreeMap, HashSet};
use std::time::Instant;

use nonet_engine::generation::{PuzzleSpec, Symmetry, generate, thinned_exchanges};
use nonet_engine::grid::random::Random;
use nonet_engine::grid::{Cell, CellSet, Grid};

use super::puzzle::any_seed;
use nonet_engine::search::{Limits, count_solutions};

/// Of so many random puzzles the search begins with the one of the fewest givens.
const DRAWN: usize = 200;
/// More solutions don't need to be distinguished.
const MOST_COUNTED: u64 = 60;
/// After so many puzzles without one of fewer givens a search begins again.
const MOST_VAIN: usize = 4_000;

/// The first puzzle found that has at most `most` givens.
pub fn search(most: usize, symmetry: Symmetry, end: Instant, random: &mut Random) -> Option<Grid> {
    let mut levels: BTreeMap<(usize, u64), Vec<Grid>> = BTreeMap::new();
    let mut known = HashSet::new();
    // By pairs of givens the number of them stays odd, or even.
    let leads_there = |puzzle: &Grid| {
        let step = if symmetry == Symmetry::HalfTurn { 2 } else { 1 };
        puzzle.filled_count().abs_diff(most).is_multiple_of(step)
    };
    let mut found = vec![start(symmetry, &leads_there, random)?];
    let (mut lowest, mut vain) = (Cell::COUNT, 0);
    while vain < MOST_VAIN && Instant::now() < end {
        for puzzle in found.drain(..) {
            let givens = puzzle.filled_count();
            if givens <= most {
                return Some(puzzle);
            }
            if leads_there(&puzzle) && known.insert(puzzle) {
                let height = (givens, fewest_solutions(&puzzle, symmetry));
                levels.entry(height).or_default().push(puzzle);
            }
            if leads_there(&puzzle) && givens < lowest {
                (lowest, vain) = (givens, 0);
            }
        }
        let mut level = levels.first_entry()?;
        let waiting = level.get_mut();
        let puzzle = waiting.swap_remove(random.below(waiting.len()));
        if waiting.is_empty() {
            level.remove();
        }
        vain += 1;
        let givens = puzzle.filled().map(|(cell, _)| cell);
        let firsts = givens.filter(|cell| symmetry.orbit(*cell).first() == Some(*cell));
        found.extend(firsts.flat_map(|cell| thinned_exchanges(&puzzle, cell, symmetry)));
    }
    None
}

/// The fewest solutions without one orbit of its givens; with fewer, a puzzle with fewer givens is
/// nearer.
///
/// Without symmetry such a puzzle is found soon enough.
fn fewest_solutions(puzzle: &Grid, symmetry: Symmetry) -> u64 {
    let is_given = |orbit: &CellSet| puzzle.without(*orbit) != *puzzle;
    let given = symmetry.orbits().filter(is_given);
    let most = if symmetry == Symmetry::None {
        0
    } else {
        MOST_COUNTED
    };
    given.fold(most, |fewest, orbit| {
        let limits = Limits {
            solutions: fewest,
            nodes: u64::MAX,
        };
        let found = count_solutions(&puzzle.without(orbit), limits).solutions_found;
        fewest.min(found)
    })
}

fn start(symmetry: Symmetry, suits: &dyn Fn(&Grid) -> bool, random: &mut Random) -> Option<Grid> {
    let spec = PuzzleSpec {
        symmetry,
        ..PuzzleSpec::default()
    };
    let made = (0..DRAWN).filter_map(|_| generate(spec.clone(), any_seed(random), 0, 1_000).ok());
    let givens = made.map(|made| made.givens).filter(suits);
    givens.min_by_key(Grid::filled_count)
}
