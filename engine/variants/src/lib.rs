//! Sudoku variants: puzzles whose size, regions and rules are data.
//!
//! A puzzle is read from JSON (`puzzle`); its rules (`rules`) are lowered to a few kinds of constraints
//! (`constraints`, `model`). Search (`search`) and steps (`steps`) work on these, never on rules.
//! Every step has a certificate, which an independent checker (`checker`) verifies.

#![forbid(unsafe_code)]

pub mod board;
pub mod cells;
pub mod certificate;
pub mod checker;
pub mod constraints;
pub mod domains;
pub mod drawing;
pub mod explanation;
pub mod generation;
pub mod grading;
pub mod guidance;
pub mod hosting;
pub mod houses;
pub mod id;
pub mod model;
pub mod proving;
pub mod puzzle;
pub mod reader;
pub mod search;
pub mod shape;
pub mod steps;

mod derived;
mod outlines;
mod rules;
mod tables;
