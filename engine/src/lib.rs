//! The Sudoku engine of Nonet: exact search, human techniques and puzzle generation.
//!
//! Pure: no input or output, no clock, no randomness but explicit seeds.

#![forbid(unsafe_code)]

pub mod analysis;
pub mod canonical;
pub mod difficulty;
pub mod explanation;
pub mod generation;
pub mod grading;
pub mod grid;
mod inference;
pub mod interruption;
pub mod ladder;
pub mod path;
pub mod proof;
mod random;
pub mod rating;
pub mod search;
pub mod small;
mod sorting;
pub mod state;
pub mod step;
pub mod technique;
mod techniques;

/// The version of the engine, which pins generated puzzles together with their seed.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
