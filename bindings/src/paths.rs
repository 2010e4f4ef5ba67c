//! Paths: steps from a puzzle towards its solution.

use std::num::NonZero;

use nonet_engine::grid::{Candidates, Grid};
use nonet_engine::path;
use nonet_engine::step;
use pyo3::exceptions::PyDeprecationWarning;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString, PyTuple};

use crate::arrow::{self, Column, Field, Type, named};
use crate::choices::{Choice, Chosen};
use crate::rows::{Results, Row, rows};
use crate::steps::Step;
use crate::value::{Value, each, field, number, shown, values};
use crate::{grids, signals};

/// Steps from a puzzle towards its solution.
#[pyclass(frozen, eq, hash, from_py_object, module = "nonet.engine")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Path {
    puzzle: Grid,
    steps: Vec<step::Step>,
    is_solved: bool,
    score: u32,
    chosen: Chosen,
}

impl Path {
    /// The puzzle, and the steps from it on.
    pub fn walk(&self) -> (&Grid, &[step::Step]) {
        (&self.puzzle, &self.steps)
    }
}

#[pymethods]
impl Path {
    /// The grid that it starts from, with `-` for empty cells.
    #[getter]
    fn puzzle<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        grids::write(py, &self.puzzle)
    }

    /// The steps, in order, each on the board that the ones before it leave.
    #[getter]
    fn steps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.steps.iter().cloned().map(Step))
    }

    /// Return the reason for each step in a language, which is read when it is asked for first.
    ///
    /// Languages beside English need the packages of `nonet[print]`.
    #[pyo3(signature = (*, language = "en"))]
    fn explain<'py>(slf: &Bound<'py, Self>, language: &str) -> PyResult<Bound<'py, PyAny>> {
        let showing = slf.py().import("nonet.engine.showing")?;
        showing.call_method1("sentences_of", (slf, language))
    }

    /// The former name of `explain`.
    #[pyo3(signature = (*, language = "en"))]
    fn told<'py>(slf: &Bound<'py, Self>, language: &str) -> PyResult<Bound<'py, PyAny>> {
        let warning = slf.py().get_type::<PyDeprecationWarning>();
        PyErr::warn(slf.py(), &warning, c"use Path.explain()", 1)?;
        Self::explain(slf, language)
    }

    /// Whether the steps fill every cell.
    #[getter]
    fn solved(&self) -> bool {
        self.is_solved
    }

    /// The sum of the scores of all steps.
    #[getter]
    fn score(&self) -> u32 {
        self.score
    }

    /// The slugs of the techniques that were chosen; None where all were used.
    #[getter]
    fn techniques<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        self.chosen.techniques(py)
    }

    /// The slugs of those that were tried first, in order; None where the simplest step is taken.
    #[getter]
    fn order<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        self.chosen.order(py)
    }

    fn __repr__(&self) -> String {
        let solved = if self.is_solved {
            "solved"
        } else {
            "not solved"
        };
        format!(
            "Path({}, {} steps, {solved})",
            self.puzzle,
            self.steps.len()
        )
    }
}

impl Value for Path {
    const FIELDS: &'static [&'static str] =
        &["puzzle", "steps", "solved", "score", "techniques", "order"];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let step = |value: &Bound<'_, PyAny>| Step::from_data(value).map(|step| step.0);
        Ok(Self {
            puzzle: grids::read_field(&field(data, "puzzle")?)?,
            steps: each(&field(data, "steps")?, step)?,
            is_solved: number("true or false", &field(data, "solved")?)?,
            score: number("a score", &field(data, "score")?)?,
            chosen: Chosen::read(data)?,
        })
    }
}

values!(Path);
shown!(Path);

/// Take the simplest step until no technique finds one, or find the shortest path.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "converted from Python")]
pub fn solve_path(text: &Bound<'_, PyAny>, choice: Choice, is_shortest: bool) -> PyResult<Path> {
    let (py, puzzle) = (text.py(), grids::read(text)?);
    let (choice, chosen) = choice.read()?;
    signals::run_in_place(py, || walked(&puzzle, &choice, chosen, is_shortest))
}

fn walked(puzzle: &Grid, choice: &path::Choice, chosen: Chosen, is_shortest: bool) -> Path {
    let walk = if is_shortest {
        path::shortest
    } else {
        path::Path::walk
    };
    let path = walk(&Candidates::new(puzzle), choice);
    Path {
        puzzle: *puzzle,
        is_solved: path.is_solved(),
        score: path.score(),
        steps: path.steps,
        chosen,
    }
}

rows!(
    /// The paths of many puzzles, in order.
    PathRows, Path, false
);

impl Row for Path {
    fn fields() -> Vec<Field> {
        vec![
            named("puzzle", Type::Text),
            named("solved", Type::Truth),
            named("score", Type::Count),
            named("steps", arrow::steps()),
        ]
    }

    fn write(&self, _puzzle: Option<&Grid>, columns: &mut [Column]) {
        columns[0].text(Some(&self.puzzle.to_ascii()));
        columns[1].truth(self.is_solved);
        columns[2].count(Some(self.score));
        arrow::write_steps(&mut columns[3], &self.steps);
    }
}

/// Solve every puzzle of a list step by step, in order.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "converted from Python")]
pub fn solve_path_many(
    texts: &Bound<'_, PyList>,
    threads: Option<NonZero<usize>>,
    choice: Choice,
    is_shortest: bool,
) -> PyResult<PathRows> {
    let puzzles = grids::read_all(texts)?;
    let (choice, chosen) = choice.read()?;
    let walk = |index: usize| walked(&puzzles[index], &choice, chosen.clone(), is_shortest);
    let paths = signals::map(texts.py(), puzzles.len(), 16, threads, walk)?;
    Ok(PathRows(Results::of(Vec::new(), paths)))
}
