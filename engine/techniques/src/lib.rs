//! Human techniques: their table, the finders, and the steps that they find.

#![forbid(unsafe_code)]

pub mod cover;
pub mod difficulty;
mod inference;
pub mod ladder;
pub mod state;
pub mod step;
pub mod technique;
mod techniques;
