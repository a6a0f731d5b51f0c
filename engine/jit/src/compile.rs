//! The run of Cranelift, and what comes out.

use crate::flow::{Flow, Refused};
use crate::input::Input;
use crate::lower::{FAULT, lower, signature};
use crate::webs::Webs;
use cranelift_codegen::Context;
use cranelift_codegen::binemit::Reloc;
use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::{Function, TrapCode, UserFuncName};
use cranelift_codegen::isa::{self, OwnedTargetIsa};
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::FunctionBuilderContext;
use std::num::NonZeroU8;

/// An access of a program's memory in machine code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    /// Bytes from the begin of the code to the instruction.
    pub offset: u32,
    /// The word that it belongs to.
    pub word: u32,
}

/// Machine code of a unit.
#[derive(Debug)]
pub struct Compiled {
    /// The code, which may lie anywhere.
    pub code: Vec<u8>,
    /// Its accesses of the program's memory, by offset.
    pub accesses: Vec<Access>,
    /// The words that it was made for: from an offset on this one.
    pub places: Vec<(u32, u32)>,
    /// Bytes to the end that a fault goes to.
    pub fault: u32,
    /// Bytes from the frame pointer down to the word with the status that this end returns.
    pub status: u32,
    /// Bytes from the frame pointer down to the stack pointer.
    pub frame: u32,
}

/// Largest frame of a unit on the native stack.
const FRAME: u32 = 32 << 10;

/// Accesses of a program's memory, in the order of the code. A trap code numbers them, over and over: with the word whose code an access has been
/// moved to, that tells which one it is.
#[derive(Default)]
pub struct Accesses {
    /// The word of each, the data word for the store of an update.
    words: Vec<u32>,
    /// How many there are up to the end of each word that has been lowered.
    until: Vec<(u32, u32)>,
}

/// How many trap codes are used.
const CODES: usize = 240;

impl Accesses {
    /// A word ends; words ascend.
    pub fn end(&mut self, at: u32) {
        self.until.push((at, self.words.len() as u32));
    }

    /// The trap code of one more access, of a word.
    pub fn next(&mut self, at: u32, is_store_of_update: bool) -> TrapCode {
        let number = self.words.len() % CODES;
        self.words.push(at + u32::from(is_store_of_update));
        TrapCode::unwrap_user(number as u8 + 1)
    }

    /// The word of the access with this code in the machine code of a word.
    fn word(&self, code: NonZeroU8, at: u32) -> Option<u32> {
        let number = usize::from(code.get()) - 1;
        let end = self.until.binary_search_by_key(&at, |(word, _)| *word).ok();
        let end = end.map_or(self.words.len(), |index| self.until[index].1 as usize);
        (0..end)
            .rev()
            .find(|index| index % CODES == number)
            .map(|index| self.words[index])
    }
}

/// Makes machine code of units, one after the other.
pub struct Compiler {
    isa: OwnedTargetIsa,
    context: Context,
    builder: FunctionBuilderContext,
}

impl Compiler {
    /// A compiler for this host; none if Cranelift has none.
    pub fn new() -> Option<Compiler> {
        let mut flags = settings::builder();
        for (name, value) in [
            ("opt_level", "speed"),
            ("preserve_frame_pointers", "true"),
            (
                "enable_verifier",
                if cfg!(debug_assertions) { "true" } else { "false" },
            ),
            ("is_pic", "false"),
            ("unwind_info", "false"),
            ("enable_probestack", "false"),
        ] {
            flags.set(name, value).ok()?;
        }
        let mut builder = isa::lookup_by_name("x86_64-unknown-linux-gnu").ok()?;
        for feature in features() {
            builder.enable(feature).ok()?;
        }
        Some(Compiler {
            isa: builder.finish(settings::Flags::new(flags)).ok()?,
            context: Context::new(),
            builder: FunctionBuilderContext::new(),
        })
    }

    /// Makes machine code of a unit.
    ///
    /// # Errors
    /// If the unit is not compiled.
    pub fn compile(&mut self, input: &Input) -> Result<Compiled, Refused> {
        let flow = Flow::new(input)?;
        let webs = Webs::new(input, &flow);
        self.context.clear();
        let formals = if input.is_called { input.formals } else { 0 };
        self.context.func = Function::with_name_signature(UserFuncName::user(0, 0), signature(formals));
        let config = self.isa.frontend_config();
        let (accesses, status) = lower(
            input,
            &flow,
            &webs,
            &mut self.context.func,
            &mut self.builder,
            config,
        );
        if self.context.func.dfg.num_insts() > input.limit {
            return Err(Refused::Size);
        }
        let made = self.context.compile(&*self.isa, &mut ControlPlane::default());
        let made = match made {
            Ok(made) => made,
            Err(error) => {
                debug_assert!(false, "{:?}", error.inner);
                return Err(Refused::Backend);
            }
        };
        let layout = made.buffer.frame_layout().ok_or(Refused::Backend)?;
        if layout.frame_to_fp_offset > FRAME {
            return Err(Refused::Size);
        }
        let frame = layout.frame_to_fp_offset;
        let status = frame - layout.stackslots[status].offset;
        let places = made.buffer.get_srclocs_sorted();
        let word_at = |offset: u32| {
            let index = places.partition_point(|place| place.start <= offset);
            let place = places.get(index.checked_sub(1)?)?;
            (offset < place.end).then(|| place.loc.bits())
        };
        let fault = places
            .iter()
            .filter(|place| place.loc.bits() == FAULT)
            .map(|place| place.start)
            .min();
        let mut found = Vec::new();
        for trap in made.buffer.traps() {
            let code = trap.code.as_raw();
            if usize::from(code.get()) > CODES {
                continue;
            }
            let at = word_at(trap.offset).unwrap_or(u32::MAX);
            let word = accesses.word(code, at).ok_or(Refused::Backend)?;
            found.push(Access {
                offset: trap.offset,
                word,
            });
        }
        found.sort_unstable_by_key(|access| access.offset);
        let mut code = made.code_buffer().to_vec();
        for reloc in made.buffer.relocs() {
            // Only calls of the unit itself, which begins at 0.
            let at = reloc.offset as usize;
            let place = code.get_mut(at..at + 4).ok_or(Refused::Backend)?;
            match reloc.kind {
                Reloc::X86CallPCRel4 => place.copy_from_slice(&(reloc.addend - at as i64).to_le_bytes()[..4]),
                _ => return Err(Refused::Backend),
            }
        }
        let mut words: Vec<(u32, u32)> = Vec::new();
        for place in places.iter().filter(|place| place.loc.bits() < FAULT) {
            if words.last().is_none_or(|(_, word)| *word != place.loc.bits()) {
                words.push((place.start, place.loc.bits()));
            }
        }
        Ok(Compiled {
            code,
            accesses: found,
            places: words,
            fault: fault.ok_or(Refused::Backend)?,
            status,
            frame,
        })
    }
}

/// What the processor can do, by Cranelift's names.
#[cfg(target_arch = "x86_64")]
fn features() -> Vec<&'static str> {
    let mut features = Vec::new();
    macro_rules! detect {
        ($($feature:tt $name:literal;)*) => {
            $(if std::arch::is_x86_feature_detected!($feature) {
                features.push($name);
            })*
        };
    }
    detect! {
        "sse3" "has_sse3";
        "ssse3" "has_ssse3";
        "sse4.1" "has_sse41";
        "sse4.2" "has_sse42";
        "bmi1" "has_bmi1";
        "bmi2" "has_bmi2";
        "avx" "has_avx";
        "avx2" "has_avx2";
        "popcnt" "has_popcnt";
        "lzcnt" "has_lzcnt";
    }
    features
}

/// Whether the processor rounds floating-point numbers to integers.
pub fn rounds() -> bool {
    features().contains(&"has_sse41")
}

/// Nobody asks: there is no machine code.
#[cfg(not(target_arch = "x86_64"))]
fn features() -> Vec<&'static str> {
    Vec::new()
}
