//! Nested forcing nets: an assumption that fails once whatever fails under it is out.

use super::branches::{Failure, Refuted, tell_net};
use super::links::Claim;
use crate::grid::{Candidates, House};
use crate::step::Link;
use crate::step::evidence::{Contradiction, NestedContradiction};
use crate::telling::message::{Message, say};
use crate::telling::places::from_box;
use crate::telling::view::{Explanation, View};

/// An assumption fails, and before that, one by one, what fails under it.
pub fn tell(view: View<'_>, evidence: &NestedContradiction) -> Explanation {
    let assumed = Claim::of(evidence.assumed.into());
    let mut account = Account {
        state: view.state,
        assumed,
        told: vec![say("forcing-suppose").with("assumed", assumed)],
        known: Vec::new(),
        out: Refuted::default(),
    };
    for stage in &evidence.stages {
        account.follow(&stage.links);
        if let Some(inner) = &stage.refuted {
            account.refute(inner);
        }
    }
    let failure = account.fail(evidence.house.as_slice());
    let said = failure.in_words("forcing-nested").with("assumed", assumed);
    let place = from_box(evidence.assumed.cell);
    view.explain(place, vec![said, view.conclusion()])
        .by(account.told)
}

/// What was told under an assumption so far, and what is out because of it.
struct Account<'a> {
    state: &'a Candidates,
    assumed: Claim,
    told: Vec<Message>,
    known: Vec<Claim>,
    out: Refuted,
}

impl Account<'_> {
    /// Tell the singles of a stage.
    fn follow(&mut self, links: &[Link]) {
        let told = tell_net(self.state, links, self.assumed, &self.known);
        self.told.extend(told);
        let claims = |link| [Claim::start_of(link), Claim::end_of(link)];
        self.known.extend(links.iter().flat_map(claims));
        self.out = self.out.and(Refuted::by(links, self.assumed));
    }

    /// Tell an assumption under the assumption, and that it fails.
    fn refute(&mut self, inner: &Contradiction) {
        let branch = &inner.branches[0];
        let (tried, lost) = (
            Claim::of(branch.assumed.into()),
            Claim::not(branch.assumed.into()),
        );
        self.told
            .push(say("forcing-nested-suppose").with("assumed", tried));
        let known = [&*self.known, &[self.assumed]].concat();
        let told = tell_net(self.state, &branch.links, tried, &known);
        self.told.extend(told);
        let out = self.out.and(Refuted::by(&branch.links, tried));
        self.told
            .push(out.failure(self.state, inner.house.as_slice()).told());
        self.told
            .push(say("forcing-nested-wrong").with("claim", lost));
        self.known.push(lost);
        self.out = self.out.and(Refuted::by(&[], lost));
    }

    /// Tell what has nothing left in the end.
    fn fail(&mut self, houses: &[House]) -> Failure {
        let failure = self.out.failure(self.state, houses);
        self.told.push(failure.told());
        failure
    }
}
