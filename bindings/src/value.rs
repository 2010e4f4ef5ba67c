//! Results as plain data, for JSON and pickles, and back.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple};

/// A result that can be rebuilt from the plain data of its fields.
pub trait Value: Sized {
    /// The properties in Python, in order; derived ones may be among them.
    const FIELDS: &'static [&'static str];

    /// Rebuild the value from its data.
    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self>;
}

/// Give classes the methods of values.
macro_rules! values {
    ($($class:ty),* $(,)?) => {$(
        #[pymethods]
        impl $class {
            /// The fields by name, as text, numbers, lists and dictionaries only.
            fn to_dict<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyDict>> {
                $crate::value::to_dict(slf.as_any(), <Self as $crate::value::Value>::FIELDS)
            }

            /// The value with these fields; unknown fields are ignored.
            #[staticmethod]
            fn from_dict(data: &Bound<'_, PyAny>) -> PyResult<Self> {
                <Self as $crate::value::Value>::from_data(data)
            }

            fn __reduce__<'py>(
                slf: &Bound<'py, Self>,
            ) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyDict>,))> {
                let make = slf.get_type().getattr("from_dict")?;
                Ok((make, (Self::to_dict(slf)?,)))
            }
        }
    )*};
}
pub(crate) use values;

/// Give classes the HTML representation that notebooks show.
macro_rules! shown {
    ($($class:ty),* $(,)?) => {$(
        #[pymethods]
        impl $class {
            fn _repr_html_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
                let showing = slf.py().import("nonet.engine.showing")?;
                showing.call_method1("html_of", (slf,))
            }
        }
    )*};
}
pub(crate) use shown;

/// Some properties of an object as plain data.
pub fn to_dict<'py>(value: &Bound<'py, PyAny>, fields: &[&str]) -> PyResult<Bound<'py, PyDict>> {
    let data = PyDict::new(value.py());
    for &field in fields {
        data.set_item(field, plain(value.getattr(field)?)?)?;
    }
    Ok(data)
}

/// A value as text, numbers, lists and dictionaries only.
pub fn plain(value: Bound<'_, PyAny>) -> PyResult<Bound<'_, PyAny>> {
    if let Ok(several) = value.cast::<PyTuple>() {
        let several: PyResult<Vec<_>> = several.iter().map(plain).collect();
        return Ok(PyList::new(value.py(), several?)?.into_any());
    }
    if value.hasattr("to_dict")? {
        return value.call_method0("to_dict");
    }
    Ok(value)
}

/// A field of some data.
pub fn field<'py>(data: &Bound<'py, PyAny>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    let fields = data
        .cast::<PyDict>()
        .map_err(|_| wrong("a dictionary", data))?;
    fields
        .get_item(name)?
        .ok_or_else(|| PyValueError::new_err(format!("expected a field {name:?}")))
}

/// The error for a field that holds something else than was expected.
pub fn wrong(expected: &str, found: &Bound<'_, PyAny>) -> PyErr {
    let found = found
        .repr()
        .map_or_else(|_| "something else".into(), |repr| repr.to_string());
    PyValueError::new_err(format!("expected {expected}, found {found:.60}"))
}

/// A text.
pub fn text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    value.extract().map_err(|_| wrong("a text", value))
}

/// One of some texts.
pub fn one_of<T>(
    what: &str,
    value: &Bound<'_, PyAny>,
    find: impl FnOnce(&str) -> Option<T>,
) -> PyResult<T> {
    find(&text(value)?).ok_or_else(|| wrong(what, value))
}

/// A number that a type holds.
pub fn number<T>(what: &str, value: &Bound<'_, PyAny>) -> PyResult<T>
where
    T: for<'a, 'py> FromPyObject<'a, 'py>,
{
    value.extract().map_err(|_| wrong(what, value))
}

/// None, or the result of a reader.
pub fn optional<'py, T>(
    value: &Bound<'py, PyAny>,
    read: impl FnOnce(&Bound<'py, PyAny>) -> PyResult<T>,
) -> PyResult<Option<T>> {
    (!value.is_none()).then(|| read(value)).transpose()
}

/// The result of a reader for each item of a list.
pub fn each<'py, T>(
    value: &Bound<'py, PyAny>,
    read: impl FnMut(&Bound<'py, PyAny>) -> PyResult<T>,
) -> PyResult<Vec<T>> {
    let mut read = read;
    let items = value.try_iter().map_err(|_| wrong("a list", value))?;
    items.map(|item| read(&item?)).collect()
}
