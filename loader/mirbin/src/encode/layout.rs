//! Resolution of labels and reach of `rangegoto` tables.
//!
//! The seed's tables have 16-bit displacements. An entry whose label is out of reach goes to a `goto32` placed right after its table,
//! where control never falls through. Such stubs move the code after them, which may push other entries out of reach; since stubs only
//! ever get more, the search for a layout ends.

use super::{CodeBuilder, EncodeError, Label, Table};
use crate::{Op, Prim};

/// Size of one `goto32`.
const STUB: u32 = 8;

/// The encoded code of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// Instructions; every relocated field holds zero.
    pub bytes: Vec<u8>,
    /// References to symbols, by offset.
    pub relocs: Vec<CodeReloc>,
    /// Offset of each label, by [`Label::index`]; `None` if it was not bound.
    pub label_offsets: Vec<Option<u32>>,
    /// Greatest depth of the evaluation stack.
    pub max_depth: u32,
    /// Builder offset from which code moved, and the total distance of the move; ascending.
    moves: Vec<(u32, u32)>,
}

impl Code {
    /// Final offset of the instruction at a builder offset, as [`CodeBuilder::offset`] gave it.
    pub fn offset(&self, builder_offset: u32) -> u32 {
        moved(&self.moves, builder_offset)
    }
}

/// A field of the code that depends on the place of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CodeReloc {
    /// Offset of the field from the start of the code.
    pub offset: u32,
    /// What the field holds.
    pub kind: RelocKind,
    /// The caller's number of the symbol.
    pub symbol: u32,
    /// Added to the symbol's place.
    pub addend: i64,
}

/// What a relocated field holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelocKind {
    /// 8 bytes: symbol + addend.
    Abs64,
    /// 4 bytes: symbol + addend - place of the field.
    Pc32,
}

impl RelocKind {
    /// Size of the field in bytes.
    pub const fn size(self) -> usize {
        match self {
            RelocKind::Abs64 => 8,
            RelocKind::Pc32 => 4,
        }
    }
}

pub(super) fn finish(builder: CodeBuilder) -> Result<Code, EncodeError> {
    let CodeBuilder {
        mut bytes,
        labels,
        fixups,
        tables,
        mut relocs,
        max_depth,
        error,
        ..
    } = builder;
    if let Some(error) = error {
        return Err(error);
    }
    let place = |label: Label| {
        labels
            .get(label.index())
            .copied()
            .flatten()
            .ok_or(EncodeError::Unbound { label })
    };
    for &label in fixups
        .iter()
        .map(|fixup| &fixup.label)
        .chain(tables.iter().flat_map(|table| &table.labels))
    {
        place(label)?;
    }
    let stubs = place_stubs(&tables, place)?;
    let moves = moves(&tables, &stubs);
    let new = |offset: u32| moved(&moves, offset);

    if bytes.len() as u64 + moves.last().map_or(0, |&(_, by)| u64::from(by)) > i32::MAX as u64 {
        return Err(EncodeError::CodeSize);
    }
    for fixup in &fixups {
        let displacement = new(place(fixup.label)?).wrapping_sub(new(fixup.at));
        put(&mut bytes, fixup.at, &displacement.to_le_bytes());
    }
    for (table, stubs) in tables.iter().zip(&stubs) {
        for (index, &label) in table.labels.iter().enumerate() {
            let at = table.entry(index);
            let target = match stubs.iter().position(|&stub| stub == label) {
                Some(stub) => new(table.end() - 1) + 1 + STUB * stub as u32,
                None => new(place(label)?),
            };
            let displacement = i16::try_from(i64::from(target) - i64::from(new(at))).map_err(|_| {
                EncodeError::RangeGoto {
                    offset: table.start,
                    entry: index,
                }
            })?;
            put(&mut bytes, at, &displacement.to_le_bytes());
        }
    }
    if !moves.is_empty() {
        bytes = spread(&bytes, &tables, &stubs, &|label| place(label).map(new))?;
    }
    for reloc in &mut relocs {
        reloc.offset = new(reloc.offset);
    }
    let label_offsets = labels.iter().map(|offset| offset.map(new)).collect();
    Ok(Code {
        bytes,
        relocs,
        label_offsets,
        max_depth,
        moves,
    })
}

/// Finds for each table the labels that its entries reach through stubs, in the order of the stubs.
fn place_stubs(
    tables: &[Table],
    place: impl Fn(Label) -> Result<u32, EncodeError>,
) -> Result<Vec<Vec<Label>>, EncodeError> {
    let mut stubs: Vec<Vec<Label>> = vec![Vec::new(); tables.len()];
    loop {
        let moves = moves(tables, &stubs);
        let mut stable = true;
        for (table, stubs) in tables.iter().zip(&mut stubs) {
            let mut known: std::collections::HashSet<Label> = stubs.iter().copied().collect();
            for (index, &label) in table.labels.iter().enumerate() {
                let distance =
                    i64::from(moved(&moves, place(label)?)) - i64::from(moved(&moves, table.entry(index)));
                if i16::try_from(distance).is_err() && known.insert(label) {
                    stubs.push(label);
                    stable = false;
                }
            }
        }
        if stable {
            return Ok(stubs);
        }
    }
}

/// The moves that stubs after their tables cause.
fn moves(tables: &[Table], stubs: &[Vec<Label>]) -> Vec<(u32, u32)> {
    let mut total = 0;
    tables
        .iter()
        .zip(stubs)
        .filter(|(_, stubs)| !stubs.is_empty())
        .map(|(table, stubs)| {
            total += STUB * stubs.len() as u32;
            (table.end(), total)
        })
        .collect()
}

/// The place of `offset` after all moves.
fn moved(moves: &[(u32, u32)], offset: u32) -> u32 {
    let before = moves.partition_point(|&(from, _)| from <= offset);
    let by = before
        .checked_sub(1)
        .and_then(|at| moves.get(at))
        .map_or(0, |&(_, by)| by);
    offset.saturating_add(by)
}

/// Inserts the stubs.
fn spread(
    bytes: &[u8],
    tables: &[Table],
    stubs: &[Vec<Label>],
    place: &dyn Fn(Label) -> Result<u32, EncodeError>,
) -> Result<Vec<u8>, EncodeError> {
    let mut out = Vec::with_capacity(bytes.len());
    let mut copied = 0;
    for (table, stubs) in tables.iter().zip(stubs) {
        let end = table.end() as usize;
        out.extend_from_slice(bytes.get(copied..end).unwrap_or_default());
        copied = end;
        for &label in stubs {
            out.extend_from_slice(&[Op::Goto32 as u8, Prim::Invalid as u8, 0, 0]);
            let displacement = place(label)?.wrapping_sub(out.len() as u32);
            out.extend_from_slice(&displacement.to_le_bytes());
        }
    }
    out.extend_from_slice(bytes.get(copied..).unwrap_or_default());
    Ok(out)
}

fn put(bytes: &mut [u8], at: u32, field: &[u8]) {
    if let Some(place) = bytes.get_mut(at as usize..at as usize + field.len()) {
        place.copy_from_slice(field);
    }
}
