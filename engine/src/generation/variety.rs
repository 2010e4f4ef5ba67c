//! Rejects some puzzles of a label, so that no technique is the hardest in too many.

use crate::grading::Label;
use nonet_grid::random::Random;
use nonet_techniques::technique::Technique;

/// How many of a hundred puzzles with this hardest technique are kept.
///
/// Without this, 25 and 27 % of the hard puzzles and 44, 24 and 21 % of the expert ones were these
/// (2026-11, 4,000 puzzles). With it, each technique is the hardest in some 22 %. Easy puzzles become
/// harder: without it 84 % of them need no naked single, and are rated 1.5.
const KEPT: [(Label, Technique, usize); 6] = [
    (Label::Easy, Technique::HiddenSingleInLine, 50),
    (Label::Hard, Technique::WWing, 65),
    (Label::Hard, Technique::Skyscraper, 50),
    (Label::Expert, Technique::XyChain, 21),
    (Label::Expert, Technique::Aic, 31),
    (Label::Expert, Technique::DiscontinuousNiceLoop, 62),
];

/// Decide at random whether to keep a puzzle of this label with this hardest technique.
pub(super) fn keeps(label: Label, hardest: Option<Technique>, random: &mut Random) -> bool {
    let is_meant =
        |&(of, technique, _): &(Label, Technique, usize)| of == label && Some(technique) == hardest;
    let kept = KEPT.into_iter().find(is_meant);
    kept.is_none_or(|(_, _, percent)| random.below(100) < percent)
}
