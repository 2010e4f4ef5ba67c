//! Counting solutions.

use std::num::NonZero;

use nonet_engine::grid::Grid;
use nonet_engine::search::{self, Limits, Status};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};

use crate::{grids, parallel};

/// The grids that a thread takes at a time: some 100 microseconds of work.
const SHARE: usize = 32;

/// What is known about the solutions of a grid.
#[pyclass(frozen, module = "nonet.engine")]
pub struct Verdict {
    puzzle: Grid,
    found: search::Verdict,
}

#[pymethods]
impl Verdict {
    #[getter]
    fn puzzle<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        grids::write(py, &self.puzzle)
    }

    #[getter]
    fn status<'py>(&self, py: Python<'py>) -> &Bound<'py, PyString> {
        match self.found.status {
            Status::Unique => intern!(py, "unique"),
            Status::Multiple => intern!(py, "multiple"),
            Status::Unsolvable => intern!(py, "unsolvable"),
            Status::Invalid => intern!(py, "invalid"),
            Status::Unknown => intern!(py, "unknown"),
        }
    }

    #[getter]
    fn unique(&self) -> Option<bool> {
        match self.found.status {
            Status::Unique => Some(true),
            Status::Multiple | Status::Unsolvable | Status::Invalid => Some(false),
            Status::Unknown => None,
        }
    }

    #[getter]
    fn solutions_found(&self) -> u64 {
        self.found.solutions_found
    }

    #[getter]
    fn search_complete(&self) -> bool {
        self.found.search_complete
    }

    #[getter]
    fn nodes(&self) -> u64 {
        self.found.nodes
    }

    #[getter]
    fn solution<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyString>> {
        Some(grids::write(py, self.found.solution.as_ref()?))
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!("Verdict({}, {})", self.puzzle, self.status(py))
    }
}

impl Verdict {
    fn of(puzzle: Grid, limits: Limits) -> Self {
        let found = search::count_solutions(&puzzle, limits);
        Self { puzzle, found }
    }
}

/// Count the solutions of one grid.
#[pyfunction]
pub fn count_solutions(
    text: &Bound<'_, PyString>,
    limit: u64,
    node_budget: u64,
) -> PyResult<Verdict> {
    let puzzle = grids::read(text)?;
    let limits = Limits {
        solutions: limit,
        nodes: node_budget,
    };
    Ok(text.py().detach(|| Verdict::of(puzzle, limits)))
}

/// Tell for every grid whether it has exactly one solution, in order.
#[pyfunction]
pub fn check_many<'py>(
    texts: &Bound<'py, PyList>,
    node_budget: u64,
    threads: Option<NonZero<usize>>,
) -> PyResult<Bound<'py, PyList>> {
    let puzzles = grids::read_all(texts)?;
    let limits = Limits {
        solutions: 2,
        nodes: node_budget,
    };
    let verdicts = texts.py().detach(|| {
        parallel::map(puzzles.len(), SHARE, threads, |index| {
            Verdict::of(puzzles[index], limits)
        })
    });
    PyList::new(texts.py(), verdicts)
}
