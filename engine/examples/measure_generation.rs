//! The cost of generation for a label, and the hardest techniques: `measure_generation LABEL
//! COUNT`.

use std::collections::BTreeMap;
use std::env;
use std::time::Instant;

use nonet_engine::generation::{Maker, Puzzle, PuzzleSpec};
use nonet_engine::grading::{Label, grade};

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let label = Label::from_slug(&arguments[1]).expect("a label");
    let count: u64 = arguments[2].parse().expect("how many");
    let start = Instant::now();
    let made: Vec<Puzzle> = (0..count).map(|index| make(label, index)).collect();
    println!("{:?}", start.elapsed());
    let mut kinds: BTreeMap<&str, u32> = BTreeMap::new();
    for puzzle in &made {
        let hardest = grade(&puzzle.givens).solved_hardest();
        *kinds
            .entry(hardest.map_or("-", |one| one.slug()))
            .or_default() += 1;
    }
    println!("{kinds:?}");
}

fn make(label: Label, index: u64) -> Puzzle {
    let mut maker = Maker::new(PuzzleSpec::label(label), 99, index, u64::MAX);
    maker.go_on(u64::MAX).expect("the budget suffices")
}
