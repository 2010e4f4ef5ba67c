//! `find_expert_seeds SEED COUNT FILE` writes COUNT expert puzzles for each technique in `TURNS`.
//!
//! Puzzles are drawn at random. A puzzle is kept if it has many restatements, all of them equally hard, and
//! isn't a restatement of another kept puzzle.

use std::collections::HashSet;
use std::ops::Range;
use std::{env, fs, io, thread};

use nonet_engine::canonical::canonical;
use nonet_engine::generation::expert_seeds::{ExpertSeed, TURNS};
use nonet_engine::generation::{Symmetry, Wish, generate};
use nonet_engine::grading::{EXPERT_RATINGS, after, grade_up_to};
use nonet_engine::grid::random::Random;
use nonet_engine::grid::{Candidates, Grid};
use nonet_engine::rating::{Profile, Rater};
use nonet_engine::search::Board;
use nonet_engine::technique::{Technique, Tier};

/// A seed needs at least `LEAST_DISTINCT` different puzzles among `RESTATED` random restatements.
const RESTATED: usize = 12;
const LEAST_DISTINCT: usize = 4;
/// The number of puzzles drawn per round.
const AT_ONCE: u64 = 20_000;

fn main() -> io::Result<()> {
    let arguments: Vec<String> = env::args().collect();
    let [_, seed, count, file] = &arguments[..] else {
        panic!("find_expert_seeds SEED COUNT FILE");
    };
    let (seed, count) = (
        seed.parse().expect("a seed"),
        count.parse().expect("how many"),
    );
    let mut found: [Vec<Vec<u8>>; TURNS.len()] = Default::default();
    let mut boards = HashSet::new();
    let mut start = 0;
    while let Some(hardest) = found.iter().rposition(|seeds| seeds.len() < count) {
        for Drawn { seed, turn, board } in draw_all(seed, start, TURNS[hardest]) {
            if found[turn].len() < count && boards.insert(board) {
                found[turn].push(seed);
            }
        }
        start += AT_ONCE;
        eprintln!("{start} drawn, found {:?}", found.each_ref().map(Vec::len));
    }
    fs::write(file, found.concat().concat())
}

/// A puzzle that can be a seed.
struct Drawn {
    seed: Vec<u8>,
    turn: usize,
    /// The canonical board after all singles, which all its restatements share.
    board: Grid,
}

/// Draw the next `AT_ONCE` puzzles on two threads; return the seeds that need no technique beyond `hardest`.
fn draw_all(seed: u64, start: u64, hardest: Technique) -> Vec<Drawn> {
    let half = start + AT_ONCE / 2;
    let draw_some = |indices: Range<u64>| -> Vec<Drawn> {
        let drawn = indices.filter_map(|index| draw(seed, index, hardest));
        drawn.collect()
    };
    let (mut first, second) = thread::scope(|scope| {
        let second = scope.spawn(|| draw_some(half..start + AT_ONCE));
        (draw_some(start..half), second.join().expect("no panic"))
    });
    first.extend(second);
    first
}

fn draw(seed: u64, index: u64, hardest: Technique) -> Option<Drawn> {
    let puzzle = generate(Wish::default(), seed, index, 1).ok()?.givens;
    if Board::new(&puzzle).propagate()?.is_empty() {
        return None;
    }
    let grade = grade_up_to(&puzzle, &Technique::ALL[..=hardest as usize]);
    let hardest = grade.solved_hardest()?;
    let turn = TURNS.iter().position(|turn| *turn == hardest)?;
    let seed = ExpertSeed::of(&puzzle)?;
    let is_seed = has_many_restatements(&seed, index) && is_expert(&puzzle);
    Some(Drawn {
        seed: seed.pack().filter(|_| is_seed)?,
        turn,
        board: canonical(&after_singles(&puzzle)),
    })
}

fn is_expert(puzzle: &Grid) -> bool {
    let mut rater = Rater::new(puzzle, Profile::Explainer);
    rater.advance(u64::MAX);
    rater
        .rating()
        .is_some_and(|rating| EXPERT_RATINGS.contains(&rating.er))
}

fn has_many_restatements(seed: &ExpertSeed, index: u64) -> bool {
    let mut random = Random::new(index, 0);
    let forms: HashSet<Grid> = (0..RESTATED)
        .filter_map(|_| seed.restate(Symmetry::HalfTurn, &mut random))
        .map(|(restated, _)| canonical(&restated))
        .collect();
    forms.len() >= LEAST_DISTINCT
}

fn after_singles(puzzle: &Grid) -> Grid {
    let singles = Technique::ALL.partition_point(|one| one.tier() == Tier::Singles);
    *after(Candidates::new(puzzle), &Technique::ALL[..singles]).grid()
}
