//! Canonical forms of grids.

use std::num::NonZero;

use nonet_engine::canonical::{canonical as form_of, minlex as least_image_of};
use nonet_engine::grid::Grid;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};

use crate::{grids, signals};

/// A thread takes this many grids at a time, some milliseconds of work.
const SHARE: usize = 256;

/// The form that a grid shares with all its images.
#[pyfunction]
pub fn canonical<'py>(text: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyString>> {
    one(text, form_of)
}

/// The forms of many grids, in order.
#[pyfunction]
pub fn canonical_many<'py>(
    py: Python<'py>,
    texts: &Bound<'py, PyList>,
    threads: Option<NonZero<usize>>,
) -> PyResult<Bound<'py, PyList>> {
    many(py, texts, threads, form_of)
}

/// The image of a grid that comes first in writing.
#[pyfunction]
pub fn minlex<'py>(text: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyString>> {
    one(text, least_image_of)
}

/// The first images of many grids, in order.
#[pyfunction]
pub fn minlex_many<'py>(
    py: Python<'py>,
    texts: &Bound<'py, PyList>,
    threads: Option<NonZero<usize>>,
) -> PyResult<Bound<'py, PyList>> {
    many(py, texts, threads, least_image_of)
}

fn one<'py>(
    text: &Bound<'py, PyAny>,
    form_of: fn(&Grid) -> Grid,
) -> PyResult<Bound<'py, PyString>> {
    let grid = grids::read(text)?;
    Ok(grids::write(text.py(), &form_of(&grid)))
}

fn many<'py>(
    py: Python<'py>,
    texts: &Bound<'py, PyList>,
    threads: Option<NonZero<usize>>,
    form_of: fn(&Grid) -> Grid,
) -> PyResult<Bound<'py, PyList>> {
    let read = grids::read_all(texts)?;
    let form = |index: usize| form_of(&read[index]);
    let forms = signals::map(py, read.len(), SHARE, threads, form)?;
    PyList::new(py, forms.iter().map(|form| grids::write(py, form)))
}
