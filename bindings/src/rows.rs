//! Results for many grids, in order, with the table that Python asks of them.

use std::sync::Arc;

use nonet_engine::grid::Grid;

use crate::arrow::{Column, Field, Table};

/// A result that is a row of a table.
pub trait Row: Send + Sync {
    /// The columns of the table.
    fn fields() -> Vec<Field>;

    /// Write the result to the columns; the puzzle is given if it stands beside the result.
    fn write(&self, puzzle: Option<&Grid>, columns: &mut [Column]);
}

/// Results in order.
pub struct Results<T> {
    /// None where the results were brought together later, or hold their puzzles themselves.
    puzzles: Vec<Grid>,
    pub all: Vec<T>,
}

impl<T> Results<T> {
    pub fn of(puzzles: Vec<Grid>, all: Vec<T>) -> Arc<Self> {
        Arc::new(Self { puzzles, all })
    }
}

impl<T: Row> Table for Results<T> {
    fn fields(&self) -> Vec<Field> {
        T::fields()
    }

    fn row_count(&self) -> usize {
        self.all.len()
    }

    fn write(&self, row: usize, columns: &mut [Column]) {
        self.all[row].write(self.puzzles.get(row), columns);
    }
}

/// Make a class of the results of a kind, with or without a status for missing results.
macro_rules! rows {
    ($(#[$meta:meta])* $rows:ident, $row:ty, $has_status:literal) => {
        $(#[$meta])*
        #[pyclass(frozen, module = "nonet.engine")]
        pub struct $rows(std::sync::Arc<$crate::rows::Results<$row>>);

        #[pymethods]
        impl $rows {
            #[new]
            fn new(rows: Vec<$row>) -> Self {
                Self($crate::rows::Results::of(Vec::new(), rows))
            }

            fn __len__(&self) -> usize {
                self.0.all.len()
            }

            /// The result at a place, which exists.
            fn at(&self, place: usize) -> $row {
                self.0.all[place].clone()
            }

            /// The table of them, at some places of a batch or at their own.
            fn table<'py>(
                &self,
                py: Python<'py>,
                places: Option<Vec<Option<usize>>>,
                shown: &[u8],
            ) -> PyResult<Bound<'py, pyo3::types::PyCapsule>> {
                let statuses = ($has_status && places.is_some()).then(|| shown.to_vec());
                $crate::arrow::table(py, self.0.clone(), places, statuses)
            }
        }
    };
}
pub(crate) use rows;
