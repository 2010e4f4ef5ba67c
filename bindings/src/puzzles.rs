//! Generation of puzzles.

use std::num::NonZero;

use nonet_engine::generation::{self, BudgetExhausted, Wish};
use nonet_engine::grading::Label;
use nonet_engine::technique::{Technique, Use};
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
    fn label(&self) -> Option<&'static str> {
        self.0.label.map(Label::slug)
    }

    fn __repr__(&self) -> String {
        format!(
            "Puzzle({}, {})",
            self.0.givens,
            self.label().unwrap_or("unlabelled")
        )
    }
}

/// What is wished: a label, a hardest technique, a technique beyond which none is needed.
type Wished = (Option<String>, Option<String>, Option<String>);

/// Make the puzzles `first_index`, `first_index + 1`, ... of a seed, in order.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "Python's call has no record")]
pub fn generate_many(
    py: Python<'_>,
    wished: Wished,
    count: usize,
    seed: u64,
    first_index: u64,
    budget: u64,
    threads: Option<NonZero<usize>>,
) -> PyResult<Bound<'_, PyList>> {
    let wish = read_wish(wished)?;
    let make = |offset: usize| {
        generation::generate(wish, seed, first_index.wrapping_add(offset as u64), budget)
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
    wished: Wished,
    seed: u64,
    index: u64,
    budget: u64,
) -> PyResult<Puzzle> {
    let wish = read_wish(wished)?;
    let made = py.detach(|| generation::generate(wish, seed, index, budget));
    made.map(Puzzle).map_err(errors::generation_limit)
}

fn read_wish((label, technique, max_technique): Wished) -> PyResult<Wish> {
    let read = |slug: Option<String>| slug.map(|slug| read_technique(&slug)).transpose();
    Ok(Wish {
        label: label.map(|slug| read_label(&slug)).transpose()?,
        technique: read(technique)?,
        max_technique: read(max_technique)?,
    })
}

fn read_label(slug: &str) -> PyResult<Label> {
    Label::from_slug(slug).ok_or_else(|| {
        let known = Label::ALL.map(Label::slug).join(", ");
        PyValueError::new_err(format!("expected a label, one of {known}"))
    })
}

fn read_technique(slug: &str) -> PyResult<Technique> {
    let mut walked = Technique::named(slug).filter(|one| one.used() == Use::Walk);
    let message = || format!("expected the slug of a technique that paths use, found {slug:?}");
    walked
        .next()
        .ok_or_else(|| PyValueError::new_err(message()))
}
