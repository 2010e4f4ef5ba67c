//! The text around and between grids.

use super::random::Random;

pub struct Decoration {
    pub name: &'static str,
    pub join: fn(&[String], &mut Random) -> String,
}

const fn decoration(name: &'static str, join: fn(&[String], &mut Random) -> String) -> Decoration {
    Decoration { name, join }
}

pub const DECORATIONS: [Decoration; 21] = [
    decoration("nothing", |texts, _| texts.join("\n")),
    decoration("blank lines", |texts, _| {
        format!("\n\n{}\n\n", texts.join("\n\n"))
    }),
    decoration("headings", |texts, _| {
        each(texts, |number, text| format!("Grid {number:02}\n{text}\n"))
    }),
    decoration("sentences", |texts, _| {
        each(texts, |_, text| {
            format!("I am stuck with this one, can you help?\n\n{text}\n\nThanks!\n")
        })
    }),
    decoration("[code]", |texts, _| {
        each(texts, |_, text| format!("[code]\n{text}\n[/code]\n"))
    }),
    decoration("[code] on the same line", |texts, _| {
        each(texts, |_, text| format!("[code]{text}[/code]\n"))
    }),
    decoration("fences", |texts, _| {
        each(texts, |_, text| format!("```text\n{text}\n```\n"))
    }),
    decoration("quoted lines", |texts, _| {
        let lines = texts.iter().flat_map(|text| text.lines());
        let quoted: Vec<String> = lines.map(|line| format!("> {line}")).collect();
        quoted.join("\n")
    }),
    decoration("dashes", |texts, random| {
        let count = 3 + random.below(70);
        texts.join(&format!("\n{}\n", "-".repeat(count)))
    }),
    decoration("nine dashes", |texts, _| texts.join("\n---------\n")),
    decoration("equals signs", |texts, _| texts.join("\n==========\n")),
    decoration("CRLF", |texts, _| texts.join("\n\n").replace('\n', "\r\n")),
    decoration("zero width", |texts, random| {
        let text = texts.join("\n\n");
        let noisy = text.chars().flat_map(|sign| {
            let noise = (random.below(9) == 0).then_some('\u{200b}');
            [Some(sign), noise].into_iter().flatten()
        });
        format!("\u{feff}{}", noisy.collect::<String>())
    }),
    decoration("full width", |texts, _| digits(&texts.join("\n\n"), 0xff10)),
    decoration("Arabic-Indic", |texts, _| {
        digits(&texts.join("\n\n"), 0x660)
    }),
    decoration("trailing spaces", |texts, _| {
        texts.join("\n\n").replace('\n', "  \n")
    }),
    decoration("dates", |texts, _| {
        each(texts, |number, text| {
            format!("2025-03-{:02}\n{text}\n", number + 11)
        })
    }),
    decoration("ratings", |texts, _| {
        each(texts, |number, text| {
            format!("{text}\n{number}.2/1.2/1.2\n")
        })
    }),
    decoration("times", |texts, _| {
        each(texts, |number, text| format!("{text}\n\n00:12:3{number}\n"))
    }),
    decoration("question marks", |texts, _| {
        each(texts, |_, text| format!("?????\n{text}\n"))
    }),
    decoration("comments", |texts, _| {
        each(texts, |number, text| format!("# number {number}\n{text}\n"))
    }),
];

fn each(texts: &[String], write: impl Fn(usize, &str) -> String) -> String {
    texts
        .iter()
        .zip(1..)
        .map(|(text, number)| write(number, text))
        .collect()
}

/// A text with the digits of another script.
fn digits(text: &str, zero: u32) -> String {
    let digit = |sign: char| {
        let value = sign.to_digit(10).map(|value| zero + value);
        value.and_then(char::from_u32).unwrap_or(sign)
    };
    text.chars().map(digit).collect()
}
