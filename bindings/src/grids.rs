//! Grids from Python text and back.

use nonet_engine::grid::{Grid, GridFormatError};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};

use crate::errors;

/// Read one grid.
pub fn read(text: &Bound<'_, PyString>) -> PyResult<Grid> {
    parse(text).map_err(|fault| errors::grid_format(text.py(), fault, 0))
}

/// Read every grid of a list.
pub fn read_all(texts: &Bound<'_, PyList>) -> PyResult<Vec<Grid>> {
    let read_at = |(index, text): (usize, Bound<'_, PyAny>)| {
        let text = text.cast_into::<PyString>()?;
        parse(&text).map_err(|fault| errors::grid_format(text.py(), fault, index))
    };
    texts.iter().enumerate().map(read_at).collect()
}

/// Write a grid with `-` for empty cells.
pub fn write<'py>(py: Python<'py>, grid: &Grid) -> Bound<'py, PyString> {
    let ascii = grid.to_ascii();
    PyString::new(
        py,
        str::from_utf8(&ascii).expect("a grid is written in ASCII"),
    )
}

/// Rewrite a grid with `-` for every empty cell.
#[pyfunction]
pub fn normalize<'py>(text: &Bound<'py, PyString>) -> PyResult<Bound<'py, PyString>> {
    Ok(write(text.py(), &read(text)?))
}

fn parse(text: &Bound<'_, PyString>) -> Result<Grid, GridFormatError> {
    match text.to_str() {
        Ok(ascii) if ascii.is_ascii() => Grid::parse(ascii.as_bytes()),
        _ => Err(fault_beyond_ascii(text)),
    }
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
