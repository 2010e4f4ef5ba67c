//! What a row of links is called.

use super::deduction::{Deduction, Tie};
use nonet_grid::DigitSet;
use nonet_techniques::step::{Link, LinkKind};
use nonet_techniques::technique::Technique;

/// How many links a turbot fish has: two strong ones, and a weak one between.
const TURBOT: usize = 3;

/// The name of a deduction by its links alone; none where they are no row, or where it rests on more.
pub fn name(deduction: &Deduction) -> Option<Technique> {
    let links: Vec<Link> = deduction.links.iter().map(|tie| tie.link).collect();
    let (first, last) = (links.first()?, links.last()?);
    let mut pairs = links.windows(2);
    let joins = |pair: &[Link]| pair[0].to == pair[1].from && pair[0].kind != pair[1].kind;
    if !deduction.covers.is_empty() || !deduction.lemmas.is_empty() || !pairs.all(joins) {
        return None;
    }
    let rank = rank(&deduction.links);
    if last.to == first.from {
        return Some(if first.kind == last.kind {
            discontinuous_loop(rank)
        } else {
            continuous_loop(rank)
        });
    }
    let is_open = first.kind == LinkKind::Strong && last.kind == LinkKind::Strong;
    let named = match rank {
        Rank::Sets => Technique::AlsGroupedAic,
        Rank::Groups => Technique::GroupedAic,
        Rank::Candidates if is_of_one_digit(&links) && links.len() == TURBOT => {
            Technique::TurbotFish
        }
        Rank::Candidates if is_of_one_digit(&links) => Technique::XChain,
        Rank::Candidates if is_of_cells(&links) => Technique::XyChain,
        Rank::Candidates => Technique::Aic,
    };
    is_open.then_some(named)
}

/// What the nodes of a chain are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rank {
    Candidates,
    Groups,
    Sets,
}

fn rank(ties: &[Tie]) -> Rank {
    let is_group = |tie: &Tie| tie.link.from.cells.len() > 1 || tie.link.to.cells.len() > 1;
    if ties.iter().any(|tie| tie.within.is_some()) {
        Rank::Sets
    } else if ties.iter().any(is_group) {
        Rank::Groups
    } else {
        Rank::Candidates
    }
}

const fn discontinuous_loop(rank: Rank) -> Technique {
    match rank {
        Rank::Candidates => Technique::DiscontinuousNiceLoop,
        Rank::Groups => Technique::GroupedDiscontinuousNiceLoop,
        Rank::Sets => Technique::AlsGroupedDiscontinuousNiceLoop,
    }
}

const fn continuous_loop(rank: Rank) -> Technique {
    match rank {
        Rank::Candidates => Technique::ContinuousNiceLoop,
        Rank::Groups => Technique::GroupedContinuousNiceLoop,
        Rank::Sets => Technique::AlsGroupedContinuousNiceLoop,
    }
}

fn is_of_one_digit(links: &[Link]) -> bool {
    let nodes = links.iter().flat_map(|link| [link.from, link.to]);
    let digits = nodes.fold(DigitSet::EMPTY, |digits, node| digits.with(node.digit));
    digits.len() == 1
}

/// Whether all strong links are within cells, and the chain ends with the digit that it began with.
fn is_of_cells(links: &[Link]) -> bool {
    let mut strong = links.iter().filter(|link| link.kind == LinkKind::Strong);
    strong.all(|link| link.from.cells == link.to.cells)
        && links[0].from.digit == links[links.len() - 1].to.digit
}
