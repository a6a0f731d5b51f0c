//! Functions and statements.

use maple_mirbin::Op;

use crate::mir::{
    ArgList, BlockId, Call, Callee, CatchDialect, Formal, Function, LabelId, Loc, NamedId, RetTarget, Stmt,
    StmtData, StmtId,
};

use super::Printer;

enum Piece {
    Stmt(StmtId, usize),
    /// `{`, the statements, `}` without a line end; the indent is that of the statement around it.
    Block(BlockId, usize),
    /// `}`
    Close(usize),
    Operands(ArgList, usize),
    Text(&'static str),
}

impl Printer<'_> {
    pub(super) fn function(&mut self, f: &Function, local_types: &[NamedId]) {
        self.loc_line(f.loc);
        self.text("func ");
        self.name(b'&', f.name);
        self.attrs(&f.attrs);
        if f.has_signature {
            self.text(" ");
            self.signature_of(f);
        }
        let Some(body) = f.body else {
            self.text("\n");
            return;
        };
        self.text(" {\n");
        self.level = 1;
        self.directives(f);
        let mut loc = f.loc;
        for &id in local_types {
            if let Some(named) = self.m.types.named(id) {
                self.change_loc(&mut loc, named.loc);
                self.text("  ");
                self.type_decl(id);
            }
        }
        for (&number, preg) in f.pregs.iter().filter(|(_, p)| p.declared) {
            if !f
                .formals
                .iter()
                .any(|formal| matches!(*formal, Formal::Reg(n, _) if n == number))
            {
                self.text(&format!("  reg %{number} "));
                self.ty(preg.ty);
                self.text(if preg.counted { " 1\n" } else { " 0\n" });
            }
        }
        for id in f.locals.declared() {
            let var = &f.locals[id];
            if var.in_block || f.formals.contains(&Formal::Var(id)) {
                continue;
            }
            self.change_loc(&mut loc, var.loc);
            self.text("  ");
            self.variable(var, b'%', Some(f));
        }
        for alias in &f.aliases {
            self.text("  ALIAS ");
            self.name(alias.source.0, alias.source.1);
            self.text(" ");
            self.name(alias.target.0, alias.target.1);
            self.text(" ");
            self.ty(alias.ty);
            if let Some(signature) = alias.signature {
                self.text(" ");
                self.string(signature);
            }
            self.text("\n");
        }
        self.statements(f, body, loc);
        self.text("}\n");
        self.level = 0;
    }

    fn signature_of(&mut self, f: &Function) {
        self.text("(");
        for (i, formal) in f.formals.iter().enumerate() {
            if i > 0 {
                self.text(", ");
            }
            match *formal {
                Formal::Var(id) => {
                    let Some(var) = f.locals.get(id) else { continue };
                    self.text("var ");
                    self.name(b'%', var.name);
                    self.text(" ");
                    if let Some(ty) = var.ty {
                        self.ty(ty);
                    }
                    self.attrs(&var.attrs);
                }
                Formal::Reg(number, ty) => {
                    self.text(&format!("reg %{number} "));
                    self.ty(ty);
                    self.text(if f.pregs.get(&number).is_some_and(|p| p.counted) {
                        " 1"
                    } else {
                        ""
                    });
                }
            }
        }
        self.text(match (f.variadic, f.formals.is_empty()) {
            (true, false) => ", ...)",
            (true, true) => "...)",
            _ => ")",
        });
        for (i, &ty) in f.returns.iter().enumerate() {
            self.text(if i > 0 { ", " } else { " " });
            self.ty(ty);
        }
        if f.returns.is_empty() {
            self.text(" void");
        }
    }

    fn directives(&mut self, f: &Function) {
        let Some(d) = &f.directives else { return };
        let numbers = [
            ("funcid", d.funcid),
            ("moduleid", d.moduleid),
            ("framesize", d.framesize),
            ("upformalsize", d.upformalsize),
            ("funcsize", d.funcsize),
        ];
        for (keyword, value) in numbers {
            if let Some(value) = value {
                self.text(&format!("  {keyword} {value}\n"));
            }
        }
        let vectors = [
            ("  formalwordstypetagged", &d.formalwordstypetagged),
            ("  formalwordsrefcounted", &d.formalwordsrefcounted),
            ("  localwordstypetagged", &d.localwordstypetagged),
            ("  localwordsrefcounted", &d.localwordsrefcounted),
        ];
        for (keyword, words) in vectors {
            self.words(keyword, words);
        }
        self.list("funcinfo", &d.info, |p, &(name, value)| p.info(name, value));
    }

    fn change_loc(&mut self, current: &mut Loc, new: Loc) {
        if new != *current && !new.is_none() {
            *current = new;
            self.loc(new);
            self.text("\n");
        }
    }

    fn statements(&mut self, f: &Function, body: BlockId, mut loc: Loc) {
        let mut work: Vec<Piece> = f.block(body).iter().rev().map(|&s| Piece::Stmt(s, 1)).collect();
        while let Some(piece) = work.pop() {
            match piece {
                Piece::Stmt(id, indent) => {
                    let Some(stmt) = f.stmts.get(id.0 as usize) else {
                        continue;
                    };
                    self.change_loc(&mut loc, stmt.loc);
                    self.stmt(f, stmt, indent, &mut work);
                }
                Piece::Block(block, indent) => {
                    self.text("{\n");
                    work.push(Piece::Close(indent));
                    work.extend(f.block(block).iter().rev().map(|&s| Piece::Stmt(s, indent + 1)));
                }
                Piece::Close(indent) => {
                    self.indent(indent);
                    self.text("}");
                }
                Piece::Operands(args, indent) => self.operands(f, args, indent),
                Piece::Text(text) => self.text(text),
            }
        }
    }

    fn stmt(&mut self, f: &Function, s: &Stmt, indent: usize, work: &mut Vec<Piece>) {
        if let StmtData::Label(label) = s.data
            && s.op == Op::Label
        {
            self.label_line(f, label);
            return;
        }
        self.indent(indent);
        if let StmtData::Comment(text) = s.data {
            self.text("#");
            let text: Vec<u8> = self
                .m
                .names
                .bytes(text)
                .iter()
                .map(|&b| if b == b'\n' { b' ' } else { b })
                .collect();
            self.out.extend_from_slice(&text);
            self.text("\n");
            return;
        }
        if let StmtData::Initial(local) = s.data {
            if let Some(variable) = f.locals.get(local) {
                self.variable(variable, b'%', Some(f));
            }
            return;
        }
        work.push(Piece::Text("\n"));
        match &s.data {
            StmtData::Body(block) if s.op == Op::Block => {
                work.push(Piece::Block(*block, indent));
                return;
            }
            StmtData::Try(labels, CatchDialect::Cpp) => return self.labels(f, "cpptry", labels),
            StmtData::Catch(types, CatchDialect::Cpp) => return self.types("cppcatch", types),
            StmtData::JumpTable(sym) => {
                self.text("indexgoto ");
                self.operands(f, s.args, indent);
                self.text(" ");
                return self.sym(*sym, Some(f));
            }
            _ => {}
        }
        self.text(s.op.name());
        match &s.data {
            StmtData::None | StmtData::Initial(_) => {}
            StmtData::Var(sym, field) => {
                self.text(" ");
                self.sym(*sym, Some(f));
                self.field(*field);
            }
            StmtData::Field(ty, field) => {
                self.text(" ");
                self.ty(*ty);
                self.field(*field);
            }
            StmtData::Offset(offset) => {
                self.prim(s.prim);
                self.text(&format!(" {offset}"));
            }
            StmtData::Reg(reg) => {
                self.prim(s.prim);
                self.reg(*reg);
            }
            StmtData::Body(block) => {
                self.text(" ");
                if s.op == Op::DoWhile {
                    work.extend([
                        Piece::Operands(s.args, indent),
                        Piece::Text(" "),
                        Piece::Block(*block, indent),
                    ]);
                } else {
                    self.operands(f, s.args, indent);
                    work.extend([Piece::Block(*block, indent), Piece::Text(" ")]);
                }
                return;
            }
            StmtData::If(then, otherwise) => {
                self.text(" ");
                self.operands(f, s.args, indent);
                if let Some(otherwise) = otherwise {
                    work.extend([Piece::Block(*otherwise, indent), Piece::Text(" else ")]);
                }
                work.extend([Piece::Block(*then, indent), Piece::Text(" ")]);
                return;
            }
            StmtData::DoLoop(var, block) => {
                match var {
                    Ok(sym) => {
                        self.text(" ");
                        self.sym(*sym, Some(f));
                    }
                    Err(reg) => self.reg(*reg),
                }
                self.text(" ");
                self.operands(f, s.args, indent);
                work.extend([Piece::Block(*block, indent), Piece::Text(" ")]);
                return;
            }
            StmtData::ForeachElem(elem, coll, block) => {
                self.text(" ");
                self.sym(*elem, Some(f));
                self.text(" ");
                self.sym(*coll, Some(f));
                work.extend([Piece::Block(*block, indent), Piece::Text(" ")]);
                return;
            }
            StmtData::Label(label) => self.label(f, *label),
            StmtData::Switch(table) => {
                self.text(" ");
                self.operands(f, s.args, indent);
                match (s.op, table.default) {
                    (Op::RangeGoto, _) => self.text(&format!(" {}", table.tag_offset)),
                    (_, Some(label)) => self.label(f, label),
                    (_, None) => self.text(" 0"),
                }
                self.text(" {");
                for &(tag, label) in &table.cases {
                    self.newline(indent + 1);
                    self.integer(tag as u64);
                    self.text(": goto");
                    self.label(f, label);
                }
                return self.text("}");
            }
            StmtData::Multiway(table) => {
                let args = s.args;
                let one = |i: usize| ArgList {
                    start: args.start + i as u32,
                    len: 1,
                };
                self.text(" ");
                self.operands(f, if args.is_empty() { args } else { one(0) }, indent);
                self.label(f, table.default);
                self.text(" {");
                for (i, &label) in table
                    .targets
                    .iter()
                    .enumerate()
                    .take(args.len().saturating_sub(1))
                {
                    self.newline(indent + 1);
                    self.operands(f, one(i + 1), indent + 1);
                    self.text(": goto");
                    self.label(f, label);
                }
                return self.text("}");
            }
            StmtData::Call(call) => return self.call(f, s, call, indent),
            StmtData::Try(labels, _) => return self.labels(f, "", labels),
            StmtData::JsTry(handler, finally) => {
                for label in [handler, finally] {
                    match label {
                        Some(label) => self.label(f, *label),
                        None => self.text(" 0"),
                    }
                }
            }
            StmtData::Catch(types, _) => return self.types("", types),
            StmtData::JumpTable(_) | StmtData::Comment(_) => {}
        }
        if s.op == Op::Return || !s.args.is_empty() {
            self.text(" ");
            self.operands(f, s.args, indent);
        }
    }

    fn label_line(&mut self, f: &Function, label: LabelId) {
        match f.labels.get(label) {
            Some(label) => self.name(b'@', label.name),
            None => self.text("@?"),
        }
        self.text("\n");
    }

    fn labels(&mut self, f: &Function, keyword: &str, labels: &[LabelId]) {
        self.text(keyword);
        self.text(" {");
        for &label in labels {
            self.label(f, label);
        }
        self.text(" }");
    }

    fn types(&mut self, keyword: &str, types: &[crate::mir::TypeId]) {
        self.text(keyword);
        self.text(" {");
        for &ty in types {
            self.text(" ");
            self.ty(ty);
        }
        self.text(" }");
    }

    fn call(&mut self, f: &Function, s: &Stmt, call: &Call, indent: usize) {
        if let Some(ty) = call.ty {
            self.text(" ");
            self.ty(ty);
        }
        match call.callee {
            Callee::Func(func) => {
                self.text(" ");
                self.func_name(func);
            }
            Callee::Indirect => {}
            Callee::Intrinsic(intrinsic) => self.text(&format!(" {}", intrinsic.name())),
            Callee::User(number) => self.text(&format!(" {number}")),
        }
        for (i, &(name, ty)) in call.instance.iter().enumerate() {
            self.text(if i > 0 { ", " } else { "<{" });
            self.name(b'!', name);
            self.text("=");
            self.ty(ty);
        }
        self.text(if call.instance.is_empty() { " " } else { "}> " });
        self.operands(f, s.args, indent);
        if !matches!(crate::mir::parse::call_shape(s.op), Some((_, true))) {
            return;
        }
        self.text(" {");
        for ret in &call.rets {
            match *ret {
                RetTarget::Var(sym, field) => {
                    self.text(" dassign ");
                    self.sym(sym, Some(f));
                    self.text(&format!(" {field}"));
                }
                RetTarget::Reg(prim, reg) => {
                    self.text(" regassign");
                    self.prim(prim);
                    self.reg(reg);
                }
                RetTarget::Ignored => self.text(" dassign 0"),
            }
        }
        self.text(if call.rets.is_empty() { "}" } else { " }" });
    }
}
