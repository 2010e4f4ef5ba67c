//! Nishio forcing chains: the links of a single digit refute one of its candidates.

use std::sync::Arc;

use super::board::{Board, Boards};
use super::conclusions::offer_conflict;
use super::geometry::{bits_of, cells_of};
use super::hint::Hints;
use super::net::{Counter, Net};
use super::net_builder::{NetBuilder, Rules};
use super::net_filter;

/// Find candidates of some digits that are refuted; returns the digits without any.
pub(super) fn all(board: &Board, digits: u16, _: u32, hints: &mut Hints) -> u16 {
    let mut refuted = [[0; 9]; 2];
    for digit in bits_of(digits) {
        let of_digit = net_filter::refuted_within(board, digit);
        for side in 0..2 {
            refuted[side][digit] = of_digit[side];
        }
    }
    let is_any = |digit: &usize| refuted[0][*digit] | refuted[1][*digit] != 0;
    let with_any = bits_of(digits)
        .filter(is_any)
        .fold(0, |set, digit| set | 1 << digit);
    if with_any != 0 {
        offer(board, &refuted, hints);
    }
    digits & !with_any
}

/// Offer contradictions of candidates that may be refuted when they are on, or off.
fn offer(board: &Board, refuted: &[Boards; 2], hints: &mut Hints) {
    let rules = Rules {
        within_cells: false,
        level: 0,
    };
    let (mut net, mut builder, mut counter) = <(Net, NetBuilder, Counter)>::default();
    let mut no_chains = |_: &Board, _: &Board| Arc::from([]);
    for cell in cells_of(board.empty) {
        for digit in bits_of(board.digits[cell]) {
            for (refuted, starts_on) in refuted.iter().zip([true, false]) {
                if refuted[digit] >> cell & 1 != 0 {
                    let start = ((cell, digit), starts_on);
                    builder.build(&mut net, (board, board), start, (rules, &mut no_chains));
                    let rated = (75, "Nishio Forcing Chains");
                    let target = (cell, digit, !starts_on);
                    offer_conflict(&net, target, rated, &mut counter, hints);
                }
            }
        }
    }
}
