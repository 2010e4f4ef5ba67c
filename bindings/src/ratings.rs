//! Ratings by the scale of the Sudoku Explainer.

use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};

use nonet_engine::rating;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};

use crate::columns::{column, or_nan};
use crate::long_work::LongWork;
use crate::value::{Value, field, number, optional, text, values, wrong};
use crate::{grids, signals};

/// The ER, EP and ED of a puzzle; None where the allowed work did not suffice.
///
/// Ratings are in order of what is known of their ER, then EP, then ED.
#[pyclass(frozen, eq, ord, hash, from_py_object, module = "nonet.engine")]
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rating {
    at_least: u16,
    /// EP and ED, where the rating is known.
    others: Option<(u16, u16)>,
    hardest_step: String,
}

impl Rating {
    /// A rating that is known.
    pub fn whole(rating: rating::Rating) -> Self {
        Self {
            at_least: rating.er,
            others: Some((rating.ep, rating.ed)),
            hardest_step: rating.hardest.into(),
        }
    }

    fn of(rater: &rating::Rater) -> Self {
        rater.rating().map_or_else(
            || Self {
                at_least: rater.at_least(),
                others: None,
                hardest_step: String::new(),
            },
            Self::whole,
        )
    }
}

#[pymethods]
impl Rating {
    /// The rating of the hardest step; None when the work allowed did not suffice.
    #[getter]
    fn er(&self) -> Option<f64> {
        self.others.map(|_| in_ones(self.at_least))
    }

    /// The rating of the hardest step up to the first that places a digit.
    #[getter]
    fn ep(&self) -> Option<f64> {
        self.others.map(|(ep, _)| in_ones(ep))
    }

    /// The rating of the first step.
    #[getter]
    fn ed(&self) -> Option<f64> {
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
    const FIELDS: &'static [&'static str] = &["er", "ep", "ed", "at_least", "hardest_step"];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let known = |name| optional(&field(data, name)?, in_tenths);
        Ok(Self {
            at_least: in_tenths(&field(data, "at_least")?)?,
            others: known("ep")?.zip(known("ed")?),
            hardest_step: optional(&field(data, "hardest_step")?, text)?.unwrap_or_default(),
        })
    }
}

values!(Rating);

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
    fn new(text: &Bound<'_, PyAny>) -> PyResult<Self> {
        let rater = rating::Rater::new(&grids::read(text)?);
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
        let convert = |py: Python<'_>, is_over: bool| {
            let is_over = is_over.into_pyobject(py)?;
            Ok(is_over.to_owned().into_any().unbind())
        };
        LongWork::new(f64::INFINITY, advance, convert)
    }

    #[getter]
    fn rating(&self, py: Python<'_>) -> Rating {
        py.detach(|| Rating::of(&self.0.lock().unwrap_or_else(PoisonError::into_inner)))
    }
}

/// The ratings of many puzzles, in order; every column is of doubles, NaN where unknown.
#[pyclass(frozen, module = "nonet.engine")]
pub struct RatingRows(Vec<Rating>);

#[pymethods]
impl RatingRows {
    #[new]
    const fn new(rows: Vec<Rating>) -> Self {
        Self(rows)
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    /// The rating at a place, which exists.
    fn at(&self, place: usize) -> Rating {
        self.0[place].clone()
    }

    fn er<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        column(py, self.0.iter().map(|row| or_nan(row.er())))
    }

    fn ep<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        column(py, self.0.iter().map(|row| or_nan(row.ep())))
    }

    fn ed<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        column(py, self.0.iter().map(|row| or_nan(row.ed())))
    }

    fn at_least<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        column(py, self.0.iter().map(|row| or_nan(Some(row.at_least()))))
    }
}

/// Rate every puzzle of a list, in order.
#[pyfunction]
pub fn rate_many(
    texts: &Bound<'_, PyList>,
    work: u64,
    threads: Option<NonZero<usize>>,
) -> PyResult<RatingRows> {
    let puzzles = grids::read_all(texts)?;
    let rate = |index: usize| {
        let mut rater = rating::Rater::new(&puzzles[index]);
        rater.advance(work);
        Rating::of(&rater)
    };
    signals::map(texts.py(), puzzles.len(), 16, threads, rate).map(RatingRows)
}
