//! Grids as people paste them: seeded combinations of format, decoration, count and empty cell.
//!
//! Each text gives exactly its grids, or an error with its position; never another grid.

mod pastes {
    pub mod decorations;
    pub mod formats;
    pub mod random;
    pub mod traps;
    pub mod unusual;
}

use nonet_forms::{Fault, Reading, read_boards};
use pastes::decorations::{DECORATIONS, Decoration};
use pastes::formats::{FORMATS, Format};
use pastes::random::Random;
use pastes::traps::{self, PUZZLE};
use pastes::unusual::UNUSUAL;

const COMBINATIONS: u64 = 5_000;
/// Formats in which nothing shows that a line is missing.
const BY_ENTRY: [&str; 3] = ["grid[0][0] = 5;", "given(1,1,5).", "row,col,value"];
const EMPTY: [&str; 12] = [".", "0", "-", "_", "*", "x", "·", "•", "□", "−", "?", "X"];

struct Paste {
    name: String,
    text: String,
    grids: Vec<String>,
    /// Whether the format writes empty cells as dashes, which may as well be borders.
    is_dashed: bool,
    is_by_entry: bool,
}

fn paste(seed: u64) -> Paste {
    let mut random = Random::of(seed);
    let formats: Vec<&Format> = FORMATS.iter().chain(&UNUSUAL).collect();
    let format = random.choice(&formats);
    let decoration: &Decoration = random.choice(&DECORATIONS);
    let empty = random.choice(&EMPTY);
    let count = 1 + random.below(3);
    let grids: Vec<String> = (0..count).map(|_| random.grid()).collect();
    let texts: Vec<String> = grids
        .iter()
        .map(|grid| (format.write)(grid, empty))
        .collect();
    Paste {
        name: format!(
            "seed {seed}: {}, {}, {count} with '{empty}'",
            format.name, decoration.name
        ),
        text: (decoration.join)(&texts, &mut random),
        is_by_entry: BY_ENTRY.contains(&format.name),
        is_dashed: matches!(*empty, "-" | "−" | "_" | "*"),
        grids,
    }
}

fn cells(reading: &Reading) -> Vec<&str> {
    reading
        .grids
        .iter()
        .map(|grid| grid.cells.as_str())
        .collect()
}

fn has_position(fault: &Fault, text: &str) -> bool {
    fault
        .line
        .is_some_and(|line| (1..=text.lines().count()).contains(&line))
}

#[test]
fn each_paste_gives_exactly_its_grids() {
    let mut ambiguous = 0;
    for seed in 0..COMBINATIONS {
        let Paste {
            name,
            text,
            grids,
            is_dashed,
            ..
        } = paste(seed);
        match read_boards(&text) {
            Ok(reading) => assert_eq!(cells(&reading), grids, "{name}\n{text}"),
            Err(fault) => {
                let is_allowed = is_dashed && has_position(&fault, &text);
                assert!(is_allowed, "{name}: {fault}\n{text}");
                ambiguous += 1;
            }
        }
    }
    assert!(ambiguous * 100 < COMBINATIONS, "{ambiguous} are ambiguous");
}

#[test]
fn a_damaged_paste_never_gives_another_grid() {
    for seed in 0..COMBINATIONS {
        let Paste {
            name,
            text,
            grids,
            is_by_entry,
            ..
        } = paste(seed);
        if is_by_entry {
            continue;
        }
        let damaged = Random::of(!seed).damaged(&text);
        match read_boards(&damaged) {
            Ok(reading) => {
                let is_known = cells(&reading)
                    .iter()
                    .all(|cells| grids.iter().any(|grid| grid == cells));
                assert!(is_known, "{name}\n{damaged}\n{reading:?}");
            }
            Err(fault) => assert!(
                has_position(&fault, &damaged) || damaged.is_empty(),
                "{name}"
            ),
        }
    }
}

#[test]
fn what_stands_beside_a_puzzle_is_no_grid() {
    for text in traps::with_puzzle() {
        let reading = read_boards(&text).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        assert_eq!(cells(&reading), [PUZZLE], "{text}");
    }
}

#[test]
fn parts_of_a_grid_in_another_order_are_an_error() {
    let without = traps::without_grid().into_iter();
    for text in without.chain(traps::before_solution()) {
        let fault = read_boards(&text).expect_err(&text);
        assert!(has_position(&fault, &text), "{text}");
    }
}
