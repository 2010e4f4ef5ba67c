//! The engine's values as Python sees them: cells as indices, digits as numbers, candidates as pairs.

use nonet_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use nonet_engine::step::Link;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyTuple};

use crate::value::{Value, each, number, optional, wrong};
use crate::{singles, steps};

/// What Python has a form for.
pub trait Show: Sized {
    /// The form.
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>>;

    /// What a form as plain data stands for.
    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self>;
}

impl Show for bool {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(PyBool::new(py, *self).to_owned().into_any())
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        number("true or false", data)
    }
}

impl Show for Cell {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.index().into_pyobject(py)?.into_any())
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let index = number("a cell, 0 to 80", data)?;
        Self::new(index).ok_or_else(|| wrong("a cell, 0 to 80", data))
    }
}

impl Show for Digit {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.value().into_pyobject(py)?.into_any())
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let value = number("a digit, 1 to 9", data)?;
        Self::new(value).ok_or_else(|| wrong("a digit, 1 to 9", data))
    }
}

impl Show for Candidate {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let pair = (self.cell.index(), self.digit.value());
        Ok(pair.into_pyobject(py)?.into_any())
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let [cell, digit] = <[_; 2]>::try_from(each(data, |item| Ok(item.clone()))?)
            .map_err(|_| wrong("a cell and a digit", data))?;
        let (cell, digit) = (Cell::read(&cell)?, Digit::read(&digit)?);
        Ok(Self { cell, digit })
    }
}

impl Show for House {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(Bound::new(py, singles::House(*self))?.into_any())
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        singles::House::from_data(data).map(|house| house.0)
    }
}

impl Show for Link {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(Bound::new(py, steps::Link(*self))?.into_any())
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        steps::Link::from_data(data).map(|link| link.0)
    }
}

impl Show for CellSet {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.into_iter().collect::<Vec<_>>().show(py)
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(each(data, Cell::read)?.into_iter().collect())
    }
}

impl Show for DigitSet {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.into_iter().collect::<Vec<_>>().show(py)
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let digits = each(data, Digit::read)?;
        Ok(digits.into_iter().fold(Self::default(), Self::with))
    }
}

impl<T: Show> Show for Option<T> {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self {
            Some(value) => value.show(py),
            None => Ok(py.None().into_bound(py)),
        }
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        optional(data, T::read)
    }
}

impl<T: Show> Show for Vec<T> {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        show_all(self, py)
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        each(data, T::read)
    }
}

impl<T: Show, const COUNT: usize> Show for [T; COUNT] {
    fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        show_all(self, py)
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let items = each(data, T::read)?;
        Self::try_from(items).map_err(|_| wrong(&format!("a list of {COUNT}"), data))
    }
}

fn show_all<'py, T: Show>(items: &[T], py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
    let shown: PyResult<Vec<_>> = items.iter().map(|one| one.show(py)).collect();
    Ok(PyTuple::new(py, shown?)?.into_any())
}
