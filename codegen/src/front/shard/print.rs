//! Programs to text: the canonical form, which strict parsing accepts and which prints to itself.
//!
//! Labels stand at two spaces, instructions at four, blocks are separated by an empty line, counts of 1 and indices of 0 are left out.
//! Blocks without a label are `L<position>`.

use std::fmt::Write;

use super::Program;
use super::ast::{
    Base, Block, BlockId, Call, Const, Function, Index, Inst, InstData, Operand, Type, ValueId, ValueName,
    ValueRef,
};
use super::table::{Fundamental, Op};

/// The canonical text of a program.
pub fn print(program: &Program) -> String {
    let mut text = String::new();
    for (at, declared) in program.structs.iter().enumerate() {
        let fields: Vec<String> = declared
            .fields
            .iter()
            .map(|&ty| print_type(program, ty))
            .collect();
        let body = if fields.is_empty() {
            "{}".to_owned()
        } else {
            format!("{{ {} }}", fields.join(", "))
        };
        text += &format!("@{} = struct {body}\n", program.names.text(declared.name));
        if at + 1 == program.structs.len() && !program.functions.is_empty() {
            text.push('\n');
        }
    }
    for (at, function) in program.functions.iter().enumerate() {
        if at > 0 {
            text.push('\n');
        }
        Printer::new(program, function, &mut text).function();
    }
    text
}

/// A type as text.
pub fn print_type(program: &Program, ty: Type) -> String {
    let stars = "*".repeat(usize::from(ty.stars));
    match ty.base {
        Base::Fundamental(fundamental) => format!("{}{stars}", fundamental.text()),
        Base::Struct(id) => match program.structs.get(usize::from(id.0)) {
            Some(declared) => format!("@{}{stars}", program.names.text(declared.name)),
            None => format!("@S{}{stars}", id.0),
        },
    }
}

/// A return type as text.
pub(super) fn print_return_type(program: &Program, ty: Option<Type>) -> String {
    ty.map_or_else(|| "void".to_owned(), |ty| print_type(program, ty))
}

/// A list of types as text.
pub(super) fn print_types(program: &Program, types: &[Type]) -> String {
    let all: Vec<String> = types.iter().map(|&ty| print_type(program, ty)).collect();
    all.join(", ")
}

/// A value as text.
pub(super) fn print_value(program: &Program, function: &Function, id: ValueId) -> String {
    match function.value(id).map(|value| value.name) {
        Some(ValueName::Number(number)) => format!("%{number}"),
        Some(ValueName::Name(name)) => format!("%{}", program.names.text(name)),
        None => format!("%<{}>", id.0),
    }
}

/// A constant of a type as text.
fn print_const(constant: Const, ty: Type) -> String {
    let bits = constant.bits;
    match ty.fundamental() {
        None => "null".to_owned(),
        Some(Fundamental::Int1) => (bits & 1 == 1).to_string(),
        Some(Fundamental::Float32) => {
            let bits = bits as u32;
            match f32::from_bits(bits) {
                value if !value.is_nan() => format!("{value:?}"),
                _ if bits == 0x7fc0_0000 => "nan".to_owned(),
                _ => format!("{bits:#x}"),
            }
        }
        Some(Fundamental::Float64) => match f64::from_bits(bits) {
            value if !value.is_nan() => format!("{value:?}"),
            _ if bits == 0x7ff8_0000_0000_0000 => "nan".to_owned(),
            _ => format!("{bits:#x}"),
        },
        Some(_) => (bits as i64).to_string(),
    }
}

struct Printer<'p> {
    program: &'p Program,
    function: &'p Function,
    /// Whether labels print as written; otherwise an unlabelled entry's name is taken, and all print as positions.
    labels: bool,
    text: &'p mut String,
}

impl<'p> Printer<'p> {
    fn new(program: &'p Program, function: &'p Function, text: &'p mut String) -> Printer<'p> {
        let taken = |position: usize| {
            let name = program.names.get(format!("L{position}"));
            name.is_some() && function.blocks.iter().any(|block| block.label == name)
        };
        // Only the entry of a text lacks a label, and blocks of a binary all do: this is linear.
        let mut unlabelled = function
            .blocks
            .iter()
            .enumerate()
            .filter(|(_, block)| block.label.is_none());
        let all = function.blocks.iter().all(|block| block.label.is_none());
        let labels = all || !unlabelled.any(|(position, _)| taken(position));
        Printer {
            program,
            function,
            labels,
            text,
        }
    }

    fn put(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = self.text.write_fmt(text);
    }

    fn function(&mut self) {
        let (program, function) = (self.program, self.function);
        self.put(format_args!(
            "@{} = function {}({}) {{\n",
            program.names.text(function.name),
            print_return_type(program, function.ret),
            print_types(program, &function.params)
        ));
        for (at, block) in function.blocks.iter().enumerate() {
            if at > 0 {
                self.text.push('\n');
            }
            self.block(BlockId(at as u32), block);
        }
        self.text.push_str("}\n");
    }

    fn label(&self, id: BlockId) -> String {
        match self.function.block(id).and_then(|block| block.label) {
            Some(name) if self.labels => format!("@{}", self.program.names.text(name)),
            _ => format!("@L{}", id.0),
        }
    }

    fn block(&mut self, id: BlockId, block: &Block) {
        let label = self.label(id);
        self.put(format_args!("  {label}:\n"));
        for inst in &block.insts {
            let line = self.inst(inst);
            self.put(format_args!("    {line}\n"));
        }
    }

    fn ty(&self, ty: Type) -> String {
        print_type(self.program, ty)
    }

    fn value(&self, value: ValueRef) -> String {
        print_value(self.program, self.function, value.id)
    }

    fn operand(&self, operand: Operand, ty: Type) -> String {
        match operand {
            Operand::Value(value) => self.value(value),
            Operand::Const(constant) => print_const(constant, ty),
        }
    }

    fn index(&self, index: Index, omitted: u32) -> String {
        match index {
            Index::Const(count) if count == omitted => String::new(),
            Index::Const(count) => format!(", {count}"),
            Index::Value(value) => format!(", {}", self.value(value)),
        }
    }

    fn inst(&self, inst: &Inst) -> String {
        let result = match inst.result {
            Some(id) => format!("{} = ", print_value(self.program, self.function, id)),
            None => String::new(),
        };
        format!("{result}{}", self.data(&inst.data))
    }

    fn data(&self, data: &InstData) -> String {
        match *data {
            InstData::Alloc { ty, count } => {
                format!("{} {}{}", Op::Alloc.text(), self.ty(ty), self.index(count, 1))
            }
            InstData::Store {
                ty,
                addr,
                value,
                index,
            } => format!(
                "{} {} {}, {}{}",
                Op::Store.text(),
                self.ty(ty),
                self.value(addr),
                self.operand(value, ty),
                self.index(index, 0)
            ),
            InstData::Load { ty, addr, index } => format!(
                "{} {} {}{}",
                Op::Load.text(),
                self.ty(ty),
                self.value(addr),
                self.index(index, 0)
            ),
            InstData::Binary { op, ty, a, b } => format!(
                "{} {} {}, {}",
                op.text(),
                self.ty(ty),
                self.operand(a, ty),
                self.operand(b, ty)
            ),
            InstData::Cmp { cond, ty, a, b } => format!(
                "{} {} {} {}, {}",
                Op::Cmp.text(),
                cond.text(),
                self.ty(ty),
                self.operand(a, ty),
                self.operand(b, ty)
            ),
            InstData::Call(ref call) => self.call(call),
            InstData::Jump { to } => format!("{} {}", Op::Branch.text(), self.label(to)),
            InstData::Branch { cond, then, other } => format!(
                "{} {}, {}, {}",
                Op::Branch.text(),
                self.operand(cond, Type::INT1),
                self.label(then),
                self.label(other)
            ),
            InstData::Return { value: None } => format!("{} void", Op::Return.text()),
            InstData::Return {
                value: Some((ty, value)),
            } => format!(
                "{} {} {}",
                Op::Return.text(),
                self.ty(ty),
                self.operand(value, ty)
            ),
        }
    }

    fn call(&self, call: &Call) -> String {
        let types = call
            .params
            .iter()
            .map(|&ty| Some(ty))
            .chain(std::iter::repeat(None));
        let args: Vec<String> = call
            .args
            .iter()
            .zip(types)
            .map(|(&arg, ty)| self.operand(arg, ty.unwrap_or(Type::INT1)))
            .collect();
        format!(
            "{} {}({}) @{} ({})",
            Op::Call.text(),
            print_return_type(self.program, call.ret),
            print_types(self.program, &call.params),
            self.program.names.text(call.name),
            args.join(", ")
        )
    }
}
