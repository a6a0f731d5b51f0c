//! Rules about lowered JavaScript (35 to 37): what its functions are made of, their frames, and the global memory.

use maple_mirbin::{JsFrame, Op, Prim};

use crate::diag::FileId;
use crate::mir::{Callee, Directives, Expr, ExprData, Function, IntrinsicRef, Pos, Reg, Stmt, StmtData};

use super::Checker;
use super::code::Body;

/// Bytes directly below `%%FP`, which hold that of the caller.
const RESERVED: u64 = 8;
/// The last result register, `%%retval7`.
const LAST_RESULT: u32 = 7;

/// Statements of lowered functions besides calls, jumps and assignments, which have fields.
const PLAIN: [Op; 19] = [
    Op::Eval,
    Op::Free,
    Op::AssertGe,
    Op::AssertLt,
    Op::AssertNonNull,
    Op::Return,
    Op::Igoto,
    Op::Throw,
    Op::JsCatch,
    Op::Finally,
    Op::CleanupTry,
    Op::EndTry,
    Op::Retsub,
    Op::SyncEnter,
    Op::SyncExit,
    Op::MembarAcquire,
    Op::MembarRelease,
    Op::MembarStoreLoad,
    Op::MembarStoreStore,
];

/// What to write instead of what lowering has replaced.
const HINTS: [(&[Op], &str); 6] = [
    (
        &[
            Op::Block,
            Op::If,
            Op::While,
            Op::DoWhile,
            Op::DoLoop,
            Op::ForeachElem,
        ],
        "write labels, goto, brtrue and brfalse",
    ),
    (
        &[Op::Dread, Op::Dassign, Op::MayDassign, Op::AddrOf],
        "variables lie in the frame, at ireadfpoff and iassignfpoff, or in the global memory, at an offset from %%GP",
    ),
    (
        &[Op::Iread, Op::Iassign, Op::IaddrOf, Op::Array],
        "write ireadoff and iassignoff, with the offset in bytes",
    ),
    (&[Op::SizeOfType, Op::FieldsDist], "write the number"),
    (
        &[Op::Cand, Op::Cior],
        "write branches, or land and lior, which evaluate both operands",
    ),
    (
        &[Op::Try, Op::JavaTry, Op::Catch, Op::JavaCatch],
        "write jstry, jscatch and finally",
    ),
];

/// The hint for what is no part of lowered code.
fn hint(op: Op) -> &'static str {
    let known = HINTS.iter().find(|(ops, _)| ops.contains(&op));
    known.map_or(
        "write call, icall or intrinsiccall, and read %%retval0 after it",
        |(_, hint)| hint,
    )
}

impl Checker<'_> {
    /// Rule 37.
    pub(super) fn global_memory(&mut self) {
        let m = self.m;
        let size = m.globalmemsize.unwrap_or(0);
        let problem = if size > u64::from(u16::MAX) {
            Some(format!("globalmemsize is {size}, at most 65535 are possible"))
        } else {
            let bytes = m.globalmemmap.iter().flat_map(|word| word.to_le_bytes());
            let vectors = [
                ("globalwordstypetagged", &m.globalwordstypetagged),
                ("globalwordsrefcounted", &m.globalwordsrefcounted),
            ];
            if 4 * m.globalmemmap.len() as u64 > size.next_multiple_of(4)
                || bytes.skip(size as usize).any(|byte| byte != 0)
            {
                let have = 4 * m.globalmemmap.len();
                Some(format!("globalmemmap has {have} bytes, the global memory {size}"))
            } else {
                vectors.iter().find_map(|(name, words)| vector(name, words, size))
            }
        };
        if let Some(message) = problem {
            let hint = "correct the directives at the head of the module";
            self.error("global-memory", FileId::MAIN, Pos::NONE, message, hint);
        }
    }

    /// Rule 36 for the directives of a function.
    pub(super) fn lowered_frame(&mut self, f: &Function) {
        let shown = self.shown('&', f.name);
        let none = Directives::default();
        let d = f.directives.as_deref().unwrap_or(&none);
        let up = d.upformalsize.unwrap_or(0);
        let mut problem = None;
        match d.framesize {
            None => problem = Some("it has no framesize".to_owned()),
            Some(size) if size < RESERVED => {
                problem = Some(format!(
                    "framesize is {size}, the 8 bytes below %%FP are always there"
                ));
            }
            Some(_) => {}
        }
        let frame = d.framesize.unwrap_or(RESERVED);
        for (name, size) in [("upformalsize", up), ("framesize", frame)] {
            if size > u64::from(u16::MAX) {
                problem = Some(format!("{name} is {size}, at most 65535 are possible"));
            } else if size % 4 != 0 {
                problem = Some(format!("{name} is {size}, which is not a multiple of 4"));
            }
        }
        let vectors = [
            ("formalwordstypetagged", &d.formalwordstypetagged, up),
            ("formalwordsrefcounted", &d.formalwordsrefcounted, up),
            ("localwordstypetagged", &d.localwordstypetagged, frame),
            ("localwordsrefcounted", &d.localwordsrefcounted, frame),
        ];
        let vectors = vectors
            .iter()
            .find_map(|&(name, words, size)| vector(name, words, size));
        if let Some(problem) = problem.or(vectors) {
            let message = format!("the frame of {shown}: {problem}");
            self.error(
                "frame",
                f.file,
                f.pos,
                message,
                "correct the directives of the function",
            );
        }
        if !f.formals.is_empty() {
            let message = format!("the lowered function {shown} has parameters");
            let hint = "leave the list out; upformalsize says how many bytes of arguments lie above %%FP";
            self.error("lowered", f.file, f.pos, message, hint);
        }
        if f.locals.len() > f.formals.len() {
            let message = format!("the lowered function {shown} has variables");
            self.error("lowered", f.file, f.pos, message, hint(Op::Dread));
        }
    }
}

/// What is wrong with a bit vector for `size` bytes.
fn vector(name: &str, words: &[u32], size: u64) -> Option<String> {
    let most = u16::try_from(size).map_or(usize::MAX, JsFrame::vector_size) / 4;
    if words.len() > most {
        return Some(format!(
            "{name} has {} words, {size} bytes have {most}",
            words.len()
        ));
    }
    let last = words.iter().rposition(|&word| word != 0)?;
    let bit = 32 * last as u64 + u64::from(31 - words.get(last)?.leading_zeros());
    (4 * bit >= size).then(|| {
        format!(
            "{name} has bit {bit}, {size} bytes have {} words",
            size.div_ceil(4)
        )
    })
}

impl Body<'_, '_> {
    /// Rules 35 and 36 for a statement of a lowered function.
    pub(super) fn lowered_stmt(&mut self, s: &Stmt) {
        let fine = match &s.data {
            StmtData::None => PLAIN.contains(&s.op),
            StmtData::Offset(offset) => {
                if s.op == Op::IassignFpOff {
                    self.in_frame(s.op, s.prim, *offset, s.pos);
                }
                true
            }
            StmtData::Reg(reg) => {
                self.lowered_register(*reg, s.pos);
                self.sized_value(s.op, s.prim, s.pos);
                true
            }
            StmtData::Label(_) | StmtData::Switch(_) | StmtData::JsTry(..) | StmtData::Comment(_) => true,
            StmtData::Call(call) => match call.callee {
                Callee::Intrinsic(intrinsic) => {
                    self.lowered_intrinsic(intrinsic, s.pos);
                    s.op == Op::IntrinsicCall
                }
                _ => matches!(s.op, Op::Call | Op::Icall),
            },
            _ => false,
        };
        if !fine {
            self.not_lowered(s.op, s.pos);
        }
        let args = self.f.args(s.args);
        if let (StmtData::Switch(_), Some(&value)) = (&s.data, args.first())
            && !self.f.expr(value).prim.is_integral()
        {
            let message = format!("{} by a {} in lowered code", s.op, self.f.expr(value).prim);
            self.error("lowered", s.pos, message, "convert it to i32 with cvt");
        }
    }

    /// Rules 35 and 36 for an expression of a lowered function.
    pub(super) fn lowered_expr(&mut self, e: &Expr) {
        let fine = match e.data {
            ExprData::None => !matches!(e.op, Op::Cand | Op::Cior),
            ExprData::Offset(offset) => {
                if e.op == Op::IreadFpOff {
                    self.in_frame(e.op, e.prim, offset, e.pos);
                }
                true
            }
            ExprData::Reg(reg) => {
                self.lowered_register(reg, e.pos);
                true
            }
            ExprData::Intrinsic(intrinsic) => {
                self.lowered_intrinsic(intrinsic, e.pos);
                true
            }
            ExprData::Type(_) => e.op == Op::Retype,
            ExprData::Const(_)
            | ExprData::Str(_)
            | ExprData::Func(_)
            | ExprData::Label(_)
            | ExprData::Operand(_)
            | ExprData::Bits { .. } => true,
            ExprData::Var(..)
            | ExprData::Wide(_)
            | ExprData::Field(..)
            | ExprData::Array(..)
            | ExprData::TypedIntrinsic(..)
            | ExprData::FieldsDist(..)
            | ExprData::Method(..) => false,
        };
        if !fine {
            return self.not_lowered(e.op, e.pos);
        }
        self.sized_value(e.op, e.prim, e.pos);
    }

    /// Values of lowered code lie in places of some bytes.
    fn sized_value(&mut self, op: Op, prim: Prim, pos: Pos) {
        if prim.size() == 0 {
            self.error(
                "result-type",
                pos,
                format!("{op} of {prim} in lowered code"),
                "name the type of a value",
            );
        }
    }

    fn not_lowered(&mut self, op: Op, pos: Pos) {
        self.error(
            "lowered",
            pos,
            format!("{op} is no part of lowered code"),
            hint(op),
        );
    }

    fn lowered_intrinsic(&mut self, intrinsic: IntrinsicRef, pos: Pos) {
        if let IntrinsicRef::Ext(_) = intrinsic {
            let message = format!("{} is no intrinsic of lowered code", intrinsic.name());
            self.error("lowered", pos, message, "only those with a one-byte number are");
        }
    }

    fn lowered_register(&mut self, reg: Reg, pos: Pos) {
        match reg {
            Reg::Preg(number) => {
                let message = format!("pseudo-register %{number} in lowered code");
                let hint = "give it 8 bytes of the frame: write iassignfpoff, read ireadfpoff";
                self.error("lowered", pos, message, hint);
            }
            Reg::RetVal(number) if number > LAST_RESULT => {
                let message = format!("%%retval{number} in lowered code, which has 0 to {LAST_RESULT}");
                self.error("register", pos, message, "pass further results in memory");
            }
            _ => {}
        }
    }

    /// Whether bytes from an offset to `%%FP` on are formals or locals.
    fn in_frame(&mut self, op: Op, prim: Prim, offset: i32, pos: Pos) {
        let sizes = self.f.directives.as_deref();
        let up = sizes.and_then(|d| d.upformalsize).unwrap_or(0);
        let frame = sizes.and_then(|d| d.framesize).unwrap_or(RESERVED);
        let (Ok(up), Ok(frame)) = (i64::try_from(up), i64::try_from(frame)) else {
            return;
        };
        let start = i64::from(offset);
        let end = start + i64::from(prim.size().max(1));
        let formals = start >= 0 && end <= up;
        let locals = start >= -frame && end <= -(RESERVED as i64);
        if !formals && !locals {
            let message = format!("{op} of {prim} at {offset} is outside the frame");
            let hint = format!("formals lie at 0 to {up}, locals at -{frame} to -{RESERVED}");
            self.error("frame", pos, message, &hint);
        }
    }
}
