//! Measures the search of the crate `sudoku` and prints what `engine/examples/measure_search.rs`
//! prints of ours; the crate does not report its guesses.

use std::time::{Duration, Instant};
use std::{env, fs};

use sudoku::Sudoku;

const TOGETHER: usize = 1000;

fn main() {
    let mut arguments = env::args().skip(1);
    let rounds: u32 = arguments.next().unwrap().parse().unwrap();
    for path in arguments {
        let text = fs::read_to_string(&path).unwrap();
        let grids: Vec<&str> = text.lines().filter_map(|line| line.get(..81)).collect();
        let (mut time, mut solutions) = (Duration::ZERO, 0);
        for some in grids.chunks(TOGETHER) {
            let (mut best, mut found) = (Duration::MAX, 0);
            for _ in 0..rounds {
                let began = Instant::now();
                found = some.iter().map(|grid| count(grid)).sum();
                best = best.min(began.elapsed());
            }
            time += best;
            solutions += found;
        }
        let time_us = time.as_secs_f64() * 1e6 / grids.len() as f64;
        println!("{path}\t{}\t{time_us:.3}\tnan\t{solutions}", grids.len());
    }
}

fn count(grid: &str) -> usize {
    Sudoku::from_str_line(grid).unwrap().solutions_count_up_to(2)
}
