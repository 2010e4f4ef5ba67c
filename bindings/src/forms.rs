//! Canonical forms of grids.

use std::num::NonZero;

use nonet_engine::canonical::canonical as form_of;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};

use crate::{grids, signals};

/// A thread takes this many grids at a time, some milliseconds of work.
const SHARE: usize = 256;

/// The form that a grid shares with all its images.
#[pyfunction]
pub fn canonical<'py>(text: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyString>> {
    let grid = grids::read(text)?;
    Ok(grids::write(text.py(), &form_of(&grid)))
}

/// The forms of many grids, in order.
#[pyfunction]
pub fn canonical_many<'py>(
    py: Python<'py>,
    texts: &Bound<'py, PyList>,
    threads: Option<NonZero<usize>>,
) -> PyResult<Bound<'py, PyList>> {
    let read = grids::read_all(texts)?;
    let form = |index: usize| form_of(&read[index]);
    let forms = signals::map(py, read.len(), SHARE, threads, form)?;
    PyList::new(py, forms.iter().map(|form| grids::write(py, form)))
}
