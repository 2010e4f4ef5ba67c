//! Verdicts on many grids: threads write the columns directly into the memory that Python reads.

use std::num::NonZero;
use std::sync::Arc;

use nonet_engine::grid::Grid;
use nonet_engine::search::{self, Limits, Status};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCapsule, PyList};

use crate::arrow::{self, Column, Field, STATUSES, Table, Type, named};
use crate::verdicts::Verdict;
use crate::{grids, signals};

/// The grids that a thread takes at a time: some 100 microseconds of work.
const SHARE: usize = 32;

/// The bytes of a row in the column of solutions, and in all others.
const SOLUTION: usize = 81;
const NUMBERS: usize = 18;

/// The verdicts on many grids, in order.
#[pyclass(frozen, module = "nonet.engine")]
pub struct VerdictRows(Arc<Verdicts>);

struct Verdicts {
    puzzles: Vec<Grid>,
    columns: Columns,
}

#[pymethods]
impl VerdictRows {
    #[new]
    fn new(py: Python<'_>, rows: Vec<Verdict>) -> PyResult<Self> {
        let columns = Columns::filled(py, rows.len(), |mut part| {
            for (row, verdict) in rows.iter().enumerate() {
                part.write(row, &verdict.found);
            }
            Ok(())
        })?;
        let puzzles = rows.into_iter().map(|verdict| verdict.puzzle).collect();
        Ok(Self(Arc::new(Verdicts { puzzles, columns })))
    }

    fn __len__(&self) -> usize {
        self.0.puzzles.len()
    }

    /// The verdict at a place, which exists.
    fn at(&self, py: Python<'_>, place: usize) -> Verdict {
        Verdict {
            puzzle: self.0.puzzles[place],
            found: self.0.columns.read(py, place),
        }
    }

    /// Nodes and solutions found, eight bytes each; statuses by their places, and whether the search
    /// is complete, a byte each: one column after the other.
    fn numbers(&self, py: Python<'_>) -> Py<PyBytes> {
        self.0.columns.numbers.clone_ref(py)
    }

    /// Eighty-one bytes for each grid, all `-` unless it has exactly one solution.
    fn solutions(&self, py: Python<'_>) -> Py<PyBytes> {
        self.0.columns.solutions.clone_ref(py)
    }

    /// The table of them, at some places of a batch or at their own.
    fn table<'py>(
        &self,
        py: Python<'py>,
        places: Option<Vec<Option<usize>>>,
        _shown: &[u8],
    ) -> PyResult<Bound<'py, PyCapsule>> {
        arrow::table(py, self.0.clone(), places, None)
    }
}

impl Table for Verdicts {
    fn fields(&self) -> Vec<Field> {
        vec![
            named("puzzle", Type::Text),
            named("status", Type::Word(STATUSES)),
            named("solution", Type::Text),
            named("solutions_found", Type::Number),
            named("search_complete", Type::Truth),
            named("nodes", Type::Number),
        ]
    }

    fn row_count(&self) -> usize {
        self.puzzles.len()
    }

    fn write(&self, row: usize, columns: &mut [Column]) {
        let found = Python::attach(|py| self.columns.read(py, row));
        let solution = found.solution.map(|grid| grid.to_ascii());
        columns[0].text(Some(&self.puzzles[row].to_ascii()));
        columns[1].word(Some(found.status as u8));
        columns[2].text(solution.as_ref().map(<[u8; 81]>::as_slice));
        columns[3].number(found.solutions_found);
        columns[4].truth(found.search_complete);
        columns[5].number(found.nodes);
    }

    fn write_gap(&self, columns: &mut [Column]) {
        let malformed = u8::try_from(Status::ALL.len()).ok();
        for (place, column) in columns.iter_mut().enumerate() {
            if place == 1 {
                column.word(malformed);
            } else {
                column.skip();
            }
        }
    }
}

/// Check for every grid, in order, whether it has exactly one solution.
#[pyfunction]
pub fn check_many(
    texts: &Bound<'_, PyList>,
    node_budget: u64,
    threads: Option<NonZero<usize>>,
) -> PyResult<VerdictRows> {
    let py = texts.py();
    let puzzles = grids::read_all(texts)?;
    let limits = Limits {
        solutions: 2,
        nodes: node_budget,
    };
    let columns = Columns::filled(py, puzzles.len(), |all| {
        let shares = puzzles.chunks(SHARE).zip(all.shares());
        signals::each(py, shares, threads, |(puzzles, mut part)| {
            for (row, puzzle) in puzzles.iter().enumerate() {
                part.write(row, &search::count_solutions(puzzle, limits));
            }
        })
    })?;
    Ok(VerdictRows(Arc::new(Verdicts { puzzles, columns })))
}

/// The columns, in memory that Python reads.
struct Columns {
    numbers: Py<PyBytes>,
    solutions: Py<PyBytes>,
}

impl Columns {
    /// The columns of some rows, once they are filled.
    fn filled(
        py: Python<'_>,
        rows: usize,
        fill: impl FnOnce(Part<'_>) -> PyResult<()>,
    ) -> PyResult<Self> {
        let mut numbers = None;
        let solutions = PyBytes::new_with(py, rows * SOLUTION, |solutions| {
            let fill = |numbers: &mut [u8]| fill(Part::whole(numbers, solutions, rows));
            numbers = Some(PyBytes::new_with(py, rows * NUMBERS, fill)?);
            Ok(())
        })?;
        let numbers = numbers.expect("made with the solutions");
        Ok(Self {
            numbers: numbers.unbind(),
            solutions: solutions.unbind(),
        })
    }

    fn read(&self, py: Python<'_>, row: usize) -> search::Verdict {
        let rows = self.solutions.as_bytes(py).len() / SOLUTION;
        let numbers = self.numbers.as_bytes(py);
        let number = |column: usize| u64::from_ne_bytes(numbers.as_chunks().0[column * rows + row]);
        let byte = |column: usize| numbers[column * rows + row];
        let status = Status::ALL[usize::from(byte(16))];
        let solution = &self.solutions.as_bytes(py)[row * SOLUTION..][..SOLUTION];
        let written = || Grid::parse(solution).expect("written as a grid");
        search::Verdict {
            status,
            nodes: number(0),
            solutions_found: number(1),
            search_complete: byte(17) != 0,
            solution: (status == Status::Unique).then(written),
        }
    }
}

/// Some rows of all columns.
struct Part<'a> {
    nodes: &'a mut [[u8; 8]],
    solutions_found: &'a mut [[u8; 8]],
    statuses: &'a mut [u8],
    search_complete: &'a mut [u8],
    solutions: &'a mut [[u8; SOLUTION]],
}

impl<'a> Part<'a> {
    fn whole(numbers: &'a mut [u8], solutions: &'a mut [u8], rows: usize) -> Self {
        let (nodes, numbers) = numbers.split_at_mut(8 * rows);
        let (solutions_found, bytes) = numbers.split_at_mut(8 * rows);
        let (statuses, search_complete) = bytes.split_at_mut(rows);
        Self {
            nodes: nodes.as_chunks_mut().0,
            solutions_found: solutions_found.as_chunks_mut().0,
            statuses,
            search_complete,
            solutions: solutions.as_chunks_mut().0,
        }
    }

    /// The parts that threads take.
    fn shares(self) -> impl ExactSizeIterator<Item = Self> {
        let nodes = self.nodes.chunks_mut(SHARE);
        nodes
            .zip(self.solutions_found.chunks_mut(SHARE))
            .zip(self.statuses.chunks_mut(SHARE))
            .zip(self.search_complete.chunks_mut(SHARE))
            .zip(self.solutions.chunks_mut(SHARE))
            .map(
                |((((nodes, solutions_found), statuses), search_complete), solutions)| Self {
                    nodes,
                    solutions_found,
                    statuses,
                    search_complete,
                    solutions,
                },
            )
    }

    fn write(&mut self, row: usize, found: &search::Verdict) {
        self.nodes[row] = found.nodes.to_ne_bytes();
        self.solutions_found[row] = found.solutions_found.to_ne_bytes();
        self.statuses[row] = found.status as u8;
        self.search_complete[row] = found.search_complete.into();
        self.solutions[row] = found.solution.unwrap_or(Grid::EMPTY).to_ascii();
    }
}
