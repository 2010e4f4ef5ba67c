//! Loops and chains without branches: bidirectional cycles and forcing chains.
//!
//! A candidate that is off when it is on is refuted. As all links work in both directions, the shortest
//! such chain is found at its middle: where the wave from the candidate first has another both on and off.
//! A chain of strong and weak links that starts and ends strong, and whose ends see each other, is a loop.

use std::ops::ControlFlow;

use super::board::Board;
use super::hint::{Hint, Hints};
use super::wave::{
    Links, Mode, Row, Wave, add, beyond, both, candidate_count, contains, is_none, joined, meets,
    members,
};
use crate::difficulty::length_cost;

/// Find cycles and chains of one digit, and cycles through cells with two candidates.
pub(super) fn of_one_kind(board: &Board, hints: &mut Hints) -> ControlFlow<()> {
    in_modes(board, &[Mode::X, Mode::Y], hints)
}

/// Find cycles and forcing chains of all links.
pub(super) fn mixed(board: &Board, hints: &mut Hints) -> ControlFlow<()> {
    in_modes(board, &[Mode::XY], hints)
}

fn in_modes(board: &Board, modes: &[Mode], hints: &mut Hints) -> ControlFlow<()> {
    for &mode in modes {
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
    for number in 0..links.numbers.candidates.len() {
        if mode != Mode::Y {
            contradiction(&links, mode, number, true, hints);
            contradiction(&links, mode, number, false, hints);
        }
        if !is_none(&links.strong[number]) {
            cycles(&links, mode, number, hints);
        }
    }
}

fn forcing_rating(mode: Mode, nodes: u32) -> u16 {
    let base = if mode == Mode::X { 66 } else { 70 };
    base + length_cost(nodes)
}

fn cycle_rating(mode: Mode, nodes: u32) -> u16 {
    let base = if mode == Mode::XY { 70 } else { 65 };
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
        if meets(&wave.on, &wave.off) {
            let name = if mode == Mode::X {
                "Forcing X-Chain"
            } else {
                "Forcing Chain"
            };
            let (cell, digit) = links.numbers.candidates[number];
            let mut hint = if starts_on {
                Hint::removing(rating, name, digit, 1 << cell)
            } else {
                Hint::placing(rating, name, cell, digit)
            };
            hint.complexity = 2 * layer;
            let _ = hints.offer(links.board, hint);
            return;
        }
    }
}

/// Find the loops that close with a weak link between a candidate and the end of a chain from it.
fn cycles<const W: usize>(links: &Links<'_, W>, mode: Mode, number: usize, hints: &mut Hints) {
    let mut wave = Wave::new(number, false, links);
    let mut layers = vec![wave.off, wave.on];
    loop {
        let nodes = u32::try_from(layers.len() + 2).unwrap_or(u32::MAX);
        if wave.is_exhausted() || !hints.wants(cycle_rating(mode, nodes), nodes) {
            return;
        }
        layers.push(wave.advance(links));
        layers.push(wave.advance(links));
        for end in members(&both(&wave.front, &links.weak[number])) {
            close(links, mode, &layers, end, hints);
        }
    }
}

fn close<const W: usize>(
    links: &Links<'_, W>,
    mode: Mode,
    layers: &[Row<W>],
    end: usize,
    hints: &mut Hints,
) {
    let Some(way) = trace(links, layers, end) else {
        // uncovered: a wave meets no candidate twice in any puzzle that was tried.
        return;
    };
    let mut sides = [[0; W]; 2];
    for (index, &number) in way.iter().enumerate() {
        add(&mut sides[index % 2], number);
    }
    let name = match mode {
        Mode::X => "Bidirectional X-Cycle",
        Mode::Y => "Bidirectional Y-Cycle",
        Mode::XY => "Bidirectional Cycle",
    };
    let nodes = u32::try_from(way.len()).unwrap_or(u32::MAX);
    let mut hint = Hint::empty(cycle_rating(mode, nodes), name);
    hint.complexity = nodes;
    let seen = both(
        &joined(&links.weak, &sides[0]),
        &joined(&links.weak, &sides[1]),
    );
    let out = beyond(&beyond(&seen, &sides[0]), &sides[1]);
    for (cell, digit) in members(&out).map(|number| links.numbers.candidates[number]) {
        hint.removes[digit] |= 1 << cell;
    }
    let _ = hints.offer(links.board, hint);
}

/// The candidates of a chain to its end, if none is met twice.
fn trace<const W: usize>(
    links: &Links<'_, W>,
    layers: &[Row<W>],
    end: usize,
) -> Option<Vec<usize>> {
    let mut way = vec![end];
    for layer in (0..layers.len() - 1).rev() {
        let last = way[way.len() - 1];
        let table = if layer % 2 == 0 {
            &links.strong
        } else {
            &links.weak
        };
        let before = members(&both(&table[last], &layers[layer])).next()?;
        if way.contains(&before) {
            // uncovered: a wave meets no candidate twice in any puzzle that was tried.
            return None;
        }
        way.push(before);
    }
    contains(&layers[0], way[way.len() - 1]).then_some(way)
}
