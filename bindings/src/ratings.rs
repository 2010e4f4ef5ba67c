//! Ratings by the scale of the Sudoku Explainer.

use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};

use nonet_engine::rating;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};

use crate::long_work::LongWork;
use crate::{grids, parallel};

/// How hard the steps of a puzzle are; without numbers when the work allowed did not suffice.
#[pyclass(frozen, eq, module = "nonet.engine")]
#[derive(PartialEq)]
pub struct Rating {
    rating: Option<rating::Rating>,
    at_least: u16,
}

impl Rating {
    /// A rating that is known.
    pub fn whole(rating: rating::Rating) -> Self {
        Self {
            rating: Some(rating),
            at_least: rating.er,
        }
    }

    fn of(rater: &rating::Rater) -> Self {
        Self {
            rating: rater.rating(),
            at_least: rater.at_least(),
        }
    }
}

#[pymethods]
impl Rating {
    #[getter]
    fn er(&self) -> Option<f64> {
        self.rating.map(|rating| in_ones(rating.er))
    }

    #[getter]
    fn ep(&self) -> Option<f64> {
        self.rating.map(|rating| in_ones(rating.ep))
    }

    #[getter]
    fn ed(&self) -> Option<f64> {
        self.rating.map(|rating| in_ones(rating.ed))
    }

    #[getter]
    fn at_least(&self) -> f64 {
        in_ones(self.at_least)
    }

    #[getter]
    fn hardest_step(&self) -> Option<&'static str> {
        self.rating
            .map(|rating| rating.hardest)
            .filter(|name| !name.is_empty())
    }

    fn __repr__(&self) -> String {
        match self.rating {
            Some(rating) => {
                let [er, ep, ed] = [rating.er, rating.ep, rating.ed].map(in_ones);
                format!("Rating({er:.1}, {ep:.1}, {ed:.1})")
            }
            None => format!("Rating(at least {:.1})", self.at_least()),
        }
    }
}

fn in_ones(tenths: u16) -> f64 {
    f64::from(tenths) / 10.0
}

/// A rating in the making.
#[pyclass(frozen, module = "nonet.engine")]
pub struct Rater(Arc<Mutex<rating::Rater>>);

#[pymethods]
impl Rater {
    #[new]
    fn new(text: &Bound<'_, PyString>) -> PyResult<Self> {
        let rater = rating::Rater::new(&grids::read(text)?);
        Ok(Self(Arc::new(Mutex::new(rater))))
    }

    /// Go on for about so many units of work; true at the end.
    fn advance(&self, py: Python<'_>, work: u64) -> bool {
        py.detach(|| {
            self.0
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .advance(work)
        })
    }

    /// Go on in slices for about so many units of work in all.
    fn begin(&self, work: u64) -> LongWork {
        let rater = Arc::clone(&self.0);
        let advance = move || {
            rater
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .advance(work)
        };
        let show = |py: Python<'_>, is_over: bool| {
            let told = is_over.into_pyobject(py)?;
            Ok(told.to_owned().into_any().unbind())
        };
        LongWork::new(f64::INFINITY, advance, show)
    }

    #[getter]
    fn rating(&self, py: Python<'_>) -> Rating {
        py.detach(|| Rating::of(&self.0.lock().unwrap_or_else(PoisonError::into_inner)))
    }
}

/// Rate every puzzle of a list, in order.
#[pyfunction]
pub fn rate_many<'py>(
    py: Python<'py>,
    texts: &Bound<'py, PyList>,
    work: u64,
    threads: Option<NonZero<usize>>,
) -> PyResult<Bound<'py, PyList>> {
    let puzzles = grids::read_all(texts)?;
    let rate = |index: usize| {
        let mut rater = rating::Rater::new(&puzzles[index]);
        rater.advance(work);
        Rating::of(&rater)
    };
    let ratings = py.detach(|| parallel::map(puzzles.len(), 16, threads, rate));
    PyList::new(py, ratings)
}
