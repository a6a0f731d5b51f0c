//! Combined code once more, with other instructions in the place of some.

use super::{Body, Splicer};
use crate::environment::Environment;
use crate::inline::plan::Plan;
use crate::inline::{Combined, Origin};
use maple_mirbin::header::Frame;
use maple_mirbin::verify::Verified;
use maple_mirbin::{Op, Prim};

/// An instruction that stands for another.
#[derive(Clone, Copy, Debug)]
pub(in crate::inline) enum New {
    /// An access of a slot.
    Slot(Op, Prim, i16),
    /// An access of memory at a displacement.
    Memory(Op, Prim, i16),
    /// A constant.
    Constant(Prim, u64),
    /// An operation on the two values on top.
    Binary(Op, Prim),
    /// A conversion or the same bits, to a type from another.
    Unary(Op, Prim, Prim),
}

/// What becomes of an instruction.
#[derive(Clone, Debug, Default)]
pub(in crate::inline) enum Edit {
    /// It stays.
    #[default]
    Keep,
    /// These stand for it.
    Replace(Vec<New>),
}

/// The combined function with the `edits`, one for each of the instructions of its `code`; `frame` is its new frame.
pub(in crate::inline) fn rewrite(
    env: &dyn Environment,
    root: &Plan<'_>,
    combined: &Combined,
    code: &Verified<'_>,
    frame: Frame,
    edits: &[Edit],
) -> Option<Combined> {
    let mut splicer = Splicer::new(env, root, frame);
    splicer.relocated = true;
    let body = Body::outermost(root, code);
    let mut labels = Vec::with_capacity(code.insts.len() + 1);
    let mut fixups = Vec::new();
    for (inst, edit) in code.insts.iter().zip(edits) {
        labels.push(splicer.code.len() as u32);
        let Edit::Replace(news) = edit else {
            splicer.copy(&body, inst, &mut fixups)?;
            continue;
        };
        for new in news {
            match *new {
                New::Slot(op, ty, index) | New::Memory(op, ty, index) => {
                    splicer.frame_access(&body, inst, op, ty, index);
                }
                New::Constant(ty, bits) => splicer.constant(&body, inst, ty, bits),
                New::Binary(op, ty) => {
                    splicer.place(&body, inst);
                    splicer.word(op, ty, 0, 2);
                }
                New::Unary(op, to, from) => {
                    splicer.place(&body, inst);
                    splicer.word(op, to, from as u8, 1);
                }
            }
        }
    }
    fixups.iter().try_for_each(|fixup| splicer.fix(fixup, &labels))?;
    let places = splicer.places.iter().map(|place| Origin {
        at: place.at,
        ..combined.place(place.own)
    });
    let start = |old: &u32| code.index_at(*old).map_or(u32::MAX, |index| labels[index]);
    Some(Combined {
        places: places.collect(),
        starts: combined.starts.iter().map(start).collect(),
        frame: splicer.frame,
        code: splicer.code,
        options: combined.options,
        resumable: false,
        calls: combined.calls.clone(),
        frames: combined.frames.clone(),
    })
}
