//! Traps as data, and the call stacks they carry.

use super::lines::Lines;
use super::{Function, FunctionId, Machine, NO_FUNCTION};
use crate::thread::ThreadState;
use crate::unwind::trace::Frames;
use maple_dispatch::Site;
use maple_dispatch::regcode::Link;
use maple_loader::Image;
use maple_rt::java::names::MethodName;
use maple_rt::trap::TrapKind;
use std::collections::VecDeque;
use std::fmt;
use std::ops::Deref;

/// Frames kept at the inner end of a long call stack.
pub const INNERMOST: usize = 32;
/// Frames kept at the outer end.
pub const OUTERMOST: usize = 16;

/// One frame of a backtrace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FrameInfo {
    /// Name of the image.
    pub image: String,
    /// Symbol of the function.
    pub function: String,
    /// Byte offset of the instruction from the symbol, as the system's tools count.
    pub offset: u32,
    /// Source file and line, if the image has line information.
    pub source: Option<(String, u32)>,
}

/// Why Maple code stopped. One word; [`TrapInfo`] is reached through it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trap(Box<TrapInfo>);

/// What a [`Trap`] says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrapInfo {
    /// What happened.
    pub kind: TrapKind,
    /// More about it, where the kind does not say everything: what is wrong with invalid code, what a host function complained about.
    pub detail: Option<String>,
    /// The innermost frames, innermost first. Frames of native and host functions between them are not shown.
    pub frames: Vec<FrameInfo>,
    /// Number of frames left out between [`TrapInfo::frames`] and [`TrapInfo::outer`].
    pub omitted: usize,
    /// The outermost frames, if some had to be left out.
    pub outer: Vec<FrameInfo>,
}

impl Trap {
    /// A trap that happened before any function was entered.
    pub(crate) fn without_frames(kind: TrapKind) -> Trap {
        Trap(Box::new(TrapInfo {
            kind,
            detail: None,
            frames: Vec::new(),
            omitted: 0,
            outer: Vec::new(),
        }))
    }

    /// The trap with words added.
    pub(crate) fn with_detail(mut self, detail: String) -> Trap {
        self.0.detail = Some(detail);
        self
    }
}

impl Deref for Trap {
    type Target = TrapInfo;
    fn deref(&self) -> &TrapInfo {
        &self.0
    }
}

impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.detail, self.kind) {
            // An object that was thrown is better known by its words than by its address.
            (Some(detail), TrapKind::Exception { .. }) => write!(f, "Exception in thread \"main\" {detail}")?,
            (Some(detail), kind) => write!(f, "{kind}: {detail}")?,
            (None, kind) => write!(f, "{kind}")?,
        }
        for frame in &self.frames {
            write!(f, "\n  at {frame}")?;
        }
        if self.omitted > 0 {
            write!(f, "\n  ... {} frames ...", self.omitted)?;
        }
        for frame in &self.outer {
            write!(f, "\n  at {frame}")?;
        }
        Ok(())
    }
}

/// A place in code as everything shows it: the symbol, and bytes from there. What `addr2line`, `nm` and `mpldis` mean by it is the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place<'a> {
    /// Symbol of the function.
    pub symbol: &'a str,
    /// Bytes from there.
    pub offset: u32,
}

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{:#06x}", self.symbol, self.offset)
    }
}

impl FrameInfo {
    /// The place of the instruction.
    pub fn place(&self) -> Place<'_> {
        Place {
            symbol: &self.function,
            offset: self.offset,
        }
    }

    /// File and line, or the place where the image has no line information.
    pub fn line(&self) -> String {
        match &self.source {
            Some((file, line)) => format!("{file}:{line}"),
            None => format!("{}, {}", self.image, self.place()),
        }
    }

    /// The function as a Java programmer knows it, `java.lang.String.length`; the symbol if it is none of a method.
    pub fn method(&self) -> String {
        let name = MethodName::demangle(&self.function);
        name.map_or_else(|| self.function.clone(), |name| name.for_people())
    }
}

impl fmt::Display for FrameInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}", self.place(), self.image)?;
        if let Some((file, line)) = &self.source {
            write!(f, ", {file}:{line}")?;
        }
        f.write_str(")")
    }
}

impl std::error::Error for Trap {}

impl Machine {
    /// The trap of a kind that happened where the thread of `cx` stands.
    ///
    /// # Safety
    /// As [`Machine::walk`].
    pub unsafe fn trap(&mut self, kind: TrapKind, cx: *const ThreadState) -> Trap {
        let explained = matches!(kind, TrapKind::InvalidCode | TrapKind::HostError);
        let detail = self.detail.take().filter(|_| explained);
        let thrown = match kind {
            // SAFETY: the caller's promise. The frames may be gone already.
            TrapKind::Exception { thrown, .. } => unsafe { (*cx).trace.frames(self, thrown) },
            _ => None,
        };
        let mut found = match thrown {
            Some(found) => found,
            // SAFETY: the caller's promise.
            None => unsafe { self.frames(cx) },
        };
        if found.omitted == 0 {
            found.innermost.append(&mut found.outermost);
        }
        let mut lines = Lines::new(&self.images);
        let mut describe = |(id, offset): &(FunctionId, u32)| self.describe(*id, *offset, &mut lines);
        Trap(Box::new(TrapInfo {
            kind,
            detail,
            frames: found.innermost.iter().map(&mut describe).collect(),
            omitted: found.omitted,
            outer: found.outermost.iter().map(describe).collect(),
        }))
    }

    /// The frames of a thread.
    ///
    /// # Safety
    /// As [`Machine::walk`].
    unsafe fn frames(&self, cx: *const ThreadState) -> Frames {
        let mut innermost: Vec<(FunctionId, u32)> = Vec::new();
        let mut rest: VecDeque<(FunctionId, u32)> = VecDeque::new();
        let mut omitted = 0;
        let mut each = |id, offset| {
            if innermost.len() < INNERMOST {
                innermost.push((id, offset));
            } else {
                rest.push_back((id, offset));
                if rest.len() > OUTERMOST {
                    rest.pop_front();
                    omitted += 1;
                }
            }
            true
        };
        // SAFETY: the caller's promise.
        unsafe { self.walk(cx, &mut each) };
        Frames {
            innermost,
            omitted,
            outermost: rest.into(),
        }
    }

    /// A trap at the entry of a function that the embedder wanted to call.
    pub fn trap_at_entry(&self, kind: TrapKind, id: FunctionId) -> Trap {
        let mut trap = Trap::without_frames(kind);
        trap.0
            .frames
            .push(self.describe(id, 0, &mut Lines::new(&self.images)));
        trap
    }

    /// A function and its image.
    pub fn place(&self, id: FunctionId) -> Option<(&Function, &Image)> {
        let function = self.function(id)?;
        Some((function, self.images.get(function.image)?))
    }

    /// Source file and line of the instruction at a code offset.
    pub fn source(&self, id: FunctionId, offset: u32, lines: &mut Lines<'_>) -> Option<(String, u32)> {
        let function = self.function(id)?;
        lines.position(function.image, function.vaddr(offset))
    }

    /// What a backtrace says of the instruction at a code offset.
    pub fn describe(&self, id: FunctionId, offset: u32, lines: &mut Lines<'_>) -> FrameInfo {
        let (image, function, place) = match self.place(id) {
            Some((function, image)) => (
                image.name().to_owned(),
                function.name.clone(),
                function.from_symbol(offset),
            ),
            None => (String::new(), "?".to_owned(), offset),
        };
        FrameInfo {
            image,
            function,
            offset: place,
            source: self.source(id, offset, lines),
        }
    }

    /// Visits functions and offsets of the frames of a thread, innermost first, through all its runs, until `visit` says false. Allocates
    /// nothing.
    ///
    /// # Safety
    /// `cx` is valid and belongs to this thread; its site is where it stands.
    pub unsafe fn walk(&self, cx: *const ThreadState, visit: &mut dyn FnMut(FunctionId, u32) -> bool) {
        // SAFETY: the runs of a thread lie on its stack; nobody changes the activations of a stepper meanwhile, and links lie where the
        // bounds check of `walk_links` says.
        unsafe {
            let (mut run, mut site) = ((*cx).run, (*cx).context.site);
            while let Some(current) = run.as_ref() {
                let go_on = match current.stepper.as_ref() {
                    Some(frames) => frames.iter().rev().all(|frame| {
                        let (id, offset) = frame.place();
                        visit(id, offset)
                    }),
                    None => self.walk_links(cx, site, visit),
                };
                if !go_on {
                    return;
                }
                site = current.below;
                run = current.outer;
            }
        }
    }

    /// The frames of one run of register code.
    unsafe fn walk_links(
        &self,
        cx: *const ThreadState,
        site: Site,
        visit: &mut dyn FnMut(FunctionId, u32) -> bool,
    ) -> bool {
        let (mut pc, mut link) = (site.pc, site.cs);
        for (id, offset) in self.frameless(pc) {
            if !visit(id, offset) {
                return false;
            }
        }
        while let Some((id, offset)) = self.origin(pc) {
            if id != NO_FUNCTION && !visit(id, offset) {
                return false;
            }
            // SAFETY: the pointer lies on a stack, and the caller promises that it holds links.
            let popped = unsafe {
                self.ends()
                    .pop(link, |address| ThreadState::is_on_stack(cx, address))
            };
            let Some((Link { return_pc, .. }, above)) = popped else {
                break;
            };
            link = above;
            // The word before a return address belongs to the call; the outermost link leads to no function.
            pc = return_pc.wrapping_sub(1);
        }
        true
    }
}
