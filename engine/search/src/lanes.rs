//! Vectors of sixteen masks, one lane for each box.
//!
//! ```text
//!            stack 0  stack 1  stack 2
//!   band 0      0        1        2       3: unused
//!   band 1      4        5        6       7: unused
//!   band 2      8        9       10      11: unused
//!                                     12-15: unused
//! ```
//!
//! A function that is inlined into one that may use an instruction set is compiled for it; a call that
//! is not inlined uses the baseline of the architecture. So every function here, and every closure that
//! is given to one, is marked `inline(always)`. `map` and `from_fn` of arrays are not, hence the macros.

use std::ops::{BitAnd, BitOr};

use fearless_simd::{prelude::*, u16x16, u64x4};

pub(super) type Lanes<S> = u16x16<S>;

/// A vector for each place in a box, `3 * row + column`.
pub(super) type Places<S> = [Lanes<S>; 9];

/// An array of the values of an expression for 0, 1 and 2.
macro_rules! three {
    (|$i:ident| $value:expr) => {{
        macro_rules! at {
            ($index:expr) => {{
                let $i: usize = $index;
                $value
            }};
        }
        [at!(0), at!(1), at!(2)]
    }};
}

/// An array of the values of an expression for each place in a box.
macro_rules! nine {
    (|$i:ident| $value:expr) => {{
        macro_rules! at {
            ($index:expr) => {{
                let $i: usize = $index;
                $value
            }};
        }
        [
            at!(0),
            at!(1),
            at!(2),
            at!(3),
            at!(4),
            at!(5),
            at!(6),
            at!(7),
            at!(8),
        ]
    }};
}

pub(super) use {nine, three};

/// Combine the vectors of all places into one.
#[inline(always)]
pub(super) fn fold<T: Copy>(values: [T; 9], combine: impl Fn(T, T) -> T) -> T {
    let [upper, middle, lower] =
        three!(|r| combine(combine(values[3 * r], values[3 * r + 1]), values[3 * r + 2]));
    combine(combine(upper, middle), lower)
}

/// The bits that any place has.
#[inline(always)]
pub(super) fn union<S: Simd>(places: Places<S>) -> Lanes<S> {
    fold(
        places,
        #[inline(always)]
        |a, b| a | b,
    )
}

/// The bits that any of three vectors has.
#[inline(always)]
pub(super) fn any_of<T: BitOr<Output = T>>(a: T, b: T, c: T) -> T {
    a | b | c
}

/// The bits that at least two of three vectors have.
#[inline(always)]
pub(super) fn two_of<T: Copy + BitAnd<Output = T> + BitOr<Output = T>>(a: T, b: T, c: T) -> T {
    a & b | c & (a | b)
}

/// Combine each column of a box.
#[inline(always)]
pub(super) fn by_column<S: Simd>(
    places: Places<S>,
    combine: impl Fn(Lanes<S>, Lanes<S>, Lanes<S>) -> Lanes<S>,
) -> [Lanes<S>; 3] {
    three!(|c| combine(places[c], places[3 + c], places[6 + c]))
}

/// Combine each row of a box.
#[inline(always)]
pub(super) fn by_row<S: Simd>(
    places: Places<S>,
    combine: impl Fn(Lanes<S>, Lanes<S>, Lanes<S>) -> Lanes<S>,
) -> [Lanes<S>; 3] {
    three!(|r| combine(places[3 * r], places[3 * r + 1], places[3 * r + 2]))
}

/// Each box gets the lane of a box one or two bands below, with wrapping.
#[inline(always)]
pub(super) fn rotate_bands<S: Simd>(simd: S, lanes: Lanes<S>, by: usize) -> Lanes<S> {
    let bands: u64x4<S> = lanes.bitcast();
    let bands = bands.to_array();
    let [a, b, c] = three!(|i| bands[(i + by) % 3]);
    u64x4::load_array(simd, [a, b, c, bands[3]]).bitcast()
}

/// Each box gets the lane of a box one or two stacks to the right, with wrapping.
#[inline(always)]
pub(super) fn rotate_stacks<S: Simd>(simd: S, lanes: Lanes<S>, by: usize) -> Lanes<S> {
    let x = lanes.to_array();
    let [a, b, c] = three!(|i| (i + by) % 3);
    #[rustfmt::skip]
    let rotated = [
        x[a], x[b], x[c], x[3],
        x[4 + a], x[4 + b], x[4 + c], x[7],
        x[8 + a], x[8 + b], x[8 + c], x[11],
        x[12 + a], x[12 + b], x[12 + c], x[15],
    ];
    u16x16::load_array(simd, rotated)
}

/// Whether all lanes are zero.
#[inline(always)]
pub(super) fn is_zero<S: Simd>(simd: S, lanes: Lanes<S>) -> bool {
    lanes.simd_eq(u16x16::splat(simd, 0)).all_true()
}
