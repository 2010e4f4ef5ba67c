//! Tables that come batch by batch.

use std::ffi::{CString, c_char, c_int};
use std::ptr;
use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyIterator};

use super::column::Column;
use super::ffi::{ArrowArray, ArrowArrayStream, ArrowSchema};
use super::schema::{Field, Type, named};
use super::texts::taken_stream;
use super::words::STATUSES;

/// The rows of a batch: enough that the fixed cost of a batch does not count.
const BATCH: usize = 4096;
/// The C error code of input and output.
const FAILED: c_int = 5;

/// Results that have columns.
pub trait Table: Send + Sync {
    fn fields(&self) -> Vec<Field>;

    fn row_count(&self) -> usize;

    /// Write the values of the row to the column of each field.
    fn write(&self, row: usize, columns: &mut [Column]);

    /// Write the row of a puzzle without a result.
    fn write_gap(&self, columns: &mut [Column]) {
        columns.iter_mut().for_each(Column::skip);
    }
}

/// The source of batches.
trait Source: Send {
    fn schema(&mut self) -> Result<ArrowSchema, String>;

    /// The next batch; none at the end.
    fn next(&mut self) -> Result<Option<ArrowArray>, String>;
}

/// The rows of a table at some places: all of them, or those with their gaps.
struct Rows {
    table: Arc<dyn Table>,
    places: Option<Vec<Option<usize>>>,
    /// A first column of statuses, where gaps have one.
    statuses: Option<Vec<u8>>,
    next: usize,
}

impl Rows {
    fn whole(&self) -> Field {
        let status = self
            .statuses
            .as_ref()
            .map(|_| named("status", Type::Word(STATUSES)));
        let fields = status.into_iter().chain(self.table.fields());
        named("", Type::Record(fields.collect()))
    }
}

impl Source for Rows {
    fn schema(&mut self) -> Result<ArrowSchema, String> {
        Ok(self.whole().to_schema())
    }

    fn next(&mut self) -> Result<Option<ArrowArray>, String> {
        let count = self
            .places
            .as_ref()
            .map_or_else(|| self.table.row_count(), Vec::len);
        let rows = self.next..count.min(self.next + BATCH);
        self.next = rows.end;
        let mut batch = Column::new(self.whole().of);
        for place in rows.clone() {
            let row = self
                .places
                .as_ref()
                .map_or(Some(place), |places| places[place]);
            batch.record(|columns| {
                let rest = match &self.statuses {
                    Some(statuses) => {
                        columns[0].word(Some(statuses[place]));
                        &mut columns[1..]
                    }
                    None => columns,
                };
                match row {
                    Some(row) => self.table.write(row, rest),
                    None => self.table.write_gap(rest),
                }
            });
        }
        Ok((!rows.is_empty()).then(|| batch.into_array()))
    }
}

/// The batches of several streams of one schema, each made when it is asked for.
struct Chain {
    first: ArrowArrayStream,
    rest: Py<PyIterator>,
}

impl Source for Chain {
    fn schema(&mut self) -> Result<ArrowSchema, String> {
        let mut schema = ArrowSchema::empty();
        self.first.read_schema(&mut schema).map(|()| schema)
    }

    fn next(&mut self) -> Result<Option<ArrowArray>, String> {
        loop {
            let mut array = ArrowArray::empty();
            self.first.read_next(&mut array)?;
            if array.release.is_some() {
                return Ok(Some(array));
            }
            let next = Python::attach(|py| {
                let next = self.rest.bind(py).clone().next();
                next.transpose()?
                    .map(|results| taken_stream(&results))
                    .transpose()
            });
            match next.map_err(|fault: PyErr| fault.to_string())? {
                Some(stream) => self.first = stream,
                None => return Ok(None),
            }
        }
    }
}

struct Owned {
    source: Box<dyn Source>,
    fault: CString,
}

impl Owned {
    /// Keep the message of a failure.
    fn checked<T>(&mut self, result: Result<T, String>) -> Result<T, c_int> {
        result.map_err(|message| {
            self.fault = CString::new(message.replace('\0', "")).unwrap_or_default();
            FAILED
        })
    }
}

fn streamed(py: Python<'_>, source: Box<dyn Source>) -> PyResult<Bound<'_, PyCapsule>> {
    let owned = Box::new(Owned {
        source,
        fault: CString::default(),
    });
    let stream = ArrowArrayStream {
        get_schema: Some(get_schema),
        get_next: Some(get_next),
        get_last_error: Some(get_last_error),
        release: Some(release),
        private_data: Box::into_raw(owned).cast(),
    };
    PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
}

/// A capsule with the batches of a table.
pub fn table(
    py: Python<'_>,
    table: Arc<dyn Table>,
    places: Option<Vec<Option<usize>>>,
    statuses: Option<Vec<u8>>,
) -> PyResult<Bound<'_, PyCapsule>> {
    let rows = Rows {
        table,
        places,
        statuses,
        next: 0,
    };
    streamed(py, Box::new(rows))
}

/// A capsule with the batches of some results, each of which is asked for when its turn comes.
#[pyfunction]
pub fn chain_tables<'py>(
    first: &Bound<'py, PyAny>,
    rest: &Bound<'py, PyIterator>,
) -> PyResult<Bound<'py, PyCapsule>> {
    let chain = Chain {
        first: taken_stream(first)?,
        rest: rest.clone().unbind(),
    };
    streamed(first.py(), Box::new(chain))
}

unsafe extern "C" fn get_schema(stream: *mut ArrowArrayStream, into: *mut ArrowSchema) -> c_int {
    // SAFETY: `streamed` made it, and `into` is the caller's to fill.
    unsafe {
        let owned = &mut *(*stream).private_data.cast::<Owned>();
        let schema = owned.source.schema();
        match owned.checked(schema) {
            Ok(schema) => ptr::write(into, schema),
            Err(code) => return code,
        }
    }
    0
}

unsafe extern "C" fn get_next(stream: *mut ArrowArrayStream, into: *mut ArrowArray) -> c_int {
    // SAFETY: as above.
    unsafe {
        let owned = &mut *(*stream).private_data.cast::<Owned>();
        let next = owned.source.next();
        match owned.checked(next) {
            Ok(array) => ptr::write(into, array.unwrap_or(ArrowArray::empty())),
            Err(code) => return code,
        }
    }
    0
}

unsafe extern "C" fn get_last_error(stream: *mut ArrowArrayStream) -> *const c_char {
    // SAFETY: as above.
    unsafe { (*(*stream).private_data.cast::<Owned>()).fault.as_ptr() }
}

unsafe extern "C" fn release(stream: *mut ArrowArrayStream) {
    // SAFETY: `streamed` made it, and this is called once.
    unsafe {
        drop(Box::from_raw((*stream).private_data.cast::<Owned>()));
        (*stream).release = None;
    }
}
