//! Colours of lines and digits: numbers that are the same for lines that look the same.

use nonet_grid::sorting::CompactSort;

/// Rows, 0 to 8, and columns, 9 to 17.
pub(super) const LINES: usize = 18;

#[derive(Clone, Copy)]
pub(super) struct Colours {
    pub lines: [u64; LINES],
    pub digits: [u64; 9],
}

impl Colours {
    /// All lines get the same colour, except the empty lines of one band or stack: exchanging those
    /// changes nothing, so their order is arbitrary.
    pub fn new(empty: [bool; LINES]) -> Self {
        let mut lines = [0; LINES];
        for line in (0..LINES).filter(|&line| empty[line]) {
            let before = line / 3 * 3..line;
            lines[line] = 1 + before.filter(|&other| empty[other]).count() as u64;
        }
        Self {
            lines,
            digits: [0; 9],
        }
    }

    /// Give one line of a class a colour of its own.
    pub const fn choose(&mut self, line: usize) {
        self.lines[line] = !self.lines[line];
    }

    /// One round of refinement: lines and digits exchange their colours.
    ///
    /// The colour of a line includes those of its band or stack, and of the grid's rows or columns.
    pub fn with(&self, mut lines: [u64; LINES], mut digits: [u64; 9]) -> Self {
        for (line, old) in lines.iter_mut().zip(self.lines) {
            *line = mix(line.wrapping_add(mix(old)));
        }
        let chutes: [u64; 6] = std::array::from_fn(|chute| sum(&lines[3 * chute..][..3]));
        let sides = [sum(&chutes[..3]), sum(&chutes[3..])];
        for (index, line) in lines.iter_mut().enumerate() {
            *line = mix(line.wrapping_add(mix(chutes[index / 3] ^ mix(sides[index / 9]))));
        }
        for (digit, old) in digits.iter_mut().zip(self.digits) {
            *digit = mix(digit.wrapping_add(mix(old)));
        }
        Self { lines, digits }
    }

    /// A number that is the same for images of the same grid under the same choices.
    pub fn trace(&self) -> u64 {
        sum(&self.lines)
    }

    /// The lines of the smallest class of lines that are alike; `None` when all differ.
    pub fn fewest_alike(&self) -> Option<impl Iterator<Item = usize> + use<>> {
        let lines = self.lines;
        let mut sorted = lines;
        sorted.sort_compactly();
        let classes = sorted.chunk_by(|one, other| one == other);
        let class = classes
            .filter(|class| class.len() > 1)
            .min_by_key(|class| class.len())?;
        let colour = class[0];
        Some((0..LINES).filter(move |&line| lines[line] == colour))
    }

    /// All lines in the order of their colours, side by side and chute by chute.
    ///
    /// The order does not depend on where lines are: the side and the chute of the least colour come
    /// first.
    pub fn order(&self) -> [usize; LINES] {
        let least = |lines: std::ops::Range<usize>| self.lines[lines].iter().min();
        let mut order = std::array::from_fn(|index| index);
        order.sort_compactly_by_key(|&line| {
            let (side, chute) = (line / 9 * 9, line / 3 * 3);
            let sides = least(side..side + 9);
            (sides, least(chute..chute + 3), self.lines[line])
        });
        order
    }
}

/// Mix the bits of a number (the finalizer of `SplitMix64`).
pub(super) const fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ number >> 31
}

/// The sum of the numbers, which doesn't depend on their order.
fn sum(numbers: &[u64]) -> u64 {
    numbers
        .iter()
        .fold(0, |sum, &number| sum.wrapping_add(mix(number)))
}
