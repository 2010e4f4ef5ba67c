//! The records of evidence, each a class with a property for every role.

use nonet_engine::step::evidence::{self, Evidence};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::convert::Convert;
use crate::value::{Value, field, text, values, wrong};

/// Make a class of every record, and of the parts of records.
macro_rules! classes {
    (
        parts { $($(#[doc = $part_doc:literal])* $part:ident $part_fields:tt)* }
        records { $($(#[doc = $doc:literal])* $record:ident $fields:tt)* }
    ) => {
        $(class! { $(#[doc = $part_doc])* $part $part_fields })*
        $(class! { $(#[doc = $doc])* $record $fields })*

        impl Convert for Evidence {
            fn to_python<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                match self {
                    $(Self::$record(record) => record.to_python(py),)*
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

        /// Add the classes to the Python module.
        pub fn add_to(module: &Bound<'_, PyModule>) -> PyResult<()> {
            $(module.add_class::<$part>()?;)*
            $(module.add_class::<$record>()?;)*
            Ok(())
        }
    };
}

/// Make a class of a record; the types of its fields follow from the record.
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
            /// The name of the class.
            #[getter]
            fn kind(&self) -> &'static str {
                stringify!($record)
            }

            $($(#[doc = $field_doc])*
            #[getter]
            fn $field<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                self.0.$field.to_python(py)
            })*
        }

        impl Convert for evidence::$record {
            fn to_python<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                Ok(Bound::new(py, $record(self.clone()))?.into_any())
            }

            fn read(data: &Bound<'_, PyAny>) -> PyResult<Self> {
                require_kind(data, stringify!($record))?;
                Ok(Self { $($field: Convert::read(&field(data, stringify!($field))?)?,)* })
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

nonet_engine::evidence_records!(classes);

/// Reject data of another record.
fn require_kind(data: &Bound<'_, PyAny>, expected: &str) -> PyResult<()> {
    let kind = field(data, "kind")?;
    if text(&kind)? == expected {
        return Ok(());
    }
    Err(wrong(&format!("evidence of the kind {expected:?}"), &kind))
}
