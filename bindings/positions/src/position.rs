//! Positions: a board, the cells filled since the start, and the candidates ruled out.

use nonet_grid::{Candidates, Cell, CellSet, Digit, Grid};
use nonet_techniques::state::State;
use nonet_wasm::{Fault, Question};

use crate::error::EngineError;
use crate::reading::{read_candidates, read_cell};

/// A position.
pub struct Position {
    /// The board.
    pub grid: String,
    /// The cells filled since the start.
    pub placed: Vec<u8>,
    /// The candidates ruled out.
    pub removed: Vec<(u8, u8)>,
}

impl Position {
    /// Read a position.
    ///
    /// # Errors
    /// A field is missing or malformed.
    pub fn read(asked: &Question<'_>) -> Result<Self, Fault> {
        Ok(Self {
            grid: asked.text("grid")?.to_owned(),
            placed: asked.numbers("placed")?,
            removed: asked.pairs("removed")?,
        })
    }

    /// The position that a path has reached.
    #[must_use]
    pub fn of(state: &Candidates) -> Self {
        let grid = *state.grid();
        let open = Candidates::new(&grid);
        let is_out = |&(cell, digit): &(Cell, Digit)| {
            open.of(cell).contains(digit) && !state.of(cell).contains(digit)
        };
        let all = Cell::all().flat_map(|cell| Digit::ALL.map(|digit| (cell, digit)));
        let placed = grid
            .filled()
            .filter(|&(cell, _)| !state.givens().contains(cell));
        Self {
            grid: grid.to_string(),
            placed: placed.map(|(cell, _)| number_of(cell)).collect(),
            removed: all
                .filter(is_out)
                .map(|(cell, digit)| (number_of(cell), digit.value()))
                .collect(),
        }
    }

    /// The state for finders.
    ///
    /// # Errors
    /// A field isn't a grid, a cell or a candidate.
    pub fn state(&self) -> Result<State, EngineError> {
        let mut candidates = Candidates::new(&Grid::parse(self.grid.as_bytes())?);
        let placed = self.placed.iter().map(|&cell| read_cell(cell));
        candidates.regard_as_placed(placed.collect::<Result<CellSet, _>>()?);
        for candidate in read_candidates(&self.removed)? {
            candidates.eliminate(candidate);
        }
        Ok(candidates.into())
    }

    /// The image under a permutation of the cells and one of the digits.
    ///
    /// # Errors
    /// A field isn't a grid, a cell or a candidate.
    pub fn moved(
        &self,
        to: impl Fn(Cell) -> Cell,
        named: impl Fn(Digit) -> Digit,
    ) -> Result<Self, EngineError> {
        let mut grid = Grid::parse("-".repeat(Cell::COUNT).as_bytes())?;
        for (cell, digit) in Grid::parse(self.grid.as_bytes())?.filled() {
            grid.set(to(cell), Some(named(digit)));
        }
        let placed = self.placed.iter();
        let removed = read_candidates(&self.removed)?.into_iter();
        Ok(Self {
            grid: grid.to_string(),
            placed: placed
                .map(|&cell| read_cell(cell).map(|cell| number_of(to(cell))))
                .collect::<Result<_, _>>()?,
            removed: removed
                .map(|one| (number_of(to(one.cell)), named(one.digit).value()))
                .collect(),
        })
    }
}

fn number_of(cell: Cell) -> u8 {
    u8::try_from(cell.index()).unwrap_or(u8::MAX)
}
