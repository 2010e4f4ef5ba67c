//! Seeds: each agrees with the list, and rare puzzles are found near them.

use nonet_engine::canonical::canonical;
use nonet_engine::generation::packed_seeds::{EXPERT, EXTREME, PackedSeed, PackedSeeds};
use nonet_engine::generation::seeds::SEEDS;
use nonet_engine::generation::{Puzzle, PuzzleSpec, Symmetry, generate};
use nonet_engine::grading::{EXPERT_RATINGS, EXTREME_RATINGS, Label, after, grade};
use nonet_engine::grid::{Candidates, Grid, House};
use nonet_engine::rating::{Profile, Rater};
use nonet_engine::search::{Limits, Status, count_solutions};
use nonet_engine::technique::{Technique, Tier};
use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;
use std::thread;

/// The work that one puzzle of a rare spec may take.
const BUDGET: u64 = 20_000;

fn is_unique(puzzle: &Grid) -> bool {
    count_solutions(puzzle, Limits::default()).status == Status::Unique
}

fn er(puzzle: &Grid) -> u16 {
    let mut rater = Rater::new(puzzle, Profile::Explainer);
    assert!(rater.advance(u64::MAX));
    rater.rating().expect("it is solved").er
}

fn has(symmetry: Symmetry, puzzle: &Grid) -> bool {
    let cells = puzzle.filled_cells();
    let mut orbits = cells.into_iter().map(|cell| symmetry.orbit(cell));
    orbits.all(|orbit| orbit.is_subset(cells))
}

fn make(spec: &PuzzleSpec, index: u64) -> Puzzle {
    generate(spec.clone(), 2026, index, BUDGET).expect("the budget suffices")
}

#[test]
fn each_seed_is_unique_and_as_hard_as_the_list_says() {
    for seed in SEEDS.iter() {
        assert!(is_unique(&seed.givens));
        let grade = grade(&seed.givens);
        assert!(grade.is_solved);
        assert_eq!(grade.hardest.map(Technique::slug), Some(seed.hardest));
        assert_eq!(er(&seed.givens), seed.er, "{}", seed.givens);
    }
}

#[test]
fn no_two_seeds_are_images_of_each_other() {
    let forms: HashSet<Grid> = SEEDS.iter().map(|seed| canonical(&seed.givens)).collect();

    assert_eq!(forms.len(), SEEDS.len());
}

fn assert_needs_what_it_says(seed: &PackedSeed, label: Label) {
    let puzzle = &seed.givens;
    let grade = grade(puzzle);
    assert!(is_unique(puzzle));
    assert!(has(Symmetry::HalfTurn, puzzle));
    assert_eq!(
        (grade.label, grade.solved_hardest()),
        (Some(label), Some(seed.hardest))
    );
}

fn assert_restatable(seed: &PackedSeed, ratings: &RangeInclusive<u16>) {
    let again = PackedSeed::of(&seed.givens, seed.hardest).map(|seed| seed.kept);
    assert_eq!(again, Some(seed.kept));
    assert!(ratings.contains(&er(&seed.givens)));
}

/// Judge every so many-th seed; ratings take longest, so that of every tenth of them suffices.
fn assert_packed_seeds(list: &PackedSeeds, label: Label, stride: usize) {
    let ratings = &label.ratings().expect("it limits them");
    thread::scope(|scope| {
        for (place, techniques) in list.turns.into_iter().enumerate() {
            scope.spawn(move || {
                let seeds = list.at(place);
                for seed in seeds.iter().step_by(stride) {
                    assert!(techniques.contains(&seed.hardest));
                    assert_needs_what_it_says(seed, label);
                }
                let rated = seeds.iter().step_by(10 * stride);
                rated.for_each(|seed| assert_restatable(seed, ratings));
            });
        }
    });
}

#[test]
fn some_packed_seeds_of_each_turn_are_as_hard_as_the_list_says() {
    assert_packed_seeds(&EXPERT, Label::Expert, 25);
    assert_packed_seeds(&EXTREME, Label::Extreme, 25);
}

#[test]
#[ignore = "thorough: all six thousand"]
fn each_packed_seed_is_as_hard_as_the_list_says() {
    assert_packed_seeds(&EXPERT, Label::Expert, 1);
    assert_packed_seeds(&EXTREME, Label::Extreme, 1);
}

#[test]
fn no_two_packed_seeds_are_restatements_of_each_other() {
    let singles = Technique::ALL.partition_point(|one| one.tier() == Tier::Singles);
    let singles = &Technique::ALL[..singles];

    for (list, each) in [(&EXPERT, 1_000), (&EXTREME, 251)] {
        let boards: HashSet<Grid> = (0..list.turns.len())
            .flat_map(|place| list.at(place))
            .map(|seed| canonical(after(Candidates::new(&seed.givens), singles).grid()))
            .collect();

        assert_eq!(boards.len(), each * list.turns.len());
    }
}

fn labelled(label: Label, symmetry: Symmetry, index: u64) -> Puzzle {
    let spec = PuzzleSpec {
        symmetry,
        ..PuzzleSpec::label(label)
    };
    make(&spec, index)
}

fn assert_graded_as_it_says(puzzle: &Puzzle, label: Label, symmetry: Symmetry) {
    let verdict = count_solutions(&puzzle.givens, Limits::default());
    let grade = grade(&puzzle.givens);
    assert_eq!(verdict.status, Status::Unique);
    assert_eq!(verdict.solution, Some(puzzle.solution));
    assert!(has(symmetry, &puzzle.givens));
    assert_eq!(grade.label, Some(label));
    assert_eq!(grade.solved_hardest(), puzzle.graded().hardest);
}

fn assert_labelled_puzzles(label: Label, ratings: &RangeInclusive<u16>, of_each: u64) {
    for symmetry in [Symmetry::HalfTurn, Symmetry::None] {
        for index in 0..of_each {
            assert_graded_as_it_says(&labelled(label, symmetry, index), label, symmetry);
        }
    }
    for index in 0..of_each / 5 {
        let givens = labelled(label, Symmetry::HalfTurn, index).givens;
        assert!(ratings.contains(&er(&givens)), "{givens}");
    }
}

#[test]
fn expert_and_extreme_puzzles_are_unique_symmetric_and_graded_as_they_say() {
    assert_labelled_puzzles(Label::Expert, &EXPERT_RATINGS, 40);
    assert_labelled_puzzles(Label::Extreme, &EXTREME_RATINGS, 40);
}

#[test]
#[ignore = "thorough: ten times as many"]
fn a_thousand_expert_and_extreme_puzzles_are_unique_symmetric_and_graded_as_they_say() {
    assert_labelled_puzzles(Label::Expert, &EXPERT_RATINGS, 1_000);
    assert_labelled_puzzles(Label::Extreme, &EXTREME_RATINGS, 1_000);
}

#[test]
fn of_any_two_hundred_puzzles_no_technique_is_the_hardest_in_more_than_a_fifth() {
    for label in [Label::Expert, Label::Extreme] {
        let made: Vec<Puzzle> = (0..1_000)
            .map(|index| labelled(label, Symmetry::HalfTurn, index))
            .collect();

        for row in made.windows(200) {
            let mut counts: HashMap<&str, usize> = HashMap::new();
            for puzzle in row {
                let hardest = puzzle.graded().hardest.expect("it is graded").slug();
                *counts.entry(hardest).or_default() += 1;
            }
            assert!(counts.values().all(|&count| count <= 40), "{counts:?}");
        }
        let forms: HashSet<Grid> = made.iter().map(|one| canonical(&one.givens)).collect();
        // A walk may come to an image of a restatement; batches replace those.
        assert!(forms.len() + 3 >= made.len());
    }
}

#[test]
fn what_is_drawn_afresh_is_no_restatement() {
    let spec = |is_fresh| PuzzleSpec {
        is_fresh,
        ..PuzzleSpec::label(Label::Expert)
    };

    let same = (0..30)
        .filter(|&index| make(&spec(true), index).givens == make(&spec(false), index).givens);

    assert_eq!(same.count(), 0);
}

#[test]
fn a_rare_technique_is_the_hardest_of_a_puzzle_that_is_to_need_it() {
    for technique in [
        Technique::Tridagon,
        Technique::SkLoop,
        Technique::JuniorExocet,
        Technique::SeniorExocet,
        Technique::MultiSectorLockedSet,
    ] {
        for symmetry in [Symmetry::None, Symmetry::HalfTurn] {
            let spec = PuzzleSpec {
                technique: Some(technique),
                symmetry,
                ..PuzzleSpec::default()
            };

            let puzzles = [0, 1].map(|index| make(&spec, index).givens);

            for puzzle in puzzles {
                assert!(is_unique(&puzzle));
                assert_eq!(grade(&puzzle).hardest, Some(technique), "{symmetry:?}");
                assert!(has(symmetry, &puzzle));
            }
        }
    }
}

#[test]
fn a_rating_is_as_high_as_requested() {
    for least in [90, 95, 100] {
        let spec = PuzzleSpec {
            ratings: Some(least..=u16::MAX),
            ..PuzzleSpec::default()
        };

        let puzzle = make(&spec, 0).givens;

        assert!(is_unique(&puzzle));
        assert!(er(&puzzle) >= least);
    }
}

#[test]
fn there_are_as_few_givens_as_requested() {
    let symmetric = PuzzleSpec {
        givens: 0..=20,
        is_minimal: Some(true),
        ..PuzzleSpec::default()
    };
    let few = |givens: usize, symmetry: Symmetry| PuzzleSpec {
        givens: givens..=givens,
        symmetry,
        ..PuzzleSpec::default()
    };
    let specs = [
        symmetric,
        few(19, Symmetry::None),
        few(18, Symmetry::None),
        few(17, Symmetry::None),
        few(19, Symmetry::HalfTurn),
        few(18, Symmetry::Horizontal),
        few(19, Symmetry::Horizontal),
        few(18, Symmetry::Vertical),
        few(18, Symmetry::Diagonal),
    ];

    for spec in specs {
        let puzzles = [0, 1].map(|index| make(&spec, index).givens);

        for puzzle in puzzles {
            assert!(is_unique(&puzzle));
            assert!(spec.givens.contains(&puzzle.filled_count()));
            assert!(has(spec.symmetry, &puzzle));
        }
    }
}

#[test]
fn every_house_of_a_rare_puzzle_has_a_given_if_requested() {
    let spec = PuzzleSpec {
        givens: 0..=18,
        symmetry: Symmetry::None,
        avoids_empty_houses: true,
        ..PuzzleSpec::default()
    };

    for index in 0..2 {
        let puzzle = make(&spec, index).givens;

        let cells = puzzle.filled_cells();
        let is_empty = |house: House| house.cells().intersection(cells).is_empty();
        assert!(!House::all().any(is_empty));
    }
}

/// Count the puzzles, of so many, that aren't images of seeds.
fn new_of_few_givens(made: u64, givens: usize, symmetry: Symmetry) -> usize {
    let seeds: HashSet<Grid> = SEEDS.iter().map(|seed| canonical(&seed.givens)).collect();
    let spec = PuzzleSpec {
        givens: givens..=givens,
        symmetry,
        ..PuzzleSpec::default()
    };

    let forms: HashSet<Grid> = (0..made)
        .map(|index| canonical(&make(&spec, index).givens))
        .collect();

    forms.difference(&seeds).count()
}

#[test]
fn puzzles_of_few_givens_are_not_the_seeds_alone() {
    assert!(new_of_few_givens(4, 17, Symmetry::None) >= 1);
    assert!(new_of_few_givens(4, 19, Symmetry::HalfTurn) >= 1);
}

#[test]
#[ignore = "thorough: three times as many puzzles"]
fn a_quarter_of_the_puzzles_of_few_givens_are_no_seeds() {
    assert!(new_of_few_givens(12, 17, Symmetry::None) >= 3);
    assert!(new_of_few_givens(12, 19, Symmetry::HalfTurn) >= 3);
}

/// The size that the module of the list states.
#[test]
fn the_list_of_seeds_is_of_the_stated_size() {
    let module = include_str!("../../src/generation/seeds.rs");
    let list = include_str!("../../src/generation/seeds.tsv");

    let stated = format!(
        "{} lines,\n//! {} kB.",
        list.lines().count(),
        list.len() / 1000
    );
    assert!(module.contains(&stated), "{stated}");
}
