//! The proof that a nested net fails: the parts of it that are needed, as stages in order.

use super::board::Board;
use super::nested::failing;
use super::spread::{Failure, Observer, Reason};
use super::trace::{key, link};
use crate::step::evidence::{Branch, Contradiction, Stage};
use crate::step::{Link, LinkKind};
use nonet_grid::{Candidate, Candidates, CellSet, Digit};

/// An event under an assumption.
#[derive(Clone, Copy, Debug)]
enum Event {
    Placed(Candidate, Reason),
    /// A candidate fails under the assumption, on the board of a layer.
    Refuted(Candidate, usize),
}

/// All events under an assumption, in order, and the event that eliminated each candidate.
#[derive(Debug)]
struct Log {
    events: Vec<Event>,
    causes: Vec<Option<usize>>,
    layer: usize,
}

impl Log {
    fn new() -> Self {
        Self {
            events: Vec::new(),
            causes: vec![None; 729],
            layer: 0,
        }
    }

    /// The placement that eliminated a candidate, if one did.
    fn cause(&self, lost: Candidate) -> Option<Candidate> {
        match self.events[self.causes[key(lost)]?] {
            Event::Placed(placed, _) => Some(placed),
            Event::Refuted(..) => None,
        }
    }
}

impl Observer for Log {
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

/// An inner net: its assumption, its events, and its failure.
struct Inner {
    assumed: Candidate,
    log: Log,
    needed: Vec<bool>,
    failure: Failure,
}

/// The proof that an assumption fails after some layers, if it does.
pub(crate) fn prove(
    candidates: &Candidates,
    assumed: Candidate,
    layers: usize,
) -> Option<(Vec<Stage>, Failure)> {
    let mut log = Log::new();
    let mut board = Board::new(candidates);
    let mut boards = Vec::new();
    let mut ended = board.assume(assumed, &mut log);
    while ended.is_ok() && boards.len() < layers {
        log.layer = boards.len();
        boards.push(board.clone());
        let mut failing = failing(&board).into_iter();
        ended = failing.try_for_each(|lost| board.refute(lost, &mut log));
    }
    let failure = ended.err()?;
    let proof = Proof {
        candidates,
        boards: &boards,
        log: &log,
    };
    Some((proof.stages(failure), failure))
}

struct Proof<'a> {
    candidates: &'a Candidates,
    /// The board before each layer.
    boards: &'a [Board],
    log: &'a Log,
}

impl Proof<'_> {
    fn stages(&self, failure: Failure) -> Vec<Stage> {
        let mut stages = Vec::new();
        let mut links = Vec::new();
        for (event, inner) in self.needed(failure) {
            match (event, inner) {
                (Event::Placed(placed, reason), _) => {
                    links.extend(self.links_to(placed, reason, None));
                }
                // uncovered: a refuted candidate fails in an inner net.
                (Event::Refuted(..), None) => {}
                (Event::Refuted(..), Some(inner)) => stages.push(Stage {
                    links: std::mem::take(&mut links),
                    refuted: Some(self.contradiction(&inner)),
                }),
            }
        }
        links.extend(self.losses(&self.nothing_left(failure), None));
        stages.push(Stage {
            links,
            refuted: None,
        });
        stages
    }

    /// The events that the failure rests on, in order, with their inner nets.
    fn needed(&self, failure: Failure) -> Vec<(Event, Option<Inner>)> {
        let mut needed = vec![false; self.log.events.len()];
        self.need(&mut needed, &self.nothing_left(failure));
        let mut events = Vec::new();
        for position in (0..needed.len()).rev() {
            if !needed[position] {
                continue;
            }
            let event = self.log.events[position];
            let inner = match event {
                Event::Placed(placed, reason) => {
                    self.need(&mut needed, &self.rivals(placed, reason));
                    None
                }
                Event::Refuted(lost, layer) => self.inner(lost, layer, &mut needed),
            };
            events.push((event, inner));
        }
        events.reverse();
        events
    }

    fn need(&self, needed: &mut [bool], lost: &[Candidate]) {
        for &candidate in lost {
            if let Some(cause) = self.log.causes[key(candidate)] {
                needed[cause] = true;
            }
        }
    }

    /// Replay an inner assumption, and mark the outer events that it needs.
    fn inner(&self, assumed: Candidate, layer: usize, outer: &mut [bool]) -> Option<Inner> {
        let mut log = Log::new();
        let failure = self.boards[layer].clone().assume(assumed, &mut log).err()?;
        let mut needed = vec![false; log.events.len()];
        let mut need = |needed: &mut [bool], lost: Vec<Candidate>| {
            for candidate in lost {
                match log.causes[key(candidate)] {
                    Some(cause) => needed[cause] = true,
                    None => self.need(outer, &[candidate]),
                }
            }
        };
        need(&mut needed, self.nothing_left(failure));
        for position in (0..needed.len()).rev() {
            if let Event::Placed(placed, reason) = log.events[position]
                && needed[position]
            {
                need(&mut needed, self.rivals(placed, reason));
            }
        }
        Some(Inner {
            assumed,
            log,
            needed,
            failure,
        })
    }

    fn contradiction(&self, inner: &Inner) -> Contradiction {
        let events = inner.log.events.iter().zip(&inner.needed);
        let mut links = Vec::new();
        for (event, _) in events.filter(|(_, needed)| **needed) {
            if let &Event::Placed(placed, reason) = event {
                links.extend(self.links_to(placed, reason, Some(inner)));
            }
        }
        links.extend(self.losses(&self.nothing_left(inner.failure), Some(inner)));
        let (cell, house) = inner.failure.place();
        Contradiction {
            branches: vec![Branch {
                assumed: inner.assumed,
                is_true: true,
                links,
            }],
            cell,
            house,
        }
    }

    /// The links to a candidate from all candidates that had to be false for it.
    fn links_to(&self, placed: Candidate, reason: Reason, inner: Option<&Inner>) -> Vec<Link> {
        let rivals = self.rivals(placed, reason);
        let mut links = self.losses(&rivals, inner);
        let to_it = |&rival: &Candidate| link(rival, placed, LinkKind::Strong);
        links.extend(rivals.iter().map(to_it));
        links
    }

    /// The links that eliminate candidates; eliminations by inner nets have none.
    fn losses(&self, lost: &[Candidate], inner: Option<&Inner>) -> Vec<Link> {
        let cause = |&lost: &Candidate| {
            let within = inner.and_then(|inner| inner.log.cause(lost));
            let cause = within.or_else(|| self.log.cause(lost))?;
            Some(link(cause, lost, LinkKind::Weak))
        };
        lost.iter().filter_map(cause).collect()
    }

    /// The candidates that had to be false for a candidate to become true.
    fn rivals(&self, placed: Candidate, reason: Reason) -> Vec<Candidate> {
        let mut rivals = match reason {
            Reason::Premise => Vec::new(),
            Reason::Cell => self.nothing_left(Failure::Cell(placed.cell)),
            Reason::House(house) => self.nothing_left(Failure::House(house, placed.digit)),
        };
        rivals.retain(|&rival| rival != placed);
        rivals
    }

    fn nothing_left(&self, failure: Failure) -> Vec<Candidate> {
        failure.candidates(self.candidates)
    }
}
