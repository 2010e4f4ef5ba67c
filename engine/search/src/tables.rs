//! Look-up tables of the search, all computed at compile time.
//!
//! A digit's candidates within three rows (a band) are 27 bits:
//!
//! ```text
//! bit  0- 8   upper row, columns 0-8
//! bit  9-17   middle row
//! bit 18-26   lower row
//! ```
//!
//! Three lines by three boxes make a 3 x 3 matrix of nine bits, `3 * line + box`. A digit takes one
//! place in each line and each box, so its true places are one of six permutations.

const PERMUTATIONS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// For nine bits of a row: which of its three groups of three are not empty.
pub(super) const OCCUPIED: [u8; 512] = {
    let mut table = [0; 512];
    let mut bits = 0;
    while bits < 512 {
        table[bits] = (bits & 0o007 != 0) as u8
            | ((bits & 0o070 != 0) as u8) << 1
            | ((bits & 0o700 != 0) as u8) << 2;
        bits += 1;
    }
    table
};

/// For a matrix of occupied groups: the band cells in groups that some permutation uses.
pub(super) const ROW_PLACES: [u32; 512] = {
    let mut table = [0; 512];
    let mut matrix = 0;
    while matrix < 512 {
        let used = union_of_permutations(matrix);
        let mut group = 0;
        while group < 9 {
            if used >> group & 1 != 0 {
                table[matrix] |= 0b111 << (3 * group);
            }
            group += 1;
        }
        matrix += 1;
    }
    table
};

/// For a matrix `3 * band + column in stack`: the places that some permutation uses, the three bits
/// of band `b` at bit `9 * b`.
pub(super) const COLUMN_PLACES: [u32; 512] = {
    let mut table = [0; 512];
    let mut matrix = 0;
    while matrix < 512 {
        let used = union_of_permutations(matrix);
        table[matrix] = used & 0o7 | (used & 0o70) << 6 | (used & 0o700) << 12;
        matrix += 1;
    }
    table
};

const fn union_of_permutations(matrix: usize) -> u32 {
    let mut union = 0;
    let mut i = 0;
    while i < PERMUTATIONS.len() {
        let [first, second, third] = PERMUTATIONS[i];
        let places = 1 << first | 8 << second | 64 << third;
        if matrix & places == places {
            union |= places;
        }
        i += 1;
    }
    #[expect(clippy::cast_possible_truncation, reason = "nine bits")]
    {
        union as u32
    }
}
