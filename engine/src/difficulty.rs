//! How hard one step is, by the scale of the Sudoku Explainer.
//!
//! What the Explainer knows is rated as it rates it. What it lacks stands beside what a person finds as
//! hard; `docs/rating.md` has the table. Figures are tenths, as in all ratings.

use crate::step::evidence::{Branch, Evidence};
use crate::step::{Link, LinkKind, Node, Step};
use crate::technique::Technique;

/// How hard a step is; of steps with the same rating the shorter is the easier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Difficulty {
    /// The rating, in tenths.
    pub rating: u16,
    /// How many candidates of a chain, or cells of sets, it takes to tell the step; 0 where all steps
    /// of a technique are alike.
    pub length: u16,
}

impl Difficulty {
    /// Tell how hard a step is.
    #[must_use]
    pub fn of(step: &Step) -> Self {
        let length = length(step);
        let more = match &step.evidence {
            Evidence::UniqueRectangle(found) => found.subset.map_or(0, |set| count(set.len()) - 1),
            Evidence::RemotePair(_) => (length / 2).saturating_sub(2),
            Evidence::SueDeCoq(_) => 2 * length.saturating_sub(4),
            Evidence::AlsXz(_) => of_bent_set(length),
            Evidence::AlsXyWing(_) | Evidence::AlsXyChain(_) | Evidence::DeathBlossom(_) => length,
            Evidence::Chain(chain) => of_chain(step.technique, &chain.links, length),
            Evidence::UniqueLoop(_) => of_ring(length),
            Evidence::Contradiction(_) | Evidence::Verity(_) | Evidence::KrakenFish(_) => {
                length_cost(length.into())
            }
            _ => 0,
        };
        let rating = least(step.technique) + more;
        Self { rating, length }
    }
}

/// The rating of the easiest steps of a technique, in tenths.
#[must_use]
#[expect(clippy::too_many_lines, reason = "a table of all techniques")]
pub const fn least(technique: Technique) -> u16 {
    use Technique as T;
    match technique {
        T::FullHouse => 10,
        T::HiddenSingleInBox => 12,
        T::HiddenSingleInLine => 15,
        T::NakedSingle => 23,
        T::LockedPointing => 26,
        T::LockedClaiming => 28,
        T::LockedPair | T::NakedPair => 30,
        T::XWing => 32,
        T::HiddenPair => 34,
        T::LockedTriple | T::NakedTriple => 36,
        T::Swordfish => 38,
        T::HiddenTriple | T::Skyscraper => 40,
        T::TwoStringKite | T::DualTwoStringKite | T::TurbotFish => 41,
        T::XyWing => 42,
        T::EmptyRectangle
        | T::DualEmptyRectangle
        | T::FinnedXWing
        | T::SashimiXWing
        | T::SiameseFinnedXWing
        | T::SiameseSashimiXWing => 43,
        T::XyzWing | T::WWing => 44,
        T::UniqueRectangle1
        | T::UniqueRectangle2
        | T::UniqueRectangle4
        | T::UniqueRectangle5
        | T::UniqueRectangle6 => 45,
        T::UniqueRectangle3 | T::HiddenRectangle | T::UniqueLoop => 46,
        T::AvoidableRectangle1 => 47,
        T::AvoidableRectangle2 => 48,
        T::NakedQuad | T::RemotePair => 50,
        T::Jellyfish => 52,
        T::HiddenQuad | T::SimpleColorsTrap | T::SimpleColorsWrap | T::XChain => 54,
        T::AlsXz | T::WxyzWing => 55,
        T::BugPlusOne => 56,
        T::BugPlusN => 57,
        T::MultiColors1 | T::MultiColors2 | T::SueDeCoq => 58,
        T::FinnedSwordfish
        | T::SashimiSwordfish
        | T::SiameseFinnedSwordfish
        | T::SiameseSashimiSwordfish => 60,
        T::Fireworks => 62,
        T::Medusa => 63,
        T::FinnedJellyfish
        | T::SashimiJellyfish
        | T::SiameseFinnedJellyfish
        | T::SiameseSashimiJellyfish => 64,
        T::ContinuousNiceLoop => 65,
        T::GroupedContinuousNiceLoop => 66,
        T::AlsGroupedContinuousNiceLoop => 67,
        T::XyChain
        | T::Aic
        | T::DiscontinuousNiceLoop
        | T::AlsXyWing
        | T::AlsXyChain
        | T::DeathBlossom => 70,
        T::GroupedAic | T::GroupedDiscontinuousNiceLoop => 71,
        T::AlsGroupedAic | T::AlsGroupedDiscontinuousNiceLoop => 72,
        T::FinnedFrankenXWing | T::FrankenSwordfish => 74,
        T::FinnedFrankenSwordfish | T::FrankenJellyfish | T::SkLoop | T::Tridagon => 76,
        T::FinnedFrankenJellyfish | T::FinnedMutantJellyfish | T::JuniorExocet => 78,
        T::SeniorExocet | T::KrakenFish => 79,
        T::ForcingChainVerity | T::ForcingChainContradiction => 80,
        T::FinnedMutantSquirmbag | T::FinnedMutantWhale => 82,
        T::MultiSectorLockedSet => 83,
        T::ForcingNetVerity | T::ForcingNetContradiction => 85,
        T::NestedForcingNet => 105,
        T::TemplateSet | T::TemplateDelete => 110,
    }
}

/// Whether the first step of a technique is never harder than its others.
#[must_use]
pub const fn is_led_by_its_easiest(technique: Technique) -> bool {
    use Technique as T;
    !matches!(
        technique,
        T::UniqueRectangle3
            | T::RemotePair
            | T::SueDeCoq
            | T::AlsXz
            | T::AlsXyWing
            | T::AlsXyChain
            | T::DeathBlossom
            | T::XChain
            | T::BugPlusN
            | T::UniqueLoop
            | T::Medusa
            | T::Tridagon
            | T::MultiSectorLockedSet
            | T::KrakenFish
            | T::ContinuousNiceLoop
            | T::GroupedContinuousNiceLoop
            | T::AlsGroupedContinuousNiceLoop
            | T::ForcingChainVerity
            | T::ForcingChainContradiction
            | T::ForcingNetVerity
            | T::ForcingNetContradiction
    )
}

fn length(step: &Step) -> u16 {
    match &step.evidence {
        Evidence::RemotePair(pair) => count(pair.cells.len()),
        Evidence::SueDeCoq(found) => {
            let cells = found.core.union(found.of_box).union(found.of_line);
            count(cells.len())
        }
        Evidence::AlsXz(found) => count(found.sets.iter().map(|set| set.len()).sum()),
        Evidence::AlsXyWing(found) => {
            let [one, other] = found.wings;
            count(found.pivot.len() + one.len() + other.len())
        }
        Evidence::AlsXyChain(found) => count(found.sets.iter().map(|set| set.len()).sum()),
        Evidence::DeathBlossom(found) => {
            let petals = found.petals.iter().map(|set| set.len());
            count(1 + petals.sum::<usize>())
        }
        Evidence::Chain(chain) => of_links(step.technique, count(chain.links.len())),
        Evidence::Contradiction(found) => of_branches(&found.branches),
        Evidence::Verity(found) => of_branches(&found.branches),
        Evidence::KrakenFish(found) => of_branches(&found.branches),
        Evidence::UniqueLoop(found) => count(found.path.len()),
        Evidence::LockedSectors(found) => count(found.cells.len()),
        Evidence::BugPlusN(found) => count(found.extra.len()),
        Evidence::Tridagon(found) => count(found.guardians.len()),
        Evidence::Medusa(found) => count(found.colors.iter().map(Vec::len).sum()),
        _ => 0,
    }
}

/// The nodes of a chain as the Explainer counts them: from the candidate that goes, and back to it.
const fn of_links(technique: Technique, links: u16) -> u16 {
    use Technique as T;
    match technique {
        T::ContinuousNiceLoop | T::GroupedContinuousNiceLoop | T::AlsGroupedContinuousNiceLoop => {
            links
        }
        T::DiscontinuousNiceLoop
        | T::GroupedDiscontinuousNiceLoop
        | T::AlsGroupedDiscontinuousNiceLoop => links + 1,
        _ => links + 3,
    }
}

/// The nodes of all branches, each counted once in each of them.
fn of_branches(branches: &[Branch]) -> u16 {
    let nodes = |branch: &Branch| {
        let mut nodes: Vec<Node> = Vec::new();
        for link in &branch.links {
            for node in [link.from, link.to] {
                if !nodes.contains(&node) {
                    nodes.push(node);
                }
            }
        }
        nodes.len().max(1)
    };
    count(branches.iter().map(nodes).sum())
}

fn of_chain(technique: Technique, links: &[Link], length: u16) -> u16 {
    let is_loop = of_links(technique, 0) == 0;
    if technique == Technique::XChain {
        // Three strong links have a rating of their own; beyond them begin forcing X-chains, at 6.6.
        return if links.len() <= 5 {
            kinds(links).saturating_sub(1)
        } else {
            12 + length_cost(length.into())
        };
    }
    let of_two_kinds = !is_of_one_digit(links) && !is_of_two_candidates(links);
    length_cost(length.into()) + if is_loop && of_two_kinds { 5 } else { 0 }
}

fn is_of_one_digit(links: &[Link]) -> bool {
    links.iter().all(|link| link.from.digit == link.to.digit)
}

/// Whether all strong links are within cells.
fn is_of_two_candidates(links: &[Link]) -> bool {
    let mut strong = links.iter().filter(|link| link.kind == LinkKind::Strong);
    strong.all(|link| link.from.cells == link.to.cells)
}

/// In how many kinds of houses the strong links are, a line before a box.
fn kinds(links: &[Link]) -> u16 {
    let strong = links.iter().filter(|link| link.kind == LinkKind::Strong);
    let kind = |link: &Link| {
        let ends = [link.from, link.to].map(|node| node.cells.first());
        match ends {
            [Some(one), Some(other)] if one.row() == other.row() => 1,
            [Some(one), Some(other)] if one.column() == other.column() => 2,
            _ => 4,
        }
    };
    let kinds: u32 = strong.map(kind).fold(0, |all, kind| all | kind);
    count(kinds.count_ones() as usize)
}

/// What two almost locked sets cost beyond the smallest: as wings of so many cells.
const fn of_bent_set(cells: u16) -> u16 {
    match cells {
        0..=4 => 0,
        5 => 7,
        6 => 11,
        more => 20 + 2 * (more - 7),
    }
}

/// What a ring of so many cells costs beyond the shortest.
const fn of_ring(cells: u16) -> u16 {
    match cells {
        0..=6 => 0,
        7..=8 => 1,
        _ => 4,
    }
}

/// What a chain costs beyond its base, in tenths, by the number of its nodes.
#[must_use]
pub fn length_cost(nodes: u32) -> u16 {
    let (mut ceiling, mut cost) = (4, 0);
    while nodes.saturating_sub(2) > ceiling {
        cost += 1;
        ceiling = if cost % 2 == 1 {
            ceiling * 3 / 2
        } else {
            ceiling * 4 / 3
        };
    }
    cost
}

fn count(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::{least, of_ring};
    use crate::technique::Technique;

    #[test]
    fn nothing_is_easier_than_a_full_house_or_harder_than_a_template() {
        let ratings = Technique::ALL.iter().map(|&technique| least(technique));
        let bounds = (ratings.clone().min(), ratings.max());

        assert_eq!(bounds, (Some(10), Some(110)));
    }

    #[test]
    fn a_longer_ring_is_harder() {
        assert_eq!([4, 6, 8, 10, 14].map(of_ring), [0, 0, 1, 4, 4]);
    }
}
