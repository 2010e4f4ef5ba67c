//! Simple colours and multi-colours: groups of cells that hold a digit all or not at all.

use crate::explanation::message::{Message, Series, grouped, listed, phrase};
use crate::explanation::names::{cell_names, house_name, letter, short_name};
use crate::explanation::places::{common_house, of_digit_everywhere};
use crate::explanation::view::{Explanation, View};
use nonet_grid::{Cell, CellSet, Digit};
use nonet_techniques::step::evidence::{Colors, MultiColors};

/// A group of cells, and the number of the letter that it is called by.
#[derive(Clone, Copy)]
struct Colour {
    number: usize,
    cells: CellSet,
}

type Cluster = [Colour; 2];

/// One cluster: a candidate sees both colours, or a colour sees itself.
pub fn explain_simple(view: View<'_>, evidence: &Colors) -> Explanation {
    match wrong_of(view, cluster(evidence.colors, 1)) {
        None => explain_trap(view, evidence),
        Some(wrong) => explain_wrap(view, evidence, wrong),
    }
}

/// Two clusters: colours of them see each other, or one sees both of the other.
pub fn explain_multi(view: View<'_>, evidence: &MultiColors) -> Explanation {
    let [first, _] = clusters(evidence);
    match wrong_of(view, first) {
        None => explain_multi_1(view, evidence),
        Some(wrong) => explain_multi_2(view, evidence, wrong),
    }
}

/// A candidate sees both colours.
fn explain_trap(view: View<'_>, evidence: &Colors) -> Explanation {
    let cluster = cluster(evidence.colors, 1);
    let message = phrase("colours-trap").with("seen", sights(view.lost_cells(), cluster));
    explain(
        view,
        evidence.digit,
        one_cluster(evidence.digit, cluster),
        vec![message],
    )
}

/// A colour sees itself.
fn explain_wrap(view: View<'_>, evidence: &Colors, wrong: Colour) -> Explanation {
    let cluster = cluster(evidence.colors, 1);
    let [one, other] = meeting(wrong, wrong).expect("the colour sees itself");
    let house = common_house([one, other].into_iter().collect());
    let message = phrase("colours-wrap")
        .with("one", short_name(one))
        .with("other", short_name(other))
        .with("house", house_name(house))
        .with("letter", letter(wrong.number))
        .with("digit", evidence.digit);
    explain(
        view,
        evidence.digit,
        one_cluster(evidence.digit, cluster),
        vec![message],
    )
}

/// Colours of two clusters see each other, so one of their opposites is right.
fn explain_multi_1(view: View<'_>, evidence: &MultiColors) -> Explanation {
    let clusters = clusters(evidence);
    let sides = |[one, other]: Cluster| [[one, other], [other, one]];
    let [first, second] = clusters.map(sides);
    let pairs = first
        .into_iter()
        .flat_map(|one| second.map(|other| (one, other)));
    let mut sentences = Vec::new();
    for ([one, opposite], [other, other_opposite]) in pairs {
        let opposites = [opposite, other_opposite];
        let sees_both = |cell: &Cell| opposites.iter().all(|own| sees(*cell, *own));
        let lost: CellSet = view.lost_cells().into_iter().filter(sees_both).collect();
        let Some([near, far]) = meeting(one, other).filter(|_| !lost.is_empty()) else {
            continue;
        };
        let message = phrase("colours-multi-1")
            .with("one", short_name(near))
            .with("other", short_name(far))
            .with("letter", letter(one.number))
            .with("other_letter", letter(other.number))
            .with("opposite", letter(opposite.number))
            .with("other_opposite", letter(other_opposite.number))
            .with("digit", evidence.digit)
            .with("seen", sights(lost, opposites));
        sentences.push(message);
    }
    explain(
        view,
        evidence.digit,
        two_clusters(evidence.digit, clusters),
        sentences,
    )
}

/// A colour sees both colours of another cluster.
fn explain_multi_2(view: View<'_>, evidence: &MultiColors, wrong: Colour) -> Explanation {
    let clusters = clusters(evidence);
    let [_, others] = clusters;
    let met = others.map(|colour| meeting(wrong, colour).expect("it sees both"));
    let [[one, first], [other, second]] = met;
    let message = phrase("colours-multi-2")
        .with("one", short_name(one))
        .with("first", short_name(first))
        .with("first_letter", letter(others[0].number))
        .with("other", short_name(other))
        .with("second", short_name(second))
        .with("second_letter", letter(others[1].number))
        .with("letter", letter(wrong.number))
        .with("digit", evidence.digit);
    explain(
        view,
        evidence.digit,
        two_clusters(evidence.digit, clusters),
        vec![message],
    )
}

fn cluster([one, other]: [CellSet; 2], first: usize) -> Cluster {
    [(first, one), (first + 1, other)].map(|(number, cells)| Colour { number, cells })
}

fn clusters(evidence: &MultiColors) -> [Cluster; 2] {
    let [first, second] = evidence.clusters;
    [cluster(first, 1), cluster(second, 3)]
}

/// The colour that loses all its places, if one does.
fn wrong_of(view: View<'_>, cluster: Cluster) -> Option<Colour> {
    let lost = view.lost_cells();
    let mut colours = cluster.into_iter();
    colours.find(|colour| lost.is_subset(colour.cells))
}

fn one_cluster(digit: Digit, cluster: Cluster) -> Message {
    phrase("colours-one-cluster")
        .with("digit", digit)
        .with("groups", named(cluster))
}

fn two_clusters(digit: Digit, [first, second]: [Cluster; 2]) -> Message {
    phrase("colours-two-clusters")
        .with("digit", digit)
        .with("groups", named(first))
        .with("others", named(second))
}

fn explain(view: View<'_>, digit: Digit, intro: Message, sentences: Vec<Message>) -> Explanation {
    let sentences = [vec![intro], sentences, vec![view.conclusion()]].concat();
    view.explain(of_digit_everywhere(view.state, digit), sentences)
        .about(digit)
}

fn named(cluster: Cluster) -> Series {
    listed(cluster.map(|colour| {
        phrase("colours-group")
            .with("letter", letter(colour.number))
            .with("cells", cell_names(colour.cells))
    }))
}

/// The first cells of two colours that see each other.
fn meeting(one: Colour, other: Colour) -> Option<[Cell; 2]> {
    let mut seen = one.cells.into_iter().filter_map(|first| {
        let second = first.peers().intersection(other.cells).first()?;
        Some([first, second])
    });
    seen.next()
}

fn sees(cell: Cell, colour: Colour) -> bool {
    !cell.peers().intersection(colour.cells).is_empty()
}

fn sights(lost: CellSet, [one, other]: Cluster) -> Series {
    grouped(lost.into_iter().map(|cell| {
        let seen = |colour: Colour| {
            let first = cell.peers().intersection(colour.cells).first();
            short_name(first.expect("the cell sees the colour"))
        };
        phrase("colours-sees")
            .with("cell", short_name(cell))
            .with("one", seen(one))
            .with("letter", letter(one.number))
            .with("other", seen(other))
            .with("other_letter", letter(other.number))
    }))
}
