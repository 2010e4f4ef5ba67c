//! Loops and chains without branches: bidirectional cycles and forcing chains.
//!
//! A candidate is refuted if assuming that it is on turns it off. As all links work in both directions, the shortest
//! such chain is found at its middle: where the wave from the candidate first has another both on and off.

use super::board::{Board, Boards};
use super::cycles;
use super::geometry::bits_of;
use super::hint::{Hint, Hints};
use super::wave::{Links, Mode, candidate_count};
use super::waves::Waves;
use nonet_grid::rows::members;
use nonet_techniques::difficulty::length_cost;

/// Find cycles and forcing chains: of single digits, through cells with two candidates, and of all links.
///
/// Returns the digits, of those given, without a cycle or chain of their own.
pub(super) fn all(board: &Board, digits: u16, _: u32, hints: &mut Hints) -> u16 {
    let mut without = 0;
    for digit in bits_of(digits) {
        let is_first = hints.is_empty();
        search(board, &only(board, digit), Mode::X, hints);
        without |= u16::from(is_first && hints.is_empty()) << digit;
    }
    if search(board, &board.cells, Mode::XY, hints) {
        let bivalue = board.bivalue();
        let boards = board.cells.map(|cells| cells & bivalue);
        search(board, &boards, Mode::Y, hints);
    }
    without
}

/// Find the eliminations of forcing chains, without cycles.
///
/// Returns the digits, of those given, without a chain of their own.
pub(super) fn forcing(board: &Board, digits: u16, hints: &mut Hints) -> u16 {
    let mut without = 0;
    for digit in bits_of(digits) {
        let has_none = refute(board, &only(board, digit), Mode::X, hints);
        without |= u16::from(has_none) << digit;
    }
    refute(board, &board.cells, Mode::XY, hints);
    without
}

/// The candidates of one digit.
pub(super) fn only(board: &Board, digit: usize) -> Boards {
    let mut boards = [0; 9];
    boards[digit] = board.cells[digit];
    boards
}

/// Returns whether there may be chains.
fn search(board: &Board, boards: &Boards, mode: Mode, hints: &mut Hints) -> bool {
    if !hints.wants(cycles::rating(mode, 0), 0) {
        return true;
    }
    match candidate_count(boards) {
        ..=128 => search_links(&Links::<2>::new(board, boards, mode), mode, hints),
        129..=256 => search_links(&Links::<4>::new(board, boards, mode), mode, hints),
        _ => search_links(&Links::<12>::new(board, boards, mode), mode, hints),
    }
}

fn search_links<const W: usize>(links: &Links<'_, W>, mode: Mode, hints: &mut Hints) -> bool {
    let least = match mode {
        Mode::Y => Some(0),
        _ => contradictions(links, mode, hints),
    };
    // A candidate that a cycle eliminates also refutes itself by a chain around the cycle, with two more nodes.
    if let Some(nodes) = least {
        cycles::search(links, mode, nodes.saturating_sub(2), hints);
    }
    least.is_some()
}

fn refute(board: &Board, boards: &Boards, mode: Mode, hints: &mut Hints) -> bool {
    let least = match candidate_count(boards) {
        ..=128 => contradictions(&Links::<2>::new(board, boards, mode), mode, hints),
        129..=256 => contradictions(&Links::<4>::new(board, boards, mode), mode, hints),
        _ => contradictions(&Links::<12>::new(board, boards, mode), mode, hints),
    };
    least.is_none()
}

/// The rank of a chain or cycle among those with the same rating: by length, then in the Explainer's order.
pub(super) fn rank(nodes: u32, mode: Mode, (cell, digit): (usize, usize), kind: Kind) -> u32 {
    let candidate = u32::try_from(cell * 9 + digit).unwrap_or(0);
    ((nodes * 4 + mode as u32) * 1024 + candidate) * 4 + kind as u32
}

/// The chains that start at a candidate, in the Explainer's order.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Cycle,
    ChainFromOn,
    ChainFromOff,
}

fn forcing_rated(mode: Mode, nodes: u32) -> (u16, &'static str) {
    let (base, name) = match mode {
        Mode::X => (66, "Forcing X-Chain"),
        _ => (70, "Forcing Chain"),
    };
    (base + length_cost(nodes), name)
}

/// Offer the chains from a candidate that is on to itself off, and from one that is off to itself on.
///
/// Returns the fewest nodes that such a chain may have; `None` without such a chain.
fn contradictions<const W: usize>(
    links: &Links<'_, W>,
    mode: Mode,
    hints: &mut Hints,
) -> Option<u32> {
    let mut least = None;
    let mut waves = [true, false].map(|starts_on| Waves::of_all(links, starts_on));
    let mut nodes = 4;
    loop {
        let rated = forcing_rated(mode, nodes);
        if waves.iter().all(Waves::are_exhausted) {
            return least;
        }
        if !hints.wants(rated.0, rank(nodes, mode, (0, 0), Kind::Cycle)) {
            return least.or(Some(nodes));
        }
        for (waves, kind) in waves
            .iter_mut()
            .zip([Kind::ChainFromOn, Kind::ChainFromOff])
        {
            waves.advance();
            for number in members(&waves.refuted()) {
                least.get_or_insert(nodes);
                let candidate = links.numbers.candidates[number];
                let is_on = matches!(kind, Kind::ChainFromOff);
                let rank = rank(nodes, mode, candidate, kind);
                let _ = hints.offer(links.board, Hint::concluding(rated, candidate, is_on, rank));
            }
        }
        nodes += 2;
    }
}
