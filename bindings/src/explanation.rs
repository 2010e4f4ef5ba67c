//! Explanations of steps and boards, as the JSON that all hosts read.

use nonet_engine::explanation::{self, Depth};
use nonet_engine::grid::{Candidates, CellSet};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use serde::Serialize;

use crate::convert::Convert;
use crate::grids;
use crate::paths::Path;
use crate::singles::Single;
use crate::steps::Step;
use crate::techniques::read_state;

/// Explain a step among the candidates of a board, to a depth of 1 to 3.
#[pyfunction]
pub fn explain_step(
    step: &Bound<'_, Step>,
    position: &Bound<'_, PyAny>,
    removed: &Bound<'_, PyAny>,
    depth: u8,
) -> PyResult<String> {
    let state = read_state(position, removed, PyTuple::empty(step.py()).as_any())?;
    let message = || PyValueError::new_err(format!("expected a depth, 1 to 3, found {depth}"));
    let depth = Depth::new(depth).ok_or_else(message)?;
    Ok(write(&explanation::guide(&step.get().0, &state, depth)))
}

/// Explain every step of a path to its end: of each the messages of its sentences.
#[pyfunction]
pub fn explain_path(path: &Bound<'_, Path>) -> Vec<String> {
    let (puzzle, steps) = path.get().walk();
    let mut state = Candidates::new(puzzle);
    let explain = |step: &nonet_engine::step::Step| {
        let sentences = explanation::guide(step, &state, Depth::Deduction).sentence;
        step.apply(&mut state);
        write(&sentences)
    };
    steps.iter().map(explain).collect()
}

/// Explain a single on the board that it was found on.
#[pyfunction]
pub fn explain_single(single: &Bound<'_, Single>, text: &Bound<'_, PyAny>) -> PyResult<String> {
    let (single, state) = (&single.get().0, Candidates::new(&grids::read(text)?));
    let message = explanation::explain_single(&state, single.placement, single.house);
    Ok(write(&message))
}

/// Name the cells that are wrong, each kind in a sentence of its own.
#[pyfunction]
pub fn explain_mistakes(
    changed_givens: &Bound<'_, PyAny>,
    incorrect: &Bound<'_, PyAny>,
    conflicting: &Bound<'_, PyAny>,
) -> PyResult<String> {
    let message = explanation::explain_mistakes(
        CellSet::read(changed_givens)?,
        CellSet::read(incorrect)?,
        CellSet::read(conflicting)?,
    );
    Ok(write(&message))
}

/// Name the cells whose notes lack the right digit.
#[pyfunction]
pub fn explain_missing_notes(cells: &Bound<'_, PyAny>) -> PyResult<String> {
    Ok(write(&explanation::explain_missing_notes(CellSet::read(
        cells,
    )?)))
}

fn write(message: &impl Serialize) -> String {
    // No value here has keys other than text, so serialization cannot fail.
    serde_json::to_string(message).unwrap_or_default()
}
