//! Reachability: decodes every instruction that control can get to (rules 1-11).

use super::{Options, Rule, VerifyError};
use crate::{DecodeError, Features, Form, Inst, Op, Property};

/// An instruction starts at this byte.
const START: u8 = 1;
/// This byte belongs to an instruction that starts before it.
const INSIDE: u8 = 2;
/// Control comes here in another way than from the instruction before.
const TARGET: u8 = 4;

/// How control gets to a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Arrival {
    /// By a jump, or along an address of the label.
    Jump,
    /// By unwinding to an instruction of this opcode.
    Handler(Op),
}

/// The state of the search: one byte of marks per byte of code, and the places still to decode from.
pub(super) struct Reach<'a> {
    code: &'a [u8],
    is_js: bool,
    options: Options,
    marks: Vec<u8>,
    work: Vec<u32>,
    /// The reachable instructions, in the order in which they were found.
    found: Vec<Inst<'a>>,
}

impl<'a> Reach<'a> {
    /// A search that starts at the first instruction.
    pub(super) fn new(code: &'a [u8], is_js: bool, options: &Options) -> Reach<'a> {
        let mut first = Vec::with_capacity(16);
        first.push(0);
        Reach {
            code,
            is_js,
            options: *options,
            marks: vec![0; code.len()],
            work: first,
            // Most instructions are one word, few are longer than two.
            found: Vec::with_capacity((code.len() / 6).min(1 << 12)),
        }
    }

    /// Number of reachable instructions.
    pub(super) fn starts(&self) -> usize {
        self.found.len()
    }

    /// The reachable instructions by offset, if they lie one after the other and none has a property.
    pub(super) fn take_plain(&mut self, special: impl Fn(Op) -> bool) -> Option<Vec<Inst<'a>>> {
        if !self.found.is_sorted_by_key(|inst| inst.offset) {
            self.found.sort_unstable_by_key(|inst| inst.offset);
        }
        let mut end = 0;
        for inst in &self.found {
            if inst.offset != end || special(inst.op) {
                return None;
            }
            end = inst.next();
        }
        Some(std::mem::take(&mut self.found))
    }

    /// Whether some place waits to be decoded from.
    pub(super) fn has_work(&self) -> bool {
        !self.work.is_empty()
    }

    /// Whether control gets to `offset` in another way than from the instruction before.
    pub(super) fn is_target(&self, offset: u32) -> bool {
        self.mark(offset) & TARGET != 0
    }

    /// Offset of the first reachable instruction at or after `offset`.
    pub(super) fn next_start(&self, offset: u32) -> Option<u32> {
        let rest = self.marks.get(offset as usize..)?;
        rest.iter()
            .position(|mark| mark & START != 0)
            .map(|distance| offset + distance as u32)
    }

    /// The instruction at `offset`, if bytes there make one.
    pub(super) fn decode(&self, offset: u32) -> Result<Inst<'a>, DecodeError> {
        Inst::decode(self.code, offset)
    }

    fn mark(&self, offset: u32) -> u8 {
        self.marks.get(offset as usize).copied().unwrap_or(0)
    }

    /// Decodes from every waiting place.
    pub(super) fn run(&mut self) -> Result<(), VerifyError> {
        while let Some(start) = self.work.pop() {
            let mut offset = start;
            while self.mark(offset) & START == 0 {
                let inst = self
                    .decode(offset)
                    .map_err(|error| undecodable(self.code.len(), error))?;
                self.allowed(&inst)?;
                self.claim(&inst)?;
                self.found.push(inst);
                self.leave(&inst)?;
                offset = inst.next();
                if !falls_through(inst.op) {
                    // What lies after is a target mostly. Taken before the others, instructions are found in their order.
                    if self.mark(offset) & TARGET == 0 {
                        break;
                    }
                    continue;
                }
                match self.code.get(offset as usize) {
                    None => {
                        let what =
                            "control runs past the end of the code; end it with return, throw or goto32";
                        return Err(Rule::FallsOff.broken_by(&inst, what));
                    }
                    Some(&op) if op == Op::JavaCatch as u8 => {
                        let what = "control runs into the javacatch that follows; jump around it";
                        return Err(Rule::CatchReached.broken_by(&inst, what));
                    }
                    Some(_) => {}
                }
            }
        }
        Ok(())
    }

    /// Rules 4 and 5.
    fn allowed(&self, inst: &Inst<'_>) -> Result<(), VerifyError> {
        // Whatever has to do with a tagged value begins with an instruction of its type.
        let tagged = if inst.ty.is_tagged() && !self.is_js {
            Features::TAGGED
        } else {
            0
        };
        if (inst.op.feature() | tagged) & !self.options.features != 0 {
            let what = "the build note does not declare this extension; recompile the image";
            return Err(Rule::Feature.broken_by(inst, what));
        }
        let js_only = inst.op == Op::Call || inst.op.has(Property::InFrame);
        let static_only = matches!(inst.op, Op::Dread | Op::Dassign | Op::AddrOf);
        match (self.is_js, js_only, static_only) {
            (false, true, _) => {
                Err(Rule::Flavour.broken_by(inst, "only MPJS functions may use it; address cells instead"))
            }
            (true, _, true) => {
                Err(Rule::Flavour.broken_by(inst, "MPJS functions have no cells; address locals from %%FP"))
            }
            _ => Ok(()),
        }
    }

    /// Marks the bytes of `inst` as its own.
    fn claim(&mut self, inst: &Inst<'_>) -> Result<(), VerifyError> {
        let range = inst.offset as usize..inst.next() as usize;
        if let Some([first, rest @ ..]) = self.marks.get_mut(range)
            && *first & INSIDE == 0
            && rest.iter().all(|mark| mark & (START | INSIDE) == 0)
        {
            *first |= START;
            rest.iter_mut().for_each(|mark| *mark |= INSIDE);
            return Ok(());
        }
        let what = format!(
            "the instruction at byte {:#x} of the code overlaps another one; a target is wrong",
            inst.offset
        );
        Err(Rule::Overlap.broken_by(inst, what))
    }

    /// Enters every place, other than the next instruction, that control gets to from `inst`.
    fn leave(&mut self, inst: &Inst<'a>) -> Result<(), VerifyError> {
        match inst.op.form() {
            Form::L32 => {
                self.enter(inst, inst.target(0), Arrival::Jump)?;
                if inst.op == Op::Gosub {
                    self.returns(inst.next());
                }
            }
            Form::Try => self.enter_handlers(inst)?,
            Form::Catch => self.returns(inst.next()),
            Form::Jt => {
                for (index, op) in [(0, Op::JsCatch), (1, Op::Finally)] {
                    if inst.word(index) != 0 {
                        self.enter(inst, inst.target(index), Arrival::Handler(op))?;
                    }
                }
            }
            Form::Rg => self.enter_cases(inst)?,
            Form::None
            | Form::B
            | Form::F
            | Form::O
            | Form::O32
            | Form::C16
            | Form::C64
            | Form::X
            | Form::T
            | Form::I
            | Form::Xi
            | Form::P32
            | Form::A64 => {}
        }
        Ok(())
    }

    /// Enters the handlers of a `javatry`.
    pub(super) fn enter_handlers(&mut self, inst: &Inst<'a>) -> Result<(), VerifyError> {
        for index in 0..usize::from(inst.param()) {
            self.enter(inst, inst.target(index), Arrival::Handler(Op::JavaCatch))?;
        }
        Ok(())
    }

    fn enter_cases(&mut self, inst: &Inst<'a>) -> Result<(), VerifyError> {
        let form = self.options.range_goto;
        if inst.param() == 0 {
            return Err(Rule::RangeGoto.broken_by(inst, "the table is empty; give it at least one entry"));
        }
        for index in 0..inst.param() {
            let found = inst.range_goto_index(index, form);
            if found != index {
                let what = format!(
                    "entry {index} has index {found}; the table must run 0, 1, ..., or has another form"
                );
                return Err(Rule::RangeGoto.broken_by(inst, what));
            }
            self.enter(inst, inst.range_goto_target(index, form), Arrival::Jump)?;
        }
        Ok(())
    }

    fn enter(&mut self, from: &Inst<'_>, target: i64, how: Arrival) -> Result<(), VerifyError> {
        let place = usize::try_from(target)
            .ok()
            .and_then(|at| Some((*self.code.get(at)?, self.marks.get_mut(at)?)));
        let Some((op, mark)) = place else {
            let what = format!(
                "it leads to byte {target:#x}, outside the code of {:#x} bytes",
                self.code.len()
            );
            return Err(Rule::Target.broken_by(from, what));
        };
        match how {
            Arrival::Handler(wanted) if op != wanted as u8 => {
                let what = format!("the handler at {target:04x} is no {wanted}; let it point at one");
                return Err(Rule::Handler.broken_by(from, what));
            }
            Arrival::Jump if op == Op::JavaCatch as u8 => {
                let what = format!("it leads to the javacatch at {target:04x}; jump after it instead");
                return Err(Rule::CatchReached.broken_by(from, what));
            }
            _ => {}
        }
        if *mark & INSIDE != 0 {
            let what = format!("it leads into the middle of an instruction at {target:04x}");
            return Err(Rule::Overlap.broken_by(from, what));
        }
        *mark |= TARGET;
        if *mark & START == 0 {
            self.work.push(target as u32);
        }
        Ok(())
    }

    /// Control comes back to `offset`, the place after an instruction that falls through.
    fn returns(&mut self, offset: u32) {
        if let Some(mark) = self.marks.get_mut(offset as usize) {
            *mark |= TARGET;
        }
    }
}

/// Whether control may go on with the next instruction in code order.
pub(super) const fn falls_through(op: Op) -> bool {
    !op.has(Property::Ends)
}

fn undecodable(size: usize, error: DecodeError) -> VerifyError {
    let offset = error.offset();
    match error {
        DecodeError::Truncated { .. } => {
            let message = format!("the code ends at {size:04x}, inside the instruction; it is cut off");
            Rule::Truncated.broken_at(offset, message)
        }
        DecodeError::UnknownOpcode { number, .. } => {
            let message = format!("opcode 0x{number:02x} is unknown; no code here, or of a newer version");
            Rule::UnknownOpcode.broken_at(offset, message)
        }
        DecodeError::UnknownType { number, .. } => {
            Rule::UnknownType.broken_at(offset, format!("primitive type 0x{number:02x} is unknown"))
        }
    }
}
