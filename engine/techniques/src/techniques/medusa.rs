//! 3D medusa: two colours over all digits, along the only two places of a digit in a house and the only
//! two digits of a cell.
//!
//! One colour of a cluster is right as a whole. A colour that would put two digits into a cell, or a
//! digit into a house twice, or that leaves a cell without a candidate, is wrong; a candidate that both
//! colours exclude is wrong either way.

use std::ops::ControlFlow;

use crate::state::State;
use crate::step::{Sink, Step, evidence};
use crate::technique::Technique;
use nonet_grid::{Candidate, Cell, CellSet, Digit, House, candidates_of};

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut known = [CellSet::EMPTY; 9];
    for cell in state.empty() {
        for digit in state.of(cell) {
            if known[digit.index()].contains(cell) {
                continue;
            }
            let cluster = Cluster::from(state, Candidate { cell, digit });
            for (known, [one, other]) in known.iter_mut().zip(cluster.colors) {
                *known = known.union(one).union(other);
            }
            if cluster.has_several_digits() {
                cluster.conclude(state, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The cells of each digit in each of two colours.
struct Cluster {
    colors: [[CellSet; 2]; 9],
}

impl Cluster {
    fn from(state: &State, start: Candidate) -> Self {
        let mut cluster = Self {
            colors: [[CellSet::EMPTY; 2]; 9],
        };
        let mut open = vec![(start, 0)];
        while let Some((one, color)) = open.pop() {
            let cells = &mut cluster.colors[one.digit.index()][color];
            if cells.contains(one.cell) {
                continue;
            }
            *cells = cells.with(one.cell);
            open.extend(partners(state, one).map(|other| (other, 1 - color)));
        }
        cluster
    }

    fn has_several_digits(&self) -> bool {
        let used = self.colors.iter().filter(|[one, _]| !one.is_empty());
        used.count() > 1
    }

    fn conclude(&self, state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
        for color in [0, 1] {
            if let Some((cell, house)) = self.clash(state, color) {
                let lost = self.candidates(color);
                return self.offer(lost, Some(color), (cell, house), sink);
            }
        }
        let [one, other] = [0, 1].map(|color| self.excluded(color));
        let lost = Digit::ALL.into_iter().flat_map(|digit| {
            let both = one[digit.index()].intersection(other[digit.index()]);
            let own = self.colors[digit.index()];
            let both = both.difference(own[0].union(own[1]));
            candidates_of(digit, both.intersection(state.places(digit)))
        });
        let lost: Vec<Candidate> = lost.collect();
        if lost.is_empty() {
            return ControlFlow::Continue(());
        }
        self.offer(lost, None, (None, None), sink)
    }

    /// A cell or a house that a colour contradicts.
    fn clash(&self, state: &State, color: usize) -> Option<(Option<Cell>, Option<House>)> {
        let mut taken = CellSet::EMPTY;
        for [one, other] in self.colors {
            let own = if color == 0 { one } else { other };
            let twice = |house: &House| own.intersection(house.cells()).len() > 1;
            if let Some(house) = House::all().find(twice) {
                return Some((None, Some(house)));
            }
            if let Some(cell) = taken.intersection(own).first() {
                return Some((Some(cell), None));
            }
            taken = taken.union(own);
        }
        let excluded = self.excluded(color);
        let is_left = |digit: Digit| state.places(digit).difference(excluded[digit.index()]);
        let left = Digit::ALL.into_iter().map(is_left);
        let left = left.fold(taken, CellSet::union);
        let empty = state.empty().difference(left);
        empty.first().map(|cell| (Some(cell), None))
    }

    /// The cells that cannot hold each digit if a colour is right.
    fn excluded(&self, color: usize) -> [CellSet; 9] {
        let filled = self.colors.iter().map(|own| own[color]);
        let filled = filled.fold(CellSet::EMPTY, CellSet::union);
        self.colors.map(|own| {
            let seen = own[color].into_iter().map(Cell::peers);
            let others = filled.difference(own[color]);
            seen.fold(others, CellSet::union)
        })
    }

    fn candidates(&self, color: usize) -> Vec<Candidate> {
        let of_digits = Digit::ALL.into_iter().zip(self.colors);
        let all = of_digits.flat_map(|(digit, own)| candidates_of(digit, own[color]));
        all.collect()
    }

    fn offer(
        &self,
        lost: Vec<Candidate>,
        wrong: Option<usize>,
        (cell, house): (Option<Cell>, Option<House>),
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        // The wrong colour comes first.
        let first = wrong.unwrap_or(0);
        let evidence = evidence::Medusa {
            colors: [first, 1 - first].map(|color| self.candidates(color)),
            cell,
            house,
        };
        sink(Step::eliminating(Technique::Medusa, lost, evidence))
    }
}

/// The candidates of which just one is right, with another one each.
fn partners(state: &State, one: Candidate) -> impl Iterator<Item = Candidate> {
    let Candidate { cell, digit } = one;
    let in_cell = state.of(cell).without(digit).only();
    let in_cell = in_cell.map(|digit| Candidate { cell, digit });
    let houses = cell.houses().into_iter();
    let in_houses = houses.filter_map(move |house| {
        let places = state.places_in(digit, house);
        let other = places.without(cell).only()?;
        Some(Candidate { cell: other, digit })
    });
    in_cell.into_iter().chain(in_houses)
}
