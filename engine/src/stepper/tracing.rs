//! The stepper's trace lines (seed 2 §7.1; exec.md §9).

use super::Stepper;
use crate::state::function::FunctionId;
use crate::trace::{line, type_column};
use maple_loader::Binding;
use maple_mirbin::{Class, Form, Inst, Op, Prim};

/// Shown for an empty evaluation stack.
const MARKER: u64 = 0xdead_beef_dead_beef;

impl Stepper {
    /// One line per instruction, before it is executed.
    pub(super) fn trace_instruction(&mut self, inst: &Inst<'_>) {
        let top_type = self.static_top(inst).unwrap_or(Prim::Invalid);
        let count = self.context().steps;
        let Ok(frame) = self.frame() else { return };
        let (value, ty) = match frame.top() {
            Some(value) => (value, type_column(top_type)),
            None => (MARKER, "---"),
        };
        let (depth, id) = (frame.depth, frame.function);
        let (_, method, _, _) = self.method(id);
        let tail = if shows_parameter(inst.op) {
            format!("param=0x{:04x}, ", inst.param())
        } else {
            format!("op#={:>2},       ", inst.p1)
        };
        // The seed's sample calls dassign an expression; other statements are statements.
        let kind = match inst.op.info().class {
            Class::Stmt if inst.op != Op::Dassign => "Stmt",
            Class::Stmt | Class::Expr | Class::Leaf => "Expr",
        };
        line(format_args!(
            "0x{method:x}:{:04x}: 0x{value:016x}, {ty}, sp={depth:<2}: op=0x{:02x}, ptyp=0x{:02x}, {tail}OP_{}, {kind}, {count}",
            inst.offset,
            inst.op as u8,
            inst.ty as u8,
            inst.op.name(),
        ));
    }

    /// Image name, offset of the header from the load base, letter and name of a function. The letter is `t` for functions of the image's
    /// own and `T` for those that other images see, as `nm` has it.
    fn method(&mut self, id: FunctionId) -> (String, u64, char, String) {
        let machine = self.machine();
        match machine
            .function(id)
            .and_then(|f| Some((f, machine.images.get(f.image)?)))
        {
            Some((f, image)) => {
                let local = image
                    .symbol(&f.name)
                    .is_none_or(|symbol| symbol.binding == Binding::Local);
                (
                    image.name().to_owned(),
                    f.at.vaddr + 4,
                    if local { 't' } else { 'T' },
                    f.name.clone(),
                )
            }
            None => (String::new(), 0, 't', String::new()),
        }
    }

    /// Lines for a function that starts.
    pub(super) fn trace_entry(&mut self) {
        let flags = self.machine().config.trace;
        if !flags.methods {
            return;
        }
        let Ok(frame) = self.frame() else { return };
        let id = frame.function;
        let (image, offset, letter, name) = self.method(id);
        let machine = self.machine();
        let Some((base, eval_depth, formals)) = machine.function(id).and_then(|f| {
            let base = machine.images.get(f.image)?.base();
            Some((base, f.frame.depth, f.frame.formals.clone()))
        }) else {
            return;
        };
        line(format_args!("Method: {image} 0x{offset:x} : {letter} : {name}"));
        let header = base.wrapping_add(offset);
        line(format_args!(
            "Symbol: 0x{header:016x}, lib addr: 0x{base:016x}, Running Java method: eval depth={eval_depth}"
        ));
        if flags.instructions && !formals.is_empty() {
            let Ok(frame) = self.frame() else { return };
            let mut items = String::new();
            for (i, ty) in formals.iter().enumerate() {
                let value = ty.canonical(frame.get(i as i16 + 1));
                items.push_str(&format!(
                    " {}: {}, 0x{value:x}",
                    i + 1,
                    type_column(*ty).trim_start()
                ));
            }
            line(format_args!("{} Args:{items}", formals.len()));
        }
    }

    /// Lines for an `icall`.
    pub(super) fn trace_call(&mut self, address: u64) {
        if !self.machine().config.trace.methods {
            return;
        }
        if let Some(id) = self.machine().function_at(address) {
            let (image, offset, letter, name) = self.method(id);
            line(format_args!("Method: {image} 0x{offset:x} : {letter} : {name}"));
            line(format_args!(
                "Symbol: 0x{:016x}: Calling Java method...",
                address + 4
            ));
            return;
        }
        let name = self.machine().native_name(address).unwrap_or("?").to_owned();
        let (library, offset) = library_of(address);
        line(format_args!("Function: {library} 0x{offset:x} : T : {name}"));
        line(format_args!(
            "Symbol: 0x{address:016x}: Calling function with ffi_call"
        ));
    }

    /// The line for an intrinsic.
    pub(super) fn trace_intrinsic(&mut self, inst: &Inst<'_>) {
        if self.machine().config.trace.methods
            && let Some(intrinsic) = inst.intrinsic()
        {
            line(format_args!(
                "IntrinsicId={}, {}",
                intrinsic as u8,
                intrinsic.info().entry
            ));
        }
    }
}

/// The instructions whose two-byte parameter is printed; all others print byte 3 as an operand count.
fn shows_parameter(op: Op) -> bool {
    matches!(op.form(), Form::F | Form::O | Form::C16 | Form::Rg) || matches!(op, Op::Cvt | Op::IntrinsicCall)
}

/// File name of the native library at an address and the offset in it.
fn library_of(address: u64) -> (String, u64) {
    // SAFETY: `dladdr` fills the structure from the loader's tables; the name it gives is a string of the loader's.
    unsafe {
        let mut info: libc::Dl_info = std::mem::zeroed();
        if libc::dladdr(address as *const libc::c_void, &raw mut info) == 0 || info.dli_fname.is_null() {
            return ("?".to_owned(), address);
        }
        let path = std::ffi::CStr::from_ptr(info.dli_fname)
            .to_string_lossy()
            .into_owned();
        let name = path.rsplit('/').next().unwrap_or_default().to_owned();
        (name, address.wrapping_sub(info.dli_fbase as u64))
    }
}
