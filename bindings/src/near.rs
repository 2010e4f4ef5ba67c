//! Puzzles near a puzzle, and the properties of a single one.

use nonet_engine::generation::{self, Distance};
use nonet_engine::grid::{Candidate, Grid};
use nonet_engine::{canonical, grading};
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::convert::Convert;
use crate::{grids, signals};

/// Puzzles, each as soon as it is found.
#[pyclass(module = "nonet.engine")]
pub struct NearPuzzles(Box<dyn Iterator<Item = Grid> + Send + Sync>);

#[pymethods]
impl NearPuzzles {
    const fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyString>>> {
        let found = signals::run_in_place(py, || self.0.next())?;
        Ok(found.map(|grid| grids::write(py, &grid)))
    }
}

/// The puzzles that differ from one in one given, or in two.
#[pyfunction]
pub fn neighbours(text: &Bound<'_, PyAny>, is_far: bool) -> PyResult<NearPuzzles> {
    let distance = if is_far { Distance::Two } else { Distance::One };
    let found = generation::Neighbours::new(&grids::read(text)?, distance);
    Ok(NearPuzzles(Box::new(found)))
}

/// The minimal puzzles within one.
#[pyfunction]
pub fn minimal_puzzles(
    text: &Bound<'_, PyAny>,
    solution: &Bound<'_, PyAny>,
) -> PyResult<NearPuzzles> {
    let (puzzle, solution) = (grids::read(text)?, grids::read(solution)?);
    let found = generation::MinimalPuzzles::new(&puzzle, &solution);
    Ok(NearPuzzles(Box::new(found)))
}

/// The smallest sets of cells whose digits leave only singles.
#[pyfunction]
pub fn backdoors<'py>(
    text: &Bound<'py, PyAny>,
    solution: &Bound<'py, PyAny>,
    largest: usize,
) -> PyResult<Bound<'py, PyAny>> {
    let (puzzle, solution) = (grids::read(text)?, grids::read(solution)?);
    let py = text.py();
    let found: Vec<Vec<Candidate>> =
        signals::run_in_place(py, || grading::backdoors(&puzzle, &solution, largest))?;
    found.to_python(py)
}

/// Return the number of transforms that leave a grid unchanged.
#[pyfunction]
pub fn automorphisms(text: &Bound<'_, PyAny>) -> PyResult<u64> {
    Ok(canonical::automorphisms(&grids::read(text)?))
}
