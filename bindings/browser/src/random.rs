//! Random numbers from a seed: the same on every machine.

/// `SplitMix64`, by Sebastiano Vigna (<https://prng.di.unimi.it/splitmix64.c>, public domain).
pub struct SplitMix64(u64);

impl SplitMix64 {
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below a bound that is small.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        // The upper half, so that it fits everywhere.
        usize::try_from((mixed ^ (mixed >> 31)) >> 33).unwrap_or(0) % bound
    }

    /// The numbers from 0 in a random order.
    pub fn order<const N: usize>(&mut self) -> [usize; N] {
        let mut order = std::array::from_fn(|number| number);
        for last in (1..N).rev() {
            order.swap(last, self.below(last + 1));
        }
        order
    }
}
