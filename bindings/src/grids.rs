//! Grids from Python text and back.

use nonet_engine::grid::{Grid, GridFormatError};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyString};

use crate::errors;
use crate::value::wrong;

/// Read one grid.
pub fn read(text: &Bound<'_, PyAny>) -> PyResult<Grid> {
    let text = text.cast().map_err(|_| not_a_text(text, ""))?;
    parse(text).map_err(|fault| errors::grid_format(text.py(), fault, None))
}

/// Read every grid of a list.
pub fn read_all(texts: &Bound<'_, PyList>) -> PyResult<Vec<Grid>> {
    let mut grids = Vec::with_capacity(texts.len());
    for (index, text) in texts.iter().enumerate() {
        // The index is formatted only for the error.
        let Ok(text) = text.cast::<PyString>() else {
            return Err(not_a_text(&text, &format!("grids[{index}]: ")));
        };
        let misspelt = |fault| errors::grid_format(text.py(), fault, Some(index));
        grids.push(parse(text).map_err(misspelt)?);
    }
    Ok(grids)
}

/// The error for a value that isn't a text, with advice about the right type.
fn not_a_text(found: &Bound<'_, PyAny>, at: &str) -> PyErr {
    let advice = if found.is_instance_of::<PyBytes>() {
        "; decode it, as in grid.decode()"
    } else {
        "; nonet.engine.Grid makes one of lists, arrays and other forms"
    };
    let kind = found.get_type();
    let kind = kind
        .name()
        .map_or_else(|_| "something else".into(), |name| name.to_string());
    PyTypeError::new_err(format!("{at}expected a grid as text, found {kind}{advice}"))
}

/// Write a grid with `-` for empty cells.
pub fn write<'py>(py: Python<'py>, grid: &Grid) -> Bound<'py, PyString> {
    let ascii = grid.to_ascii();
    PyString::new(
        py,
        str::from_utf8(&ascii).expect("a grid is written in ASCII"),
    )
}

/// Read the grid in a field of plain data.
pub fn read_field(value: &Bound<'_, PyAny>) -> PyResult<Grid> {
    read(value).map_err(|_| wrong("a grid", value))
}

/// Rewrite a grid with `-` for every empty cell.
#[pyfunction]
pub fn normalize<'py>(text: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyString>> {
    Ok(write(text.py(), &read(text)?))
}

fn parse(text: &Bound<'_, PyString>) -> Result<Grid, GridFormatError> {
    let Ok(utf8) = text.to_str() else {
        return Err(fault_beyond_ascii(text));
    };
    Grid::parse(utf8.as_bytes()).map_err(|fault| {
        if utf8.is_ascii() {
            fault
        } else {
            fault_beyond_ascii(text)
        }
    })
}

/// Count in code points, lone surrogates included, as Python does.
fn fault_beyond_ascii(text: &Bound<'_, PyString>) -> GridFormatError {
    let length = text.len().unwrap_or_default();
    if length != 81 {
        return GridFormatError::Length(length);
    }
    let is_ascii = |position: &usize| {
        text.get_item(position)
            .is_ok_and(|character| character.to_string().is_ascii())
    };
    let position = (0..length).find(|position| !is_ascii(position));
    GridFormatError::Character(position.unwrap_or_default())
}
