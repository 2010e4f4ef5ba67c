//! Human techniques: one file each, and the ladder that orders them.
//!
//! A finder looks at the candidates, changes nothing, and hands every step that it sees to a sink,
//! in the order in which a person would meet them. The sink ends the search when it has enough.

mod aic;
mod als_xy_chain;
mod als_xy_wing;
mod als_xz;
mod basic_fish;
mod bent_wings;
mod bug_plus_one;
mod colors;
mod complex_fish;
mod conjugate;
mod continuous_nice_loop;
mod cover;
mod death_blossom;
mod discontinuous_nice_loop;
mod duals;
mod empty_rectangle;
#[cfg(test)]
mod example;
mod finned_fish;
mod forcing_chain;
mod forcing_net;
mod full_house;
mod grouped_aic;
mod grouped_continuous_nice_loop;
mod grouped_discontinuous_nice_loop;
mod hidden_single;
mod hidden_subset;
mod lines;
mod locked_candidates;
mod multi_colors;
mod naked_single;
mod naked_subset;
pub(crate) mod rectangle;
mod registry;
mod remote_pair;
mod rung;
mod siamese_fish;
mod simple_colors;
mod sue_de_coq;
mod templates;
mod two_links;
mod w_wing;
mod x_chain;
mod xy_chain;

use std::ops::ControlFlow;

use crate::grid::Candidates;
use crate::step::Step;

pub use registry::{LADDER, Technique, rungs, singles};
pub use rung::{Rung, Tier, Use};

/// Where a finder puts its steps.
pub type Sink<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// Hands every step of a technique to the sink until the sink breaks.
pub type Finder = fn(&Candidates, &mut Sink<'_>) -> ControlFlow<()>;
