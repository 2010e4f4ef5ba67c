//! Analysis by singles, and the next single of a board.

use nonet_engine::analysis::{self, Rating};
use nonet_engine::grid;
use nonet_engine::grid::{Candidate, Candidates, Cell, Digit, DigitSet, HouseKind};
use nonet_engine::step::evidence::{Evidence, NakedSingle, SingleInHouse};
use nonet_engine::technique::Technique;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

use crate::convert::Convert;
use crate::grids;
use crate::value::{Value, each, field, number, one_of, values};

/// A row, a column or a box.
#[pyclass(frozen, eq, ord, hash, from_py_object, module = "nonet.engine")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(pub grid::House);

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "Python methods take their object by reference"
)]
#[pymethods]
impl House {
    /// `row`, `column` or `box`.
    #[getter]
    fn kind<'py>(&self, py: Python<'py>) -> &Bound<'py, PyString> {
        match self.0.kind() {
            HouseKind::Box => intern!(py, "box"),
            HouseKind::Row => intern!(py, "row"),
            HouseKind::Column => intern!(py, "column"),
        }
    }

    /// Its place among those of its kind, 0 to 8.
    #[getter]
    fn index(&self) -> usize {
        self.0.index()
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!("House({}, {})", self.kind(py), self.index())
    }
}

/// A placement that a single justifies.
#[pyclass(frozen, eq, hash, module = "nonet.engine")]
#[derive(PartialEq, Eq, Hash)]
pub struct Single(pub analysis::Single);

#[pymethods]
impl Single {
    /// `full-house`, `hidden-single` or `naked-single`.
    #[getter]
    fn technique(&self) -> &'static str {
        self.0.technique.slug()
    }

    /// The cell to fill, 0 to 80.
    #[getter]
    fn cell(&self) -> usize {
        self.0.placement.cell.index()
    }

    /// The digit that belongs there.
    #[getter]
    fn digit(&self) -> u8 {
        self.0.placement.digit.value()
    }

    /// The house that has no other place for the digit; None for a naked single.
    #[getter]
    fn house(&self) -> Option<House> {
        self.0.house.map(House)
    }

    /// The digits that the houses of the cell leave open.
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

/// The extent to which singles solve a puzzle.
#[pyclass(frozen, eq, hash, module = "nonet.engine")]
#[derive(PartialEq, Eq, Hash)]
pub struct Analysis(analysis::Analysis);

#[pymethods]
impl Analysis {
    /// The grid, with `-` for empty cells.
    #[getter]
    fn puzzle<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        grids::write(py, &self.0.puzzle)
    }

    /// Number of givens.
    #[getter]
    fn clue_count(&self) -> usize {
        self.0.puzzle.filled_count()
    }

    /// Number of full houses and naked singles.
    #[getter]
    fn naked_singles(&self) -> usize {
        self.0.naked_singles()
    }

    /// Number of hidden singles.
    #[getter]
    fn hidden_singles(&self) -> usize {
        self.0.hidden_singles()
    }

    /// Number of cells that stay empty.
    #[getter]
    fn remaining_cells(&self) -> usize {
        self.0.remaining_cells
    }

    /// The singles, in order.
    #[getter]
    fn steps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.steps.iter().copied().map(Single))
    }

    /// `complete` for a full grid, `beginner` where singles suffice, else `beyond-singles`.
    #[getter]
    fn rating<'py>(&self, py: Python<'py>) -> &Bound<'py, PyString> {
        match self.0.rating() {
            Rating::Complete => intern!(py, "complete"),
            Rating::Beginner => intern!(py, "beginner"),
            Rating::BeyondSingles => intern!(py, "beyond-singles"),
        }
    }

    /// Whether singles fill every cell.
    #[getter]
    fn solved(&self) -> bool {
        self.0.remaining_cells == 0
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!("Analysis({}, {})", self.0.puzzle, self.rating(py))
    }
}

impl Value for House {
    const FIELDS: &'static [&'static str] = &["kind", "index"];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let index = Digit::index(Digit::read(&field(data, "index")?.add(1)?)?);
        let at = |kind: &str| match kind {
            "box" => Some(grid::House::of_box(index)),
            "row" => Some(grid::House::row(index)),
            "column" => Some(grid::House::column(index)),
            _ => None,
        };
        one_of("a kind of house", &field(data, "kind")?, at).map(Self)
    }
}

impl Convert for grid::House {
    fn to_python<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(Bound::new(py, House(*self))?.into_any())
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        House::from_data(data).map(|house| house.0)
    }
}

impl Value for Single {
    const FIELDS: &'static [&'static str] = &["technique", "cell", "digit", "house", "candidates"];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let house = Option::<grid::House>::read(&field(data, "house")?)?;
        let evidence = house.map_or_else(
            || NakedSingle {}.into(),
            |house| Evidence::from(SingleInHouse { house }),
        );
        let single = |slug: &str| {
            let named = evidence.technique_named(slug);
            named.filter(|one| Technique::SINGLES.contains(one))
        };
        Ok(Self(analysis::Single {
            technique: one_of("a single", &field(data, "technique")?, single)?,
            placement: Candidate {
                cell: Cell::read(&field(data, "cell")?)?,
                digit: Digit::read(&field(data, "digit")?)?,
            },
            house,
            candidates: DigitSet::read(&field(data, "candidates")?)?,
        }))
    }
}

impl Value for Analysis {
    const FIELDS: &'static [&'static str] = &[
        "puzzle",
        "clue_count",
        "naked_singles",
        "hidden_singles",
        "remaining_cells",
        "rating",
        "steps",
    ];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let single = |single: &Bound<'_, PyAny>| Single::from_data(single).map(|single| single.0);
        Ok(Self(analysis::Analysis {
            puzzle: grids::read_field(&field(data, "puzzle")?)?,
            steps: each(&field(data, "steps")?, single)?,
            remaining_cells: number("a count", &field(data, "remaining_cells")?)?,
        }))
    }
}

values!(House, Single, Analysis);

/// Take singles until there are none left.
#[pyfunction]
pub fn analyze(text: &Bound<'_, PyAny>) -> PyResult<Analysis> {
    let puzzle = grids::read(text)?;
    Ok(Analysis(analysis::analyze(&puzzle)))
}
/// Find the easiest single of a board.
#[pyfunction]
pub fn next_single(text: &Bound<'_, PyAny>) -> PyResult<Option<Single>> {
    let board = grids::read(text)?;
    Ok(analysis::next_single(&Candidates::new(&board).into()).map(Single))
}
