//! Analysis by singles, and the next single of a board.

use nonet_engine::analysis::{self, Rating};
use nonet_engine::grid;
use nonet_engine::grid::{Candidates, Digit, Grid, HouseKind};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

use crate::grids;

/// A row, a column or a box.
#[pyclass(frozen, eq, hash, from_py_object, module = "nonet.engine")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct House(pub grid::House);

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "Python methods take their object by reference"
)]
#[pymethods]
impl House {
    #[getter]
    fn kind<'py>(&self, py: Python<'py>) -> &Bound<'py, PyString> {
        match self.0.kind() {
            HouseKind::Box => intern!(py, "box"),
            HouseKind::Row => intern!(py, "row"),
            HouseKind::Column => intern!(py, "column"),
        }
    }

    #[getter]
    fn index(&self) -> usize {
        self.0.index()
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!("House({}, {})", self.kind(py), self.index())
    }
}

/// A placement that a single justifies.
#[pyclass(frozen, eq, module = "nonet.engine")]
#[derive(PartialEq)]
pub struct Single(pub analysis::Single);

#[pymethods]
impl Single {
    #[getter]
    fn technique(&self) -> &'static str {
        self.0.technique.slug()
    }

    #[getter]
    fn cell(&self) -> usize {
        self.0.placement.cell.index()
    }

    #[getter]
    fn digit(&self) -> u8 {
        self.0.placement.digit.value()
    }

    #[getter]
    fn house(&self) -> Option<House> {
        self.0.house.map(House)
    }

    #[getter]
    fn candidates<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let digits = self.0.candidates.into_iter();
        PyTuple::new(py, digits.map(Digit::value).collect::<Vec<_>>())
    }

    fn __repr__(&self) -> String {
        let (technique, cell, digit) = (self.technique(), self.cell(), self.digit());
        format!("Single({technique}, cell={cell}, digit={digit})")
    }
}

/// How far singles lead.
#[pyclass(frozen, module = "nonet.engine")]
pub struct Analysis {
    puzzle: Grid,
    #[pyo3(get)]
    clue_count: usize,
    #[pyo3(get)]
    naked_singles: usize,
    #[pyo3(get)]
    hidden_singles: usize,
    #[pyo3(get)]
    remaining_cells: usize,
    rating: Rating,
    #[pyo3(get)]
    steps: Py<PyTuple>,
}

#[pymethods]
impl Analysis {
    #[getter]
    fn puzzle<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        grids::write(py, &self.puzzle)
    }

    #[getter]
    fn rating<'py>(&self, py: Python<'py>) -> &Bound<'py, PyString> {
        match self.rating {
            Rating::Complete => intern!(py, "complete"),
            Rating::Beginner => intern!(py, "beginner"),
            Rating::BeyondSingles => intern!(py, "beyond-singles"),
        }
    }

    #[getter]
    fn solved(&self) -> bool {
        self.remaining_cells == 0
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!("Analysis({}, {})", self.puzzle, self.rating(py))
    }
}

/// Take singles until there are no more.
#[pyfunction]
pub fn analyze(text: &Bound<'_, PyString>) -> PyResult<Analysis> {
    let py = text.py();
    let found = analysis::analyze(&grids::read(text)?);
    Ok(Analysis {
        puzzle: found.puzzle,
        clue_count: found.puzzle.filled_count(),
        naked_singles: found.naked_singles(),
        hidden_singles: found.hidden_singles(),
        remaining_cells: found.remaining_cells,
        rating: found.rating(),
        steps: PyTuple::new(py, found.steps.into_iter().map(Single))?.unbind(),
    })
}

/// Find the easiest single of a board.
#[pyfunction]
pub fn next_single(text: &Bound<'_, PyString>) -> PyResult<Option<Single>> {
    let board = grids::read(text)?;
    Ok(analysis::next_single(&Candidates::new(&board).into()).map(Single))
}
