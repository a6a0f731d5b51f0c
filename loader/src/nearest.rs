//! "Did you mean": the names nearest to one that nobody defines.

/// Most names suggested.
const MAX_NAMES: usize = 3;
/// Longer names are not compared; the comparison is quadratic in the length.
const MAX_LENGTH: usize = 200;

/// Up to three of `candidates` that differ from `name` in few characters, nearest first.
pub fn nearest<'a>(name: &str, candidates: impl Iterator<Item = &'a str>) -> Vec<String> {
    let limit = (name.len() / 3).clamp(1, 4);
    if name.len() > MAX_LENGTH {
        return Vec::new();
    }
    // Of equally near names those of the same length come first: a typing error swaps or replaces more often than it drops.
    let mut found: Vec<(usize, usize, &str)> = candidates
        .filter(|candidate| *candidate != name && candidate.len().abs_diff(name.len()) <= limit)
        .filter_map(|candidate| {
            Some((
                distance(name, candidate, limit)?,
                candidate.len().abs_diff(name.len()),
                candidate,
            ))
        })
        .collect();
    found.sort_unstable();
    found.dedup();
    found
        .into_iter()
        .take(MAX_NAMES)
        .map(|(.., name)| name.to_owned())
        .collect()
}

/// Number of insertions, deletions, replacements and swaps of neighbours between two names, if it is at most `limit`.
fn distance(a: &str, b: &str, limit: usize) -> Option<usize> {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    // Rows of the table for the prefixes of `a` two back, one back and now.
    let mut older = vec![0; b.len() + 1];
    let mut old: Vec<usize> = (0..=b.len()).collect();
    for (i, &from) in a.iter().enumerate() {
        let mut row = vec![i + 1; b.len() + 1];
        for (j, &to) in b.iter().enumerate() {
            let replaced = old[j] + usize::from(from != to);
            let mut best = replaced.min(old[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && from == b[j - 1] && a[i - 1] == to {
                best = best.min(older[j - 1] + 1);
            }
            row[j + 1] = best;
        }
        if row.iter().min().is_none_or(|&best| best > limit) {
            return None;
        }
        older = std::mem::replace(&mut old, row);
    }
    old.last().copied().filter(|&distance| distance <= limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_edits_are_near() {
        let names = ["printf", "fprintf", "sprintf", "puts", "print", "scanf"];
        assert_eq!(
            nearest("prinft", names.into_iter()),
            ["printf", "print", "fprintf"]
        );
        assert_eq!(nearest("put", names.into_iter()), ["puts"]);
        assert!(nearest("malloc", names.into_iter()).is_empty());
    }

    #[test]
    fn distance_counts_edits() {
        assert_eq!(distance("abc", "abc", 3), Some(0));
        assert_eq!(distance("abc", "acb", 3), Some(1));
        assert_eq!(distance("abc", "", 3), Some(3));
        assert_eq!(distance("abcd", "wxyz", 3), None);
    }
}
