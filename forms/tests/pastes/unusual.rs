//! Formats whose rows are only known as such beside each other: other signs, words around them, spaces.

use super::formats::{Format, banded, format, labelled, nested, rows};

pub const UNUSUAL: [Format; 24] = [
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
