//! Generation of puzzles.

use std::num::NonZero;

use nonet_engine::generation::{self, BudgetExhausted, Label};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};

use crate::{errors, grids, parallel};

/// A generated puzzle with its solution.
#[pyclass(frozen, eq, hash, from_py_object, module = "nonet.engine")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Puzzle(generation::Puzzle);

#[pymethods]
impl Puzzle {
    #[getter]
    fn puzzle<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        grids::write(py, &self.0.givens)
    }

    #[getter]
    fn solution<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        grids::write(py, &self.0.solution)
    }

    #[getter]
    fn label(&self) -> &'static str {
        self.0.label.slug()
    }

    fn __repr__(&self) -> String {
        format!("Puzzle({}, {})", self.0.givens, self.label())
    }
}

/// Make the puzzles `first_index`, `first_index + 1`, ... of a seed, in order.
#[pyfunction]
pub fn generate_many<'py>(
    py: Python<'py>,
    label: &str,
    count: usize,
    seed: u64,
    first_index: u64,
    budget: u64,
    threads: Option<NonZero<usize>>,
) -> PyResult<Bound<'py, PyList>> {
    let label = read_label(label)?;
    let make = |offset: usize| {
        generation::generate(label, seed, first_index.wrapping_add(offset as u64), budget)
    };
    let puzzles: Result<Vec<_>, BudgetExhausted> =
        py.detach(|| parallel::try_map(count, 1, threads, make));
    let puzzles = puzzles.map_err(errors::generation_limit)?;
    PyList::new(py, puzzles.into_iter().map(Puzzle))
}

/// Make one puzzle.
#[pyfunction]
pub fn generate(
    py: Python<'_>,
    label: &str,
    seed: u64,
    index: u64,
    budget: u64,
) -> PyResult<Puzzle> {
    let label = read_label(label)?;
    let made = py.detach(|| generation::generate(label, seed, index, budget));
    made.map(Puzzle).map_err(errors::generation_limit)
}

/// Tell which label a puzzle with one solution deserves.
#[pyfunction]
pub fn label_of(text: &Bound<'_, PyString>) -> PyResult<Option<&'static str>> {
    let grid = grids::read(text)?;
    let label = text.py().detach(|| generation::grade(&grid));
    Ok(label.map(Label::slug))
}

fn read_label(slug: &str) -> PyResult<Label> {
    Label::from_slug(slug).ok_or_else(|| {
        let known = Label::ALL.map(Label::slug).join(", ");
        PyValueError::new_err(format!("expected a label, one of {known}"))
    })
}
