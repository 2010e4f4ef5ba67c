//! Variant puzzles: JSON in, JSON out.

use nonet_variants::board::Board;
use nonet_variants::generation::{self, Failure, KINDS};
use nonet_variants::grading;
use nonet_variants::hosting;
use nonet_variants::model::Model;
use nonet_variants::proving;
use nonet_variants::puzzle::{Puzzle, text_of};
use nonet_variants::search::Search;
use nonet_variants::steps::{Level, Solver};
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::errors::{GenerationLimitError, variant_format};
use crate::signals;

/// Candidates by cell as bits, and the digits by cell as text.
type Entries = (Option<String>, Option<Vec<u16>>);

/// The puzzle, its solution and its grade, as JSON, text and JSON.
type Made = (String, String, String);

/// The kinds of puzzles that can be generated.
#[pyfunction]
pub fn variant_kinds() -> Vec<&'static str> {
    KINDS.to_vec()
}

/// A puzzle in normal form.
#[pyfunction]
pub fn variant_read(text: &str) -> PyResult<String> {
    Ok(read(text)?.to_json().to_string())
}

/// The marks of a puzzle and the borders of its regions as shapes.
#[pyfunction]
pub fn variant_drawing(text: &str) -> PyResult<String> {
    Ok(json!(read(text)?.draw()).to_string())
}

/// The identifier of a puzzle.
#[pyfunction]
pub fn variant_id(text: &str) -> PyResult<String> {
    read(text)?.id().map_err(variant_format)
}

/// The puzzle of an identifier.
#[pyfunction]
pub fn variant_of_id(text: &str) -> PyResult<String> {
    let puzzle = Puzzle::from_id(text).map_err(variant_format)?;
    Ok(puzzle.to_json().to_string())
}

/// The solutions up to a limit, the number of branches, and whether the search came to its end.
#[pyfunction]
pub fn variant_solutions(
    py: Python<'_>,
    text: &str,
    limit: usize,
    node_budget: u64,
) -> PyResult<(Vec<String>, u64, bool)> {
    let model = model_of(text)?;
    let found = signals::run_in_place(py, || Search::new(&model).run(limit, node_budget))?;
    let solutions = found.solutions.iter().map(|digits| text_of(digits));
    Ok((solutions.collect(), found.nodes, found.is_complete))
}

/// The grade of a puzzle.
#[pyfunction]
pub fn variant_grade(py: Python<'_>, text: &str) -> PyResult<String> {
    let model = model_of(text)?;
    let grade = signals::run_in_place(py, || grading::grade(Board::new(&model)))?;
    Ok(serde_json::to_string(&grade).unwrap_or_default())
}

/// The easiest step on a board, with its explanation.
#[pyfunction]
pub fn variant_step(py: Python<'_>, text: &str, entries: Entries) -> PyResult<Option<String>> {
    let model = model_of(text)?;
    let board = board_of(&model, entries)?;
    let step = signals::run_in_place(py, || Solver::new(board.clone()).next_step(Level::Expert))?;
    Ok(step.map(|step| hosting::explained(&step, &board).to_string()))
}

/// All steps from a board on with their explanations, and whether they solve the puzzle.
#[pyfunction]
pub fn variant_path(py: Python<'_>, text: &str, entries: Entries) -> PyResult<(String, bool)> {
    let model = model_of(text)?;
    let board = board_of(&model, entries)?;
    signals::run_in_place(py, || {
        let (steps, solved) = hosting::explained_path(board);
        (Value::from(steps).to_string(), solved)
    })
}

/// The judgement of a claim.
#[pyfunction]
pub fn variant_prove(
    py: Python<'_>,
    text: &str,
    entries: Entries,
    claim: &str,
    node_budget: u64,
) -> PyResult<String> {
    let model = model_of(text)?;
    let board = board_of(&model, entries)?;
    let claim = hosting::read_claim(&board, claim).map_err(variant_format)?;
    let judged = signals::run_in_place(py, || proving::judge(&board, &claim, node_budget))?;
    Ok(serde_json::to_string(&judged).unwrap_or_default())
}

/// A new puzzle.
#[pyfunction]
pub fn variant_generate(
    py: Python<'_>,
    kinds: Vec<String>,
    size: usize,
    level: &str,
    seed: u64,
    budget: u64,
) -> PyResult<Made> {
    let order = hosting::read_order(kinds, size, level).map_err(variant_format)?;
    let made = signals::run_in_place(py, || generation::generate(&order, seed, budget))?;
    let made = made.map_err(|failure| match failure {
        Failure::Impossible(fault) => variant_format(fault),
        Failure::Exhausted(tried) => GenerationLimitError::new_err((tried, None::<String>)),
    })?;
    let grade = serde_json::to_string(&made.grade).unwrap_or_default();
    Ok((
        made.puzzle.to_json().to_string(),
        text_of(&made.solution),
        grade,
    ))
}

fn read(text: &str) -> PyResult<Puzzle> {
    Puzzle::read(text).map_err(variant_format)
}

fn model_of(text: &str) -> PyResult<Model> {
    Model::new(&read(text)?).map_err(variant_format)
}

fn board_of(model: &Model, (digits, candidates): Entries) -> PyResult<Board<'_>> {
    hosting::read_board(model, digits.as_deref(), candidates.as_deref()).map_err(variant_format)
}
