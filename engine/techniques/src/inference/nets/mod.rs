//! Nets: everything that follows by singles from the assumption that a candidate is true, or false.
//!
//! A net goes further than a chain: a conclusion may need several earlier ones at once.

pub(crate) mod nested;
pub(crate) mod proof;
pub(crate) mod spread;
pub(crate) mod trace;

use std::ops::ControlFlow;

use super::chains::bits::BitRows;
use super::numbering::Numbering;
use nonet_grid::propagation::{Groups, Propagation};
use nonet_grid::rows::{contains, meet, members};
use nonet_grid::{
    Candidate, Candidates, CellSet, Digit, House, Houses, candidates_at, candidates_of,
};
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

/// All that follows from each premise about some candidates.
#[derive(Debug)]
pub(crate) struct Nets {
    numbering: Numbering,
    /// The premises that lead to a contradiction.
    refuted: Vec<u64>,
    /// For each premise the candidates that are true, and those that are false.
    consequences: [BitRows; 2],
    /// The number of the first premise that a candidate is false.
    first_false: usize,
}

impl Nets {
    /// Propagate all premises.
    pub(crate) fn of(state: &Candidates) -> Self {
        let open = Digit::ALL.map(|digit| state.places(digit));
        let (numbering, groups) = grouped(state.empty(), &open);
        match numbering.candidates().len() {
            0..=128 => Self::spread::<4>(numbering, groups),
            129..=256 => Self::spread::<8>(numbering, groups),
            _ => Self::spread::<24>(numbering, groups),
        }
    }

    fn spread<const W: usize>(numbering: Numbering, groups: Groups) -> Self {
        let propagation = Propagation::<W>::of_both(groups);
        Self {
            numbering,
            // Candidates fill half a row at most.
            consequences: (propagation.consequences()).map(|rows| BitRows::of(&rows, W / 2)),
            refuted: propagation.refuted.to_vec(),
            first_false: Propagation::<W>::FIRST_OFF,
        }
    }

    fn number(&self, Premise { candidate, is_true }: Premise) -> usize {
        self.numbering.number(candidate) + if is_true { 0 } else { self.first_false }
    }

    /// The premises that lead to a contradiction, by cell and digit, true before false.
    pub(crate) fn refuted(&self) -> impl Iterator<Item = Premise> {
        let candidates = self.numbering.candidates().iter();
        let both = candidates
            .flat_map(|&candidate| [true, false].map(|is_true| Premise { candidate, is_true }));
        both.filter(|&premise| self.is_refuted(premise))
    }

    fn is_refuted(&self, premise: Premise) -> bool {
        contains(&self.refuted, self.number(premise))
    }

    /// The true and the false candidates for each digit, by all premises that don't lead to a
    /// contradiction.
    pub(crate) fn common(&self, premises: &[Premise]) -> [[CellSet; 9]; 2] {
        if premises.iter().all(|&premise| self.is_refuted(premise)) {
            return Default::default();
        }
        // A premise that is refuted has all consequences.
        [0, 1].map(|kind| {
            let row = |&premise: &Premise| self.consequences[kind].row(self.number(premise));
            let mut common = row(&premises[0]).to_vec();
            premises[1..]
                .iter()
                .for_each(|premise| meet(&mut common, row(premise)));
            self.numbering.cells(members(&common))
        })
    }
}

/// The candidates of some cells in groups, of each cell and of each digit in each house, and their numbers.
fn grouped(cells: CellSet, open: &[CellSet; 9]) -> (Numbering, Groups) {
    let at = |cell| {
        let digits = Digit::ALL.into_iter();
        candidates_at(
            cell,
            digits.filter(move |digit| open[digit.index()].contains(cell)),
        )
    };
    let numbering = Numbering::of(cells.into_iter().flat_map(at));
    let mut groups = Groups::of(numbering.candidates().len());
    for cell in cells {
        groups.add(at(cell).map(|one| numbering.number(one)));
    }
    for (digit, open) in Digit::ALL.into_iter().zip(open) {
        for house in Houses::meeting(*open) {
            let places = candidates_of(digit, open.intersection(house.cells()));
            groups.add(places.map(|one| numbering.number(one)));
        }
    }
    (numbering, groups)
}

/// The candidates of a net that cannot be true, by digit.
pub(crate) fn failing(net: &Net) -> Vec<Candidate> {
    let (numbering, groups) = grouped(net.undecided, &net.undecided_places());
    let refuted = match numbering.candidates().len() {
        // Further widths would be a little faster, but browsers load the code of each.
        0..=256 => refuted::<4>(groups),
        _ => refuted::<24>(groups),
    };
    let cells = numbering.cells(members(&refuted));
    let all = Digit::ALL.into_iter().zip(cells);
    all.flat_map(|(digit, cells)| candidates_of(digit, cells))
        .collect()
}

fn refuted<const W: usize>(groups: Groups) -> Vec<u64> {
    Propagation::<W>::of_on(groups).refuted.to_vec()
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

#[cfg(test)]
mod tests {
    use super::spread::Net;
    use super::{Nets, Premise};
    use nonet_grid::{CellSet, Digit, Grid};

    #[test]
    fn premises_have_the_consequences_of_each_followed_alone() {
        for puzzle in [
            b"1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
            b"000205000007000100300907008290000084100854002000000000710509046900040001002601800",
        ] {
            let state = super::Candidates::new(&Grid::parse(puzzle).expect("a grid"));
            let nets = Nets::of(&state);

            for candidate in state.all() {
                for is_true in [true, false] {
                    let premise = Premise { candidate, is_true };
                    let mut net = Net::of(&state);
                    net.assume(premise, &mut ());

                    assert_eq!(nets.is_refuted(premise), net.failure.is_some());
                    if net.failure.is_none() {
                        let places = Digit::ALL.map(|digit| state.places(digit));
                        let lost: [CellSet; 9] =
                            std::array::from_fn(|digit| places[digit].difference(net.open[digit]));
                        assert_eq!(nets.common(&[premise]), [net.certain, lost]);
                    }
                }
            }
        }
    }
}
