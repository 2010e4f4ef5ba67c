//! Generation of puzzles.

use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

use nonet_engine::generation::{self, Graded, PuzzleSpec, Symmetry};
use nonet_engine::grading::{self, Label};
use nonet_engine::grid::Grid;
use nonet_engine::technique::{Technique, Use};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use crate::arrow::{self, Column, Field, LABELS, Type, named};
use crate::ratings::Rating;
use crate::rows::{Row, rows};
use crate::value::{Value, field, number, one_of, optional, shown, values};
use crate::{errors, grids};

/// A generated puzzle with its solution.
///
/// Unless the spec required its grade, it is graded on first access.
#[pyclass(frozen, eq, hash, from_py_object, module = "nonet.engine")]
#[derive(Clone)]
pub struct Puzzle {
    givens: Grid,
    solution: Grid,
    seed: u64,
    index: u64,
    rating: Option<Rating>,
    graded: OnceLock<Graded>,
}

impl Puzzle {
    pub fn of(puzzle: generation::Puzzle, seed: u64) -> Self {
        Self {
            givens: puzzle.givens,
            solution: puzzle.solution,
            seed,
            index: puzzle.index,
            rating: puzzle.rating.map(Rating::whole),
            graded: puzzle.graded.map(OnceLock::from).unwrap_or_default(),
        }
    }

    /// Grade it now, so that no later access has to wait.
    fn with_grade(self) -> Self {
        self.graded();
        self
    }

    fn graded(&self) -> Graded {
        *self.graded.get_or_init(|| {
            let grade = grading::grade(&self.givens);
            Graded {
                label: grade.label,
                hardest: grade.hardest.filter(|_| grade.is_solved),
            }
        })
    }

    /// The fields that identify the puzzle; its grade follows from them.
    const fn identity(&self) -> (&Grid, &Grid, u64, u64, &Option<Rating>) {
        (
            &self.givens,
            &self.solution,
            self.seed,
            self.index,
            &self.rating,
        )
    }
}

impl PartialEq for Puzzle {
    fn eq(&self, other: &Self) -> bool {
        self.identity() == other.identity()
    }
}

impl Hash for Puzzle {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.identity().hash(state);
    }
}

#[pymethods]
impl Puzzle {
    /// The givens, with `-` for empty cells.
    #[getter]
    fn puzzle<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        grids::write(py, &self.givens)
    }

    /// The only solution.
    #[getter]
    fn solution<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        grids::write(py, &self.solution)
    }

    /// The seed that it was drawn from; with it, the index and the same spec it can be made again.
    #[getter]
    const fn seed(&self) -> u64 {
        self.seed
    }

    /// The index of the puzzle in its seed.
    #[getter]
    const fn index(&self) -> u64 {
        self.index
    }

    /// Its label; None for a full grid.
    #[getter]
    fn label(&self, py: Python<'_>) -> Option<&'static str> {
        py.detach(|| self.graded()).label.map(Label::slug)
    }

    /// The slug of the hardest technique that it needs, if the ladder solves it.
    #[getter]
    fn hardest(&self, py: Python<'_>) -> Option<&'static str> {
        let hardest = py.detach(|| self.graded()).hardest;
        hardest.map(Technique::slug)
    }

    /// The rating, if it had to be known for the spec.
    #[getter]
    fn rating(&self) -> Option<Rating> {
        self.rating.clone()
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        let label = self.label(py).unwrap_or("unlabelled");
        format!("Puzzle({}, {label})", self.givens)
    }
}

impl Value for Puzzle {
    const FIELDS: &'static [&'static str] = &[
        "puzzle", "solution", "seed", "index", "label", "hardest", "rating",
    ];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let grid = |name| grids::read_field(&field(data, name)?);
        let count = |name| number("a number, 0 to 2^64 - 1", &field(data, name)?);
        let label = |value: &Bound<'_, PyAny>| one_of("a label", value, Label::from_slug);
        let technique = |value: &Bound<'_, PyAny>| {
            one_of("a technique", value, |slug| Technique::named(slug).next())
        };
        Ok(Self {
            givens: grid("puzzle")?,
            solution: grid("solution")?,
            seed: count("seed")?,
            index: count("index")?,
            rating: optional(&field(data, "rating")?, Rating::from_data)?,
            graded: OnceLock::from(Graded {
                label: optional(&field(data, "label")?, label)?,
                hardest: optional(&field(data, "hardest")?, technique)?,
            }),
        })
    }
}

values!(Puzzle);
shown!(Puzzle);

rows!(
    /// Many puzzles, in order.
    PuzzleRows, Puzzle, false
);

impl Row for Puzzle {
    fn fields() -> Vec<Field> {
        vec![
            named("puzzle", Type::Text),
            named("solution", Type::Text),
            named("seed", Type::Number),
            named("index", Type::Number),
            named("label", Type::Word(LABELS)),
            named("hardest", arrow::techniques()),
            named("er", Type::Real),
            named("ep", Type::Real),
            named("ed", Type::Real),
        ]
    }

    fn write(&self, _puzzle: Option<&Grid>, columns: &mut [Column]) {
        let (graded, rating) = (self.graded(), self.rating.as_ref());
        let hardest = graded.hardest.map(Technique::slug);
        columns[0].text(Some(&self.givens.to_ascii()));
        columns[1].text(Some(&self.solution.to_ascii()));
        columns[2].number(self.seed);
        columns[3].number(self.index);
        columns[4].word(arrow::label(graded.label));
        columns[5].word(hardest.and_then(arrow::technique));
        columns[6].real(rating.and_then(Rating::er));
        columns[7].real(rating.and_then(Rating::ep));
        columns[8].real(rating.and_then(Rating::ed));
    }
}

/// A spec, read from the attributes of `nonet.engine.PuzzleSpec`.
#[derive(FromPyObject)]
pub struct RequestedSpec {
    label: Option<String>,
    technique: Option<String>,
    max_technique: Option<String>,
    min_rating: Option<f64>,
    max_rating: Option<f64>,
    min_givens: usize,
    max_givens: usize,
    symmetry: String,
    minimal: Option<bool>,
    avoid_empty_houses: bool,
    fresh: bool,
}

/// The pieces of work between two checks for signals: a few milliseconds.
pub const SLICE: u64 = 10;

/// Make one puzzle.
#[pyfunction]
pub fn generate(
    py: Python<'_>,
    spec: RequestedSpec,
    seed: u64,
    index: u64,
    budget: u64,
) -> PyResult<Puzzle> {
    let mut maker = generation::Maker::new(spec.read()?, seed, index, budget);
    while !maker.is_exhausted() {
        if let Some(puzzle) = py.detach(|| maker.go_on(SLICE)) {
            return Ok(Puzzle::of(puzzle, seed));
        }
        py.check_signals()?;
    }
    Err(errors::generation_limit(&maker.into()))
}

/// A search for one puzzle that can be resumed.
#[pyclass(module = "nonet.engine")]
pub struct Maker {
    maker: generation::Maker,
    seed: u64,
}

#[pymethods]
impl Maker {
    #[new]
    fn new(spec: RequestedSpec, seed: u64, index: u64, budget: u64) -> PyResult<Self> {
        let spec = spec.read()?;
        let maker = generation::Maker::new(spec, seed, index, budget);
        Ok(Self { maker, seed })
    }

    /// Do up to `pieces` of work; stops early with a puzzle, or when the budget is used up.
    fn go_on(&mut self, py: Python<'_>, pieces: u64) -> Option<Puzzle> {
        let puzzle = py.detach(|| self.maker.go_on(pieces))?;
        let puzzle = Puzzle::of(puzzle, self.seed);
        Some(py.detach(|| puzzle.with_grade()))
    }

    #[getter]
    fn is_exhausted(&self) -> bool {
        self.maker.is_exhausted()
    }

    #[getter]
    fn tried(&self) -> u64 {
        self.maker.tried()
    }

    /// The distance of the nearest candidate from the spec, and a description of the difference.
    #[getter]
    fn nearest(&self) -> Option<((usize, usize), String)> {
        let nearest = self.maker.nearest()?;
        Some((nearest.rank(), nearest.to_string()))
    }
}

impl RequestedSpec {
    pub fn read(self) -> PyResult<PuzzleSpec> {
        let technique = |slug: Option<String>| slug.map(|slug| read_technique(&slug)).transpose();
        Ok(PuzzleSpec {
            label: self.label.map(|slug| read_label(&slug)).transpose()?,
            technique: technique(self.technique)?,
            max_technique: technique(self.max_technique)?,
            ratings: PuzzleSpec::ratings_between(self.min_rating, self.max_rating),
            givens: self.min_givens..=self.max_givens,
            symmetry: read_symmetry(&self.symmetry)?,
            is_minimal: self.minimal,
            avoids_empty_houses: self.avoid_empty_houses,
            is_fresh: self.fresh,
        })
    }
}

fn read_label(slug: &str) -> PyResult<Label> {
    let known = || Label::ALL.map(Label::slug).join(", ") + " or extreme";
    Label::from_slug(slug).ok_or_else(|| unknown("a label", &known()))
}

fn read_symmetry(slug: &str) -> PyResult<Symmetry> {
    let known = || Symmetry::ALL.map(Symmetry::slug).join(", ");
    Symmetry::from_slug(slug).ok_or_else(|| unknown("a symmetry", &known()))
}

fn unknown(what: &str, known: &str) -> PyErr {
    PyValueError::new_err(format!("expected {what}, one of {known}"))
}

fn read_technique(slug: &str) -> PyResult<Technique> {
    let mut walked = Technique::named(slug).filter(|one| one.used() == Use::Walk);
    let message = || format!("expected the slug of a technique that paths use, found {slug:?}");
    walked
        .next()
        .ok_or_else(|| PyValueError::new_err(message()))
}
