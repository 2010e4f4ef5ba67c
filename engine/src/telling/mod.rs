//! What people are told of a step and of a board: messages of the catalogue, level by level.
//!
//! Rows and columns count from 1, as people do.

mod message;
mod mistakes;
mod names;

pub use message::{Argument, Joint, Message, Series, say, tell};
pub use mistakes::{tell_missing_notes, tell_mistakes};
