//! Propagates an assumption by singles, round by round.

use super::Premise;
use nonet_grid::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, House, candidates_of};

/// The consequences of a premise.
#[derive(Clone, Debug)]
pub(crate) struct Net {
    /// The places that are left to each digit.
    pub(crate) open: [CellSet; 9],
    /// Of these, the ones that hold it.
    pub(crate) certain: [CellSet; 9],
    /// The failure, if the premise is impossible.
    pub(crate) failure: Option<Failure>,
}

/// The contradiction of an impossible premise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// A cell without candidates.
    Cell(Cell),
    /// A house without a place for a digit.
    House(House, Digit),
}

impl Failure {
    /// The cell, or the house.
    pub(crate) const fn place(self) -> (Option<Cell>, Option<House>) {
        match self {
            Self::Cell(cell) => (Some(cell), None),
            Self::House(house, _) => (None, Some(house)),
        }
    }

    /// The candidates whose elimination causes the failure.
    pub(crate) fn candidates(self, state: &Candidates) -> Vec<Candidate> {
        match self {
            Self::Cell(cell) => {
                let digits = state.of(cell).into_iter();
                digits.map(|digit| Candidate { cell, digit }).collect()
            }
            Self::House(house, digit) => {
                let cells = state.places(digit).intersection(house.cells());
                candidates_of(digit, cells).collect()
            }
        }
    }
}

/// Why a candidate is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// It is assumed.
    Premise,
    /// It is the last one of its cell.
    Cell,
    /// It is the last place of its digit in a house.
    House(House),
}

/// An observer of a net that is being built.
pub(crate) trait Observer {
    /// A candidate becomes true.
    fn placed(&mut self, candidate: Candidate, reason: Reason);
    /// A digit loses places because a candidate, if one is given, is true.
    fn removed(&mut self, digit: Digit, cells: CellSet, cause: Option<Candidate>);
}

impl Observer for () {
    fn placed(&mut self, _: Candidate, _: Reason) {}
    fn removed(&mut self, _: Digit, _: CellSet, _: Option<Candidate>) {}
}

impl Net {
    /// Propagate a premise until there are no more singles, or a contradiction.
    pub(crate) fn spread(
        candidates: &Candidates,
        Premise { candidate, is_true }: Premise,
        observer: &mut impl Observer,
    ) -> Self {
        let mut net = Self {
            open: Digit::ALL.map(|digit| candidates.places(digit)),
            certain: [CellSet::EMPTY; 9],
            failure: None,
        };
        if is_true {
            net.place(candidate, Reason::Premise, observer);
        } else {
            let places = &mut net.open[candidate.digit.index()];
            *places = places.without(candidate.cell);
            observer.removed(candidate.digit, CellSet::of(candidate.cell), None);
        }
        while net.failure.is_none() {
            let singles = net.singles(candidates);
            if net.failure.is_some() || singles.is_empty() {
                break;
            }
            for (candidate, reason) in singles {
                net.place(candidate, reason, observer);
            }
        }
        net
    }

    /// How many candidates are true.
    pub(crate) fn size(&self) -> usize {
        self.certain.iter().map(|cells| cells.len()).sum()
    }

    /// The common consequences of two nets.
    pub(crate) fn common(&self, other: &Self) -> Self {
        Self {
            open: std::array::from_fn(|digit| self.open[digit].union(other.open[digit])),
            certain: std::array::from_fn(|digit| {
                self.certain[digit].intersection(other.certain[digit])
            }),
            failure: None,
        }
    }

    /// Whether a candidate of the state is true.
    pub(crate) const fn is_true(&self, Candidate { cell, digit }: Candidate) -> bool {
        self.certain[digit.index()].contains(cell)
    }

    /// Write a digit, unless another single of the same round has eliminated the candidate.
    fn place(&mut self, candidate: Candidate, reason: Reason, observer: &mut impl Observer) {
        let Candidate { cell, digit } = candidate;
        let places = self.open[digit.index()];
        if !places.contains(cell) || self.is_true(candidate) {
            return;
        }
        observer.placed(candidate, reason);
        self.certain[digit.index()] = self.certain[digit.index()].with(cell);
        let seen = places.intersection(cell.peers());
        self.open[digit.index()] = places.difference(seen);
        observer.removed(digit, seen, Some(candidate));
        for other in DigitSet::ALL.without(digit) {
            let places = &mut self.open[other.index()];
            if places.contains(cell) {
                *places = places.without(cell);
                observer.removed(other, CellSet::of(cell), Some(candidate));
            }
        }
    }

    /// The singles that are not applied yet, or the first contradiction.
    fn singles(&mut self, candidates: &Candidates) -> Vec<(Candidate, Reason)> {
        let mut singles = Vec::new();
        let (mut once, mut twice, mut done) = Default::default();
        for digit in 0..9 {
            twice = CellSet::union(twice, CellSet::intersection(once, self.open[digit]));
            once = CellSet::union(once, self.open[digit]);
            done = CellSet::union(done, self.certain[digit]);
        }
        if let Some(cell) = candidates.empty().difference(once).first() {
            self.failure = Some(Failure::Cell(cell));
            return singles;
        }
        let naked = once.difference(twice).difference(done);
        for digit in Digit::ALL {
            for cell in naked.intersection(self.open[digit.index()]) {
                singles.push((Candidate { cell, digit }, Reason::Cell));
            }
            self.hidden_singles(candidates, digit, &mut singles);
        }
        singles
    }

    fn hidden_singles(
        &mut self,
        candidates: &Candidates,
        digit: Digit,
        singles: &mut Vec<(Candidate, Reason)>,
    ) {
        let (open, certain) = (self.open[digit.index()], self.certain[digit.index()]);
        let places = candidates.places(digit);
        // A house that holds the digit has no candidates for it from the start.
        for house in House::all().filter(|house| meet(house.cells(), places)) {
            let left = open.intersection(house.cells());
            if left.is_empty() {
                self.failure = self.failure.or(Some(Failure::House(house, digit)));
            } else if let Some(cell) = left.only().filter(|&cell| !certain.contains(cell)) {
                singles.push((Candidate { cell, digit }, Reason::House(house)));
            }
        }
    }
}

const fn meet(one: CellSet, other: CellSet) -> bool {
    !one.intersection(other).is_empty()
}
