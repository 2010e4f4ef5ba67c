//! Grades and paths.

use std::cmp::Ordering;
use std::num::NonZero;

use nonet_engine::grading::{self, Label};
use nonet_engine::grid::{Candidates, Grid};
use nonet_engine::interruption::Stopped;
use nonet_engine::path;
use nonet_engine::step;
use nonet_engine::technique::{Technique, Tier};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyTuple};

use crate::arrow::{self, Column, Field, LABELS, TIERS, Type, named};
use crate::choices::{Choice, Chosen};
use crate::columns::{column, or_nan};
use crate::convert::Convert;
use crate::long_work::LongWork;
use crate::names::named_by;
use crate::rows::{Results, Row, rows};
use crate::steps::{Pairs, Step, pairs};
use crate::value::{Value, each, field, number, one_of, optional, shown, values, wrong};
use crate::{grids, signals};

/// The difficulty of a puzzle.
///
/// Grades are in order of their tiers, then their scores; puzzles that no technique solves come last.
#[pyclass(frozen, eq, ord, hash, from_py_object, module = "nonet.engine")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Grade {
    tier: Tier,
    label: Option<Label>,
    score: Option<u32>,
    hardest: Option<Technique>,
    /// Variants that share a name are counted together.
    counts: Vec<(&'static str, u32)>,
    is_solved: bool,
    path: Option<Vec<step::Step>>,
    chosen: Chosen,
}

impl Grade {
    fn of(grade: &grading::Grade, path: Option<Vec<step::Step>>, chosen: Chosen) -> Self {
        Self {
            tier: grade.tier,
            label: grade.label,
            score: grade.solved_score(),
            hardest: grade.solved_hardest(),
            counts: grade.counts_by_name(),
            is_solved: grade.is_solved,
            path,
            chosen,
        }
    }
}

/// Two grades without an order are different and equally hard.
impl PartialOrd for Grade {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        let place = |grade: &Self| (!grade.is_solved, grade.tier, grade.score);
        let order = place(self).cmp(&place(other));
        (order.is_ne() || self == other).then_some(order)
    }
}

#[pymethods]
impl Grade {
    /// The tier of the hardest technique; `extreme` when the ladder does not solve the puzzle.
    #[getter]
    fn tier(&self) -> &'static str {
        self.tier.slug()
    }

    /// The label of its tier; None for a full grid.
    #[getter]
    fn label(&self) -> Option<&'static str> {
        self.label.map(Label::slug)
    }

    /// The sum of the scores of all techniques, as often as they count; None unless `solved`.
    #[getter]
    const fn score(&self) -> Option<u32> {
        self.score
    }

    /// The slug of the hardest technique that is needed; None unless `solved`, or for a full grid.
    #[getter]
    fn hardest(&self) -> Option<&'static str> {
        self.hardest.map(Technique::slug)
    }

    /// Whether the ladder fills every cell.
    #[getter]
    fn solved(&self) -> bool {
        self.is_solved
    }

    /// Number of uses of each technique by slug, easiest first.
    #[getter]
    fn counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let counts = PyDict::new(py);
        for (slug, count) in &self.counts {
            counts.set_item(slug, count)?;
        }
        Ok(counts)
    }

    /// The steps that are needed, where they were asked for.
    #[getter]
    fn path<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        let steps = self.path.as_ref();
        let steps = steps.map(|steps| PyTuple::new(py, steps.iter().cloned().map(Step)));
        steps.transpose()
    }

    /// The slugs of the techniques that were chosen; None where all were used.
    #[getter]
    fn techniques<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        self.chosen.techniques(py)
    }

    /// The slugs of those that were tried first, in order; None where the ladder orders all.
    #[getter]
    fn order<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        self.chosen.order(py)
    }

    fn __repr__(&self) -> String {
        let hardest = self.hardest().unwrap_or("none");
        let score = self
            .score()
            .map_or("none".into(), |score| score.to_string());
        format!("Grade({}, {score}, {hardest})", self.tier())
    }
}

impl Value for Grade {
    const FIELDS: &'static [&'static str] = &[
        "tier",
        "label",
        "score",
        "hardest",
        "counts",
        "solved",
        "path",
        "techniques",
        "order",
    ];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let label = |value: &Bound<'_, PyAny>| one_of("a label", value, Label::from_slug);
        let step = |value: &Bound<'_, PyAny>| Step::from_data(value).map(|step| step.0);
        let count = |value: &Bound<'_, PyAny>| number("a count", value);
        Ok(Self {
            tier: one_of("a tier", &field(data, "tier")?, read_tier)?,
            label: optional(&field(data, "label")?, label)?,
            score: optional(&field(data, "score")?, count)?,
            hardest: optional(&field(data, "hardest")?, named_by)?,
            counts: read_counts(&field(data, "counts")?)?,
            is_solved: number("true or false", &field(data, "solved")?)?,
            path: optional(&field(data, "path")?, |steps| each(steps, step))?,
            chosen: Chosen::read(data)?,
        })
    }
}

fn read_tier(slug: &str) -> Option<Tier> {
    let mut tiers = Technique::ALL.iter().map(|technique| technique.tier());
    tiers.find(|tier| tier.slug() == slug)
}

fn read_counts(data: &Bound<'_, PyAny>) -> PyResult<Vec<(&'static str, u32)>> {
    let counts = data
        .cast::<PyDict>()
        .map_err(|_| wrong("counts by technique", data))?;
    let read = |(slug, count): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
        Ok((named_by(&slug)?.slug(), number("a count", &count)?))
    };
    counts.iter().map(read).collect()
}

/// Grade a puzzle, with or without the shortest path.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "converted from Python")]
pub fn grade(text: &Bound<'_, PyAny>, choice: Choice, with_shortest: bool) -> PyResult<Grade> {
    let (py, puzzle) = (text.py(), grids::read(text)?);
    let (choice, chosen) = choice.read()?;
    let judge = || judge(&puzzle, &choice, with_shortest);
    let (grade, path) = signals::run_in_place(py, judge)?;
    Ok(Grade::of(&grade, path, chosen))
}

type Judged = (grading::Grade, Option<Vec<step::Step>>);

fn judge(puzzle: &Grid, choice: &path::Choice, with_shortest: bool) -> Judged {
    let shortest = || path::shortest(&Candidates::new(puzzle), choice).steps;
    let grade = grading::grade_by(puzzle, &choice.graded(Tier::Extreme));
    (grade, with_shortest.then(shortest))
}

/// The label of a puzzle.
#[pyfunction]
pub fn label_of(text: &Bound<'_, PyAny>) -> PyResult<Option<&'static str>> {
    let (py, puzzle) = (text.py(), grids::read(text)?);
    let label = signals::run_in_place(py, || grading::label_of(&puzzle))?;
    Ok(label.map(Label::slug))
}

/// Grade a puzzle in slices, with the steps that the grade counts or those of the shortest path.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "converted from Python")]
pub fn begin_grade(
    text: &Bound<'_, PyAny>,
    choice: Choice,
    with_shortest: bool,
    budget_s: f64,
) -> PyResult<LongWork> {
    let puzzle = grids::read(text)?;
    let (choice, chosen) = choice.read()?;
    let work = move || {
        let techniques = choice.graded(Tier::Extreme);
        let (grade, steps) = grading::grade_with_steps(&puzzle, &techniques);
        let path = with_shortest.then(|| path::shortest(&Candidates::new(&puzzle), &choice));
        (grade, steps, path)
    };
    let convert = move |py: Python<'_>, done: Result<_, Stopped<_>>| {
        let (grade, steps, path) = done.unwrap_or_else(|Stopped { so_far }| {
            let (grade, steps, path): (grading::Grade, Vec<_>, Option<path::Path>) = so_far;
            // A path to the end is one, though a shorter may have been left to find.
            let is_known = path.as_ref().is_some_and(path::Path::is_solved);
            let grade = if is_known { grade } else { grade.cut_short() };
            (grade, steps, path)
        });
        let path = path.map(|path| path.steps);
        let steps = PyTuple::new(py, steps.into_iter().map(Counted::of))?;
        let graded = (Grade::of(&grade, path, chosen), steps).into_pyobject(py)?;
        Ok(graded.into_any().unbind())
    };
    Ok(LongWork::new(budget_s, work, convert))
}

rows!(
    /// The grades of many puzzles, in order.
    GradeRows, Grade, true
);

#[pymethods]
impl GradeRows {
    fn solved<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        column(py, self.0.all.iter().map(|row| [u8::from(row.is_solved)]))
    }

    /// A byte each, in the order of the tiers.
    fn tiers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        column(py, self.0.all.iter().map(|row| [row.tier as u8]))
    }

    /// A double each, NaN where it is unknown.
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let scores = self.0.all.iter().map(|row| row.score().map(f64::from));
        column(py, scores.map(or_nan))
    }
}

impl Row for Grade {
    fn fields() -> Vec<Field> {
        let count = vec![
            named("technique", arrow::techniques()),
            named("count", Type::Count),
        ];
        vec![
            named("puzzle", Type::Text),
            named("tier", Type::Word(TIERS)),
            named("label", Type::Word(LABELS)),
            named("score", Type::Count),
            named("hardest", arrow::techniques()),
            named("solved", Type::Truth),
            named("counts", Type::list(count)),
            named("path", arrow::steps()),
        ]
    }

    fn write(&self, puzzle: Option<&Grid>, columns: &mut [Column]) {
        let puzzle = puzzle.map(Grid::to_ascii);
        columns[0].text(puzzle.as_ref().map(<[u8; 81]>::as_slice));
        columns[1].word(Some(self.tier as u8));
        columns[2].word(arrow::label(self.label));
        columns[3].count(self.score);
        columns[4].word(self.hardest().and_then(arrow::technique));
        columns[5].truth(self.is_solved);
        columns[6].list(|items| {
            for (slug, count) in &self.counts {
                items.record(|fields| {
                    fields[0].word(arrow::technique(slug));
                    fields[1].count(Some(*count));
                });
            }
        });
        match &self.path {
            Some(steps) => arrow::write_steps(&mut columns[7], steps),
            None => columns[7].skip(),
        }
    }
}

/// Grade every puzzle of a list, in order.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "converted from Python")]
pub fn grade_many(
    texts: &Bound<'_, PyList>,
    threads: Option<NonZero<usize>>,
    choice: Choice,
    with_shortest: bool,
) -> PyResult<GradeRows> {
    let puzzles = grids::read_all(texts)?;
    let (choice, chosen) = choice.read()?;
    let grade = |index: usize| {
        let (grade, path) = judge(&puzzles[index], &choice, with_shortest);
        Grade::of(&grade, path, chosen.clone())
    };
    let grades = signals::map(texts.py(), puzzles.len(), 16, threads, grade)?;
    Ok(GradeRows(Results::of(puzzles, grades)))
}

/// A step that a grade counts, without evidence.
#[pyclass(frozen, eq, hash, module = "nonet.engine")]
#[derive(PartialEq, Eq, Hash)]
pub struct Counted(grading::Counted);

impl Counted {
    fn of(counted: grading::Counted) -> Self {
        let technique = counted.technique.first_of_its_name();
        Self(grading::Counted {
            technique,
            ..counted
        })
    }
}

#[pymethods]
impl Counted {
    /// The slug of the technique.
    #[getter]
    fn technique(&self) -> &'static str {
        self.0.technique.slug()
    }

    /// The digit that is placed, if one is, as a pair of cell and digit.
    #[getter]
    fn placements<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        pairs(py, &self.0.placements)
    }

    /// The candidates that are eliminated, as pairs of cell and digit.
    #[getter]
    fn eliminations<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        pairs(py, &self.0.eliminations)
    }
}

impl Value for Counted {
    const FIELDS: &'static [&'static str] = &["technique", "placements", "eliminations"];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(Self(grading::Counted {
            technique: named_by(&field(data, "technique")?)?,
            placements: Vec::read(&field(data, "placements")?)?,
            eliminations: Vec::read(&field(data, "eliminations")?)?,
        }))
    }
}

values!(Grade, Counted);
shown!(Grade);

/// Grade a puzzle, and return the steps that the grade counts.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "converted from Python")]
pub fn grade_with_steps<'py>(
    text: &Bound<'py, PyAny>,
    choice: Choice,
) -> PyResult<(Grade, Bound<'py, PyTuple>)> {
    let (py, puzzle) = (text.py(), grids::read(text)?);
    let (choice, chosen) = choice.read()?;
    let techniques = choice.graded(Tier::Extreme);
    let grade = || grading::grade_with_steps(&puzzle, &techniques);
    let (grade, steps) = signals::run_in_place(py, grade)?;
    let steps = PyTuple::new(py, steps.into_iter().map(Counted::of))?;
    Ok((Grade::of(&grade, None, chosen), steps))
}
