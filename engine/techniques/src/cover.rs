//! The search that subsets and fish share: n sets whose union has at most n elements.

use std::ops::ControlFlow;

use nonet_grid::COUNTS;

/// Nine sets as masks of nine bits, and which of them may be chosen.
#[derive(Clone, Copy)]
pub struct Sets {
    /// The sets.
    pub masks: [u16; 9],
    /// The items that may be chosen.
    pub usable: u16,
}

impl Sets {
    /// The sets of two to `size` elements can be chosen: one element would be a single.
    #[must_use]
    pub fn up_to(masks: [u16; 9], size: u32) -> Self {
        let mut usable = 0;
        for (index, &mask) in masks.iter().enumerate() {
            let is_usable = (2..=size).contains(&count(mask));
            usable |= u16::from(is_usable) << index;
        }
        Self { masks, usable }
    }

    /// Visit every choice of `size` sets whose union has at most `size` elements.
    ///
    /// # Errors
    /// Breaks when the visitor does.
    pub fn choices(
        &self,
        size: u32,
        found: &mut impl FnMut(Choice) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.extend([size, size], Choice::default(), self.usable, found)
    }

    fn extend(
        &self,
        [missing, size]: [u32; 2],
        choice: Choice,
        mut rest: u16,
        found: &mut impl FnMut(Choice) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if missing == 0 {
            return found(choice);
        }
        let mut left = count(rest);
        while left >= missing {
            let lowest = rest & rest.wrapping_neg();
            rest ^= lowest;
            left -= 1;
            let union = choice.union | self.masks[lowest.trailing_zeros() as usize];
            if count(union) <= size {
                let sets = choice.sets | lowest;
                self.extend([missing - 1, size], Choice { sets, union }, rest, found)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Some sets, by their positions, and the union of their elements.
#[derive(Clone, Copy, Default)]
pub struct Choice {
    /// The positions of the sets.
    pub sets: u16,
    /// Their elements.
    pub union: u16,
}

/// The positions of the bits of a mask, ascending.
#[inline]
pub fn positions(mut mask: u16) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let position = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(position)
    })
}

/// The number of bits that are set, of nine.
#[must_use]
pub fn count(mask: u16) -> u32 {
    u32::from(COUNTS[usize::from(mask & 0x1FF)])
}
