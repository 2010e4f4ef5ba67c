//! Conversions for Python and browsers: untrusted boards, claims and orders, and steps as JSON.

use serde_json::{Value, json};

use crate::board::Board;
use crate::explanation::explain;
use crate::generation::Order;
use crate::grading;
use crate::model::Model;
use crate::proving::{self, Claim};
use crate::puzzle::read_digits;
use crate::reader::Fault;
use crate::shape::Shape;
use crate::steps::{Level, Solver, Step};

/// A puzzle's board with digits and, by cell, the candidates that are left.
///
/// # Errors
/// When they don't fit the puzzle.
pub fn read_board<'m>(
    model: &'m Model,
    digits: Option<&str>,
    candidates: Option<&[u16]>,
) -> Result<Board<'m>, Fault> {
    let mut board = match digits {
        Some(text) => Board::with(model, &read_digits(text, model.shape, "board")?),
        None => Board::new(model),
    };
    if let Some(masks) = candidates {
        let (expected, found) = (model.shape.count(), masks.len());
        if found != expected {
            let reason = format!("expected {expected} cells, found {found}");
            return Err(Fault::new("candidates", reason));
        }
        board.restrict(masks);
    }
    Ok(board)
}

/// A claim about a board.
///
/// # Errors
/// When the text isn't a claim, or one about another grid.
pub fn read_claim(board: &Board, text: &str) -> Result<Claim, Fault> {
    let claim: Claim =
        serde_json::from_str(text).map_err(|error| Fault::new("claim", error.to_string()))?;
    if proving::is_on_grid(board, &claim) {
        Ok(claim)
    } else {
        Err(Fault::new("claim", "expected cells and digits of the grid"))
    }
}

/// An order for a new puzzle.
///
/// # Errors
/// When the size or the difficulty is unknown.
pub fn read_order(kinds: Vec<String>, size: usize, difficulty: &str) -> Result<Order, Fault> {
    let shape = Shape::of(size);
    let level = Level::named(difficulty);
    Ok(Order {
        shape: shape.ok_or_else(|| Fault::new("size", "expected 4, 6, 8, 9, 12 or 16"))?,
        kinds,
        level: level.ok_or_else(|| Fault::new("difficulty", "unknown difficulty"))?,
    })
}

/// A step with the sentences that explain it on the board where it was found.
#[must_use]
pub fn explained(step: &Step, board: &Board) -> Value {
    let mut shown = serde_json::to_value(step).unwrap_or_default();
    shown["sentences"] = json!(explain(step, board));
    shown
}

/// All steps from a board on, explained, and whether they solve the puzzle.
#[must_use]
pub fn explained_path(mut board: Board) -> (Vec<Value>, bool) {
    let (steps, solved) = grading::solve_path(&mut Solver::new(board.clone()), Level::Expert);
    let shown = steps.iter().map(|step| {
        let shown = explained(step, &board);
        step.apply(&mut board);
        shown
    });
    (shown.collect(), solved)
}
