//! What is told of a step: its explanation, level by level, and whether it holds.

#![forbid(unsafe_code)]

pub mod explanation;
pub mod proof;
