//! The nine digits and sets of them.

use super::bit_set::bit_set;

/// A digit from 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(u8);

impl Digit {
    /// All digits, ascending.
    pub const ALL: [Self; 9] = [
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
        Self(8),
        Self(9),
    ];

    /// The digit with this value, if it is one of 1 to 9.
    #[must_use]
    pub const fn new(value: u8) -> Option<Self> {
        match value {
            1..=9 => Some(Self(value)),
            _ => None,
        }
    }

    /// The value, 1 to 9.
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0
    }

    /// The position among the digits, 0 to 8.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

/// A set of digits; bit `i` stands for digit `i + 1`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DigitSet(u16);

impl DigitSet {
    /// No digit.
    pub const EMPTY: Self = Self(0);
    /// All nine digits.
    pub const ALL: Self = Self(0x1FF);

    /// The set of one digit.
    #[must_use]
    pub const fn of(digit: Digit) -> Self {
        Self(1 << digit.index())
    }

    /// The set whose bits, of the lowest nine, are given.
    #[must_use]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// The nine bits.
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Number of digits in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        COUNTS[self.0 as usize] as usize
    }

    /// Whether the digit is in the set.
    #[must_use]
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 & Self::of(digit).0 != 0
    }

    /// The only digit of a set of one.
    #[must_use]
    pub const fn only(self) -> Option<Digit> {
        if self.0.is_power_of_two() {
            self.first()
        } else {
            None
        }
    }

    /// The lowest digit.
    #[must_use]
    pub const fn first(self) -> Option<Digit> {
        if self.0 == 0 {
            None
        } else {
            Some(Digit::ALL[self.0.trailing_zeros() as usize])
        }
    }

    /// The set with the digit added.
    #[must_use]
    pub const fn with(self, digit: Digit) -> Self {
        Self(self.0 | Self::of(digit).0)
    }

    /// The set with the digit taken out.
    #[must_use]
    pub const fn without(self, digit: Digit) -> Self {
        Self(self.0 & !Self::of(digit).0)
    }
}

bit_set!(DigitSet of "digits": Digit by Digits);

impl FromIterator<Digit> for DigitSet {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Self {
        digits.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// The number of bits set, of nine: a table, because not every processor has an instruction for it.
pub static COUNTS: [u8; 512] = {
    let mut counts = [0; 512];
    let mut mask = 1;
    while mask < 512 {
        counts[mask] = counts[mask >> 1] + if mask % 2 == 1 { 1 } else { 0 };
        mask += 1;
    }
    counts
};
