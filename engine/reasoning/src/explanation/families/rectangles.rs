//! Unique, hidden and avoidable rectangles: four cells that must not hold two digits only.

use crate::explanation::message::{Message, either, listed, phrase};
use crate::explanation::names::{cell_names, house_name, house_names, number_word, short_name};
use crate::explanation::places::{among_boxes, common_houses};
use crate::explanation::view::{Explanation, View};
use nonet_grid::{Candidate, CellSet, Digit, DigitSet, House};
use nonet_techniques::step::evidence::{AvoidableRectangle, UniqueRectangle};

/// Unique rectangles of all types, and hidden ones, distinguished by their eliminations.
pub fn explain_unique(view: View<'_>, one: &UniqueRectangle) -> Explanation {
    let lost = view.eliminated_digits();
    if let Some(subset) = one.subset {
        explain_type_3(view, one, subset)
    } else if !lost.difference(one.digits).is_empty() {
        explain_shared_extra(view, one)
    } else if one.roof.only().is_some() && view.lost_cells() == one.roof {
        explain_type_1(view, one)
    } else {
        let hidden = explain_hidden(view, one).or_else(|| explain_type_4(view, one));
        hidden.unwrap_or_else(|| explain_type_6(view, one))
    }
}

/// Three corners leave the fourth something else.
fn explain_type_1(view: View<'_>, one: &UniqueRectangle) -> Explanation {
    explain(
        view,
        one,
        phrase("rectangle-1").with("roof", cell_names(one.roof)),
    )
}

/// Types 2 and 5: one extra digit, in one of some corners, prevents the pattern.
fn explain_shared_extra(view: View<'_>, one: &UniqueRectangle) -> Explanation {
    let message = phrase("rectangle-2")
        .with("roof", cell_names(one.roof))
        .with("extra", view.eliminated_digit());
    explain(view, one, message)
}

/// The extra digits of two corners complete a subset.
fn explain_type_3(view: View<'_>, one: &UniqueRectangle, subset: CellSet) -> Explanation {
    let extra: DigitSet = one.extra.iter().map(|candidate| candidate.digit).collect();
    let digits = view.state.of_all(subset).union(extra);
    let message = phrase("rectangle-3")
        .with("roof", cell_names(one.roof))
        .with("extra", either(extra))
        .with("cells", cell_names(subset))
        .with("digits", listed(digits))
        .with("number", number_word(digits.len()))
        .with("house", house_names(&one.houses));
    explain(view, one, message)
}

/// Two corners must share one of the digits between them.
fn explain_type_4(view: View<'_>, one: &UniqueRectangle) -> Option<Explanation> {
    let lost = view.eliminated_digit();
    let settled = other_digit(one, lost);
    let mut houses = common_houses(one.roof).into_iter();
    let house = houses.find(|&house| view.state.places_in(settled, house) == one.roof)?;
    let message = phrase("rectangle-4")
        .with("roof", cell_names(one.roof))
        .with("house", house_name(house))
        .with("settled", settled)
        .with("lost", lost);
    Some(explain(view, one, message))
}

/// A digit in one corner would settle the other three.
fn explain_type_6(view: View<'_>, one: &UniqueRectangle) -> Explanation {
    let digit = view.eliminated_digit();
    let corners: CellSet = one.corners.into_iter().collect();
    let lines = [1, 2].map(|kind| one.roof.into_iter().map(move |cell| cell.houses()[kind]));
    let are_settled = |lines: &Vec<House>| {
        lines.iter().all(|&line| {
            let own = view.state.places_in(digit, line);
            !own.is_empty() && own.is_subset(corners)
        })
    };
    let mut lines = lines.into_iter().map(Iterator::collect::<Vec<_>>);
    let lines = lines.find(are_settled).expect("two lines settle the digit");
    let message = phrase("rectangle-6")
        .with("roof", cell_names(one.roof))
        .with("lines", house_names(&lines))
        .with("digit", digit)
        .with("other", other_digit(one, digit));
    explain(view, one, message)
}

/// A digit in the corner opposite a cell of two would settle the others.
fn explain_hidden(view: View<'_>, one: &UniqueRectangle) -> Option<Explanation> {
    let &[Candidate { cell, digit: lost }] = &view.step.eliminations[..] else {
        return None;
    };
    let at = one.corners.iter().position(|&corner| corner == cell)?;
    let corner = |further: usize| one.corners[(at + further) % 4];
    let [_, row, column] = cell.houses();
    let (kept, corners) = (other_digit(one, lost), one.corners.into_iter().collect());
    let is_settled = |line: &House| {
        let places = view.state.places_in(kept, *line);
        places == line.cells().intersection(corners)
    };
    if view.state.of(corner(2)) != one.digits || ![row, column].iter().all(is_settled) {
        return None;
    }
    let neighbours: CellSet = [corner(3), corner(1)].into_iter().collect();
    let message = phrase("rectangle-hidden")
        .with("cell", short_name(cell))
        .with("lost", lost)
        .with("kept", kept)
        .with("lines", house_names(&[row, column]))
        .with("neighbours", cell_names(neighbours))
        .with("opposite", short_name(corner(2)));
    Some(explain(view, one, message))
}

/// Both types of avoidable rectangles, whose filled corners were not given.
pub fn explain_avoidable(view: View<'_>, one: &AvoidableRectangle) -> Explanation {
    let corners: CellSet = one.corners.into_iter().collect();
    let digits: DigitSet = one.completing.into_iter().collect();
    let completing = |cell| {
        let mut pairs = one.corners.into_iter().zip(one.completing);
        let pair = pairs.find(|&(corner, _)| corner == cell);
        pair.map(|(_, digit)| digit).expect("an open corner")
    };
    let name = match one.extra {
        Some(_) => "rectangle-avoidable-2",
        None => "rectangle-avoidable-1",
    };
    let message = phrase(name)
        .with("cells", cell_names(corners))
        .with("digits", listed(digits))
        .with("filled", cell_names(corners.difference(one.open)));
    let message = if let Some(extra) = one.extra {
        let written = one.open.into_iter().map(|cell| {
            phrase("is")
                .with("cell", short_name(cell))
                .with("digit", completing(cell))
        });
        message
            .with("open", cell_names(one.open))
            .with("completing", listed(written))
            .with("extra", extra)
    } else {
        let cell = one.open.first().expect("an open corner");
        message
            .with("cell", short_name(cell))
            .with("digit", completing(cell))
    };
    view.explain(among_boxes(corners), vec![message, view.conclusion()])
}

fn explain(view: View<'_>, one: &UniqueRectangle, message: Message) -> Explanation {
    let corners: CellSet = one.corners.into_iter().collect();
    let deadly = phrase("rectangle-deadly")
        .with("cells", cell_names(corners))
        .with("digits", listed(one.digits));
    view.explain(
        among_boxes(corners),
        vec![deadly, message, view.conclusion()],
    )
}

fn other_digit(one: &UniqueRectangle, digit: Digit) -> Digit {
    let other = one.digits.without(digit).first();
    other.expect("a rectangle has two digits")
}
