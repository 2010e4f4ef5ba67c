//! Inferences from candidates: chains, nets, almost locked sets, and places that a digit cannot have.

pub(crate) mod almost_locked;
pub(crate) mod als_graph;
pub(crate) mod chains;
pub(crate) mod dead_places;
pub(crate) mod nets;
pub(crate) mod numbering;
pub(crate) mod rectangle;
