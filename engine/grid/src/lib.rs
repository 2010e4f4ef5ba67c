//! The plain values of Sudoku: cells, digits, houses, sets of them, grids and candidates.

#![forbid(unsafe_code)]

pub mod budget;
pub mod interruption;
pub mod propagation;
pub mod random;
pub mod rows;
pub mod sorting;

mod alone;
mod bit_set;
mod candidates;
mod cell;
mod cell_set;
mod digit;
mod filling;
mod house;
mod houses;
mod peers;
mod tally;

pub use candidates::{Candidate, Candidates, candidates_at, candidates_of};
pub use cell::Cell;
pub use cell_set::CellSet;
pub use digit::COUNTS;
pub use digit::{Digit, DigitSet};

pub use filling::{Grid, GridFormatError};
pub use house::{House, HouseKind};
pub use houses::Houses;
pub use tally::Tally;
