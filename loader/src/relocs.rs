//! Relocation records of an image: reading them, what their kinds mean, and finding them by place.

use std::ops::Range;
use std::sync::OnceLock;

use goblin::elf::reloc as r;
use goblin::elf::reloc::RelocSection;

use crate::elf::{CTX, Dynamic, Machine, REL_SIZE, RELA_SIZE, RelocRange, read_u64};

/// What a relocation stores at its place, in the notation of the processor supplements: A the addend, B the base of the image, P the
/// place, S the symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelocationKind {
    /// 8 bytes: B + A.
    Relative,
    /// 8 bytes: S + A.
    Absolute,
    /// 8 bytes: S. Slots of the global offset table.
    Slot,
    /// 4 bytes: S + A - P.
    Pc32,
    /// 8 bytes: S + A - P.
    Pc64,
}

impl RelocationKind {
    /// Bytes stored.
    pub const fn size(self) -> u64 {
        match self {
            RelocationKind::Pc32 => 4,
            _ => 8,
        }
    }

    /// Whether the place stores a distance from itself rather than an address.
    pub const fn is_pc_relative(self) -> bool {
        matches!(self, RelocationKind::Pc32 | RelocationKind::Pc64)
    }

    /// The kind with number `number` on `machine`; `Ok(None)` for those that do nothing.
    pub(crate) fn decode(machine: Machine, number: u32) -> Result<Option<RelocationKind>, UnknownKind> {
        use RelocationKind::*;
        let kind = match (machine, number) {
            (Machine::X86_64, r::R_X86_64_NONE) => return Ok(None),
            (Machine::X86_64, r::R_X86_64_RELATIVE) => Relative,
            (Machine::X86_64, r::R_X86_64_64) => Absolute,
            (Machine::X86_64, r::R_X86_64_GLOB_DAT | r::R_X86_64_JUMP_SLOT) => Slot,
            (Machine::X86_64, r::R_X86_64_PC32 | r::R_X86_64_PLT32) => Pc32,
            (Machine::X86_64, r::R_X86_64_PC64) => Pc64,
            // 256 is the number R_AARCH64_NONE had once.
            (Machine::Aarch64, r::R_AARCH64_NONE | 256) => return Ok(None),
            (Machine::Aarch64, r::R_AARCH64_RELATIVE) => Relative,
            // The global offset table of AArch64 takes addends like any other word.
            (Machine::Aarch64, r::R_AARCH64_ABS64 | r::R_AARCH64_GLOB_DAT | r::R_AARCH64_JUMP_SLOT) => {
                Absolute
            }
            (Machine::Aarch64, r::R_AARCH64_PREL32) => Pc32,
            (Machine::Aarch64, r::R_AARCH64_PREL64) => Pc64,
            _ => return Err(UnknownKind::new(machine, number)),
        };
        Ok(Some(kind))
    }
}

/// A relocation kind that images must not have.
pub(crate) struct UnknownKind {
    /// Its name, or its number where it has none.
    pub name: String,
}

impl UnknownKind {
    fn new(machine: Machine, number: u32) -> UnknownKind {
        let name = match r::r_to_str(number, machine.number()) {
            name if name.starts_with("R_UNKNOWN") => format!("relocation type {number}"),
            name => format!("R_{name}"),
        };
        UnknownKind { name }
    }
}

/// One relocation as it stands in the file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Record {
    /// Virtual address of the place.
    pub place: u64,
    /// Number of the kind.
    pub number: u32,
    /// Dynamic symbol, 0 for none.
    pub symbol: u32,
    /// The addend, if the record has one; else it stands at the place.
    pub addend: Option<i64>,
}

/// A word of the packed table (`DT_RELR`) together with the place its lowest bit stands for.
#[derive(Clone, Copy)]
struct PackedWord {
    base: u64,
    /// Bit n: the word at `base + 8 * n` is a place.
    bits: u64,
}

impl PackedWord {
    /// An even word is a place, an odd one a bitmap of the 63 words after those that the word before it covers.
    fn read(bytes: &[u8]) -> impl Iterator<Item = PackedWord> {
        let mut next = 0u64;
        let words = (0..bytes.len() / 8).filter_map(|index| read_u64(bytes, 8 * index));
        words.map(move |word| {
            let (base, bits, covered) = if word & 1 == 0 {
                (word, 1, 1)
            } else {
                (next, word >> 1, 63)
            };
            next = base.wrapping_add(8 * covered);
            PackedWord { base, bits }
        })
    }

    fn place(self, bit: u64) -> Option<u64> {
        (bit < 64 && self.bits >> bit & 1 != 0).then(|| self.base.wrapping_add(8 * bit))
    }
}

/// The relocation tables of an image.
pub(crate) struct Relocs {
    machine: Machine,
    tables: Vec<RelocRange>,
    relr: Range<usize>,
    places: OnceLock<Vec<Places>>,
}

/// How to find the records of one table by place.
enum Places {
    /// The table ascends by place.
    InTable,
    /// Record numbers by ascending place.
    Sorted(Vec<u32>),
    /// Words of the packed table by ascending address of the first place that they may name.
    Packed(Vec<PackedWord>),
}

impl Relocs {
    pub fn new(machine: Machine, dynamic: &Dynamic) -> Relocs {
        Relocs {
            machine,
            tables: dynamic.relocs.clone(),
            relr: dynamic.relr.clone(),
            places: OnceLock::new(),
        }
    }

    pub fn machine(&self) -> Machine {
        self.machine
    }

    /// All records, in the order of the tables.
    pub fn records<'a>(&'a self, bytes: &'a [u8]) -> impl Iterator<Item = Record> + 'a {
        let explicit = self.tables.iter().flat_map(move |table| {
            let view = TableView::new(bytes, table);
            (0..view.count).filter_map(move |index| view.get(index))
        });
        explicit.chain(self.packed(bytes).map(|place| self.packed_record(place)))
    }

    /// The first record for the place `vaddr`.
    pub fn at(&self, bytes: &[u8], vaddr: u64) -> Option<Record> {
        let places = self.places.get_or_init(|| self.index(bytes));
        let mut tables = self.tables.iter();
        places.iter().find_map(|places| match places {
            Places::InTable => {
                let view = TableView::new(bytes, tables.next()?);
                let index = view.first_not_below(vaddr);
                view.get(index).filter(|record| record.place == vaddr)
            }
            Places::Sorted(order) => {
                let view = TableView::new(bytes, tables.next()?);
                let index = order.partition_point(|&index| view.place(index) < vaddr);
                view.get(*order.get(index)?)
                    .filter(|record| record.place == vaddr)
            }
            Places::Packed(words) => {
                let after = words.partition_point(|word| word.base <= vaddr);
                let word = words.get(after.checked_sub(1)?)?;
                let distance = vaddr - word.base;
                word.place(distance / 8)
                    .filter(|_| distance.is_multiple_of(8))
                    .map(|place| self.packed_record(place))
            }
        })
    }

    fn index(&self, bytes: &[u8]) -> Vec<Places> {
        let tables = self.tables.iter().map(|table| {
            let view = TableView::new(bytes, table);
            let ascends = (1..view.count).all(|index| view.place(index - 1) <= view.place(index));
            if ascends {
                return Places::InTable;
            }
            let mut order: Vec<u32> = (0..view.count).collect();
            order.sort_by_key(|&index| view.place(index));
            Places::Sorted(order)
        });
        let mut all: Vec<Places> = tables.collect();
        if !self.relr.is_empty() {
            let table = bytes.get(self.relr.clone()).unwrap_or_default();
            let mut words: Vec<PackedWord> = PackedWord::read(table).collect();
            words.sort_by_key(|word| word.base);
            all.push(Places::Packed(words));
        }
        all
    }

    fn packed_record(&self, place: u64) -> Record {
        Record {
            place,
            number: match self.machine {
                Machine::X86_64 => r::R_X86_64_RELATIVE,
                Machine::Aarch64 => r::R_AARCH64_RELATIVE,
            },
            symbol: 0,
            addend: None,
        }
    }

    fn packed<'a>(&self, bytes: &'a [u8]) -> impl Iterator<Item = u64> + use<'a> {
        let table = bytes.get(self.relr.clone()).unwrap_or_default();
        PackedWord::read(table).flat_map(|word| (0..63).filter_map(move |bit| word.place(bit)))
    }
}

struct TableView<'a> {
    records: RelocSection<'a>,
    bytes: &'a [u8],
    stride: usize,
    count: u32,
}

impl<'a> TableView<'a> {
    fn new(bytes: &'a [u8], table: &RelocRange) -> TableView<'a> {
        let bytes = bytes.get(table.file.clone()).unwrap_or_default();
        let records = RelocSection::parse(bytes, 0, bytes.len(), table.rela, CTX).unwrap_or_default();
        TableView {
            count: u32::try_from(records.len()).unwrap_or(u32::MAX),
            records,
            bytes,
            stride: if table.rela { RELA_SIZE } else { REL_SIZE },
        }
    }

    fn get(&self, index: u32) -> Option<Record> {
        let reloc = self.records.get(index as usize)?;
        Some(Record {
            place: reloc.r_offset,
            number: reloc.r_type,
            symbol: reloc.r_sym as u32,
            addend: reloc.r_addend,
        })
    }

    fn place(&self, index: u32) -> u64 {
        read_u64(self.bytes, self.stride * index as usize).unwrap_or(u64::MAX)
    }

    /// Number of the first record whose place is at or after `vaddr`, in a table that ascends.
    fn first_not_below(&self, vaddr: u64) -> u32 {
        let (mut low, mut high) = (0, self.count);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.place(middle) < vaddr {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }
}
