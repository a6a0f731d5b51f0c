mod accepted;
mod broken;
mod tagged;

use super::*;
use crate::{CodeBuilder, Features, Op};

const ANY: Options = Options {
    features: Features::KNOWN,
    range_goto: RangeGotoForm::Seed,
};

/// Formals 1: i32, 2: f64; locals -2: i32, -3: f64, -4: ref, -5: c64; returns i32; two values deep.
fn frame() -> Frame {
    let locals = [Prim::I32, Prim::F64, Prim::Ref, Prim::C64];
    Frame::new(vec![Prim::I32, Prim::F64], Prim::I32, &locals, 2, 0)
}

fn js_frame() -> JsFrame {
    JsFrame {
        up_formal_size: 16,
        frame_size: 16,
        depth: 2,
        ..JsFrame::default()
    }
}

fn code(build: impl FnOnce(&mut CodeBuilder)) -> Vec<u8> {
    let mut builder = CodeBuilder::new();
    build(&mut builder);
    builder.finish().expect("code encodes").bytes
}

/// Short names for what the tests emit most.
trait Emit {
    fn int(&mut self) -> &mut Self;
    fn double(&mut self) -> &mut Self;
    fn ret(&mut self) -> &mut Self;
    fn nop(&mut self) -> &mut Self;
}

impl Emit for CodeBuilder {
    fn int(&mut self) -> &mut Self {
        self.constant(Prim::I32, 7);
        self
    }

    fn double(&mut self) -> &mut Self {
        self.constant(Prim::F64, 1.5f64.to_bits());
        self
    }

    fn ret(&mut self) -> &mut Self {
        self.op(Op::Return, Prim::Void, 0);
        self
    }

    fn nop(&mut self) -> &mut Self {
        self.op(Op::Checkpoint, Prim::Invalid, 0);
        self
    }
}
