//! A transform from one image of a grid to another.

use nonet_engine::canonical::{self, Lines};
use nonet_engine::generation;
use nonet_engine::grid::{Digit, Grid};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};

use crate::convert::Convert;
use crate::grids;
use crate::value::{Value, each, field, number, values, wrong};

/// A transposition, an order of lines and new names of digits.
#[pyclass(frozen, eq, hash, module = "nonet.engine")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Transform(canonical::Transform);

type Image<'py> = (Bound<'py, PyString>, Transform);

#[pymethods]
impl Transform {
    /// Whether rows and columns are exchanged first.
    #[getter]
    const fn transposed(&self) -> bool {
        self.0.is_transposed()
    }

    /// For each row of the image, which row of the grid it holds.
    #[getter]
    fn rows<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.rows())
    }

    /// For each column of the image, which column of the grid it holds.
    #[getter]
    fn columns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.columns())
    }

    /// The new names of the digits 1 to 9.
    #[getter]
    fn digits<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.digits().map(Digit::value))
    }

    /// The transform back.
    fn inverse(&self) -> Self {
        Self(self.0.inverse())
    }

    /// The image of a grid.
    fn __call__<'py>(&self, grid: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyString>> {
        Ok(grids::write(grid.py(), &self.0.image(&grids::read(grid)?)))
    }

    fn __repr__(&self) -> String {
        let of = |numbers: &Lines| numbers.map(|number| number.to_string()).join("");
        let digits = self.0.digits().map(Digit::index).map(|index| index + 1);
        let (rows, columns) = (of(self.0.rows()), of(self.0.columns()));
        let transposed = if self.0.is_transposed() {
            "transposed, "
        } else {
            ""
        };
        format!(
            "Transform({transposed}rows={rows}, columns={columns}, digits={})",
            of(&digits)
        )
    }
}

impl Value for Transform {
    const FIELDS: &'static [&'static str] = &["transposed", "rows", "columns", "digits"];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let lines = |name: &str| -> PyResult<Lines> {
            let lines = each(&field(data, name)?, |line| number("a line, 0 to 8", line))?;
            Lines::try_from(lines).map_err(|_| wrong("nine lines", data))
        };
        let digits = each(&field(data, "digits")?, Digit::read)?;
        let digits = <[Digit; 9]>::try_from(digits).map_err(|_| wrong("nine digits", data))?;
        let is_transposed = number("true or false", &field(data, "transposed")?)?;
        canonical::Transform::new(is_transposed, lines("rows")?, lines("columns")?, digits)
            .map(Self)
            .ok_or_else(|| wrong("lines that stay in their bands and stacks", data))
    }
}

values!(Transform);

/// The form that a grid shares with all its images, and the transform to it.
#[pyfunction]
pub fn to_canonical<'py>(text: &Bound<'py, PyAny>) -> PyResult<Image<'py>> {
    image(text, canonical::to_canonical)
}

/// The image of a grid that comes first in writing, and the transform to it.
#[pyfunction]
pub fn to_minlex<'py>(text: &Bound<'py, PyAny>) -> PyResult<Image<'py>> {
    image(text, canonical::to_minlex)
}

/// A random image of a grid, and the transform to it.
#[pyfunction]
pub fn shuffle<'py>(text: &Bound<'py, PyAny>, seed: u64) -> PyResult<Image<'py>> {
    image(text, |grid| generation::shuffle(grid, seed).1)
}

fn image<'py>(
    text: &Bound<'py, PyAny>,
    transform_of: impl FnOnce(&Grid) -> canonical::Transform,
) -> PyResult<Image<'py>> {
    let grid = grids::read(text)?;
    let transform = transform_of(&grid);
    let image = grids::write(text.py(), &transform.image(&grid));
    Ok((image, Transform(transform)))
}
