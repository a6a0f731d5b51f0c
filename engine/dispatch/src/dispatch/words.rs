//! Which instruction of a superinstruction machine code belongs to.
//!
//! The handler of a superinstruction keeps the address of its first word in the register of `pc` until it hands over. A section of the binary has
//! the places in machine code where the accesses of an instruction begin, each with the words before that instruction.

/// An entry of the section, as `begin_in` of the `tail` backend writes it.
#[repr(C)]
struct WordEntry {
    /// The place, relative to this field.
    place: i32,
    /// Words between the first of the superinstruction and the instruction.
    before: u32,
}

impl WordEntry {
    fn address(&self) -> usize {
        (&raw const self.place as usize).wrapping_add_signed(self.place as isize)
    }
}

unsafe extern "C" {
    // The linker's names for the ends of a section whose name is an identifier.
    #[link_name = "__start_maple_words"]
    static FIRST: WordEntry;
    #[link_name = "__stop_maple_words"]
    static END: WordEntry;
}

fn entries() -> &'static [WordEntry] {
    // SAFETY: the section is an array of entries between these places, and constant.
    unsafe {
        let (first, end) = (&raw const FIRST, &raw const END);
        std::slice::from_raw_parts(first, end.offset_from(first) as usize)
    }
}

/// Words before the instruction that the machine code at `address` executes, in the handler that starts at `start`: what the nearest
/// entry before it says. Allocates nothing.
pub fn before(start: usize, address: usize) -> usize {
    let within = entries()
        .iter()
        .filter(|entry| (start..=address).contains(&entry.address()));
    let nearest = within.max_by_key(|entry| entry.address());
    nearest.map_or(0, |entry| entry.before as usize)
}
