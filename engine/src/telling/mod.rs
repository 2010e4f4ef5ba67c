//! What people are told of a step and of a board: messages of the catalogue, level by level.
//!
//! Rows and columns count from 1, as people do.

mod eureka;
mod families;
mod guidance;
mod message;
mod mistakes;
mod names;
mod places;
mod view;

pub use families::singles::tell_single;
pub use guidance::{Depth, Guidance, guide};
pub use message::{Argument, Joint, Message, Series, say, tell};
pub use mistakes::{tell_missing_notes, tell_mistakes};
