//! The Sudoku engine of Nonet: exact search, human techniques and puzzle generation.
//!
//! Pure: no input or output, no clock, no randomness but explicit seeds.

#![forbid(unsafe_code)]

pub mod analysis;
pub mod comparison;
pub mod generation;
pub mod grading;
pub mod path;
pub mod small;

pub use nonet_grid as grid;
pub use nonet_grid::interruption;
pub use nonet_rating as rating;
pub use nonet_reasoning::{explanation, proof};
pub use nonet_search as search;
pub use nonet_search::canonical;
pub use nonet_techniques::evidence_records;
pub use nonet_techniques::{difficulty, ladder, state, step, technique};

/// The version of the engine, which pins generated puzzles together with their seed.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
