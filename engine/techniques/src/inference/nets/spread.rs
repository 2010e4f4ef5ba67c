//! Follows a single assumption by singles, round by round, for proofs.

use super::Premise;
use nonet_grid::{
    Candidate, Candidates, Cell, CellSet, Digit, House, Houses, Tally, candidates_at, candidates_of,
};

/// The consequences of assumptions about the candidates of a state.
#[derive(Clone, Debug)]
pub(crate) struct Net {
    /// The places that are left to each digit.
    pub(crate) open: [CellSet; 9],
    /// Of these, the ones that hold it.
    pub(crate) certain: [CellSet; 9],
    /// The failure, if the assumptions are impossible.
    pub(crate) failure: Option<Failure>,
    /// The cells that are empty in the state, and of these the ones that hold no digit here.
    empty: CellSet,
    pub(super) undecided: CellSet,
    /// For each digit the houses that lost places of it since singles were last looked for.
    changed: [Houses; 9],
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
            Self::Cell(cell) => candidates_at(cell, state.of(cell)).collect(),
            Self::House(house, digit) => {
                candidates_of(digit, state.places_in(digit, house)).collect()
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
    /// The net of a state before anything is assumed; its singles are not applied yet.
    pub(crate) fn of(state: &Candidates) -> Self {
        let open = Digit::ALL.map(|digit| state.places(digit));
        Self {
            open,
            certain: [CellSet::EMPTY; 9],
            failure: None,
            empty: state.empty(),
            undecided: state.empty(),
            changed: open.map(Houses::meeting),
        }
    }

    /// Add a premise, and propagate it until no singles are left, or a contradiction is found.
    pub(crate) fn assume(
        &mut self,
        Premise { candidate, is_true }: Premise,
        observer: &mut impl Observer,
    ) {
        if is_true {
            self.place(candidate, Reason::Premise, observer);
            self.propagate(observer);
        } else {
            self.refute(&[candidate], observer);
        }
    }

    /// Take candidates as false, and propagate that.
    pub(crate) fn refute(&mut self, candidates: &[Candidate], observer: &mut impl Observer) {
        for &Candidate { cell, digit } in candidates {
            let own = CellSet::of(cell);
            self.remove(digit, own, Houses::meeting(own));
            observer.removed(digit, own, None);
        }
        self.propagate(observer);
    }

    /// The candidates that are neither true nor false, by digit.
    pub(crate) fn undecided(&self) -> impl Iterator<Item = Candidate> {
        let places = Digit::ALL.into_iter().zip(self.undecided_places());
        places.flat_map(|(digit, cells)| candidates_of(digit, cells))
    }

    /// For each digit the cells of such candidates.
    pub(super) fn undecided_places(&self) -> [CellSet; 9] {
        std::array::from_fn(|digit| self.open[digit].difference(self.certain[digit]))
    }

    /// All failures, of cells first, where singles end with one.
    pub(crate) fn failures(&self, state: &Candidates) -> impl Iterator<Item = Failure> {
        let left = Tally::<1>::of(self.open);
        let cells = self.empty.difference(left.at_least(1)).into_iter();
        let houses = Digit::ALL.into_iter().flat_map(move |digit| {
            let (before, open) = (state.places(digit), self.open[digit.index()]);
            Houses::meeting(before)
                .difference(Houses::meeting(open))
                .into_iter()
                .map(move |house| Failure::House(house, digit))
        });
        cells.map(Failure::Cell).chain(houses)
    }

    /// Number of true candidates.
    pub(crate) fn size(&self) -> usize {
        self.certain.iter().map(|cells| cells.len()).sum()
    }

    /// Whether a candidate of the state is true.
    pub(crate) const fn is_true(&self, Candidate { cell, digit }: Candidate) -> bool {
        self.certain[digit.index()].contains(cell)
    }

    fn propagate(&mut self, observer: &mut impl Observer) {
        let mut singles = Vec::new();
        loop {
            self.find_singles(&mut singles);
            if self.failure.is_some() || singles.is_empty() {
                return;
            }
            for (candidate, reason) in singles.drain(..) {
                self.place(candidate, reason, observer);
            }
        }
    }

    /// Write a digit, unless another single of the same round has eliminated the candidate.
    fn place(&mut self, candidate: Candidate, reason: Reason, observer: &mut impl Observer) {
        let Candidate { cell, digit } = candidate;
        if !self.open[digit.index()].contains(cell) || self.is_true(candidate) {
            return;
        }
        observer.placed(candidate, reason);
        self.certain[digit.index()] = self.certain[digit.index()].with(cell);
        self.undecided = self.undecided.without(cell);
        let own = CellSet::of(cell);
        let houses = Houses::meeting(own);
        let seen = self.open[digit.index()].intersection(cell.peers());
        if !seen.is_empty() {
            let beyond = Houses::meeting(seen).difference(houses);
            self.remove(digit, seen, beyond);
            observer.removed(digit, seen, Some(candidate));
        }
        for other in Digit::ALL {
            if other != digit && self.open[other.index()].contains(cell) {
                self.remove(other, own, houses);
                observer.removed(other, own, Some(candidate));
            }
        }
    }

    /// Take open cells from a digit, which may become a single in some houses.
    fn remove(&mut self, digit: Digit, cells: CellSet, houses: Houses) {
        let (open, changed) = (
            &mut self.open[digit.index()],
            &mut self.changed[digit.index()],
        );
        *open = open.difference(cells);
        *changed = changed.union(houses);
    }

    /// Find the singles that are not applied yet, or the first contradiction.
    fn find_singles(&mut self, singles: &mut Vec<(Candidate, Reason)>) {
        let left = Tally::<2>::of(self.open);
        if let Some(cell) = self.empty.difference(left.at_least(1)).first() {
            self.failure = Some(Failure::Cell(cell));
            return;
        }
        let naked = left.exactly(1).intersection(self.undecided);
        for digit in Digit::ALL {
            if !naked.is_empty() {
                let last = naked.intersection(self.open[digit.index()]);
                singles.extend(candidates_of(digit, last).map(|one| (one, Reason::Cell)));
            }
            let open = self.open[digit.index()];
            for house in std::mem::take(&mut self.changed[digit.index()]) {
                let left = open.intersection(house.cells()).bits();
                if left & left.wrapping_sub(1) != 0 {
                    continue;
                }
                let Some(cell) = CellSet::from_bits(left).first() else {
                    self.failure = Some(Failure::House(house, digit));
                    return;
                };
                if self.undecided.contains(cell) {
                    singles.push((Candidate { cell, digit }, Reason::House(house)));
                }
            }
        }
    }
}
