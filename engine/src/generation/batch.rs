//! Batches of which no two puzzles are images of each other.

use std::collections::HashSet;

use super::Puzzle;
use super::variety::ROUND;
use nonet_grid::Grid;
use nonet_search::canonical::canonical;

/// The puzzles of a batch so far, of which no two are images of each other.
#[derive(Default)]
pub struct Distinct {
    forms: HashSet<Grid>,
}

impl Distinct {
    /// The puzzle, whose canonical form is `form`, or another one if it is an image of an earlier one.
    ///
    /// # Errors
    /// That of `another`.
    pub fn admit<E>(
        &mut self,
        mut puzzle: Puzzle,
        mut form: Grid,
        mut another: impl FnMut() -> Result<Puzzle, E>,
    ) -> Result<Puzzle, E> {
        while !self.forms.insert(form) {
            puzzle = another()?;
            form = canonical(&puzzle.givens);
        }
        Ok(puzzle)
    }
}

/// Chooses replacements for images of earlier puzzles, from the puzzles of the seed after the batch.
///
/// A replacement has the same turn as the puzzle that it replaces.
pub struct Replacements {
    count: u64,
    /// The number of replacements used for each turn.
    used: [u64; ROUND],
}

impl Replacements {
    /// The replacements for a batch of `count` puzzles.
    #[must_use]
    pub const fn after(count: u64) -> Self {
        Self {
            count,
            used: [0; ROUND],
        }
    }

    /// The offset of the next replacement for the puzzle at `offset`.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "below the length of a round"
    )]
    pub const fn next(&mut self, offset: u64) -> u64 {
        let round = ROUND as u64;
        let turn = offset % round;
        let first = self
            .count
            .wrapping_add((turn + round - self.count % round) % round);
        let used = &mut self.used[turn as usize];
        *used += 1;
        first.wrapping_add(round * (*used - 1))
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::{Distinct, Replacements};
    use crate::generation::{Puzzle, PuzzleSpec, generate};
    use crate::grading::Label;
    use nonet_grid::{Cell, Grid};
    use nonet_search::canonical::canonical;

    fn make(index: u64) -> Puzzle {
        generate(PuzzleSpec::label(Label::Easy), 1, index, 100).expect("easy is easy")
    }

    fn transposed(puzzle: Puzzle) -> Puzzle {
        let turn = |grid: &Grid| {
            let mut turned = Grid::EMPTY;
            for (cell, digit) in grid.filled() {
                turned.set(Cell::at(cell.column(), cell.row()), Some(digit));
            }
            turned
        };
        Puzzle {
            givens: turn(&puzzle.givens),
            solution: turn(&puzzle.solution),
            ..puzzle
        }
    }

    #[test]
    fn a_replacement_comes_after_the_batch_and_has_the_same_turn() {
        let mut replacements = Replacements::after(30);

        let offsets = [4, 29, 4, 5].map(|offset| replacements.next(offset));

        assert_eq!(offsets, [54, 79, 104, 30]);
    }

    #[test]
    fn an_image_of_an_earlier_puzzle_gives_way_to_another_one() {
        let mut others = [transposed(make(2)), make(4)].into_iter();
        let mut distinct = Distinct::default();

        let batch = [make(1), make(2), transposed(make(1)), make(3)];
        let kept = batch.map(|puzzle| {
            let another = || Ok::<_, Infallible>(others.next().expect("two suffice"));
            distinct.admit(puzzle, canonical(&puzzle.givens), another)
        });

        assert_eq!(kept, [make(1), make(2), make(4), make(3)].map(Ok));
    }
}
