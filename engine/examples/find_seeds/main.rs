//! `find_seeds KIND SYMMETRY SEED SECONDS`: puzzles of a rare kind, as lines of `seeds.tsv`.
//!
//! A kind is the name of an extreme technique, a rating in tenths such as `95`, or a number of givens such
//! as `17`. Each search starts from a random puzzle, into which the pattern of an SK-loop or an exocet is
//! built if that is the kind, and goes on from neighbour to neighbour while these aren't further from
//! the goal.

mod few;
mod goal;
mod planted;
mod puzzle;

use std::env;
use std::time::{Duration, Instant};

use goal::Goal;
use nonet_engine::generation::{Exchange, PuzzleSpec, Symmetry, generate};
use nonet_engine::grid::Grid;
use nonet_engine::grid::random::Random;
use puzzle::{described, thinned};

/// After this many neighbours that aren't nearer to the goal, a search starts again; near the goal,
/// after more.
const MOST_VAIN: u32 = 400;
const MOST_VAIN_NEAR: u32 = 6_000;
/// Exchanges: how many orbits of givens go, and how many come.
const EXCHANGES: [(usize, usize); 6] = [(1, 1), (1, 1), (1, 1), (2, 2), (2, 1), (1, 2)];

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let [_, kind, symmetry, seed, seconds] = &arguments[..] else {
        panic!("find_seeds KIND SYMMETRY SEED SECONDS");
    };
    let goal = Goal::of(kind).expect("a technique, a rating or a number of givens");
    let symmetry = Symmetry::from_slug(symmetry).expect("a symmetry");
    let mut random = Random::new(seed.parse().expect("a seed"), 0);
    let end = Instant::now() + Duration::from_secs(seconds.parse().expect("seconds"));
    while Instant::now() < end {
        if let Some(found) = search(goal, symmetry, end, &mut random) {
            println!("{}", described(&found));
        }
    }
}

/// Climb once.
fn search(goal: Goal, symmetry: Symmetry, end: Instant, random: &mut Random) -> Option<Grid> {
    if let Goal::Givens(most) = goal {
        return few::search(most, symmetry, end, random);
    }
    let mut at = start(goal, symmetry, random)?;
    let mut height = goal.height(&at);
    let mut vain = 0;
    while !goal.is_met(height) {
        let most = if goal.is_near(height) {
            MOST_VAIN_NEAR
        } else {
            MOST_VAIN
        };
        if vain > most || Instant::now() > end {
            return None;
        }
        vain += 1;
        let Some(neighbour) = neighbour(goal, height, &at, symmetry, random) else {
            continue;
        };
        let reached = goal.height(&neighbour);
        if reached > height {
            vain = 0;
        }
        if reached >= height {
            (at, height) = (neighbour, reached);
        }
    }
    Some(thinned(&at, symmetry, random, |thinner| {
        goal.is_met(goal.height(thinner))
    }))
}

fn start(goal: Goal, symmetry: Symmetry, random: &mut Random) -> Option<Grid> {
    if let Goal::Technique(technique) = goal
        && let Some(build) = planted::builder(technique)
    {
        return build(technique, symmetry, random);
    }
    let spec = PuzzleSpec {
        symmetry,
        is_minimal: Some(true),
        ..PuzzleSpec::default()
    };
    let made = generate(spec, puzzle::any_seed(random), 0, 1_000);
    made.ok().map(|made| made.givens)
}

fn neighbour(
    goal: Goal,
    height: u32,
    at: &Grid,
    symmetry: Symmetry,
    random: &mut Random,
) -> Option<Grid> {
    if matches!(goal, Goal::Technique(_)) && goal.is_near(height) && random.below(3) == 0 {
        return puzzle::with_or_without_one(at, symmetry, random);
    }
    let (removed, added) = match goal {
        Goal::Givens(_) if random.below(3) > 0 => (2, 1),
        _ => EXCHANGES[random.below(EXCHANGES.len())],
    };
    let exchange = Exchange {
        removed,
        added,
        symmetry,
        most_solutions: 20_000,
    };
    exchange.draw(at, random).map(|(neighbour, _)| neighbour)
}
