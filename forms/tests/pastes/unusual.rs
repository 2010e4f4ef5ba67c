//! Formats whose rows are only known as such beside each other: other signs, words around them, spaces.

use super::formats::{Format, banded, cells, format, labelled, letter, nested, rows};

pub const UNUSUAL: [Format; 46] = [
    format("shades", |grid, _| rows(grid, "▒", " ", " ")),
    format("tildes", |grid, _| rows(grid, "~", " ", " ")),
    format("number signs", |grid, _| rows(grid, "#", " ", " ")),
    format("black squares", |grid, _| rows(grid, "⬛", "", "")),
    format("blue squares", |grid, _| rows(grid, "🟦", "", "")),
    format("two dashes", |grid, _| rows(grid, "--", " ", " ")),
    format("words for empty cells", |grid, _| {
        rows(grid, "vide", ", ", ", ")
    }),
    format("bars within, with blanks", |grid, _| {
        rows(grid, " ", " ", " | ")
    }),
    format("bars within, cut off", |grid, _| {
        cut_off(&rows(grid, " ", " ", " | "))
    }),
    format("crosses, with blanks", |grid, _| {
        banded(&rows(grid, " ", " ", " | "), "------+-------+------")
    }),
    format("framed at the left, cut off", |grid, _| {
        cut_off(&labelled(&rows(grid, " ", " ", " | "), |_| "| ".into()))
    }),
    format("Zeile 1:", |grid, empty| {
        labelled(&rows(grid, empty, " ", " "), |row| format!("Zeile {row}: "))
    }),
    format("Rad 1:", |grid, empty| {
        labelled(&rows(grid, empty, " ", " "), |row| format!("Rad {row}: "))
    }),
    format("row 0:", |grid, empty| {
        labelled(&rows(grid, empty, "", ""), |row| {
            format!("row {}: ", row - 1)
        })
    }),
    format("Row 1 -", |grid, _| {
        labelled(&rows(grid, ".", " ", " "), |row| format!("Row {row} - "))
    }),
    format("R1 ->", |grid, _| {
        labelled(&rows(grid, ".", " ", " "), |row| format!("R{row} -> "))
    }),
    format("(1)", |grid, _| {
        labelled(&rows(grid, ".", " ", " "), |row| format!("({row}) "))
    }),
    format("found in a file", |grid, _| {
        labelled(&rows(grid, ".", "", ""), |row| {
            format!("puzzles.txt:{}:", row + 11)
        })
    }),
    format("added lines", |grid, _| {
        labelled(&rows(grid, ".", "", ""), |_| "+".into())
    }),
    format("code in bullets", |grid, _| {
        labelled(&rows(grid, "_", " ", " "), |_| "- `".into()).replace('\n', "`\n") + "`"
    }),
    format("notes after rows", |grid, _| {
        rows(grid, ".", " ", " ").replacen('\n', "   # row 1\n", 1)
    }),
    format("row1 = [...]", |grid, _| {
        labelled(&rows(grid, "0", ", ", ", "), |row| format!("row{row} = [")).replace('\n', "]\n")
            + "]"
    }),
    format("members of an object", |grid, _| {
        format!(
            "{{\"easy\": {{\"cells9\": {}}}}}",
            nested(grid, "0", "[", "]", ", ")
        )
    }),
    format("circled digits", |grid, _| {
        digits(&rows(grid, "○", " ", " "), 0x245f)
    }),
    format("superscripts", |grid, _| {
        let rows = digits(&rows(grid, ".", " ", " "), 0x2070);
        rows.replace('\u{2071}', "¹")
            .replace('\u{2072}', "²")
            .replace('\u{2073}', "³")
    }),
    format("Devanagari", |grid, empty| {
        digits(&rows(grid, empty, "", ""), 0x966)
    }),
    format("coloured digits", |grid, _| {
        let colour = |cell: char| match cell {
            '1'..='9' => format!("\x1b[31m{cell}\x1b[0m"),
            _ => cell.to_string(),
        };
        rows(grid, ".", " ", " ").chars().map(colour).collect()
    }),
    format("thirds", |grid, empty| {
        let lines: Vec<String> = rows(grid, empty, "", "")
            .lines()
            .map(String::from)
            .collect();
        lines
            .chunks(3)
            .map(<[String]>::concat)
            .collect::<Vec<_>>()
            .join("\n")
    }),
    format("a cell on each line", |grid, _| cells(grid, "0").join("\n")),
    format("HTML with a cell on each line", |grid, _| {
        let cell = |cell: &String| {
            format!("  <td class=\"cell given border-right border-bottom r1\">{cell}</td>\n")
        };
        let cells = cells(grid, "&nbsp;");
        let rows = cells
            .chunks(9)
            .map(|row| format!("<tr>\n{}</tr>\n", row.iter().map(cell).collect::<String>()));
        format!("<table>\n{}</table>", rows.collect::<String>())
    }),
    format("table of a wiki", |grid, _| {
        let rows = labelled(&rows(grid, " ", " || ", " || "), |_| "| ".into());
        format!(
            "{{| class=\"wikitable\"\n|-\n{}\n|}}",
            rows.replace('\n', "\n|-\n")
        )
    }),
    format("AsciiDoc", |grid, _| {
        let rows = labelled(&rows(grid, "", " |", " |"), |_| "|".into());
        format!("|===\n{rows}\n|===")
    }),
    format("bars between cells, with blanks", |grid, _| {
        rows(grid, " ", " | ", " | ")
    }),
    format("double bars around rows", |grid, _| {
        labelled(&rows(grid, ".", "|", "|"), |_| "‖".into()).replace('\n', "‖\n") + "‖"
    }),
    format("Some and None", |grid, _| {
        let cells = cells(grid, "None").into_iter();
        let cells = cells.map(|cell| {
            if cell == "None" {
                cell
            } else {
                format!("Some({cell})")
            }
        });
        format!(
            "[{}]",
            cells
                .collect::<Vec<_>>()
                .chunks(9)
                .map(|row| format!("[{}]", row.join(", ")))
                .collect::<Vec<_>>()
                .join(",\n")
        )
    }),
    format("a dash twice in lists", |grid, _| {
        nested(grid, "--", "[", "]", "\n ").replace(", ", " ")
    }),
    format("arguments", |grid, _| {
        format!(
            "./sudoku \"{}\" -v",
            rows(grid, ".", "", "").replace('\n', "\" \"")
        )
    }),
    format("A1=5", |grid, _| {
        entries(grid, " ", |row, column, digit| {
            format!("{}{column}={digit}", letter(row))
        })
    }),
    format("'A1': '5'", |grid, _| {
        entries(grid, ", ", |row, column, digit| {
            format!("'{}{column}': '{digit}'", letter(row))
        })
    }),
    format("grid[0][0] = 5;", |grid, _| {
        entries(grid, "\n", |row, column, digit| {
            format!("grid[{}][{}] = {digit};", row - 1, column - 1)
        })
    }),
    format("(0, 0): 5", |grid, _| {
        format!(
            "{{{}}}",
            entries(grid, ", ", |row, column, digit| {
                format!("({}, {}): {digit}", row - 1, column - 1)
            })
        )
    }),
    format("(1,1)=5", |grid, _| {
        entries(grid, " ", |row, column, digit| {
            format!("({row},{column})={digit}")
        })
    }),
    format("given(1,1,5).", |grid, _| {
        entries(grid, "\n", |row, column, digit| {
            format!("given({row},{column},{digit}).")
        })
    }),
    format("r1c1 is 5", |grid, _| {
        entries(grid, ", ", |row, column, digit| {
            format!("r{row}c{column} is {digit}")
        })
    }),
    format("row,col,value", |grid, _| {
        format!(
            "row,col,value\n{}",
            entries(grid, "\n", |row, column, digit| {
                format!("{row},{column},{digit}")
            })
        )
    }),
    format("escaped lines", |grid, _| {
        let rows = rows(grid, ".", " ", " ").replace('\n', "\\n");
        format!("{{\"messages\": [{{\"content\": \"Solve:\\n{rows}\"}}]}}")
    }),
];

fn cut_off(rows: &str) -> String {
    rows.lines()
        .map(str::trim_end)
        .collect::<Vec<_>>()
        .join("\n")
}

/// A text with the digits of another script.
fn digits(text: &str, zero: u32) -> String {
    let digit = |sign: char| {
        let value = sign.to_digit(10).map(|value| zero + value);
        value.and_then(char::from_u32).unwrap_or(sign)
    };
    text.chars().map(digit).collect()
}

fn entries(grid: &str, between: &str, write: fn(usize, usize, char) -> String) -> String {
    let filled = grid.chars().enumerate().filter(|&(_, cell)| cell != '-');
    let entries = filled.map(|(at, cell)| write(at / 9 + 1, at % 9 + 1, cell));
    entries.collect::<Vec<_>>().join(between)
}
