//! Uses the processor's features beyond the baseline of its architecture.
//!
//! A function that is inlined into one that may use an instruction set is compiled for it; a call that
//! is not inlined runs the baseline build. So every function of the search is marked `inline(always)`.

/// Run work compiled for x86-64-v3, where the processor supports it: 32-byte registers, and
/// instructions that count bits.
#[inline(always)]
pub(super) fn vectorized<T>(work: impl FnOnce() -> T) -> T {
    #[cfg(target_arch = "x86_64")]
    if let Some(features) = avx2() {
        return fearless_simd::Simd::vectorize(features, work);
    }
    work()
}

#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn avx2() -> Option<fearless_simd::x86::Avx2> {
    #[cfg(test)]
    if tests::IS_BASELINE.get() {
        return None;
    }
    fearless_simd::Level::new().as_avx2()
}

#[cfg(test)]
mod tests {
    use std::cell::Cell as Flag;

    use proptest::prelude::*;

    use crate::{Limits, count_solutions};
    use nonet_grid::{Cell, Digit, Grid};

    thread_local! {
        /// Whether this thread uses the baseline build.
        pub(super) static IS_BASELINE: Flag<bool> = const { Flag::new(false) };
    }

    const SOLUTION: &[u8] =
        b"982714635735692148146358729351846972497523816628971354264187593573469281819235467";

    proptest! {
        #[test]
        fn a_search_has_the_same_answer_and_nodes_on_every_machine(
            emptied in prop::collection::vec(0..81u8, 50..140),
            overwritten in prop::option::of((0..81u8, 1..=9u8)),
        ) {
            let mut grid = Grid::parse(SOLUTION).expect("a grid");
            for cell in emptied {
                grid.set(Cell::new(cell).expect("a cell"), None);
            }
            if let Some((cell, digit)) = overwritten {
                grid.set(Cell::new(cell).expect("a cell"), Digit::new(digit));
            }
            let limits = Limits { solutions: 20, nodes: 3000 };

            let found = [false, true].map(|is_baseline| {
                IS_BASELINE.set(is_baseline);
                count_solutions(&grid, limits)
            });

            prop_assert_eq!(&found[0], &found[1]);
        }
    }
}
