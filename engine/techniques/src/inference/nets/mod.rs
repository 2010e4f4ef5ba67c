//! Nets: everything that follows by singles from the assumption that a candidate is true, or false.
//!
//! A net goes further than a chain: a conclusion may need several earlier ones at once.

pub(crate) mod nested;
pub(crate) mod proof;
pub(crate) mod spread;
pub(crate) mod trace;

use std::ops::ControlFlow;

use nonet_grid::{Candidate, Candidates, Digit, House, candidates_at, candidates_of};
use spread::Net;

/// An assumption about a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Premise {
    /// The candidate.
    pub(crate) candidate: Candidate,
    /// Whether it is taken to be true.
    pub(crate) is_true: bool,
}

impl Premise {
    /// The assumption that a candidate is true.
    pub(crate) const fn truth_of(candidate: Candidate) -> Self {
        Self {
            candidate,
            is_true: true,
        }
    }

    /// The assumption that a candidate is false.
    pub(crate) const fn falsehood_of(candidate: Candidate) -> Self {
        Self {
            candidate,
            is_true: false,
        }
    }

    /// The assumption of the contrary.
    pub(crate) const fn opposite(self) -> Self {
        Self {
            is_true: !self.is_true,
            ..self
        }
    }
}

/// The nets of all premises about some candidates.
#[derive(Debug)]
pub(crate) struct Nets {
    nets: Vec<(Premise, Net)>,
    /// The position of the net of each candidate being true; that of its being false is the next.
    positions: Vec<u16>,
}

impl Nets {
    /// Build the nets of all premises, by cell and digit, true before false.
    pub(crate) fn of(state: &Candidates) -> Self {
        let mut nets = Vec::new();
        let mut positions = vec![u16::MAX; 729];
        let start = Net::of(state);
        for cell in state.empty() {
            for digit in state.of(cell) {
                let candidate = Candidate { cell, digit };
                #[expect(clippy::cast_possible_truncation, reason = "at most 1458")]
                let position = nets.len() as u16;
                positions[9 * cell.index() + digit.index()] = position;
                for is_true in [true, false] {
                    let premise = Premise { candidate, is_true };
                    let mut net = start.clone();
                    net.assume(premise, &mut ());
                    nets.push((premise, net));
                }
            }
        }
        Self { nets, positions }
    }

    /// All nets with their premises.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &(Premise, Net)> {
        self.nets.iter()
    }

    /// The net of a premise about a candidate of the state.
    pub(crate) fn net(&self, Premise { candidate, is_true }: Premise) -> &Net {
        let index = 9 * candidate.cell.index() + candidate.digit.index();
        &self.nets[usize::from(self.positions[index]) + usize::from(!is_true)].1
    }
}

/// Visit the choices among some candidates, of which exactly one candidate each is true: cells, then houses.
///
/// Choices between two candidates are left out: their common consequences are found by chains.
pub(crate) fn choices(
    state: &Candidates,
    fewest: usize,
    visit: &mut dyn FnMut(Choice) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for cell in state.empty() {
        let candidates = candidates_at(cell, state.of(cell)).collect();
        offer(candidates, None, fewest, visit)?;
    }
    for digit in Digit::ALL {
        for house in House::all() {
            let candidates = candidates_of(digit, state.places_in(digit, house)).collect();
            offer(candidates, Some(house), fewest, visit)?;
        }
    }
    ControlFlow::Continue(())
}

fn offer(
    candidates: Vec<Candidate>,
    house: Option<House>,
    fewest: usize,
    visit: &mut dyn FnMut(Choice) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if candidates.len() < fewest {
        return ControlFlow::Continue(());
    }
    visit(Choice { candidates, house })
}

/// Candidates of which exactly one is true.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    /// The candidates.
    pub(crate) candidates: Vec<Candidate>,
    /// The house that holds them, if it is not a cell.
    pub(crate) house: Option<House>,
}
