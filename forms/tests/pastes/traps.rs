//! Texts that look like grids: the rows, columns, boxes and entries of one, and texts beside one.

pub const PUZZLE: &str =
    "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79";
pub const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// Texts whose only grid is the puzzle.
pub fn with_puzzle() -> Vec<String> {
    let rows = lines(PUZZLE, |_, row| row.replace('-', "."));
    let steps = (0..81).filter(|&at| &PUZZLE[at..=at] == "-");
    let steps = steps.map(|at| format!("r{}c{}={}", at / 9 + 1, at % 9 + 1, &SOLUTION[at..=at]));
    let log = steps.collect::<Vec<_>>().join("\n");
    let before = [
        "https://github.com/someone/universalviewer",
        "$ cat data/colortranslator/easy.txt",
        "Made with https://example.org/sudokugenerator",
        "Sudoku, Hard",
        "12.03.2025",
        "2025-03-12",
        "000001",
        "?????",
        "No. 123456789",
    ];
    let after = ["00:12:34", "r1c3=4, r5c5=5", "Call 555123456", &log];
    let pairs = [
        format!("[[\"{PUZZLE}\", \"{SOLUTION}\"]]"),
        format!("[(\"{SOLUTION}\", \"{PUZZLE}\")]"),
        format!("VALUES (1, '{PUZZLE}', '{SOLUTION}');"),
        format!("{{\"solution\": \"{SOLUTION}\", \"mission\": \"{PUZZLE}\"}}"),
        format!("{{\"solved\": \"{SOLUTION}\", \"unsolved\": \"{PUZZLE}\"}}"),
        format!("Hello all, sudoku\n{PUZZLE},{SOLUTION}"),
        format!("puzzle,solution\n{PUZZLE},{SOLUTION}\n\nThat was all, folks"),
    ];
    let before = before.iter().map(|line| format!("{line}\n{rows}"));
    let after = after.iter().map(|line| format!("{rows}\n\n{line}\n"));
    before.chain(after).chain(pairs).collect()
}

/// Entries, rows, columns and boxes that would be read as other rows.
pub fn without_grid() -> Vec<String> {
    let reversed: Vec<String> = lists("Row ").lines().rev().map(String::from).collect();
    let boxes = lines(PUZZLE, |_, row| {
        let parts = [&row[..3], &row[3..6], &row[6..]].map(separated);
        format!("[[{}]],", parts.join("], ["))
    });
    let columns = lines(PUZZLE, |_, row| separated(row)).replace('\n', ",");
    let mut texts = vec![
        lists("Box "),
        lists("Column "),
        lists("C"),
        lists("box"),
        reversed.join("\n"),
        format!("[{boxes}]"),
        boxes,
        format!("matrix(c({columns}), 9)"),
        "see https://example.org/sudokuassistant/".into(),
        ["12 34 56 78 89 13 24 35 46"; 9].join("\n"),
    ];
    texts.extend(entries());
    texts
}

/// 27 entries, each a row, a column and a digit.
fn entries() -> Vec<String> {
    let digit = |at: usize| PUZZLE[at..=at].parse::<usize>().ok();
    let entries = (0..81).filter_map(|at| Some([at / 9 + 1, at % 9 + 1, digit(at)?]));
    let entries: Vec<String> = entries
        .take(27)
        .map(|entry| entry.map(|part| part.to_string()).join(","))
        .collect();
    let lists = format!("[{}]", entries.join("], ["));
    vec![
        entries.join(" ").replace(',', ""),
        entries.join(" "),
        format!("B = [{}]", entries.join(";\n")),
        format!("[{lists}]"),
        lists,
    ]
}

fn lists(name: &str) -> String {
    lines(PUZZLE, |number, row| {
        format!("{name}{number}: [{}]", separated(row))
    })
}

fn separated(cells: &str) -> String {
    let cells = cells.chars().map(|cell| cell.to_string().replace('-', "0"));
    cells.collect::<Vec<_>>().join(", ")
}

/// Puzzles in a form that is not read, each before its solution: an error, as one would be lost.
pub fn before_solution() -> Vec<String> {
    let solution = lines(SOLUTION, |_, row| row.into());
    let puzzles = [
        lines(PUZZLE, |number, row| {
            format!("Block {number}: {}", row.replace('-', "."))
        }),
        lines(PUZZLE, |_, row| {
            format!("| {} |", row.replace('-', " ").trim())
        }),
        lines(PUZZLE, |number, row| {
            format!(
                "{}: {}",
                "ihgfedcba".as_bytes()[number - 1],
                row.replace('-', "▒")
            )
        }),
    ];
    puzzles
        .iter()
        .map(|puzzle| format!("{puzzle}\n\nSolution:\n{solution}"))
        .collect()
}

fn lines(grid: &str, write: impl Fn(usize, &str) -> String) -> String {
    let rows = (1..=9).map(|number| write(number, &grid[9 * number - 9..9 * number]));
    rows.collect::<Vec<_>>().join("\n")
}
