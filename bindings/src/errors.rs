//! Engine errors as the exceptions of `nonet.errors`.

use nonet_engine::generation::BudgetExhausted;
use nonet_engine::grid::GridFormatError as FormatFault;
use nonet_forms::Fault;
use nonet_variants::reader;
use pyo3::import_exception;
use pyo3::prelude::*;
use pyo3::types::PyDict;

import_exception!(nonet.errors, GenerationLimitError);
import_exception!(nonet.errors, GridFormatError);
import_exception!(nonet.errors, TextFormError);
import_exception!(nonet.errors, VariantFormatError);

/// The exception for a text that isn't a grid, at `index` of a batch.
pub fn grid_format(py: Python<'_>, fault: FormatFault, index: Option<usize>) -> PyErr {
    let (name, value) = match fault {
        FormatFault::Length(length) => ("length", length),
        FormatFault::Character(position) => ("position", position),
    };
    let data = PyDict::new(py);
    data.set_item(name, value)
        .and_then(|()| data.set_item("index", index))
        .and_then(|()| py.get_type::<GridFormatError>().call((), Some(&data)))
        .map_or_else(|failure| failure, PyErr::from_value)
}

/// The exception for a text in none of the forms.
pub fn text_form(fault: Fault) -> PyErr {
    let (line, column) = (fault.line, fault.column);
    let details = (
        fault.cause.name(),
        fault.found,
        fault.cause.count(),
        fault.cause.site(),
    );
    TextFormError::new_err((line, fault.reason, None::<String>, column, details))
}

/// The exception for a generation budget that is used up.
pub fn generation_limit(exhausted: &BudgetExhausted) -> PyErr {
    let nearest = exhausted.nearest.as_ref().map(ToString::to_string);
    GenerationLimitError::new_err((exhausted.tried, nearest))
}

/// The exception for JSON that isn't a variant puzzle.
pub fn variant_format(fault: reader::Fault) -> PyErr {
    VariantFormatError::new_err((fault.path, fault.reason))
}

/// The exception for a text that isn't a variant in a known format.
pub fn variant_text(fault: Fault) -> PyErr {
    VariantFormatError::new_err(("", fault.reason))
}
