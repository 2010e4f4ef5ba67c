//! Explanations of steps and boards for people: messages of the catalogue, level by level.
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

pub use families::singles::explain_single;
pub use guidance::{Depth, Guidance, guide};
pub use message::{Argument, Joint, Message, Series, phrase};
pub use mistakes::{explain_missing_notes, explain_mistakes};
pub use names::candidates_named;
pub use view::concluded;
