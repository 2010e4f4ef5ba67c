//! The brackets of a text.

use crate::cells::ROW;

/// Brackets with fewer bytes hold no row.
const SHORTEST: usize = 2 * ROW;
const CLOSING: [(char, char); 3] = [('[', ']'), ('{', '}'), ('(', ')')];

/// The start and the end of an outermost pair of brackets, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Span {
    pub start: usize,
    pub end: usize,
}

/// The outermost pairs of brackets of a text; brackets without a partner count as any character.
pub fn spans_of(text: &str) -> Vec<Span> {
    let (mut open, mut counts) = (Vec::new(), [0_usize; 3]);
    let mut pairs: Vec<Span> = Vec::new();
    for (at, sign) in text.char_indices() {
        if let Some(kind) = CLOSING.iter().position(|&(opening, _)| opening == sign) {
            open.push((at, kind));
            counts[kind] += 1;
        } else if let Some(kind) = CLOSING.iter().position(|&(_, closing)| closing == sign) {
            while counts[kind] > 0 {
                let Some((start, opened)) = open.pop() else {
                    break;
                };
                counts[opened] -= 1;
                if opened == kind {
                    let end = at + 1;
                    while pairs.pop_if(|pair| pair.start > start).is_some() {}
                    pairs.push(Span { start, end });
                    break;
                }
            }
        }
    }
    pairs.retain(|pair| pair.end - pair.start > SHORTEST);
    pairs
}
