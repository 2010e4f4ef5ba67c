//! All steps at a position, each as soon as none easier can come.

use nonet_engine::{path, technique};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::names::read_named;
use crate::signals;
use crate::steps::Step;
use crate::techniques::read_state;

/// The steps of some techniques, the easiest first.
#[pyclass(module = "nonet.engine")]
pub struct AllSteps {
    steps: path::AllSteps,
    /// The checkpoints that are left.
    budget: u64,
}

#[pymethods]
impl AllSteps {
    const fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<Step>> {
        let steps = &mut self.steps;
        let step = signals::run_within(py, &mut self.budget, || steps.next())?;
        // The search itself reports which techniques were stopped.
        let step = step.unwrap_or_else(|stopped| stopped.so_far);
        Ok(step.map(Step))
    }

    /// The slugs of the techniques that may have more steps than were found so far.
    #[getter]
    fn unfinished<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let mut named: Vec<_> = self
            .steps
            .unfinished()
            .map(technique::Technique::first_of_its_name)
            .collect();
        named.sort();
        named.dedup();
        PyTuple::new(py, named.into_iter().map(technique::Technique::slug))
    }
}

/// Begin to find all steps of some techniques; without any named, of all.
#[pyfunction]
pub fn find_all_steps(
    position: &Bound<'_, PyAny>,
    removed: &Bound<'_, PyAny>,
    placed: &Bound<'_, PyAny>,
    techniques: Option<Vec<String>>,
    budget: u64,
) -> PyResult<AllSteps> {
    let state = read_state(position, removed, placed)?;
    let named = match techniques {
        None => technique::Technique::ALL.to_vec(),
        Some(slugs) => {
            let named: PyResult<Vec<_>> = slugs.iter().map(|slug| read_named(slug)).collect();
            named?.concat()
        }
    };
    let steps = path::AllSteps::new(state, &named);
    Ok(AllSteps { steps, budget })
}
