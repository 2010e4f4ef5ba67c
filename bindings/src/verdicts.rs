//! Counting solutions.

use nonet_engine::grid::{Cell, Grid};
use nonet_engine::search::{self, Limits, Reason, Status};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use crate::value::{Value, field, number, one_of, optional, values};
use crate::{grids, signals};

/// The number of solutions of a grid, as far as it is known.
#[pyclass(frozen, eq, hash, from_py_object, module = "nonet.engine")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Verdict {
    pub puzzle: Grid,
    pub found: search::Verdict,
}

#[pymethods]
impl Verdict {
    /// The grid, with `-` for empty cells.
    #[getter]
    fn puzzle<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        grids::write(py, &self.puzzle)
    }

    /// The status: `unique`, `multiple`, `unsolvable`, `invalid` or `unknown`.
    #[getter]
    fn status<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        PyString::intern(py, self.found.status.slug())
    }

    /// Whether there is exactly one solution; None while that is not known.
    #[getter]
    fn unique(&self) -> Option<bool> {
        self.found.status.is_unique()
    }

    /// The number of solutions found, at most the limit.
    #[getter]
    fn solutions_found(&self) -> u64 {
        self.found.solutions_found
    }

    /// Whether the node budget sufficed.
    #[getter]
    fn search_complete(&self) -> bool {
        self.found.search_complete
    }

    /// The guesses tried after all that follows by itself was filled in.
    #[getter]
    fn nodes(&self) -> u64 {
        self.found.nodes
    }

    /// The only solution, where there is exactly one.
    #[getter]
    fn solution<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyString>> {
        Some(grids::write(py, self.found.solution.as_ref()?))
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!("Verdict({}, {})", self.puzzle, self.status(py))
    }
}

impl Value for Verdict {
    const FIELDS: &'static [&'static str] = &[
        "puzzle",
        "status",
        "solutions_found",
        "search_complete",
        "nodes",
        "solution",
    ];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let count = |name| number("a count", &field(data, name)?);
        Ok(Self {
            puzzle: grids::read_field(&field(data, "puzzle")?)?,
            found: search::Verdict {
                status: one_of("a status", &field(data, "status")?, Status::named)?,
                solutions_found: count("solutions_found")?,
                search_complete: number("true or false", &field(data, "search_complete")?)?,
                nodes: count("nodes")?,
                solution: optional(&field(data, "solution")?, grids::read_field)?,
            },
        })
    }
}

values!(Verdict);

/// Count the solutions of one grid.
#[pyfunction]
pub fn count_solutions(text: &Bound<'_, PyAny>, limit: u64, node_budget: u64) -> PyResult<Verdict> {
    let puzzle = grids::read(text)?;
    let limits = Limits {
        solutions: limit,
        nodes: node_budget,
    };
    let found = signals::run_in_place(text.py(), || search::count_solutions(&puzzle, limits))?;
    Ok(Verdict { puzzle, found })
}

/// A cell with two digits that it can hold and another such cell, or the cells of givens.
#[derive(IntoPyObject)]
pub enum Why {
    Undecided((usize, (u8, u8), Option<usize>)),
    Clash(Vec<usize>),
}

impl From<Reason> for Why {
    fn from(reason: Reason) -> Self {
        match reason {
            Reason::Undecided {
                cell,
                digits: [first, second],
                other,
            } => Self::Undecided((
                cell.index(),
                (first.value(), second.value()),
                other.map(Cell::index),
            )),
            Reason::Clash(cells) => Self::Clash(cells.into_iter().map(Cell::index).collect()),
        }
    }
}

/// The reason why a grid does not have exactly one solution, where a short search finds it.
#[pyfunction]
pub fn why_not_unique(text: &Bound<'_, PyAny>) -> PyResult<Option<Why>> {
    let grid = grids::read(text)?;
    let reason = text.py().detach(|| search::why_not_unique(&grid));
    Ok(reason.map(Why::from))
}
