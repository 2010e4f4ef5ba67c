//! Fish of parallel lines: basic, finned, sashimi and siamese.

use super::complex_fish;
use crate::explanation::message::{Message, phrase};
use crate::explanation::names::{cell_names, house_names};
use crate::explanation::places::{cells_of, of_digit};
use crate::explanation::view::{Explanation, View, concluded};
use nonet_grid::{CellSet, Digit, House, HouseKind};
use nonet_techniques::step::evidence::{Fish, SiameseFish};

/// Fish of any kind but siamese ones.
pub fn explain(view: View<'_>, evidence: &Fish) -> Explanation {
    if !are_across(&evidence.base, &evidence.cover) {
        complex_fish::explain(view, evidence)
    } else if evidence.fins.is_empty() {
        explain_basic(view, evidence)
    } else {
        explain_finned(view, evidence)
    }
}

/// Whether some houses are rows and the others columns.
fn are_across(base: &[House], cover: &[House]) -> bool {
    let all = |houses: &[House], kind| houses.iter().all(|house| house.kind() == kind);
    let lines = [HouseKind::Row, HouseKind::Column];
    let [rows, columns] = lines.map(|kind| (all(base, kind), all(cover, kind)));
    rows.0 && columns.1 || columns.0 && rows.1
}

/// Some lines need a digit in as many lines across.
fn explain_basic(view: View<'_>, evidence: &Fish) -> Explanation {
    let message = phrase("fish-basic")
        .with("base", house_names(&evidence.base))
        .with("cover", house_names(&evidence.cover))
        .with("digit", evidence.digit);
    let place = of_digit(evidence.digit, &evidence.base);
    view.explain(place, vec![message, view.conclusion()])
        .about(evidence.digit)
}

/// Either a fish or a fin holds.
fn explain_finned(view: View<'_>, evidence: &Fish) -> Explanation {
    let lines = FinnedLines {
        digit: evidence.digit,
        base: &evidence.base,
        cover: &evidence.cover,
        fins: evidence.fins,
    };
    let place = of_digit(evidence.digit, &evidence.base);
    view.explain(place, lines.explain(view))
        .about(evidence.digit)
}

/// Two finned fish with the same base, one after the other.
pub fn explain_siamese(view: View<'_>, evidence: &SiameseFish) -> Explanation {
    let mut sentences = vec![phrase("fish-siamese").with("base", house_names(&evidence.base))];
    for (cover, fins) in evidence.covers.iter().zip(evidence.fins) {
        let lines = FinnedLines {
            digit: evidence.digit,
            base: &evidence.base,
            cover,
            fins,
        };
        sentences.extend(lines.explain(view));
    }
    let place = of_digit(evidence.digit, &evidence.base);
    view.explain(place, sentences).about(evidence.digit)
}

/// The lines that a fish starts from, those that it covers, and its fins.
struct FinnedLines<'a> {
    digit: Digit,
    base: &'a [House],
    cover: &'a [House],
    fins: CellSet,
}

impl FinnedLines<'_> {
    fn explain(&self, view: View<'_>) -> Vec<Message> {
        let covered = cells_of(self.cover);
        let lost = view.lost_by(covered);
        let mut sentences = vec![self.named("fish-finned"), concluded(&[], &lost)];
        let rest = view.state.places(self.digit).difference(self.fins);
        let body = rest.intersection(covered);
        let is_short = |line: &House| body.intersection(line.cells()).len() < 2;
        if self.base.iter().any(is_short) {
            sentences.push(self.named("fish-sashimi"));
        }
        sentences
    }

    fn named(&self, name: &'static str) -> Message {
        phrase(name)
            .count(self.fins.len())
            .with("base", house_names(self.base))
            .with("cover", house_names(self.cover))
            .with("digit", self.digit)
            .with("fins", cell_names(self.fins))
    }
}
