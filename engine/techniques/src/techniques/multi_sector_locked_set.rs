//! Multi-sector locked set: cells where rows and columns cross, some digits charged to the rows, the
//! others to the columns.
//!
//! A choice of rows and of their digits determines the useful columns: those with more cells than
//! digits that are left to the column.

use std::ops::ControlFlow;

use super::new_steps::NewSteps;
use super::sectors::Sectors;
use crate::cover::{count, positions};
use crate::state::State;
use crate::step::Sink;
use crate::technique::Technique;
use nonet_grid::{CellSet, Digit, DigitSet, House};

/// The numbers of rows; with fewer it is a subset or a fish, with more the complement is found instead.
const ROWS: std::ops::RangeInclusive<u32> = 3..=6;

pub(crate) fn find(state: &State, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut new_steps = NewSteps::new(sink);
    let rows = std::array::from_fn(|row| row_digits(state, House::row(row)));
    for chosen in (0..512_u16).filter(|&rows| ROWS.contains(&count(rows))) {
        let crossings = Crossings::of(&rows, chosen);
        for of_rows in subsets(crossings.digits) {
            crossings.find(state, of_rows, &mut new_steps)?;
        }
    }
    ControlFlow::Continue(())
}

/// All subsets of a mask.
fn subsets(mask: u16) -> impl Iterator<Item = u16> {
    let mut next = Some(mask);
    std::iter::from_fn(move || {
        let subset = next?;
        next = (subset > 0).then(|| (subset - 1) & mask);
        Some(subset)
    })
}

/// The candidates of a row in each choice of columns together.
type RowDigits = [u16; 512];

fn row_digits(state: &State, row: House) -> RowDigits {
    let cells = row.cell_array();
    let mut unions = [0; 512];
    for columns in 1..512_usize {
        let lowest = columns.trailing_zeros() as usize;
        unions[columns] = unions[columns & (columns - 1)] | state.of(cells[lowest]).bits();
    }
    unions
}

/// Some rows, and their contents column by column.
///
/// Numbers for all nine columns are packed into one word, seven bits each.
struct Crossings<'a> {
    rows: [&'a RowDigits; 9],
    chosen: u16,
    digits: u16,
    /// Number of empty cells of each column.
    cells: u64,
    /// Number of digits of each set of digits in each column.
    needed: Vec<u64>,
}

/// One in each column.
const ONES: u64 = 0x0102_0408_1020_4081;

/// An offset above any number of cells or digits, so that differences stay positive.
const OFFSET: u64 = 16;

impl<'a> Crossings<'a> {
    fn of(rows: &'a [RowDigits; 9], chosen: u16) -> Self {
        let (mut cells, mut digits, mut columns_of) = (0, 0, [0_u64; 9]);
        for column in 0..9 {
            let mut union = 0;
            for row in positions(chosen) {
                let own = rows[row][1 << column];
                cells += u64::from(own != 0) << (7 * column);
                union |= own;
            }
            digits |= union;
            for digit in positions(union) {
                columns_of[digit] += 1 << (7 * column);
            }
        }
        let mut needed = vec![0; 512];
        for set in 1..512_usize {
            let lowest = set.trailing_zeros() as usize;
            needed[set] = needed[set & (set - 1)] + columns_of[lowest];
        }
        Self {
            rows: rows.each_ref(),
            chosen,
            digits,
            cells,
            needed,
        }
    }

    fn find(
        &self,
        state: &State,
        of_rows: u16,
        new_steps: &mut NewSteps<'_, '_>,
    ) -> ControlFlow<()> {
        let of_columns = usize::from(self.digits & !of_rows);
        let gains = self.cells + OFFSET * ONES - self.needed[of_columns];
        let is_even_or_more = gains >> 4 & ONES;
        let is_more = (gains - ONES) >> 4 & ONES;
        // A row gives each of its digits to one column at most, so with fewer columns the pattern is smaller.
        if is_more.count_ones() < 2 {
            return ControlFlow::Continue(());
        }
        let gain = total(gains & (is_more * 0xF));
        let more = columns(is_more);
        if self.given(of_rows, more) == gain {
            self.offer(state, of_rows, more, new_steps)?;
        }
        let all = columns(is_even_or_more);
        if all != more && self.given(of_rows, all) == gain {
            self.offer(state, of_rows, all, new_steps)?;
        }
        ControlFlow::Continue(())
    }

    /// Number of digits that the rows give to some columns.
    fn given(&self, of_rows: u16, columns: u16) -> u32 {
        let of_row = |row: usize| count(self.rows[row][usize::from(columns)] & of_rows);
        positions(self.chosen).map(of_row).sum()
    }

    fn offer(
        &self,
        state: &State,
        of_rows: u16,
        columns: u16,
        new_steps: &mut NewSteps<'_, '_>,
    ) -> ControlFlow<()> {
        let [rows, columns] = [
            positions(self.chosen).map(House::row).collect::<Vec<_>>(),
            positions(columns).map(House::column).collect(),
        ];
        let all = |lines: &[House]| {
            let cells = lines.iter().map(|line| line.cells());
            cells.fold(CellSet::EMPTY, CellSet::union)
        };
        let crossing = all(&rows).intersection(all(&columns));
        let cells = crossing.intersection(state.empty());
        let houses = Digit::ALL.map(|digit| {
            let is_of_rows = DigitSet::from_bits(of_rows).contains(digit);
            let lines = if is_of_rows { &rows } else { &columns };
            let places = state.places(digit).intersection(cells);
            let holds = |line: &&House| !places.intersection(line.cells()).is_empty();
            lines.iter().filter(holds).copied().collect()
        });
        let sectors = Sectors { cells, houses };
        new_steps.offer(sectors.eliminations(state), |lost| {
            sectors.step(Technique::MultiSectorLockedSet, lost)
        })
    }
}

/// The sum of the numbers of all columns, which is below 128.
const fn total(numbers: u64) -> u32 {
    // The product has the sums of the first, of the first two, ... and of all in its lanes.
    (numbers.wrapping_mul(ONES) >> 56 & 0x7F) as u32
}

/// The columns whose number is one.
#[expect(clippy::cast_possible_truncation, reason = "nine bits")]
const fn columns(ones: u64) -> u16 {
    // Bit 7 * i times 2^(28 - 6 * i) is bit 28 + i; no other product of two bits falls near it.
    const TOGETHER: u64 = 1 << 28 | 1 << 22 | 1 << 16 | 1 << 10 | 1 << 4;
    let (low, high) = (ones & 0xFFF_FFFF, ones >> 28);
    let low = low.wrapping_mul(TOGETHER) >> 28 & 0xF;
    let high = high.wrapping_mul(TOGETHER) >> 28 & 0x1F;
    (low | high << 4) as u16
}

#[cfg(test)]
mod tests {
    use super::{ONES, columns, total};

    #[test]
    fn numbers_of_columns_are_summed_and_gathered() {
        for mask in 0..512_u16 {
            let word = (0..9).filter(|column| mask >> column & 1 == 1);
            let word: u64 = word.map(|column| 1 << (7 * column)).sum();

            assert_eq!(columns(word), mask);
            assert_eq!(total(9 * word), 9 * mask.count_ones());
        }
        assert_eq!(columns(ONES), 0x1FF);
    }
}
