//! Steps that conclude one candidate's truth or falsehood from what assumptions lead to.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::spread::Failure;
use super::{Choice, Premise};
use crate::grid::{Candidate, CellSet};
use crate::step::{Evidence, Link, Step};
use crate::techniques::{Sink, Technique};

/// A sink for steps that conclude one candidate each, and each candidate once.
pub(crate) struct Conclusions<'a, 'b> {
    technique: Technique,
    sink: &'a mut Sink<'b>,
    known: HashSet<Premise>,
}

impl<'a, 'b> Conclusions<'a, 'b> {
    pub(crate) fn new(technique: Technique, sink: &'a mut Sink<'b>) -> Self {
        Self {
            technique,
            sink,
            known: HashSet::new(),
        }
    }

    /// Hand on that a candidate is true, or false, unless that is known; tell why only then.
    pub(crate) fn offer(
        &mut self,
        conclusion: Premise,
        evidence: impl FnOnce() -> Evidence,
    ) -> ControlFlow<()> {
        if !self.known.insert(conclusion) {
            return ControlFlow::Continue(());
        }
        let (placements, eliminations) = if conclusion.is_true {
            (vec![conclusion.candidate], Vec::new())
        } else {
            (Vec::new(), vec![conclusion.candidate])
        };
        (self.sink)(Step {
            technique: self.technique,
            placements,
            eliminations,
            evidence: evidence(),
        })
    }
}

/// The evidence of a contradiction: its premise, what has nothing left, and the links to it, in a
/// branch for each way there.
pub(crate) fn contradiction(
    premise: Candidate,
    failure: Failure,
    branches: &[Vec<Link>],
) -> Evidence {
    let (houses, groups) = match failure {
        Failure::Cell(cell) => (Vec::new(), vec![CellSet::of(cell)]),
        Failure::House(house, _) => (vec![house], Vec::new()),
    };
    Evidence {
        houses,
        candidates: vec![premise],
        links: branches.concat(),
        branches: branches.iter().map(Vec::len).collect(),
        groups,
        ..Evidence::default()
    }
}

/// The evidence of a verity: the candidates to choose from, and a branch of links from each.
pub(crate) fn verity(choice: &Choice, branches: &[Vec<Link>]) -> Evidence {
    let (houses, groups) = match choice.house {
        Some(house) => (vec![house], Vec::new()),
        None => (Vec::new(), vec![choice.cells()]),
    };
    Evidence {
        houses,
        candidates: choice.candidates.clone(),
        links: branches.concat(),
        branches: branches.iter().map(Vec::len).collect(),
        groups,
        ..Evidence::default()
    }
}
