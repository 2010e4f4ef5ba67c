//! The lane permutations of `wide`.

/// For each byte of a vector, the byte to take.
pub(super) type Permutation = [u8; 64];

/// Each column of a box takes another one of the box.
pub(super) const OTHER_COLUMNS: [Permutation; 2] = [moved(0, 0, 1), moved(0, 0, 2)];

/// Each box takes another one of its stack.
pub(super) const OTHER_BANDS: [Permutation; 2] = [moved(1, 0, 0), moved(2, 0, 0)];

/// Each box takes another one of its band.
pub(super) const OTHER_STACKS: [Permutation; 2] = [moved(0, 1, 0), moved(0, 2, 0)];

/// The other two columns in the other two boxes of a stack: one way, then the other.
pub(super) const MATCHED_COLUMNS: [Permutation; 4] = [
    moved(1, 0, 1),
    moved(2, 0, 2),
    moved(1, 0, 2),
    moved(2, 0, 1),
];

/// The other two rows in the other two boxes of a band, in the lanes of rows.
pub(super) const MATCHED_ROWS: [Permutation; 4] = [
    moved(0, 1, 1),
    moved(0, 2, 2),
    moved(0, 1, 2),
    moved(0, 2, 1),
];

/// For each vector, from the lanes of columns to the lanes of rows, or back.
pub(super) const TO_ROWS: [Permutation; 3] = [to_rows(0), to_rows(1), to_rows(2)];

/// From the common board: the places in the columns 0, 1 and 2 of a box, sixteen lanes each.
pub(super) const FROM_BOXES: Permutation = {
    let mut from = [3; 32];
    let mut lane = 0;
    while lane < 27 {
        from[lane] = 16 * (lane % 3) + 4 * (lane / 9) + lane / 3 % 3;
        lane += 1;
    }
    bytes(from)
};

/// To the common board, for each column of a box.
pub(super) const TO_BOXES: [Permutation; 3] = [to_boxes(0), to_boxes(1), to_boxes(2)];

/// Cells counted from the last, by vector and lane; unused lanes come last of all.
pub(super) const CELLS_LAST_FIRST: [[u16; 32]; 3] = {
    let mut ranks = [[0x8000; 32]; 3];
    let mut cell: u16 = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        let (vector, lane) = ((row + column) % 3, row / 3 * 9 + column);
        ranks[vector as usize][lane as usize] = 80 - cell;
        cell += 1;
    }
    ranks
};

/// Each lane takes that of a box some bands below and some stacks to the right, and of a column some
/// columns to the right in it, with wrapping.
const fn moved(bands: usize, stacks: usize, columns: usize) -> Permutation {
    let mut from = UNMOVED;
    let mut lane = 0;
    while lane < 27 {
        let (band, stack, column) = (lane / 9 + bands, lane / 3 + stacks, lane + columns);
        from[lane] = 9 * (band % 3) + 3 * (stack % 3) + column % 3;
        lane += 1;
    }
    bytes(from)
}

const fn to_rows(vector: usize) -> Permutation {
    let mut from = UNMOVED;
    let mut lane = 0;
    while lane < 27 {
        from[lane] = lane / 3 * 3 + (vector + 3 - lane % 3) % 3;
        lane += 1;
    }
    bytes(from)
}

const fn to_boxes(column: usize) -> Permutation {
    let mut from = [31; 32];
    let mut lane = column;
    while lane < 27 {
        from[4 * (lane / 9) + lane / 3 % 3] = lane;
        lane += 3;
    }
    bytes(from)
}

const UNMOVED: [usize; 32] = {
    let mut lanes = [0; 32];
    let mut lane = 0;
    while lane < 32 {
        lanes[lane] = lane;
        lane += 1;
    }
    lanes
};

/// The bytes of lanes.
#[expect(clippy::cast_possible_truncation, reason = "at most 95")]
const fn bytes(lanes: [usize; 32]) -> Permutation {
    let mut bytes = [0; 64];
    let mut lane = 0;
    while lane < 32 {
        bytes[2 * lane] = 2 * lanes[lane] as u8;
        bytes[2 * lane + 1] = 2 * lanes[lane] as u8 + 1;
        lane += 1;
    }
    bytes
}
