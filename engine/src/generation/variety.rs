//! Rejects some puzzles of a label, so that no technique is the hardest in too many.

use super::draw;
use super::wish::Wish;
use crate::grading::Label;
use nonet_grid::random::Random;
use nonet_techniques::technique::Technique;

/// How many of a hundred puzzles with this hardest technique are kept.
///
/// Without this, 25 and 27 % of the hard puzzles were these (2026-11, 4,000 puzzles). With it, each technique is
/// the hardest in some 22 %. Easy puzzles become harder: without it 84 % of them need no naked single, and are
/// rated 1.5.
const KEPT: [(Label, Technique, usize); 3] = [
    (Label::Easy, Technique::HiddenSingleInLine, 50),
    (Label::Hard, Technique::WWing, 65),
    (Label::Hard, Technique::Skyscraper, 50),
];

/// The turns of a hundred expert puzzles: each is for those with one of the four techniques that most need,
/// 41, 29, 16 and 10 % (2026-11, 1,400 puzzles), and for all with a rarer one.
///
/// So each of the four is the hardest in 20 % (6,000 puzzles). Fewer would take as much longer: all others together
/// are 5 %.
const TURNS: [(u64, Technique); 4] = [
    (21, Technique::XyChain),
    (23, Technique::Aic),
    (28, Technique::DiscontinuousNiceLoop),
    (28, EASY_TURNS_END),
];

/// In the turns of this technique and of easier ones no harder one is looked for: that takes long.
const EASY_TURNS_END: Technique = Technique::ContinuousNiceLoop;

/// Which puzzles are kept of those that meet a wish: not all, if it is for a label alone.
pub(super) struct Variety {
    label: Option<Label>,
    /// Which of the common techniques an expert puzzle may need.
    turn: Option<Technique>,
}

impl Variety {
    /// For one of the puzzles that are numbered in a row.
    pub fn of(wish: &Wish, number: u64) -> Self {
        let label = wish.label.filter(|_| wish.is_label_alone());
        let turn = label.filter(|label| *label == Label::Expert);
        Self {
            label,
            turn: turn.and_then(|_| technique_of(number)),
        }
    }

    /// The part of the ladder that a puzzle may need.
    pub fn allowed(&self, wish: &Wish) -> &'static [Technique] {
        match self.turn {
            Some(turn) if turn <= EASY_TURNS_END => &Technique::ALL[..=EASY_TURNS_END as usize],
            _ => draw::allowed_by(wish),
        }
    }

    /// Decide, at random where there are no turns, whether to keep a puzzle with this hardest technique.
    pub fn keeps(&self, hardest: Option<Technique>, random: &mut Random) -> bool {
        if self.turn.is_some() {
            let is_common = TURNS.iter().any(|&(_, common)| hardest == Some(common));
            return !is_common || hardest == self.turn;
        }
        let is_meant = |&(of, technique, _): &(Label, Technique, usize)| {
            self.label == Some(of) && hardest == Some(technique)
        };
        let kept = KEPT.into_iter().find(is_meant);
        kept.is_none_or(|(_, _, percent)| random.below(100) < percent)
    }
}

/// The common technique whose turn it is: multiples of the golden ratio are spread evenly, however many there are.
fn technique_of(number: u64) -> Option<Technique> {
    let part = number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
    let mut left = (part * 100) >> 32;
    let turn = TURNS.into_iter().find(|&(share, _)| {
        let is_found = left < share;
        left = left.saturating_sub(share);
        is_found
    });
    turn.map(|(_, technique)| technique)
}
