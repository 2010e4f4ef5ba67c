//! Human techniques: one file each, and the ladder that orders them.
//!
//! A finder looks at the candidates, changes nothing, and hands every step that it sees to a sink,
//! in the order in which a person would meet them. The sink ends the search when it has enough.

mod full_house;
mod hidden_single;
mod naked_single;
mod registry;

use std::ops::ControlFlow;

use crate::candidates::Candidates;
use crate::step::Step;

pub use registry::{LADDER, Rung, Technique, Tier, Use, rungs, singles};

/// Where a finder puts its steps.
pub type Sink<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// Hands every step of a technique to the sink until the sink breaks.
pub type Finder = fn(&Candidates, &mut Sink<'_>) -> ControlFlow<()>;
