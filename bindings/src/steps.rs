//! Steps of any technique with their evidence.

use nonet_engine::difficulty::Difficulty;
use nonet_engine::grid::{Candidate, Cell, CellSet, Digit};
use nonet_engine::step::evidence::Evidence;
use nonet_engine::step::{self, LinkKind};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

use crate::convert::Convert;
use crate::singles::House;
use crate::value::{Value, each, field, number, one_of, shown, values};

/// Candidates, houses, links or cells, as a tuple.
pub type Pairs<'py> = PyResult<Bound<'py, PyTuple>>;

/// The conclusions of a technique, and their pattern.
#[pyclass(frozen, eq, hash, module = "nonet.engine")]
#[derive(PartialEq, Eq, Hash)]
pub struct Step(pub step::Step);

#[pymethods]
impl Step {
    /// The slug of the technique that found it.
    #[getter]
    fn technique(&self) -> &'static str {
        self.0.technique.slug()
    }

    /// The digits that can be written, as pairs of cell and digit.
    #[getter]
    fn placements<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        pairs(py, &self.0.placements)
    }

    /// The candidates that can be eliminated, as pairs of cell and digit.
    #[getter]
    fn eliminations<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        pairs(py, &self.0.eliminations)
    }

    /// The rating on the scale of the Sudoku Explainer.
    #[getter]
    fn rating(&self) -> f64 {
        f64::from(Difficulty::of(&self.0).rating) / 10.0
    }

    /// Why: a record whose properties are the roles in the pattern.
    #[getter]
    fn evidence<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.0.evidence.to_python(py)
    }

    /// The evidence in the one shape that all techniques share, for drawing.
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
#[pyclass(frozen, eq, hash, module = "nonet.engine")]
#[derive(PartialEq, Eq, Hash)]
pub struct Pattern(step::Pattern);

#[pymethods]
impl Pattern {
    /// The houses to look at, the defining ones first.
    #[getter]
    fn houses<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        PyTuple::new(py, self.0.houses.iter().copied().map(House))
    }

    /// The candidates that form the pattern, as pairs of cell and digit.
    #[getter]
    fn candidates<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        pairs(py, &self.0.candidates)
    }

    /// The links of a chain, in order.
    #[getter]
    fn links<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        PyTuple::new(py, self.0.links.iter().copied().map(Link))
    }

    /// The number of links of each assumption, in order, if there are several.
    #[getter]
    fn branches<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        PyTuple::new(py, &self.0.branches)
    }

    /// The candidates that disturb a pattern, as pairs of cell and digit.
    #[getter]
    fn fins<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        pairs(py, &self.0.fins)
    }

    /// The sets of cells that act as one.
    #[getter]
    fn groups<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        let groups: PyResult<Vec<_>> = self.0.groups.iter().map(|&set| cells(py, set)).collect();
        PyTuple::new(py, groups?)
    }
}

/// A link of a chain between two nodes.
#[pyclass(frozen, eq, hash, module = "nonet.engine")]
#[derive(PartialEq, Eq, Hash)]
pub struct Link(pub step::Link);

#[pymethods]
impl Link {
    /// The first node.
    #[getter]
    fn start(&self) -> Node {
        Node(self.0.from)
    }

    /// The last node.
    #[getter]
    fn end(&self) -> Node {
        Node(self.0.to)
    }

    /// `strong`: when one end is false, the other is true; `weak`: when one is true, the other is false.
    #[getter]
    fn kind<'py>(&self, py: Python<'py>) -> &Bound<'py, PyString> {
        match self.0.kind {
            LinkKind::Strong => intern!(py, "strong"),
            LinkKind::Weak => intern!(py, "weak"),
        }
    }
}

/// A digit in one cell, or in several cells of a house, one of which holds it.
#[pyclass(frozen, eq, hash, module = "nonet.engine")]
#[derive(PartialEq, Eq, Hash)]
pub struct Node(step::Node);

#[pymethods]
impl Node {
    /// The cells; one of them holds the digit when the node is true.
    #[getter]
    fn cells<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        cells(py, self.0.cells)
    }

    /// The digit.
    #[getter]
    fn digit(&self) -> u8 {
        self.0.digit.value()
    }
}

impl Value for Step {
    const FIELDS: &'static [&'static str] = &[
        "technique",
        "placements",
        "eliminations",
        "rating",
        "evidence",
    ];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let evidence = Evidence::read(&field(data, "evidence")?)?;
        let slug = field(data, "technique")?;
        Ok(Self(step::Step {
            technique: one_of("a technique", &slug, |slug| evidence.technique_named(slug))?,
            placements: Vec::read(&field(data, "placements")?)?,
            eliminations: Vec::read(&field(data, "eliminations")?)?,
            evidence,
        }))
    }
}

impl Value for Pattern {
    const FIELDS: &'static [&'static str] = &[
        "houses",
        "candidates",
        "links",
        "branches",
        "fins",
        "groups",
    ];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let count = |item: &Bound<'_, PyAny>| number("a count", item);
        Ok(Self(step::Pattern {
            houses: Vec::read(&field(data, "houses")?)?,
            candidates: Vec::read(&field(data, "candidates")?)?,
            links: Vec::read(&field(data, "links")?)?,
            branches: each(&field(data, "branches")?, count)?,
            fins: Vec::read(&field(data, "fins")?)?,
            groups: Vec::read(&field(data, "groups")?)?,
        }))
    }
}

impl Value for Link {
    const FIELDS: &'static [&'static str] = &["start", "end", "kind"];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let kind = |name: &str| match name {
            "strong" => Some(LinkKind::Strong),
            "weak" => Some(LinkKind::Weak),
            _ => None,
        };
        Ok(Self(step::Link {
            from: Node::from_data(&field(data, "start")?)?.0,
            to: Node::from_data(&field(data, "end")?)?.0,
            kind: one_of("a kind of link", &field(data, "kind")?, kind)?,
        }))
    }
}

impl Convert for step::Link {
    fn to_python<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(Bound::new(py, Link(*self))?.into_any())
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        Link::from_data(data).map(|link| link.0)
    }
}

impl Value for Node {
    const FIELDS: &'static [&'static str] = &["cells", "digit"];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(Self(step::Node {
            cells: CellSet::read(&field(data, "cells")?)?,
            digit: Digit::read(&field(data, "digit")?)?,
        }))
    }
}

values!(Step, Pattern, Link, Node);
shown!(Step);

/// Candidates as pairs of cell and digit.
pub fn pairs<'py>(py: Python<'py>, candidates: &[Candidate]) -> Pairs<'py> {
    let pair = |candidate: &Candidate| (candidate.cell.index(), candidate.digit.value());
    PyTuple::new(py, candidates.iter().map(pair).collect::<Vec<_>>())
}

fn cells(py: Python<'_>, set: CellSet) -> Pairs<'_> {
    PyTuple::new(py, set.into_iter().map(Cell::index).collect::<Vec<_>>())
}
