//! What follows from assumptions: the parts of records of forcing chains and nets.

use nonet_engine::grid::Candidate;
use nonet_engine::step::Link;
use nonet_engine::step::evidence;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::record::{class, require_kind};
use crate::show::Show;
use crate::value::{Value, field, values};

class! {
    /// What follows from one assumption.
    Branch {
        /// The candidate.
        assumed: Candidate,
        /// Whether it is taken to be true.
        is_true: bool,
        /// The links from there, in order.
        links: Vec<Link>,
    }
}

class! {
    /// What follows from an assumption up to where another fails under it.
    Stage {
        /// The links, in order, from the assumption and from what failed before.
        links: Vec<Link>,
        /// The assumption within, and how it fails; none in the last stage.
        refuted: Option<evidence::Contradiction>,
    }
}
