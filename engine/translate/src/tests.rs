//! Translation without a machine.

use super::environment::{Body, Callee, ClassFacts, Environment, FunctionId};
use super::symbols::{CallKind, SiteFacts, Symbol};
use super::{Input, inline, translate};
use crate::policy::Policy;
use maple_lir::code::Half;
use maple_mirbin::encode::CodeBuilder;
use maple_mirbin::header::Frame;
use maple_mirbin::note::RangeGotoForm;
use maple_mirbin::verify::{Options, verify};
use maple_mirbin::{Op, Prim};

/// A function.
struct Source {
    frame: Frame,
    code: Vec<u8>,
}

impl Source {
    fn new(formals: &[Prim], result: Prim, code: CodeBuilder) -> Source {
        let frame = Frame {
            formals: formals.to_vec(),
            cells: vec![result, Prim::Unknown],
            depth: code.max_depth() as u16,
            flags: 0,
        };
        let code = code.finish().unwrap();
        let mut bytes = code.bytes;
        for reloc in &code.relocs {
            let at = reloc.offset as usize;
            bytes[at..at + 8].copy_from_slice(&reloc.addend.to_le_bytes());
        }
        Source { frame, code: bytes }
    }
}

/// Functions by number, each at [`address`].
struct Functions(Vec<Source>);

/// Where a function lies; its operands of eight bytes are numbers of functions, or of what is native.
fn address(function: u64) -> u64 {
    (function + 1) << 32
}

impl Environment for Functions {
    fn policy(&self, _: FunctionId) -> Policy {
        Policy::default()
    }

    fn function_at(&self, at: u64) -> Option<FunctionId> {
        (0..self.0.len() as u32).find(|id| address(u64::from(*id)) == at)
    }

    fn may_be_function(&self, _: u64) -> bool {
        false
    }

    fn callee(&self, function: FunctionId) -> Option<Callee<'_>> {
        let source = self.0.get(function as usize)?;
        Some(Callee {
            frame: &source.frame,
            entry: 0x1000 + u64::from(function),
            first: None,
        })
    }

    fn body(&self, function: FunctionId) -> Option<Body<'_>> {
        let source = self.0.get(function as usize)?;
        Some(Body {
            frame: &source.frame,
            code: &source.code,
            base: address(u64::from(function)),
            options: Options::default(),
        })
    }

    fn nowhere(&self) -> u64 {
        0
    }

    fn code_constant(&self, _: u64, stored: u64) -> u64 {
        address(stored)
    }

    fn record_in_slot(&self, _: u64) -> Option<u64> {
        None
    }

    fn class_at(&self, _: u64) -> Option<ClassFacts> {
        None
    }

    fn vtable_places(&self) -> usize {
        0
    }

    fn is_name(&self, _: u64) -> bool {
        false
    }

    fn is_square_root(&self, _: u64) -> bool {
        false
    }
}

/// `return callee (formal + 1)`.
fn caller(callee: i64) -> Source {
    let mut code = CodeBuilder::new();
    code.abs(Op::AddrOfFunc, Prim::A64, 0, callee);
    code.frame(Op::Dread, Prim::I32, 1);
    code.constant(Prim::I32, 1);
    code.op(Op::Add, Prim::I32, 2);
    code.op(Op::Icall, Prim::I32, 2);
    code.frame(Op::RegRead, Prim::I32, 0);
    code.op(Op::Return, Prim::I32, 1);
    Source::new(&[Prim::I32], Prim::I32, code)
}

/// `return formal * 3`.
fn triple() -> Source {
    let mut code = CodeBuilder::new();
    code.frame(Op::Dread, Prim::I32, 1);
    code.constant(Prim::I32, 3);
    code.op(Op::Mul, Prim::I32, 2);
    code.op(Op::Return, Prim::I32, 1);
    Source::new(&[Prim::I32], Prim::I32, code)
}

/// The code of the first function as text, and its symbols.
fn translated(functions: &Functions, inlines: bool) -> (String, Vec<Symbol>) {
    let source = &functions.0[0];
    let code = verify(&source.frame, &source.code, &Options::default()).unwrap();
    let combined = inline::combine(functions, 0, &source.frame, &code).filter(|_| inlines);
    let inlined = combined
        .as_ref()
        .map(|combined| verify(&combined.frame, &combined.code, &combined.options).unwrap());
    let input = Input {
        frame: combined
            .as_ref()
            .map_or(&source.frame, |combined| &combined.frame),
        code: inlined.as_ref().unwrap_or(&code),
        combined: combined.as_ref(),
        handlers: None,
        function: 0,
        base: address(0),
        range_goto: RangeGotoForm::default(),
        fuel: false,
        interruptible: false,
        observed: false,
        memory: None,
    };
    let Ok(mut made) = translate(functions, &input) else {
        panic!("a limit is exceeded");
    };
    made.code.complete().unwrap();
    let name = |half| match half {
        Half::Bits(0x1001) => Some("&triple".to_owned()),
        _ => None,
    };
    (made.code.text(name), made.symbols)
}

#[test]
fn a_call_of_a_known_function() {
    let (text, symbols) = translated(&Functions(vec![caller(1), triple()]), false);
    let expected = "temps 5\n  CallAdd 6, s0, 1, 6 [&triple 0x0] @18\n  ReturnS32 s6 @20\n";
    assert_eq!(text, expected);
    assert_eq!(symbols, []);
}

#[test]
fn a_call_that_is_replaced() {
    let (text, symbols) = translated(&Functions(vec![caller(1), triple()]), true);
    let expected = "temps 6\n  ~Add32 P3, s0, 1 @8\n  ReturnMul32 0, p3, 3 @1c\n";
    assert_eq!(text, expected);
    assert_eq!(symbols, []);
}

#[test]
fn a_call_of_what_is_native() {
    let (text, symbols) = translated(&Functions(vec![caller(7)]), true);
    let expected = "\
temps 5
  ~Add32 P6, s0, 1 @14
  ~SignExtend32 q6, p6 @18
  CallNative 6 [#0 0x0] @18
  ReturnS32 s6 @20
";
    assert_eq!(text, expected);
    let site = SiteFacts {
        kind: CallKind::Address(address(7)),
        function: 0,
        offset: 0x18,
        args: vec![Prim::I32],
        result: Prim::I32,
    };
    assert_eq!(symbols, [Symbol::Site(site)]);
}
