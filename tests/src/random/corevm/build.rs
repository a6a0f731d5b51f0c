//! Makes modules without text: a definition after the other, an instruction after the other.

use maple_codegen::front::corevm::ast::{
    Base, Block, Const, Function, Inst, Intrinsic, IntrinsicParam, Label, Module, Operand, OperandData,
    ParamKind, Type, TypeDecl, Variable,
};
use maple_codegen::front::corevm::table::{Op, Primitive};
use maple_codegen::mir::{Name, Pos};

/// An operand.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// What has this name.
    Ref(String),
    /// A number or bool.
    Bits(Primitive, u64),
    /// A string.
    Text(Vec<u8>),
    /// `object null`
    Null,
}

impl From<&str> for Arg {
    /// A name after `%`; anything else is a string.
    fn from(text: &str) -> Arg {
        match text.strip_prefix('%') {
            Some(name) => Arg::Ref(name.to_owned()),
            None => Arg::Text(text.into()),
        }
    }
}

macro_rules! numbers {
    ($($from:ty, $primitive:ident, $value:ident => $bits:expr;)*) => {
        $(impl From<$from> for Arg {
            fn from($value: $from) -> Arg {
                Arg::Bits(Primitive::$primitive, $bits)
            }
        })*
    };
}

numbers! {
    bool, Bool, value => u64::from(value);
    i8, I8, value => i64::from(value) as u64;
    u8, Ui8, value => u64::from(value);
    i16, I16, value => i64::from(value) as u64;
    u16, Ui16, value => u64::from(value);
    i32, I32, value => i64::from(value) as u64;
    u32, Ui32, value => u64::from(value);
    i64, I64, value => value as u64;
    u64, Ui64, value => value;
    f32, Spf, value => u64::from(value.to_bits());
    f64, Dpf, value => value.to_bits();
}

/// Operands of different Rust types.
macro_rules! args {
    ($($arg:expr),* $(,)?) => {
        &[$($crate::random::corevm::build::Arg::from($arg)),*]
    };
}

pub(super) use args;

/// The pointer type of a type.
pub const fn pointer(ty: Type) -> Type {
    Type { pointer: true, ..ty }
}

/// A module that is being made.
#[derive(Clone, Default, Debug)]
pub struct Builder {
    /// The module so far.
    pub module: Module,
}

impl Builder {
    fn name(&mut self, text: &str) -> Name {
        self.module.names.intern(text)
    }

    fn variables(&mut self, list: &[(Type, &str)]) -> Vec<Variable> {
        let variable = |(ty, name): &(Type, &str)| Variable {
            ty: *ty,
            name: self.module.names.intern(name),
            pos: Pos::NONE,
        };
        list.iter().map(variable).collect()
    }

    /// The type of a structure.
    pub fn named(&mut self, name: &str) -> Type {
        let base = Base::Named(self.name(name));
        Type { base, pointer: false }
    }

    /// The type of arrays.
    pub fn array(&mut self, len: u32, element: Type) -> Type {
        let base = Base::Array(self.module.elements.intern(element), len);
        Type { base, pointer: false }
    }

    /// Defines a structure.
    pub fn structure(&mut self, name: &str, fields: &[(Type, &str)]) -> Type {
        let decl = TypeDecl {
            attributes: Vec::new(),
            name: self.name(name),
            fields: self.variables(fields),
            pos: Pos::NONE,
        };
        self.module.types.push(decl);
        self.named(name)
    }

    /// Declares an intrinsic function.
    pub fn declare(&mut self, ret: Type, name: &str, params: &[ParamKind]) {
        let param = |kind: &ParamKind| IntrinsicParam {
            kind: *kind,
            name: self.module.names.intern("p"),
            pos: Pos::NONE,
        };
        let params = params.iter().map(param).collect();
        let name = self.name(name);
        let pos = Pos::NONE;
        let declared = Intrinsic {
            name,
            ret,
            params,
            pos,
        };
        self.module.intrinsics.push(declared);
    }

    /// Begins a function; what follows goes to it.
    pub fn function(&mut self, ret: Type, name: &str, params: &[(Type, &str)]) {
        let function = Function {
            name: self.name(name),
            parent: None,
            ret,
            options: 0,
            params: self.variables(params),
            positional: None,
            keyword: None,
            blocks: Vec::new(),
            pos: Pos::NONE,
        };
        self.module.functions.push(function);
    }

    /// Gives the function `*args` and `**kwargs`, where the names are not empty.
    pub fn further(&mut self, positional: &str, keyword: &str) {
        let mut name = |text: &str| (!text.is_empty()).then(|| self.module.names.intern(text));
        let (positional, keyword) = (name(positional), name(keyword));
        let function = self.current();
        function.positional = positional;
        function.keyword = keyword;
    }

    fn current(&mut self) -> &mut Function {
        self.module.functions.last_mut().expect("a function was begun")
    }

    /// Begins a block.
    pub fn block(&mut self, label: &str) {
        let block = Block {
            label: self.name(label),
            insts: Vec::new(),
            pos: Pos::NONE,
        };
        self.current().blocks.push(block);
    }

    /// Adds an instruction; the first one of a function begins a block `entry`.
    fn push(&mut self, inst: Inst) {
        if self.current().blocks.is_empty() {
            self.block("entry");
        }
        let block = self.current().blocks.last_mut().expect("a block was begun");
        block.insts.push(inst);
    }

    fn inst(&mut self, op: Op, ty: Option<Type>, args: &[Arg]) -> Inst {
        let names = &mut self.module.names;
        let operand = |arg: &Arg| Operand {
            data: match arg {
                Arg::Ref(name) => OperandData::Ref(names.intern(name)),
                Arg::Bits(primitive, bits) => OperandData::Const(Const::Bits(*primitive, *bits)),
                Arg::Text(text) => OperandData::Const(Const::String(names.intern(text))),
                Arg::Null => OperandData::Const(Const::Null),
            },
            pos: Pos::NONE,
        };
        Inst {
            target: None,
            op,
            ty,
            options: Vec::new(),
            operands: args.iter().map(operand).collect(),
            labels: Vec::new(),
            pos: Pos::NONE,
        }
    }

    /// Adds an instruction that defines a name.
    pub fn set(&mut self, target: &str, op: Op, ty: impl Into<Option<Type>>, args: &[Arg]) {
        let target = Some(self.name(target));
        let inst = self.inst(op, ty.into(), args);
        self.push(Inst { target, ..inst });
    }

    /// Adds an instruction that defines nothing.
    pub fn act(&mut self, op: Op, ty: impl Into<Option<Type>>, args: &[Arg]) {
        let inst = self.inst(op, ty.into(), args);
        self.push(inst);
    }

    /// Adds an instruction with labels.
    pub fn jump(&mut self, op: Op, args: &[Arg], labels: &[&str]) {
        let label = |label: &&str| Label {
            name: self.module.names.intern(label),
            pos: Pos::NONE,
        };
        let labels = labels.iter().map(label).collect();
        let inst = self.inst(op, None, args);
        self.push(Inst { labels, ..inst });
    }

    /// Gives the last instruction options: the storage of `alloca`, the keywords of `call`.
    pub fn options(&mut self, words: &[&str]) {
        let words: Vec<Name> = words.iter().map(|word| self.name(word)).collect();
        let last = self.current().blocks.last_mut().and_then(|b| b.insts.last_mut());
        last.expect("an instruction was added").options = words;
    }
}
