//! Unique rectangles 1 to 6: further candidates prevent four cells from holding only two digits.

use std::ops::ControlFlow;

use crate::inference::rectangle::Rectangle;
use crate::state::State;
use crate::step::evidence::UniqueRectangle;
use crate::step::{Sink, offer};
use crate::technique::Technique;
use nonet_grid::{Candidate, Cell, CellSet, Digit, DigitSet, House, candidates_at, candidates_of};

/// Type 1: three corners have only the two digits, so the fourth holds neither.
pub(crate) fn find_type_1(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for rectangle in state.rectangles() {
        if let Some(cell) = rectangle.roof.only() {
            let eliminations = candidates_at(cell, state.of(cell).intersection(rectangle.digits));
            let evidence = || rectangle.evidence(state);
            let technique = Technique::UniqueRectangle1;
            offer(technique, eliminations.collect(), evidence, sink)?;
        }
    }
    ControlFlow::Continue(())
}

pub(crate) fn find_shared_extra(
    technique: Technique,
    state: &State,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for rectangle in state.rectangles() {
        let roof = rectangle.roof;
        let kind = match roof.len() {
            2 if !rectangle.is_diagonal(roof) => Technique::UniqueRectangle2,
            2 | 3 => Technique::UniqueRectangle5,
            _ => continue,
        };
        if let (true, Some(digit)) = (kind == technique, rectangle.extra.only()) {
            let cleared = state.places(digit).intersection(roof.common_peers());
            let eliminations = candidates_of(digit, cleared).collect();
            offer(technique, eliminations, || rectangle.evidence(state), sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Type 3: the extra digits of two neighbouring corners act as one cell of a naked subset.
pub(crate) fn find_type_3(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for rectangle in with_neighbouring_roof(state) {
        if rectangle.extra.len() < 2 {
            continue;
        }
        for house in House::around(rectangle.roof) {
            let others = house.cells().intersection(state.empty());
            let others = others.difference(rectangle.roof);
            let subset = Subset {
                cells: CellSet::EMPTY,
                digits: rectangle.extra,
            };
            subset.extend(state, others, &mut |subset| {
                // Subsets in both houses of the roof are found only once.
                if House::around(rectangle.roof.union(subset.cells)).next() != Some(house) {
                    return ControlFlow::Continue(());
                }
                let others = rectangle.roof.union(subset.cells).common_peers();
                let cleared =
                    |digit| candidates_of(digit, state.places(digit).intersection(others));
                let eliminations = subset.digits.into_iter().flat_map(cleared).collect();
                let evidence = || UniqueRectangle {
                    houses: House::around(rectangle.roof.union(subset.cells)).collect(),
                    subset: Some(subset.cells),
                    ..rectangle.evidence(state)
                };
                offer(Technique::UniqueRectangle3, eliminations, evidence, sink)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Some cells of a house besides the roof; the digits are theirs and the extra ones of the roof.
struct Subset {
    cells: CellSet,
    digits: DigitSet,
}

impl Subset {
    /// Visit every subset that has one more digit than cells.
    fn extend(
        &self,
        state: &State,
        others: CellSet,
        found: &mut dyn FnMut(&Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.digits.len() == self.cells.len() + 1 {
            found(self)?;
        }
        let mut rest = others;
        for cell in others {
            rest = rest.without(cell);
            let longer = Self {
                cells: self.cells.with(cell),
                digits: self.digits.union(state.of(cell)),
            };
            // Each further cell allows one more digit.
            if longer.digits.len() <= longer.cells.len() + 1 + rest.len() {
                longer.extend(state, rest, found)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Type 4: two neighbouring corners are the only places in a house for one of the digits, so neither
/// holds the other digit.
pub(crate) fn find_type_4(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for rectangle in with_neighbouring_roof(state) {
        for digit in rectangle.digits {
            let settled = |house: House| state.places_in(digit, house) == rectangle.roof;
            if House::around(rectangle.roof).any(settled) {
                let other = rectangle.digits.without(digit);
                let eliminations = roof_candidates(rectangle, other, state);
                let evidence = || rectangle.evidence(state);
                offer(Technique::UniqueRectangle4, eliminations, evidence, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Type 6: two opposite corners have extra digits, and one of the two digits has no other places in
/// both rows, or both columns: it would settle the other corners, so neither roof corner holds it.
pub(crate) fn find_type_6(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for rectangle in state.rectangles() {
        if rectangle.roof.len() != 2 || !rectangle.is_diagonal(rectangle.roof) {
            continue;
        }
        let cells = rectangle.floor.union(rectangle.roof);
        for digit in rectangle.digits {
            let settled = |house: fn(Cell) -> House| {
                rectangle.roof.into_iter().all(|cell| {
                    let places = state.places(digit).intersection(house(cell).cells());
                    !places.is_empty() && places.is_subset(cells)
                })
            };
            if settled(|cell| House::row(cell.row()))
                || settled(|cell| House::column(cell.column()))
            {
                let own = DigitSet::of(digit);
                let eliminations = roof_candidates(rectangle, own, state);
                let evidence = || rectangle.evidence(state);
                offer(Technique::UniqueRectangle6, eliminations, evidence, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn with_neighbouring_roof(state: &State) -> impl Iterator<Item = &Rectangle> {
    let fits = |one: &&Rectangle| one.roof.len() == 2 && !one.is_diagonal(one.roof);
    state.rectangles().iter().filter(fits)
}

fn roof_candidates(rectangle: &Rectangle, digits: DigitSet, state: &State) -> Vec<Candidate> {
    let own = |digit: Digit| candidates_of(digit, state.places(digit).intersection(rectangle.roof));
    digits.into_iter().flat_map(own).collect()
}
