//! The state of the search: where each digit may still go.

use super::BAND;
use super::tables::{COLUMN_PLACES, NOT_PEERS, OCCUPIED, ROW_PLACES};
use crate::cell::Cell;
use crate::digit::{Digit, DigitSet};
use crate::grid::Grid;

/// Three bands of 27 bits; the fourth lane is always 0 and makes a 128-bit vector.
pub(super) type Layer = [u32; 4];

/// The lowest and the highest bit of each row of a band.
const ROW_LOW: u32 = 0o1_001_001;
const ROW_HIGH: u32 = ROW_LOW << 8;
const ROW_REST: u32 = ROW_HIGH - ROW_LOW;

/// A dead end: some house has no place for a digit, or a cell has no digit.
#[derive(Debug)]
pub(super) struct Contradiction;

/// The candidates of all digits, kept closed under propagation.
#[derive(Clone)]
pub(super) struct Board {
    layers: [Layer; 9],
    /// Cells whose digit is not known, or known but not yet taken from the other digits.
    open: Layer,
    /// Digits whose layer changed since it was last settled, bit `i` for layer `i`.
    unsettled: u32,
}

impl Board {
    /// Write the filled cells of a grid; an error when two equal digits share a house.
    pub(super) fn new(grid: &Grid) -> Result<Self, Contradiction> {
        let mut board = Self {
            layers: [[BAND, BAND, BAND, 0]; 9],
            open: [BAND, BAND, BAND, 0],
            unsettled: 0x1FF,
        };
        let mut given = [[0; 4]; 9];
        for (cell, digit) in grid.filled() {
            let (band, bit) = place(cell);
            let layer = &mut board.layers[digit.index()];
            if layer[band] & bit == 0 {
                return Err(Contradiction);
            }
            *layer = and(*layer, NOT_PEERS[cell.index()]);
            given[digit.index()][band] |= bit;
            board.open[band] &= !bit;
        }
        for (layer, given) in board.layers.iter_mut().zip(given) {
            *layer = and(*layer, or(board.open, given));
        }
        Ok(board)
    }

    /// Draw every conclusion that follows without a guess.
    pub(super) fn propagate(&mut self) -> Result<Ambiguity, Contradiction> {
        loop {
            while self.unsettled != 0 {
                let digit = self.unsettled.trailing_zeros() as usize;
                self.unsettled &= self.unsettled - 1;
                self.settle(digit)?;
            }
            let counts = self.count_candidates();
            if counts.lacks_a_digit() {
                return Err(Contradiction);
            }
            let naked = andnot(self.open, counts.twice);
            if is_empty(naked) {
                return Ok(Ambiguity {
                    open: self.open,
                    bivalue: and(self.open, andnot(counts.twice, counts.thrice)),
                });
            }
            self.place_naked_singles(naked)?;
        }
    }

    /// Assume that the cell holds the digit.
    pub(super) fn assume(&mut self, cell: Cell, digit: Digit) {
        let layer = &mut self.layers[digit.index()];
        *layer = and(*layer, NOT_PEERS[cell.index()]);
        self.unsettled |= 1 << digit.index();
    }

    /// Take a candidate out.
    pub(super) fn exclude(&mut self, cell: Cell, digit: Digit) {
        let (band, bit) = place(cell);
        self.layers[digit.index()][band] &= !bit;
        self.unsettled |= 1 << digit.index();
    }

    /// The candidates of a cell.
    pub(super) fn digits(&self, cell: Cell) -> DigitSet {
        let (band, bit) = place(cell);
        let holders = Digit::ALL
            .into_iter()
            .filter(|digit| self.layers[digit.index()][band] & bit != 0);
        holders.fold(DigitSet::EMPTY, DigitSet::with)
    }

    /// The digits of a board without open cells.
    pub(super) fn to_grid(&self) -> Grid {
        let mut grid = Grid::EMPTY;
        for (layer, digit) in self.layers.iter().zip(Digit::ALL) {
            for cell in cells(*layer) {
                grid.set(cell, Some(digit));
            }
        }
        grid
    }

    /// Restrict a digit to the places that boxes, rows and columns together allow, and clear the
    /// cells it is sure of from all other digits.
    fn settle(&mut self, digit: usize) -> Result<(), Contradiction> {
        let layer = restrict(self.layers[digit])?;
        self.layers[digit] = layer;
        let sure = and(sole_in_row(layer), self.open);
        if is_empty(sure) {
            return Ok(());
        }
        self.open = andnot(self.open, sure);
        for (other, layer) in self.layers.iter_mut().enumerate() {
            let lost = and(*layer, sure);
            if other != digit && !is_empty(lost) {
                *layer = andnot(*layer, lost);
                self.unsettled |= 1 << other;
            }
        }
        Ok(())
    }

    fn count_candidates(&self) -> Counts {
        let mut counts = Counts::default();
        for layer in &self.layers {
            counts.thrice = or(counts.thrice, and(counts.twice, *layer));
            counts.twice = or(counts.twice, and(counts.once, *layer));
            counts.once = or(counts.once, *layer);
        }
        counts
    }

    fn place_naked_singles(&mut self, naked: Layer) -> Result<(), Contradiction> {
        for digit in 0..9 {
            for cell in cells(and(self.layers[digit], naked)) {
                let (band, bit) = place(cell);
                // An earlier naked single of the same digit may be a peer.
                if self.layers[digit][band] & bit == 0 {
                    return Err(Contradiction);
                }
                self.layers[digit] = and(self.layers[digit], NOT_PEERS[cell.index()]);
                self.unsettled |= 1 << digit;
            }
        }
        Ok(())
    }
}

/// What propagation leaves open.
pub(super) struct Ambiguity {
    pub(super) open: Layer,
    pub(super) bivalue: Layer,
}

#[derive(Default)]
struct Counts {
    once: Layer,
    twice: Layer,
    thrice: Layer,
}

impl Counts {
    fn lacks_a_digit(&self) -> bool {
        self.once[0] & self.once[1] & self.once[2] != BAND
    }
}

/// Leave a digit the places that lie in some choice of one box per row and one row per box in every
/// band, and the same for columns: all locked candidates, to a fixed point.
#[inline]
fn restrict(mut layer: Layer) -> Result<Layer, Contradiction> {
    loop {
        for band in &mut layer[..3] {
            *band &= ROW_PLACES[occupied(*band)];
        }
        let columns = layer.map(|band| (band | band >> 9 | band >> 18) & 0x1FF);
        let used = columns[0] | columns[1] << 9 | columns[2] << 18;
        let kept = COLUMN_PLACES[stack(used)]
            | COLUMN_PLACES[stack(used >> 3)] << 3
            | COLUMN_PLACES[stack(used >> 6)] << 6;
        if kept == used {
            // Nine columns and nine rows each have a place, or nothing has.
            return if used == 0 {
                Err(Contradiction)
            } else {
                Ok(layer)
            };
        }
        for (index, band) in layer[..3].iter_mut().enumerate() {
            *band &= (kept >> (9 * index) & 0x1FF) * ROW_LOW;
        }
    }
}

#[inline]
fn occupied(band: u32) -> usize {
    usize::from(OCCUPIED[band as usize & 0x1FF])
        | usize::from(OCCUPIED[(band >> 9) as usize & 0x1FF]) << 3
        | usize::from(OCCUPIED[(band >> 18) as usize & 0x1FF]) << 6
}

#[inline]
const fn stack(used: u32) -> usize {
    (used & 0o7 | used >> 6 & 0o70 | used >> 12 & 0o700) as usize
}

/// The places that are alone in their row.
#[inline]
fn sole_in_row(layer: Layer) -> Layer {
    layer.map(|band| {
        // Clear the lowest place of each row (no row is empty, so nothing is borrowed across rows);
        // then carry any other place of the row into the row's highest bit.
        let others = band & band.wrapping_sub(ROW_LOW);
        let crowded = (((others & ROW_REST) + ROW_REST) | others) & ROW_HIGH;
        let sole = ROW_HIGH & !crowded;
        band & (sole | (sole - (sole >> 8)))
    })
}

#[inline]
const fn place(cell: Cell) -> (usize, u32) {
    (cell.index() / 27, 1 << (cell.index() % 27))
}

/// The cells of a layer, ascending.
pub(super) fn cells(layer: Layer) -> impl Iterator<Item = Cell> {
    (0..3u8).flat_map(move |band| {
        let mut bits = layer[usize::from(band)];
        std::iter::from_fn(move || {
            #[expect(clippy::cast_possible_truncation, reason = "a bit position")]
            let position = bits.trailing_zeros() as u8;
            bits &= bits.wrapping_sub(1);
            if position < 27 {
                Cell::new(27 * band + position)
            } else {
                None
            }
        })
    })
}

#[inline]
pub(super) const fn and(a: Layer, b: Layer) -> Layer {
    [a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]]
}

#[inline]
pub(super) const fn or(a: Layer, b: Layer) -> Layer {
    [a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]]
}

#[inline]
pub(super) const fn andnot(a: Layer, b: Layer) -> Layer {
    [a[0] & !b[0], a[1] & !b[1], a[2] & !b[2], a[3] & !b[3]]
}

#[inline]
pub(super) const fn is_empty(layer: Layer) -> bool {
    layer[0] | layer[1] | layer[2] | layer[3] == 0
}
