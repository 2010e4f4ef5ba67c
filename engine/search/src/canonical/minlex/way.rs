//! One way to arrive at the least rows so far, which leaves open the choices that do not matter yet.

/// The marker of a digit without a home.
const NOWHERE: u8 = 9;

/// An order of lines, as far as the rows that are written decide it.
///
/// Columns of a stack that look the same so far are a run, and may stand in any order. They look the
/// same where a row has no digit in any of them, and where it has the first of some digits in each:
/// those have the next names, in whichever order the columns get later.
#[derive(Clone, Copy)]
pub(super) struct Way {
    pub is_transposed: bool,
    /// The rows taken so far.
    pub rows: [u8; 9],
    /// In each place the column of the grid.
    pub columns: [u8; 9],
    /// The places where a run of columns begins, as bits, and one past the last.
    starts: u16,
    /// Number of leading stacks that are empty so far and may be in any order.
    pub loose: u8,
    /// The new name of each digit, or 0: the least that it can have while it has a home.
    names: [u8; 10],
    /// The column of each digit whose name depends on the order of that column's run.
    homes: [u8; 10],
    /// The digits whose home each column is, as bits.
    living: [u16; 9],
    named: u8,
}

impl Way {
    pub const fn new(is_transposed: bool) -> Self {
        Self {
            is_transposed,
            rows: [0; 9],
            columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
            starts: 0b10_0100_1001,
            loose: 3,
            names: [0; 10],
            homes: [NOWHERE; 10],
            living: [0; 9],
            named: 0,
        }
    }

    /// The place after the last of the run that begins at a place.
    pub const fn end_of_run(&self, start: usize) -> usize {
        start + 1 + (self.starts >> (start + 1)).trailing_zeros() as usize
    }

    /// Put the stacks of the first places in this order.
    pub fn order_stacks(&mut self, stacks: [usize; 3]) {
        let columns = self.columns;
        for (place, stack) in stacks.into_iter().enumerate() {
            self.columns[3 * place..3 * place + 3]
                .copy_from_slice(&columns[3 * stack..3 * stack + 3]);
        }
    }

    /// Put some columns of a run, as bits, before the others.
    ///
    /// Digits with homes behind others get the names behind theirs, and those of a column that is
    /// now the only one have their final names.
    pub fn split(&mut self, start: usize, end: usize, first: u16) {
        let (mut run, mut ahead) = ([0; 3], 0);
        let count = first.count_ones() as usize;
        let mut behind = count;
        for &column in &self.columns[start..end] {
            let is_first = first >> column & 1 == 1;
            let place = if is_first { &mut ahead } else { &mut behind };
            run[*place] = column;
            *place += 1;
        }
        self.columns[start..end].copy_from_slice(&run[..end - start]);
        self.starts |= 1 << (start + count);
        if self.living[usize::from(run[0])] == 0 {
            return; // nor has any other column of the run
        }
        for column in &run[count..end - start] {
            for digit in digits(self.living[usize::from(*column)]) {
                self.names[digit] += u8::try_from(count).unwrap_or(0);
            }
        }
        for (part, first) in [(count, 0), (end - start - count, count)] {
            if part == 1 {
                self.settle(run[first]);
            }
        }
    }

    /// Leave the digits of a column the names that they have.
    fn settle(&mut self, column: u8) {
        let living = std::mem::take(&mut self.living[usize::from(column)]);
        for digit in digits(living) {
            self.homes[digit] = NOWHERE;
        }
    }

    /// The least name that a digit can have here.
    pub const fn least_name(&self, digit: u8) -> u8 {
        match self.names[digit as usize] {
            0 => self.named + 1,
            name => name,
        }
    }

    pub const fn has_named(&self, digit: u8) -> bool {
        self.names[digit as usize] != 0
    }

    /// Give a digit the least name that it can have.
    pub fn name(&mut self, digit: u8) {
        let index = usize::from(digit);
        if self.names[index] == 0 {
            self.named += 1;
            self.names[index] = self.named;
        }
        let home = self.homes[index];
        if home != NOWHERE {
            let (start, end) = self.run_of(home);
            self.split(start, end, 1 << home);
        }
    }

    /// Give new digits, in the columns of a run, the next names in whichever order these get.
    pub fn name_openly(&mut self, columns: &[u8], digits: &[u8; 9]) {
        let base = self.named + 1;
        for &column in columns {
            let digit = usize::from(digits[usize::from(column)]);
            self.names[digit] = base;
            self.homes[digit] = column;
            self.living[usize::from(column)] |= 1 << digit;
            self.named += 1;
        }
    }

    fn run_of(&self, column: u8) -> (usize, usize) {
        let is_it = |&one: &u8| one == column;
        let place = self.columns.iter().position(is_it).unwrap_or(0);
        let before = self.starts & ((2 << place) - 1);
        let start = 15 - before.leading_zeros() as usize;
        (start, self.end_of_run(start))
    }

    /// The names of all digits, with 0 for those that the grid lacks: columns keep the order they have.
    pub fn all_names(&self) -> [u8; 9] {
        std::array::from_fn(|index| {
            let (name, home) = (self.names[index + 1], self.homes[index + 1]);
            if home == NOWHERE {
                return name;
            }
            let (start, end) = self.run_of(home);
            let ahead = self.columns[start..end]
                .iter()
                .take_while(|&&one| one != home);
            name + u8::try_from(ahead.count()).unwrap_or(0)
        })
    }
}

/// The digits of a set.
fn digits(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let digit = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(digit)
    })
}
