//! Seeded choices, and grids.

/// Puzzles with one solution each.
const PUZZLES: [&str; 4] = [
    "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79",
    "--------1-----2-3--4-5---6----7--4---5-1---8--2----6---7---8-4--9-6-----2--------",
    "4-----8-5-3----------7------2-----6-----8-4------1-------6-3-7-5--2-----1-4------",
    "-123-----4--5--6---7--8--9-5----4--12-------38--6----7-4--7--8---9--1--6-----942-",
];

pub struct Random(u64);

impl Random {
    pub fn of(seed: u64) -> Self {
        let mut random = Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        random.next();
        random
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() >> 33).unwrap() % bound
    }

    pub fn choice<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    fn shuffled<const N: usize>(&mut self) -> [usize; N] {
        let mut items: [usize; N] = std::array::from_fn(|at| at);
        for at in (1..N).rev() {
            items.swap(at, self.below(at + 1));
        }
        items
    }

    /// A puzzle with its digits and rows exchanged.
    pub fn grid(&mut self) -> String {
        let puzzle = self.choice(&PUZZLES).as_bytes();
        let (digits, bands): ([usize; 9], [usize; 3]) = (self.shuffled(), self.shuffled());
        let rows = bands.into_iter().flat_map(|band| {
            let rows: [usize; 3] = self.shuffled();
            rows.map(|row| 3 * band + row)
        });
        let rows: Vec<usize> = rows.collect();
        let cells = rows
            .into_iter()
            .flat_map(|row| &puzzle[9 * row..9 * row + 9]);
        let cell = |&cell: &u8| match cell {
            b'1'..=b'9' => char::from(b"123456789"[digits[usize::from(cell - b'1')]]),
            _ => '-',
        };
        cells.map(cell).collect()
    }

    /// A text without one of its lines, or with one of them twice.
    pub fn damaged(&mut self, text: &str) -> String {
        let (at, times) = (self.below(text.lines().count().max(1)), 2 * self.below(2));
        let lines = text.lines().enumerate().map(|(number, line)| {
            let times = if number == at { times } else { 1 };
            format!("{line}\n").repeat(times)
        });
        lines.collect()
    }
}
