//! Which words of MAPLE IR random programs have. A new opcode, type or built-in is generated, or named here with a reason.

use std::collections::BTreeSet;

use maple_codegen::mir::reference::builtins;
use maple_mirbin::{Intrinsic, Level, Op, Prim};

use super::{Kind, Options, Program};
use crate::coverage::{IMAGE, words};

/// Programs of each kind that are looked at.
const PROGRAMS: u64 = 150;

/// The words of random programs in MAPLE IR: those of [`Kind::Forms`] have what the others lack.
pub fn random_words() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for kind in [Kind::Plain, Kind::Managed, Kind::Forms] {
        let options = Options {
            kind,
            traps: 40,
            throws: 40,
            ..Options::default()
        };
        for seed in 0..PROGRAMS {
            found.append(&mut words(&Program::generate(seed, &options).text));
        }
        found.append(&mut words(&kind.library()));
    }
    found
}

/// Opcodes of MAPLE IR, types, and intrinsics of C under all their names that no random program has although no reason excuses them.
pub fn missing(words: &BTreeSet<String>) -> Vec<String> {
    all()
        .into_iter()
        .filter(|name| !words.contains(name) && !excused().any(|excused| excused == *name))
        .collect()
}

/// Words that need no excuse: some random program has them.
pub fn needless(words: &BTreeSet<String>) -> Vec<String> {
    excused().filter(|name| words.contains(name)).collect()
}

fn all() -> Vec<String> {
    let ops = Op::ALL.iter().filter(|op| op.info().level != Level::Ext);
    let prims = Prim::ALL.iter().map(|prim| prim.name().to_owned());
    let intrinsics = Intrinsic::ALL.iter().map(|intrinsic| intrinsic.name().to_owned());
    ops.map(|op| op.name().to_owned())
        .chain(prims)
        .chain(intrinsics.filter(|name| name.starts_with("C_")))
        .chain(builtins().into_iter().map(|row| row.name))
        .collect()
}

fn excused() -> impl Iterator<Item = String> {
    let ops = OPS.iter().flat_map(|(ops, _)| ops.iter().map(|op| op.name()));
    let prims = PRIMS
        .iter()
        .flat_map(|(prims, _)| prims.iter().map(|prim| prim.name()));
    let others = BUILTINS.iter().flat_map(|(names, _)| names.iter().copied());
    ops.chain(prims).chain(others).map(str::to_owned)
}

/// Opcodes that no random program has, and why.
const OPS: &[(&[Op], &str)] = &[
    (
        &[Op::Comment, Op::Label],
        "no keyword of the text form: `#` and `@` stand for them",
    ),
    (IMAGE, "image level only, made by lowering"),
    (
        &[Op::IreadFpOff32, Op::IassignFpOff32],
        "image level only, made by lowering",
    ),
    (
        &[Op::IreadFpOff, Op::IassignFpOff],
        "of lowered modules, of which there are no random ones",
    ),
    (
        &[
            Op::CustomCall,
            Op::InterfaceIcall,
            Op::VirtualIcall,
            Op::CustomCallAssigned,
            Op::InterfaceIcallAssigned,
            Op::VirtualIcallAssigned,
        ],
        "refused: calls that no language here has",
    ),
    (
        &[Op::ResolveInterfaceFunc, Op::ResolveVirtualFunc],
        "of managed modules, whose virtual and interface calls do the same; cases have them",
    ),
];

/// Types that no random program has, and why.
const PRIMS: &[(&[Prim], &str)] = &[
    (
        &[
            Prim::Invalid,
            Prim::Unknown,
            Prim::Derived,
            Prim::Gen,
            Prim::ConstStr,
        ],
        "no type of a value",
    ),
    (&[Prim::A32], "read as `ptr`, with a warning"),
    (
        &[
            Prim::SimpleStr,
            Prim::SimpleObj,
            Prim::DynUndef,
            Prim::DynNull,
            Prim::DynBool,
            Prim::DynI32,
            Prim::DynStr,
            Prim::DynObj,
            Prim::DynF64,
            Prim::DynF32,
            Prim::DynNone,
        ],
        "of dynamic modules, of which there are no random ones",
    ),
];

/// Built-ins that no random program has, and why.
const BUILTINS: &[(&[&str], &str)] = &[];
