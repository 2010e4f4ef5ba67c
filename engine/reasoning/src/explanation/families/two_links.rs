//! Two conjugate pairs: skyscrapers, kites, turbot fish and empty rectangles.

use crate::explanation::message::{Argument, Message, either, phrase};
use crate::explanation::names::{cell_names, house_name, short_name};
use crate::explanation::places::{common_house, common_houses, distinct, of_digit};
use crate::explanation::view::{Explanation, View, concluded};
use nonet_grid::{Candidate, Cell, CellSet, DigitSet, House, HouseKind};
use nonet_techniques::step::evidence::{
    DualEmptyRectangle, DualTwoLinks, EmptyRectangle, TwoLinks,
};

/// One of the outer ends of two pairs holds the digit.
pub fn explain_two_links(view: View<'_>, evidence: &TwoLinks) -> Explanation {
    explain(view, evidence.digit.into(), explain_pairs(view, evidence))
}

/// Two kites, one after the other; each may be of a digit of its own.
pub fn explain_two_kites(view: View<'_>, evidence: &DualTwoLinks) -> Explanation {
    let digits: DigitSet = evidence.patterns.iter().map(|kite| kite.digit).collect();
    let kites = evidence.patterns.iter();
    let sentences = kites.flat_map(|kite| explain_pairs(view, kite)).collect();
    let mut explained = explain(view, either(digits).into(), sentences);
    // The candidates of one digit are named with its article, which two digits would not share.
    if digits.len() > 1 {
        explained.place.look.name = "look-candidates".into();
    }
    explained
}

/// A pair or the cross of a box holds the digit.
pub fn explain_empty_rectangle(view: View<'_>, evidence: &EmptyRectangle) -> Explanation {
    explain(view, evidence.digit.into(), explain_cross(view, evidence))
}

/// Two empty rectangles, one after the other.
pub fn explain_two_empty_rectangles(view: View<'_>, evidence: &DualEmptyRectangle) -> Explanation {
    let both = &evidence.patterns;
    let sentences = both
        .iter()
        .flat_map(|one| explain_cross(view, one))
        .collect();
    explain(view, both[0].digit.into(), sentences)
}

fn explain(view: View<'_>, digit: Argument, sentences: Vec<Message>) -> Explanation {
    let houses = distinct(view.step.evidence.pattern().houses);
    let place = of_digit(digit.clone(), &houses);
    view.explain(place, sentences).about(digit)
}

fn explain_pairs(view: View<'_>, one: &TwoLinks) -> Vec<Message> {
    let [first, second] = one.houses;
    let ([outer, other_outer], [inner, other_inner]) = (one.outer, one.inner);
    let shared = common_house(one.inner.into_iter().collect());
    let message = phrase("two-links")
        .with("first", house_name(first))
        .with("second", house_name(second))
        .with("shared", house_name(shared))
        .with("digit", one.digit)
        .with("outer", short_name(outer))
        .with("inner", short_name(inner))
        .with("other_inner", short_name(other_inner))
        .with("other_outer", short_name(other_outer));
    let seen = outer.peers().intersection(other_outer.peers());
    let mut lost = view.lost_by(seen);
    lost.retain(|candidate| candidate.digit == one.digit);
    vec![message, concluded(&[], &lost)]
}

fn explain_cross(view: View<'_>, one: &EmptyRectangle) -> Vec<Message> {
    let digit = one.digit;
    let message = phrase("empty-rectangle")
        .with("box", house_name(one.in_box))
        .with("house", house_name(one.house))
        .with("digit", digit)
        .with("near", short_name(one.near))
        .with("far", short_name(one.far))
        .with("line", house_name(line(one.near, one.along)))
        .with("cells", cell_names(view.state.places_in(digit, one.in_box)))
        .with("across", house_name(line(one.cleared, one.across)))
        .with("cell", short_name(one.cleared));
    let cell = one.cleared;
    vec![message, concluded(&[], &[Candidate { cell, digit }])]
}

/// The row or column of a cell and some others.
fn line(cell: Cell, others: CellSet) -> House {
    let houses = common_houses(others.with(cell)).into_iter();
    let mut lines = houses.filter(|house| house.kind() != HouseKind::Box);
    lines.next().expect("these cells share a line")
}
