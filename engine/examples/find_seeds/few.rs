//! Puzzles of few givens, level by level: near those of a level are some with one given less.

use std::collections::{BTreeMap, HashSet};
use std::time::Instant;

use nonet_engine::generation::{Symmetry, Wish, generate, thinned_exchanges};
use nonet_engine::grid::random::Random;
use nonet_engine::grid::{Candidate, Cell, Grid};

use super::puzzle::any_seed;

/// Of so many random puzzles the search begins with the one of the fewest givens.
const DRAWN: usize = 200;
/// After so many puzzles without one of fewer givens a search begins again.
const MOST_VAIN: usize = 4_000;

/// The first puzzle found with no more givens than `most`.
pub fn search(most: usize, end: Instant, random: &mut Random) -> Option<Grid> {
    let mut levels: BTreeMap<usize, Vec<Grid>> = BTreeMap::new();
    let mut known = HashSet::new();
    let mut found = vec![start(random)?];
    let (mut lowest, mut vain) = (Cell::COUNT, 0);
    while vain < MOST_VAIN && Instant::now() < end {
        for puzzle in found.drain(..) {
            let givens = puzzle.filled_count();
            if givens <= most {
                return Some(puzzle);
            }
            if known.insert(puzzle) {
                levels.entry(givens).or_default().push(puzzle);
            }
            if givens < lowest {
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
        let givens = puzzle.filled();
        found.extend(
            givens.flat_map(|(cell, digit)| thinned_exchanges(&puzzle, Candidate { cell, digit })),
        );
    }
    None
}

fn start(random: &mut Random) -> Option<Grid> {
    let wish = Wish {
        symmetry: Symmetry::None,
        is_minimal: Some(true),
        ..Wish::default()
    };
    let made = (0..DRAWN).filter_map(|_| generate(wish.clone(), any_seed(random), 0, 1_000).ok());
    made.map(|made| made.givens).min_by_key(Grid::filled_count)
}
