//! How hard a puzzle is by the scale of the Sudoku Explainer: ER, EP and ED.
//!
//! The Explainer asks its finders in a fixed order and takes the easiest step of the first that has any.
//! The hardest step of this way is the rating. What is no harder than a step that was needed already
//! changes no rating, so such steps are taken as they come.
//!
//! All rules and figures are taken from public descriptions and from what the Explainer answers.

#![expect(
    clippy::needless_range_loop,
    reason = "houses, kinds and digits are numbers here, and index several tables at once"
)]

mod advanced;
mod aligned;
mod bent;
mod board;
mod branches;
mod bug;
mod chains;
mod conclusions;
mod flood;
mod flood_patterns;
mod forcing;
mod geometry;
mod hint;
mod ladder;
mod links;
mod locking;
mod nested;
mod net;
mod prospects;
mod singles;
mod spin;
mod subsets;
mod unique;
mod walk;
mod wave;
mod wings;

pub use walk::{Rater, Rating};
