//! Where nets of a board may say something, and where they need not be spun.

use super::board::{Board, Boards, cell_at};
use super::flood::{Flood, Starts};
use super::flood_patterns;
use super::geometry::{bits_of, cells_of};
use super::wave::{Row, both, candidate_count, is_none};

/// What floods tell of nets: where a set lacks something, the nets say nothing.
#[derive(Clone)]
pub(super) struct Prospects {
    /// What leads to a contradiction when it is in, and when it is out.
    pub(super) refuted: [Boards; 2],
    /// From whose presence and absence the same follows.
    pub(super) both_ways: Boards,
    /// Cells from all of whose candidates the same follows.
    pub(super) cells: u128,
    /// For each digit the houses from all of whose places the same follows.
    pub(super) houses: [u32; 9],
}

impl Prospects {
    /// Nothing is known, so that any net may say something.
    pub(super) const ALL: Self = Self {
        refuted: [[u128::MAX; 9]; 2],
        both_ways: [u128::MAX; 9],
        cells: u128::MAX,
        houses: [u32::MAX; 9],
    };

    /// Look where something follows on a board by links.
    pub(super) fn by_links(board: &Board, within_cells: bool) -> Self {
        match candidate_count(board) {
            0..=128 => look(&Flood::<2>::new(board, within_cells)),
            129..=256 => look(&Flood::<4>::new(board, within_cells)),
            _ => look(&Flood::<12>::new(board, within_cells)),
        }
    }

    /// Look where something follows by links, locked digits, pairs and X-wings.
    pub(super) fn by_patterns(board: &Board) -> Self {
        if candidate_count(board) <= 256 {
            look(&with_patterns::<4>(board))
        } else {
            look(&with_patterns::<12>(board))
        }
    }

    /// Whether no net says anything.
    pub(super) fn is_none(&self) -> bool {
        let boards = [&self.refuted[0], &self.refuted[1], &self.both_ways];
        boards.iter().all(|boards| **boards == [0; 9]) && self.cells == 0 && self.houses == [0; 9]
    }

    /// Whether the presence of a candidate, or its absence, may lead to a contradiction.
    pub(super) fn is_refuted(&self, (cell, digit): (usize, usize), starts_on: bool) -> bool {
        self.refuted[usize::from(!starts_on)][digit] >> cell & 1 != 0
    }
}

fn with_patterns<const W: usize>(board: &Board) -> Flood<'_, W> {
    let mut flood = Flood::new(board, true);
    flood_patterns::add(&mut flood);
    flood
}

fn look<const W: usize>(flood: &Flood<'_, W>) -> Prospects {
    let board = flood.board;
    let boards = |row: &Row<W>| {
        let mut boards = [0; 9];
        for number in super::wave::members(row) {
            let (cell, digit) = flood.numbers.candidates[number];
            boards[digit] |= 1 << cell;
        }
        boards
    };
    let shared = Shared::of(flood);
    let cells = cells_of(board.empty).filter(|&cell| {
        let numbers = bits_of(board.digits[cell]).map(|digit| flood.numbers.of(cell, digit));
        shared.is_any(&numbers)
    });
    let mut houses = [0; 9];
    for (digit, set) in houses.iter_mut().enumerate() {
        for house in 0..27 {
            let places = board.places[digit][house];
            let cells = bits_of(places).map(|place| cell_at(house, place));
            if places.count_ones() > 1
                && shared.is_any(&cells.map(|cell| flood.numbers.of(cell, digit)))
            {
                *set |= 1 << house;
            }
        }
    }
    Prospects {
        refuted: [boards(&flood.refuted[0]), boards(&flood.refuted[1])],
        both_ways: boards(&both_ways(flood)),
        cells: cells.fold(0, |cells, cell| cells | 1 << cell),
        houses,
    }
}

/// The candidates from whose presence and absence the same follows, or anything.
fn both_ways<const W: usize>(flood: &Flood<'_, W>) -> Row<W> {
    let mut found = [0; W];
    for sets in flood.on.iter().chain(&flood.off) {
        for word in 0..W {
            let [present, absent] = [0, 1].map(|side| sets[side][word] | flood.refuted[side][word]);
            found[word] |= present & absent;
        }
    }
    found
}

/// For each candidate what its presence puts in, and what it puts out.
struct Shared<const W: usize>([Vec<Row<W>>; 2]);

impl<const W: usize> Shared<W> {
    fn of(flood: &Flood<'_, W>) -> Self {
        Self([&flood.on, &flood.off].map(|sets| transposed(sets, &flood.refuted[0])))
    }

    /// Whether there is something that follows from each of several candidates.
    fn is_any(&self, numbers: &(impl Iterator<Item = usize> + Clone)) -> bool {
        self.0.iter().any(|table| {
            let rows = numbers.clone().map(|number| &table[number]);
            !is_none(&rows.fold([u64::MAX; W], |all, row| both(&all, row)))
        })
    }
}

/// Turn what puts each candidate in or out into what each puts in or out; what is refuted does all.
fn transposed<const W: usize>(sets: &[Starts<W>], refuted: &Row<W>) -> Vec<Row<W>> {
    let mut table = vec![[0; W]; W * 64];
    for upper in 0..W {
        for left in 0..W {
            let mut block = [0; 64];
            for (row, set) in block.iter_mut().zip(sets.iter().skip(upper * 64)) {
                *row = set[0][left] | refuted[left];
            }
            transpose(&mut block);
            for (index, column) in block.into_iter().enumerate() {
                table[left * 64 + index][upper] = column;
            }
        }
    }
    table
}

/// Exchange rows and columns of bits, in halves of halves.
fn transpose(block: &mut [u64; 64]) {
    let mut width = 32;
    let mut mask = u64::MAX >> 32;
    while width != 0 {
        for first in (0..64).filter(|row| row & width == 0) {
            let swapped = (block[first] >> width ^ block[first + width]) & mask;
            block[first] ^= swapped << width;
            block[first + width] ^= swapped;
        }
        width /= 2;
        mask ^= mask << width;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::board::Board;
    use super::super::geometry::{bits_of, cells_of};
    use super::super::net::Net;
    use super::super::spin::{Rules, Wheel};
    use super::Prospects;
    use crate::grid::Grid;

    const HARD: [&[u8]; 2] = [
        b"1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
        b".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    ];

    fn net(board: &Board, start: ((usize, usize), bool), rules: Rules) -> Net {
        let mut net = Net::default();
        let mut none = |_: &Board, _: &Board| Arc::from([]);
        Wheel::default().spin(&mut net, (board, board), start, (rules, &mut none));
        net
    }

    fn say_the_same(nets: &[&Net]) -> bool {
        (0..9).any(|digit| {
            let shared = |row: fn(&Net, usize) -> u128| {
                nets.iter()
                    .fold(u128::MAX, |all, net| all & row(net, digit))
            };
            shared(|net, digit| net.on[digit]) | shared(|net, digit| net.off[digit]) != 0
        })
    }

    /// Panic where nets of a cell say something without a prospect.
    fn ask(board: &Board, rules: Rules, prospects: &Prospects, cell: usize) {
        let mut branches = Vec::new();
        for digit in bits_of(board.digits[cell]) {
            let sides = [true, false].map(|is_on| net(board, ((cell, digit), is_on), rules));
            for (net, is_on) in sides.iter().zip([true, false]) {
                let may_be_refuted = prospects.is_refuted((cell, digit), is_on);
                assert!(may_be_refuted || net.conflict.is_none());
            }
            let [present, absent] = sides;
            let may_agree = prospects.both_ways[digit] >> cell & 1 != 0;
            assert!(may_agree || !say_the_same(&[&present, &absent]));
            branches.push(present);
        }
        let may_agree = prospects.cells >> cell & 1 != 0;
        assert!(may_agree || !say_the_same(&branches.iter().collect::<Vec<_>>()));
    }

    #[test]
    fn nets_say_nothing_where_there_are_no_prospects() {
        for (puzzle, level) in HARD
            .into_iter()
            .flat_map(|puzzle| [(puzzle, 0), (puzzle, 1)])
        {
            let board = Board::new(&Grid::parse(puzzle).expect("a grid"));
            let rules = Rules {
                within_cells: true,
                level,
            };

            let prospects = rules.prospects(&board);

            cells_of(board.empty).for_each(|cell| ask(&board, rules, &prospects, cell));
        }
    }

    #[test]
    fn a_puzzle_that_starts_with_a_harder_step_has_no_prospects() {
        let board = Board::new(&Grid::parse(HARD[1]).expect("a grid"));

        assert!(Prospects::by_links(&board, true).is_none());
    }
}
