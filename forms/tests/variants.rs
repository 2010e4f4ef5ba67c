//! Variants in the formats of other tools.

mod pastes {
    #[expect(dead_code, reason = "the grids are for pastes")]
    pub mod random;
}

use nonet_forms::{Cause, VariantFormat, read_variant, write_variant};
use pastes::random::Random;
use serde_json::{Value, json};

const FORMATS: [VariantFormat; 3] = [
    VariantFormat::SudokuPad,
    VariantFormat::FPuzzles,
    VariantFormat::Iss,
];
const SIZES: [usize; 6] = [4, 6, 8, 9, 12, 16];
const PUZZLES: u64 = 600;

/// A grid in which rules are drawn at random.
struct Maker {
    size: usize,
    random: Random,
}

impl Maker {
    fn cell(&mut self) -> usize {
        self.random.below(self.size * self.size)
    }

    /// Neighbouring cells of a row from left to right.
    fn cells(&mut self, least: usize, most: usize) -> Vec<usize> {
        let count = least + self.random.below(most - least + 1);
        let (row, first) = (
            self.random.below(self.size),
            self.random.below(self.size - count + 1),
        );
        (first..first + count)
            .map(|column| row * self.size + column)
            .collect()
    }

    fn pairs(&mut self) -> Vec<Vec<usize>> {
        (0..=self.random.below(4))
            .map(|_| self.cells(2, 2))
            .collect()
    }

    fn diagonal(&mut self) -> Vec<usize> {
        let (first, is_right) = (self.random.below(self.size), self.random.below(2) == 0);
        let columns: Vec<usize> = if is_right {
            (first..self.size).collect()
        } else {
            (0..=first).rev().collect()
        };
        let size = self.size;
        columns
            .into_iter()
            .enumerate()
            .map(|(row, column)| row * size + column)
            .collect()
    }

    fn square(&mut self) -> Vec<usize> {
        let (row, column) = (
            self.random.below(self.size - 1),
            self.random.below(self.size - 1),
        );
        let first = row * self.size + column;
        vec![first, first + 1, first + self.size, first + self.size + 1]
    }

    /// A rule of every kind; those that other tools keep once only are made once.
    fn rules(&mut self) -> Vec<Value> {
        let size = self.size;
        let (most, negative) = (size.min(6), self.random.below(2) == 0);
        let circle = self.cell();
        let shaft: Vec<usize> = self
            .cells(1, 3)
            .into_iter()
            .filter(|cell| *cell != circle)
            .collect();
        let mut rules = vec![
            json!({"type": "diagonal", "lines": ["main"]}),
            json!({"type": "diagonal", "lines": ["anti"]}),
            json!({"type": "disjoint"}),
            json!({"type": "extra-region", "cells": self.cells(2, most - 1)}),
            json!({"type": "killer", "cells": self.cells(1, 4), "sum": 10}),
            json!({"type": "killer", "cells": self.cells(2, 4), "sum": null}),
            json!({"type": "anti-knight"}),
            json!({"type": "anti-king"}),
            json!({"type": "parity", "even": [self.cell()]}),
            json!({"type": "parity", "odd": [self.cell()]}),
            json!({"type": "kropki", "white": self.pairs(), "black": self.pairs(), "negative": negative}),
            json!({"type": "xv", "x": self.pairs(), "v": self.pairs(), "negative": !negative}),
            json!({"type": "thermo", "cells": self.cells(2, 4)}),
            json!({"type": "palindrome", "cells": self.cells(2, most - 1)}),
            json!({"type": "renban", "cells": self.cells(2, 4)}),
            json!({"type": "whisper", "cells": self.cells(2, 4), "difference": 1 + self.random.below(size - 1)}),
            json!({"type": "between", "cells": self.cells(3, 4)}),
            json!({"type": "little-killer", "cells": self.diagonal(), "sum": 7}),
            json!({"type": "quadruple", "cells": self.square(), "digits": [1, size]}),
            json!({"type": "sandwich", "row": self.random.below(size), "sum": 0}),
            json!({"type": "sandwich", "column": self.random.below(size), "sum": 5}),
        ];
        if !shaft.is_empty() {
            rules.push(json!({"type": "arrow", "circle": [circle], "cells": shaft}));
        }
        if size == 9 {
            rules.push(json!({"type": "windoku"}));
        }
        rules
    }

    fn puzzle(&mut self) -> Value {
        let count = self.size * self.size;
        let digits = &"123456789ABCDEFG"[..self.size];
        let given = |at: usize| {
            if at.is_multiple_of(7) {
                &digits[at % self.size..=at % self.size]
            } else {
                "-"
            }
        };
        let givens: String = (0..count).map(given).collect();
        let mut rules = self.rules();
        rules.retain(|_| self.random.below(3) == 0);
        let mut puzzle = json!({"size": self.size, "givens": givens, "rules": rules});
        if self.random.below(3) == 0 {
            // Each row is a region.
            let region = |at: usize| char::from(b'A' + u8::try_from(at / self.size).unwrap());
            puzzle["regions"] = (0..count).map(region).collect::<String>().into();
        }
        puzzle
    }
}

fn puzzle(seed: u64) -> Value {
    let size = SIZES[usize::try_from(seed).unwrap() % SIZES.len()];
    Maker {
        size,
        random: Random::of(seed),
    }
    .puzzle()
}

/// A puzzle whose rules are in an order of their own, and whose marks of one kind are in one rule.
fn normalized(puzzle: &Value) -> Value {
    let mut puzzle = puzzle.clone();
    let (mut rules, mut parity) = (Vec::new(), (Vec::new(), Vec::new()));
    for rule in puzzle["rules"].as_array().unwrap() {
        if rule["type"] == "parity" {
            parity.0.extend(
                rule.get("even")
                    .into_iter()
                    .flat_map(|cells| cells.as_array().unwrap().clone()),
            );
            parity.1.extend(
                rule.get("odd")
                    .into_iter()
                    .flat_map(|cells| cells.as_array().unwrap().clone()),
            );
        } else {
            rules.push(rule.to_string());
        }
    }
    rules.sort();
    puzzle["rules"] = json!([rules, parity.0, parity.1]);
    puzzle
}

fn text(puzzle: &Value, format: VariantFormat) -> String {
    write_variant(&puzzle.to_string(), format).unwrap()
}

#[test]
fn every_rule_returns_from_every_format() {
    for seed in 0..PUZZLES {
        let puzzle = puzzle(seed);
        for format in FORMATS {
            let read = read_variant(&text(&puzzle, format)).unwrap();
            assert_eq!(
                normalized(&read),
                normalized(&puzzle),
                "seed {seed}, {format:?}"
            );
        }
    }
}

#[test]
fn rules_without_a_counterpart_become_rules_that_mean_the_same() {
    let empty = "-".repeat(81);
    let greater =
        json!({"size": 9, "givens": empty, "rules": [{"type": "greater", "cells": [0, 1]}]});

    let linked = read_variant(&text(&greater, VariantFormat::FPuzzles)).unwrap();
    let string = read_variant(&text(&greater, VariantFormat::Iss)).unwrap();

    assert_eq!(
        linked["rules"],
        json!([{"type": "thermo", "cells": [1, 0]}])
    );
    assert_eq!(string["rules"], greater["rules"]);
}

#[test]
fn rules_that_a_tool_would_change_are_rejected() {
    let puzzle = |rules: Value| json!({"size": 9, "rules": rules}).to_string();
    let dots = json!({"type": "kropki", "white": [[0, 1]]});
    let strict = json!({"type": "kropki", "black": [[1, 2]], "negative": true});
    let apart = puzzle(json!([{"type": "non-consecutive"}, dots]));
    let several = puzzle(json!([dots, strict]));
    let sums = puzzle(json!([{"type": "little-killer", "cells": [0, 1], "sum": 5}]));
    let pill = puzzle(json!([{"type": "arrow", "circle": [1, 0], "cells": [9]}]));

    assert!(write_variant(&apart, VariantFormat::SudokuPad).is_err());
    assert!(write_variant(&apart, VariantFormat::Iss).is_ok());
    for format in FORMATS {
        for text in [&several, &sums, &pill] {
            assert_eq!(
                write_variant(text, format).unwrap_err().cause,
                Cause::Rule,
                "{text}"
            );
        }
    }
}

/// A puzzle of f-puzzles without givens, with some further members.
fn of_f_puzzles(size: usize, further: &Value) -> String {
    let mut puzzle = json!({"size": size, "grid": vec![vec![json!({}); size]; size]});
    for (name, held) in further.as_object().unwrap() {
        puzzle[name] = held.clone();
    }
    puzzle.to_string()
}

#[test]
fn unsupported_rules_are_named() {
    let line = json!([{"lines": [["R1C1", "R1C2"]]}]);
    let pair = json!([{"cells": ["R1C1", "R1C2"], "value": "3"}]);
    let known = [
        (json!({"regionsumline": line}), "regionsumline"),
        (json!({"clone": pair}), "clone"),
        (json!({"difference": pair}), "difference 3"),
        (json!({"line": line}), "line (a drawing)"),
        (
            json!({"negative": ["ratio"]}),
            "negative ratio without nonconsecutive",
        ),
        (
            json!({"killercage": [{"cells": ["R1C1"], "value": "<5"}]}),
            "killercage <5",
        ),
    ];
    for (further, name) in known {
        let fault = read_variant(&of_f_puzzles(9, &further)).unwrap_err();
        assert_eq!((fault.cause, fault.found.as_str()), (Cause::Rule, name));
    }
    for (string, name) in [
        (".Skyscraper~R1~3~", "Skyscraper"),
        (".Or.AntiKing.End", "Or"),
        (".~R1C1_1_2", "Given with several values"),
        (".NoBoxes", "NoBoxes without Jigsaw"),
        (".Shape~9x9~0-8", "Shape"),
    ] {
        assert_eq!(read_variant(string).unwrap_err().found, name);
    }
}

#[test]
fn colours_titles_and_notes_are_left_out() {
    let cell = json!({"value": 3, "c": "#ffa0a0", "cornerPencilMarks": [1, 2]});
    let mut grid = vec![vec![json!({}); 4]; 4];
    grid[0][1] = cell;
    let further = json!({
        "title": "Colours", "author": "Nobody", "ruleset": "Normal rules", "solution": [1, 2], "grid": grid,
        "cage": [{"cells": [], "value": "source: a book"}], "antiknight": false, "arrow": [],
    });

    let puzzle = read_variant(&of_f_puzzles(4, &further)).unwrap();

    assert_eq!(
        puzzle,
        json!({"size": 4, "givens": "-".repeat(16), "rules": []})
    );
}

#[test]
fn marks_of_f_puzzles_are_read_as_it_writes_them() {
    let further = json!({
        "littlekillersum": [
            {"cell": "R5C5", "direction": "UL", "value": "10"}, {"cell": "R5C2", "direction": "UR", "value": 6},
        ],
        "sandwichsum": [{"cell": "R5C2", "value": "3"}, {"cell": "R3C0", "value": "0"}],
        "arrow": [{"cells": ["R1C2", "R1C1"], "lines": [["R1C1", "R2C1"], ["R1C2", "R2C2", "R3C2"]]}],
        "xv": [{"cells": ["R1C1", "R2C1"], "value": "v"}],
        "thermometer": [{"lines": [["R4C4", "R3C4"], ["R4C4"]]}],
        "minimum": [{"cell": "R1C1"}, {"cell": "R1C2"}],
    });

    let puzzle = read_variant(&of_f_puzzles(4, &further)).unwrap();

    assert_eq!(
        puzzle["rules"],
        json!([
            {"type": "arrow", "circle": [0, 1], "cells": [4]},
            {"type": "arrow", "circle": [0, 1], "cells": [5, 9]},
            {"type": "little-killer", "cells": [0, 5, 10, 15], "sum": 10},
            {"type": "little-killer", "cells": [11, 14], "sum": 6},
            {"type": "greater", "cells": [4, 0]},
            {"type": "greater", "cells": [2, 1]},
            {"type": "greater", "cells": [5, 1]},
            {"type": "sandwich", "column": 1, "sum": 3},
            {"type": "sandwich", "row": 2, "sum": 0},
            {"type": "thermo", "cells": [15, 11]},
            {"type": "xv", "x": [], "v": [[0, 4]], "negative": false},
        ])
    );
}

/// Shortened JSON of `SudokuPad`, packed by lz-string for JavaScript.
const SCL: &str = "N4SwJgXA5AhlA0BjAzhArABiQUwgbT2ADcIBGAX3ioF148r5b6rjoAmKcph62gJ1wE8WDEyykmpeKLpSJTYfDZj4A\
ZklKN6hW2lNdEuqr1H48unl3K6u9aet5j22ohj5gAVwB2IAI4fcABccfEUZRXMSVUpWKECQQIAbXAACAElAgB0oZBTkAFsYRMTOWg93RDYIADFqgEE\
MBqRA/AwAOjRpDtoAdzJ4AAt+vggAMy54AHNEgHsAIyL8WC94gGsfSYHAqFp87ECYMBgDiGAYFZB1kE2WwPJyIA";

#[test]
fn ids_of_sudokupad_are_read_with_their_cages_and_flags() {
    let small = json!({
        "size": 4, "givens": "1----------2----",
        "rules": [{"type": "anti-knight"}, {"type": "killer", "cells": [0, 1], "sum": 3}],
    });

    for link in [
        "https://sudokupad.app/scl",
        "https://app.crackingthecryptic.com/sudoku/?puzzleid=ctc",
        "scl",
    ] {
        assert_eq!(
            read_variant(&format!("{link}{SCL}")).unwrap(),
            small,
            "{link}"
        );
    }
    for name in ["lines", "arrows", "overlays", "underlays", "foglight"] {
        let row = vec![json!({}); 4];
        let regions: Vec<Value> = (0..4)
            .map(|row| json!([[row, 0], [row, 1], [row, 2], [row, 3]]))
            .collect();
        let drawn = json!({"cells": vec![row; 4], "regions": regions, name: [{"wayPoints": []}]});
        assert_eq!(read_variant(&drawn.to_string()).unwrap_err().found, name);
    }
}

#[test]
fn links_without_their_puzzle_and_damaged_texts_are_rejected() {
    let deep = "[".repeat(100_000);
    let rejected = [
        "https://sudokupad.app/8bNmDd4J9G",
        "https://f-puzzles.com/?id=28mrvd59",
        "https://f-puzzles.com/?load=AAAAAAAAAAAAAAAAAAAAAAAAAA",
        "https://sigh.github.io/Interactive-Sudoku-Solver/",
        "https://example.com/",
        ".Jigsaw~12",
        ".Thermo~R1C1~R9Ca",
        ".Shape~7x7",
        "{}",
        "",
        &format!("{{cells:{deep}"),
    ];
    for text in rejected {
        assert!(read_variant(text).is_err(), "{text:.60}");
    }
    assert!(read_variant(&".".repeat(300_000)).is_err());
}

#[test]
fn a_whisper_that_crosses_itself_becomes_several() {
    let puzzle = read_variant(".Whisper~5~R1C1~R1C2~R2C2~R2C1~R1C1~R1C2").unwrap();

    let parts: Vec<&Value> = puzzle["rules"]
        .as_array()
        .unwrap()
        .iter()
        .map(|rule| &rule["cells"])
        .collect();
    assert_eq!(parts, [&json!([0, 1, 10, 9]), &json!([9, 0, 1])]);
}

#[test]
fn irregular_regions_and_large_digits_are_read() {
    let rows = "1".repeat(16) + &"2".repeat(16);
    let letters: String = ('1'..='9')
        .chain('A'..='G')
        .flat_map(|label| [label; 16])
        .collect();
    assert!(letters.starts_with(&rows));
    let string = format!(".Shape~16x16.Jigsaw~{letters}.NoBoxes.~R1C1_16~RgCg_10");

    let puzzle = read_variant(&string).unwrap();

    assert_eq!(
        puzzle["givens"].as_str().unwrap().trim_matches('-'),
        format!("G{}A", "-".repeat(254))
    );
    assert!(
        puzzle["regions"]
            .as_str()
            .unwrap()
            .starts_with("AAAAAAAAAAAAAAAAB")
    );
}
