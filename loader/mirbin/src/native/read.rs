//! Checked reading of native prototype tables.

use std::collections::BTreeMap;

use super::{
    LATER_LAYOUT, MAGIC, NativeError, NativeField, NativeLayout, NativePrototype, NativeType, VARIADIC,
    VERSION,
};

const HEADER: usize = 36;
/// Entry sizes in words, in the order of the arrays.
const STRIDES: [usize; 6] = [4, 3, 5, 1, 3, 3];

/// A native prototype table in the bytes of its section; every index in it has been checked.
#[derive(Clone, Copy, Debug)]
pub struct NativeTable<'a> {
    layouts: Words<'a>,
    fields: Words<'a>,
    prototypes: Words<'a>,
    params: Words<'a>,
    names: Words<'a>,
    sites: Words<'a>,
    text: &'a str,
}

/// An array of entries of `stride` little-endian words.
#[derive(Clone, Copy, Debug)]
struct Words<'a> {
    bytes: &'a [u8],
    stride: usize,
}

impl<'a> Words<'a> {
    fn len(self) -> usize {
        self.bytes.len() / (4 * self.stride)
    }

    /// Entry `index`; zeros beyond the end.
    fn entry<const N: usize>(self, index: usize) -> [u32; N] {
        let start = 4 * self.stride * index;
        std::array::from_fn(|word| {
            self.bytes
                .get(start + 4 * word..)
                .and_then(|rest| rest.first_chunk())
                .map_or(0, |bytes| u32::from_le_bytes(*bytes))
        })
    }

    fn has(self, first: u32, count: u32) -> bool {
        u64::from(first) + u64::from(count) <= self.len() as u64
    }
}

impl<'a> NativeTable<'a> {
    /// Reads one table and nothing else.
    ///
    /// # Errors
    /// If the table has an unknown version or another size than it says, or an entry breaks a rule of the format.
    pub fn parse(bytes: &'a [u8]) -> Result<NativeTable<'a>, NativeError> {
        match NativeTable::split(bytes)? {
            (table, []) => Ok(table),
            (_, rest) => Err(NativeError::Size {
                expected: (bytes.len() - rest.len()) as u64,
                found: bytes.len(),
            }),
        }
    }

    /// Reads the table at the start of `section`; the result has what lies after it.
    fn split(section: &'a [u8]) -> Result<(NativeTable<'a>, &'a [u8]), NativeError> {
        let header = section.get(..HEADER).ok_or(NativeError::Size {
            expected: HEADER as u64,
            found: section.len(),
        })?;
        if !header.starts_with(MAGIC) {
            return Err(NativeError::Magic);
        }
        let [_, version, counts @ ..] = (Words {
            bytes: header,
            stride: 1,
        })
        .entry::<9>(0);
        if version != VERSION {
            return Err(NativeError::Version { found: version });
        }
        let [.., text] = counts;
        let sizes = counts
            .iter()
            .zip(STRIDES)
            .map(|(&count, stride)| u64::from(count) * 4 * stride as u64);
        let expected = HEADER as u64 + sizes.sum::<u64>() + u64::from(text);
        let size = usize::try_from(expected).ok();
        let (whole, behind) =
            size.and_then(|size| section.split_at_checked(size))
                .ok_or(NativeError::Size {
                    expected,
                    found: section.len(),
                })?;
        let mut rest = whole.get(HEADER..).unwrap_or_default();
        let mut take = |array: usize| {
            let stride = STRIDES.get(array).copied().unwrap_or(1);
            let count = counts.get(array).copied().unwrap_or(0) as usize;
            let (bytes, behind) = rest.split_at_checked(4 * stride * count).unwrap_or((rest, &[]));
            rest = behind;
            Words { bytes, stride }
        };
        let [layouts, fields, prototypes, params, names, sites] = std::array::from_fn(&mut take);
        let text = std::str::from_utf8(rest).map_err(|_| NativeError::Entry {
            array: "name",
            index: 0,
            problem: "the names are not UTF-8",
        })?;
        let table = NativeTable {
            layouts,
            fields,
            prototypes,
            params,
            names,
            sites,
            text,
        };
        table.check_layouts()?;
        table.check_prototypes()?;
        table.check_keys()?;
        Ok((table, behind))
    }

    /// The prototype of the function named `symbol`.
    pub fn symbol(&self, symbol: &str) -> Option<NativePrototype> {
        let index = search(
            self.names.len(),
            |index| self.name(index).map(|(name, _)| name),
            symbol,
        )?;
        let (_, prototype) = self.name(index)?;
        Some(self.prototype(prototype as usize))
    }

    /// The prototype of the call made by the `icall` at byte `offset` of the image.
    pub fn site(&self, offset: u64) -> Option<NativePrototype> {
        let index = search(self.sites.len(), |index| Some(self.site_at(index).0), offset)?;
        Some(self.prototype(self.site_at(index).1 as usize))
    }

    /// The layout that [`NativeType::Struct`] with this index means.
    pub fn layout(&self, index: u32) -> Option<NativeLayout> {
        ((index as usize) < self.layouts.len()).then(|| self.read_layout(index as usize))
    }

    /// Every symbol with its prototype, by name.
    pub fn symbols(&self) -> impl Iterator<Item = (&'a str, NativePrototype)> {
        (0..self.names.len())
            .filter_map(|index| self.name(index))
            .map(|(name, prototype)| (name, self.prototype(prototype as usize)))
    }

    /// Every call site with its prototype, by image offset.
    pub fn sites(&self) -> impl Iterator<Item = (u64, NativePrototype)> {
        (0..self.sites.len())
            .map(|index| self.site_at(index))
            .map(|(offset, prototype)| (offset, self.prototype(prototype as usize)))
    }

    fn name(&self, index: usize) -> Option<(&'a str, u32)> {
        let [start, length, prototype] = self.names.entry(index);
        let (start, length) = (start as usize, length as usize);
        Some((self.text.get(start..start.checked_add(length)?)?, prototype))
    }

    fn site_at(&self, index: usize) -> (u64, u32) {
        let [low, high, prototype] = self.sites.entry(index);
        (u64::from(high) << 32 | u64::from(low), prototype)
    }

    fn types(&self, words: Words<'a>, first: u32, count: u32) -> impl Iterator<Item = Option<NativeType>> {
        (first as usize..).take(count as usize).map(move |index| {
            let [number] = words.entry(index);
            NativeType::from_number(number)
        })
    }

    fn prototype(&self, index: usize) -> NativePrototype {
        let [flags, fixed, result, first, count] = self.prototypes.entry(index);
        NativePrototype {
            variadic: flags & VARIADIC != 0,
            fixed,
            params: self.types(self.params, first, count).flatten().collect(),
            result: NativeType::from_number(result).unwrap_or(NativeType::Prim(crate::Prim::Void)),
        }
    }

    fn read_layout(&self, index: usize) -> NativeLayout {
        let [size, align, first, count] = self.layouts.entry(index);
        let fields = (first as usize..).take(count as usize).filter_map(|field| {
            let [offset, ty, count] = self.fields.entry(field);
            Some(NativeField {
                offset,
                ty: NativeType::from_number(ty)?,
                count,
            })
        });
        NativeLayout {
            size,
            align,
            fields: fields.collect(),
        }
    }

    /// Entries own their ranges in order, which also bounds the work of checking them by the size of the table.
    fn check_layouts(&self) -> Result<(), NativeError> {
        let mut sizes = Vec::new();
        let mut next = 0;
        for index in 0..self.layouts.len() {
            let entry = |problem| NativeError::Entry {
                array: "layout",
                index,
                problem,
            };
            let [size, align, first, count] = self.layouts.entry(index);
            if first != next || !self.fields.has(first, count) {
                return Err(entry("the fields are not the next ones of the table"));
            }
            next = first + count;
            let layout = self.read_layout(index);
            if layout.fields.len() != count as usize {
                return Err(entry("a field has an unknown type"));
            }
            if layout
                .fields
                .iter()
                .any(|f| matches!(f.ty, NativeType::Struct(i) if i as usize >= index))
            {
                return Err(entry(LATER_LAYOUT));
            }
            if let Some(problem) = layout.check(&sizes) {
                return Err(entry(problem));
            }
            sizes.push((size, align));
        }
        Ok(())
    }

    fn check_prototypes(&self) -> Result<(), NativeError> {
        let mut next = 0;
        for index in 0..self.prototypes.len() {
            let entry = |problem| NativeError::Entry {
                array: "prototype",
                index,
                problem,
            };
            let [flags, _, result, first, count] = self.prototypes.entry(index);
            if flags & !VARIADIC != 0 {
                return Err(entry("unknown flag"));
            }
            if first != next || !self.params.has(first, count) {
                return Err(entry("the parameters are not the next ones of the table"));
            }
            next = first + count;
            let prototype = self.prototype(index);
            if prototype.params.len() != count as usize || NativeType::from_number(result).is_none() {
                return Err(entry("unknown type"));
            }
            if let Some(problem) = prototype.check(self.layouts.len()) {
                return Err(entry(problem));
            }
        }
        Ok(())
    }

    fn check_keys(&self) -> Result<(), NativeError> {
        let mut last = None;
        for index in 0..self.names.len() {
            let entry = |problem| NativeError::Entry {
                array: "name",
                index,
                problem,
            };
            let (name, prototype) = self
                .name(index)
                .ok_or(entry("the name lies outside the text or splits a character"))?;
            if last.is_some_and(|last| last >= name) {
                return Err(entry("the names are not in ascending order"));
            }
            if prototype as usize >= self.prototypes.len() {
                return Err(entry("the prototype does not exist"));
            }
            last = Some(name);
        }
        let mut last = None;
        for index in 0..self.sites.len() {
            let entry = |problem| NativeError::Entry {
                array: "site",
                index,
                problem,
            };
            let (offset, prototype) = self.site_at(index);
            if last.is_some_and(|last| last >= offset) {
                return Err(entry("the sites are not in ascending order"));
            }
            if prototype as usize >= self.prototypes.len() {
                return Err(entry("the prototype does not exist"));
            }
            last = Some(offset);
        }
        Ok(())
    }
}

/// What `.maple.native` holds: the table of each object that a linker joined. Each begins at a multiple of 4 bytes, with zeros between.
///
/// For a name that several have, the first table counts, as the first definition does.
#[derive(Clone, Debug)]
pub struct NativeTables<'a> {
    tables: Vec<NativeTable<'a>>,
    /// Table of each name; empty unless there are several tables.
    names: BTreeMap<&'a str, usize>,
    /// First and last site of each table that has any, with the table; ascending, ranges do not meet. Empty unless there are several
    /// tables.
    sites: Vec<(u64, u64, usize)>,
}

impl<'a> NativeTables<'a> {
    /// Reads the contents of `.maple.native`.
    ///
    /// # Errors
    /// As [`NativeTable::parse`] for each table; and if call sites of two tables mingle, which linkers never do.
    pub fn parse(section: &'a [u8]) -> Result<NativeTables<'a>, NativeError> {
        let mut tables = Vec::new();
        let mut rest = section;
        loop {
            let (table, behind) = NativeTable::split(rest)?;
            tables.push(table);
            let padding = (section.len() - behind.len()).wrapping_neg() % 4;
            match behind.split_at_checked(padding) {
                _ if behind.is_empty() => break,
                Some((zeros, next)) if zeros.iter().all(|&byte| byte == 0) && !next.is_empty() => rest = next,
                _ => {
                    return Err(NativeError::Size {
                        expected: (section.len() - behind.len()) as u64,
                        found: section.len(),
                    });
                }
            }
        }
        let mut joined = NativeTables {
            tables,
            names: BTreeMap::new(),
            sites: Vec::new(),
        };
        if joined.tables.len() > 1 {
            joined.index()?;
        }
        Ok(joined)
    }

    fn index(&mut self) -> Result<(), NativeError> {
        for (number, table) in self.tables.iter().enumerate() {
            for index in 0..table.names.len() {
                if let Some((name, _)) = table.name(index) {
                    self.names.entry(name).or_insert(number);
                }
            }
            if let Some(last) = table.sites.len().checked_sub(1) {
                self.sites
                    .push((table.site_at(0).0, table.site_at(last).0, number));
            }
        }
        self.sites.sort_unstable();
        let mingled = self
            .sites
            .windows(2)
            .find(|pair| matches!(pair, [(_, end, _), (start, ..)] if end >= start));
        match mingled {
            Some([.., (.., number)]) => Err(NativeError::Entry {
                array: "table",
                index: *number,
                problem: "its call sites lie among those of another table",
            }),
            _ => Ok(()),
        }
    }

    /// The prototype of the function named `symbol`, and the table whose layouts it names.
    pub fn symbol(&self, symbol: &str) -> Option<(&NativeTable<'a>, NativePrototype)> {
        let table = match self.tables.as_slice() {
            [table] => table,
            tables => tables.get(*self.names.get(symbol)?)?,
        };
        Some((table, table.symbol(symbol)?))
    }

    /// The prototype of the call made by the `icall` at byte `offset` of the image, and the table whose layouts it names.
    pub fn site(&self, offset: u64) -> Option<(&NativeTable<'a>, NativePrototype)> {
        let table = match self.tables.as_slice() {
            [table] => table,
            tables => {
                let behind = self.sites.partition_point(|&(first, ..)| first <= offset);
                let (.., number) = *self.sites.get(behind.checked_sub(1)?)?;
                tables.get(number)?
            }
        };
        Some((table, table.site(offset)?))
    }

    /// The tables, in the order of the section.
    pub fn tables(&self) -> &[NativeTable<'a>] {
        &self.tables
    }
}

/// Index of the entry with `key` among `len` entries in ascending order of keys.
fn search<K: Ord>(len: usize, at: impl Fn(usize) -> Option<K>, key: K) -> Option<usize> {
    let (mut low, mut high) = (0, len);
    while low < high {
        let middle = low + (high - low) / 2;
        match at(middle)?.cmp(&key) {
            std::cmp::Ordering::Less => low = middle + 1,
            std::cmp::Ordering::Equal => return Some(middle),
            std::cmp::Ordering::Greater => high = middle,
        }
    }
    None
}
