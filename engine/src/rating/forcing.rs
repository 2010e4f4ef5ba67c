//! Nishio and dynamic forcing chains: what nets contradict, or have in common.

use std::collections::HashMap;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::board::{Board, Boards, cell_at, house_of};
use super::conclusions::{From, Gatherer, Sink, common, offer_conflict};
use super::geometry::{bits_of, cells_of};
use super::hint::Hints;
use super::nested::{self, Nested};
use super::net::{Counter, Net};
use super::prospects::Prospects;
use super::spin::{Rules, Wheel};

/// The nets of a search, which are spun when they are first needed.
#[derive(Default)]
pub(super) struct Nets {
    /// The net of each candidate that is in, by digit and cell.
    present: Vec<Net>,
    /// Which of these are of the board as it is.
    fresh: Boards,
    /// Where nets of the board as it is may say something, once that was asked.
    prospects: Option<Prospects>,
    /// A net that is not kept.
    once: Net,
    wheel: Wheel,
    counter: Counter,
    /// The chains found on boards of nets, of which many end alike.
    chains: FxHashMap<Boards, Arc<[Nested]>>,
    /// The board to whose eliminations reasons go back, where it is not that of the nets.
    origin: Option<Board>,
    /// The nets within the nets.
    inner: Option<Box<Self>>,
}

impl Nets {
    /// How many nodes the nets have had so far.
    pub(super) fn work(&self) -> u64 {
        self.wheel.work + self.inner.as_ref().map_or(0, |inner| inner.work())
    }

    /// Spin all nets anew from now on.
    pub(super) fn forget(&mut self) {
        self.fresh = [0; 9];
        self.prospects = None;
        self.chains.clear();
    }

    /// Where nets of the board may say something.
    fn prospects(&mut self, board: &Board, rules: Rules) -> &Prospects {
        self.prospects.get_or_insert_with(|| {
            self.wheel.work += FLOOD_WORK;
            rules.prospects(board)
        })
    }

    /// Spin the net of a candidate that is in, unless it is there.
    fn spin_present(&mut self, board: &Board, (cell, digit): (usize, usize), rules: Rules) {
        if self.present.is_empty() {
            self.present.resize_with(9 * 81, Net::default);
        }
        if self.fresh[digit] >> cell & 1 == 0 {
            self.fresh[digit] |= 1 << cell;
            let mut net = std::mem::take(&mut self.present[digit * 81 + cell]);
            self.spin(&mut net, board, ((cell, digit), true), rules);
            self.present[digit * 81 + cell] = net;
        }
    }

    /// Spin the net of a candidate of which nothing is kept.
    fn spin_once(&mut self, board: &Board, start: ((usize, usize), bool), rules: Rules) {
        let mut net = std::mem::take(&mut self.once);
        self.spin(&mut net, board, start, rules);
        self.once = net;
    }

    fn spin(&mut self, net: &mut Net, board: &Board, start: ((usize, usize), bool), rules: Rules) {
        let Self {
            wheel,
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
        wheel.spin(net, (origin, board), start, (rules, &mut find));
    }
}

/// What a flood counts as, in nodes of nets.
const FLOOD_WORK: u64 = 2_000;

/// The level from which on the chains within nets are dynamic themselves.
const DYNAMIC_WITHIN: u8 = 4;

/// Find digits whose links among themselves contradict a candidate of the cell.
pub(super) fn nishio(board: &Board, cell: usize, nets: &mut Nets, hints: &mut Hints) {
    let rules = Rules {
        within_cells: false,
        level: 0,
    };
    let rated = (75, "Nishio Forcing Chains");
    for digit in bits_of(board.digits[cell]) {
        for starts_on in [true, false] {
            let prospects = nets.prospects(board, rules);
            if !prospects.is_refuted((cell, digit), starts_on) {
                continue;
            }
            nets.spin_once(board, ((cell, digit), starts_on), rules);
            let Nets { once, counter, .. } = nets;
            offer_conflict(once, (cell, digit, !starts_on), rated, counter, hints);
        }
    }
}

/// Find what nets from a cell, and from the regions that it is the first of, contradict or have in common.
pub(super) fn dynamic(board: &Board, cell: usize, level: u8, nets: &mut Nets, hints: &mut Hints) {
    let rules = Rules {
        within_cells: true,
        level,
    };
    let prospects = nets.prospects(board, rules).clone();
    let mut search = Search {
        board,
        rules,
        base: 85 + 5 * u16::from(level),
        prospects,
        nets,
        sink: hints,
    };
    search.ask_cell(cell);
}

/// Find all that dynamic chains take out on the board of a net, the easiest first.
pub(super) fn within(origin: &Board, board: &Board, nets: &mut Nets) -> Vec<Nested> {
    let rules = Rules {
        within_cells: true,
        level: 0,
    };
    let prospects = rules.prospects(board);
    if prospects.is_none() {
        return Vec::new();
    }
    nets.forget();
    nets.origin = Some(origin.clone());
    let mut gatherer = Gatherer {
        origin,
        board,
        best: HashMap::default(),
    };
    let mut search = Search {
        board,
        rules,
        base: 85,
        prospects,
        nets,
        sink: &mut gatherer,
    };
    for cell in cells_of(board.empty) {
        search.ask_cell(cell);
    }
    gatherer.into_sorted()
}

/// A search for what nets of a board say.
struct Search<'search, S> {
    board: &'search Board,
    rules: Rules,
    base: u16,
    prospects: Prospects,
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
        if self.prospects.cells >> cell & 1 != 0 {
            let starts: Vec<_> = bits_of(digits).map(|digit| (cell, digit)).collect();
            self.ask_all(&starts, "Dynamic Cell Forcing Chains", From::Cell(cell));
        }
    }

    /// Offer what contradicts a candidate in or out, and what follows from both.
    fn ask_candidate(&mut self, (cell, digit): (usize, usize), with_common: bool) {
        let (board, rules) = (self.board, self.rules);
        let is_refuted = [true, false].map(|on| self.prospects.is_refuted((cell, digit), on));
        let with_common = with_common && self.prospects.both_ways[digit] >> cell & 1 != 0;
        if with_common || is_refuted[0] {
            self.nets.spin_present(board, (cell, digit), rules);
        }
        if with_common || is_refuted[1] {
            self.nets.spin_once(board, ((cell, digit), false), rules);
        }
        let Nets {
            present,
            once,
            counter,
            ..
        } = &mut *self.nets;
        let rated = (self.base, "Dynamic Contradiction Forcing Chains");
        let spun = digit * 81 + cell;
        if is_refuted[0] {
            offer_conflict(
                &present[spun],
                (cell, digit, false),
                rated,
                counter,
                self.sink,
            );
        }
        if is_refuted[1] {
            offer_conflict(once, (cell, digit, true), rated, counter, self.sink);
        }
        if with_common {
            let rated = (self.base, "Dynamic Double Forcing Chains");
            common(
                &[&present[spun], once],
                rated,
                From::Candidate,
                counter,
                self.sink,
            );
        }
    }

    /// Offer what follows from every place of a digit in a house, once the cell is the first of them.
    fn ask_house(&mut self, (cell, digit): (usize, usize), house: usize) {
        if self.prospects.houses[digit] >> house & 1 == 0 {
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

    /// Offer what follows from each of several candidates.
    fn ask_all(&mut self, starts: &[(usize, usize)], name: &'static str, from: From) {
        for &start in starts {
            self.nets.spin_present(self.board, start, self.rules);
        }
        let Nets {
            present, counter, ..
        } = &mut *self.nets;
        let nets = starts
            .iter()
            .map(|(cell, digit)| &present[digit * 81 + cell]);
        common(
            &nets.collect::<Vec<_>>(),
            (self.base, name),
            from,
            counter,
            self.sink,
        );
    }
}
