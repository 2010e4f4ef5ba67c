//! Rejects some puzzles of a label, so that no technique is the hardest in too many.

use super::draw;
use super::spec::PuzzleSpec;
use crate::grading::Label;
use nonet_grid::random::Random;
use nonet_techniques::technique::Technique;

/// Number of puzzles, out of a hundred with this hardest technique, that are kept.
///
/// Without this, 25 and 27 % of the hard puzzles were these (2026-11, 4,000 puzzles). With it, each technique is
/// the hardest in some 22 %. Easy puzzles become harder: without it 84 % of them need no naked single, and are
/// rated 1.5.
const KEPT: [(Label, Technique, usize); 3] = [
    (Label::Easy, Technique::HiddenSingleInLine, 50),
    (Label::Hard, Technique::WWing, 65),
    (Label::Hard, Technique::Skyscraper, 50),
];

/// The hardest techniques of puzzles of a label, by turns.
pub type Turns = [&'static [Technique]; 5];

/// The techniques that most expert puzzles need, the easiest first: 4, 41, 10, 29 and 16 % (2026-11, 1,400 puzzles).
///
/// Expert puzzles take turns. A turn keeps a puzzle if its hardest technique is the turn's, or is not in this list.
/// So in 200 consecutive puzzles no technique is the hardest in more than a fifth.
pub const EXPERT_TURNS: Turns = [
    &[Technique::SueDeCoq],
    &[Technique::XyChain],
    &[Technique::ContinuousNiceLoop],
    &[Technique::Aic],
    &[Technique::DiscontinuousNiceLoop],
];

/// The number of puzzles after which the order of techniques repeats.
pub(super) const ROUND: usize = EXPERT_TURNS.len() * EXPERT_TURNS.len();

/// In the turns of this technique and of easier ones no harder one is looked for: that takes long.
const EASY_TURNS_END: Technique = Technique::ContinuousNiceLoop;

/// Extreme puzzles take turns if they may have as few and as many givens as most have.
const FEW_GIVENS: usize = 24;
const MANY_GIVENS: usize = 36;

/// The puzzles to keep of those that meet a spec: not all if it is only a label.
pub(super) struct Variety {
    label: Option<Label>,
    /// The turn of an expert or extreme puzzle.
    pub turn: Option<Turn>,
}

/// The technique whose turn it is, and the number of the turn.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    /// The place in the list of turns.
    pub place: usize,
    /// The number of earlier turns of the same place, plus an offset that depends on the seed.
    #[cfg_attr(
        not(feature = "seeds"),
        expect(dead_code, reason = "only restatements need it")
    )]
    pub round: u64,
}

impl Turn {
    /// The turn of a puzzle.
    ///
    /// Puzzles 5n to 5n + 4 cover all turns, and so do five puzzles at intervals of five.
    #[expect(clippy::cast_possible_truncation, reason = "below five")]
    fn of(seed: u64, index: u64) -> Self {
        let turns = EXPERT_TURNS.len() as u64;
        let number = seed.wrapping_add(index);
        let begin = Random::new(seed, u64::MAX).below(u32::MAX as usize) as u64;
        Self {
            place: ((number % turns + number / turns) % turns) as usize,
            round: begin + number / turns,
        }
    }
}

impl Variety {
    /// For a puzzle of a seed.
    pub fn of(spec: &PuzzleSpec, seed: u64, index: u64) -> Self {
        let label = spec.label.filter(|_| spec.is_label_alone());
        let takes_turns = match label {
            Some(Label::Expert) => true,
            Some(Label::Extreme) => {
                let (fewest, most) = (spec.givens.start(), spec.givens.end());
                let is_open = *fewest <= FEW_GIVENS && *most >= MANY_GIVENS;
                is_open && spec.is_minimal.is_none() && spec.symmetry.is_of_half_turn()
            }
            _ => false,
        };
        Self {
            label,
            turn: takes_turns.then(|| Turn::of(seed, index)),
        }
    }

    /// The hardest techniques of the turn of an expert puzzle.
    fn expert_turn(&self) -> Option<&'static [Technique]> {
        let turn = self.turn.filter(|_| self.label == Some(Label::Expert));
        turn.map(|turn| EXPERT_TURNS[turn.place])
    }

    /// The part of the ladder that a puzzle may need.
    pub fn allowed(&self, spec: &PuzzleSpec) -> &'static [Technique] {
        match self.expert_turn() {
            Some(&[technique]) if technique <= EASY_TURNS_END => {
                &Technique::ALL[..=technique as usize]
            }
            _ => draw::allowed_by(spec),
        }
    }

    /// Decide, at random without turns, whether to keep a puzzle with this hardest technique.
    pub fn keeps(&self, hardest: Option<Technique>, random: &mut Random) -> bool {
        if let Some(turn) = self.expert_turn() {
            let is_of = |techniques: &[Technique]| {
                hardest.is_some_and(|hardest| techniques.contains(&hardest))
            };
            return is_of(turn) || !EXPERT_TURNS.into_iter().any(is_of);
        }
        let is_meant = |&(of, technique, _): &(Label, Technique, usize)| {
            self.label == Some(of) && hardest == Some(technique)
        };
        let kept = KEPT.into_iter().find(is_meant);
        kept.is_none_or(|(_, _, percent)| random.below(100) < percent)
    }
}
