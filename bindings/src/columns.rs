//! Results for many grids, as columns of bytes that Python reads without copying.

use pyo3::prelude::*;
use pyo3::types::PyBytes;

/// A column of values of `N` bytes each, one after another.
pub fn column<const N: usize>(
    py: Python<'_>,
    values: impl ExactSizeIterator<Item = [u8; N]>,
) -> PyResult<Bound<'_, PyBytes>> {
    PyBytes::new_with(py, values.len() * N, |bytes| {
        for (place, value) in bytes.chunks_exact_mut(N).zip(values) {
            place.copy_from_slice(&value);
        }
        Ok(())
    })
}

/// A number that may be missing: NaN stands for none.
pub fn or_nan(number: Option<f64>) -> [u8; 8] {
    number.unwrap_or(f64::NAN).to_ne_bytes()
}
