//! Grades and paths.

use nonet_engine::grading::{self, Label};
use nonet_engine::grid::{Candidates, Grid};
use nonet_engine::path;
use nonet_engine::step;
use nonet_engine::technique::Technique;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString, PyTuple};

use crate::long_work::LongWork;
use crate::steps::{Pairs, Step, pairs};
use crate::techniques::allowed;
use crate::{grids, parallel};
use std::num::NonZero;

/// How hard a puzzle is.
#[pyclass(frozen, eq, module = "nonet.engine")]
#[derive(PartialEq)]
pub struct Grade(grading::Grade, Option<Vec<step::Step>>);

#[pymethods]
impl Grade {
    #[getter]
    fn tier(&self) -> &'static str {
        self.0.tier.slug()
    }

    #[getter]
    fn label(&self) -> Option<&'static str> {
        self.0.label.map(Label::slug)
    }

    /// What a walk that ended early has counted says nothing of the puzzle.
    #[getter]
    fn score(&self) -> Option<u32> {
        self.0.is_solved.then_some(self.0.score)
    }

    #[getter]
    fn hardest(&self) -> Option<&'static str> {
        let hardest = self.0.hardest.filter(|_| self.0.is_solved);
        hardest.map(Technique::slug)
    }

    #[getter]
    fn solved(&self) -> bool {
        self.0.is_solved
    }

    /// Variants that share a name are counted together.
    #[getter]
    fn counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let counts = PyDict::new(py);
        for (technique, count) in &self.0.counts {
            let slug = technique.slug();
            let earlier: Option<u32> = match counts.get_item(slug)? {
                Some(earlier) => Some(earlier.extract()?),
                None => None,
            };
            counts.set_item(slug, earlier.unwrap_or_default() + count)?;
        }
        Ok(counts)
    }

    /// The steps that are needed, where they were asked for.
    #[getter]
    fn path<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        let steps = self.1.as_ref();
        let steps = steps.map(|steps| PyTuple::new(py, steps.iter().cloned().map(Step)));
        steps.transpose()
    }

    fn __repr__(&self) -> String {
        let hardest = self.hardest().unwrap_or("none");
        let score = self
            .score()
            .map_or("none".into(), |score| score.to_string());
        format!("Grade({}, {score}, {hardest})", self.tier())
    }
}

/// Grade a puzzle, with or without the shortest path.
#[pyfunction]
pub fn grade(text: &Bound<'_, PyString>, uniqueness: bool, with_shortest: bool) -> PyResult<Grade> {
    let (py, puzzle) = (text.py(), grids::read(text)?);
    Ok(py.detach(|| judge(&puzzle, uniqueness, with_shortest)))
}

fn judge(puzzle: &Grid, uniqueness: bool, with_shortest: bool) -> Grade {
    let techniques = allowed(uniqueness);
    let shortest = || path::shortest(&Candidates::new(puzzle), techniques).steps;
    let grade = grading::grade_up_to(puzzle, techniques);
    Grade(grade, with_shortest.then(shortest))
}

/// Grade a puzzle in slices, with the steps that the grade counts or those that are needed.
#[pyfunction]
pub fn begin_grade(
    text: &Bound<'_, PyString>,
    uniqueness: bool,
    with_shortest: bool,
    budget_s: f64,
) -> PyResult<LongWork> {
    let puzzle = grids::read(text)?;
    let work = move || {
        let techniques = allowed(uniqueness);
        let (mut grade, steps) = grading::grade_with_steps(&puzzle, techniques);
        let path = with_shortest.then(|| path::shortest(&Candidates::new(&puzzle), techniques));
        if path.as_ref().is_some_and(|path| !path.is_solved()) {
            grade = grade.cut_short();
        }
        (grade, steps, path.map(|path| path.steps))
    };
    let show = |py: Python<'_>, (grade, steps, path): (_, Vec<_>, _)| {
        let steps = PyTuple::new(py, steps.into_iter().map(Counted))?;
        let told = (Grade(grade, path), steps).into_pyobject(py)?;
        Ok(told.into_any().unbind())
    };
    Ok(LongWork::new(budget_s, work, show))
}

/// Grade every puzzle of a list, in order.
#[pyfunction]
pub fn grade_many<'py>(
    py: Python<'py>,
    texts: &Bound<'py, PyList>,
    threads: Option<NonZero<usize>>,
    uniqueness: bool,
    with_shortest: bool,
) -> PyResult<Bound<'py, PyList>> {
    let puzzles = grids::read_all(texts)?;
    let grade = |index: usize| judge(&puzzles[index], uniqueness, with_shortest);
    let grades = py.detach(|| parallel::map(puzzles.len(), 16, threads, grade));
    PyList::new(py, grades)
}

/// Steps from a puzzle towards its solution.
#[pyclass(frozen, module = "nonet.engine")]
pub struct Path {
    #[pyo3(get)]
    steps: Py<PyTuple>,
    #[pyo3(get)]
    solved: bool,
    #[pyo3(get)]
    score: u32,
}

/// Take the simplest step until there is none, or what is needed and nothing else.
#[pyfunction]
pub fn solve_path(
    text: &Bound<'_, PyString>,
    uniqueness: bool,
    is_shortest: bool,
) -> PyResult<Path> {
    let (py, puzzle) = (text.py(), grids::read(text)?);
    let walk = if is_shortest {
        path::shortest
    } else {
        path::Path::walk
    };
    let path = py.detach(|| walk(&Candidates::new(&puzzle), allowed(uniqueness)));
    let (solved, score) = (path.is_solved(), path.score());
    Ok(Path {
        steps: PyTuple::new(py, path.steps.into_iter().map(Step))?.unbind(),
        solved,
        score,
    })
}

/// A step that a grade counts, without evidence.
#[pyclass(frozen, eq, module = "nonet.engine")]
#[derive(PartialEq)]
pub struct Counted(grading::Counted);

#[pymethods]
impl Counted {
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
}

/// Grade a puzzle, and tell the steps that the grade counts.
#[pyfunction]
pub fn grade_with_steps<'py>(
    text: &Bound<'py, PyString>,
    uniqueness: bool,
) -> PyResult<(Grade, Bound<'py, PyTuple>)> {
    let (py, puzzle) = (text.py(), grids::read(text)?);
    let (grade, steps) = py.detach(|| grading::grade_with_steps(&puzzle, allowed(uniqueness)));
    let steps = PyTuple::new(py, steps.into_iter().map(Counted))?;
    Ok((Grade(grade, None), steps))
}
