//! The pattern of each record, for drawing.

use super::{Branch, EmptyRectangle, Evidence, NestedContradiction, TwoLinks};
use crate::step::{Link, LinkKind, Node, Pattern};
use nonet_grid::{Candidate, CellSet, Digit, DigitSet, candidates_at, candidates_of};

impl Evidence {
    /// The pattern to highlight.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "an arm for each record")]
    pub fn pattern(&self) -> Pattern {
        let of_digit = |digit, cells| Pattern::of(candidates_of(digit, cells));
        match self {
            Self::SingleInHouse(one) => Pattern::default().in_houses([one.house]),
            Self::NakedSingle(_) => Pattern::default(),
            Self::LockedCandidates(one) => {
                of_digit(one.digit, one.places).in_houses([one.house, one.other])
            }
            Self::Subset(one) => Pattern::of(one.candidates.clone()).in_houses(one.houses.clone()),
            Self::Fish(one) => of_digit(one.digit, one.body)
                .in_houses([&*one.base, &*one.cover].concat())
                .with_fins(candidates_of(one.digit, one.fins)),
            Self::SiameseFish(one) => {
                let ([first, second], [fins, others]) = (&one.covers, one.fins);
                of_digit(one.digit, one.body)
                    .in_houses([&*one.base, first, second].concat())
                    .with_fins(candidates_of(one.digit, fins.union(others)))
                    .with_groups(one.fins)
            }
            Self::KrakenFish(one) => of_digit(one.digit, one.body)
                .in_houses([&*one.base, &*one.cover].concat())
                .with_fins(candidates_of(one.digit, one.fins))
                .with_branches(&one.branches),
            Self::RemotePair(one) => {
                let own = one.cells.into_iter();
                let own = own.flat_map(|cell| candidates_at(cell, one.digits));
                Pattern::of(own).with_links(one.links())
            }
            Self::BugPlusOne(one) => Pattern::of([one.extra]).in_houses(one.extra.cell.houses()),
            Self::BugPlusN(one) => Pattern::default().with_fins(one.extra.clone()),
            Self::TwoLinks(one) => of_two_links(one),
            Self::DualTwoLinks(one) => {
                let [first, second] = one.patterns.each_ref().map(of_two_links);
                first.with(second)
            }
            Self::EmptyRectangle(one) => of_empty_rectangle(one),
            Self::DualEmptyRectangle(one) => {
                let [first, second] = one.patterns.each_ref().map(of_empty_rectangle);
                first.with(second)
            }
            Self::BentWing(one) => {
                let in_pivot = one.is_in_pivot.then_some(one.shared);
                let of_pivot: DigitSet = one.forcing.into_iter().chain(in_pivot).collect();
                let of_pincer =
                    |(pincer, digit)| candidates_at(pincer, DigitSet::of(digit).with(one.shared));
                let pincers = one.pincers.into_iter().zip(one.forcing);
                let of_pivot = candidates_at(one.pivot, of_pivot);
                Pattern::of(of_pivot.chain(pincers.flat_map(of_pincer)))
            }
            Self::WWing(one) => {
                let ([first, last], [near, far]) = (one.ends, one.bridge);
                let chain = [
                    (first, one.digit),
                    (first, one.bridged),
                    (near, one.bridged),
                    (far, one.bridged),
                    (last, one.bridged),
                    (last, one.digit),
                ];
                let chain = chain.map(|(cell, digit)| Candidate { cell, digit });
                Pattern::of(chain)
                    .in_houses([one.house])
                    .with_links(Link::chain(chain, LinkKind::Strong))
            }
            Self::UniqueRectangle(one) => Pattern::of(one.candidates.clone())
                .in_houses(one.houses.clone())
                .with_fins(one.extra.clone())
                .with_groups(
                    one.subset
                        .map(|subset| [one.roof, subset])
                        .into_iter()
                        .flatten(),
                ),
            Self::AvoidableRectangle(one) => {
                let corners = one.corners.into_iter().zip(one.completing);
                let extra = one.extra.into_iter();
                Pattern::of(corners.map(|(cell, digit)| Candidate { cell, digit }))
                    .with_fins(extra.flat_map(|digit| candidates_of(digit, one.open)))
            }
            Self::UniqueLoop(one) => {
                let path: CellSet = one.path.iter().copied().collect();
                let digits = one.digits.into_iter();
                Pattern::of(digits.flat_map(|digit| candidates_of(digit, path)))
                    .in_houses(one.settled)
                    .with_fins(one.extra.clone())
            }
            Self::Tridagon(one) => Pattern::default()
                .in_houses(one.boxes)
                .with_fins(one.guardians.clone())
                .with_groups([one.cells]),
            Self::Colors(one) => of_clusters(one.digit, &[one.colors]),
            Self::MultiColors(one) => of_clusters(one.digit, &one.clusters),
            Self::Medusa(one) => Pattern::of(one.colors.concat())
                .in_houses(one.house)
                .with_groups(one.cell.map(CellSet::of)),
            Self::Chain(one) => Pattern::of_links(&one.links, one.sets.clone()),
            Self::AlsXz(one) => Pattern::of_links(&one.links, one.sets),
            Self::AlsXyWing(one) => {
                let [first, last] = one.wings;
                Pattern::of_links(&one.links, [first, one.pivot, last])
            }
            Self::AlsXyChain(one) => Pattern::of_links(&one.links, one.sets.clone()),
            Self::DeathBlossom(one) => {
                let stem = [CellSet::of(one.stem)].into_iter();
                Pattern::of_links(&one.links, stem.chain(one.petals.iter().copied()))
            }
            Self::SueDeCoq(one) => Pattern::of(one.candidates.clone())
                .in_houses([one.in_box, one.line])
                .with_groups([one.core, one.of_box, one.of_line]),
            Self::BentSet(one) => Pattern::of(one.candidates.clone()),
            Self::Fireworks(one) => {
                Pattern::of(one.candidates.clone()).in_houses(one.houses.clone())
            }
            Self::Exocet(one) => Pattern::default()
                .in_houses(one.cross_lines)
                .with_groups([one.base, one.targets].map(CellSet::from_iter)),
            Self::LockedSectors(one) => Pattern::default()
                .in_houses(one.houses.clone())
                .with_groups([one.cells]),
            Self::Template(one) => {
                let own = candidates_of(one.digit, one.places);
                Pattern::of(own.chain(one.known.iter().copied()))
            }
            Self::Contradiction(one) => Pattern::assuming(&one.branches)
                .in_houses(one.house)
                .with_groups(one.cell.map(CellSet::of)),
            Self::Verity(one) => {
                let cells = one.branches.iter().map(|branch| branch.assumed.cell);
                Pattern::assuming(&one.branches)
                    .in_houses(one.house)
                    .with_groups(one.house.is_none().then(|| cells.collect()))
            }
            Self::NestedContradiction(one) => Pattern::assuming(&branches_of(one))
                .in_houses(one.house)
                .with_groups(one.cell.map(CellSet::of)),
        }
    }
}

fn of_two_links(one: &TwoLinks) -> Pattern {
    let ([first, last], [near, far]) = (one.outer, one.inner);
    let digit = one.digit;
    let chain = [first, near, far, last].map(|cell| Candidate { cell, digit });
    let pattern = Pattern::of(chain).in_houses(one.houses);
    pattern.with_links(Link::chain(chain, LinkKind::Strong))
}

fn of_empty_rectangle(one: &EmptyRectangle) -> Pattern {
    let digit = one.digit;
    let parts = [
        CellSet::of(one.far),
        CellSet::of(one.near),
        one.along,
        one.across,
    ];
    let nodes = parts.map(|cells| Node { cells, digit });
    let all = parts.into_iter().fold(CellSet::EMPTY, CellSet::union);
    let pattern = Pattern::of(candidates_of(digit, all)).in_houses([one.in_box, one.house]);
    pattern.with_links(Link::chain(nodes, LinkKind::Strong))
}

/// Clusters of a digit, with the two colours of each.
fn of_clusters(digit: Digit, clusters: &[[CellSet; 2]]) -> Pattern {
    let cells = clusters.iter().map(|[one, other]| one.union(*other));
    let candidates = cells.flat_map(|cells| candidates_of(digit, cells));
    Pattern::of(candidates).with_groups(clusters.concat())
}

/// The stages that follow from the assumption, then how the others fail.
fn branches_of(one: &NestedContradiction) -> Vec<Branch> {
    let trunk = one.stages.iter().map(|stage| Branch {
        assumed: one.assumed,
        is_true: true,
        links: stage.links.clone(),
    });
    let refuted = one.stages.iter().filter_map(|stage| stage.refuted.clone());
    let refuted = refuted.flat_map(|refuted| refuted.branches);
    trunk.chain(refuted).collect()
}
