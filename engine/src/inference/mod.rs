//! What follows from candidates: chains, nets, almost locked sets, places that a digit cannot have.

pub(crate) mod almost_locked;
pub(crate) mod chains;
pub(crate) mod dead_places;
pub(crate) mod effort;
pub(crate) mod nets;
pub(crate) mod rectangle;
pub(crate) mod set_web;
