//! Why each candidate of a net is true or false, and the part of it that proves one conclusion.

use super::Premise;
use super::spread::{Failure, Net, Observer, Reason};
use crate::step::{Link, LinkKind};
use nonet_grid::{Candidate, Candidates, CellSet, Digit};

/// The state of a candidate.
#[derive(Clone, Copy, Debug)]
pub(super) enum Event {
    /// It became true.
    Placed(Candidate, Reason),
    /// It was taken as false: by assumption, or since it fails on the board of a layer.
    Refuted(Candidate, usize),
}

/// All events of a net in order.
#[derive(Debug)]
pub(crate) struct Trace<'a> {
    state: &'a Candidates,
    pub(super) events: Vec<Event>,
    /// The event that made each candidate false; none if it was false before.
    causes: Vec<Option<usize>>,
    /// The layer that candidates are refuted in.
    pub(super) layer: usize,
}

/// The candidate whose truth made another false, if one did.
pub(super) type Cause<'a> = &'a dyn Fn(Candidate) -> Option<Candidate>;

impl Observer for Trace<'_> {
    fn placed(&mut self, candidate: Candidate, reason: Reason) {
        self.events.push(Event::Placed(candidate, reason));
    }

    fn removed(&mut self, digit: Digit, cells: CellSet, cause: Option<Candidate>) {
        for cell in cells {
            let lost = Candidate { cell, digit };
            if cause.is_none() {
                self.events.push(Event::Refuted(lost, self.layer));
            }
            self.causes[key(lost)] = Some(self.events.len() - 1);
        }
    }
}

impl<'a> Trace<'a> {
    /// A trace of nothing yet.
    pub(super) fn new(state: &'a Candidates) -> Self {
        Self {
            state,
            events: Vec::new(),
            causes: vec![None; 729],
            layer: 0,
        }
    }

    /// Propagate a premise again, recording the reasons.
    pub(crate) fn of(state: &'a Candidates, premise: Premise) -> (Self, Net) {
        let mut trace = Self::new(state);
        let mut net = Net::of(state);
        net.assume(premise, &mut trace);
        (trace, net)
    }

    /// The implications that make a candidate true or false.
    pub(crate) fn to(&self, target: Candidate, is_true: bool) -> Vec<Link> {
        if !is_true {
            return self.to_losses(&[target]);
        }
        let is_target = |event: &Event| matches!(event, Event::Placed(one, _) if *one == target);
        let needed = self.events.iter().map(is_target).collect();
        self.links(&self.needed(needed, &mut |_| ()), &|lost| self.cause(lost))
    }

    /// The implications that leave a cell without candidates or a house without places.
    pub(crate) fn to_failure(&self, failure: Failure) -> Vec<Link> {
        self.to_losses(&failure.candidates(self.state))
    }

    fn to_losses(&self, lost: &[Candidate]) -> Vec<Link> {
        let needed = self.needed_for(lost, &mut |_| ());
        let cause: Cause<'_> = &|lost| self.cause(lost);
        let mut links = self.links(&needed, cause);
        links.extend(lost.iter().filter_map(|&one| refutation(one, cause)));
        links
    }

    /// The failure of a net that rests on the fewest events.
    pub(super) fn nearest_failure(&self, net: &Net) -> Option<Failure> {
        net.failures(self.state).min_by_key(|failure| {
            let needed = self.needed_for(&failure.candidates(self.state), &mut |_| ());
            needed.iter().filter(|&&is_needed| is_needed).count()
        })
    }

    /// Mark the events that some losses rest on; losses that none of them caused are passed on.
    pub(super) fn needed_for(
        &self,
        lost: &[Candidate],
        beyond: &mut dyn FnMut(Candidate),
    ) -> Vec<bool> {
        let mut needed = vec![false; self.events.len()];
        self.need(&mut needed, lost, beyond);
        self.needed(needed, beyond)
    }

    /// Mark the events that marked ones rest on, too.
    fn needed(&self, mut needed: Vec<bool>, beyond: &mut dyn FnMut(Candidate)) -> Vec<bool> {
        for position in (0..needed.len()).rev() {
            if let Event::Placed(placed, reason) = self.events[position]
                && needed[position]
            {
                self.need(&mut needed, &self.rivals(placed, reason), beyond);
            }
        }
        needed
    }

    /// Mark the events that caused some losses.
    pub(super) fn need(
        &self,
        needed: &mut [bool],
        lost: &[Candidate],
        beyond: &mut dyn FnMut(Candidate),
    ) {
        for &candidate in lost {
            match self.causes[key(candidate)] {
                Some(cause) => needed[cause] = true,
                None => beyond(candidate),
            }
        }
    }

    /// The links between the marked events, in their order.
    pub(super) fn links(&self, needed: &[bool], cause: Cause<'_>) -> Vec<Link> {
        let events = self.events.iter().zip(needed);
        let placed = events.filter_map(|(event, &is_needed)| match *event {
            Event::Placed(placed, reason) if is_needed => Some((placed, reason)),
            _ => None,
        });
        placed
            .flat_map(|(placed, reason)| self.links_to(placed, reason, cause))
            .collect()
    }

    /// The links to a candidate, from all that had to be false for it.
    pub(super) fn links_to(
        &self,
        placed: Candidate,
        reason: Reason,
        cause: Cause<'_>,
    ) -> Vec<Link> {
        let rivals = self.rivals(placed, reason).into_iter();
        let links = rivals.flat_map(|rival| {
            let lost = refutation(rival, cause).into_iter();
            lost.chain([link(rival, placed, LinkKind::Strong)])
        });
        links.collect()
    }

    /// The candidates that had to be false for a candidate to become true.
    pub(super) fn rivals(&self, placed: Candidate, reason: Reason) -> Vec<Candidate> {
        let mut rivals = match reason {
            Reason::Premise => Vec::new(),
            Reason::Cell => Failure::Cell(placed.cell).candidates(self.state),
            Reason::House(house) => Failure::House(house, placed.digit).candidates(self.state),
        };
        rivals.retain(|&rival| rival != placed);
        rivals
    }

    /// The placement that made a candidate false, if one did.
    pub(super) fn cause(&self, lost: Candidate) -> Option<Candidate> {
        match self.events[self.causes[key(lost)]?] {
            Event::Placed(placed, _) => Some(placed),
            Event::Refuted(..) => None,
        }
    }
}

/// The link that makes a candidate false, unless it is taken to be.
pub(super) fn refutation(lost: Candidate, cause: Cause<'_>) -> Option<Link> {
    cause(lost).map(|cause| link(cause, lost, LinkKind::Weak))
}

fn key(Candidate { cell, digit }: Candidate) -> usize {
    9 * cell.index() + digit.index()
}

fn link(from: Candidate, to: Candidate, kind: LinkKind) -> Link {
    let (from, to) = (from.into(), to.into());
    Link { from, to, kind }
}
