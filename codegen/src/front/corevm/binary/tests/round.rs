//! What is written comes back.

use super::{EXAMPLE, datum, decoded, shown, write_binary};
use crate::front::Origin;
use crate::front::corevm::ast::{
    Base, Block, Const, Function, Inst, Intrinsic, IntrinsicParam, Label, Meta, Module, Operand, OperandData,
    ParamKind, Type, TypeDecl, Variable,
};
use crate::front::corevm::table::{Op, Primitive};
use crate::mir::Pos;

const POS: Pos = Pos::NONE;

#[test]
fn the_example_byte_for_byte() {
    assert_eq!(EXAMPLE.len(), 80);
    let module = decoded(EXAMPLE);
    assert_eq!(datum(&module), EXAMPLE);
    let container = write_binary(&module).unwrap();
    let read = decoded(&container);
    assert_eq!(shown(&read), shown(&module));
    assert_eq!(write_binary(&read).unwrap(), container);
    let main = &module.functions[0];
    assert_eq!((module.origin, main.pos), (Origin::Binary, Pos(10)));
    let add = &main.blocks[0].insts[0];
    assert_eq!(
        (main.blocks[0].pos, add.pos, add.operands[1].pos),
        (Pos(32), Pos(39), Pos(54))
    );
    // In a container they are offsets of the file.
    let start = container.len() - 16 - EXAMPLE.len();
    assert_eq!(read.functions[0].pos, Pos(start as u32 + 10));
    assert_eq!(
        shown(&module).lines().skip(1).collect::<Vec<_>>(),
        [
            "def i32 `main` : - 3 i32 `a` - -",
            "`entry`",
            "  `x` = add i32 `a` i32 0x28",
            "  - = ret i32 `x`",
        ]
    );
}

/// A module with everything in it.
pub(super) fn everything() -> Module {
    let mut module = Module::default();
    let mut intern = |text: &str| module.names.intern(text);
    let (p, f, g, main, entry, args, kwargs) = (
        intern("P"),
        intern("f"),
        intern("gr\u{fc}n"),
        intern("main"),
        intern("entry"),
        intern("args"),
        intern("kwargs"),
    );
    let bytes = module.names.intern(b"\xff\0\"");
    module.meta = Meta {
        name: b"all".to_vec(),
        format_version: i64::MAX,
        target_version: i64::MIN,
        path: b"/a\xff".to_vec(),
        author: b"me".to_vec(),
        timestamp: -1,
    };
    let mut ty = Type {
        base: Base::Named(p),
        pointer: true,
    };
    for length in 0..64 {
        let element = module.elements.intern(ty);
        ty = Type {
            base: Base::Array(element, length * 0x0200_0000),
            pointer: length % 3 == 0,
        };
    }
    let variable = |name, ty| Variable { ty, name, pos: POS };
    let mut fields = vec![variable(f, ty)];
    fields.extend(Primitive::ALL.iter().map(|&p| variable(g, Type::of(p))));
    module.types.push(TypeDecl {
        attributes: vec![(f, bytes), (g, g)],
        name: p,
        fields,
        pos: POS,
    });
    let param = |name, kind| IntrinsicParam { kind, name, pos: POS };
    module.intrinsics.push(Intrinsic {
        name: f,
        ret: Type::OBJECT,
        params: vec![
            param(f, ParamKind::Regular(ty)),
            param(args, ParamKind::Positional),
            param(kwargs, ParamKind::Keyword),
        ],
        pos: POS,
    });
    let constants = Primitive::ALL.iter().flat_map(|&ty| {
        let all = u64::MAX >> 64u32.saturating_sub(ty.bits()).min(63);
        let signed = [0, 1, u64::MAX];
        let unsigned = [0, 1, all];
        match ty.bits() {
            0 => Vec::new(),
            _ if matches!(ty.kind(), crate::front::corevm::table::Kind::Signed) => signed.to_vec(),
            _ => unsigned.to_vec(),
        }
        .into_iter()
        .map(move |bits| Const::Bits(ty, bits))
    });
    let operand = |data| Operand { data, pos: POS };
    let mut operands: Vec<Operand> = constants.map(|c| operand(OperandData::Const(c))).collect();
    operands.push(operand(OperandData::Const(Const::String(bytes))));
    operands.push(operand(OperandData::Const(Const::Null)));
    operands.push(operand(OperandData::Ref(args)));
    let inst = |op, target, ty| Inst {
        target,
        op,
        ty,
        options: Vec::new(),
        operands: Vec::new(),
        labels: Vec::new(),
        pos: POS,
    };
    let label = Label {
        name: entry,
        pos: POS,
    };
    let mut insts: Vec<Inst> = Op::ALL.iter().map(|&op| inst(op, None, None)).collect();
    insts.push(Inst {
        options: vec![f, g],
        operands,
        labels: vec![label, label],
        ..inst(Op::Call, Some(f), Some(ty))
    });
    let block = |label, insts| Block {
        label,
        insts,
        pos: POS,
    };
    module.functions.push(Function {
        name: main,
        parent: Some(f),
        ret: ty.value(),
        options: 1 << 40,
        params: vec![variable(f, ty), variable(f, Type::STRING)],
        positional: Some(args),
        keyword: Some(kwargs),
        blocks: vec![block(entry, insts), block(f, Vec::new())],
        pos: POS,
    });
    module.functions.push(Function {
        parent: None,
        positional: None,
        keyword: None,
        blocks: Vec::new(),
        ..module.functions[0].clone()
    });
    module
}

#[test]
fn everything_comes_back() {
    let module = everything();
    let (plain, container) = (datum(&module), write_binary(&module).unwrap());
    for bytes in [&plain, &container] {
        let read = decoded(bytes);
        assert_eq!(shown(&read), shown(&module));
        assert_eq!(datum(&read), plain);
        assert_eq!(write_binary(&read).unwrap(), container);
    }
    let empty = datum(&Module::default());
    assert_eq!(empty, [0; 9]);
    assert_eq!(datum(&decoded(&empty)), empty);
}

#[test]
fn an_array_field_byte_for_byte() {
    let mut module = Module::default();
    let (p, f) = (module.names.intern("P"), module.names.intern("f"));
    let element = module.elements.intern(Type {
        base: Base::Named(p),
        pointer: true,
    });
    module.types.push(TypeDecl {
        attributes: Vec::new(),
        name: p,
        fields: vec![Variable {
            ty: Type {
                base: Base::Array(element, 10),
                pointer: false,
            },
            name: f,
            pos: POS,
        }],
        pos: POS,
    });
    let bytes = datum(&module);
    assert_eq!(
        bytes[6..],
        [
            2, 0, 2, 0x50, 2, 2, 0x66, 2, 0, 2, 0, 2, 0, 2, 0x50, 20, 0, 0, 0, 0
        ]
    );
}

#[test]
fn what_the_format_cannot_say() {
    let fails = |change: &dyn Fn(&mut Module)| {
        let mut module = everything();
        change(&mut module);
        write_binary(&module).unwrap_err().to_string()
    };
    let deep = |module: &mut Module| {
        let element = module.elements.intern(module.types[0].fields[0].ty);
        module.types[0].fields[0].ty.base = Base::Array(element, 1);
    };
    assert_eq!(fails(&deep), "type P: a type has more than 64 levels");
    let long = |module: &mut Module| {
        let element = module.elements.intern(Type::BOOL);
        module.functions[1].ret.base = Base::Array(element, 1 << 31);
    };
    assert_eq!(
        fails(&long),
        "function main: an array has 2147483648 elements, at most 2147483647"
    );
    let empty = |module: &mut Module| module.functions[0].keyword = Some(module.names.intern(""));
    assert!(fails(&empty).starts_with("function main: an empty name"));
    let name = |module: &mut Module| module.intrinsics[0].params[1].name = module.names.intern(b"\xff");
    assert_eq!(
        fails(&name),
        "intrinsic function f: the name `\\xff` is not UTF-8"
    );
    for (ty, bits) in [
        (Primitive::I8, 128),
        (Primitive::Spf, 1 << 32),
        (Primitive::Bool, 2),
        (Primitive::Void, 0),
    ] {
        let constant = |module: &mut Module| {
            let call = module.functions[0].blocks[0].insts.last_mut().unwrap();
            call.operands[0].data = OperandData::Const(Const::Bits(ty, bits));
        };
        assert!(fails(&constant).contains("is no constant of type"), "{ty:?}");
    }
}
