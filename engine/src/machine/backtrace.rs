//! Traps as data, and the call stacks they carry.

use super::lines::Lines;
use crate::state::function::{Function, FunctionId, NO_FUNCTION};
use crate::state::machine::Machine;
use crate::state::thread::ThreadState;
use crate::state::trap::{FrameInfo, INNERMOST, OUTERMOST, Trap, TrapInfo};
use crate::unwind::trace::Frames;
use maple_dispatch::Site;
use maple_dispatch::regcode::Link;
use maple_loader::Image;
use maple_rt::trap::TrapKind;
use std::collections::VecDeque;

impl Machine {
    /// The trap of a kind that happened where the thread of `cx` stands.
    ///
    /// # Safety
    /// As [`Machine::walk`].
    pub unsafe fn trap(&mut self, kind: TrapKind, cx: *const ThreadState) -> Trap {
        let explained = matches!(
            kind,
            TrapKind::InvalidCode | TrapKind::HostError | TrapKind::RuntimeError
        );
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
        let mut own = None;
        // SAFETY: the caller's promise.
        unsafe {
            self.walk(cx, &mut |id, offset| match self.is_shown(id) {
                true => each(id, offset),
                false => {
                    own = own.or(Some((id, offset)));
                    true
                }
            });
        }
        // Where all is the compiler's own, that says more than nothing.
        if innermost.is_empty() {
            innermost.extend(own);
        }
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
        let (file, line, _) = self.position(id, offset, lines)?;
        Some((file, line))
    }

    fn position(
        &self,
        id: FunctionId,
        offset: u32,
        lines: &mut Lines<'_>,
    ) -> Option<(String, u32, Option<u32>)> {
        let function = self.function(id)?;
        lines.position(function.image, function.vaddr(offset))
    }

    /// What a backtrace says of the instruction at a code offset.
    pub fn describe(&self, id: FunctionId, offset: u32, lines: &mut Lines<'_>) -> FrameInfo {
        let (image, function, place) = match self.place(id) {
            Some((function, image)) => (
                image.name().to_owned(),
                function.name.clone(),
                function.offset_from_symbol(offset),
            ),
            None => (String::new(), "?".to_owned(), offset),
        };
        let position = self.position(id, offset, lines);
        FrameInfo {
            image,
            function,
            offset: place,
            column: position.as_ref().and_then(|(_, _, column)| *column),
            source: position.map(|(file, line, _)| (file, line)),
        }
    }

    /// Visits functions and offsets of the frames of a thread, also of hidden functions, innermost first, through all its runs, until `visit` says false. Allocates
    /// nothing.
    ///
    /// # Safety
    /// `cx` is valid and belongs to this thread; its site is where it stands.
    pub unsafe fn walk(&self, cx: *const ThreadState, visit: &mut dyn FnMut(FunctionId, u32) -> bool) {
        // SAFETY: the runs of a thread lie on its stack; nobody changes the activations of a stepper meanwhile, and links lie where the
        // bounds check of `walk_links` says.
        unsafe {
            let (mut run, mut site) = (ThreadState::run(cx), (*cx).context.site);
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
