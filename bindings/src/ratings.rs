//! Ratings by the scale of the Sudoku Explainer.

use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};

use nonet_engine::grid::{Candidate, Grid};
use nonet_engine::interruption::Stopped;
use nonet_engine::rating::{self, Profile};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyTuple};

use crate::arrow::{self, Column, Field, Type, named};
use crate::columns::{column, or_nan};
use crate::convert::Convert;
use crate::long_work::LongWork;
use crate::rows::{Results, Row, rows};
use crate::steps::{Pairs, pairs};
use crate::value::{Value, each, field, number, optional, text, values, wrong};
use crate::{grids, signals};

/// The ER, EP and ED of a puzzle; None where the allowed work did not suffice.
///
/// Ratings are in order of their ER (or its known lower bound), then EP, then ED.
#[pyclass(frozen, eq, ord, hash, from_py_object, module = "nonet.engine")]
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rating {
    at_least: u16,
    /// EP and ED, where the rating is known.
    others: Option<(u16, u16)>,
    hardest_step: String,
    /// The steps, if they were asked for.
    trace: Option<Vec<RatedStep>>,
}

impl Rating {
    /// A rating that is known.
    pub fn whole(rating: rating::Rating) -> Self {
        Self {
            at_least: rating.er,
            others: Some((rating.ep, rating.ed)),
            hardest_step: rating.hardest.into(),
            trace: None,
        }
    }

    fn of(rater: &rating::Rater) -> Self {
        let found = rater.rating().map_or_else(
            || Self {
                at_least: rater.at_least(),
                others: None,
                hardest_step: String::new(),
                trace: None,
            },
            Self::whole,
        );
        let trace = rater.trace().map(|steps| steps.iter().map(RatedStep::of));
        Self {
            trace: trace.map(Iterator::collect),
            ..found
        }
    }
}

#[pymethods]
impl Rating {
    /// The rating of the hardest step; None when the work allowed did not suffice.
    #[getter]
    pub fn er(&self) -> Option<f64> {
        self.others.map(|_| in_ones(self.at_least))
    }

    /// The rating of the hardest step up to the first that places a digit.
    #[getter]
    pub fn ep(&self) -> Option<f64> {
        self.others.map(|(ep, _)| in_ones(ep))
    }

    /// The rating of the first step.
    #[getter]
    pub fn ed(&self) -> Option<f64> {
        self.others.map(|(_, ed)| in_ones(ed))
    }

    /// The proven lower bound of the ER; the ER itself where it is known.
    #[getter]
    fn at_least(&self) -> f64 {
        in_ones(self.at_least)
    }

    /// The name of the hardest step in the Explainer's words; None for a full grid, or unknown.
    #[getter]
    fn hardest_step(&self) -> Option<&str> {
        Some(&*self.hardest_step).filter(|name| !name.is_empty())
    }

    /// The steps, in order, as far as they were taken; None unless they were asked for.
    #[getter]
    fn trace<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        let steps = self.trace.as_ref();
        steps
            .map(|steps| PyTuple::new(py, steps.iter().cloned()))
            .transpose()
    }

    fn __repr__(&self) -> String {
        match self.others {
            Some((ep, ed)) => {
                let [er, ep, ed] = [self.at_least, ep, ed].map(in_ones);
                format!("Rating({er:.1}, {ep:.1}, {ed:.1})")
            }
            None => format!("Rating(at least {:.1})", self.at_least()),
        }
    }
}

fn in_ones(tenths: u16) -> f64 {
    f64::from(tenths) / 10.0
}

impl Value for Rating {
    const FIELDS: &'static [&'static str] =
        &["er", "ep", "ed", "at_least", "hardest_step", "trace"];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let known = |name| optional(&field(data, name)?, in_tenths);
        Ok(Self {
            at_least: in_tenths(&field(data, "at_least")?)?,
            others: known("ep")?.zip(known("ed")?),
            hardest_step: optional(&field(data, "hardest_step")?, text)?.unwrap_or_default(),
            trace: optional(&field(data, "trace")?, |steps| {
                each(steps, RatedStep::from_data)
            })?,
        })
    }
}

/// A step of a rating: its ER, its name in the Explainer's words, and its effects.
#[pyclass(frozen, eq, ord, hash, from_py_object, module = "nonet.engine")]
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RatedStep {
    er: u16,
    name: String,
    placements: Vec<Candidate>,
    eliminations: Vec<Candidate>,
}

impl RatedStep {
    fn of(step: &rating::TracedStep) -> Self {
        Self {
            er: step.rating,
            name: step.name.into(),
            placements: step.placement.into_iter().collect(),
            eliminations: step.eliminations.clone(),
        }
    }
}

#[pymethods]
impl RatedStep {
    /// Its rating.
    #[getter]
    fn er(&self) -> f64 {
        in_ones(self.er)
    }

    /// Its name in the Explainer's words.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The digit that it writes, as a pair of cell and digit, or nothing.
    #[getter]
    fn placements<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        pairs(py, &self.placements)
    }

    /// The candidates that it eliminates, as pairs of cell and digit.
    #[getter]
    fn eliminations<'py>(&self, py: Python<'py>) -> Pairs<'py> {
        pairs(py, &self.eliminations)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let (placements, eliminations) = (self.placements(py)?, self.eliminations(py)?);
        let (er, name) = (self.er(), &self.name);
        Ok(format!(
            "RatedStep({er:.1}, {name}, {placements}, {eliminations})"
        ))
    }
}

impl Value for RatedStep {
    const FIELDS: &'static [&'static str] = &["er", "name", "placements", "eliminations"];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(Self {
            er: in_tenths(&field(data, "er")?)?,
            name: text(&field(data, "name")?)?,
            placements: Vec::read(&field(data, "placements")?)?,
            eliminations: Vec::read(&field(data, "eliminations")?)?,
        })
    }
}

values!(Rating, RatedStep);

fn in_tenths(value: &Bound<'_, PyAny>) -> PyResult<u16> {
    let ones: f64 = number("a rating", value)?;
    if !(0.0..1000.0).contains(&ones) {
        return Err(wrong("a rating", value));
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "within the bounds above"
    )]
    Ok((ones * 10.0).round() as u16)
}

/// A rating that is under way.
#[pyclass(frozen, module = "nonet.engine")]
pub struct Rater(Arc<Mutex<rating::Rater>>);

#[pymethods]
impl Rater {
    #[new]
    #[pyo3(signature = (text, profile = "explainer", trace = false))]
    fn new(text: &Bound<'_, PyAny>, profile: &str, trace: bool) -> PyResult<Self> {
        let rater = begun(&grids::read(text)?, profile_named(profile)?, trace);
        Ok(Self(Arc::new(Mutex::new(rater))))
    }

    /// Continue for about `work` units; true at the end.
    fn advance(&self, py: Python<'_>, work: u64) -> PyResult<bool> {
        signals::run_in_place(py, || {
            self.0
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .advance(work)
        })
    }

    /// Continue in slices, for about `work` units in all.
    fn begin(&self, work: u64) -> LongWork {
        let rater = Arc::clone(&self.0);
        let advance = move || {
            rater
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .advance(work)
        };
        let convert = |py: Python<'_>, is_over: Result<bool, Stopped<bool>>| {
            let is_over = is_over.unwrap_or(false).into_pyobject(py)?;
            Ok(is_over.to_owned().into_any().unbind())
        };
        LongWork::new(f64::INFINITY, advance, convert)
    }

    #[getter]
    fn rating(&self, py: Python<'_>) -> Rating {
        py.detach(|| Rating::of(&self.0.lock().unwrap_or_else(PoisonError::into_inner)))
    }
}

rows!(
    /// The ratings of many puzzles, in order; every column is of doubles, NaN where unknown.
    RatingRows, Rating, false
);

#[pymethods]
impl RatingRows {
    fn er<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        column(py, self.0.all.iter().map(|row| or_nan(row.er())))
    }

    fn ep<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        column(py, self.0.all.iter().map(|row| or_nan(row.ep())))
    }

    fn ed<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        column(py, self.0.all.iter().map(|row| or_nan(row.ed())))
    }

    fn at_least<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        column(
            py,
            self.0.all.iter().map(|row| or_nan(Some(row.at_least()))),
        )
    }
}

impl Row for Rating {
    fn fields() -> Vec<Field> {
        vec![
            named("puzzle", Type::Text),
            named("er", Type::Real),
            named("ep", Type::Real),
            named("ed", Type::Real),
            named("at_least", Type::Real),
            named("hardest_step", Type::Text),
            named("trace", arrow::rated_steps()),
        ]
    }

    fn write(&self, puzzle: Option<&Grid>, columns: &mut [Column]) {
        let puzzle = puzzle.map(Grid::to_ascii);
        let hardest = self.others.map(|_| self.hardest_step.as_bytes());
        columns[0].text(puzzle.as_ref().map(<[u8; 81]>::as_slice));
        columns[1].real(self.er());
        columns[2].real(self.ep());
        columns[3].real(self.ed());
        columns[4].real(Some(self.at_least()));
        columns[5].text(hardest);
        match &self.trace {
            None => columns[6].skip(),
            Some(steps) => columns[6].list(|items| {
                for step in steps {
                    let found = (in_ones(step.er), step.name.as_str());
                    arrow::write_rated_step(items, found, &step.placements, &step.eliminations);
                }
            }),
        }
    }
}

/// Rate every puzzle of a list, in order.
#[pyfunction]
pub fn rate_many(
    texts: &Bound<'_, PyList>,
    work: u64,
    threads: Option<NonZero<usize>>,
    profile: &str,
    trace: bool,
) -> PyResult<RatingRows> {
    let (puzzles, profile) = (grids::read_all(texts)?, profile_named(profile)?);
    let rate = |index: usize| {
        let mut rater = begun(&puzzles[index], profile, trace);
        rater.advance(work);
        Rating::of(&rater)
    };
    let ratings = signals::map(texts.py(), puzzles.len(), 16, threads, rate)?;
    Ok(RatingRows(Results::of(puzzles, ratings)))
}

fn begun(puzzle: &Grid, profile: Profile, trace: bool) -> rating::Rater {
    if trace {
        rating::Rater::traced(puzzle, profile)
    } else {
        rating::Rater::new(puzzle, profile)
    }
}

fn profile_named(name: &str) -> PyResult<Profile> {
    match name {
        "explainer" => Ok(Profile::Explainer),
        "exchange" => Ok(Profile::Exchange),
        _ => Err(PyValueError::new_err(format!(
            "expected the profile explainer or exchange, found {name:.20}"
        ))),
    }
}
