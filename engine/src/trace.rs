//! `MAPLE_ENGINE_DEBUG` traces (seed 2 §7.1; exec.md §9).

use std::io::Write;

/// What is traced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TraceFlags {
    /// A line for every instruction.
    pub instructions: bool,
    /// Lines for calls.
    pub methods: bool,
}

/// A word of `MAPLE_ENGINE_DEBUG` that means nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWord(pub String);

impl std::fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let UnknownWord(word) = self;
        write!(
            f,
            "unknown word `{word}` in MAPLE_ENGINE_DEBUG; known are {}",
            TraceFlags::WORDS.join(", ")
        )
    }
}

impl TraceFlags {
    /// The words that [`TraceFlags::parse`] knows.
    pub const WORDS: &[&str] = &["instruction", "method", "all", "none"];

    /// Reads a colon list of words. Unknown words change nothing and are reported.
    pub fn parse(list: &str) -> (TraceFlags, Vec<UnknownWord>) {
        let mut flags = TraceFlags::default();
        let mut unknown = Vec::new();
        for word in list.split(':').filter(|word| !word.is_empty()) {
            match word {
                "instruction" => flags.instructions = true,
                "method" => flags.methods = true,
                "all" => {
                    flags = TraceFlags {
                        instructions: true,
                        methods: true,
                    }
                }
                "none" => {}
                _ => unknown.push(UnknownWord(word.to_owned())),
            }
        }
        (flags, unknown)
    }

    /// Whether anything is traced.
    pub fn any(self) -> bool {
        self.instructions || self.methods
    }
}

/// Writes one trace line to standard error in a single call. A reader that went away stops nobody.
pub fn line(text: std::fmt::Arguments<'_>) {
    let mut buffer = Vec::with_capacity(160);
    let _ = writeln!(buffer, "Debug [{}] {text}", thread_id());
    let _ = std::io::stderr().write_all(&buffer);
}

/// The number of the operating system's thread.
fn thread_id() -> i64 {
    #[cfg(target_os = "linux")]
    // SAFETY: a system call without arguments.
    let id = unsafe { libc::syscall(libc::SYS_gettid) };
    #[cfg(not(target_os = "linux"))]
    let id = i64::from(std::process::id());
    id
}

/// The three columns of a type.
pub fn type_column(ty: maple_mirbin::Prim) -> &'static str {
    use maple_mirbin::Prim;
    match ty {
        Prim::I8 => " i8",
        Prim::I16 => "i16",
        Prim::I32 => "i32",
        Prim::I64 => "i64",
        Prim::U8 => " u8",
        Prim::U16 => "u16",
        Prim::U32 => "u32",
        Prim::U64 => "u64",
        Prim::U1 => " u1",
        Prim::A64 => "a64",
        Prim::F32 => "f32",
        Prim::F64 => "f64",
        Prim::Void => "---",
        Prim::Invalid => "INV",
        _ => "UNK",
    }
}
