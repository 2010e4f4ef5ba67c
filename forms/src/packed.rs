//! Games that sudoku.coach packs: JSON, compressed by zlib, in base 32.

use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit as decompress;
use serde_json::Value;

use crate::cells::{GRID, ROW, cells_of};

const BASE: u32 = 32;
const BITS: u32 = 5;
const GAME: &str = "SCv";
const KNOWN_GAME: &str = "SCv7_32_";
const MOST_PACKED: usize = 1 << 16;
const MOST_UNPACKED: usize = 1 << 18;

/// The grid of a packed sudoku.coach game, or why it cannot be read; `None` for any other word.
pub fn grid_of(word: &str) -> Option<Result<String, String>> {
    if let Some((_, packed)) = word.split_once(KNOWN_GAME) {
        let said =
            "the text of sudoku.coach is damaged or cut off; copy all of it, or the 81 digits";
        return Some(given_in_game(digits_of(packed)).ok_or_else(|| said.into()));
    }
    word.split('/').any(is_unknown_game).then(|| {
        let said =
            "sudoku.coach packs this text in a way that is not known here; copy the 81 digits";
        Err(said.into())
    })
}
fn is_unknown_game(part: &str) -> bool {
    let version = part
        .strip_prefix(GAME)
        .and_then(|rest| rest.split_once('_'));
    version.is_some_and(|(version, _)| version.parse::<u32>().is_ok())
}

/// The digits of base 32 that a text begins with.
fn digits_of(text: &str) -> &str {
    let end = text.find(|sign: char| sign.is_ascii_uppercase() || !sign.is_digit(BASE));
    &text[..end.unwrap_or(text.len())]
}

fn given_in_game(packed: &str) -> Option<String> {
    if packed.len() > MOST_PACKED {
        return None;
    }
    let text = decompress(&bytes_of(packed), MOST_UNPACKED).ok()?;
    let game: Value = serde_json::from_slice(&text).ok()?;
    let is_own = game.get("gridSize").is_none_or(|size| size == ROW);
    let given = game.get("givenDigits")?.as_str().filter(|_| is_own)?;
    cells_of(given, GRID)
}

/// Whole bytes, the highest bits first; the bits after the last one are padding.
fn bytes_of(packed: &str) -> Vec<u8> {
    let (mut bytes, mut held, mut bits) = (Vec::new(), 0_u32, 0);
    for digit in packed.chars().filter_map(|sign| sign.to_digit(BASE)) {
        held = held << BITS | digit;
        bits += BITS;
        if bits >= u8::BITS {
            bits -= u8::BITS;
            bytes.extend(u8::try_from(held >> bits));
            held &= (1 << bits) - 1;
        }
    }
    bytes
}
