//! Grids in texts of any form.

use pyo3::prelude::*;

use crate::errors;

/// The grids of a text, in order, normalized.
#[pyfunction]
pub fn read_grids(py: Python<'_>, text: &str) -> PyResult<Vec<String>> {
    py.detach(|| nonet_forms::read(text))
        .map_err(errors::text_form)
}
