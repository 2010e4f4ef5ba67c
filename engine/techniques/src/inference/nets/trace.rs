//! The part of a net that proves one conclusion, as links in order.

use super::Premise;
use super::spread::{Failure, Net, Observer, Reason};
use crate::step::{Link, LinkKind};
use nonet_grid::{Candidate, Candidates, CellSet, Digit};

/// Why each candidate of a net is true or false.
#[derive(Debug)]
pub(crate) struct Trace<'a> {
    state: &'a Candidates,
    /// The true candidates in order, each with its reason.
    placed: Vec<(Candidate, Reason)>,
    /// The position of the placement that made each candidate false; none if it was false before.
    causes: Vec<Option<usize>>,
}

impl Observer for Trace<'_> {
    fn placed(&mut self, candidate: Candidate, reason: Reason) {
        self.placed.push((candidate, reason));
    }

    fn removed(&mut self, digit: Digit, cells: CellSet, cause: Option<Candidate>) {
        if cause.is_some() {
            for cell in cells {
                self.causes[key(Candidate { cell, digit })] = Some(self.placed.len() - 1);
            }
        }
    }
}

impl<'a> Trace<'a> {
    /// Propagate a premise again, recording the reasons.
    pub(crate) fn of(state: &'a Candidates, premise: Premise) -> (Self, Net) {
        let mut trace = Self {
            state,
            placed: Vec::new(),
            causes: vec![None; 729],
        };
        let net = Net::spread(state, premise, &mut trace);
        (trace, net)
    }

    /// The implications that make a candidate true or false.
    pub(crate) fn to(&self, target: Candidate, is_true: bool) -> Vec<Link> {
        let mut needed = vec![false; self.placed.len()];
        if is_true {
            let position = self.placed.iter().position(|&(one, _)| one == target);
            needed[position.expect("the candidate is true")] = true;
        } else if let Some(cause) = self.causes[key(target)] {
            needed[cause] = true;
        }
        let mut links = self.links(needed);
        if !is_true {
            links.extend(self.refutation(target));
        }
        links
    }

    /// The implications that leave a cell without candidates or a house without places.
    pub(crate) fn to_failure(&self, failure: Failure) -> Vec<Link> {
        let lost = failure.candidates(self.state);
        let mut needed = vec![false; self.placed.len()];
        for &candidate in &lost {
            if let Some(cause) = self.causes[key(candidate)] {
                needed[cause] = true;
            }
        }
        let mut links = self.links(needed);
        links.extend(
            lost.iter()
                .filter_map(|&candidate| self.refutation(candidate)),
        );
        links
    }

    /// The links between the needed candidates, in the order of the net; adds the candidates that these need.
    fn links(&self, mut needed: Vec<bool>) -> Vec<Link> {
        for position in (0..self.placed.len()).rev() {
            if needed[position] {
                for other in self.rivals(position) {
                    if let Some(cause) = self.causes[key(other)] {
                        needed[cause] = true;
                    }
                }
            }
        }
        let mut links = Vec::new();
        for position in (0..self.placed.len()).filter(|&position| needed[position]) {
            for other in self.rivals(position) {
                links.extend(self.refutation(other));
                links.push(link(other, self.placed[position].0, LinkKind::Strong));
            }
        }
        links
    }

    /// The candidates that had to be false for a candidate to become true.
    fn rivals(&self, position: usize) -> Vec<Candidate> {
        let (placed, reason) = self.placed[position];
        let rivals = match reason {
            Reason::Premise => Vec::new(),
            Reason::Cell => Failure::Cell(placed.cell).candidates(self.state),
            Reason::House(house) => Failure::House(house, placed.digit).candidates(self.state),
        };
        let others = rivals.into_iter();
        others.filter(|&other| other != placed).collect()
    }

    /// The link that makes a candidate false, unless it is assumed to be.
    fn refutation(&self, target: Candidate) -> Option<Link> {
        let cause = self.causes[key(target)]?;
        Some(link(self.placed[cause].0, target, LinkKind::Weak))
    }
}

/// The number of a candidate.
pub(super) fn key(Candidate { cell, digit }: Candidate) -> usize {
    9 * cell.index() + digit.index()
}

/// A link between two candidates.
pub(super) fn link(from: Candidate, to: Candidate, kind: LinkKind) -> Link {
    let (from, to) = (from.into(), to.into());
    Link { from, to, kind }
}
