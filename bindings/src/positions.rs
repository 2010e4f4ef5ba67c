//! Boards in play: their candidates, steps applied to them, and their mistakes.

use nonet_engine::comparison;
use nonet_engine::grid::{Candidate, Candidates, Cell, CellSet, DigitSet, Grid};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use crate::convert::Convert;
use crate::grids;
use crate::value::{Value, each, field, values};

/// A puzzle's givens, the digits written since, and the candidates eliminated in empty cells.
#[pyclass(frozen, eq, hash, from_py_object, module = "nonet.engine")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Position {
    puzzle: Grid,
    board: Grid,
    eliminated: [DigitSet; 81],
}

impl Position {
    fn eliminate(&mut self, candidates: &Bound<'_, PyAny>) -> PyResult<()> {
        for Candidate { cell, digit } in each(candidates, Candidate::read)? {
            let digits = &mut self.eliminated[cell.index()];
            *digits = digits.with(digit);
        }
        Ok(())
    }

    /// Forget eliminations in filled cells, where they say nothing.
    fn settled(mut self) -> Self {
        for (cell, _) in self.board.filled() {
            self.eliminated[cell.index()] = DigitSet::EMPTY;
        }
        self
    }

    fn eliminated_candidates(&self) -> impl Iterator<Item = Candidate> + '_ {
        Cell::all().flat_map(|cell| {
            let digits = self.eliminated[cell.index()].into_iter();
            digits.map(move |digit| Candidate { cell, digit })
        })
    }

    fn placed_cells(&self) -> CellSet {
        let filled = self.board.filled();
        filled
            .filter(|&(cell, digit)| self.puzzle.digit(cell) != Some(digit))
            .map(|(cell, _)| cell)
            .collect()
    }

    /// The candidates that the digits leave open, without those eliminated.
    pub fn open_candidates(&self) -> Candidates {
        let mut candidates = Candidates::new(&self.board);
        candidates.regard_as_placed(self.placed_cells());
        for candidate in self.eliminated_candidates() {
            candidates.eliminate(candidate);
        }
        candidates
    }
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (puzzle, board=None, eliminated=None))]
    fn new(
        puzzle: &Bound<'_, PyAny>,
        board: Option<&Bound<'_, PyAny>>,
        eliminated: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let puzzle = grids::read(puzzle)?;
        let mut position = Self {
            board: board.map_or(Ok(puzzle), grids::read)?,
            puzzle,
            eliminated: [DigitSet::EMPTY; 81],
        };
        if let Some(candidates) = eliminated {
            position.eliminate(candidates)?;
        }
        Ok(position.settled())
    }

    /// The givens.
    #[getter]
    fn puzzle<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        grids::write(py, &self.puzzle)
    }

    /// The givens and the digits written since.
    #[getter]
    fn board<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        grids::write(py, &self.board)
    }

    /// The eliminated candidates of empty cells, pairs of cell and digit, ascending.
    #[getter]
    fn eliminated<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.eliminated_candidates()
            .collect::<Vec<_>>()
            .to_python(py)
    }

    /// The filled cells that are not givens, ascending.
    #[getter]
    fn placed<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.placed_cells().to_python(py)
    }

    /// The candidates of each cell, ascending; a filled cell has none.
    #[getter]
    fn candidates<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let open = self.open_candidates();
        let all = Cell::all().map(|cell| open.of(cell));
        all.collect::<Vec<_>>().to_python(py)
    }

    /// The position after a step: anything with placements and eliminations.
    fn after(&self, step: &Bound<'_, PyAny>) -> PyResult<Self> {
        let mut position = self.clone();
        position.eliminate(&step.getattr("eliminations")?)?;
        for placement in each(&step.getattr("placements")?, Candidate::read)? {
            position.board.set(placement.cell, Some(placement.digit));
        }
        Ok(position.settled())
    }

    /// Compare the position with the puzzle's only solution.
    fn compare(&self, solution: &Bound<'_, PyAny>) -> PyResult<Comparison> {
        let solution = grids::read(solution)?;
        let is_lost =
            |candidate: &Candidate| solution.digit(candidate.cell) == Some(candidate.digit);
        let lost = self.eliminated_candidates().filter(is_lost);
        Ok(Comparison {
            found: comparison::Comparison::of(&self.puzzle, &self.board, &solution),
            wrong_eliminations: lost.map(|candidate| candidate.cell).collect(),
            position: self.clone(),
        })
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        let eliminated = self.eliminated_candidates().count();
        format!("Position({}, {eliminated} eliminated)", self.board(py))
    }
}

impl Value for Position {
    const FIELDS: &'static [&'static str] = &["puzzle", "board", "eliminated"];

    fn from_data(data: &Bound<'_, PyAny>) -> PyResult<Self> {
        let mut position = Self {
            puzzle: grids::read_field(&field(data, "puzzle")?)?,
            board: grids::read_field(&field(data, "board")?)?,
            eliminated: [DigitSet::EMPTY; 81],
        };
        position.eliminate(&field(data, "eliminated")?)?;
        Ok(position.settled())
    }
}

/// The comparison of a board with the solution; cells are in ascending order.
#[pyclass(frozen, module = "nonet.engine")]
pub struct Comparison {
    position: Position,
    found: comparison::Comparison,
    wrong_eliminations: CellSet,
}

#[pymethods]
impl Comparison {
    /// The board.
    #[getter]
    fn position(&self) -> Position {
        self.position.clone()
    }

    /// The givens.
    #[getter]
    fn puzzle<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        self.position.puzzle(py)
    }

    /// The board.
    #[getter]
    fn progress<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        self.position.board(py)
    }

    /// The cells of givens that hold something else, or nothing.
    #[getter]
    fn changed_givens<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.found.changed_givens.to_python(py)
    }

    /// The cells with another digit than the solution's.
    #[getter]
    fn incorrect_cells<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.found.incorrect.to_python(py)
    }

    /// The filled cells that share a row, column or box with an equal digit.
    #[getter]
    fn conflict_cells<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.found.conflicting.to_python(py)
    }

    /// The empty cells where the solution's digit was eliminated.
    #[getter]
    fn wrong_eliminations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.wrong_eliminations.to_python(py)
    }

    /// Whether no digit on the board is wrong.
    #[getter]
    fn valid(&self) -> bool {
        self.found.wrong().is_empty()
    }

    /// Whether the board is the solution.
    #[getter]
    fn complete(&self) -> bool {
        self.valid() && self.remaining_cells() == 0
    }

    /// The number of empty cells.
    #[getter]
    fn remaining_cells(&self) -> usize {
        Cell::COUNT - self.position.board.filled_count()
    }
}

values!(Position);
