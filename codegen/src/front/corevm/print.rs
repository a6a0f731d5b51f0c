//! Modules to text: the canonical form, which prints to itself.
//!
//! Fields and instructions stand at four spaces, labels at none, an empty line is behind every definition. Metadata comes first, then types,
//! declarations and functions. Names that are no words stand in quotes.

use std::fmt::Write;

use super::ast::{
    Base, Const, Function, Inst, IntrinsicParam, Module, Operand, OperandData, ParamKind, Type, TypeDecl,
    Variable,
};
use super::parse::META;
use super::spell;
use super::table::{FUNCTION_OPTIONS, Kind, Primitive};
use crate::mir::Name;

/// The canonical text of a module.
pub fn print(module: &Module) -> String {
    let mut printer = Printer {
        module,
        text: String::new(),
    };
    printer.meta();
    for decl in &module.types {
        printer.type_decl(decl);
    }
    for intrinsic in &module.intrinsics {
        let params: Vec<String> = intrinsic
            .params
            .iter()
            .map(|param| printer.param(param))
            .collect();
        printer.put(format_args!(
            "declare {} {}({})\n\n",
            printer.ty(intrinsic.ret),
            printer.dotted(intrinsic.name),
            params.join(", ")
        ));
    }
    for function in &module.functions {
        printer.function(function);
    }
    printer.text
}

/// A type as text.
pub fn print_type(module: &Module, ty: Type) -> String {
    let mut text = String::new();
    let mut ends = Vec::new();
    let mut ty = ty;
    while let Base::Array(element, length) = ty.base {
        text += &format!("array [ {length} * ");
        ends.push(if ty.pointer { " ]*" } else { " ]" });
        ty = module.elements.get(element);
    }
    match ty.base {
        Base::Primitive(primitive) => text += primitive.text(),
        Base::Named(name) => text += &spelled(module, name, spell::is_type_name),
        Base::Array(..) => {}
    }
    if ty.pointer {
        text.push('*');
    }
    text.extend(ends.into_iter().rev());
    text
}

/// A name, in quotes unless it is `plain`.
fn spelled(module: &Module, name: Name, plain: impl Fn(&[u8]) -> bool) -> String {
    match plain(module.names.bytes(name)) {
        true => module.names.text(name).into_owned(),
        false => spell::quoted(module.names.bytes(name)),
    }
}

struct Printer<'p> {
    module: &'p Module,
    text: String,
}

impl Printer<'_> {
    fn put(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = self.text.write_fmt(text);
    }

    fn ty(&self, ty: Type) -> String {
        print_type(self.module, ty)
    }

    fn word(&self, name: Name) -> String {
        spelled(self.module, name, spell::is_word)
    }

    fn dotted(&self, name: Name) -> String {
        spelled(self.module, name, spell::is_dotted)
    }

    /// The name of a value, a label or a value of an attribute: digits are one, too.
    fn marked(&self, name: Name) -> String {
        spelled(self.module, name, |bytes| {
            spell::is_word(bytes) || spell::is_digits(bytes)
        })
    }

    fn variable(&self, variable: &Variable) -> String {
        format!("{} {}", self.ty(variable.ty), self.word(variable.name))
    }

    fn param(&self, param: &IntrinsicParam) -> String {
        let name = self.word(param.name);
        match param.kind {
            ParamKind::Regular(ty) => format!("{} {name}", self.ty(ty)),
            ParamKind::Positional => format!("*{name}"),
            ParamKind::Keyword => format!("**{name}"),
        }
    }

    fn meta(&mut self) {
        let meta = &self.module.meta;
        let text = |value: &[u8]| (!value.is_empty()).then(|| spell::quoted(value));
        let number = |value: i64| (value != 0).then(|| format!("\"{value}\""));
        let values = [
            text(&meta.name),
            number(meta.format_version),
            number(meta.target_version),
            text(&meta.path),
            text(&meta.author),
            number(meta.timestamp),
        ];
        for ((key, _), value) in META.iter().zip(values) {
            if let Some(value) = value {
                self.put(format_args!("\"{key}\" : {value}\n"));
            }
        }
        if !self.text.is_empty() {
            self.text.push('\n');
        }
    }

    fn type_decl(&mut self, decl: &TypeDecl) {
        let attributes = decl.attributes.iter();
        let attributes: Vec<String> = attributes
            .map(|(key, value)| format!("{}={}", self.word(*key), self.marked(*value)))
            .collect();
        if !attributes.is_empty() {
            self.put(format_args!("[{}]\n", attributes.join(", ")));
        }
        let name = spelled(self.module, decl.name, spell::is_type_name);
        self.put(format_args!("type {name} {{\n"));
        for field in &decl.fields {
            let field = self.variable(field);
            self.put(format_args!("    {field};\n"));
        }
        self.text.push_str("}\n\n");
    }

    fn function(&mut self, function: &Function) {
        let mut params: Vec<String> = function.params.iter().map(|param| self.variable(param)).collect();
        params.extend(function.positional.map(|name| format!("*{}", self.word(name))));
        params.extend(function.keyword.map(|name| format!("**{}", self.word(name))));
        let parent = match function.parent {
            Some(parent) => format!(" : {}", self.dotted(parent)),
            None => String::new(),
        };
        self.put(format_args!(
            "def {} {}({}){parent}{} {{\n",
            self.ty(function.ret),
            self.dotted(function.name),
            params.join(", "),
            function_options(function.options)
        ));
        for block in &function.blocks {
            let label = self.marked(block.label);
            self.put(format_args!("{label}:\n"));
            for inst in &block.insts {
                let inst = self.inst(inst);
                self.put(format_args!("    {inst};\n"));
            }
        }
        self.text.push_str("}\n\n");
    }

    fn inst(&self, inst: &Inst) -> String {
        let mut text = match inst.target {
            Some(target) => format!("%{} = ", self.marked(target)),
            None => String::new(),
        };
        text += inst.op.text();
        if !inst.options.is_empty() {
            // In quotes `label` is an option; without, labels would follow.
            let plain = |bytes: &[u8]| spell::is_word(bytes) && bytes != b"label";
            let options = inst.options.iter();
            let options: Vec<String> = options.map(|&name| spelled(self.module, name, plain)).collect();
            text += &format!(" [ {} ]", options.join(" "));
        }
        if let Some(ty) = inst.ty {
            text += &format!(" {}", self.ty(ty));
        }
        for operand in &inst.operands {
            text += &format!(" {}", self.operand(operand));
        }
        if !inst.labels.is_empty() {
            let labels = inst.labels.iter();
            let labels: Vec<String> = labels
                .map(|label| format!("label #{}", self.marked(label.name)))
                .collect();
            text += &format!(" [ {} ]", labels.join(", "));
        }
        text
    }

    fn operand(&self, operand: &Operand) -> String {
        match operand.data {
            OperandData::Ref(name) => format!("%{}", self.marked(name)),
            OperandData::Const(Const::Bits(ty, bits)) => number(ty, bits),
            OperandData::Const(Const::String(name)) => {
                format!("string {}", spell::quoted(self.module.names.bytes(name)))
            }
            OperandData::Const(Const::Null) => "object null".to_owned(),
        }
    }
}

/// ` [words]`; bits that have no word are a number.
fn function_options(options: i64) -> String {
    let mut rest = options;
    let mut words = Vec::new();
    for &(word, bit) in FUNCTION_OPTIONS {
        if options & bit != 0 {
            words.push(word.to_owned());
            rest &= !bit;
        }
    }
    if rest != 0 {
        words.push(format!("{rest:#x}"));
    }
    match words.is_empty() {
        true => String::new(),
        false => format!(" [{}]", words.join(" ")),
    }
}

/// A number or bool with its type.
fn number(ty: Primitive, bits: u64) -> String {
    let mask = u64::MAX.checked_shr(64 - ty.bits()).unwrap_or(0);
    let value = match ty.kind() {
        Kind::Bool => u64::from(bits != 0).to_string(),
        Kind::Signed => {
            let above = 64 - ty.bits();
            ((bits << above) as i64 >> above).to_string()
        }
        Kind::Unsigned => (bits & mask).to_string(),
        Kind::Float if ty == Primitive::Spf => match f32::from_bits(bits as u32) {
            value if value.is_nan() => nan(bits & mask, 0x7fc0_0000, 1 << 31),
            value => format!("{value:?}"),
        },
        Kind::Float => match f64::from_bits(bits) {
            value if value.is_nan() => nan(bits, 0x7ff8 << 48, 1 << 63),
            value => format!("{value:?}"),
        },
        // No constant is like that.
        Kind::Void | Kind::String | Kind::Object => return number(Primitive::Ui64, bits),
    };
    format!("{} {value}", ty.text())
}

fn nan(bits: u64, quiet: u64, sign: u64) -> String {
    if bits == quiet {
        "nan".to_owned()
    } else if bits == quiet | sign {
        "-nan".to_owned()
    } else {
        format!("nan({bits:#x})")
    }
}
