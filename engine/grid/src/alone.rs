//! The only cells for a digit in a house, for all houses of a kind at once.

use super::cell_set::CellSet;

/// The first cell of each row of a band of three, and the last.
const FIRST: u32 = 1 | 1 << 9 | 1 << 18;
const LAST: u32 = FIRST << 8;
/// The first columns of the boxes, of nine columns.
const LEFT: u32 = 0o111;

impl CellSet {
    /// The cells that are the only ones in their box.
    #[must_use]
    pub fn alone_in_boxes(self) -> Self {
        Self::of_bands(self.bands().map(alone_in_boxes))
    }

    /// The cells that are the only ones in their row or column.
    #[must_use]
    pub fn alone_in_lines(self) -> Self {
        let bands = self.bands();
        let (one, two) = tally(bands, [0; 3]);
        let (one, two) = tally(rows(one), rows(two));
        let columns = (one & !two) * FIRST;
        Self::of_bands(bands.map(|band| band & (columns | single_rows(band))))
    }

    /// The cells that are the only ones in some house.
    #[must_use]
    pub fn alone_in_houses(self) -> Self {
        self.alone_in_boxes().union(self.alone_in_lines())
    }

    /// The three bands of rows.
    #[expect(clippy::cast_possible_truncation, reason = "27 bits are kept")]
    fn bands(self) -> [u32; 3] {
        [0, 27, 54].map(|first| (self.bits() >> first) as u32 & 0x7FF_FFFF)
    }

    fn of_bands(bands: [u32; 3]) -> Self {
        let bits = bands.into_iter().rev();
        Self::from_bits(bits.fold(0, |bits, band| bits << 27 | u128::from(band)))
    }
}

/// The rows of a band that have one cell.
const fn single_rows(band: u32) -> u32 {
    let filled = last_of_filled(band);
    // Clear the first cell of each row.
    let single = filled & !last_of_filled(band & (band - (filled >> 8)));
    single | (single - (single >> 8))
}

/// The last cells of the rows with any cell.
const fn last_of_filled(band: u32) -> u32 {
    // Carry any cell of a row into its last cell.
    const REST: u32 = LAST - FIRST;
    (((band & REST) + REST) | band) & LAST
}

/// The cells of a band that are the only ones in their box.
fn alone_in_boxes(band: u32) -> u32 {
    let (one, two) = tally(rows(band), [0; 3]);
    let columns = |bits: u32| [0, 1, 2].map(|column| bits >> column & LEFT);
    let (one, two) = tally(columns(one), columns(two));
    band & ((one & !two) * 0b111 * FIRST)
}

fn rows(band: u32) -> [u32; 3] {
    [0, 9, 18].map(|first| band >> first & 0x1FF)
}

/// The bits that at least one of three sets has, and those that two have, or one has twice.
const fn tally([one, two, three]: [u32; 3], twice: [u32; 3]) -> (u32, u32) {
    let again = one & two | (one | two) & three;
    (one | two | three, again | twice[0] | twice[1] | twice[2])
}

#[cfg(test)]
mod tests {
    use crate::random::Random;
    use crate::{Cell, CellSet, House};

    fn alone(cells: CellSet, houses: impl Iterator<Item = House>) -> CellSet {
        houses
            .filter_map(|house| cells.intersection(house.cells()).only())
            .collect()
    }

    #[test]
    fn cells_are_alone_in_a_house_that_has_no_other_of_them() {
        let mut random = Random::new(2026, 0);
        for most in 1..=81 {
            let mut all: Vec<Cell> = Cell::all().collect();
            random.shuffle(&mut all);
            let cells: CellSet = all.into_iter().take(most).collect();

            assert_eq!(cells.alone_in_boxes(), alone(cells, House::boxes()));
            assert_eq!(cells.alone_in_lines(), alone(cells, House::lines()));
        }
    }
}
