//! Techniques by their names.

use nonet_engine::technique::Technique;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::value::one_of;

/// The technique of a slug; of variants with this name the easiest.
pub fn named_by(slug: &Bound<'_, PyAny>) -> PyResult<Technique> {
    one_of("a technique", slug, |slug| Technique::named(slug).next())
}

/// The variants of a technique.
pub fn read_named(slug: &str) -> PyResult<Vec<Technique>> {
    let named: Vec<_> = Technique::named(slug).collect();
    if named.is_empty() {
        let message = format!("expected the slug of a technique, found {slug:?}");
        return Err(PyValueError::new_err(message));
    }
    Ok(named)
}
