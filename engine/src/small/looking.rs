//! Feedback for a child: the mistakes on a board, or the place to look next.

use super::explaining::{Marks, area_of, explain};
use super::grid::SmallGrid;
use super::search::count_solutions;
use super::single::next_single;
use nonet_reasoning::explanation::{Depth, Message, phrase};

/// Feedback on a board, and the cells to look at.
#[derive(Clone, Debug)]
pub struct Look {
    /// `wrong`, `complete`, `right` or `hint`.
    pub status: &'static str,
    /// The same in words.
    pub said: Message,
    /// The cells that are wrong.
    pub wrong: Vec<usize>,
    /// The cells that a hint is about.
    pub area: Vec<usize>,
    /// The cell and the digit, which only the last step of a hint has.
    pub placement: Option<(usize, u8)>,
}

/// Report the mistakes on a board of a puzzle, or its easiest single at a depth.
///
/// Without a depth, only mistakes are reported. Returns `None` if the puzzle doesn't have exactly
/// one solution, or the board has another shape.
#[must_use]
pub fn look(
    puzzle: &SmallGrid,
    board: &SmallGrid,
    depth: Option<Depth>,
    marks: Marks,
) -> Option<Look> {
    let solution = count_solutions(puzzle, 2)
        .solution
        .filter(|_| puzzle.shape() == board.shape())?;
    let wrong = wrong_cells(puzzle, board, &solution);
    if !wrong.is_empty() {
        let said = phrase("small-wrong").count(wrong.len());
        let wrong_look = Look::of("wrong", said.with("marks", marks.name()));
        return Some(Look {
            wrong,
            ..wrong_look
        });
    }
    if *board == solution {
        return Some(Look::of("complete", phrase("small-done")));
    }
    let Some(depth) = depth else {
        return Some(Look::of("right", phrase("small-right")));
    };
    let Some(single) = next_single(board) else {
        return Some(Look::of("right", phrase("small-no-single")));
    };
    Some(Look {
        area: area_of(&single, board),
        placement: (depth == Depth::Deduction).then_some((single.cell, single.digit)),
        ..Look::of("hint", explain(&single, board, depth, marks))
    })
}

/// The cells whose digit is not the solution's, and the givens that are missing.
fn wrong_cells(puzzle: &SmallGrid, board: &SmallGrid, solution: &SmallGrid) -> Vec<usize> {
    let differs = |&cell: &usize| {
        let digit = board.digit(cell);
        digit != solution.digit(cell) && (digit > 0 || puzzle.digit(cell) > 0)
    };
    (0..puzzle.shape().cells()).filter(differs).collect()
}

impl Look {
    const fn of(status: &'static str, said: Message) -> Self {
        Self {
            status,
            said,
            wrong: Vec::new(),
            area: Vec::new(),
            placement: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Look, look};
    use crate::small::{Marks, SmallGrid};
    use nonet_reasoning::explanation::Depth;

    const PUZZLE: &str = "-43----43----12-";

    fn look_at(board: &str, depth: Option<Depth>) -> Look {
        let read = |text: &str| SmallGrid::parse(text.as_bytes()).expect("a grid");
        look(&read(PUZZLE), &read(board), depth, Marks::Digits).expect("one solution")
    }

    #[test]
    fn a_wrong_digit_and_a_missing_given_are_found() {
        let seen = look_at("343-----3----12-", Some(Depth::Place));

        assert_eq!((seen.status, seen.wrong), ("wrong", vec![0, 7]));
        assert!(seen.area.is_empty());
    }

    #[test]
    fn only_the_last_step_of_a_hint_places_a_digit() {
        let first = look_at(PUZZLE, Some(Depth::Place));
        let last = look_at(PUZZLE, Some(Depth::Deduction));

        assert_eq!((first.status, first.placement), ("hint", None));
        assert_eq!(first.area, last.area);
        assert!(
            last.placement
                .is_some_and(|(cell, _)| first.area.contains(&cell))
        );
    }

    #[test]
    fn a_board_that_is_right_so_far_gets_no_hint_unasked() {
        assert_eq!(look_at(PUZZLE, None).status, "right");
    }

    #[test]
    fn a_board_of_another_shape_is_none() {
        let four = SmallGrid::parse(PUZZLE.as_bytes()).expect("a grid");
        let six = SmallGrid::parse(&[b'-'; 36]).expect("a grid");

        assert!(look(&four, &six, None, Marks::Digits).is_none());
    }
}
