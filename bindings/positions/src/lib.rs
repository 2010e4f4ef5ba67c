//! The shared part of the browser modules: reading and writing positions, steps and errors, and
//! long work in slices.

pub mod error;
pub mod json;
pub mod position;
pub mod reading;
pub mod steps;
pub mod task;
