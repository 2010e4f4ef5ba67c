//! The rating of one step on the scale of the Sudoku Explainer.
//!
//! Techniques of the Explainer have its ratings. Others have the rating of a technique that people find
//! equally hard; `docs/explanation/rating.md` has the table. Figures are tenths, as in all ratings.

use crate::step::evidence::{Branch, Chain, Evidence, Shape};
use crate::step::{Link, LinkKind, Node, Step};
use crate::technique::{Family, Technique};
use nonet_grid::CellSet;

/// The difficulty of a step; of steps with the same rating, the shorter is easier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Difficulty {
    /// The rating, in tenths.
    pub rating: u16,
    /// The number of candidates in the chain, or of cells in the sets; 0 where all steps of a
    /// technique are equally long.
    pub length: u16,
}

impl Difficulty {
    /// The difficulty of a step.
    #[must_use]
    pub fn of(step: &Step) -> Self {
        let (length, more) = length_and_cost(step);
        let rating = step.technique.least_rating() + more;
        Self { rating, length }
    }
}

/// The length of a step, and its rating above the easiest of its technique.
#[expect(
    clippy::too_many_lines,
    reason = "it names every record, so that none is forgotten"
)]
fn length_and_cost(step: &Step) -> (u16, u16) {
    let by = |length: u16, cost: fn(u16) -> u16| (length, cost(length));
    let of_branches = |branches| by(of_branches(branches), |nodes| length_cost(nodes.into()));
    let cells = |sets: &[CellSet]| count(sets.iter().map(|set| set.len()).sum());
    match &step.evidence {
        Evidence::UniqueRectangle(found) => (0, found.subset.map_or(0, |set| count(set.len()) - 1)),
        Evidence::RemotePair(pair) => by(count(pair.cells.len()), |cells| {
            (cells / 2).saturating_sub(2)
        }),
        Evidence::SueDeCoq(found) => {
            let cells = found.core.union(found.of_box).union(found.of_line);
            by(count(cells.len()), |cells| 2 * cells.saturating_sub(4))
        }
        Evidence::AlsXz(found) => by(cells(&found.sets), of_bent_set),
        Evidence::AlsXyWing(found) => {
            let [one, other] = found.wings;
            by(cells(&[found.pivot, one, other]), |cells| cells)
        }
        Evidence::AlsXyChain(found) => by(cells(&found.sets), |cells| cells),
        Evidence::DeathBlossom(found) => by(1 + cells(&found.petals), |cells| cells),
        Evidence::Chain(chain) => {
            let length = of_links(chain.shape(), count(chain.links.len()));
            (length, of_chain(step.technique, chain, length))
        }
        Evidence::Contradiction(found) => of_branches(&found.branches),
        Evidence::Verity(found) => of_branches(&found.branches),
        Evidence::KrakenFish(found) => of_branches(&found.branches),
        Evidence::UniqueLoop(found) => by(count(found.path.len()), of_ring),
        Evidence::Medusa(found) => by(count(found.colors.iter().map(Vec::len).sum()), of_coloring),
        Evidence::LockedSectors(found) => (count(found.cells.len()), 0),
        Evidence::BugPlusN(found) => (count(found.extra.len()), 0),
        Evidence::Tridagon(found) => (count(found.guardians.len()), 0),
        Evidence::SingleInHouse(_)
        | Evidence::NakedSingle(_)
        | Evidence::LockedCandidates(_)
        | Evidence::Subset(_)
        | Evidence::Fish(_)
        | Evidence::SiameseFish(_)
        | Evidence::BugPlusOne(_)
        | Evidence::TwoLinks(_)
        | Evidence::DualTwoLinks(_)
        | Evidence::EmptyRectangle(_)
        | Evidence::DualEmptyRectangle(_)
        | Evidence::BentWing(_)
        | Evidence::WWing(_)
        | Evidence::AvoidableRectangle(_)
        | Evidence::Colors(_)
        | Evidence::MultiColors(_)
        | Evidence::BentSet(_)
        | Evidence::Fireworks(_)
        | Evidence::Exocet(_)
        | Evidence::NestedContradiction(_)
        | Evidence::Template(_) => (0, 0),
    }
}

/// The nodes of a chain as the Explainer counts them: from the eliminated candidate back to it.
const fn of_links(shape: Shape, links: u16) -> u16 {
    match shape {
        Shape::Ring => links,
        Shape::Back => links + 1,
        Shape::Open => links + 3,
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

fn of_chain(technique: Technique, chain: &Chain, length: u16) -> u16 {
    let links = &chain.links;
    if technique.family() == Family::XChain {
        // Three strong links have a rating of their own; beyond them begin forcing X-chains, at 6.6.
        return if links.len() <= 5 {
            kinds(links).saturating_sub(1)
        } else {
            12 + length_cost(length.into())
        };
    }
    let of_two_kinds = !is_of_one_digit(links) && !is_of_two_candidates(links);
    let is_ring = chain.shape() == Shape::Ring;
    length_cost(length.into()) + if is_ring && of_two_kinds { 5 } else { 0 }
}

fn is_of_one_digit(links: &[Link]) -> bool {
    links.iter().all(|link| link.from.digit == link.to.digit)
}

/// Whether all strong links are within cells.
fn is_of_two_candidates(links: &[Link]) -> bool {
    let mut strong = links.iter().filter(|link| link.kind == LinkKind::Strong);
    strong.all(|link| link.from.cells == link.to.cells)
}

/// Number of kinds of houses that the strong links are in; a box counts only for ends that share no
/// line.
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

/// The extra rating of two almost locked sets over the smallest, as for wings of as many cells.
const fn of_bent_set(cells: u16) -> u16 {
    match cells {
        0..=4 => 0,
        5 => 7,
        6 => 11,
        more => 20 + 2 * (more - 7),
    }
}

/// The extra rating of a loop of so many cells over the shortest.
const fn of_ring(cells: u16) -> u16 {
    match cells {
        0..=6 => 0,
        7..=8 => 1,
        _ => 4,
    }
}

/// The extra rating of colouring so many candidates over the fewest, up to that of forcing chains.
const fn of_coloring(candidates: u16) -> u16 {
    match candidates {
        0..=6 => 0,
        7..=23 => candidates - 6,
        _ => 17,
    }
}

/// The extra rating of a chain over its base, in tenths, by the number of its nodes.
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
    use super::{of_coloring, of_ring};
    use crate::technique::Technique;

    #[test]
    fn nothing_is_easier_than_a_full_house_or_harder_than_a_template() {
        let ratings = Technique::ALL
            .iter()
            .map(|technique| technique.least_rating());
        let bounds = (ratings.clone().min(), ratings.max());

        assert_eq!(bounds, (Some(10), Some(110)));
    }

    #[test]
    fn more_colouring_is_harder() {
        assert_eq!([4, 6, 7, 13, 23, 60].map(of_coloring), [0, 0, 1, 7, 17, 17]);
    }

    #[test]
    fn a_longer_ring_is_harder() {
        assert_eq!([4, 6, 8, 10, 14].map(of_ring), [0, 0, 1, 4, 4]);
    }
}
