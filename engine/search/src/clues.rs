//! Reads the digits of a grid for all cells at once, and writes them likewise.
//!
//! A loop over the cells would have a branch for each, and many mispredictions. Instead the values,
//! numbers of four bits, are transposed into four planes: the cells whose value has the bit.
//!
//! ```text
//! values    5 3 0 0 7        plane 0   1 1 0 0 1     the cells of 5, 101 in binary:
//!                            plane 1   0 1 0 0 1     in plane 0, not in plane 1,
//!                            plane 2   1 0 0 0 1     in plane 2, not in plane 3
//!                            plane 3   0 0 0 0 0
//! ```

use super::bands::{BAND, LEFT, RIGHT, join, split};
use nonet_grid::{CellSet, Grid};

/// Lanes: a band of each digit, padded to whole registers.
type Lanes = [u32; 12];

/// A value for each lane of the three bands. Loops are inlined always, `from_fn` and `map` are not.
#[inline(always)]
fn lanes(value: impl Fn(usize, usize) -> u32) -> [Lanes; 3] {
    let mut all = [[0; 12]; 3];
    for (band, lanes) in all.iter_mut().enumerate() {
        for (digit, lane) in lanes.iter_mut().enumerate() {
            *lane = value(band, digit);
        }
    }
    all
}

/// The places that the givens of a grid leave to each digit.
pub(super) struct Clues {
    /// The givens of each digit, and the open cells that see none of them.
    pub(super) places: [CellSet; 9],
    /// The cells that are not given.
    pub(super) open: CellSet,
}

impl Clues {
    /// Read a grid; none when two equal digits share a house.
    #[inline(always)]
    pub(super) fn read(grid: &Grid) -> Option<Self> {
        let planes = planes_of(grid);
        let filled = planes.into_iter().fold(CellSet::EMPTY, CellSet::union);
        let [ones, twos, fours, eights] = planes;
        let planes = [split(ones), split(twos), split(fours), split(eights)];
        let givens = lanes(|band, digit| {
            let holds = |bit: usize| planes[bit][band] ^ ABSENT[bit][digit];
            holds(0) & holds(1) & holds(2) & holds(3)
        });
        let houses = Houses::of(&givens);
        if !houses.are_of_one_each(filled) {
            return None;
        }
        let open = CellSet::ALL.difference(filled);
        let left = lanes(|band, digit| {
            split(open)[band] & !houses.cells(band, digit) | givens[band][digit]
        });
        let mut clues = Self {
            places: [CellSet::EMPTY; 9],
            open,
        };
        for (digit, places) in clues.places.iter_mut().enumerate() {
            *places = join([left[0][digit], left[1][digit], left[2][digit]]);
        }
        Some(clues)
    }
}

/// The houses that hold each digit.
struct Houses {
    /// By bands: the last cell of each row.
    rows: [Lanes; 3],
    /// The nine columns.
    columns: Lanes,
    /// By bands: a bit in three for each box.
    boxes: [Lanes; 3],
}

impl Houses {
    #[inline(always)]
    fn of(givens: &[Lanes; 3]) -> Self {
        let folded = lanes(|band, digit| columns_of(givens[band][digit]));
        let [columns, ..] =
            lanes(|_, digit| folded[0][digit] | folded[1][digit] | folded[2][digit]);
        Self {
            rows: lanes(|band, digit| row_ends(givens[band][digit])),
            columns,
            boxes: lanes(|band, digit| {
                let columns = folded[band][digit];
                (columns | columns >> 1 | columns >> 2) & 0o111
            }),
        }
    }

    /// All cells in a band of the houses of a digit.
    #[inline(always)]
    fn cells(&self, band: usize, digit: usize) -> u32 {
        let ends = self.rows[band][digit];
        let rows = (ends << 1).wrapping_sub(ends >> 8);
        let boxes = self.boxes[band][digit] * 0o7;
        ((self.columns[digit] | boxes) * LEFT) | rows
    }

    /// Whether no house holds a digit twice: then as many houses of each kind hold it as there are cells.
    #[inline(always)]
    fn are_of_one_each(&self, filled: CellSet) -> bool {
        let mut rows = [0; 3];
        let mut columns = 0u128;
        let mut boxes = [0; 3];
        for digit in 0..9 {
            for band in 0..3 {
                rows[band] |= self.rows[band][digit] >> digit;
                // Three digits side by side in the bits of three, and so three times.
                boxes[band] |= self.boxes[band][digit] << (digit % 3 + digit / 3 * 9);
            }
            columns |= u128::from(self.columns[digit]) << (9 * digit);
        }
        let cells = filled.len();
        join(rows).len() == cells
            && CellSet::from_bits(columns).len() == cells
            && join(boxes).len() == cells
    }
}

/// Write the cells of each digit; the sets are disjoint.
#[inline(always)]
pub(super) fn write(cells: &[CellSet; 9]) -> Grid {
    let mut planes = [0; 4];
    for (digit, cells) in (1..).zip(cells) {
        for (bit, plane) in planes.iter_mut().enumerate() {
            if digit >> bit & 1 != 0 {
                *plane |= cells.bits();
            }
        }
    }
    let mut values = [0; 88];
    for (index, word) in values.as_chunks_mut().0.iter_mut().enumerate() {
        let mut digits = 0;
        for (bit, plane) in planes.iter().enumerate() {
            digits |= scattered(plane >> (8 * index) & 0xFF) << bit;
        }
        *word = u64::to_le_bytes(digits);
    }
    let (values, _) = values.split_first_chunk().expect("88 are more than 81");
    Grid::of_values(*values)
}

/// The cells whose value has each of its four bits.
#[inline(always)]
fn planes_of(grid: &Grid) -> [CellSet; 4] {
    let (words, last) = grid.values().as_chunks();
    let mut planes = [CellSet::EMPTY; 4];
    for (bit, cells) in planes.iter_mut().enumerate() {
        let mut plane = u128::from(last[0] >> bit & 1) << 80;
        for (index, word) in words.iter().enumerate() {
            plane |= u128::from(gathered(u64::from_le_bytes(*word) >> bit)) << (8 * index);
        }
        *cells = CellSet::from_bits(plane);
    }
    planes
}

const LOWEST: u64 = 0x0101_0101_0101_0101;

/// The lowest bit of each of eight bytes, as one byte.
#[inline(always)]
const fn gathered(bytes: u64) -> u64 {
    (bytes & LOWEST).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// Each bit of a byte, as the lowest bit of one of eight.
#[inline(always)]
#[expect(clippy::cast_possible_truncation, reason = "a byte")]
const fn scattered(byte: u128) -> u64 {
    // Copied to all bytes, one bit left in each, and that carried to the highest place.
    let bits = (byte as u64).wrapping_mul(LOWEST) & 0x8040_2010_0804_0201;
    (bits + 0x7F7F_7F7F_7F7F_7F7F) >> 7 & LOWEST
}

/// The masks that complement a plane for the digits that lack its bit.
const ABSENT: [Lanes; 4] = {
    let mut absent = [[0; 12]; 4];
    let mut bit = 0;
    while bit < 4 {
        let mut digit = 0;
        while digit < 12 {
            if (digit + 1) >> bit & 1 == 0 {
                absent[bit][digit] = BAND;
            }
            digit += 1;
        }
        bit += 1;
    }
    absent
};

/// The last cell of each row of a band that has a cell.
#[inline(always)]
const fn row_ends(band: u32) -> u32 {
    const REST: u32 = RIGHT - LEFT;
    (((band & REST) + REST) | band) & RIGHT
}

/// The columns of a band that have a cell.
#[inline(always)]
const fn columns_of(band: u32) -> u32 {
    (band | band >> 9 | band >> 18) & 0o777
}
