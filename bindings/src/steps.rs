//! Steps of any technique with their evidence.

use nonet_engine::difficulty::Difficulty;
use nonet_engine::grid::{Candidate, Cell, CellSet};
use nonet_engine::step::{self, LinkKind};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

use crate::show::Show;
use crate::singles::House;

/// Candidates, houses, links or cells, as a tuple.
pub type Pairs<'py> = PyResult<Bound<'py, PyTuple>>;

/// What a technique concludes, and why.
#[pyclass(frozen, eq, module = "nonet.engine")]
#[derive(PartialEq)]
pub struct Step(pub step::Step);

#[pymethods]
impl Step {
    #[getter]
    fn technique(&self) -> &'static str {
        self.0.technique.slug()
    }

    #[getter]
    fn placements<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        pairs(py, &self.0.placements)
    }

    #[getter]
    fn eliminations<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        pairs(py, &self.0.eliminations)
    }

    /// How hard it is, by the scale of the Sudoku Explainer.
    #[getter]
    fn rating(&self) -> f64 {
        f64::from(Difficulty::of(&self.0).rating) / 10.0
    }

    #[getter]
    fn evidence<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.0.evidence.show(py)
    }

    #[getter]
    fn pattern(&self) -> Pattern {
        Pattern(self.0.evidence.pattern())
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let (technique, placements) = (self.technique(), self.placements(py)?);
        let eliminations = self.eliminations(py)?;
        Ok(format!("Step({technique}, {placements}, {eliminations})"))
    }
}

/// The pattern behind a step, in the shape that all techniques share.
#[pyclass(frozen, eq, module = "nonet.engine")]
#[derive(PartialEq)]
pub struct Pattern(step::Pattern);

#[pymethods]
impl Pattern {
    #[getter]
    fn houses<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        PyTuple::new(py, self.0.houses.iter().copied().map(House))
    }

    #[getter]
    fn candidates<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        pairs(py, &self.0.candidates)
    }

    #[getter]
    fn links<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        PyTuple::new(py, self.0.links.iter().copied().map(Link))
    }

    #[getter]
    fn branches<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        PyTuple::new(py, &self.0.branches)
    }

    #[getter]
    fn fins<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        pairs(py, &self.0.fins)
    }

    #[getter]
    fn groups<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        let groups: PyResult<Vec<_>> = self.0.groups.iter().map(|&set| cells(py, set)).collect();
        PyTuple::new(py, groups?)
    }
}

/// A link of a chain between two nodes.
#[pyclass(frozen, eq, module = "nonet.engine")]
#[derive(PartialEq)]
pub struct Link(pub step::Link);

#[pymethods]
impl Link {
    #[getter]
    fn start(&self) -> Node {
        Node(self.0.from)
    }

    #[getter]
    fn end(&self) -> Node {
        Node(self.0.to)
    }

    #[getter]
    fn kind<'py>(&self, py: Python<'py>) -> &Bound<'py, PyString> {
        match self.0.kind {
            LinkKind::Strong => intern!(py, "strong"),
            LinkKind::Weak => intern!(py, "weak"),
        }
    }
}

/// A digit in one cell, or in several cells of a house of which one holds it.
#[pyclass(frozen, eq, module = "nonet.engine")]
#[derive(PartialEq)]
pub struct Node(step::Node);

#[pymethods]
impl Node {
    #[getter]
    fn cells<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        cells(py, self.0.cells)
    }

    #[getter]
    fn digit(&self) -> u8 {
        self.0.digit.value()
    }
}

/// Candidates as pairs of cell and digit.
pub fn pairs<'py>(py: Python<'py>, candidates: &[Candidate]) -> Pairs<'py> {
    let pair = |candidate: &Candidate| (candidate.cell.index(), candidate.digit.value());
    PyTuple::new(py, candidates.iter().map(pair).collect::<Vec<_>>())
}

fn cells(py: Python<'_>, set: CellSet) -> Pairs<'_> {
    PyTuple::new(py, set.into_iter().map(Cell::index).collect::<Vec<_>>())
}
