//! Batches without two puzzles that are the same but for names and order.

use std::collections::HashSet;

use super::Puzzle;
use crate::canonical::canonical;

/// Put another puzzle in the place of each that is an image of one before it.
///
/// # Errors
/// That of `another`.
pub fn distinct<E>(
    mut puzzles: Vec<Puzzle>,
    mut another: impl FnMut() -> Result<Puzzle, E>,
) -> Result<Vec<Puzzle>, E> {
    let mut forms = HashSet::with_capacity(puzzles.len());
    for puzzle in &mut puzzles {
        while !forms.insert(canonical(&puzzle.givens)) {
            *puzzle = another()?;
        }
    }
    Ok(puzzles)
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::distinct;
    use crate::generation::{Puzzle, Wish, generate};
    use crate::grading::Label;
    use crate::grid::{Cell, Grid};

    fn make(index: u64) -> Puzzle {
        generate(Wish::label(Label::Easy), 1, index, 100).expect("easy is easy")
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
    fn an_image_of_an_earlier_puzzle_gives_way_to_another_one() {
        let mut others = [transposed(make(2)), make(4)].into_iter();

        let batch = vec![make(1), make(2), transposed(make(1)), make(3)];
        let kept = distinct(batch, || {
            Ok::<_, Infallible>(others.next().expect("two suffice"))
        });

        assert_eq!(kept, Ok(vec![make(1), make(2), make(4), make(3)]));
    }
}
