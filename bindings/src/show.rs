//! The engine's values as Python sees them: cells as indices, digits as numbers, candidates as pairs.

use nonet_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use nonet_engine::step::Link;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyTuple};

use crate::{singles, steps};

/// What Python has a form for.
pub trait Show {
    /// The form.
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>>;
}

impl Show for bool {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(PyBool::new(py, *self).to_owned().into_any())
    }
}

impl Show for Cell {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.index().into_pyobject(py)?.into_any())
    }
}

impl Show for Digit {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.value().into_pyobject(py)?.into_any())
    }
}

impl Show for Candidate {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let pair = (self.cell.index(), self.digit.value());
        Ok(pair.into_pyobject(py)?.into_any())
    }
}

impl Show for House {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(Bound::new(py, singles::House(*self))?.into_any())
    }
}

impl Show for Link {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(Bound::new(py, steps::Link(*self))?.into_any())
    }
}

impl Show for CellSet {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.into_iter().collect::<Vec<_>>().show(py)
    }
}

impl Show for DigitSet {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.into_iter().collect::<Vec<_>>().show(py)
    }
}

impl<T: Show> Show for Option<T> {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self {
            Some(value) => value.show(py),
            None => Ok(py.None().into_bound(py)),
        }
    }
}

impl<T: Show> Show for Vec<T> {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.as_slice().show(py)
    }
}

impl<T: Show, const COUNT: usize> Show for [T; COUNT] {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.as_slice().show(py)
    }
}

impl<T: Show> Show for [T] {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let shown: PyResult<Vec<_>> = self.iter().map(|one| one.show(py)).collect();
        Ok(PyTuple::new(py, shown?)?.into_any())
    }
}
