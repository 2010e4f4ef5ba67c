//! Chains of strong and weak links: the graph, how conclusions spread in it, and what chains prove.

pub(crate) mod bits;
pub(crate) mod discontinuities;
pub(crate) mod ends;
pub(crate) mod evidence;
pub(crate) mod forcing;
pub(crate) mod graph;
pub(crate) mod groups;
pub(crate) mod loops;
pub(crate) mod network;
pub(crate) mod nodes;
pub(crate) mod open;
pub(crate) mod sets;
pub(crate) mod tables;
pub(crate) mod wave;

use std::collections::HashSet;
use std::ops::ControlFlow;

use crate::candidates::Candidate;
use crate::step::Step;
use crate::techniques::Sink;

/// A sink that drops steps whose conclusion was drawn before, by a chain that is no longer.
pub(crate) struct Fresh<'a, 'b> {
    sink: &'a mut Sink<'b>,
    known: HashSet<Vec<Candidate>>,
}

impl<'a, 'b> Fresh<'a, 'b> {
    pub(crate) fn new(sink: &'a mut Sink<'b>) -> Self {
        Self {
            sink,
            known: HashSet::new(),
        }
    }

    /// Hand a step on unless its eliminations are known; make it only then.
    pub(crate) fn offer(
        &mut self,
        mut eliminations: Vec<Candidate>,
        step: impl FnOnce(Vec<Candidate>) -> Step,
    ) -> ControlFlow<()> {
        eliminations.sort_unstable();
        eliminations.dedup();
        if eliminations.is_empty() || self.known.contains(&eliminations) {
            return ControlFlow::Continue(());
        }
        self.known.insert(eliminations.clone());
        (self.sink)(step(eliminations))
    }
}
