//! What the modules for browsers share of the engine: positions, steps and errors as they are read
//! and written, and long work in slices.

pub mod error;
pub mod json;
pub mod position;
pub mod reading;
pub mod steps;
pub mod task;
