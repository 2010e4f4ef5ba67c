//! The rating of a puzzle on the scale of the Sudoku Explainer: ER, EP and ED.
//!
//! The Explainer asks its finders in a fixed order and takes the easiest step of the first that finds
//! any. The hardest step of this path is the rating. Steps of the first finders that aren't harder than
//! one that was needed before change no rating, so they are taken in any order, or not at all where they are
//! known to solve the rest.
//!
//! As in the Explainer, a candidate is on when its cell holds the digit, and off when it does not.

#![forbid(unsafe_code)]
#![expect(
    clippy::needless_range_loop,
    reason = "houses, kinds and digits are numbers here, and index several tables at once"
)]

mod advanced;
mod ahead;
mod aligned;
mod bent;
mod board;
mod branches;
mod bug;
mod chains;
mod changes;
mod conclusions;
mod cycles;
mod forcing;
mod geometry;
mod groups;
mod hint;
mod ladder;
mod links;
mod locking;
mod nested;
mod net;
mod net_builder;
mod net_filter;
mod nishio;
mod propagation;
mod propagation_patterns;
mod rater;
mod singles;
mod subsets;
mod traced_step;
mod unique;
mod wave;
mod waves;
mod wings;

pub use ladder::Profile;
pub use rater::{Rater, Rating};
pub use traced_step::TracedStep;
