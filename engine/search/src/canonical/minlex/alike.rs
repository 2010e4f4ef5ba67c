//! Lines, and thirds of lines, that are the same: one order of them is enough.

use super::Row;

pub(super) struct Alike {
    /// The first line of the same third that is the same.
    lines: [usize; 9],
    /// The first third that is the same.
    thirds: [usize; 3],
}

impl Alike {
    pub fn of(lines: &[Row; 9]) -> Self {
        let first = |line: usize| (line / 3 * 3..line).find(|&other| lines[other] == lines[line]);
        let thirds = |third: usize| &lines[3 * third..3 * third + 3];
        let first_third = |third: usize| (0..third).find(|&other| thirds(other) == thirds(third));
        Self {
            lines: std::array::from_fn(|line| first(line).unwrap_or(line)),
            thirds: std::array::from_fn(|third| first_third(third).unwrap_or(third)),
        }
    }

    /// Whether the first of the lines that are the same as this one, among some, is itself.
    pub fn is_first_line(&self, line: u8, among: &[u8]) -> bool {
        let kind = |line: u8| self.lines[usize::from(line)];
        among
            .iter()
            .all(|&other| other >= line || kind(other) != kind(line))
    }

    /// Whether thirds that are the same stand in their first order.
    pub fn are_ascending(&self, thirds: [usize; 3]) -> bool {
        let is_ahead =
            |one: usize, other: usize| one < other || self.thirds[one] != self.thirds[other];
        let [first, second, third] = thirds;
        is_ahead(first, second) && is_ahead(first, third) && is_ahead(second, third)
    }

    /// Whether all that is the same as a line, or as its third, and comes before it is taken.
    pub fn may_follow(&self, taken: &[u8], line: usize) -> bool {
        let third = line / 3;
        let of_third = |other: usize| taken.iter().any(|&one| usize::from(one) / 3 == other);
        let is_taken = |other: usize| taken.iter().any(|&one| usize::from(one) == other);
        (self.lines[line]..line)
            .all(|other| self.lines[other] != self.lines[line] || is_taken(other))
            && (of_third(third)
                || (self.thirds[third]..third)
                    .all(|other| self.thirds[other] != self.thirds[third] || of_third(other)))
    }
}
