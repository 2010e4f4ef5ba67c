//! `find_packed_seeds LABEL SEED COUNT FILE` writes COUNT puzzles for each turn of the label `expert` or `extreme`.

mod expert;
mod extreme;
mod judging;

use std::{env, fs, io};

fn main() -> io::Result<()> {
    let arguments: Vec<String> = env::args().collect();
    let [_, label, seed, count, file] = &arguments[..] else {
        panic!("find_packed_seeds LABEL SEED COUNT FILE");
    };
    let find = match label.as_str() {
        "expert" => expert::find,
        "extreme" => extreme::find,
        other => panic!("{other} has no packed seeds"),
    };
    let seed = seed.parse().expect("a seed");
    let count = count.parse().expect("how many");
    fs::write(file, find(seed, count).concat())
}
