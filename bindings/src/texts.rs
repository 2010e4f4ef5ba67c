//! Grids in texts of any form.

use pyo3::prelude::*;

use crate::errors;

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

/// The numbers of the lines of a text that stand between its grids and are prose.
#[pyfunction]
pub fn skipped_lines(py: Python<'_>, text: &str) -> PyResult<Vec<usize>> {
    py.detach(|| nonet_forms::read_and_skip(text))
        .map(|(_, skipped)| skipped)
        .map_err(errors::text_form)
}
