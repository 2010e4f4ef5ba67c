//! Loops and chains without branches: bidirectional cycles and forcing chains.
//!
//! A candidate that is off when it is on is refuted. As all links work in both directions, the shortest
//! such chain is found at its middle: where the wave from the candidate first has another both on and off.

use std::ops::ControlFlow;

use super::board::Board;
use super::cycles::{self, Cycles};
use super::hint::{Hint, Hints};
use super::wave::{Links, Mode, Wave, candidate_count};
use nonet_grid::rows::{intersect, is_empty};
use nonet_techniques::difficulty::length_cost;

/// Find cycles and forcing chains: of one digit, through cells with two candidates, and of all links.
pub(super) fn all(board: &Board, hints: &mut Hints) -> ControlFlow<()> {
    for mode in [Mode::X, Mode::Y, Mode::XY] {
        if !hints.wants(cycles::rating(mode, 0), 0) {
            break;
        }
        if candidate_count(board) <= 256 {
            search::<4>(board, mode, hints);
        } else {
            search::<12>(board, mode, hints);
        }
    }
    ControlFlow::Continue(())
}

fn search<const W: usize>(board: &Board, mode: Mode, hints: &mut Hints) {
    let links = Links::<W>::new(board, mode);
    let mut cycles = Cycles::new(&links, mode);
    for number in 0..links.numbers.candidates.len() {
        if !is_empty(&links.strong[number]) {
            cycles.find(number, hints);
        }
        if mode != Mode::Y {
            contradiction(&links, mode, number, true, hints);
            contradiction(&links, mode, number, false, hints);
        }
    }
}

/// Find what forcing chains eliminate, without cycles.
pub(super) fn forcing(board: &Board, hints: &mut Hints) {
    for mode in [Mode::X, Mode::XY] {
        if candidate_count(board) <= 256 {
            contradictions(&Links::<4>::new(board, mode), mode, hints);
        } else {
            contradictions(&Links::<12>::new(board, mode), mode, hints);
        }
    }
}

fn contradictions<const W: usize>(links: &Links<'_, W>, mode: Mode, hints: &mut Hints) {
    for number in 0..links.numbers.candidates.len() {
        contradiction(links, mode, number, true, hints);
        contradiction(links, mode, number, false, hints);
    }
}

fn forcing_rating(mode: Mode, nodes: u32) -> u16 {
    let base = if mode == Mode::X { 66 } else { 70 };
    base + length_cost(nodes)
}

fn contradiction<const W: usize>(
    links: &Links<'_, W>,
    mode: Mode,
    number: usize,
    starts_on: bool,
    hints: &mut Hints,
) {
    let mut wave = Wave::new(number, starts_on, links);
    // A wave from a candidate that is off starts with its first layer done.
    for layer in if starts_on { 1u32 } else { 2 }.. {
        let rating = forcing_rating(mode, 2 * layer);
        if wave.is_exhausted() || !hints.wants(rating, 2 * layer) {
            return;
        }
        wave.advance(links);
        if intersect(&wave.on, &wave.off) {
            let name = if mode == Mode::X {
                "Forcing X-Chain"
            } else {
                "Forcing Chain"
            };
            let candidate = links.numbers.candidates[number];
            let hint = Hint::concluding((rating, name), candidate, !starts_on, 2 * layer);
            let _ = hints.offer(links.board, hint);
            return;
        }
    }
}
