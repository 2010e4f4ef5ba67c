//! Conversion of the engine's values: cells become indices, digits numbers, candidates pairs.

use nonet_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyTuple};

use crate::value::{each, number, optional, wrong};

/// A value that converts to a Python object and back.
pub trait Convert: Sized {
    /// Convert to a Python object.
    fn to_python<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>>;

    /// Read from plain data.
    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self>;
}

impl Convert for bool {
    fn to_python<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(PyBool::new(py, *self).to_owned().into_any())
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        number("true or false", data)
    }
}

impl Convert for Cell {
    fn to_python<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.index().into_pyobject(py)?.into_any())
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let expected = "a cell, 0 to 80 or r1c1 to r9c9";
        let cell = match data.extract::<String>() {
            Ok(name) => Self::named(&name),
            Err(_) => Self::new(number(expected, data)?),
        };
        cell.ok_or_else(|| wrong(expected, data))
    }
}

impl Convert for Digit {
    fn to_python<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.value().into_pyobject(py)?.into_any())
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let value = number("a digit, 1 to 9", data)?;
        Self::new(value).ok_or_else(|| wrong("a digit, 1 to 9", data))
    }
}

impl Convert for Candidate {
    fn to_python<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
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

impl Convert for CellSet {
    fn to_python<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.into_iter().collect::<Vec<_>>().to_python(py)
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(each(data, Cell::read)?.into_iter().collect())
    }
}

impl Convert for DigitSet {
    fn to_python<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.into_iter().collect::<Vec<_>>().to_python(py)
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let digits = each(data, Digit::read)?;
        Ok(digits.into_iter().fold(Self::default(), Self::with))
    }
}

impl<T: Convert> Convert for Option<T> {
    fn to_python<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        match self {
            Some(value) => value.to_python(py),
            None => Ok(py.None().into_bound(py)),
        }
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        optional(data, T::read)
    }
}

impl<T: Convert> Convert for Vec<T> {
    fn to_python<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        tuple_of(self, py)
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        each(data, T::read)
    }
}

impl<T: Convert, const COUNT: usize> Convert for [T; COUNT] {
    fn to_python<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        tuple_of(self, py)
    }

    fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let items = each(data, T::read)?;
        Self::try_from(items).map_err(|_| wrong(&format!("a list of {COUNT}"), data))
    }
}

fn tuple_of<'py, T: Convert>(items: &[T], py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
    let shown: PyResult<Vec<_>> = items.iter().map(|one| one.to_python(py)).collect();
    Ok(PyTuple::new(py, shown?)?.into_any())
}
