//! The registry of techniques, and the search for steps of one of them.

use nonet_engine::grid::{Candidates, CellSet};
use nonet_engine::interruption::Stopped;
use nonet_engine::state::State;
use nonet_engine::technique::{self, Use};
use nonet_engine::{ladder as finders, path};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::choices::Choice;
use crate::convert::Convert;
use crate::long_work::LongWork;
use crate::names::{named_by, read_named};
use crate::positions::Position;
use crate::steps::Step;
use crate::value::{Value, field, values};
use crate::{grids, signals};

/// A technique of the ladder.
#[pyclass(frozen, eq, ord, hash, module = "nonet.engine")]
#[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Technique(technique::Technique);

#[pymethods]
impl Technique {
    /// Its stable name.
    #[getter]
    fn slug(&self) -> &'static str {
        self.0.slug()
    }

    /// Its name for people, in English.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.name()
    }

    /// The tier: `singles`, `medium`, `hard`, `expert` or `extreme`.
    #[getter]
    fn tier(&self) -> &'static str {
        self.0.tier().slug()
    }

    /// The amount that each use adds to the score of a grade.
    #[getter]
    fn score(&self) -> u32 {
        self.0.score()
    }

    /// Whether grading and paths leave it out.
    #[getter]
    fn hints_only(&self) -> bool {
        self.0.used() == Use::Hint
    }

    /// Whether grades count it.
    #[getter]
    fn graded(&self) -> bool {
        self.0.used() == Use::Walk
    }

    /// Whether it relies on the puzzle having one solution only.
    #[getter]
    fn relies_on_uniqueness(&self) -> bool {
        self.0.relies_on_uniqueness()
    }

    fn __repr__(&self) -> String {
        format!("Technique({}, {})", self.0.slug(), self.0.tier().slug())
    }
}

impl Value for Technique {
    const FIELDS: &'static [&'static str] = &[
        "slug",
        "name",
        "tier",
        "score",
        "hints_only",
        "graded",
        "relies_on_uniqueness",
    ];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        named_by(&field(data, "slug")?).map(Self)
    }
}

values!(Technique);

/// All techniques, the easiest first; variants that share a name are one.
#[pyfunction]
pub fn ladder(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
    let all = technique::Technique::ALL.iter().copied();
    let named: Vec<_> = all
        .filter(|one| one.first_of_its_name() == *one)
        .map(Technique)
        .collect();
    PyTuple::new(py, named)
}

/// Find all steps of one technique.
#[pyfunction]
pub fn find_steps<'py>(
    position: &Bound<'py, PyAny>,
    removed: &Bound<'_, PyAny>,
    placed: &Bound<'_, PyAny>,
    technique: &str,
) -> PyResult<Bound<'py, PyTuple>> {
    let state = read_state(position, removed, placed)?;
    let named = read_named(technique)?;
    let steps: Vec<_> = signals::run_in_place(position.py(), || {
        named
            .iter()
            .flat_map(|&one| finders::all(one, &state))
            .collect()
    })?;
    PyTuple::new(position.py(), steps.into_iter().map(Step))
}

/// Find the simplest step.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "converted from Python")]
pub fn next_step(
    position: &Bound<'_, PyAny>,
    removed: &Bound<'_, PyAny>,
    placed: &Bound<'_, PyAny>,
    choice: Choice,
) -> PyResult<Option<Step>> {
    let state = read_state(position, removed, placed)?;
    let (choice, _) = choice.read()?;
    let find = || path::next_step(&state, &choice);
    Ok(signals::run_in_place(position.py(), find)?.map(Step))
}

/// Find the simplest step in slices.
#[pyfunction]
pub fn begin_next_step(
    position: &Bound<'_, PyAny>,
    removed: &Bound<'_, PyAny>,
    placed: &Bound<'_, PyAny>,
    uniqueness: bool,
    budget_s: f64,
) -> PyResult<LongWork> {
    let state = read_state(position, removed, placed)?;
    let choice = path::Choice::ladder(uniqueness);
    let find = move || path::next_step(&state, &choice);
    let convert = |py: Python<'_>, step: Result<Option<_>, Stopped<_>>| {
        let step = step.unwrap_or_else(|stopped| stopped.so_far);
        Ok(step.map(Step).into_pyobject(py)?.unbind())
    };
    Ok(LongWork::new(budget_s, find, convert))
}

/// The candidates of a position, or those that the digits of a grid leave open, without those removed.
pub fn read_state(
    text: &Bound<'_, PyAny>,
    removed: &Bound<'_, PyAny>,
    placed: &Bound<'_, PyAny>,
) -> PyResult<State> {
    let mut candidates = if let Ok(position) = text.cast::<Position>() {
        position.get().open_candidates()
    } else {
        let mut candidates = Candidates::new(&grids::read(text)?);
        candidates.regard_as_placed(CellSet::read(placed)?);
        candidates
    };
    for candidate in Vec::read(removed)? {
        candidates.eliminate(candidate);
    }
    Ok(candidates.into())
}
