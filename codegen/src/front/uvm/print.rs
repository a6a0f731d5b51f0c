//! Bundles as text, in canonical form: the seed's dialect, a definition or an instruction a line, PHIs first in their blocks. Printing what
//! was read from printed text gives the same text again.

use std::fmt::Write;

use rustc_hash::FxHashSet;

use super::ast::{
    Block, BlockId, Body, Bundle, Constant, Inst, Item, Literal, Operand, OperandData, Pass, Swap, ValueId,
};
use super::table::{Clause, INTRINSICS, Op, Order, Parameter, Prefix, Rule};
use super::types::{Sig, SigId, Type, TypeId, Types};
use crate::mir::{Name, Names};

/// The text of a bundle.
pub fn print(bundle: &Bundle) -> String {
    let mut text = String::new();
    let mut last = None;
    for item in &bundle.order {
        let kind = std::mem::discriminant(item);
        let is_body = matches!(item, Item::Func(id) if bundle.funcs.get(id.0 as usize).is_some_and(|func| func.body.is_some()));
        if last.is_some_and(|last| last != kind) || is_body && last.is_some() {
            text.push('\n');
        }
        last = Some(kind);
        // Writing to a string cannot fail.
        let _ = write_item(&mut text, bundle, *item);
    }
    text
}

fn shown(names: &Names, name: Name) -> std::borrow::Cow<'_, str> {
    String::from_utf8_lossy(names.bytes(name))
}

fn write_item(text: &mut String, bundle: &Bundle, item: Item) -> std::fmt::Result {
    let (types, names) = (&bundle.types, &bundle.names);
    match item {
        Item::Type(id) => {
            let Some(node) = types.types.get(id.0 as usize) else {
                return Ok(());
            };
            let name = node
                .name
                .map_or_else(String::new, |name| shown(names, name).into_owned());
            write!(text, ".typedef {name} = ")?;
            write_constructor(text, types, names, &node.ty);
            text.push('\n');
        }
        Item::Sig(id) => {
            let Some(node) = types.sigs.get(id.0 as usize) else {
                return Ok(());
            };
            let name = node
                .name
                .map_or_else(String::new, |name| shown(names, name).into_owned());
            write!(text, ".funcsig {name} = ")?;
            write_sig_constructor(text, types, names, &node.sig);
            text.push('\n');
        }
        Item::Const(id) => {
            let Some(known) = bundle.consts.get(id.0 as usize) else {
                return Ok(());
            };
            write!(text, ".const {} <", shown(names, known.name))?;
            write_type(text, types, names, known.ty);
            text.push_str("> = ");
            write_literal(text, bundle, &known.value, Some(known.ty))?;
            text.push('\n');
        }
        Item::Global(id) => {
            let Some(global) = bundle.globals.get(id.0 as usize) else {
                return Ok(());
            };
            write!(text, ".global {} <", shown(names, global.name))?;
            write_type(text, types, names, global.ty);
            text.push_str(">\n");
        }
        Item::Func(id) => {
            let Some(func) = bundle.funcs.get(id.0 as usize) else {
                return Ok(());
            };
            let directive = if func.body.is_some() {
                ".funcdef"
            } else {
                ".funcdecl"
            };
            write!(text, "{directive} {} <", shown(names, func.name))?;
            write_sig(text, types, names, func.sig);
            text.push('>');
            match &func.body {
                Some(body) => Printer::new(bundle, body).body(text)?,
                None => text.push('\n'),
            }
        }
    }
    Ok(())
}

/// A type by its name, or its constructor.
pub(super) fn write_type(text: &mut String, types: &Types, names: &Names, id: TypeId) {
    match types.types.get(id.0 as usize) {
        Some(node) => match node.name {
            Some(name) => text.push_str(&shown(names, name)),
            None => write_constructor(text, types, names, &node.ty),
        },
        None => text.push_str("void"),
    }
}

fn write_constructor(text: &mut String, types: &Types, names: &Names, ty: &Type) {
    let mut one = |word: &str, ids: &[TypeId], rest: &str| {
        text.push_str(word);
        text.push('<');
        for (at, id) in ids.iter().enumerate() {
            text.push_str(if at > 0 { " " } else { "" });
            write_type(text, types, names, *id);
        }
        text.push_str(rest);
        text.push('>');
    };
    match ty {
        Type::Int(bits) => {
            let _ = write!(text, "int<{bits}>");
        }
        Type::Float => text.push_str("float"),
        Type::Double => text.push_str("double"),
        Type::Ref(to) => one("ref", &[*to], ""),
        Type::IRef(to) => one("iref", &[*to], ""),
        Type::WeakRef(to) => one("weakref", &[*to], ""),
        Type::Struct(fields) => one("struct", fields, ""),
        Type::Array(element, length) => one("array", &[*element], &format!(" {length}")),
        Type::Hybrid(fixed, var) => one("hybrid", &[*fixed, *var], ""),
        Type::Void => text.push_str("void"),
        Type::Func(sig) => {
            text.push_str("func<");
            write_sig(text, types, names, *sig);
            text.push('>');
        }
        Type::Thread => text.push_str("thread"),
        Type::Stack => text.push_str("stack"),
        Type::TagRef64 => text.push_str("tagref64"),
    }
}

fn write_sig(text: &mut String, types: &Types, names: &Names, id: SigId) {
    if let Some(node) = types.sigs.get(id.0 as usize) {
        match node.name {
            Some(name) => text.push_str(&shown(names, name)),
            None => write_sig_constructor(text, types, names, &node.sig),
        }
    }
}

fn write_sig_constructor(text: &mut String, types: &Types, names: &Names, sig: &Sig) {
    write_type(text, types, names, sig.result);
    text.push_str(" (");
    for (at, param) in sig.params.iter().enumerate() {
        text.push_str(if at > 0 { " " } else { "" });
        write_type(text, types, names, *param);
    }
    text.push(')');
}

fn write_constant(
    text: &mut String,
    bundle: &Bundle,
    value: &Constant,
    ty: Option<TypeId>,
) -> std::fmt::Result {
    let name = match value {
        Constant::Literal(literal) => return write_literal(text, bundle, literal, ty),
        Constant::Const(id) => bundle.consts.get(id.0 as usize).map(|known| known.name),
        Constant::Global(id) => bundle.globals.get(id.0 as usize).map(|known| known.name),
        Constant::Func(id) => bundle.funcs.get(id.0 as usize).map(|known| known.name),
    };
    if let Some(name) = name {
        text.push_str(&shown(&bundle.names, name));
    }
    Ok(())
}

fn write_literal(
    text: &mut String,
    bundle: &Bundle,
    value: &Literal,
    ty: Option<TypeId>,
) -> std::fmt::Result {
    match value {
        // Signed, since that is how people write small negative numbers.
        Literal::Int(bits) => write!(text, "{}", *bits as i64),
        Literal::Float(bits) => {
            let digits = format!("{:?}", f32::from_bits(*bits));
            write_float(text, &digits, u64::from(*bits), *bits == 0x7fc0_0000, 'f')
        }
        Literal::Double(bits) => {
            let digits = format!("{:?}", f64::from_bits(*bits));
            write_float(text, &digits, *bits, *bits == 0x7ff8 << 48, 'd')
        }
        Literal::Null => write!(text, "NULL"),
        Literal::Struct(fields) => {
            let types = match ty.map(|ty| bundle.types.ty(ty)) {
                Some(Type::Struct(types)) => types.clone(),
                _ => Box::default(),
            };
            text.push('{');
            for (at, field) in fields.iter().enumerate() {
                text.push_str(if at > 0 { " " } else { "" });
                write_constant(text, bundle, field, types.get(at).copied())?;
            }
            text.push('}');
            Ok(())
        }
    }
}

/// `digits` are the shortest ones; `is_plain` says whether a NaN is the one that `nan` means.
fn write_float(text: &mut String, digits: &str, bits: u64, is_plain: bool, suffix: char) -> std::fmt::Result {
    match digits {
        "NaN" if is_plain => write!(text, "nan{suffix}"),
        "NaN" => write!(text, "bits{suffix}({bits:#x})"),
        "inf" => write!(text, "+inf{suffix}"),
        _ => match digits.split_once('e') {
            // `1e300` lacks the point that literals must have.
            Some((mantissa, exponent)) if !mantissa.contains('.') => {
                write!(text, "{mantissa}.0e{exponent}{suffix}")
            }
            _ => write!(text, "{digits}{suffix}"),
        },
    }
}

/// Prints a body. Values and blocks without a name of their own get one where they are mentioned.
struct Printer<'b> {
    bundle: &'b Bundle,
    body: &'b Body,
    values: Vec<Option<String>>,
    blocks: Vec<Option<String>>,
}

impl<'b> Printer<'b> {
    fn new(bundle: &'b Bundle, body: &'b Body) -> Printer<'b> {
        let mut printer = Printer {
            bundle,
            body,
            values: Vec::new(),
            blocks: Vec::new(),
        };
        let mut taken: FxHashSet<String> = FxHashSet::default();
        let own = |name: Option<Name>, taken: &mut FxHashSet<String>| {
            let name = shown(&bundle.names, name?).into_owned();
            taken.insert(name.clone()).then_some(name)
        };
        printer.values = body
            .values
            .iter()
            .map(|value| own(value.name, &mut taken))
            .collect();
        for (number, mentioned) in printer.mentioned().into_iter().enumerate() {
            if mentioned && printer.values[number].is_none() {
                printer.values[number] = Some(fresh("%v", number, &mut taken));
            }
        }
        // Labels have names of their own.
        let mut taken: FxHashSet<String> = FxHashSet::default();
        printer.blocks = body
            .blocks
            .iter()
            .map(|block| own(block.label, &mut taken))
            .collect();
        let has_phis = body.blocks.iter().any(|block| !block.params.is_empty());
        for number in 0..body.blocks.len() {
            if printer.blocks[number].is_none() && (number > 0 || has_phis) {
                printer.blocks[number] = Some(fresh("%b", number, &mut taken));
            }
        }
        printer
    }

    /// Which values need a name.
    fn mentioned(&self) -> Vec<bool> {
        let mut mentioned = vec![false; self.body.values.len()];
        let mut mark = |id: ValueId| {
            if let Some(place) = mentioned.get_mut(id.0 as usize) {
                *place = true;
            }
        };
        (0..self.body.params).map(ValueId).for_each(&mut mark);
        for block in &self.body.blocks {
            block.params.iter().copied().for_each(&mut mark);
            for inst in &block.insts {
                let args = inst.edges.iter().flat_map(|edge| &edge.args);
                for operand in inst.operands.iter().chain(&inst.cases).chain(args) {
                    if let OperandData::Value(id) = operand.data {
                        mark(id);
                    }
                }
                inst.keep.iter().for_each(|kept| mark(kept.id));
            }
        }
        mentioned
    }

    fn value(&self, id: ValueId) -> &str {
        self.values
            .get(id.0 as usize)
            .and_then(Option::as_deref)
            .unwrap_or("%?")
    }

    fn label(&self, id: BlockId) -> &str {
        self.blocks
            .get(id.0 as usize)
            .and_then(Option::as_deref)
            .unwrap_or("%?")
    }

    fn body(&self, text: &mut String) -> std::fmt::Result {
        text.push_str(" (");
        for at in 0..self.body.params {
            text.push_str(if at > 0 { " " } else { "" });
            text.push_str(self.value(ValueId(at)));
        }
        text.push_str(") {\n");
        let incoming = self.body.predecessors();
        for (number, block) in self.body.blocks.iter().enumerate() {
            if let Some(label) = &self.blocks[number] {
                text.push_str(if number > 0 { "\n" } else { "" });
                writeln!(text, "    {label}:")?;
            }
            self.phis(text, block, &incoming[number])?;
            for inst in &block.insts {
                text.push_str("        ");
                self.inst(text, inst)?;
                text.push('\n');
            }
        }
        text.push_str("}\n");
        Ok(())
    }

    fn phis(&self, text: &mut String, block: &Block, incoming: &[(BlockId, &[Operand])]) -> std::fmt::Result {
        for (index, param) in block.params.iter().enumerate() {
            let ty = self.body.value(*param).map(|value| value.ty);
            write!(text, "        {} = PHI <", self.value(*param))?;
            if let Some(ty) = ty {
                write_type(text, &self.bundle.types, &self.bundle.names, ty);
            }
            text.push_str("> {");
            for (from, args) in incoming {
                write!(text, " {}: ", self.label(*from))?;
                if let Some(arg) = args.get(index) {
                    self.operand(text, arg, ty)?;
                }
                text.push(';');
            }
            text.push_str(" }\n");
        }
        Ok(())
    }

    fn operand(&self, text: &mut String, operand: &Operand, ty: Option<TypeId>) -> std::fmt::Result {
        match &operand.data {
            OperandData::Value(id) => {
                text.push_str(self.value(*id));
                Ok(())
            }
            OperandData::Constant(constant) => write_constant(text, self.bundle, constant, ty),
        }
    }

    fn inst(&self, text: &mut String, inst: &Inst) -> std::fmt::Result {
        let names = &self.bundle.names;
        let named = match inst.result {
            Some(id) => self.values.get(id.0 as usize).cloned().flatten(),
            None => inst.name.map(|name| shown(names, name).into_owned()),
        };
        if let Some(name) = named {
            write!(text, "{name} = ")?;
        }
        let shape = inst.op.shape();
        text.push_str(inst.op.text());
        let mut orders = inst.orders.iter();
        for prefix in shape.prefixes {
            match prefix {
                Prefix::Order { optional } => match orders.next() {
                    Some(Order::NotAtomic) if *optional => {}
                    Some(order) => write!(text, " {}", order.text())?,
                    None => {}
                },
                Prefix::Rmw => write!(text, " {}", inst.rmw.map_or("XCHG", |op| op.text()))?,
                Prefix::Convention => text.push_str(" DEFAULT"),
                Prefix::Watchpoint => write!(text, " {}", inst.index)?,
                Prefix::Intrinsic => {
                    let name = INTRINSICS
                        .get(inst.index as usize)
                        .map_or("@?", |known| known.name);
                    write!(text, " {name}")?;
                }
            }
        }
        self.parameters(text, inst)?;
        let types = &self.bundle.types;
        for (operand, rule) in inst.plain_operands().iter().zip(shape.operands) {
            if let (Rule::Passed, Some(swap)) = (rule, inst.swap) {
                self.swap(text, swap);
            }
            text.push(' ');
            let ty = types.wanted(inst, *rule).and_then(|wanted| types.known(&wanted));
            self.operand(text, operand, ty)?;
        }
        if let Some(swap) = inst.swap.filter(|swap| swap.pass == Pass::Void) {
            self.swap(text, swap);
        }
        if shape.args {
            text.push_str(" (");
            for (at, operand) in inst.arguments().iter().enumerate() {
                text.push_str(if at > 0 { " " } else { "" });
                let wanted = types.wanted_argument(inst, at);
                self.operand(text, operand, wanted.and_then(|wanted| types.known(&wanted)))?;
            }
            text.push(')');
        }
        let cases = inst.edges.len().saturating_sub(inst.cases.len());
        match (shape.clause, inst.edges.as_slice()) {
            (Clause::Ends, [normal, exceptional]) => write!(
                text,
                " EXC({} {})",
                self.label(normal.block),
                self.label(exceptional.block)
            )?,
            (_, edges) => {
                for edge in edges.iter().take(cases) {
                    write!(text, " {}", self.label(edge.block))?;
                }
            }
        }
        if shape.cases {
            text.push_str(" {");
            for (value, edge) in inst.cases.iter().zip(inst.edges.iter().skip(cases)) {
                text.push(' ');
                self.operand(text, value, inst.types.first().copied())?;
                write!(text, ": {};", self.label(edge.block))?;
            }
            text.push_str(" }");
        }
        // Traps have the list in any case.
        if !inst.keep.is_empty() || matches!(inst.op, Op::Trap | Op::Watchpoint) {
            let kept: Vec<&str> = inst.keep.iter().map(|kept| self.value(kept.id)).collect();
            write!(text, " KEEPALIVE({})", kept.join(" "))?;
        }
        Ok(())
    }

    /// The clauses of `SWAPSTACK`.
    fn swap(&self, text: &mut String, swap: Swap) {
        let typed = |text: &mut String, word: &str, ty: TypeId| {
            text.push_str(word);
            write_type(text, &self.bundle.types, &self.bundle.names, ty);
            text.push('>');
        };
        match swap.back {
            Some(ty) => typed(text, " RET_WITH <", ty),
            None => text.push_str(" KILL_OLD"),
        }
        match swap.pass {
            Pass::Void => text.push_str(" PASS_VOID"),
            Pass::Value(ty) => typed(text, " PASS_VALUE <", ty),
            Pass::Throw => text.push_str(" THROW_EXC"),
        }
    }

    fn parameters(&self, text: &mut String, inst: &Inst) -> std::fmt::Result {
        let (types, names) = (&self.bundle.types, &self.bundle.names);
        let parameters = inst.op.shape().parameters;
        if parameters.is_empty() {
            return Ok(());
        }
        text.push_str(" <");
        let mut given = inst.types.iter();
        for (at, parameter) in parameters.iter().enumerate() {
            text.push_str(if at > 0 { " " } else { "" });
            match parameter {
                Parameter::Type => {
                    if let Some(ty) = given.next() {
                        write_type(text, types, names, *ty);
                    }
                }
                Parameter::Index => write!(text, "{}", inst.index)?,
                Parameter::Sig | Parameter::TypedSig => {
                    if *parameter == Parameter::TypedSig
                        && let Some(ty) = given.next()
                    {
                        write_type(text, types, names, *ty);
                        text.push(' ');
                    }
                    if let Some(sig) = inst.sig {
                        write_sig(text, types, names, sig);
                    }
                }
            }
        }
        // The type of an index, where it is told.
        if let (Some(ty), true) = (given.next(), inst.op != Op::Select) {
            text.push(' ');
            write_type(text, types, names, *ty);
        }
        text.push('>');
        Ok(())
    }
}

/// A name that nothing has yet.
fn fresh(prefix: &str, number: usize, taken: &mut FxHashSet<String>) -> String {
    let mut name = format!("{prefix}{number}");
    while !taken.insert(name.clone()) {
        name.push('_');
    }
    name
}
