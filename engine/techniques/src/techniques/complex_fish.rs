//! Franken and mutant fish: base and cover sets that are not only parallel lines.
//!
//! The digit stands once in each base set. When every place that is in more base than cover sets, a
//! fin, is false, each base digit takes up one cover set: a place that is in more cover than base
//! sets is false. With fins this holds for places that see them all. A franken fish has boxes among rows
//! (or columns) against columns (or rows) and boxes, a mutant fish any houses.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::state::State;
use crate::step::evidence::Fish;
use crate::step::{Sink, Step};
use crate::technique::{self, Family, Technique};
use nonet_grid::budget::Budget;
use nonet_grid::sorting::CompactSort;
use nonet_grid::{Cell, CellSet, Digit, House, HouseKind, Tally, candidates_of};

pub(crate) fn find_franken(
    technique: Technique,
    size: usize,
    state: &State,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let has_fins = technique.family() == Family::Fish(technique::Fish::FinnedComplex);
    for (base, cover) in [
        (HouseKind::Row, HouseKind::Column),
        (HouseKind::Column, HouseKind::Row),
    ] {
        let search = Search {
            technique,
            size,
            has_fins,
            sides: [base, cover].map(Some),
        };
        search.run(state, sink)?;
    }
    ControlFlow::Continue(())
}

pub(crate) fn find_mutant(
    technique: Technique,
    size: usize,
    state: &State,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let search = Search {
        technique,
        size,
        has_fins: true,
        sides: [None; 2],
    };
    search.run(state, sink)
}

/// The most fins of a fish: with more it is out of reach for people and for the search.
const MOST_FINS: usize = 5;

/// The budget, in targets examined each time that a house is tried as base or cover, over all digits.
///
/// Franken fish of puzzles need less. Mutant fish, which no grade uses, are found within this
/// limit: all of them where few candidates are left, the first ones elsewhere.
const MOST_TARGETS: u64 = 1_500_000;

/// Number of candidates that may be in two base sets.
const MOST_SHARED: usize = 2;

/// The requested kind of fish.
struct Search {
    technique: Technique,
    size: usize,
    has_fins: bool,
    /// The lines that base and cover may have beside boxes; any for a mutant fish.
    sides: [Option<HouseKind>; 2],
}

impl Search {
    fn run(&self, state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let digits = state.promising_digits();
        for digit in digits {
            let places = state.places(digit);
            let houses = |side: Option<HouseKind>| {
                let usable = move |house: &House| {
                    let is_allowed = side
                        .is_none_or(|line| house.kind() == HouseKind::Box || house.kind() == line);
                    is_allowed && places.intersection(house.cells()).len() >= 2
                };
                House::all().filter(usable).collect::<Vec<_>>()
            };
            let mut digit_search = DigitSearch {
                search: self,
                digit,
                places,
                dead: state.dead_places()[digit.index()],
                budget: Budget::of(MOST_TARGETS / digits.len() as u64),
                covers: houses(self.sides[1]),
                met: BTreeSet::new(),
            };
            let bases = houses(self.sides[0]);
            let mut ended = ControlFlow::Continue(());
            let _ = digit_search.choose_base(&bases, &mut Vec::new(), Counted::NONE, &mut |step| {
                ended = sink(step);
                ended
            });
            ended?;
        }
        ControlFlow::Continue(())
    }

    /// Fish of lines only are basic; fish that are franken are not mutant.
    fn wants(&self, base: &[House], cover: &[House]) -> bool {
        let kinds = |houses: &[House]| {
            let has = |kind: HouseKind| houses.iter().any(|house| house.kind() == kind);
            [HouseKind::Row, HouseKind::Column, HouseKind::Box].map(has)
        };
        let ([rows, columns, boxes], [rows_across, columns_across, boxes_across]) =
            (kinds(base), kinds(cover));
        if self.sides[0].is_some() {
            return boxes || boxes_across;
        }
        let is_parallel = |along: bool, across: bool| !(along || across);
        !(is_parallel(columns, rows_across) || is_parallel(rows, columns_across))
    }
}

/// Cells that are in at least one, two and three of some houses.
type Counted = Tally<3>;

/// The search for one digit, with the houses that may cover it.
struct DigitSearch<'a> {
    search: &'a Search,
    digit: Digit,
    places: CellSet,
    /// The dead candidates, the only ones that may be eliminated.
    dead: CellSet,
    budget: Budget,
    covers: Vec<House>,
    /// The conclusions found so far: the same one is found with many sets.
    met: BTreeSet<(u128, bool)>,
}

impl DigitSearch<'_> {
    fn choose_base(
        &mut self,
        rest: &[House],
        base: &mut Vec<House>,
        counted: Counted,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        if base.len() == self.search.size {
            self.budget.spend(self.dead.len() as u64)?;
            let targets = self.targets(self.dead, counted, (Counted::NONE, 0));
            if targets.is_empty() {
                return ControlFlow::Continue(());
            }
            // Preparing the covers costs work too.
            self.budget.spend(self.covers.len() as u64)?;
            let fish = Cover::new(base, (counted, targets), &self.covers);
            return self.choose_cover(&fish, 0, &mut Vec::new(), Counted::NONE, sink);
        }
        let missing = self.search.size - base.len();
        self.budget.spend(1)?;
        for index in 0..(rest.len() + 1).saturating_sub(missing) {
            let longer = counted.with(self.places.intersection(rest[index].cells()));
            if longer.at_least(2).len() <= MOST_SHARED {
                base.push(rest[index]);
                self.choose_base(&rest[index + 1..], base, longer, sink)?;
                base.pop();
            }
        }
        ControlFlow::Continue(())
    }

    fn choose_cover(
        &mut self,
        fish: &Cover<'_>,
        next: usize,
        cover: &mut Vec<House>,
        counted: Counted,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        if cover.len() == self.search.size {
            return match self.conclude(fish, cover, counted) {
                Some(step) => sink(step),
                None => ControlFlow::Continue(()),
            };
        }
        let missing = self.search.size - cover.len();
        for index in next..(fish.covers.len() + 1).saturating_sub(missing) {
            let house = fish.covers[index];
            cover.push(house);
            let counted = counted.with(self.places.intersection(house.cells()));
            // If later covers cannot clear anything with this one, they cannot without it either.
            let is_possible = fish.can_clear(index + 1, missing - 1, counted);
            self.budget.spend(1 + fish.targets.len() as u64)?;
            if is_possible
                && !self
                    .targets(fish.targets, fish.counted, (counted, cover.len()))
                    .is_empty()
            {
                self.choose_cover(fish, index + 1, cover, counted, sink)?;
            }
            cover.pop();
            if !is_possible {
                break;
            }
        }
        ControlFlow::Continue(())
    }

    /// The targets that a choice of covers, begun with these, may still clear.
    ///
    /// A cell that a target does not see cannot be a fin, so the covers have to contain it. Covers that
    /// hold the target contain no such cell, and cells that do not see each other need a cover each.
    fn targets(
        &self,
        targets: CellSet,
        base: Counted,
        (cover, chosen): (Counted, usize),
    ) -> CellSet {
        let open = base.at_least(1).difference(cover.at_least(1));
        let left = self.search.size - chosen;
        let is_possible = |target: &Cell| {
            let holding = 1 + usize::from(base.at_least(1).contains(*target));
            let held = usize::from(cover.at_least(1).contains(*target))
                + usize::from(cover.at_least(2).contains(*target));
            let unseen = open.difference(target.peers()).without(*target);
            let free = left.checked_sub(holding.saturating_sub(held));
            free.is_some_and(|free| needs_at_most(unseen, free))
        };
        targets.into_iter().filter(is_possible).collect()
    }

    fn conclude(&mut self, fish: &Cover<'_>, cover: &[House], counted: Counted) -> Option<Step> {
        let fins = fish.counted.beyond(&counted);
        if fins.is_empty() == self.search.has_fins || fins.len() > MOST_FINS {
            return None;
        }
        let cleared = counted
            .beyond(&fish.counted)
            .intersection(fins.common_peers());
        if cleared.is_empty() || !self.search.wants(fish.base, cover) {
            return None;
        }
        if !self.met.insert((cleared.bits(), fins.is_empty())) {
            return None;
        }
        let body = fish.counted.at_least(1).difference(fins);
        let evidence = Fish {
            digit: self.digit,
            base: fish.base.to_vec(),
            cover: cover.to_vec(),
            body,
            fins,
        };
        let eliminations = candidates_of(self.digit, cleared).collect();
        Some(Step::eliminating(
            self.search.technique,
            eliminations,
            evidence,
        ))
    }
}

/// A choice of base sets, and the houses that may cover them.
struct Cover<'a> {
    base: &'a [House],
    counted: Counted,
    /// The places that it may eliminate.
    targets: CellSet,
    covers: Vec<House>,
    /// The cells of the covers from each position on.
    later: Vec<CellSet>,
    /// Number of base cells in each cover, in descending order.
    widest: Vec<usize>,
}

impl<'a> Cover<'a> {
    fn new(base: &'a [House], (counted, targets): (Counted, CellSet), houses: &[House]) -> Self {
        let meets = |house: &&House| {
            let shared = counted.at_least(1).intersection(house.cells());
            !base.contains(house) && !shared.is_empty()
        };
        let taken = |house: &House| counted.at_least(1).intersection(house.cells()).len();
        let mut covers: Vec<House> = houses.iter().filter(meets).copied().collect();
        // With the widest covers first, the search sees early that the rest cannot suffice.
        covers.sort_compactly_by_key(|house| Reverse(taken(house)));
        let mut later = vec![CellSet::EMPTY; covers.len() + 1];
        let mut widest = vec![0; covers.len() + 1];
        for (index, house) in covers.iter().enumerate().rev() {
            later[index] = later[index + 1].union(house.cells());
            widest[index] = taken(house);
        }
        Self {
            base,
            counted,
            targets,
            covers,
            later,
            widest,
        }
    }

    /// Whether some place sees all fins that no later cover can contain.
    fn can_clear(&self, next: usize, missing: usize, counted: Counted) -> bool {
        let open = self.counted.at_least(1).difference(counted.at_least(1));
        if open.len() > MOST_FINS + missing * self.widest[next] {
            return false;
        }
        let within_reach = counted.at_least(1).union(self.later[next]);
        let fins = self.counted.at_least(1).difference(within_reach);
        fins.len() <= MOST_FINS && sees_all(self.targets.intersection(within_reach), fins)
    }
}

/// Whether so few houses may hold all of these cells; cells that do not see each other need one each.
fn needs_at_most(mut cells: CellSet, houses: usize) -> bool {
    for _ in 0..houses {
        let Some(cell) = cells.first() else {
            return true;
        };
        cells = cells.difference(cell.peers()).without(cell);
    }
    cells.is_empty()
}

/// Whether one of the places sees all of these cells.
fn sees_all(mut places: CellSet, cells: CellSet) -> bool {
    for cell in cells {
        places = places.intersection(cell.peers());
        if places.is_empty() {
            return false;
        }
    }
    true
}
