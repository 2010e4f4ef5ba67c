//! The cost of the exact search: `measure_search ROUNDS FILE...`.
//!
//! A grid is the first 81 bytes of a line. A line of output is a file, how many grids it has, the
//! microseconds and the nodes of one grid, and the solutions found in all, at most two for each.
//!
//! Grids are searched a thousand at a time, once per round, and the best time counts: such a short
//! time is seldom interrupted by another program. With fewer grids the branch predictor would learn
//! them after a few rounds. `benchmarks/peers` has the same for other solvers.

use std::time::{Duration, Instant};
use std::{env, fs};

use nonet_engine::grid::Grid;
use nonet_engine::search::{Limits, count_solutions};

const TOGETHER: usize = 1000;

fn main() {
    let mut arguments = env::args().skip(1);
    let rounds = arguments.next().and_then(|rounds| rounds.parse().ok());
    let rounds: u32 = rounds.expect("how many rounds, then files");
    for path in arguments {
        let text = fs::read(&path).expect("a file of grids");
        let lines = text.split(|&byte| byte == b'\n');
        let grids: Vec<&[u8]> = lines.filter_map(|line| line.get(..81)).collect();
        let results = grids.chunks(TOGETHER).map(|some| measure(some, rounds));
        let (time, nodes, solutions) = results.fold((Duration::ZERO, 0, 0), |all, some| {
            (all.0 + some.0, all.1 + some.1, all.2 + some.2)
        });
        let count = u32::try_from(grids.len()).expect("not so many");
        let time_us = time.as_secs_f64() * 1e6 / f64::from(count);
        #[expect(clippy::cast_precision_loss, reason = "far fewer than 2^52")]
        let nodes = nodes as f64 / f64::from(count);
        println!("{path}\t{count}\t{time_us:.3}\t{nodes:.3}\t{solutions}");
    }
}

/// The best time of some rounds, and the nodes and solutions of one.
fn measure(grids: &[&[u8]], rounds: u32) -> (Duration, u64, u64) {
    let mut best = Duration::MAX;
    let mut results = (0, 0);
    for _ in 0..rounds {
        let began = Instant::now();
        results = search(grids);
        best = best.min(began.elapsed());
    }
    (best, results.0, results.1)
}

fn search(grids: &[&[u8]]) -> (u64, u64) {
    let mut results = (0, 0);
    for text in grids {
        let grid = Grid::parse(text).expect("a grid");
        let verdict = count_solutions(&grid, Limits::default());
        results.0 += verdict.nodes;
        results.1 += verdict.solutions_found;
    }
    results
}
