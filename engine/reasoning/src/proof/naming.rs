//! The names of chains and of fish.

use super::deduction::{Deduction, Premise, Tie};
use nonet_grid::{Candidates, CellSet, Digit, DigitSet, House, HouseKind};
use nonet_techniques::step::{Link, LinkKind};
use nonet_techniques::technique::Technique;

/// Number of links of a turbot fish: two strong ones with a weak one between.
const TURBOT: usize = 3;

/// The name of a fish of lines, or of a row of links; none of other deductions.
pub fn name(state: &Candidates, deduction: &Deduction) -> Option<Technique> {
    if deduction.links.is_empty() {
        name_of_fish(state, deduction)
    } else {
        name_of_links(deduction)
    }
}

/// The name from the links only; `None` if they aren't a chain, or the deduction depends on more.
fn name_of_links(deduction: &Deduction) -> Option<Technique> {
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

/// The name of a fish of two to four rows across as many columns, or the other way round.
fn name_of_fish(state: &Candidates, deduction: &Deduction) -> Option<Technique> {
    let (digit, base) = lines(&deduction.premises)?;
    let (covered, cover) = lines(&deduction.covers)?;
    let is_across = base[0].kind() != cover[0].kind() && base.len() == cover.len();
    if !is_across || digit != covered || !deduction.lemmas.is_empty() {
        return None;
    }
    let fins: CellSet = deduction.fins.iter().map(|fin| fin.cell).collect();
    let lacks_corner = |line: &House| state.places_in(digit, *line).difference(fins).len() < 2;
    let names = if fins.is_empty() {
        [Technique::XWing, Technique::Swordfish, Technique::Jellyfish]
    } else if base.iter().any(lacks_corner) {
        [
            Technique::SashimiXWing,
            Technique::SashimiSwordfish,
            Technique::SashimiJellyfish,
        ]
    } else {
        [
            Technique::FinnedXWing,
            Technique::FinnedSwordfish,
            Technique::FinnedJellyfish,
        ]
    };
    names.get(base.len().checked_sub(2)?).copied()
}

/// The digit and the lines of premises that are its candidates only in rows, or only in columns.
fn lines(premises: &[Premise]) -> Option<(Digit, Vec<House>)> {
    let Premise::Places(digit, first) = *premises.first()? else {
        return None;
    };
    let line = |premise: &Premise| match *premise {
        Premise::Places(same, line) if same == digit && line.kind() == first.kind() => Some(line),
        _ => None,
    };
    let lines: Option<Vec<_>> = premises.iter().map(line).collect();
    let is_of_lines = first.kind() != HouseKind::Box;
    is_of_lines.then_some((digit, lines?))
}

/// The kinds of nodes of a chain.
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
