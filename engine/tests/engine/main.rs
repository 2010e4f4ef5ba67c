//! The engine through its public interface, in one binary: each more would take seconds to link.

mod all_steps;
mod canonical;
mod difficulty;
mod explanation;
mod generation;
mod grading;
mod hostile;
mod interruption;
mod proof;
mod rating;
mod search;
mod seeds;
mod singles;
mod soundness;
mod walks;
