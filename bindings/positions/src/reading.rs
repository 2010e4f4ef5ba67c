//! Cells and candidates as numbers.

use nonet_grid::{Candidate, Cell, Digit};

use crate::error::EngineError;

/// Read pairs of a cell and a digit.
///
/// # Errors
/// A number isn't a cell, or isn't a digit.
pub fn read_candidates(pairs: &[(u8, u8)]) -> Result<Vec<Candidate>, EngineError> {
    let read = pairs.iter().map(|&(cell, digit)| {
        let cell = read_cell(cell)?;
        let digit =
            Digit::new(digit).ok_or_else(|| EngineError::invalid(&"expected a digit, 1 to 9"))?;
        Ok(Candidate { cell, digit })
    });
    read.collect()
}

/// Read a cell.
///
/// # Errors
/// The number is beyond the last cell.
pub fn read_cell(index: u8) -> Result<Cell, EngineError> {
    Cell::new(index).ok_or_else(|| EngineError::invalid(&"expected a cell, 0 to 80"))
}
