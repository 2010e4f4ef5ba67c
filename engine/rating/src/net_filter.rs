//! The nets of a board that may have a conclusion; the others need not be built.

use super::board::{Board, Boards, cell_at};
use super::chains::only;
use super::geometry::{bits_of, cells_of};
use super::propagation::BoardPropagation;
use super::propagation_patterns;
use super::wave::{both, candidate_count};
use nonet_grid::propagation::{Propagation, Row};
use nonet_grid::rows::{is_empty, members};

/// The result of a propagation for nets: nets outside these sets have no conclusion.
#[derive(Clone)]
pub(super) struct NetFilter {
    /// The candidates that may lead to a contradiction when they are on, and when they are off.
    pub(super) refuted: [Boards; 2],
    /// The candidates that may have a common conclusion of being on and off.
    pub(super) both_ways: Boards,
    /// The cells whose candidates may have a common conclusion.
    pub(super) cells: u128,
    /// For each digit the houses whose places may have a common conclusion.
    pub(super) houses: [u32; 9],
}

impl NetFilter {
    /// The filter that excludes no net.
    pub(super) const ALL: Self = Self {
        refuted: [[u128::MAX; 9]; 2],
        both_ways: [u128::MAX; 9],
        cells: u128::MAX,
        houses: [u32::MAX; 9],
    };

    /// A filter by propagation along links.
    pub(super) fn by_links(board: &Board) -> Self {
        match candidate_count(&board.cells) {
            0..=128 => look(&BoardPropagation::<4>::new(board, &board.cells, true)),
            129..=256 => look(&BoardPropagation::<8>::new(board, &board.cells, true)),
            _ => look(&BoardPropagation::<24>::new(board, &board.cells, true)),
        }
    }

    /// A filter by propagation along links, with locked digits, pairs and X-wings.
    pub(super) fn by_patterns(board: &Board) -> Self {
        if candidate_count(&board.cells) <= 256 {
            look(&with_patterns::<8>(board))
        } else {
            look(&with_patterns::<24>(board))
        }
    }

    /// Whether no net has a conclusion.
    pub(super) fn is_none(&self) -> bool {
        let boards = [&self.refuted[0], &self.refuted[1], &self.both_ways];
        boards.iter().all(|boards| **boards == [0; 9]) && self.cells == 0 && self.houses == [0; 9]
    }

    /// Whether a candidate's being on, or off, may lead to a contradiction.
    pub(super) fn is_refuted(&self, (cell, digit): (usize, usize), starts_on: bool) -> bool {
        self.refuted[usize::from(!starts_on)][digit] >> cell & 1 != 0
    }
}

/// The cells of a digit that may lead to a contradiction among its own links when they are on, and when they are off.
pub(super) fn refuted_within(board: &Board, digit: usize) -> [u128; 2] {
    if board.cells[digit].count_ones() <= 64 {
        refuted_by::<2>(board, digit)
    } else {
        refuted_by::<4>(board, digit)
    }
}

fn refuted_by<const W: usize>(board: &Board, digit: usize) -> [u128; 2] {
    let propagation = BoardPropagation::<W>::new(board, &only(board, digit), false);
    let (on, off) = propagation.sets.refuted.split_at(W / 2);
    [on, off].map(|row| {
        let cells = members(row).map(|number| propagation.numbers.candidates[number].0);
        cells.fold(0, |board, cell| board | 1 << cell)
    })
}

fn with_patterns<const W: usize>(board: &Board) -> BoardPropagation<'_, W> {
    let mut propagation = BoardPropagation::new(board, &board.cells, true);
    propagation_patterns::add(&mut propagation);
    propagation
}

fn look<const W: usize>(propagation: &BoardPropagation<'_, W>) -> NetFilter {
    let (board, numbers) = (propagation.board, &propagation.numbers);
    let boards = |selected: &mut dyn Iterator<Item = usize>| {
        let mut boards = [0; 9];
        for number in selected {
            let (cell, digit) = numbers.candidates[number];
            boards[digit] |= 1 << cell;
        }
        boards
    };
    let shared = Shared(propagation.sets.consequences());
    let cells = cells_of(board.empty).filter(|&cell| {
        shared.is_any(&bits_of(board.digits[cell]).map(|digit| numbers.of(cell, digit)))
    });
    let mut houses = [0; 9];
    for (digit, set) in houses.iter_mut().enumerate() {
        for house in 0..27 {
            let places = board.places[digit][house];
            let cells = bits_of(places).map(|place| cell_at(house, place));
            if places.count_ones() > 1 && shared.is_any(&cells.map(|cell| numbers.of(cell, digit)))
            {
                *set |= 1 << house;
            }
        }
    }
    let first_off = Propagation::<W>::FIRST_OFF;
    let (on, off) = propagation.sets.refuted.split_at(W / 2);
    let both_ways = |number: &usize| shared.is_any(&[*number, first_off + number].into_iter());
    NetFilter {
        refuted: [boards(&mut members(on)), boards(&mut members(off))],
        both_ways: boards(&mut (0..numbers.candidates.len()).filter(both_ways)),
        cells: cells.fold(0, |cells, cell| cells | 1 << cell),
        houses,
    }
}

/// For each candidate being on, or off: the candidates that it turns on, and off.
struct Shared<const W: usize>([Vec<Row<W>>; 2]);

impl<const W: usize> Shared<W> {
    /// Whether several candidates have a common conclusion.
    fn is_any(&self, numbers: &(impl Iterator<Item = usize> + Clone)) -> bool {
        self.0.iter().any(|table| {
            let rows = numbers.clone().map(|number| &table[number]);
            !is_empty(&rows.fold([u64::MAX; W], |all, row| both(&all, row)))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::board::Board;
    use super::super::geometry::{bits_of, cells_of};
    use super::super::net::Net;
    use super::super::net_builder::{NetBuilder, Rules};
    use super::NetFilter;
    use nonet_grid::Grid;

    const HARD: [&[u8]; 2] = [
        b"1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
        b".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    ];

    fn net(board: &Board, start: ((usize, usize), bool), rules: Rules) -> Net {
        let mut net = Net::default();
        let mut none = |_: &Board, _: &Board| Arc::from([]);
        NetBuilder::default().build(&mut net, (board, board), start, (rules, &mut none));
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

    /// Panic if the filter excludes a net of a cell that has a conclusion.
    fn ask(board: &Board, rules: Rules, filter: &NetFilter, cell: usize) {
        let mut branches = Vec::new();
        for digit in bits_of(board.digits[cell]) {
            let sides = [true, false].map(|is_on| net(board, ((cell, digit), is_on), rules));
            for (net, is_on) in sides.iter().zip([true, false]) {
                let may_be_refuted = filter.is_refuted((cell, digit), is_on);
                assert!(may_be_refuted || net.conflict.is_none());
            }
            let [present, absent] = sides;
            let may_agree = filter.both_ways[digit] >> cell & 1 != 0;
            assert!(may_agree || !say_the_same(&[&present, &absent]));
            branches.push(present);
        }
        let may_agree = filter.cells >> cell & 1 != 0;
        assert!(may_agree || !say_the_same(&branches.iter().collect::<Vec<_>>()));
    }

    #[test]
    fn nets_without_an_entry_in_the_filter_have_no_conclusion() {
        for (puzzle, level) in HARD
            .into_iter()
            .flat_map(|puzzle| [(puzzle, 0), (puzzle, 1)])
        {
            let board = Board::new(&Grid::parse(puzzle).expect("a grid"));
            let rules = Rules {
                within_cells: true,
                level,
            };

            let filter = rules.net_filter(&board);

            cells_of(board.empty).for_each(|cell| ask(&board, rules, &filter, cell));
        }
    }

    #[test]
    fn a_puzzle_that_starts_with_a_harder_step_has_no_entry_in_the_filter() {
        let board = Board::new(&Grid::parse(HARD[1]).expect("a grid"));

        assert!(NetFilter::by_links(&board).is_none());
    }
}
