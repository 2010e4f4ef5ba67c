//! Cells as three bands, each three rows of nine bits.

use nonet_grid::CellSet;

/// The 27 cells of a band.
pub(super) const BAND: u32 = (1 << 27) - 1;
/// The leftmost cell of each row of a band.
pub(super) const LEFT: u32 = 0o001_001_001;
/// The rightmost cell of each row of a band.
pub(super) const RIGHT: u32 = LEFT << 8;

/// The bands of some cells.
#[inline(always)]
#[expect(clippy::cast_possible_truncation, reason = "masked to 27 bits")]
pub(super) const fn split(cells: CellSet) -> [u32; 3] {
    let bits = cells.bits();
    [
        bits as u32 & BAND,
        (bits >> 27) as u32 & BAND,
        (bits >> 54) as u32 & BAND,
    ]
}

/// The cells of three bands.
#[inline(always)]
pub(super) const fn join([upper, middle, lower]: [u32; 3]) -> CellSet {
    CellSet::from_bits(upper as u128 | (middle as u128) << 27 | (lower as u128) << 54)
}
