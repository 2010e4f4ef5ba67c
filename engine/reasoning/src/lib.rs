//! Explanations of steps, level by level, and their proofs.

#![forbid(unsafe_code)]

pub mod explanation;
pub mod proof;
