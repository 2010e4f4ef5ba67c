//! The compression of lz-string, as links carry it: LZ78 over UTF-16, in base 64.
//!
//! A code names a phrase seen before, a new character of 8 or 16 bits (0 or 1), or the end (2).
//! Codes have as many bits as the next free code needs, the lowest bit first. A packed text may
//! grow by its square, so reading stops at a bound.

use std::collections::HashMap;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const BITS: usize = 6;
const NARROW: usize = 0;
const WIDE: usize = 1;
const END: usize = 2;

const DAMAGED: &str = "the packed data is damaged";

/// The decompressed text, with at most `most` units of UTF-16.
pub fn unpack(packed: &str, most: usize) -> Result<String, String> {
    let mut bits = Bits::of(packed)?;
    let mut width = Width { bits: 2, left: 2 };
    // The first three codes aren't phrases.
    let mut phrases: Vec<Vec<u16>> = vec![Vec::new(); 3];
    let (mut previous, mut read): (Vec<u16>, Vec<u16>) = (Vec::new(), Vec::new());
    loop {
        let code = bits.take(width.bits)?;
        let phrase = match code {
            END => return Ok(String::from_utf16_lossy(&read)),
            NARROW | WIDE => {
                let unit = bits.take(if code == WIDE { 16 } else { 8 })?;
                // A unit has 8 or 16 bits.
                let phrase = vec![u16::try_from(unit).unwrap_or_default()];
                phrases.push(phrase.clone());
                width.count();
                phrase
            }
            _ => match phrases.get(code) {
                Some(phrase) => phrase.clone(),
                // The phrase that this code is about to define: it starts and ends with the same character.
                None => extended(&previous, *previous.first().ok_or(DAMAGED)?),
            },
        };
        let first = *phrase.first().ok_or(DAMAGED)?;
        if !previous.is_empty() {
            phrases.push(extended(&previous, first));
        }
        width.count();
        if read.len() + phrase.len() > most {
            return Err(format!("the packed data holds more than {most} characters"));
        }
        read.extend(&phrase);
        previous = phrase;
    }
}

/// The text in packed form.
#[must_use]
pub fn pack(text: &str) -> String {
    let mut bits = Packing::default();
    let mut width = Width { bits: 2, left: 2 };
    // A phrase is the code of a shorter one and a last unit.
    let mut units: HashMap<u16, (usize, bool)> = HashMap::new();
    let mut longer: HashMap<(usize, u16), usize> = HashMap::new();
    let (mut next, mut phrase) = (END + 1, None);
    for unit in text.encode_utf16() {
        let (code, _) = *units.entry(unit).or_insert_with(|| {
            next += 1;
            (next - 1, false)
        });
        let Some(known) = phrase else {
            phrase = Some((code, unit));
            continue;
        };
        if let Some(&code) = longer.get(&(known.0, unit)) {
            phrase = Some((code, known.1));
            continue;
        }
        bits.put(known, &mut units, &mut width);
        longer.insert((known.0, unit), next);
        next += 1;
        phrase = Some((code, unit));
    }
    if let Some(known) = phrase {
        bits.put(known, &mut units, &mut width);
    }
    bits.add(END, width.bits);
    bits.finish()
}

/// The bits of a packed text, the highest of each character first.
#[derive(Default)]
struct Packing {
    signs: String,
    value: usize,
    count: usize,
}

impl Packing {
    /// Add the code of a phrase and its first unit; a unit is spelled out the first time.
    fn put(
        &mut self,
        (code, unit): (usize, u16),
        units: &mut HashMap<u16, (usize, bool)>,
        width: &mut Width,
    ) {
        match units.get_mut(&unit) {
            Some((own, is_known)) if *own == code && !*is_known => {
                *is_known = true;
                let is_wide = unit > u16::from(u8::MAX);
                self.add(if is_wide { WIDE } else { NARROW }, width.bits);
                self.add(usize::from(unit), if is_wide { 16 } else { 8 });
                width.count();
            }
            _ => self.add(code, width.bits),
        }
        width.count();
    }

    /// Add a number, its lowest bit first.
    fn add(&mut self, number: usize, width: usize) {
        for place in 0..width {
            self.value = self.value << 1 | (number >> place & 1);
            self.count += 1;
            if self.count == BITS {
                self.signs.push(char::from(ALPHABET[self.value]));
                (self.value, self.count) = (0, 0);
            }
        }
    }

    /// Pad with at least one bit, as lz-string does.
    fn finish(mut self) -> String {
        self.add(0, BITS - self.count);
        while !self.signs.len().is_multiple_of(4) {
            self.signs.push('=');
        }
        self.signs
    }
}

fn extended(phrase: &[u16], last: u16) -> Vec<u16> {
    let mut longer = phrase.to_vec();
    longer.push(last);
    longer
}

/// The number of bits of the next code: one more whenever the codes of a width are used up.
struct Width {
    bits: usize,
    left: usize,
}

impl Width {
    fn count(&mut self) {
        self.left -= 1;
        if self.left == 0 {
            self.left = 1 << self.bits;
            self.bits += 1;
        }
    }
}

/// The bits of base 64, the highest of each character first.
struct Bits {
    values: Vec<usize>,
    at: usize,
}

impl Bits {
    fn of(packed: &str) -> Result<Self, String> {
        let value = |sign: u8| ALPHABET.iter().position(|&one| one == sign);
        let signs = packed.trim_end_matches('=').bytes();
        let values = signs.map(value).collect::<Option<_>>().ok_or(DAMAGED)?;
        Ok(Self { values, at: 0 })
    }

    fn take(&mut self, count: usize) -> Result<usize, String> {
        let mut taken = 0;
        for place in 0..count {
            let value = self.values.get(self.at / BITS).ok_or(DAMAGED)?;
            taken |= (value >> (BITS - 1 - self.at % BITS) & 1) << place;
            self.at += 1;
        }
        Ok(taken)
    }
}

#[cfg(test)]
mod tests {
    use super::{pack, unpack};

    #[test]
    fn texts_are_packed_and_unpacked_as_by_lz_string_for_javascript() {
        let known = [
            ("", "Q==="),
            ("a", "IZA="),
            ("aaaa", "IY5A"),
            ("hello hello hello", "BYUwNmD2AEoTcpA="),
            (
                r#"{"size":9,"grid":[[{"value":5,"given":true},{}]]}"#,
                "N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BWVNCImAOwQBcMqBfZYLgXX5cgA==",
            ),
            ("Größe 数独 ☃", "OIJwbw+wpgBIDqaBunGhgMiA"),
        ];

        for (text, packed) in known {
            assert_eq!(unpack(packed, 100).as_deref(), Ok(text));
            assert_eq!(pack(text), packed);
        }
    }

    #[test]
    fn what_is_damaged_or_longer_than_allowed_is_rejected() {
        for packed in ["A", "AAAA", "IZ", "é", "////////"] {
            assert!(unpack(packed, 100).is_err(), "{packed}");
        }
        assert_eq!(
            unpack("IY5A", 3).unwrap_err(),
            "the packed data holds more than 3 characters"
        );
    }
}
