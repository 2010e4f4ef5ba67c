//! What the modules for browsers share of the engine: positions, steps and refusals as they are read
//! and written, and long work in slices.

pub mod json;
pub mod position;
pub mod reading;
pub mod refusal;
pub mod steps;
pub mod task;
