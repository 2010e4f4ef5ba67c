//! What the machine that runs it has beyond what every machine of its kind has.
//!
//! Whatever is inlined into a function that may use an instruction is compiled with it; a call of
//! what is not inlined leads back to the build for every machine. So all of the search is marked.

/// Do work with what x86-64-v3 has, where this machine has it: registers of 32 bytes, and
/// instructions that count bits.
#[inline(always)]
pub(super) fn with_its_best<T>(work: impl FnOnce() -> T) -> T {
    #[cfg(target_arch = "x86_64")]
    if let Some(machine) = best() {
        return fearless_simd::Simd::vectorize(machine, work);
    }
    work()
}

#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn best() -> Option<fearless_simd::x86::Avx2> {
    #[cfg(test)]
    if tests::IS_FORGOTTEN.get() {
        return None;
    }
    fearless_simd::Level::new().as_avx2()
}

#[cfg(test)]
mod tests {
    use std::cell::Cell as Flag;

    use proptest::prelude::*;

    use crate::grid::{Cell, Digit, Grid};
    use crate::search::{Limits, count_solutions};

    thread_local! {
        /// Whether this thread does as if its machine had nothing beyond others.
        pub(super) static IS_FORGOTTEN: Flag<bool> = const { Flag::new(false) };
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

            let found = [false, true].map(|is_forgotten| {
                IS_FORGOTTEN.set(is_forgotten);
                count_solutions(&grid, limits)
            });

            prop_assert_eq!(&found[0], &found[1]);
        }
    }
}
