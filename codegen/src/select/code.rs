//! Selection of statements, and the function around them.

use maple_mirbin::verify::{self, verify};
use maple_mirbin::{CodeBuilder, EncodeError, Features, Form, Frame, Label, Op, Prim, RangeGotoForm, header};

use super::cell;
use super::class;
use super::frame::Slots;
use super::lines::{self, Lines};
use super::results::result_types;
use super::symbols::Symbols;
use crate::mir::class::Classes;
use crate::mir::{
    Attr, Callee, CatchDialect, ExprId, FuncId, Function, IntrinsicRef, LabelId, Pos, Stmt, StmtData, StmtId,
    Switch, SymbolId as _, Type, TypeId,
};
use crate::passes::{Facts, Signature, lowered_prim};
use crate::program::{FunctionCode, LineRow, Linkage, Reloc, SymbolId};

/// The instructions of statements that jump.
const BRANCHES: [(Op, Op); 4] = [
    (Op::Goto, Op::Goto32),
    (Op::BrTrue, Op::BrTrue32),
    (Op::BrFalse, Op::BrFalse32),
    (Op::Gosub, Op::Gosub),
];

/// What to write instead of operations that have no code.
const HINTS: [(&[Op], &str); 3] = [
    (
        &[Op::IreadFpOff, Op::IassignFpOff],
        "declare a variable; where it lies in the frame is not known here",
    ),
    (
        &[Op::ResolveInterfaceFunc, Op::ResolveVirtualFunc],
        "name the function with addroffunc",
    ),
    (
        &[Op::IncRef, Op::DecRef, Op::DecRefReset],
        "leave it out: the compiler counts the references of managed modules; a module that counts them itself does so with MCCIncRef and MCCDecRef",
    ),
];

/// The function in work.
pub(super) struct Selector<'s, 'm> {
    pub symbols: &'s mut Symbols<'m>,
    pub id: FuncId,
    pub func: &'s Function,
    pub code: CodeBuilder,
    pub slots: Slots,
    labels: Vec<Option<Label>>,
    /// Labels whose place lies before the current instruction.
    bound: Vec<bool>,
    features: u64,
    facts: &'s Facts,
    /// Builder offset and prototype of calls that may reach native code.
    sites: Vec<(u32, maple_mirbin::NativePrototype)>,
    /// Builder offset and place of each statement, for problems of the code.
    places: Vec<(u32, Pos)>,
    pub nodes: Vec<ExprId>,
    pub work: Vec<ExprId>,
}

/// Selects the code of `func` and adds it to the program.
pub(super) fn function(symbols: &mut Symbols<'_>, id: FuncId, func: &Function, facts: &Facts) {
    let symbol = symbols.function(id);
    let name = symbols.text(func.name, func.file, func.pos);
    let slots = match Slots::new(&symbols.module.types, func) {
        Ok(slots) => slots,
        Err(message) => {
            symbols.error(
                func.file,
                func.pos,
                "frame",
                format!("function {name} has {message}"),
                "",
            );
            return;
        }
    };
    let before = symbols.errors();
    let mut selector = Selector {
        labels: vec![None; func.labels.len()],
        bound: vec![false; func.labels.len()],
        code: CodeBuilder::with_capacity(
            8 * func.body.map_or(0, |body| func.block(body).len()) + 4 * func.exprs.len(),
        ),
        features: 0,
        sites: Vec::new(),
        places: Vec::with_capacity(func.body.map_or(0, |body| func.block(body).len())),
        nodes: Vec::with_capacity(32),
        work: Vec::with_capacity(32),
        symbols,
        id,
        func,
        slots,
        facts,
    };
    let lines = selector.body();
    // Behind an error the code is incomplete.
    if selector.symbols.errors() == before {
        selector.finish(symbol, name, lines);
    }
}

impl Selector<'_, '_> {
    fn body(&mut self) -> Vec<LineRow> {
        let body = self.func.body.map_or(&[][..], |body| self.func.block(body));
        let results = result_types(self.func, body);
        let mut lines = Lines::new(self.func);
        let textual = body
            .iter()
            .any(|&id| matches!(self.func.stmt(id).op, Op::JavaTry | Op::Try));
        let mut reachable = true;
        for (&id, &result) in body.iter().zip(&results) {
            let stmt = self.func.stmt(id);
            // Try regions are textual, so their functions keep every instruction.
            reachable |= stmt.op == Op::Label || textual;
            if !reachable {
                continue;
            }
            if !matches!(stmt.op, Op::Label | Op::Comment) {
                lines.at(self.symbols, self.func, self.code.offset(), stmt.loc, stmt.pos);
            }
            self.places.push((self.code.offset(), stmt.pos));
            self.statement(id, stmt, result);
            reachable = !matches!(
                stmt.op,
                Op::Goto | Op::Return | Op::Throw | Op::RangeGoto | Op::Igoto | Op::Retsub
            ) || textual;
        }
        if reachable {
            self.implicit_return();
        }
        lines.finish()
    }

    /// A body that ends without `return` gives 0.
    fn implicit_return(&mut self) {
        match cell(self.result()) {
            Prim::Void => self.code.op(Op::Return, Prim::Invalid, 0),
            prim => {
                self.uses_type(prim);
                self.code.constant(prim, 0);
                self.code.op(Op::Return, prim, 1);
            }
        }
    }

    /// The function's result type.
    fn result(&self) -> Prim {
        let ty = self.func.returns.first();
        match ty.map(|&ty| self.symbols.module.types.structure(ty)) {
            None | Some(Type::Prim(Prim::Void)) => Prim::Void,
            Some(_) => ty.map_or(Prim::Void, |&ty| lowered_prim(&self.symbols.module.types, ty)),
        }
    }

    pub(super) fn label(&mut self, id: LabelId) -> Label {
        match self.labels.get_mut(id.index()) {
            Some(Some(label)) => *label,
            Some(place) => *place.insert(self.code.label()),
            None => self.code.label(),
        }
    }

    /// Notes the feature bit of an extension opcode.
    pub(super) fn uses(&mut self, op: Op) {
        self.features |= op.feature();
    }

    /// Notes the feature bit of the type of an instruction.
    pub(super) fn uses_type(&mut self, ty: Prim) {
        if ty.is_tagged() {
            self.features |= Features::TAGGED;
        }
    }

    pub(super) fn error(&mut self, pos: Pos, code: &'static str, message: impl Into<String>, hint: &str) {
        // What a pass made has no place of its own.
        let pos = if pos == Pos::NONE { self.func.pos } else { pos };
        self.symbols.error(self.func.file, pos, code, message, hint);
    }

    pub(super) fn unsupported(&mut self, pos: Pos, what: impl std::fmt::Display, hint: &str) {
        self.error(
            pos,
            "unsupported",
            format!("{what} is not supported by this version"),
            hint,
        );
    }

    /// An operation of MAPLE IR that has no code.
    pub(super) fn no_code(&mut self, pos: Pos, op: Op) {
        let hint = HINTS.iter().find(|(ops, _)| ops.contains(&op));
        let hint = hint.map_or("write it with other operations", |(_, hint)| hint);
        let place = match op {
            Op::IncRef | Op::DecRef | Op::DecRefReset => " in a managed module",
            _ => "",
        };
        self.unsupported(pos, format_args!("{op}{place}"), hint);
    }

    /// Whether an instruction can count its operands; reports it if not.
    pub(super) fn countable(&mut self, op: Op, count: usize, pos: Pos) -> bool {
        let fits = count <= usize::from(u8::MAX);
        if !fits {
            let message = if op == Op::Icall {
                format!("a call with {} arguments, an image allows 254", count - 1)
            } else {
                format!("{op} with {count} operands, an image allows 255")
            };
            self.error(pos, "limit", message, "pass the rest in memory");
        }
        fits
    }

    /// A safepoint before a jump to a place that was passed before.
    fn checkpoint(&mut self, targets: impl IntoIterator<Item = LabelId>) {
        let backward = |id: LabelId| self.bound.get(id.index()).copied().unwrap_or(false);
        if targets.into_iter().any(backward) {
            self.code.op(Op::Checkpoint, Prim::Invalid, 0);
        }
    }

    fn statement(&mut self, id: StmtId, stmt: &Stmt, result: Option<Prim>) {
        let args = self.func.args(stmt.args);
        if let StmtData::Label(label) = stmt.data {
            if matches!(stmt.op, Op::Goto | Op::BrTrue | Op::BrFalse) {
                self.checkpoint([label]);
            }
        } else if let StmtData::Switch(table) = &stmt.data {
            self.checkpoint(table.cases.iter().map(|&(_, label)| label));
        } else if stmt.op == Op::Igoto {
            self.code.op(Op::Checkpoint, Prim::Invalid, 0);
        }
        for &arg in args {
            self.expression(arg);
        }
        let count = args.len();
        if !self.countable(stmt.op, count, stmt.pos) {
            return;
        }
        match &stmt.data {
            &StmtData::Label(label) => self.labelled(stmt, label),
            StmtData::Comment(_) => {}
            &StmtData::Var(crate::mir::Sym::Local(local), 0) => match self.slots.var(local) {
                Some((index, ty)) => self.code.frame(Op::Dassign, ty, index.into()),
                None => self.no_code(stmt.pos, stmt.op),
            },
            &StmtData::Reg(reg) => match self.register(reg) {
                Some((index, _)) => self.code.frame(Op::RegAssign, cell(stmt.prim), index.into()),
                None => self.special_register(stmt.pos),
            },
            &StmtData::Offset(offset) if stmt.op == Op::IassignOff => {
                self.code
                    .displaced(Op::IassignOff, cell(stmt.prim), offset.into());
            }
            StmtData::Switch(table) if stmt.op == Op::RangeGoto => self.range_goto(stmt, table),
            StmtData::None if stmt.op == Op::Igoto => {
                self.uses(Op::Igoto);
                self.code.op(Op::Igoto, Prim::Invalid, 1);
            }
            StmtData::None if stmt.op == Op::Return => {
                let ty = if count == 0 {
                    Prim::Invalid
                } else {
                    cell(self.result())
                };
                self.code.op(Op::Return, ty, count);
            }
            StmtData::Call(_) if stmt.op == Op::Icall => self.icall(id, stmt, count, result),
            StmtData::Call(call) if stmt.op == Op::IntrinsicCall => {
                let ty = result.filter(|&ty| ty != Prim::Void).unwrap_or(Prim::Invalid);
                match call.callee {
                    Callee::Intrinsic(IntrinsicRef::Std(intrinsic)) => {
                        self.code.intrinsic(Op::IntrinsicCall, ty, intrinsic, count);
                    }
                    Callee::Intrinsic(IntrinsicRef::Ext(intrinsic)) => {
                        self.uses(Op::XintrinsicDo);
                        self.code.xintrinsic(Op::XintrinsicDo, ty, intrinsic, count);
                    }
                    _ => self.no_code(stmt.pos, stmt.op),
                }
            }
            StmtData::None if matches!(stmt.op, Op::AssertGe | Op::AssertLt) => {
                // Operands may be narrower than they were written, loads of small variables for example: the comparison is made in a
                // type that holds every value of both.
                let types = args.iter().map(|&arg| self.func.expr_type(arg));
                let widest = types.max_by_key(|ty| ty.size()).unwrap_or(Prim::I32);
                let ty = if widest.is_integral() && widest.size() < 4 {
                    Prim::I32
                } else {
                    widest
                };
                self.code.op(stmt.op, cell(ty), count);
            }
            StmtData::None if stmt.op.form() == Form::B => self.code.op(stmt.op, Prim::Invalid, count),
            StmtData::Try(handlers, CatchDialect::Java) => {
                let handlers: Vec<Label> = handlers.iter().map(|&label| self.label(label)).collect();
                self.code.try_(&handlers);
            }
            StmtData::Catch(types, CatchDialect::Java) => {
                let types_of_module = &self.symbols.module.types;
                let any = |ty: &TypeId| {
                    let types = types_of_module;
                    types
                        .pointee(*ty)
                        .is_some_and(|to| types.prim_of(to) == Prim::Void)
                };
                if types.iter().all(any) {
                    self.code.catch(&vec![None; types.len().max(1)]);
                } else if let Some(slots) = self.caught(types, any) {
                    self.code.catch(&slots);
                } else {
                    let hint = "catch <* void> and look at %%thrownval";
                    self.unsupported(stmt.pos, "catching by class", hint);
                }
            }
            &StmtData::JsTry(catch, finally) => {
                let catch = catch.map(|label| self.label(label));
                let finally = finally.map(|label| self.label(label));
                self.code.js_try(catch, finally);
            }
            StmtData::None | StmtData::Call(_) | StmtData::Try(..) | StmtData::Catch(..) => {
                self.no_code(stmt.pos, stmt.op);
            }
            StmtData::Var(..) | StmtData::Initial(_) | StmtData::Field(..) | StmtData::Offset(_) => {
                self.no_code(stmt.pos, stmt.op);
            }
            StmtData::Body(_) | StmtData::If(..) | StmtData::DoLoop(..) | StmtData::ForeachElem(..) => {
                self.no_code(stmt.pos, stmt.op);
            }
            StmtData::Switch(_) | StmtData::Multiway(_) | StmtData::JumpTable(_) => {
                self.no_code(stmt.pos, stmt.op);
            }
        }
    }

    /// Statements that have a label.
    fn labelled(&mut self, stmt: &Stmt, label: LabelId) {
        if stmt.op == Op::Label {
            let place = self.label(label);
            self.code.bind(place);
            if let Some(bound) = self.bound.get_mut(label.index()) {
                *bound = true;
            }
            return;
        }
        match BRANCHES.iter().find(|(op, _)| *op == stmt.op) {
            Some(&(_, op)) => self.branch(op, label),
            None => self.no_code(stmt.pos, stmt.op),
        }
    }

    /// The slots with the records of caught classes; `None` if there is a type without record.
    fn caught(&mut self, types: &[TypeId], any: impl Fn(&TypeId) -> bool) -> Option<Vec<Option<u32>>> {
        let module = self.symbols.module;
        if !module.srclang.is_managed() {
            return None;
        }
        let mut slots = Vec::with_capacity(types.len());
        for ty in types {
            if any(ty) {
                slots.push(None);
                continue;
            }
            let name = Classes::record(&module.types, &module.names, *ty)?;
            let record = class::record(self.symbols, &name);
            slots.push(Some(self.symbols.slot(record).0));
        }
        Some(slots)
    }

    fn branch(&mut self, op: Op, label: LabelId) {
        let label = self.label(label);
        self.code.branch(op, label);
    }

    /// Tags must follow each other without gaps; their order in the text is free.
    fn range_goto(&mut self, stmt: &Stmt, table: &Switch) {
        let mut cases = table.cases.clone();
        cases.sort_by_key(|&(tag, _)| tag);
        let first = cases.first().map_or(0, |&(tag, _)| tag);
        let dense = cases
            .iter()
            .zip(0i64..)
            .all(|(&(tag, _), at)| tag.checked_sub(first) == Some(at));
        let offset = table
            .tag_offset
            .checked_add(first)
            .and_then(|offset| i32::try_from(offset).ok());
        match offset {
            Some(offset) if dense && !cases.is_empty() => {
                let labels: Vec<Label> = cases.iter().map(|&(_, label)| self.label(label)).collect();
                self.code.range_goto(offset, &labels);
            }
            _ => {
                let message = format!(
                    "tag {first} with the offset {} does not fit 32 bits",
                    table.tag_offset
                );
                let hint = "use switch for such tags";
                self.error(stmt.pos, "rangegoto", message, hint);
            }
        }
    }

    fn icall(&mut self, id: StmtId, stmt: &Stmt, count: usize, result: Option<Prim>) {
        let call = self.facts.calls.get(&id);
        let declared =
            call.and_then(|call| call.returns.first())
                .map_or(Prim::Void, |&ty| {
                    match lowered_prim(&self.symbols.module.types, ty) {
                        Prim::Agg => Prim::Void,
                        prim => cell(prim),
                    }
                });
        let ty = result.unwrap_or(declared);
        let offset = self.code.offset();
        self.uses_type(ty);
        self.code.op(Op::Icall, ty, count);
        let Some(call) = call else { return };
        let own = call.callee.is_some_and(|callee| self.symbols.is_defined(callee));
        // The table entry of the name says everything about a call without further arguments.
        let by_name = call.callee.is_some() && call.declared && !call.variadic;
        let types = call.args.iter().chain(&call.returns).copied();
        if own || by_name || call.method || self.has_tagged(types) {
            return;
        }
        let symbols = &mut *self.symbols;
        match symbols
            .natives
            .call(&symbols.module.types, symbols.layouts, call, ty)
        {
            Ok(prototype) => self.sites.push((offset, prototype)),
            Err(problem) => {
                let message = format!("this call cannot reach C code: {problem}");
                let hint = "pass structures that have a size, and scalars";
                symbols.error(self.func.file, stmt.pos, "native-prototype", message, hint);
            }
        }
    }

    /// Whether there are tagged values among these: C has none, so that what is called is a function of an image.
    fn has_tagged(&self, mut types: impl Iterator<Item = TypeId>) -> bool {
        types.any(|ty| lowered_prim(&self.symbols.module.types, ty).is_tagged())
    }

    /// Records the prototype of a function that is not defined here.
    pub(super) fn native(&mut self, callee: FuncId, symbol: SymbolId, pos: Pos) {
        let symbols = &mut *self.symbols;
        let Some(func) = symbols
            .declared_function(callee)
            .filter(|func| !symbols.is_defined(callee) && !symbols.is_method(func))
        else {
            return;
        };
        let signature = Signature::of(func);
        if self.has_tagged(signature.params.iter().chain(&signature.returns).copied()) {
            return;
        }
        let symbols = &mut *self.symbols;
        let name = symbols.program.symbol_name(symbol).unwrap_or_default();
        let types = &symbols.module.types;
        let known = symbols
            .natives
            .symbol(types, symbols.layouts, (callee, name), func);
        if let Err(problem) = known {
            let message = format!("{name} cannot be a C function: {problem}");
            symbols.error(
                self.func.file,
                pos,
                "native-prototype",
                message,
                "correct its prototype",
            );
        }
    }

    fn finish(self, symbol: SymbolId, name: String, lines: Vec<LineRow>) {
        let result = cell(self.result());
        let Selector {
            symbols,
            id,
            func,
            code,
            slots,
            labels,
            features,
            sites,
            places,
            ..
        } = self;
        let fail = |symbols: &mut Symbols<'_>, message: String| {
            let message = format!("function {name} cannot be encoded: {message}");
            let hint =
                "this is a mistake of the compiler if the module is otherwise accepted; please report it";
            symbols.error(func.file, func.pos, "internal", message, hint);
        };
        let code = match code.finish() {
            Ok(code) => code,
            Err(
                error @ (EncodeError::OperandCount { .. }
                | EncodeError::FrameIndex { .. }
                | EncodeError::TableSize { .. }
                | EncodeError::RangeGoto { .. }
                | EncodeError::CodeSize),
            ) => {
                let message = format!("function {name} is beyond the limits of images: {error}");
                return symbols.error(func.file, func.pos, "limit", message, "split the function up");
            }
            Err(error) => return fail(symbols, error.to_string()),
        };
        let linkage = symbols.linkage(&func.attrs);
        let flag = |on: bool, bit: u16| if on { bit } else { 0 };
        let flags = flag(linkage == Linkage::Weak, Frame::WEAK)
            | flag(func.variadic, Frame::VARIADIC)
            | flag(func.hidden, Frame::HIDDEN)
            | flag(
                func.attrs.has(Attr::Static) && symbols.module.srclang.is_managed(),
                Frame::STATIC,
            )
            | flag(func.attrs.has(Attr::Constructor), Frame::CONSTRUCTOR);
        let Ok(depth) = u16::try_from(code.max_depth) else {
            let message = format!(
                "an expression of function {name} needs {} stack entries, at most 65535 exist",
                code.max_depth
            );
            return symbols.error(func.file, func.pos, "limit", message, "split the expression up");
        };
        let frame = Frame::new(slots.formals, result, &slots.locals, depth, flags);
        let options = verify::Options {
            features,
            range_goto: RangeGotoForm::Seed,
        };
        if let Err(error) = verify(&frame, &code.bytes, &options) {
            let before = places.partition_point(|&(at, _)| code.offset(at) <= error.offset);
            let pos = before.checked_sub(1).and_then(|at| places.get(at));
            let pos = pos.map_or(func.pos, |&(_, pos)| pos);
            let pos = if pos == Pos::NONE { func.pos } else { pos };
            let message = format!("the code of {name} would be refused: {}", error.message);
            let hint = format!("rule {} of the image format", error.rule);
            return symbols.error(func.file, pos, "code", message, &hint);
        }
        let header = match header::write_mpli(&frame) {
            Ok(header) => header,
            Err(error) => return fail(symbols, error.to_string()),
        };
        let start = header.len() as u32;
        let bytes = [&header[..], &code.bytes[..]].concat();
        for (label, place) in func.labels.iter().zip(&labels) {
            let offset = place.and_then(|label| code.label_offsets.get(label.index()).copied().flatten());
            if let Some(offset) = offset {
                symbols.place_label(id, label.1.name, i64::from(start + offset));
            }
        }
        let relocs = code.relocs.iter().map(|reloc| Reloc {
            offset: start + reloc.offset,
            kind: reloc.kind,
            symbol: SymbolId(reloc.symbol),
            addend: reloc.addend,
        });
        // Into memory of just their size: they stay until the program is written.
        let lines: Vec<LineRow> = lines
            .iter()
            .map(|&row| LineRow {
                offset: start + code.offset(row.offset),
                ..row
            })
            .collect();
        let declared = lines::declared(symbols, func, &lines);
        symbols.program.note.features |= features;
        symbols.program.functions.push(FunctionCode {
            symbol,
            name,
            linkage,
            code_offset: start,
            relocs: relocs.collect(),
            lines,
            declared,
            labels: Vec::new(),
            native_sites: sites
                .into_iter()
                .map(|(offset, prototype)| (start + code.offset(offset), prototype))
                .collect(),
            bytes,
        });
    }
}
