//! Steps that conclude that one candidate is true or false, from the consequences of assumptions.

use std::collections::HashSet;
use std::ops::ControlFlow;

use crate::inference::nets::spread::Failure;
use crate::inference::nets::{Choice, Premise};
use crate::step::evidence::{Branch, Contradiction, Evidence, Verity};
use crate::step::{Link, Sink, Step};
use crate::technique::Technique;

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

    /// Pass on a conclusion unless it is known; the evidence is computed only then.
    pub(crate) fn offer<E: Into<Evidence>>(
        &mut self,
        conclusion: Premise,
        evidence: impl FnOnce() -> E,
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
            evidence: evidence().into(),
        })
    }
}

/// The evidence of a contradiction: chains from a premise to a cell or house with nothing left.
pub(crate) fn contradiction(
    premise: Premise,
    failure: Failure,
    ways: impl IntoIterator<Item = Vec<Link>>,
) -> Contradiction {
    let (cell, house) = failure.place();
    let ways = ways.into_iter();
    Contradiction {
        branches: ways.map(|links| branch(premise, links)).collect(),
        cell,
        house,
    }
}

/// The evidence of a verity: the premises of a choice, and the links from each.
pub(crate) fn verity(
    choice: &Choice,
    branches: impl IntoIterator<Item = (Premise, Vec<Link>)>,
) -> Verity {
    let branches = branches.into_iter();
    Verity {
        branches: branches
            .map(|(premise, links)| branch(premise, links))
            .collect(),
        house: choice.house,
    }
}

fn branch(Premise { candidate, is_true }: Premise, links: Vec<Link>) -> Branch {
    Branch {
        assumed: candidate,
        is_true,
        links,
    }
}
