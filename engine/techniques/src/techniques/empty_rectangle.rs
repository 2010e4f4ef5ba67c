//! Empty rectangle: the places for a digit in a box lie on one row and one column. A conjugate pair
//! with one end on the row (or column) forces the digit, if it is not at the other end, into the
//! column (or row) of the box: the cell that both see loses the digit.

use std::ops::ControlFlow;

use super::conjugate::{Conjugate, conjugates};
use super::lines::Orientation;
use crate::state::State;
use crate::step::{Sink, Step, evidence};
use crate::technique::Technique;
use nonet_grid::{Candidate, Cell, CellSet, Digit, House};

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in state.promising_digits() {
        for pattern in patterns(state, digit) {
            let eliminations = vec![pattern.cleared];
            let technique = Technique::EmptyRectangle;
            sink(Step::eliminating(
                technique,
                eliminations,
                pattern.evidence(),
            ))?;
        }
    }
    ControlFlow::Continue(())
}

/// A box whose places are split between a line and a line across, and a pair that uses it.
#[derive(Clone, Copy)]
pub(crate) struct EmptyRectangle {
    pub house: House,
    pub pair: Conjugate,
    /// The end of the pair on the line of the box, and the other.
    near: Cell,
    far: Cell,
    /// The places in the box on the line of the pair's end, and those on the line across.
    along: CellSet,
    across: CellSet,
    pub cleared: Candidate,
}

/// All patterns of a digit that eliminate something.
pub(crate) fn patterns(state: &State, digit: Digit) -> Vec<EmptyRectangle> {
    let mut found = Vec::new();
    for orientation in Orientation::BOTH {
        let lines_across = (0..9).map(|index| orientation.across(index));
        let pairs = conjugates(state, digit, lines_across);
        for house in House::boxes().filter(|_| !pairs.is_empty()) {
            for pair in &pairs {
                for (near, far) in pair.directions() {
                    let reach = Reach {
                        orientation,
                        house,
                        pair: *pair,
                        ends: [near, far],
                    };
                    found.extend(reach.pattern(state.places(digit), digit));
                }
            }
        }
    }
    found
}

/// A pair that may reach into a box by the line through its near end.
struct Reach {
    orientation: Orientation,
    house: House,
    pair: Conjugate,
    ends: [Cell; 2],
}

impl Reach {
    fn pattern(&self, places: CellSet, digit: Digit) -> Option<EmptyRectangle> {
        let in_box = places.intersection(self.house.cells());
        let [near, far] = self.ends;
        let line = self.orientation.line(self.orientation.line_of(near));
        let along = in_box.intersection(line.cells());
        let rest = in_box.difference(along);
        // The places outside the line of the near end determine the line across.
        let across = self
            .orientation
            .across(self.orientation.across_of(rest.first()?));
        let through = across.cells();
        let far_line = self.orientation.line(self.orientation.line_of(far)).cells();
        let cell = far_line.intersection(through).first()?;
        let fits = rest.is_subset(through)
            && !along.is_subset(through)
            && places.difference(self.pair.cells()).contains(cell)
            && self.is_outside(far_line);
        fits.then_some(EmptyRectangle {
            house: self.house,
            pair: self.pair,
            near,
            far,
            along,
            across: in_box.intersection(through),
            cleared: Candidate { cell, digit },
        })
    }

    /// Whether neither the pair nor the line of its far end meets the box.
    fn is_outside(&self, far_line: CellSet) -> bool {
        let used = self.pair.cells().union(far_line);
        used.intersection(self.house.cells()).is_empty()
    }
}

impl EmptyRectangle {
    pub fn evidence(&self) -> evidence::EmptyRectangle {
        evidence::EmptyRectangle {
            digit: self.cleared.digit,
            in_box: self.house,
            house: self.pair.house,
            near: self.near,
            far: self.far,
            along: self.along,
            across: self.across,
            cleared: self.cleared.cell,
        }
    }
}
