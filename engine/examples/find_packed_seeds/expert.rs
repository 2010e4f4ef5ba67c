//! Expert puzzles, drawn at random.
//!
//! A puzzle is kept if it has many restatements, all of them equally hard, and isn't a restatement of another
//! kept puzzle.

use std::collections::HashSet;
use std::ops::Range;
use std::thread;

use super::judging::{LEAST_DISTINCT, after_singles, distinct_restatements, er};
use nonet_engine::canonical::canonical;
use nonet_engine::generation::packed_seeds::{EXPERT, EXPERT_TURNS, PackedSeed};
use nonet_engine::generation::{PuzzleSpec, generate};
use nonet_engine::grading::{EXPERT_RATINGS, grade_up_to};
use nonet_engine::grid::Grid;
use nonet_engine::search::Board;
use nonet_engine::technique::Technique;

/// The number of puzzles drawn per round.
const AT_ONCE: u64 = 20_000;

/// The packed seeds, turn by turn.
pub fn find(seed: u64, count: usize) -> Vec<Vec<u8>> {
    let mut found: [Vec<Vec<u8>>; EXPERT_TURNS.len()] = Default::default();
    let mut boards = HashSet::new();
    let mut start = 0;
    while let Some(hardest) = found.iter().rposition(|seeds| seeds.len() < count) {
        for Drawn { seed, turn, board } in draw_all(seed, start, EXPERT_TURNS[hardest][0]) {
            if found[turn].len() < count && boards.insert(board) {
                found[turn].push(seed);
            }
        }
        start += AT_ONCE;
        eprintln!("{start} drawn, found {:?}", found.each_ref().map(Vec::len));
    }
    found.concat()
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
    let puzzle = generate(PuzzleSpec::default(), seed, index, 1).ok()?.givens;
    if Board::new(&puzzle).propagate()?.is_empty() {
        return None;
    }
    let grade = grade_up_to(&puzzle, &Technique::ALL[..=hardest as usize]);
    let hardest = grade.solved_hardest()?;
    let turn = EXPERT_TURNS
        .iter()
        .position(|turn| turn.contains(&hardest))?;
    let seed = PackedSeed::of(&puzzle, hardest)?;
    let is_seed = distinct_restatements(&seed, index) >= LEAST_DISTINCT
        && er(&puzzle).is_some_and(|er| EXPERT_RATINGS.contains(&er));
    Some(Drawn {
        seed: EXPERT.pack(turn, &seed).filter(|_| is_seed)?,
        turn,
        board: canonical(&after_singles(&puzzle)),
    })
}
