//! Columns of texts that others made, read where they are.

use std::ffi::{CStr, c_void};
use std::slice;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyList, PyString, PyTuple};

use super::ffi::{ArrowArray, ArrowArrayStream, ArrowSchema};

impl ArrowArrayStream {
    pub fn read_schema(&mut self, into: &mut ArrowSchema) -> Result<(), String> {
        let read = self.get_schema.ok_or("the stream is over")?;
        // SAFETY: the stream has not been released.
        let code = unsafe { read(self, into) };
        self.checked(code)
    }

    /// Read the next piece; an empty one ends the stream.
    pub fn read_next(&mut self, into: &mut ArrowArray) -> Result<(), String> {
        let read = self.get_next.ok_or("the stream is over")?;
        // SAFETY: as above.
        let code = unsafe { read(self, into) };
        self.checked(code)
    }

    fn checked(&mut self, code: i32) -> Result<(), String> {
        if code == 0 {
            return Ok(());
        }
        // SAFETY: the message is there until the next call, if there is one.
        let message = self.get_last_error.map(|read| unsafe { read(self) });
        let message = message.filter(|message| !message.is_null());
        // SAFETY: as above.
        let text = message.map(|message| unsafe { CStr::from_ptr(message) }.to_string_lossy());
        Err(text.map_or_else(|| format!("the stream failed with {code}"), Into::into))
    }
}

/// Take a structure out of a capsule.
fn taken<T>(
    capsule: &Bound<'_, PyAny>,
    name: &'static CStr,
    take: impl FnOnce(&mut T) -> T,
) -> PyResult<T> {
    let capsule = capsule.cast::<PyCapsule>()?;
    let pointer = capsule.pointer_checked(Some(name))?;
    // SAFETY: the name gives the type, and nobody else holds the value while the interpreter does.
    Ok(take(unsafe { &mut *pointer.as_ptr().cast::<T>() }))
}

/// The stream of an object that has one.
pub fn taken_stream(of: &Bound<'_, PyAny>) -> PyResult<ArrowArrayStream> {
    let capsule = of.call_method0("__arrow_c_stream__")?;
    taken(&capsule, c"arrow_array_stream", ArrowArrayStream::take)
}

/// The texts of a column in Arrow's memory, piece by piece.
#[pyclass(module = "nonet.engine")]
pub struct ArrowTexts {
    schema: ArrowSchema,
    stream: ArrowArrayStream,
    /// The only piece of a column that isn't a stream.
    alone: Option<ArrowArray>,
}

#[pymethods]
impl ArrowTexts {
    #[new]
    fn new(column: &Bound<'_, PyAny>) -> PyResult<Self> {
        if column.hasattr("__arrow_c_stream__")? {
            let mut stream = taken_stream(column)?;
            let mut schema = ArrowSchema::empty();
            stream
                .read_schema(&mut schema)
                .map_err(PyValueError::new_err)?;
            reader_of(&schema)?;
            return Ok(Self {
                schema,
                stream,
                alone: None,
            });
        }
        let pair = column.call_method0("__arrow_c_array__")?;
        let pair = pair.cast::<PyTuple>()?;
        let schema = taken(&pair.get_item(0)?, c"arrow_schema", ArrowSchema::take)?;
        let array = taken(&pair.get_item(1)?, c"arrow_array", ArrowArray::take)?;
        reader_of(&schema)?;
        Ok(Self {
            schema,
            stream: ArrowArrayStream::empty(),
            alone: Some(array),
        })
    }

    const fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    /// The texts of the next piece, None where one is missing.
    fn __next__<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyList>>> {
        let mut array = self.alone.take().unwrap_or(ArrowArray::empty());
        if array.release.is_none() && self.stream.get_next.is_some() {
            self.stream
                .read_next(&mut array)
                .map_err(PyValueError::new_err)?;
        }
        if array.release.is_none() {
            return Ok(None);
        }
        let read = reader_of(&self.schema)?;
        let length = usize::try_from(array.length).unwrap_or(0);
        // SAFETY: the producer of the array guarantees this schema.
        let text = |row| unsafe { read(&self.schema, &array, row) };
        let text = |row| text(row).map(|text| PyString::new(py, &String::from_utf8_lossy(text)));
        PyList::new(py, (0..length).map(text).collect::<Vec<_>>()).map(Some)
    }
}

type Reader = for<'a> unsafe fn(&ArrowSchema, &'a ArrowArray, usize) -> Option<&'a [u8]>;

fn format_of(schema: &ArrowSchema) -> &[u8] {
    // SAFETY: a schema that is not released has a format.
    unsafe { CStr::from_ptr(schema.format) }.to_bytes()
}

/// The representation of texts in such a column.
fn reader_of(schema: &ArrowSchema) -> PyResult<Reader> {
    let format = format_of(schema);
    // SAFETY: the schema says that it is there.
    if let Some(words) = unsafe { schema.dictionary.as_ref() } {
        reader_of(words)?;
        return Ok(word);
    }
    match format {
        b"u" | b"z" => Ok(text::<i32>),
        b"U" | b"Z" => Ok(text::<i64>),
        b"vu" | b"vz" => Ok(view),
        b"n" => Ok(nothing),
        b"+s" if schema.n_children == 1 => {
            // SAFETY: it has one.
            reader_of(unsafe { &**schema.children })?;
            Ok(only)
        }
        b"+s" => Err(PyValueError::new_err(format!(
            "expected one column of grids, found a table of {}: pass one of its columns",
            schema.n_children
        ))),
        other => Err(PyTypeError::new_err(format!(
            "expected a column of texts, found one of Arrow's format {:?}",
            String::from_utf8_lossy(other)
        ))),
    }
}

/// A buffer of an array.
unsafe fn buffer<T>(array: &ArrowArray, index: usize) -> *const T {
    unsafe { (*array.buffers.add(index)).cast() }
}

/// The place of a row in the buffers; none where it is missing.
unsafe fn place(array: &ArrowArray, row: usize) -> Option<usize> {
    let place = row + usize::try_from(array.offset).unwrap_or(0);
    let present = unsafe { buffer::<u8>(array, 0) };
    let is_there = present.is_null() || unsafe { *present.add(place / 8) } >> (place % 8) & 1 == 1;
    is_there.then_some(place)
}

unsafe fn text<'a, Offset>(_: &ArrowSchema, array: &'a ArrowArray, row: usize) -> Option<&'a [u8]>
where
    Offset: Copy + TryInto<usize>,
{
    unsafe {
        let place = place(array, row)?;
        let end = |at: usize| (*buffer::<Offset>(array, 1).add(at)).try_into().ok();
        let (start, end) = (end(place)?, end(place + 1)?);
        Some(slice::from_raw_parts(
            buffer::<u8>(array, 2).add(start),
            end - start,
        ))
    }
}

/// A text of up to twelve bytes is in its view, a longer one in the buffer that the view names.
unsafe fn view<'a>(_: &ArrowSchema, array: &'a ArrowArray, row: usize) -> Option<&'a [u8]> {
    unsafe {
        let view = buffer::<[u32; 4]>(array, 1).add(place(array, row)?);
        let [length, _, which, start] = *view;
        let (length, which, start) = (length as usize, which as usize, start as usize);
        let bytes = if length <= 12 {
            view.cast::<u8>().add(4)
        } else {
            buffer::<u8>(array, 2 + which).add(start)
        };
        Some(slice::from_raw_parts(bytes, length))
    }
}

/// A text among others, which stands there once for all rows that have it.
unsafe fn word<'a>(schema: &ArrowSchema, array: &'a ArrowArray, row: usize) -> Option<&'a [u8]> {
    unsafe {
        let place = place(array, row)?;
        let keys = buffer::<c_void>(array, 1);
        let key = match format_of(schema) {
            b"c" | b"C" => u64::from(*keys.cast::<u8>().add(place)),
            b"s" | b"S" => u64::from(*keys.cast::<u16>().add(place)),
            b"i" | b"I" => u64::from(*keys.cast::<u32>().add(place)),
            _ => *keys.cast::<u64>().add(place),
        };
        let words = &*schema.dictionary;
        let read = reader_of(words).ok()?;
        read(words, &*array.dictionary, usize::try_from(key).ok()?)
    }
}

unsafe fn nothing<'a>(_: &ArrowSchema, _: &'a ArrowArray, _: usize) -> Option<&'a [u8]> {
    None
}

/// A text of a table's only column.
unsafe fn only<'a>(schema: &ArrowSchema, array: &'a ArrowArray, row: usize) -> Option<&'a [u8]> {
    unsafe {
        let place = place(array, row)?;
        let column = &**schema.children;
        let read = reader_of(column).ok()?;
        read(column, &**array.children, place)
    }
}
