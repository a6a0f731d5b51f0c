//! The calls of a thread, followed through its lines.

use std::rc::Rc;

use super::images::{Images, Method};
use super::line::{Line, Place};

/// A call that has not returned.
#[derive(Debug)]
pub enum Frame {
    /// Of a Maple function; offset of the last instruction that it executed, if it executed one.
    Maple(Rc<Method>, Option<u32>),
    /// Of a native one: library and name.
    Native(String, String),
}

/// A thread.
#[derive(Default, Debug)]
pub struct Thread {
    /// Its calls, outermost first.
    pub frames: Vec<Frame>,
    /// The number of its last instruction.
    pub count: u64,
    /// The opcode of its last instruction.
    pub last: String,
    /// Whether that was `return` and nothing came after it.
    returned: bool,
    /// The method of the last line that names one.
    named: Option<Rc<Method>>,
}

impl Thread {
    /// Goes on by a line. A frame whose last instruction is `return` stays until the next line, so that the end of a thread shows where it was.
    pub fn line(&mut self, line: Line<'_>, images: &mut Images) {
        match line {
            Line::Method {
                image,
                method,
                symbol,
            } => {
                let same = |known: &Rc<Method>| known.is(image, method, symbol);
                if !self.named.as_ref().is_some_and(same) {
                    self.named = Some(images.method(image, method, symbol));
                }
            }
            Line::Running => {
                self.leave();
                let method = self.named.clone();
                self.frames
                    .extend(method.map(|method| Frame::Maple(method, None)));
            }
            Line::Native { library, symbol } => {
                self.frames
                    .push(Frame::Native(library.to_owned(), symbol.to_owned()));
            }
            Line::Instruction { place, opcode, count } => {
                self.leave();
                self.arrive(place, images);
                self.count = count;
                self.last.clear();
                self.last.push_str(opcode);
                self.returned = opcode == "return";
            }
        }
    }

    /// The call whose last instruction was `return` is over.
    fn leave(&mut self) {
        if std::mem::take(&mut self.returned) {
            self.frames.pop();
        }
    }

    /// Ends the calls that an instruction shows to be over, and notes it in the one that executes it.
    ///
    /// An exception passes frames without a word. Its handler is in the innermost frame that has a handler there; if no image tells of
    /// handlers, in the innermost frame of the function.
    fn arrive(&mut self, place: Place, images: &mut Images) {
        while matches!(self.frames.last(), Some(Frame::Native(..))) {
            self.frames.pop();
        }
        let own = |frame: &Frame| matches!(frame, Frame::Maple(method, _) if method.address == place.method);
        let goes_on = match self.frames.last() {
            Some(Frame::Maple(method, last)) if method.address == place.method => {
                last.is_none() || !method.is_landing(place.offset)
            }
            _ => false,
        };
        if !goes_on {
            let catches = |frame: &Frame| match frame {
                Frame::Maple(method, Some(last)) if method.address == place.method => {
                    method.handles(*last, place.offset)
                }
                _ => false,
            };
            let handler = self.frames.iter().rposition(catches);
            match handler.or_else(|| self.frames.iter().rposition(own)) {
                Some(found) => self.frames.truncate(found + 1),
                // The thread goes on with another stack, or the trace begins in the middle.
                None => self.frames.push(Frame::Maple(images.met(place.method), None)),
            }
        }
        if let Some(Frame::Maple(_, last)) = self.frames.last_mut() {
            *last = Some(place.offset);
        }
    }
}
