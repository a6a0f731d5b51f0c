//! What the loader's tests share: images built by gcc, images built byte by byte, and a look at mapped memory.
#![allow(dead_code, reason = "each test binary uses its part")]

pub mod elf;
pub mod gcc;

use maple_loader::{Image, Resolve, Resolved, Want};

/// Address that [`Everything`] gives to every symbol.
pub const DUMMY: u64 = 0x1234_5678;

/// A resolver that has every symbol.
pub struct Everything;

impl Resolve for Everything {
    fn resolve(&mut self, _: &str, _: Want) -> Option<Resolved> {
        Some(Resolved { address: DUMMY })
    }

    fn names(&self) -> Vec<String> {
        Vec::new()
    }
}

/// A resolver with the given names only, all at [`DUMMY`].
pub struct Only(pub &'static [&'static str]);

impl Resolve for Only {
    fn resolve(&mut self, name: &str, _: Want) -> Option<Resolved> {
        self.0.contains(&name).then_some(Resolved { address: DUMMY })
    }

    fn names(&self) -> Vec<String> {
        self.0.iter().map(|&name| name.to_owned()).collect()
    }
}

/// The `N` bytes at virtual address `vaddr` in the image's mapping.
pub fn memory<const N: usize>(image: &Image, vaddr: u64) -> [u8; N] {
    let address = image.base().wrapping_add(vaddr);
    assert!(image.contains(address) && image.contains(address + N as u64 - 1));
    // SAFETY: the range lies in segments of the image, which are at least readable while it lives.
    unsafe { std::ptr::with_exposed_provenance::<[u8; N]>(address as usize).read_unaligned() }
}

/// The 8-byte number at `vaddr` in the image's mapping.
pub fn memory_u64(image: &Image, vaddr: u64) -> u64 {
    u64::from_le_bytes(memory(image, vaddr))
}

/// The access of the mapped page at `address` as `/proc/self/maps` shows it, for example `r--p`.
pub fn access(address: u64) -> Option<String> {
    let maps = std::fs::read_to_string("/proc/self/maps").ok()?;
    maps.lines().find_map(|line| {
        let (range, rest) = line.split_once(' ')?;
        let (start, end) = range.split_once('-')?;
        let number = |text| u64::from_str_radix(text, 16).ok();
        (number(start)?..number(end)?)
            .contains(&address)
            .then(|| rest[..4].to_owned())
    })
}

/// A small deterministic generator of random numbers (xorshift64*).
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
}
