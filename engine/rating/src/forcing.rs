//! Dynamic forcing chains: contradictions and common conclusions of nets.

use std::collections::HashMap;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::board::{Board, Boards, cell_at, house_of};
use super::conclusions::{Collector, From, Sink, common, offer_conflict};
use super::geometry::{bits_of, cells_of};
use super::hint::Hints;
use super::nested::{self, Nested};
use super::net::{Counter, Net};
use super::net_builder::{NetBuilder, Rules};
use super::net_filter::NetFilter;

/// The nets of a search, which are built when they are first needed.
#[derive(Default)]
pub(super) struct Nets {
    /// The nets of candidates being on, of which the first ones were built on the current board.
    present: Vec<Net>,
    built: u16,
    /// The index of each candidate's net, by cell and digit, once the net was built.
    numbers: Vec<[u16; 9]>,
    fresh: Boards,
    /// The filter for the current board, once it was needed.
    filter: Option<NetFilter>,
    /// A net that is used once.
    once: Net,
    builder: NetBuilder,
    counter: Counter,
    /// A cache of the chains found on boards of nets, many of which end alike.
    chains: FxHashMap<Boards, Arc<[Nested]>>,
    /// The board that reasons refer to, if it is not the board of the nets.
    origin: Option<Board>,
    /// The nets on boards of nets.
    inner: Option<Box<Self>>,
}

impl Nets {
    /// Total number of nodes of all nets so far.
    pub(super) fn work(&self) -> u64 {
        self.builder.work + self.inner.as_ref().map_or(0, |inner| inner.work())
    }

    /// Discard all nets.
    pub(super) fn clear(&mut self) {
        self.fresh = [0; 9];
        self.built = 0;
        self.filter = None;
        self.chains.clear();
    }

    /// The filter for the current board.
    fn net_filter(&mut self, board: &Board, rules: Rules) -> &NetFilter {
        self.filter.get_or_insert_with(|| {
            self.builder.work += PROPAGATION_WORK;
            rules.net_filter(board)
        })
    }

    /// Build the net of a candidate being on, unless it exists.
    fn build_present(&mut self, board: &Board, (cell, digit): (usize, usize), rules: Rules) {
        if self.fresh[digit] >> cell & 1 == 0 {
            self.fresh[digit] |= 1 << cell;
            self.numbers.resize(81, [0; 9]);
            self.numbers[cell][digit] = self.built;
            let number = usize::from(self.built);
            if number == self.present.len() {
                self.present.push(Net::default());
            }
            self.built += 1;
            let mut net = std::mem::take(&mut self.present[number]);
            self.build(&mut net, board, ((cell, digit), true), rules);
            self.present[number] = net;
        }
    }

    /// The net of a candidate being on, which was built.
    fn present(&self, (cell, digit): (usize, usize)) -> &Net {
        &self.present[usize::from(self.numbers[cell][digit])]
    }

    /// Build a net that is used once.
    fn build_once(&mut self, board: &Board, start: ((usize, usize), bool), rules: Rules) {
        let mut net = std::mem::take(&mut self.once);
        self.build(&mut net, board, start, rules);
        self.once = net;
    }

    fn build(&mut self, net: &mut Net, board: &Board, start: ((usize, usize), bool), rules: Rules) {
        let Self {
            builder,
            chains,
            origin,
            inner,
            ..
        } = self;
        let origin = origin.as_ref().unwrap_or(board);
        let mut find = |origin: &Board, board: &Board| {
            let known = chains.entry(board.cells);
            Arc::clone(known.or_insert_with(|| {
                if rules.level < DYNAMIC_WITHIN {
                    nested::chains(origin, board, rules.level).into()
                } else {
                    within(origin, board, inner.get_or_insert_default()).into()
                }
            }))
        };
        builder.build(net, (origin, board), start, (rules, &mut find));
    }
}

/// The cost of a propagation, in nodes of nets.
const PROPAGATION_WORK: u64 = 2_000;

/// The level from which on the chains within nets are dynamic themselves.
const DYNAMIC_WITHIN: u8 = 4;

/// Find the contradictions and common conclusions of nets from a cell, and from the regions that it is first in.
pub(super) fn dynamic(board: &Board, cell: usize, level: u8, nets: &mut Nets, hints: &mut Hints) {
    let rules = Rules {
        within_cells: true,
        level,
    };
    let filter = nets.net_filter(board, rules).clone();
    let mut search = Search {
        board,
        rules,
        base: 85 + 5 * u16::from(level),
        filter,
        nets,
        sink: hints,
    };
    search.ask_cell(cell);
}

/// Find all eliminations by dynamic chains on the board of a net, the easiest first.
pub(super) fn within(origin: &Board, board: &Board, nets: &mut Nets) -> Vec<Nested> {
    let rules = Rules {
        within_cells: true,
        level: 0,
    };
    let filter = rules.net_filter(board);
    if filter.is_none() {
        return Vec::new();
    }
    nets.clear();
    nets.origin = Some(origin.clone());
    let mut collector = Collector {
        origin,
        board,
        best: HashMap::default(),
    };
    let mut search = Search {
        board,
        rules,
        base: 85,
        filter,
        nets,
        sink: &mut collector,
    };
    for cell in cells_of(board.empty) {
        search.ask_cell(cell);
    }
    collector.into_sorted()
}

/// A search for the conclusions of the nets of a board.
struct Search<'search, S> {
    board: &'search Board,
    rules: Rules,
    base: u16,
    filter: NetFilter,
    nets: &'search mut Nets,
    sink: &'search mut S,
}

impl<S: Sink> Search<'_, S> {
    fn ask_cell(&mut self, cell: usize) {
        let digits = self.board.digits[cell];
        for digit in bits_of(digits) {
            self.ask_candidate((cell, digit), digits.count_ones() > 2);
            for kind in 0..3 {
                self.ask_house((cell, digit), house_of(cell, kind));
            }
        }
        if self.filter.cells >> cell & 1 != 0 {
            let starts: Vec<_> = bits_of(digits).map(|digit| (cell, digit)).collect();
            self.ask_all(&starts, "Dynamic Cell Forcing Chains", From::Cell(cell));
        }
    }

    /// Offer contradictions of a candidate being on or off, and the conclusions common to both.
    fn ask_candidate(&mut self, (cell, digit): (usize, usize), with_common: bool) {
        let (board, rules) = (self.board, self.rules);
        let is_refuted = [true, false].map(|on| self.filter.is_refuted((cell, digit), on));
        let with_common = with_common && self.filter.both_ways[digit] >> cell & 1 != 0;
        if with_common || is_refuted[0] {
            self.nets.build_present(board, (cell, digit), rules);
        }
        if with_common || is_refuted[1] {
            self.nets.build_once(board, ((cell, digit), false), rules);
        }
        let mut counter = std::mem::take(&mut self.nets.counter);
        let rated = (self.base, "Dynamic Contradiction Forcing Chains");
        let nets = &*self.nets;
        if is_refuted[0] {
            let (net, target) = (nets.present((cell, digit)), (cell, digit, false));
            offer_conflict(net, target, rated, &mut counter, self.sink);
        }
        if is_refuted[1] {
            let target = (cell, digit, true);
            offer_conflict(&nets.once, target, rated, &mut counter, self.sink);
        }
        if with_common {
            let rated = (self.base, "Dynamic Double Forcing Chains");
            let sides = [nets.present((cell, digit)), &nets.once];
            common(&sides, rated, From::Candidate, &mut counter, self.sink);
        }
        self.nets.counter = counter;
    }

    /// Offer the conclusions common to all places of a digit in a house, if the cell is the first of them.
    fn ask_house(&mut self, (cell, digit): (usize, usize), house: usize) {
        if self.filter.houses[digit] >> house & 1 == 0 {
            return;
        }
        let places = self.board.places[digit][house];
        let first = cell_at(house, places.trailing_zeros() as usize);
        if first == cell && !places.is_power_of_two() {
            let cells = self.board.cells_in(digit, house);
            let starts: Vec<_> = cells.map(|cell| (cell, digit)).collect();
            self.ask_all(
                &starts,
                "Dynamic Region Forcing Chains",
                From::House { digit, house },
            );
        }
    }

    /// Offer the conclusions common to several candidates.
    fn ask_all(&mut self, starts: &[(usize, usize)], name: &'static str, from: From) {
        for &start in starts {
            self.nets.build_present(self.board, start, self.rules);
        }
        let mut counter = std::mem::take(&mut self.nets.counter);
        let nets = starts.iter().map(|&start| self.nets.present(start));
        let nets: Vec<_> = nets.collect();
        common(&nets, (self.base, name), from, &mut counter, self.sink);
        self.nets.counter = counter;
    }
}
