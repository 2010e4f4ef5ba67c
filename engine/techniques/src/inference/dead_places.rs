//! The places of a digit that are in none of the ways to write it into every house once.
//!
//! Every elimination by a pattern of one digit, be it a fish, a colouring or a chain, is such a place.
//! So a digit without any needs no search for patterns, and this test is far cheaper than a search.
//!
//! A band of three rows takes the digit three times, once per stack of columns. The columns that it
//! uses are one of 27 choices, one column of each stack, and three bands fit when they share none.

use nonet_grid::{CellSet, Digit, DigitSet, Grid};

/// Some of the 27 choices of a column in each stack; bit `a + 3 * b + 9 * c` stands for column `a` of
/// the first stack, `b` of the second and `c` of the third.
type Choices = u32;

/// The stacks that the rows of a band may use, in turn.
const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// The dead places of each digit; all places of a digit that cannot be placed any more.
pub(crate) fn dead_places(grid: &Grid, places: [CellSet; 9]) -> [CellSet; 9] {
    let mut open = places;
    for (cell, digit) in grid.filled() {
        let cells = &mut open[digit.index()];
        *cells = cells.with(cell);
    }
    std::array::from_fn(|digit| places[digit].difference(alive(open[digit])))
}

/// The digits with places among these.
pub(crate) fn digits_in(places: &[CellSet; 9]) -> DigitSet {
    let has_places = |digit: &Digit| !places[digit.index()].is_empty();
    let digits = Digit::ALL.into_iter().filter(has_places);
    digits.collect()
}

/// The cells, of those open to a digit, that some way uses.
fn alive(open: CellSet) -> CellSet {
    let bands = [0, 1, 2].map(|band| Band::of(open, band));
    let fitting = fitting(bands.map(Band::choices));
    let alive = bands.iter().zip(fitting).enumerate();
    alive.fold(CellSet::EMPTY, |all, (index, (band, choices))| {
        all.union(band.cells(choices, index))
    })
}

/// The choices of each band that are compatible with choices of the two others.
fn fitting([first, second, third]: [Choices; 3]) -> [Choices; 3] {
    let mut fitting = [0; 3];
    for one in bits(first) {
        for other in bits(second & DISJOINT[one]) {
            let rest = DISJOINT[one] & DISJOINT[other] & third;
            if rest != 0 {
                fitting[0] |= 1 << one;
                fitting[1] |= 1 << other;
                fitting[2] |= rest;
            }
        }
    }
    fitting
}

/// Three rows: for each the open columns of each stack, three bits.
#[derive(Clone, Copy)]
struct Band([[usize; 3]; 3]);

impl Band {
    fn of(open: CellSet, band: usize) -> Self {
        let columns = |row: usize, stack: usize| {
            let first = 27 * band + 9 * row + 3 * stack;
            (open.bits() >> first) as usize & 0b111
        };
        Self([0, 1, 2].map(|row| [0, 1, 2].map(|stack| columns(row, stack))))
    }

    /// The choices that the rows can make when they use the stacks in an order.
    fn choices_in(self, order: [usize; 3]) -> Choices {
        let rows = self.0.iter().zip(order);
        rows.fold(Choices::MAX, |all, (row, stack)| {
            all & WITHIN[stack][row[stack]]
        })
    }

    fn choices(self) -> Choices {
        let orders = ORDERS.into_iter();
        orders.fold(0, |all, order| all | self.choices_in(order))
    }

    /// The cells of the band that make up some of these choices.
    fn cells(self, choices: Choices, band: usize) -> CellSet {
        let mut cells = 0;
        for order in ORDERS {
            let made = self.choices_in(order) & choices;
            if made == 0 {
                continue;
            }
            for (row, stack) in order.into_iter().enumerate() {
                for column in 0..3 {
                    let is_used = made & WITHIN[stack][1 << column] != 0;
                    cells |= u128::from(is_used) << (9 * row + 3 * stack + column);
                }
            }
        }
        CellSet::from_bits(cells << (27 * band))
    }
}

fn bits(mut choices: Choices) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = choices.trailing_zeros();
        choices &= choices.wrapping_sub(1);
        (lowest < Choices::BITS).then_some(lowest as usize)
    })
}

/// The column that a choice has in a stack.
const fn column(choice: usize, stack: usize) -> usize {
    [choice % 3, choice / 3 % 3, choice / 9][stack]
}

/// For each stack and each set of its columns, the choices that take one of these columns.
static WITHIN: [[Choices; 8]; 3] = {
    let mut within = [[0; 8]; 3];
    let mut index = 0;
    while index < 3 * 8 * 27 {
        let (stack, columns, choice) = (index / 27 / 8, index / 27 % 8, index % 27);
        if columns >> column(choice, stack) & 1 == 1 {
            within[stack][columns] |= 1 << choice;
        }
        index += 1;
    }
    within
};

/// For each choice those that share no column with it.
static DISJOINT: [Choices; 27] = {
    let mut disjoint = [0; 27];
    let mut index = 0;
    while index < 27 * 27 {
        let (one, other) = (index / 27, index % 27);
        let mut stack = 0;
        while stack < 3 && column(one, stack) != column(other, stack) {
            stack += 1;
        }
        if stack == 3 {
            disjoint[one] |= 1 << other;
        }
        index += 1;
    }
    disjoint
};

#[cfg(test)]
mod tests {
    use super::alive;
    use nonet_grid::{Cell, CellSet, House};

    /// All ways one after the other.
    fn spell_out(open: CellSet, row: usize, used: CellSet, alive: &mut CellSet) {
        if row == 9 {
            *alive = alive.union(used);
            return;
        }
        for cell in open.intersection(House::row(row).cells()) {
            spell_out(
                open.difference(cell.peers()),
                row + 1,
                used.with(cell),
                alive,
            );
        }
    }

    /// Three quarters, a half or a quarter of all cells.
    fn scattered(seed: u64) -> CellSet {
        let mut bits = seed;
        let keep = |_: &Cell| {
            bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            bits >> 62 > seed % 3
        };
        Cell::all().filter(keep).collect()
    }

    #[test]
    fn a_place_is_alive_if_some_way_spelled_out_uses_it() {
        for seed in 0..300 {
            let open = scattered(seed);
            let mut expected = CellSet::EMPTY;
            spell_out(open, 0, CellSet::EMPTY, &mut expected);

            assert_eq!(alive(open), expected, "seed {seed}");
        }
    }

    #[test]
    fn a_digit_that_is_open_everywhere_has_no_dead_place() {
        assert_eq!(alive(CellSet::ALL), CellSet::ALL);
    }

    #[test]
    fn a_digit_that_a_row_has_no_place_for_has_none_alive() {
        assert!(alive(CellSet::ALL.difference(House::row(4).cells())).is_empty());
    }
}
