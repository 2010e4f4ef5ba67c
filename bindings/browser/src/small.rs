//! Grids of 4x4 and 6x6: hints for children, checks, and new puzzles.

use nonet_engine::explanation::{Depth, Message, sentence};
use nonet_engine::small::{
    self, FormatFault, Level, Marks, Shape, SmallGrid, count_solutions, generate, next_single,
};
use nonet_wasm::Question;
use serde::Serialize;

use crate::json;
use crate::refusal::Refusal;
use crate::steps::read_depth;

/// What a child is explained of a board, and the cells to look at.
#[derive(Serialize)]
struct Explained {
    status: &'static str,
    sentence: Vec<Message>,
    wrong: Vec<usize>,
    area: Vec<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    placement: Option<(usize, u8)>,
}

/// A new puzzle.
#[derive(Serialize)]
struct Made {
    puzzle: String,
}

/// Tell what is wrong on a board, or its easiest single as deeply as asked; without a depth, only that.
pub fn look(asked: &Question<'_>) -> Result<String, Refusal> {
    let marks = if asked.flag("shapes")?.unwrap_or(false) {
        Marks::Shapes
    } else {
        Marks::Digits
    };
    let (puzzle, board) = (read(asked.text("puzzle")?)?, read(asked.text("board")?)?);
    let solution = count_solutions(&puzzle, 2)
        .solution
        .filter(|_| puzzle.shape() == board.shape())
        .ok_or_else(|| Refusal::invalid(&"expected a puzzle and a board of it"))?;
    let cells = 0..puzzle.shape().cells();
    let differs = |&cell: &usize| {
        let digit = board.digit(cell);
        digit != solution.digit(cell) && (digit > 0 || puzzle.digit(cell) > 0)
    };
    let wrong: Vec<usize> = cells.filter(differs).collect();
    let explained = if !wrong.is_empty() {
        let said = sentence("small-wrong")
            .count(wrong.len())
            .with("marks", marks.name());
        Explained::of("wrong", said, wrong)
    } else if board == solution {
        Explained::of("complete", sentence("small-done"), wrong)
    } else {
        match (read_depth(asked)?, next_single(&board)) {
            (None, _) => Explained::of("right", sentence("small-right"), wrong),
            (_, None) => Explained::of("right", sentence("small-no-single"), wrong),
            (Some(depth), Some(single)) => Explained {
                area: small::area_of(&single, &board),
                placement: (depth == Depth::Deduction).then_some((single.cell, single.digit)),
                ..Explained::of("hint", small::explain(&single, &board, depth, marks), wrong)
            },
        }
    };
    Ok(json::object("answer", &explained))
}

/// Make a new puzzle of a size and a level.
pub fn make(asked: &Question<'_>) -> Result<String, Refusal> {
    let size = asked.number("size")?.unwrap_or_default();
    let shape = Shape::of_side(size).ok_or_else(|| Refusal::wish(&"expected a size of 4 or 6"))?;
    let level = Level::from_slug(asked.text("level")?)
        .ok_or_else(|| Refusal::wish(&"expected beginner, easy or medium"))?;
    let seed = asked.number("seed")?.unwrap_or_default();
    let made =
        generate(shape, level, seed, 0).ok_or_else(|| Refusal::wish(&"no puzzle is as wished"))?;
    let puzzle = made.givens.to_string();
    Ok(json::object("answer", &Made { puzzle }))
}

impl Explained {
    fn of(status: &'static str, said: Message, wrong: Vec<usize>) -> Self {
        Self {
            status,
            sentence: vec![said],
            wrong,
            area: Vec::new(),
            placement: None,
        }
    }
}

fn read(text: &str) -> Result<SmallGrid, Refusal> {
    SmallGrid::parse(text.as_bytes()).map_err(|fault| {
        let expected = match fault {
            FormatFault::Length(_) => "expected 16 or 36 characters",
            FormatFault::Character(_) => "expected digits of the grid, '.', '0' or '-'",
        };
        Refusal::invalid(&expected)
    })
}
