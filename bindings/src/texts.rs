//! Grids in texts of any format, and variants in the formats of other tools.

use nonet_forms::VariantFormat;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::errors;

/// A grid, its candidates as bits, and its line.
type Board = (String, Option<Vec<u16>>, usize);

/// The grids of a text, in order, normalized.
#[pyfunction]
pub fn read_grids(py: Python<'_>, text: &str) -> PyResult<Vec<String>> {
    py.detach(|| nonet_forms::read(text))
        .map_err(errors::text_form)
}

/// The same, with those of 4x4 and 6x6.
#[pyfunction]
pub fn read_grids_of_all_sizes(py: Python<'_>, text: &str) -> PyResult<Vec<String>> {
    py.detach(|| nonet_forms::read_all_sizes(text))
        .map_err(errors::text_form)
}

/// The grids of a text with their candidates, and the numbers of the lines that were left out.
#[pyfunction]
pub fn read_boards(py: Python<'_>, text: &str) -> PyResult<(Vec<Board>, Vec<usize>)> {
    let reading = py
        .detach(|| nonet_forms::read_boards(text))
        .map_err(errors::text_form)?;
    let boards = reading.grids.into_iter().map(|grid| {
        let candidates = grid.candidates.map(|all| all.to_vec());
        (grid.cells, candidates, grid.line)
    });
    Ok((boards.collect(), reading.skipped))
}

/// A text, compressed as lz-string does, in base 64.
#[pyfunction]
pub fn pack(text: &str) -> String {
    nonet_forms::pack(text)
}

/// The variant of a link, a string or JSON of another tool, as JSON.
#[pyfunction]
pub fn read_variant(py: Python<'_>, text: &str) -> PyResult<String> {
    py.detach(|| nonet_forms::read_variant(text))
        .map(|json| json.to_string())
        .map_err(errors::variant_text)
}

/// A variant as JSON, written in the format of another tool.
#[pyfunction]
pub fn write_variant(py: Python<'_>, json: &str, form: &str) -> PyResult<String> {
    let format = VariantFormat::of(form)
        .ok_or_else(|| PyValueError::new_err(format!("unknown format: {form}")))?;
    py.detach(|| nonet_forms::write_variant(json, format))
        .map_err(errors::variant_text)
}
