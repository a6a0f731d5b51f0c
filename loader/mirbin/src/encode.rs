//! Encoding of function code: instructions in, bytes with resolved labels and a relocation list out (opcodes.md §1).
//!
//! A [`CodeBuilder`] method exists per instruction form. Mistakes are remembered and reported by [`CodeBuilder::finish`], so that emitters
//! need no error path of their own; after the first mistake the builder goes on, but nothing it holds is used.

use crate::{Form, Intrinsic, Op, OpInfo, Prim, Xintrinsic};

mod layout;
#[cfg(test)]
mod tests;

pub use layout::{Code, CodeReloc, RelocKind};

/// A place in the code that instructions can refer to before it is bound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Label(u32);

impl Label {
    /// Number of the label in [`Code::label_offsets`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Why code cannot be encoded. Offsets are builder offsets of the instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EncodeError {
    /// The opcode has another form than the method writes, or none.
    Form {
        /// Place.
        offset: u32,
        /// Opcode.
        op: Op,
    },
    /// More than 255 operands, or not the number that the opcode has.
    OperandCount {
        /// Place.
        offset: u32,
        /// Opcode.
        op: Op,
        /// The count asked for.
        count: usize,
    },
    /// A frame index beyond 16 bits.
    FrameIndex {
        /// Place.
        offset: u32,
        /// The index asked for.
        index: i32,
    },
    /// A byte offset beyond the opcode's field.
    Displacement {
        /// Place.
        offset: u32,
        /// Opcode.
        op: Op,
        /// The offset asked for.
        displacement: i64,
    },
    /// A constant of a type that no cell holds.
    Constant {
        /// Place.
        offset: u32,
        /// Type of the constant.
        ty: Prim,
    },
    /// More than 65535 handlers, exception types or cases.
    TableSize {
        /// Place.
        offset: u32,
        /// Opcode.
        op: Op,
        /// Number of entries.
        count: usize,
    },
    /// A `rangegoto` table too large for its first entries to reach the end of the table.
    RangeGoto {
        /// Place.
        offset: u32,
        /// The entry that reaches no place for a branch.
        entry: usize,
    },
    /// A label is used and never bound, or of another builder.
    Unbound {
        /// The label.
        label: Label,
    },
    /// A label is bound twice.
    Rebound {
        /// The label.
        label: Label,
        /// Place of the second binding.
        offset: u32,
    },
    /// The code exceeds 2 GiB, the reach of its displacements.
    CodeSize,
}

impl std::fmt::Display for EncodeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            EncodeError::Form { offset, op } => {
                write!(f, "{op} at {offset:04x} is written in the form of another opcode")
            }
            EncodeError::OperandCount { offset, op, count } => write!(
                f,
                "{op} at {offset:04x} with {count} operands; an instruction holds 255, opcodes of fixed arity just theirs"
            ),
            EncodeError::FrameIndex { offset, index } => write!(
                f,
                "frame index {index} at {offset:04x} is beyond -32768..=32767; keep some locals in memory"
            ),
            EncodeError::Displacement {
                offset,
                op,
                displacement,
            } => {
                write!(
                    f,
                    "{op} at {offset:04x}: offset {displacement} is beyond the field; add it to the address instead"
                )
            }
            EncodeError::Constant { offset, ty } => {
                write!(
                    f,
                    "constant of type {ty} at {offset:04x}; only scalar and dynamic constants exist"
                )
            }
            EncodeError::TableSize { offset, op, count } => {
                write!(
                    f,
                    "{op} at {offset:04x} with {count} table entries, at most 65535 fit; split the table"
                )
            }
            EncodeError::RangeGoto { offset, entry } => write!(
                f,
                "rangegoto at {offset:04x}: entry {entry} reaches neither its label nor the end of the table; split the table"
            ),
            EncodeError::Unbound { label } => write!(f, "label {} is used but never bound", label.0),
            EncodeError::Rebound { label, offset } => {
                write!(f, "label {} is bound a second time at {offset:04x}", label.0)
            }
            EncodeError::CodeSize => write!(
                f,
                "the function's code exceeds 2 GiB, the reach of its branches; split the function"
            ),
        }
    }
}

impl std::error::Error for EncodeError {}

/// A 32-bit displacement to a label, relative to its own place.
#[derive(Clone, Copy, Debug)]
struct Fixup {
    at: u32,
    label: Label,
}

/// A `rangegoto` instruction; entry `i` has its displacement at `start + 10 + 4 * i`.
#[derive(Debug)]
struct Table {
    start: u32,
    labels: Vec<Label>,
}

impl Table {
    /// Builder offset of the displacement of entry `index`.
    fn entry(&self, index: usize) -> u32 {
        self.start + 10 + 4 * index as u32
    }

    /// Builder offset after the table.
    fn end(&self) -> u32 {
        self.start + 8 + 4 * self.labels.len() as u32
    }
}

/// Collects the instructions of one function.
#[derive(Debug, Default)]
pub struct CodeBuilder {
    bytes: Vec<u8>,
    labels: Vec<Option<u32>>,
    fixups: Vec<Fixup>,
    tables: Vec<Table>,
    relocs: Vec<CodeReloc>,
    depth: u32,
    max_depth: u32,
    error: Option<EncodeError>,
}

impl CodeBuilder {
    /// A builder without instructions.
    pub fn new() -> CodeBuilder {
        CodeBuilder::default()
    }

    /// A builder with room for so many bytes of instructions.
    pub fn with_capacity(bytes: usize) -> CodeBuilder {
        CodeBuilder {
            bytes: Vec::with_capacity(bytes),
            ..CodeBuilder::default()
        }
    }

    /// Offset in bytes of the next instruction. [`Code::offset`] turns it into the final offset, which is the same unless `rangegoto`
    /// tables needed branch stubs.
    pub fn offset(&self) -> u32 {
        self.bytes.len() as u32
    }

    /// Greatest depth of the evaluation stack so far, if code is emitted in evaluation order: the header's depth field.
    pub fn max_depth(&self) -> u32 {
        self.max_depth
    }

    /// A new label.
    pub fn label(&mut self) -> Label {
        self.labels.push(None);
        Label(self.labels.len() as u32 - 1)
    }

    /// Puts `label` at the next instruction.
    pub fn bind(&mut self, label: Label) {
        let offset = self.offset();
        match self.labels.get_mut(label.index()) {
            Some(place @ None) => *place = Some(offset),
            Some(_) => self.fail(EncodeError::Rebound { label, offset }),
            None => self.fail(EncodeError::Unbound { label }),
        }
    }

    /// Form B: `count` operands. For opcodes of fixed arity `count` must be that.
    pub fn op(&mut self, op: Op, ty: Prim, count: usize) {
        self.require_form(op, &[Form::B]);
        let count = self.operands(op, count);
        self.word(op, ty, 0, count);
    }

    /// Form F: a frame slot, or in JavaScript functions a register.
    pub fn frame(&mut self, op: Op, ty: Prim, index: i32) {
        self.require_form(op, &[Form::F]);
        let offset = self.offset();
        let index = i16::try_from(index).unwrap_or_else(|_| {
            self.fail(EncodeError::FrameIndex { offset, index });
            0
        });
        self.param(op, ty, index as u16);
    }

    /// Forms O and O32 of loads and stores. The short opcodes are replaced by their 32-bit variants where the offset needs it.
    pub fn displaced(&mut self, op: Op, ty: Prim, displacement: i64) {
        let wide = match op {
            Op::IreadOff => Op::IreadOff32,
            Op::IassignOff => Op::IassignOff32,
            Op::IreadFpOff => Op::IreadFpOff32,
            Op::IassignFpOff => Op::IassignFpOff32,
            Op::IreadOff32 | Op::IassignOff32 | Op::IreadFpOff32 | Op::IassignFpOff32 => op,
            _ => {
                return self.fail(EncodeError::Form {
                    offset: self.offset(),
                    op,
                });
            }
        };
        match (i16::try_from(displacement), i32::try_from(displacement)) {
            (Ok(short), _) if op != wide => self.param(op, ty, short as u16),
            (_, Ok(long)) => {
                self.word(wide, ty, 0, wide.info().pops);
                self.bytes.extend_from_slice(&long.to_le_bytes());
            }
            _ => self.fail(EncodeError::Displacement {
                offset: self.offset(),
                op,
                displacement,
            }),
        }
    }

    /// A constant: `constval` where its 16 bits suffice, else `constval64`. `ref` constants are written as `a64` (opcodes.md §3).
    pub fn constant(&mut self, ty: Prim, bits: u64) {
        let ty = if ty == Prim::Ref { Prim::A64 } else { ty };
        let bits = ty.canonical(bits);
        let fits = if ty.is_signed() {
            i16::try_from(bits as i64).is_ok()
        } else {
            ty.is_integral() && bits <= u64::from(u16::MAX)
        };
        if fits {
            self.param(Op::ConstVal, ty, bits as u16);
        } else if ty.is_scalar() || ty.is_dynamic() || ty == Prim::C64 {
            self.word(Op::ConstVal64, ty, 0, 0);
            self.bytes.extend_from_slice(&bits.to_le_bytes());
        } else {
            self.fail(EncodeError::Constant {
                offset: self.offset(),
                ty,
            });
        }
    }

    /// Form T: an operation with an operand type.
    pub fn typed(&mut self, op: Op, ty: Prim, operand: Prim) {
        self.require_form(op, &[Form::T]);
        self.word(op, ty, operand as u8, op.info().pops);
    }

    /// Form X: `size` bits from bit `offset`.
    pub fn bits(&mut self, op: Op, ty: Prim, offset: u8, size: u8) {
        self.require_form(op, &[Form::X]);
        self.word(op, ty, offset, size);
    }

    /// Form I: an intrinsic with `count` operands.
    pub fn intrinsic(&mut self, op: Op, ty: Prim, id: Intrinsic, count: usize) {
        self.require_form(op, &[Form::I]);
        let count = self.operands(op, count);
        self.word(op, ty, id as u8, count);
    }

    /// `xintrinsicop` or `xintrinsiccall`: an extended intrinsic with `count` operands.
    pub fn xintrinsic(&mut self, op: Op, ty: Prim, id: Xintrinsic, count: usize) {
        self.require_form(op, &[Form::Xi]);
        let count = self.operands(op, count);
        self.word(op, ty, 0, count);
        self.bytes.extend_from_slice(&(id as u32).to_le_bytes());
    }

    /// Form L32: branches, `gosub`, `addroflabel` (of type `a64`).
    pub fn branch(&mut self, op: Op, label: Label) {
        self.require_form(op, &[Form::L32]);
        let ty = if op == Op::AddrOfLabel {
            Prim::A64
        } else {
            Prim::Invalid
        };
        self.word(op, ty, 0, op.info().pops);
        self.displacement(Some(label));
    }

    /// Form P32 and `iassignpcoff`: the place of `symbol` plus `addend`, relative to the code.
    pub fn pcrel(&mut self, op: Op, ty: Prim, symbol: u32, addend: i64) {
        if op != Op::IassignPcOff {
            self.require_form(op, &[Form::P32]);
        }
        self.word(op, ty, 0, op.info().pops);
        self.reloc(RelocKind::Pc32, symbol, addend);
    }

    /// Form A64: the absolute address of `symbol` plus `addend`.
    pub fn abs(&mut self, op: Op, ty: Prim, symbol: u32, addend: i64) {
        self.require_form(op, &[Form::A64]);
        if op == Op::Call {
            return self.fail(EncodeError::Form {
                offset: self.offset(),
                op,
            });
        }
        self.word(op, ty, 0, 0);
        self.reloc(RelocKind::Abs64, symbol, addend);
    }

    /// `call`: a JavaScript function at an absolute address, with `count` operands.
    pub fn call(&mut self, ty: Prim, symbol: u32, addend: i64, count: usize) {
        let count = self.operands(Op::Call, count);
        self.word(Op::Call, ty, 0, count);
        self.reloc(RelocKind::Abs64, symbol, addend);
    }

    /// `javatry`: opens a region with these handlers, labels of `javacatch` instructions.
    pub fn try_(&mut self, handlers: &[Label]) {
        let count = self.table_size(Op::JavaTry, handlers.len());
        self.param(Op::JavaTry, Prim::Invalid, count);
        for &label in handlers {
            self.displacement(Some(label));
        }
    }

    /// `javacatch`: a handler for these types, each the slot that holds the address of a class info; `None` matches everything.
    pub fn catch(&mut self, types: &[Option<u32>]) {
        let count = self.table_size(Op::JavaCatch, types.len());
        self.param(Op::JavaCatch, Prim::Invalid, count);
        for ty in types {
            match *ty {
                Some(symbol) => self.reloc(RelocKind::Pc32, symbol, 0),
                None => self.bytes.extend_from_slice(&[0; 4]),
            }
        }
    }

    /// `rangegoto`: goes to `labels[v - tag]`. The table has the seed's form (seed 2 §5.1); entries that do not reach their label go
    /// through branches that [`CodeBuilder::finish`] puts after the table.
    pub fn range_goto(&mut self, tag: i32, labels: &[Label]) {
        let start = self.offset();
        let count = self.table_size(Op::RangeGoto, labels.len());
        self.param(Op::RangeGoto, Prim::Invalid, count);
        self.bytes.extend_from_slice(&tag.to_le_bytes());
        for index in 0..count {
            self.bytes.extend_from_slice(&index.to_le_bytes());
            self.bytes.extend_from_slice(&[0; 2]);
        }
        self.tables.push(Table {
            start,
            labels: labels.to_vec(),
        });
    }

    /// `jstry`: opens a handler record.
    pub fn js_try(&mut self, catch: Option<Label>, finally: Option<Label>) {
        self.word(Op::JsTry, Prim::Invalid, 0, 0);
        self.displacement(catch);
        self.displacement(finally);
    }

    /// Resolves the labels.
    ///
    /// # Errors
    /// The first mistake made with the builder, a used label without a place, or a distance that no encoding bridges.
    pub fn finish(self) -> Result<Code, EncodeError> {
        layout::finish(self)
    }

    fn fail(&mut self, error: EncodeError) {
        self.error.get_or_insert(error);
    }

    fn require_form(&mut self, op: Op, forms: &[Form]) {
        if !forms.contains(&op.form()) {
            self.fail(EncodeError::Form {
                offset: self.offset(),
                op,
            });
        }
    }

    fn operands(&mut self, op: Op, count: usize) -> u8 {
        let pops = op.info().pops;
        let fixed = pops != OpInfo::COUNTED;
        match u8::try_from(count) {
            Ok(count) if !fixed || count == pops => count,
            _ => {
                self.fail(EncodeError::OperandCount {
                    offset: self.offset(),
                    op,
                    count,
                });
                0
            }
        }
    }

    fn table_size(&mut self, op: Op, count: usize) -> u16 {
        u16::try_from(count).unwrap_or_else(|_| {
            self.fail(EncodeError::TableSize {
                offset: self.offset(),
                op,
                count,
            });
            0
        })
    }

    fn param(&mut self, op: Op, ty: Prim, param: u16) {
        let [p0, p1] = param.to_le_bytes();
        self.word(op, ty, p0, p1);
    }

    fn word(&mut self, op: Op, ty: Prim, p0: u8, p1: u8) {
        let info = op.info();
        let pops = if info.pops == OpInfo::COUNTED {
            p1
        } else {
            info.pops
        };
        self.depth = self.depth.saturating_sub(pops.into()) + u32::from(info.pushes);
        self.max_depth = self.max_depth.max(self.depth);
        if self.bytes.len() > i32::MAX as usize {
            self.bytes.clear();
            self.fail(EncodeError::CodeSize);
        }
        self.bytes.extend_from_slice(&[op as u8, ty as u8, p0, p1]);
    }

    fn displacement(&mut self, label: Option<Label>) {
        let at = self.offset();
        self.fixups.extend(label.map(|label| Fixup { at, label }));
        self.bytes.extend_from_slice(&[0; 4]);
    }

    fn reloc(&mut self, kind: RelocKind, symbol: u32, addend: i64) {
        self.relocs.push(CodeReloc {
            offset: self.offset(),
            kind,
            symbol,
            addend,
        });
        self.bytes.resize(self.bytes.len() + kind.size(), 0);
    }
}
