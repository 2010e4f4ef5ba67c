//! Conjugate pairs: the two only places for a digit in a house, of which one must hold it.

use crate::state::State;
use nonet_grid::{Cell, CellSet, Digit, House};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Conjugate {
    pub house: House,
    pub ends: [Cell; 2],
}

impl Conjugate {
    pub const fn cells(self) -> CellSet {
        CellSet::of(self.ends[0]).with(self.ends[1])
    }

    /// Both readings: from the first end to the second, and back.
    pub const fn directions(self) -> [(Cell, Cell); 2] {
        let [first, second] = self.ends;
        [(first, second), (second, first)]
    }
}

/// The conjugate pairs of a digit in some houses.
pub(crate) fn conjugates(
    state: &State,
    digit: Digit,
    houses: impl Iterator<Item = House>,
) -> Vec<Conjugate> {
    let places = state.places(digit);
    let pair = |house: House| {
        let mut cells = places.intersection(house.cells()).into_iter();
        match (cells.next(), cells.next(), cells.next()) {
            (Some(first), Some(second), None) => Some(Conjugate {
                house,
                ends: [first, second],
            }),
            _ => None,
        }
    };
    houses.filter_map(pair).collect()
}
