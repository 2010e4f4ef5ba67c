//! Chains of strong and weak links: the graph, and how conclusions spread in it.

pub(crate) mod bits;
pub(crate) mod evidence;
pub(crate) mod forcing;
pub(crate) mod graph;
pub(crate) mod groups;
pub(crate) mod network;
pub(crate) mod nodes;
pub(crate) mod sets;
pub(crate) mod wave;
