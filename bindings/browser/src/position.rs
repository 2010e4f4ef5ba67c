//! Positions: a board, what was written since the start, and what was ruled out.

use nonet_engine::grid::{Candidates, Cell, CellSet, Digit, Grid};
use nonet_engine::state::State;
use serde::Deserialize;

use crate::reading::{read_candidates, read_cell};
use crate::refusal::Refusal;

#[derive(Deserialize)]
pub struct Position {
    pub grid: String,
    pub placed: Vec<u8>,
    pub removed: Vec<(u8, u8)>,
}

impl Position {
    /// Write down how far a path has led.
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

    /// The same with each cell elsewhere and each digit under another name.
    pub fn moved(
        &self,
        to: impl Fn(Cell) -> Cell,
        named: impl Fn(Digit) -> Digit,
    ) -> Result<Self, Refusal> {
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

/// What finders look at in a position.
pub fn state_at(grid: &str, placed: &[u8], removed: &[(u8, u8)]) -> Result<State, Refusal> {
    let mut candidates = Candidates::new(&Grid::parse(grid.as_bytes())?);
    let placed: Result<CellSet, _> = placed.iter().map(|&cell| read_cell(cell)).collect();
    candidates.regard_as_placed(placed?);
    for candidate in read_candidates(removed)? {
        candidates.eliminate(candidate);
    }
    Ok(candidates.into())
}

fn number_of(cell: Cell) -> u8 {
    u8::try_from(cell.index()).unwrap_or(u8::MAX)
}
