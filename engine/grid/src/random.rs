//! Reproducible randomness: the same seed and stream give the same draws on every machine.

use std::ops::RangeInclusive;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A stream of draws.
///
/// `ChaCha8` keyed with the seed in the first eight bytes, little-endian, and zeros; the nonce is
/// the stream. Bounded draws are made here, so that no library can change them.
pub struct Random(ChaCha8Rng);

impl Random {
    /// The stream of this number, of this seed.
    #[must_use]
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(stream);
        Self(rng)
    }

    /// A number below `bound`, all equally likely; `bound` is 1 to 2^32 - 1.
    ///
    /// Lemire's method (2019): the high half of a 32-bit draw times `bound`; draws whose low half is
    /// below `2^32 mod bound` are repeated, as they would favour some results.
    #[expect(clippy::cast_possible_truncation, reason = "the halves of a product")]
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u32;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            if product as u32 >= bound.wrapping_neg() % bound {
                return (product >> 32) as usize;
            }
        }
    }

    /// A number within the range, all equally likely.
    pub fn within(&mut self, range: &RangeInclusive<usize>) -> usize {
        range.start() + self.below(range.end() - range.start() + 1)
    }

    /// Bring the items into a random order (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn draws_that_favour_some_numbers_are_repeated() {
        // Of four draws two would give a multiple of three.
        let bound = 3 << 30;
        let mut random = Random::new(1, 2);

        let drawn: Vec<usize> = (0..3_000).map(|_| random.below(bound)).collect();

        let of_three = drawn.iter().filter(|&number| number % 3 == 0).count();
        assert!((900..1_100).contains(&of_three));
        assert!(drawn.iter().all(|&number| number < bound));
    }
}
