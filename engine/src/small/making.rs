//! New small puzzles, each from a seed: givens are removed while the singles of a level solve the
//! puzzle.

use super::grid::SmallGrid;
use super::level::{Level, is_solved};
use super::search::fill;
use super::shape::Shape;
use nonet_grid::random::Random;

/// A new small puzzle, which has exactly one solution.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SmallPuzzle {
    /// The givens, which are symmetric under a half turn.
    pub givens: SmallGrid,
    /// The only solution.
    pub solution: SmallGrid,
}

/// So many full grids are tried for one puzzle.
const ATTEMPTS: usize = 2_000;

/// Make puzzle number `index` of a seed: the same on every machine, as long as the engine's version is.
///
/// None where the attempts do not suffice, which no seed has been seen to need.
#[must_use]
pub fn generate(shape: Shape, level: Level, seed: u64, index: u64) -> Option<SmallPuzzle> {
    let mut random = Random::new(seed, index);
    (0..ATTEMPTS).find_map(|_| attempt(shape, level, &mut random))
}

fn attempt(shape: Shape, level: Level, random: &mut Random) -> Option<SmallPuzzle> {
    let solution = fill(&SmallGrid::empty(shape), |digits| random.shuffle(digits))?;
    let range = level.givens(shape);
    let least = random.within(&range);
    let opposite = |cell: usize| shape.cells() - 1 - cell;
    let mut pairs: Vec<usize> = (0..shape.cells() / 2).collect();
    random.shuffle(&mut pairs);
    let mut givens = solution.clone();
    for cell in pairs {
        if givens.filled_count() < least + 2 {
            break;
        }
        let mut fewer = givens.clone();
        fewer.set(cell, 0);
        fewer.set(opposite(cell), 0);
        if is_solved(&fewer, level.kinds()) {
            givens = fewer;
        }
    }
    level
        .suits(&givens)
        .then_some(SmallPuzzle { givens, solution })
}

#[cfg(test)]
mod tests {
    use super::{Level, Shape, generate};
    use crate::small::{count_solutions, level_of};

    #[test]
    fn every_puzzle_has_one_solution_the_level_and_givens_that_were_requested() {
        for (shape, level, seed) in specs(60) {
            let puzzle = generate(shape, level, seed, 0).expect("a puzzle");

            let found = count_solutions(&puzzle.givens, 2);
            assert_eq!(found.solution, Some(puzzle.solution));
            assert_eq!(level_of(&puzzle.givens), Some(level));
            assert!(level.givens(shape).contains(&puzzle.givens.filled_count()));
        }
    }

    #[test]
    fn givens_are_symmetric_under_a_half_turn() {
        for (shape, level, seed) in specs(10) {
            let givens = generate(shape, level, seed, 0).expect("a puzzle").givens;

            let last = shape.cells() - 1;
            let mirrored = |cell: usize| givens.digit(last - cell) > 0;
            assert!((0..=last).all(|cell| (givens.digit(cell) > 0) == mirrored(cell)));
        }
    }

    #[test]
    fn a_seed_gives_the_same_puzzle_and_another_index_another() {
        let make = |index| generate(Shape::SIX, Level::Easy, 17, index);

        assert_eq!(make(3), make(3));
        assert_ne!(make(3), make(4));
    }

    fn specs(seeds: u64) -> impl Iterator<Item = (Shape, Level, u64)> {
        let kinds = Shape::ALL
            .into_iter()
            .flat_map(|shape| Level::ALL.map(|level| (shape, level)));
        kinds.flat_map(move |(shape, level)| (0..seeds).map(move |seed| (shape, level, seed)))
    }
}
