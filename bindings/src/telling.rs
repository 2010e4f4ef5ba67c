//! What is told of steps and boards, in the written form that all hosts read.

use nonet_engine::grid::{Candidates, CellSet};
use nonet_engine::telling::{self, Depth};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde::Serialize;

use crate::grids;
use crate::singles::Single;
use crate::steps::Step;
use crate::techniques::{read_cell, read_state};

/// Tell a step as deeply as asked, 1 to 3, among the candidates of a board.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "converted from Python")]
pub fn tell_step(
    step: &Bound<'_, Step>,
    text: &Bound<'_, PyAny>,
    removed: Vec<(u8, u8)>,
    depth: u8,
) -> PyResult<String> {
    let state = read_state(text, &removed, &[])?;
    let message = || PyValueError::new_err(format!("expected a depth, 1 to 3, found {depth}"));
    let depth = Depth::new(depth).ok_or_else(message)?;
    Ok(write(&telling::guide(&step.get().0, &state, depth)))
}

/// Tell a single on the board that it was found on.
#[pyfunction]
pub fn tell_single(single: &Bound<'_, Single>, text: &Bound<'_, PyAny>) -> PyResult<String> {
    let (single, state) = (&single.get().0, Candidates::new(&grids::read(text)?));
    let told = telling::tell_single(&state, single.technique, single.placement, single.house);
    Ok(write(&told))
}

/// Name the cells that are wrong, each kind in a sentence of its own.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "converted from Python")]
pub fn tell_mistakes(
    changed_givens: Vec<u8>,
    incorrect: Vec<u8>,
    conflicting: Vec<u8>,
) -> PyResult<String> {
    let told = telling::tell_mistakes(
        read_cells(&changed_givens)?,
        read_cells(&incorrect)?,
        read_cells(&conflicting)?,
    );
    Ok(write(&told))
}

/// Name the cells whose notes lack the right digit.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "converted from Python")]
pub fn tell_missing_notes(cells: Vec<u8>) -> PyResult<String> {
    Ok(write(&telling::tell_missing_notes(read_cells(&cells)?)))
}

fn read_cells(indices: &[u8]) -> PyResult<CellSet> {
    indices.iter().map(|&index| read_cell(index)).collect()
}

fn write(told: &impl Serialize) -> String {
    // Nothing that is told has keys that are no text, so nothing here can fail.
    serde_json::to_string(told).unwrap_or_default()
}
