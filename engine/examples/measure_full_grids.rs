//! The speed of random full grids: `measure_full_grids ROUNDS` prints how many are made in a
//! second.
//!
//! The best of the rounds counts, as in `measure_search`.

use std::collections::HashSet;
use std::env;
use std::time::{Duration, Instant};

use nonet_engine::generation::full_grid;
use nonet_engine::grid::Grid;

const TOGETHER: u32 = 10_000;
const SEED: u64 = 1;

fn main() {
    let rounds = env::args().nth(1).and_then(|rounds| rounds.parse().ok());
    let rounds: u32 = rounds.expect("how many rounds");
    let mut best = Duration::MAX;
    let mut made = Vec::new();
    for _ in 0..rounds {
        let began = Instant::now();
        made = (0..u64::from(TOGETHER))
            .map(|index| full_grid(SEED, index))
            .collect::<Vec<Grid>>();
        best = best.min(began.elapsed());
    }
    let different: HashSet<String> = made.iter().map(Grid::to_string).collect();
    assert_eq!(different.len(), made.len());
    println!("{:.0}", f64::from(TOGETHER) / best.as_secs_f64());
}
