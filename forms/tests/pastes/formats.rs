//! Formats of one grid, from 81 characters and the text of an empty cell.

pub struct Format {
    pub name: &'static str,
    pub write: fn(&str, &str) -> String,
}

pub const fn format(name: &'static str, write: fn(&str, &str) -> String) -> Format {
    Format { name, write }
}

pub const FORMATS: [Format; 63] = [
    format("81 characters", |grid, empty| cells(grid, empty).concat()),
    format("rows", |grid, empty| rows(grid, empty, "", "")),
    format("spaced rows", |grid, empty| rows(grid, empty, " ", "  ")),
    format("rows in groups", |grid, empty| rows(grid, empty, "", " ")),
    format("bars", |grid, empty| rows(grid, empty, " ", " | ")),
    format("bands apart", |grid, empty| {
        banded(&rows(grid, empty, "", " "), "")
    }),
    format("dashes between bands", |grid, empty| {
        banded(&rows(grid, empty, "", "|"), "-----------")
    }),
    format("nine dashes between bands", |grid, empty| {
        banded(&rows(grid, empty, "", ""), "---------")
    }),
    format("crosses", |grid, empty| {
        banded(&rows(grid, empty, " ", " | "), "------+-------+------")
    }),
    format("framed", |grid, empty| framed(grid, empty, '+', '-')),
    format("framed with stars", |grid, empty| {
        framed(grid, empty, '*', '-')
    }),
    format("box drawing", |grid, empty| {
        framed(grid, empty, '┼', '─').replace('|', "│")
    }),
    format("nine groups", |grid, empty| {
        rows(grid, empty, "", "").replace('\n', " ")
    }),
    format("slashes", |grid, empty| {
        rows(grid, empty, "", "").replace('\n', "/")
    }),
    format("27 groups", |grid, empty| {
        rows(grid, empty, "", " ").replace('\n', " ")
    }),
    format("R1", |grid, empty| {
        labelled(&rows(grid, empty, " ", " "), |row| format!("R{row} "))
    }),
    format("r1:", |grid, empty| {
        labelled(&rows(grid, empty, "", ""), |row| format!("r{row}: "))
    }),
    format("Row 1:", |grid, empty| {
        labelled(&rows(grid, empty, "", ""), |row| format!("Row {row}: "))
    }),
    format("A", |grid, empty| {
        labelled(&rows(grid, empty, " ", " | "), |row| {
            format!("{} ", letter(row))
        })
    }),
    format("1.", |grid, empty| {
        labelled(&rows(grid, empty, "", ""), |row| format!("{row}. "))
    }),
    format("numbers of columns", |grid, empty| {
        format!(
            "  1 2 3 4 5 6 7 8 9\n{}",
            labelled(&rows(grid, empty, " ", " "), |row| format!(
                "{} ",
                letter(row)
            ))
        )
    }),
    format("only numbers of columns", |grid, empty| {
        format!("1 2 3 4 5 6 7 8 9\n{}", rows(grid, empty, " ", " "))
    }),
    format("C1 to C9", |grid, empty| {
        format!(
            "   C1 C2 C3 C4 C5 C6 C7 C8 C9\n{}",
            labelled(&rows(grid, empty, "  ", "  "), |row| format!("R{row}  "))
        )
    }),
    format("semicolons", |grid, _| rows(grid, "", ";", ";")),
    format("commas", |grid, _| rows(grid, "", ",", ",")),
    format("tabs", |grid, _| rows(grid, "", "\t", "\t")),
    format("commas and values", |grid, empty| {
        rows(grid, empty, ",", ",")
    }),
    format("quoted fields", |grid, _| quoted(grid)),
    format("blank first column", |grid, _| {
        labelled(&rows(grid, "", ";", ";"), |_| ";".into())
    }),
    format("bars with blanks", |grid, _| {
        labelled(&rows(grid, " ", "|", "|"), |_| "|".into()).replace('\n', "|\n") + "|"
    }),
    format("boxes with blanks", |grid, _| {
        let rows = labelled(&rows(grid, " ", " ", " | "), |_| "| ".into());
        rows.replace('\n', " |\n") + " |"
    }),
    format("Markdown table", |grid, _| {
        let rows =
            labelled(&rows(grid, " ", " | ", " | "), |_| "| ".into()).replace('\n', " |\n") + " |";
        format!("|{}\n|{}\n{rows}", "   |".repeat(9), "---|".repeat(9))
    }),
    format("nested lists", |grid, _| {
        nested(grid, "0", "[", "]", ",\n ")
    }),
    format("nested lists on one line", |grid, _| {
        nested(grid, "0", "[", "]", ", ")
    }),
    format("nested lists with -1", |grid, _| {
        nested(grid, "-1", "[", "]", ", ")
    }),
    format("nested lists with null", |grid, _| {
        nested(grid, "null", "[", "]", ",\n")
    }),
    format("braces", |grid, _| {
        format!("int grid[9][9] = {};", nested(grid, "0", "{", "}", ",\n  "))
    }),
    format("flat list", |grid, _| {
        format!("[{}]", cells(grid, "0").join(", "))
    }),
    format("board in an object", |grid, _| {
        format!(
            "{{\"board\": {}, \"solution\": [[1]]}}",
            nested(grid, "0", "[", "]", ", ")
        )
    }),
    format("newboard", |grid, _| {
        format!(
            "{{\"newboard\":{{\"grids\":[{{\"value\":{},\"difficulty\":\"Hard\"}}]}}}}",
            nested(grid, "0", "[", "]", ",")
        )
    }),
    format("NumPy", |grid, _| {
        nested(grid, "0", "[", "]", "\n ").replace(", ", " ")
    }),
    format("pandas", |grid, _| {
        let rows = rows(grid, "NaN", "  ", "  ");
        let labelled = rows
            .lines()
            .enumerate()
            .map(|(row, line)| format!("{row}  {line}\n"));
        format!(
            "     0    1    2    3    4    5    6    7    8\n{}",
            labelled.collect::<String>()
        )
    }),
    format("entries", |grid, _| entries(grid)),
    format("entries with spaces", |grid, _| {
        entries(grid)
            .to_uppercase()
            .replace('=', " = ")
            .replace(" R", ", R")
    }),
    format("Markdown table with bold labels", |grid, _| {
        let cells = rows(grid, " ", " | ", " | ");
        let header =
            "| | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|---|---|---|---|---|---|---|---|---|---|";
        let rows = labelled(&cells, |row| format!("| **R{row}** | ")).replace('\n', " |\n");
        format!("{header}\n{rows} |")
    }),
    format("heavy box drawing", |grid, _| {
        let line = format!("\n┠{}┨\n", "───┼".repeat(8) + "───");
        let rows: Vec<String> = cells(grid, " ")
            .chunks(9)
            .map(|row| format!("┃ {} ┃", row.join(" │ ")))
            .collect();
        rows.join(&line)
    }),
    format("HTML table", |grid, _| {
        let rows = labelled(&rows(grid, "", "</td><td>", "</td><td>"), |_| {
            "<tr><td>".into()
        });
        format!(
            "<table>\n{}</td></tr>\n</table>",
            rows.replace('\n', "</td></tr>\n")
        )
    }),
    format("French numbers", |grid, _| {
        let value = |cell: String| if cell.is_empty() { cell } else { cell + ",0" };
        let fields: Vec<String> = cells(grid, "").into_iter().map(value).collect();
        let rows = fields.chunks(9).map(|row| row.join(";"));
        rows.collect::<Vec<_>>().join("\n")
    }),
    format("NumPy's numbers", |grid, _| {
        nested(grid, "0", "[", "]", "\n ")
            .replace(", ", ". ")
            .replace(']', ".]")
            .replace("].]", "]]")
    }),
    format("NumPy's repr", |grid, _| {
        format!(
            "array({}, dtype=int8)",
            nested(grid, "0", "[", "]", ",\n       ")
        )
    }),
    format("matrix of R", |grid, _| {
        format!(
            "m <- matrix(c({}), nrow=9, byrow=TRUE)",
            rows(grid, "0", ",", ",").replace('\n', ",\n")
        )
    }),
    format("printed by R", |grid, _| {
        let header = "     [,1] [,2] [,3] [,4] [,5] [,6] [,7] [,8] [,9]";
        let rows = labelled(&rows(grid, "0", "    ", "    "), |row| {
            format!("[{row},]    ")
        });
        format!("{header}\n{rows}")
    }),
    format("MATLAB", |grid, _| {
        format!(
            "A = [{}];",
            rows(grid, "0", " ", " ").replace('\n', "; ...\n     ")
        )
    }),
    format("LaTeX array", |grid, _| {
        let rows = rows(grid, " ", " & ", " & ").replace('\n', " \\\\ \\hline\n");
        format!("\\begin{{array}}{{|ccc|ccc|ccc|}}\n{rows}\n\\end{{array}}")
    }),
    format("LaTeX matrix on one line", |grid, _| {
        let rows = rows(grid, "", " & ", " & ").replace('\n', " \\\\ ");
        format!("\\begin{{pmatrix}} {rows} \\end{{pmatrix}}")
    }),
    format("LaTeX package sudoku", |grid, _| {
        let rows = labelled(&rows(grid, " ", "|", "|"), |_| "|".into()).replace('\n', "|.\n");
        format!("\\begin{{sudoku}}\n{rows}|.\n\\end{{sudoku}}")
    }),
    format("continued text of a program", |grid, empty| {
        let rows = rows(grid, empty, "", "").replace('\n', "'\\\n         '");
        format!("grid1  = '{rows}'")
    }),
    format("joined texts of a program", |grid, empty| {
        let rows = rows(grid, empty, "", "").replace('\n', "\" +\n    \"");
        format!("String s = \"{rows}\";")
    }),
    format("CSV of pandas", |grid, _| {
        let rows = rows(grid, "0", ",", ",");
        format!(
            ",0,1,2,3,4,5,6,7,8\n{}",
            labelled(&rows, |row| format!("{},", row - 1))
        )
    }),
    format("81 fields", |grid, _| cells(grid, "").join(",")),
    format("candidates", |grid, _| candidates(grid, " ")),
    format("framed candidates", |grid, _| {
        let border = ".-----------------.-----------------.-----------------.";
        let rows = candidates(grid, " ");
        let lines = rows.lines().map(|line| format!("| {line} |\n"));
        format!(
            "{border}\n{}{}",
            lines.collect::<String>(),
            border.replace('.', "'")
        )
    }),
    format("729 characters", |grid, _| {
        grid.chars()
            .map(|cell| {
                if cell == '-' {
                    "123456789".into()
                } else {
                    single(cell)
                }
            })
            .collect()
    }),
];

pub fn letter(row: usize) -> char {
    char::from(b'@' + u8::try_from(row).unwrap())
}

pub fn cells(grid: &str, empty: &str) -> Vec<String> {
    let cell = |cell: char| {
        if cell == '-' {
            empty.into()
        } else {
            cell.to_string()
        }
    };
    grid.chars().map(cell).collect()
}

pub fn rows(grid: &str, empty: &str, between: &str, between_boxes: &str) -> String {
    let cells = cells(grid, empty);
    let rows = cells.chunks(9).map(|row| {
        let boxes: Vec<String> = row.chunks(3).map(|cells| cells.join(between)).collect();
        boxes.join(between_boxes)
    });
    rows.collect::<Vec<_>>().join("\n")
}

pub fn banded(rows: &str, border: &str) -> String {
    let lines: Vec<&str> = rows.lines().collect();
    let bands: Vec<String> = lines.chunks(3).map(|band| band.join("\n")).collect();
    bands.join(&format!("\n{border}\n"))
}

fn framed(grid: &str, empty: &str, corner: char, line: char) -> String {
    let side = line.to_string().repeat(7);
    let border = format!("{corner}{side}{corner}{side}{corner}{side}{corner}");
    let rows = rows(grid, empty, " ", " | ");
    let rows: Vec<String> = rows.lines().map(|row| format!("| {row} |")).collect();
    format!("{border}\n{}\n{border}", banded(&rows.join("\n"), &border))
}

pub fn labelled(rows: &str, label: impl Fn(usize) -> String) -> String {
    let rows = rows
        .lines()
        .zip(1..)
        .map(|(row, number)| label(number) + row);
    rows.collect::<Vec<_>>().join("\n")
}

fn quoted(grid: &str) -> String {
    let quoted: Vec<String> = cells(grid, "")
        .iter()
        .map(|cell| format!("\"{cell}\""))
        .collect();
    quoted
        .chunks(9)
        .map(|row| row.join(","))
        .collect::<Vec<_>>()
        .join("\n")
}

pub fn nested(grid: &str, empty: &str, open: &str, close: &str, between: &str) -> String {
    let cells = cells(grid, empty);
    let rows = cells
        .chunks(9)
        .map(|row| format!("{open}{}{close}", row.join(", ")));
    format!("{open}{}{close}", rows.collect::<Vec<_>>().join(between))
}

fn entries(grid: &str) -> String {
    let filled = grid.chars().enumerate().filter(|&(_, cell)| cell != '-');
    let entries = filled.map(|(at, cell)| format!("r{}c{}={cell}", at / 9 + 1, at % 9 + 1));
    entries.collect::<Vec<_>>().join(" ")
}

fn candidates(grid: &str, between: &str) -> String {
    let cells = cells(grid, "1359");
    let rows = cells.chunks(9).map(|row| row.join(between));
    rows.collect::<Vec<_>>().join("\n")
}

fn single(cell: char) -> String {
    ('1'..='9')
        .map(|digit| if digit == cell { digit } else { '.' })
        .collect()
}
