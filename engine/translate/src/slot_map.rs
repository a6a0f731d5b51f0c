//! What is known of slots of a frame, by place in code: which of them own what they hold, for example, so that the unwinder releases it.

/// Number of no set: there are no slots.
const NONE: u32 = u32::MAX;

/// For each place in code a set of slots.
///
/// A place is a mirbin offset while code is made, and a word once it is there ([`SlotMap::by_word`]).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SlotMap {
    /// From which place on which set holds, ascending.
    changes: Vec<(u32, u32)>,
    /// Where the slots of each set end; they begin where those of the set before end.
    ends: Vec<u32>,
    /// The slots of all sets.
    slots: Vec<u16>,
}

impl SlotMap {
    /// From `place` on, these are the slots. Places ascend.
    pub fn set(&mut self, place: u32, slots: impl Iterator<Item = u16>) {
        let start = self.slots.len();
        self.slots.extend(slots);
        if self.slots[start..] == *self.at(place) {
            return self.slots.truncate(start);
        }
        self.ends.push(self.slots.len() as u32);
        self.changes.push((place, self.ends.len() as u32 - 1));
    }

    /// The slots at a place.
    pub fn at(&self, place: u32) -> &[u16] {
        let after = self.changes.partition_point(|(from, _)| *from <= place);
        let change = after.checked_sub(1).and_then(|index| self.changes.get(index));
        change.map_or(&[], |(_, set)| self.of_set(*set as usize))
    }

    fn of_set(&self, set: usize) -> &[u16] {
        let end_of = |set: usize| self.ends.get(set).map_or(0, |end| *end as usize);
        let start = set.checked_sub(1).map_or(0, end_of);
        self.slots.get(start..end_of(set)).unwrap_or_default()
    }

    /// The same by words; `origin` has the offset that each word was made for.
    pub fn by_word(&self, origin: &[u32]) -> SlotMap {
        if self.is_empty() {
            return SlotMap::default();
        }
        let mut words = SlotMap {
            changes: Vec::new(),
            ..self.clone()
        };
        for (word, offset) in (0..).zip(origin) {
            let after = self.changes.partition_point(|(from, _)| from <= offset);
            let set = after.checked_sub(1).map_or(NONE, |index| self.changes[index].1);
            if words.changes.last().map_or(NONE, |(_, last)| *last) != set {
                words.changes.push((word, set));
            }
        }
        words
    }

    /// The slots of all sets, some of them repeatedly.
    pub fn all(&self) -> impl Iterator<Item = u16> {
        self.slots.iter().copied()
    }

    /// Whether there are no slots anywhere.
    pub fn is_empty(&self) -> bool {
        self.slots.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::SlotMap;

    fn example() -> SlotMap {
        let mut map = SlotMap::default();
        for (place, slots) in [(4, &[][..]), (8, &[3, 5]), (12, &[3, 5]), (20, &[5]), (24, &[])] {
            map.set(place, slots.iter().copied());
        }
        map
    }

    #[test]
    fn a_set_holds_until_the_next() {
        let map = example();
        assert_eq!(
            map.changes.len(),
            3,
            "sets that are like those before them are none"
        );
        for (place, expected) in [(0, &[][..]), (8, &[3, 5]), (19, &[3, 5]), (20, &[5]), (100, &[])] {
            assert_eq!(map.at(place), expected, "at {place}");
        }
        assert!(!map.is_empty() && SlotMap::default().is_empty());
    }

    #[test]
    fn words_have_the_sets_of_their_offsets() {
        // The last word is a copy of an earlier instruction.
        let words = example().by_word(&[0, 8, 8, 20, 12, 24, 4]);
        let expected: [&[u16]; 7] = [&[], &[3, 5], &[3, 5], &[5], &[3, 5], &[], &[]];
        for (word, expected) in (0..).zip(expected) {
            assert_eq!(words.at(word), expected, "word {word}");
        }
    }
}
