//! Canonical forms of grids.

use std::num::NonZero;
use std::sync::Arc;

use nonet_engine::canonical::{canonical as form_of, minlex as least_image_of};
use nonet_engine::grid::Grid;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyList, PyString};

use crate::arrow::{self, Column, Field, Table, Type, named};
use crate::{grids, signals};

/// A thread takes this many grids at a time, some milliseconds of work.
const SHARE: usize = 256;

/// The form that a grid shares with all its images.
#[pyfunction]
pub fn canonical<'py>(text: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyString>> {
    one(text, form_of)
}

/// The forms of many grids, in order.
#[pyfunction]
pub fn canonical_many(
    py: Python<'_>,
    texts: &Bound<'_, PyList>,
    threads: Option<NonZero<usize>>,
) -> PyResult<FormRows> {
    many(py, texts, threads, form_of)
}

/// The image of a grid that comes first in writing.
#[pyfunction]
pub fn minlex<'py>(text: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyString>> {
    one(text, least_image_of)
}

/// The first images of many grids, in order.
#[pyfunction]
pub fn minlex_many(
    py: Python<'_>,
    texts: &Bound<'_, PyList>,
    threads: Option<NonZero<usize>>,
) -> PyResult<FormRows> {
    many(py, texts, threads, least_image_of)
}

fn one<'py>(
    text: &Bound<'py, PyAny>,
    form_of: fn(&Grid) -> Grid,
) -> PyResult<Bound<'py, PyString>> {
    let grid = grids::read(text)?;
    Ok(grids::write(text.py(), &form_of(&grid)))
}

fn many(
    py: Python<'_>,
    texts: &Bound<'_, PyList>,
    threads: Option<NonZero<usize>>,
    form_of: fn(&Grid) -> Grid,
) -> PyResult<FormRows> {
    let puzzles = grids::read_all(texts)?;
    let form = |index: usize| form_of(&puzzles[index]);
    let forms = signals::map(py, puzzles.len(), SHARE, threads, form)?;
    Ok(FormRows { puzzles, forms })
}

/// The forms of many grids, in order.
#[pyclass(frozen, module = "nonet.engine")]
pub struct FormRows {
    /// None where the forms were brought together later.
    puzzles: Vec<Grid>,
    forms: Vec<Grid>,
}

#[pymethods]
impl FormRows {
    #[new]
    fn new(rows: &Bound<'_, PyList>) -> PyResult<Self> {
        let (puzzles, forms) = (Vec::new(), grids::read_all(rows)?);
        Ok(Self { puzzles, forms })
    }

    const fn __len__(&self) -> usize {
        self.forms.len()
    }

    /// The form at a place, which exists.
    fn at<'py>(&self, py: Python<'py>, place: usize) -> Bound<'py, PyString> {
        grids::write(py, &self.forms[place])
    }

    /// The table of them, at some places of a batch or at their own; least images have ids.
    #[pyo3(signature = (places, _shown, ids = None))]
    fn table<'py>(
        &self,
        py: Python<'py>,
        places: Option<Vec<Option<usize>>>,
        _shown: &[u8],
        ids: Option<Vec<String>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let (puzzles, images) = (self.puzzles.clone(), self.forms.clone());
        arrow::table(
            py,
            Arc::new(Forms {
                puzzles,
                images,
                ids,
            }),
            places,
            None,
        )
    }
}

struct Forms {
    puzzles: Vec<Grid>,
    images: Vec<Grid>,
    ids: Option<Vec<String>>,
}

impl Table for Forms {
    fn fields(&self) -> Vec<Field> {
        let mut fields = vec![named("puzzle", Type::Text)];
        if self.ids.is_some() {
            fields.extend([named("minlex", Type::Text), named("id", Type::Text)]);
        } else {
            fields.push(named("canonical", Type::Text));
        }
        fields
    }

    fn row_count(&self) -> usize {
        self.images.len()
    }

    fn write(&self, row: usize, columns: &mut [Column]) {
        let puzzle = self.puzzles.get(row).map(Grid::to_ascii);
        columns[0].text(puzzle.as_ref().map(<[u8; 81]>::as_slice));
        columns[1].text(Some(&self.images[row].to_ascii()));
        if let Some(ids) = &self.ids {
            columns[2].text(Some(ids[row].as_bytes()));
        }
    }
}
