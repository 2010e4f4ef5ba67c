//! Nested forcing nets: an assumption that fails after eliminations that are themselves proved under it.

use super::branches::{Failure, Refuted, explain_net};
use super::links::Claim;
use crate::explanation::message::{Message, phrase};
use crate::explanation::places::from_box;
use crate::explanation::view::{Explanation, View};
use nonet_grid::{Candidates, Cell, House};
use nonet_techniques::step::Link;
use nonet_techniques::step::evidence::{Contradiction, NestedContradiction};

/// Explain the inner assumptions that fail, in order, and then why the outer one fails.
pub fn explain(view: View<'_>, evidence: &NestedContradiction) -> Explanation {
    let assumed = Claim::of(evidence.assumed.into());
    let mut account = Account {
        state: view.state,
        assumed,
        sentences: vec![phrase("forcing-suppose").with("assumed", assumed)],
        known: Vec::new(),
        out: Refuted::default(),
    };
    for stage in &evidence.stages {
        account.follow(&stage.links);
        if let Some(inner) = &stage.refuted {
            account.refute(inner);
        }
    }
    let failure = account.fail((evidence.cell, evidence.house));
    let message = failure.in_words("forcing-nested").with("assumed", assumed);
    let place = from_box(evidence.assumed.cell);
    view.explain(place, vec![message, view.conclusion()])
        .by(account.sentences)
}

/// The sentences under an assumption so far, and the candidates that it makes false.
struct Account<'a> {
    state: &'a Candidates,
    assumed: Claim,
    sentences: Vec<Message>,
    known: Vec<Claim>,
    out: Refuted,
}

impl Account<'_> {
    /// Explain the singles of a stage.
    fn follow(&mut self, links: &[Link]) {
        let sentences = explain_net(self.state, links, self.assumed, &self.known);
        self.sentences.extend(sentences);
        let claims = |link| [Claim::start_of(link), Claim::end_of(link)];
        self.known.extend(links.iter().flat_map(claims));
        self.out = self.out.and(Refuted::by(links, self.assumed));
    }

    /// Explain an inner assumption, and why it fails.
    fn refute(&mut self, inner: &Contradiction) {
        let branch = &inner.branches[0];
        let (tried, lost) = (
            Claim::of(branch.assumed.into()),
            Claim::not(branch.assumed.into()),
        );
        self.sentences
            .push(phrase("forcing-nested-suppose").with("assumed", tried));
        let known = [&*self.known, &[self.assumed]].concat();
        let sentences = explain_net(self.state, &branch.links, tried, &known);
        self.sentences.extend(sentences);
        let out = self.out.and(Refuted::by(&branch.links, tried));
        let failure = out.failure(self.state, (inner.cell, inner.house));
        self.sentences.push(failure.message());
        self.sentences
            .push(phrase("forcing-nested-wrong").with("claim", lost));
        self.known.push(lost);
        self.out = self.out.and(Refuted::by(&[], lost));
    }

    /// Explain which cell or house has nothing left in the end.
    fn fail(&mut self, place: (Option<Cell>, Option<House>)) -> Failure {
        let failure = self.out.failure(self.state, place);
        self.sentences.push(failure.message());
        failure
    }
}
