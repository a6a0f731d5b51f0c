//! Functions as the machine knows them.

use super::published::CodeId;
use super::trap::SymbolOffset;
use maple_dispatch::regcode::Ins;
use maple_loader::{FunctionRef, Image};
use maple_mirbin::header::{self, Frame, Header};
use maple_mirbin::note::Note;
use maple_mirbin::verify::{self, Before, Options, Verified};
use maple_mirbin::{Form, Op, Prim};
use maple_rt::trap::TrapKind;
use maple_translate::policy::Policy;
use maple_translate::regions::Handlers;
use std::sync::Arc;

pub use maple_translate::environment::FunctionId;

/// In place of a function: register code that calls a native method, or that finds a method. No backtrace shows it.
pub const NO_FUNCTION: FunctionId = FunctionId::MAX;

/// A Maple function.
pub struct Function {
    /// Index of its image.
    pub image: usize,
    /// Where it lies in the image.
    pub at: FunctionRef,
    /// Symbol name.
    pub name: String,
    /// How it behaves where languages differ: as its image says.
    pub policy: Policy,
    /// Frame description.
    pub frame: Arc<Frame>,
    /// Bytes from the magic to the first instruction.
    pub code_offset: u32,
    /// Register code, or the stub that makes it.
    pub entry: *const Ins,
    /// The stub, which calls that were translated before this function hold.
    pub stub: *const Ins,
    /// Its register code, once it has some.
    pub code: Option<CodeId>,
    /// All that was made of it.
    pub versions: Vec<CodeId>,
    /// Try regions, if it has any; set when it is verified.
    pub handlers: Option<Arc<Handlers>>,
    /// What its code refers to, if its calls may be replaced by it; set when that is first asked.
    pub references: Option<Option<Arc<References>>>,
    /// What the stepper needs; set when it first runs the function.
    pub stepping: Option<Stepping>,
}

/// Static facts about the instructions of a function for the stepper.
pub struct Stepping {
    pub offsets: Vec<u32>,
    pub before: Vec<Before>,
    /// Operand types of the instructions that call, by offset.
    pub operands: Vec<(u32, Vec<Prim>)>,
}

impl Stepping {
    /// Takes what is needed from the verifier's result.
    pub fn new(verified: &Verified<'_>) -> Stepping {
        let mut operands = Vec::new();
        let mut stack: Vec<Prim> = Vec::new();
        for (index, (inst, before)) in verified.insts.iter().zip(&verified.before).enumerate() {
            stack.truncate(usize::from(before.depth));
            let rest = stack.len().saturating_sub(inst.operand_count() as usize);
            let calls = matches!(
                inst.op,
                Op::Icall | Op::Malloc | Op::Free | Op::XintrinsicOp | Op::XintrinsicDo
            );
            if calls || matches!(inst.op.form(), Form::I) {
                operands.push((inst.offset, stack[rest..].to_vec()));
            }
            stack.truncate(rest);
            if inst.op.info().pushes > 0 {
                // The pushed type is what is on top before the next instruction.
                stack.push(verified.before.get(index + 1).map_or(inst.ty, |next| next.top));
            }
        }
        Stepping {
            offsets: verified.insts.iter().map(|i| i.offset).collect(),
            before: verified.before.clone(),
            operands,
        }
    }

    /// Static types of the last `count` operands of the call at `offset`.
    pub fn operand_types(&self, offset: u32, count: usize) -> Vec<Prim> {
        let found = self
            .operands
            .binary_search_by_key(&offset, |(offset, _)| *offset)
            .ok();
        let types = found
            .and_then(|index| self.operands.get(index))
            .map_or(&[][..], |(_, types)| types);
        types[types.len().saturating_sub(count)..].to_vec()
    }

    /// The state before the instruction at `offset`, if one starts there.
    pub fn before(&self, offset: u32) -> Option<&Before> {
        self.before.get(self.offsets.binary_search(&offset).ok()?)
    }
}

impl Function {
    /// Reads the header of a function.
    ///
    /// # Errors
    /// A description of what is wrong with the header, or that the function is of a lowered module.
    pub fn new(image: &Image, index: usize, at: FunctionRef) -> Result<Function, String> {
        let parsed = header::parse(image.bytes(&at)).map_err(|error| error.to_string())?;
        let Header::Mpli(frame) = parsed.header else {
            return Err(
                "functions of lowered modules (MPJS) are not executed: compile the module anew from a source"
                    .to_owned(),
            );
        };
        Ok(Function {
            image: index,
            at,
            name: image.shown_name(&at).into_owned(),
            policy: Policy::of(image.note()),
            frame: Arc::new(frame),
            code_offset: parsed.code_offset,
            entry: std::ptr::null(),
            stub: std::ptr::null(),
            code: None,
            versions: Vec::new(),
            handlers: None,
            references: None,
            stepping: None,
        })
    }

    /// The code bytes, to the end of the function's extent.
    pub fn code<'a>(&self, image: &'a Image) -> &'a [u8] {
        image
            .bytes(&self.at)
            .get(self.code_offset as usize..)
            .unwrap_or_default()
    }

    /// The place of the instruction at a code offset, in bytes from the symbol: what people are shown.
    pub fn offset_from_symbol(&self, offset: u32) -> u32 {
        self.code_offset.saturating_add(offset)
    }

    /// Virtual address of the instruction at a code offset.
    pub fn vaddr(&self, offset: u32) -> u64 {
        self.at
            .vaddr
            .wrapping_add(u64::from(self.offset_from_symbol(offset)))
    }

    /// Host address of the magic: what pointers to the function hold.
    pub fn address(&self, image: &Image) -> u64 {
        image.base().wrapping_add(self.at.vaddr)
    }

    /// Host address of the first instruction.
    pub fn code_address(&self, image: &Image) -> u64 {
        self.address(image).wrapping_add(u64::from(self.code_offset))
    }

    /// Verifies the code.
    ///
    /// # Errors
    /// The verifier's message.
    pub fn verify<'a>(&'a self, image: &'a Image) -> Result<Verified<'a>, String> {
        verify::verify(&self.frame, self.code(image), &options(image.note())).map_err(|error| {
            let place = SymbolOffset {
                symbol: &self.name,
                offset: self.offset_from_symbol(error.offset),
            };
            format!("at {place}: {} [{}]", error.message, error.rule)
        })
    }
}

/// What the code of a function refers to. It stays so.
#[derive(Default)]
pub struct References {
    /// Host addresses of operands that are relocated, and their values.
    pub constants: Vec<(u64, u64)>,
    /// Functions by host address.
    pub functions: Vec<(u64, FunctionId)>,
    /// Slots with addresses of class records, and those.
    pub slots: Vec<(u64, u64)>,
    /// Records of classes.
    pub records: Vec<u64>,
    /// Names of interface methods.
    pub names: Vec<u64>,
}

/// Verifier options for an image with this note.
pub fn options(note: Option<&Note>) -> Options {
    let note = note.cloned().unwrap_or_default();
    Options {
        features: note.features,
        range_goto: note.range_goto_form,
    }
}

/// A function of a [`Vm`](crate::Vm)'s images. Other VMs do not take it: what it is given to says [`OtherVm`](TrapKind::OtherVm).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Func {
    /// Number of the VM.
    pub vm: u64,
    /// Number of the function in it.
    pub id: FunctionId,
}

impl Func {
    /// Function `id` of VM `vm`.
    pub fn new(vm: u64, id: FunctionId) -> Func {
        Func { vm, id }
    }

    /// The function's number in VM `vm`.
    ///
    /// # Errors
    /// If it belongs to another.
    pub fn id_in(self, vm: u64) -> Result<FunctionId, TrapKind> {
        if self.vm == vm {
            Ok(self.id)
        } else {
            Err(TrapKind::OtherVm)
        }
    }
}
