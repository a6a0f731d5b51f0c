//! The verifier: what holds for every function that is executed (DESIGN §5, translation).
//!
//! Code is decoded by reachability from its first instruction, since bytes that belong to nothing may follow it. A function is accepted if
//!
//!  1. `truncated`: every instruction lies inside the code;
//!  2. `unknown-opcode`: every opcode byte names an opcode of images;
//!  3. `unknown-type`: every type byte names a primitive type;
//!  4. `feature`: extension opcodes occur only if the build note declares them;
//!  5. `flavour`: opcodes of `%%FP` frames occur only in MPJS functions, those of cells only in MPLI functions;
//!  6. `overlap`: no two instructions overlap, so every target is the start of an instruction;
//!  7. `falls-off`: control never runs past the end of the code;
//!  8. `target`: branches, handlers, labels and table entries lead into the code;
//!  9. `handler`: the handlers of `javatry` are `javacatch` instructions, those of `jstry` `jscatch` and `finally`;
//! 10. `catch-reached`: a `javacatch` is entered by unwinding only;
//! 11. `range-goto`: a `rangegoto` has at least one entry, and indices in the seed's tables run 0, 1, ...;
//! 12. `dead-code`: finding the try regions that unreachable `javatry` instructions open comes to an end;
//! 13. `stack-underflow`: an instruction pops no more than its statement pushed;
//! 14. `stack-overflow`: the evaluation stack never exceeds the depth of the header;
//! 15. `stack-not-empty`: the evaluation stack is empty at every target and after every statement;
//! 16. `operand-count`: the operand count fits the opcode, for extended intrinsics the intrinsic;
//! 17. `intrinsic`: intrinsic ids name intrinsics, and only those that leave a result are used as operands;
//! 18. `instruction-type`: the type of the instruction is legal for its opcode;
//! 19. `operand-type`: the operand type of conversions and comparisons is legal for its opcode;
//! 20. `operand-class`: every operand is of the class that the instruction wants;
//! 21. `bit-range`: bit fields lie inside the type; `sext` and `zext` start at bit 0;
//! 22. `frame-index`: every slot exists;
//! 23. `slot-type`: a slot is read and written in the class of its declared type;
//! 24. `frame-offset`: every access relative to `%%FP` lies inside the function's formals or locals;
//! 25. `return-type`: a returned value is of the class of the function's return type;
//! 26. `header`: the frame has its reserved cells, and no slot is declared with a type that no cell holds.
//!
//! **Classes.** A value is an integer (integers of every size, booleans, addresses), an f32, an f64 or a c64. The first class is one: an
//! operand of another integer type than the instruction's is brought to it by truncation, or by extension according to the operand's own
//! signedness; tests for zero and conditions look at the whole cell. Nothing else converts by itself. c64 is moved, never computed with.
//! Slots of type void, unknown, invalid and the like hold every class, and so does `%%retval0`; `%%thrownval` holds integers; a slot of
//! type `ref` is written as an 8-byte address only, because the unwinder releases it.
//!
//! MPJS functions are checked by the same rules except those about types (18-20, 23, 25, 26), as their values carry tags; their frame
//! indices are register numbers.
//!
//! **Try regions** are textual (DESIGN §7): the instructions between a `javatry` and its `endtry` in code order. Therefore unreachable
//! bytes between reachable instructions count if they decode exactly up to the next reachable one; a `javatry` found there opens a region,
//! and its handlers are checked and reachable, if a reachable instruction lies in that region.
//!
//! The work is linear in the size of the code; nothing is allocated by a count that the code does not back with bytes.

use crate::{Frame, Inst, JsFrame, Prim, RangeGotoForm};

mod flow;
mod reach;
mod regions;
mod rules;
mod signature;
mod slots;
#[cfg(test)]
mod tests;

pub use rules::Rule;

/// What the image says about its code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Bits of [`Features`](crate::Features) that the build note declares.
    pub features: u64,
    /// Form of `rangegoto` tables.
    pub range_goto: RangeGotoForm,
}

/// A broken rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerifyError {
    /// The rule.
    pub rule: Rule,
    /// Offset of the instruction from the start of the code.
    pub offset: u32,
    /// Opcode, what is wrong with it, and what would be right.
    pub message: String,
}

impl std::fmt::Display for VerifyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "at {:04x}: {} [{}]", self.offset, self.message, self.rule)
    }
}

impl std::error::Error for VerifyError {}

/// An accepted function.
#[derive(Clone, Debug)]
pub struct Verified<'a> {
    /// The reachable instructions, by offset.
    pub insts: Vec<Inst<'a>>,
    /// What holds before each of [`Verified::insts`].
    pub before: Vec<Before>,
    /// The try regions that hold reachable instructions. An outer region comes before those inside it.
    pub regions: Vec<Region>,
    /// Offsets of the `endtry` instructions that close no region: where a composite is open they end it.
    pub composite_ends: Vec<u32>,
    /// Greatest depth of the evaluation stack.
    pub max_depth: u16,
}

/// What holds whenever control is at an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Before {
    /// Depth of the evaluation stack.
    pub depth: u16,
    /// Static type of the value on top of the stack: the type of the instruction that pushed it; `Invalid` if the stack is empty.
    pub top: Prim,
    /// Whether control gets here in another way than from the instruction before.
    pub is_target: bool,
    /// Index of the innermost try region in [`Verified::regions`], or [`Region::NONE`].
    pub region: u32,
}

/// A try region.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// Offset of the `javatry` that opens it.
    pub offset: u32,
    /// Index of the region around it, or [`Region::NONE`].
    pub parent: u32,
    /// Offsets of its `javacatch` instructions, in the order of the search.
    pub handlers: Vec<u32>,
}

impl Region {
    /// No region.
    pub const NONE: u32 = u32::MAX;
}

impl Verified<'_> {
    /// Index in [`Verified::insts`] of the instruction at `offset`, if one is reachable there.
    pub fn index_at(&self, offset: u32) -> Option<usize> {
        self.insts.binary_search_by_key(&offset, |inst| inst.offset).ok()
    }

    /// Index of the instruction that a branch with this target leads to, as [`Inst::target`] and its kin say it.
    pub fn index_of(&self, target: i64) -> Option<usize> {
        self.index_at(u32::try_from(target).ok()?)
    }
}

/// The frame of the function under verification.
#[derive(Clone, Copy)]
enum Flavour<'f> {
    Static(&'f Frame),
    Js(&'f JsFrame),
}

impl Flavour<'_> {
    fn depth(self) -> u16 {
        match self {
            Flavour::Static(frame) => frame.depth,
            Flavour::Js(frame) => frame.depth,
        }
    }

    fn is_js(self) -> bool {
        matches!(self, Flavour::Js(_))
    }
}

/// Checks the code of an MPLI function against the rules of the module head.
///
/// # Errors
/// The first broken rule found.
pub fn verify<'a>(frame: &Frame, code: &'a [u8], options: &Options) -> Result<Verified<'a>, VerifyError> {
    slots::header(frame)?;
    run(Flavour::Static(frame), code, options)
}

/// Checks the code of an MPJS function against the rules of the module head that concern it.
///
/// # Errors
/// The first broken rule found.
pub fn verify_js<'a>(
    frame: &JsFrame,
    code: &'a [u8],
    options: &Options,
) -> Result<Verified<'a>, VerifyError> {
    run(Flavour::Js(frame), code, options)
}

fn run<'a>(flavour: Flavour<'_>, code: &'a [u8], options: &Options) -> Result<Verified<'a>, VerifyError> {
    // Displacements are 32 bits wide; nothing beyond their reach belongs to the function.
    let code = code.get(..i32::MAX as usize).unwrap_or(code);
    let mut reach = reach::Reach::new(code, flavour.is_js(), options);
    let (insts, found) = regions::settle(&mut reach)?;
    let (mut before, max_depth) = flow::check(flavour, &insts, &reach)?;
    for (before, region) in before.iter_mut().zip(found.innermost) {
        before.region = region;
    }
    Ok(Verified {
        insts,
        before,
        regions: found.regions,
        composite_ends: found.composite_ends,
        max_depth,
    })
}
