//! How a record of evidence becomes a class with a property for every role.

use pyo3::prelude::*;

use crate::value::{field, text, wrong};

/// Make a class of a record.
macro_rules! class {
    ($(#[doc = $doc:literal])* $record:ident {
        $($(#[doc = $field_doc:literal])* $field:ident: $type:ty,)*
    }) => {
        $(#[doc = $doc])*
        #[pyclass(frozen, eq, hash, module = "nonet.engine")]
        #[derive(PartialEq, Eq, Hash)]
        pub struct $record(evidence::$record);

        #[pymethods]
        impl $record {
            /// Which class of record it is.
            #[getter]
            fn kind(&self) -> &'static str {
                stringify!($record)
            }

            $($(#[doc = $field_doc])*
            #[getter]
            fn $field<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                <$type as Show>::show(&self.0.$field, py)
            })*
        }

        impl Show for evidence::$record {
            fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                Ok(Bound::new(py, $record(self.clone()))?.into_any())
            }

            fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
                require_kind(data, stringify!($record))?;
                Ok(Self { $($field: <$type as Show>::read(&field(data, stringify!($field))?)?,)* })
            }
        }

        impl Value for $record {
            const FIELDS: &'static [&'static str] = &["kind", $(stringify!($field),)*];

            fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
                evidence::$record::read(data).map(Self)
            }
        }

        values!($record);
    };
}

pub(crate) use class;

/// Make the classes of all records that a step may have.
macro_rules! records {
    ($($(#[doc = $doc:literal])* $record:ident $fields:tt)*) => {
        $(class! { $(#[doc = $doc])* $record $fields })*

        impl Show for Evidence {
            fn show<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                match self {
                    $(Self::$record(record) => record.show(py),)*
                }
            }

            fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
                let kind = field(data, "kind")?;
                match &*text(&kind)? {
                    $(stringify!($record) => evidence::$record::read(data).map(Self::$record),)*
                    _ => Err(wrong("a kind of evidence", &kind)),
                }
            }
        }

        /// Hand the classes on to Python.
        pub fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
            module.add_class::<Branch>()?;
            module.add_class::<Stage>()?;
            $(module.add_class::<$record>()?;)*
            Ok(())
        }
    };
}
pub(crate) use records;

/// Refuse data of another record.
pub fn require_kind(data: &Bound<'_, PyAny>, expected: &str) -> PyResult<()> {
    let kind = field(data, "kind")?;
    if text(&kind)? == expected {
        return Ok(());
    }
    Err(wrong(&format!("evidence of the kind {expected:?}"), &kind))
}
