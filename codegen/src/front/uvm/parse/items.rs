//! Definitions of a bundle.

use super::super::ast::{Const, ConstId, Constant, FuncId, Function, Global, GlobalId, Item, Literal};
use super::super::types::{Sig, SigId, Type, TypeId};
use super::lex::{Tok, Token};
use super::literal::{integer, number};
use super::{GlobalValue, Parsed, Parser, Skip, pos};
use crate::mir::{Name, Pos};

/// A definition that was found: which one, and where its directive stands.
struct Found {
    what: &'static str,
    at: usize,
}

const DIRECTIVES: &[&str] = &[
    ".typedef",
    ".funcsig",
    ".const",
    ".global",
    ".funcdecl",
    ".funcdef",
];

impl Parser<'_> {
    /// The whole text.
    pub(super) fn bundle(&mut self) {
        let found = self.find();
        for item in found.iter().filter(|item| item.what == ".typedef") {
            self.item(item, Self::typedef);
        }
        for item in found.iter().filter(|item| item.what == ".funcsig") {
            self.item(item, Self::funcsig);
        }
        for item in &found {
            match item.what {
                ".global" => self.item(item, Self::global),
                ".funcdecl" | ".funcdef" => self.item(item, Self::header),
                _ => {}
            }
        }
        for item in found.iter().filter(|item| item.what == ".const") {
            self.item(item, Self::constant);
        }
        for item in found.iter().filter(|item| item.what == ".funcdef") {
            self.item(item, Self::funcdef);
        }
        self.order.sort_unstable_by_key(|(start, _)| *start);
        self.bundle.order = self.order.drain(..).map(|(_, item)| item).collect();
    }

    fn item(&mut self, item: &Found, read: fn(&mut Self) -> Parsed<()>) {
        self.at = item.at + 1;
        self.depth = 0;
        if read(self).is_err() {
            return;
        }
        if !matches!(self.peek().tok, Tok::Directive | Tok::Eof) {
            // A header ends where the body begins.
            let is_header = item.what == ".funcdef" && self.is(b'(');
            if !is_header {
                self.expected(
                    "a definition",
                    "definitions are .typedef, .funcsig, .const, .global, .funcdecl and .funcdef",
                );
            }
        }
    }

    /// The definitions, and numbers for their names.
    fn find(&mut self) -> Vec<Found> {
        let mut found = Vec::new();
        for at in 0..self.tokens.len() {
            let token = self.tokens[at];
            if token.tok != Tok::Directive {
                let first = at == 0 && token.tok != Tok::Eof;
                if first {
                    self.at = at;
                    self.expected(
                        "a definition",
                        "a bundle starts with .typedef, .funcsig, .const, .global, .funcdecl or .funcdef",
                    );
                }
                continue;
            }
            let Some(what) = DIRECTIVES
                .iter()
                .find(|known| known.as_bytes() == self.bytes(token))
            else {
                let message = format!("`{}` is no definition", self.shown(token));
                self.error(
                    "syntax",
                    token,
                    message,
                    "definitions are .typedef, .funcsig, .const, .global, .funcdecl and .funcdef",
                );
                continue;
            };
            found.push(Found { what, at });
            let named = self.tokens.get(at + 1).copied();
            let Some(named) = named.filter(|token| token.tok == Tok::Global) else {
                continue;
            };
            let name = self.name(named);
            match *what {
                ".typedef" if !self.types.contains_key(&name) => {
                    let id = self.bundle.types.add(Type::Void, Some(name), Pos::NONE);
                    self.types.insert(name, id);
                }
                ".funcsig" if !self.sigs.contains_key(&name) => {
                    let sig = Sig {
                        result: TypeId(0),
                        params: Box::default(),
                    };
                    let id = self.bundle.types.add_sig(sig, Some(name), Pos::NONE);
                    self.sigs.insert(name, id);
                }
                _ => self.find_value(what, name),
            }
        }
        found
    }

    fn find_value(&mut self, what: &str, name: Name) {
        if self.values.contains_key(&name) {
            return;
        }
        let bundle = &mut self.bundle;
        let value = match what {
            ".const" => {
                bundle.consts.push(Const {
                    name,
                    ty: TypeId(0),
                    value: Literal::Null,
                    pos: Pos::NONE,
                });
                GlobalValue::Const(ConstId(bundle.consts.len() as u32 - 1))
            }
            ".global" => {
                bundle.globals.push(Global {
                    name,
                    ty: TypeId(0),
                    pos: Pos::NONE,
                });
                GlobalValue::Global(GlobalId(bundle.globals.len() as u32 - 1))
            }
            ".funcdecl" | ".funcdef" => {
                bundle.funcs.push(Function {
                    name,
                    sig: SigId(0),
                    body: None,
                    pos: Pos::NONE,
                });
                GlobalValue::Func(FuncId(bundle.funcs.len() as u32 - 1))
            }
            _ => return,
        };
        self.values.insert(name, value);
    }

    fn typedef(&mut self) -> Parsed<()> {
        const FORM: &str = "write `.typedef @name = int<64>`";
        let (name, token) = self.global_name(FORM)?;
        self.expect(b'=', FORM)?;
        if self.peek().tok == Tok::Global {
            return Err(self.expected(
                "a type's constructor",
                "a type has one name; use that of the other type in its place",
            ));
        }
        let ty = self.constructor()?;
        let Some(id) = self.types.get(&name).copied() else {
            return Ok(());
        };
        let node = &mut self.bundle.types.types[id.0 as usize];
        if node.pos == Pos::NONE {
            (node.ty, node.pos) = (ty, pos(token));
            self.order.push((token.start, Item::Type(id)));
        } else if node.ty != ty {
            self.twice(token);
        }
        Ok(())
    }

    fn funcsig(&mut self) -> Parsed<()> {
        const FORM: &str = "write `.funcsig @name = int<64> (int<64> double)`";
        let (name, token) = self.global_name(FORM)?;
        self.expect(b'=', FORM)?;
        let sig = self.sig_constructor()?;
        let Some(id) = self.sigs.get(&name).copied() else {
            return Ok(());
        };
        let node = &mut self.bundle.types.sigs[id.0 as usize];
        if node.pos == Pos::NONE {
            (node.sig, node.pos) = (sig, pos(token));
            self.order.push((token.start, Item::Sig(id)));
        } else if node.sig != sig {
            self.twice(token);
        }
        Ok(())
    }

    fn twice(&mut self, token: Token) {
        let message = format!("{} is defined before, and differs", self.shown(token));
        self.error("redefined", token, message, "give one of them another name");
    }

    fn global(&mut self) -> Parsed<()> {
        const FORM: &str = "write `.global @name <int<64>>`";
        let (name, token) = self.global_name(FORM)?;
        self.expect(b'<', FORM)?;
        let ty = self.ty()?;
        self.expect(b'>', FORM)?;
        let Some(GlobalValue::Global(id)) = self.values.get(&name).copied() else {
            self.twice(token);
            return Ok(());
        };
        let global = &mut self.bundle.globals[id.0 as usize];
        if global.pos == Pos::NONE {
            (global.ty, global.pos) = (ty, pos(token));
            self.order.push((token.start, Item::Global(id)));
        } else if global.ty != ty {
            self.twice(token);
        }
        Ok(())
    }

    /// Name and signature of a function.
    fn header(&mut self) -> Parsed<()> {
        const FORM: &str = "write `.funcdecl @name <int<64> (double)>`";
        let (name, token) = self.global_name(FORM)?;
        if self.eat_word("VERSION") {
            // A function has one version at a time here.
            self.at += 1;
        }
        self.expect(b'<', FORM)?;
        let sig = self.sig()?;
        self.expect(b'>', FORM)?;
        let Some(GlobalValue::Func(id)) = self.values.get(&name).copied() else {
            self.twice(token);
            return Ok(());
        };
        let function = &mut self.bundle.funcs[id.0 as usize];
        let known = function.sig;
        if function.pos == Pos::NONE {
            (function.sig, function.pos) = (sig, pos(token));
            self.order.push((token.start, Item::Func(id)));
        } else if known != sig && !self.bundle.types.classes().equal_sigs(known, sig) {
            self.twice(token);
        }
        Ok(())
    }

    fn constant(&mut self) -> Parsed<()> {
        const FORM: &str = "write `.const @name <int<64>> = 42`";
        let (name, token) = self.global_name(FORM)?;
        self.expect(b'<', FORM)?;
        let ty = self.ty()?;
        self.expect(b'>', FORM)?;
        self.expect(b'=', FORM)?;
        let value = self.literal(ty)?;
        let Some(GlobalValue::Const(id)) = self.values.get(&name).copied() else {
            self.twice(token);
            return Ok(());
        };
        let known = &mut self.bundle.consts[id.0 as usize];
        if known.pos == Pos::NONE {
            (known.ty, known.value, known.pos) = (ty, value, pos(token));
            self.order.push((token.start, Item::Const(id)));
        } else if (known.ty, &known.value) != (ty, &value) {
            self.twice(token);
        }
        Ok(())
    }

    /// Whether a literal starts here.
    pub(super) fn at_literal(&self) -> bool {
        let token = self.peek();
        match token.tok {
            Tok::Number | Tok::Punct(b'{') => true,
            Tok::Word => matches!(
                self.bytes(token),
                b"NULL" | b"nan" | b"nanf" | b"nand" | b"inf" | b"inff" | b"infd" | b"bitsf" | b"bitsd"
            ),
            _ => false,
        }
    }

    /// A literal of this type.
    pub(super) fn literal(&mut self, ty: TypeId) -> Parsed<Literal> {
        let token = self.peek();
        if !self.at_literal() {
            return Err(self.expected(
                "a literal",
                "literals are numbers, NULL, and `{ ... }` for structs",
            ));
        }
        if token.tok == Tok::Punct(b'{') {
            self.enter()?;
            let fields = self.struct_literal(ty);
            self.depth -= 1;
            return fields;
        }
        self.at += 1;
        let constructor = self.bundle.types.ty(ty).clone();
        let text = self.bytes(token).to_vec();
        let found = match (text.as_slice(), &constructor) {
            (
                b"NULL",
                Type::Ref(_) | Type::IRef(_) | Type::WeakRef(_) | Type::Func(_) | Type::Thread | Type::Stack,
            ) => Ok(Literal::Null),
            (b"NULL", _) => Err("is no value of the type of its place, which refers to nothing"),
            (b"nan" | b"nanf", Type::Float) => Ok(Literal::Float(0x7fc0_0000)),
            (b"nan" | b"nand", Type::Double) => Ok(Literal::Double(0x7ff8 << 48)),
            (b"inf" | b"inff", Type::Float) => Ok(Literal::Float(f32::INFINITY.to_bits())),
            (b"inf" | b"infd", Type::Double) => Ok(Literal::Double(f64::INFINITY.to_bits())),
            (b"bitsf", Type::Float) => self.bits().map(|bits| Literal::Float(bits as u32)),
            (b"bitsd", Type::Double) => self.bits().map(Literal::Double),
            (b"nan" | b"nanf" | b"nand" | b"inf" | b"inff" | b"infd" | b"bitsf" | b"bitsd", _) => {
                Err("is of another type than its place")
            }
            (number_text, ty) => number(number_text, ty),
        };
        found.map_err(|wrong| {
            let message = format!("the literal `{}` {wrong}", self.shown(token));
            let hint = format!(
                "its place has the type {}",
                self.bundle.types.shown(ty, &self.bundle.names)
            );
            self.error("literal", token, message, &hint);
            Skip
        })
    }

    /// `(INT)`, the bits of a floating point number.
    fn bits(&mut self) -> Result<u64, &'static str> {
        if !self.eat(b'(') {
            return Err("lacks its bits; write them in parentheses");
        }
        let token = self.next();
        let bits = match token.tok {
            Tok::Number => integer(self.bytes(token))?,
            _ => return Err("lacks its bits; write them in parentheses"),
        };
        if !self.eat(b')') {
            return Err("lacks its closing parenthesis");
        }
        Ok(bits)
    }

    fn struct_literal(&mut self, ty: TypeId) -> Parsed<Literal> {
        let open = self.next();
        let Type::Struct(fields) = self.bundle.types.ty(ty).clone() else {
            // A type whose definition has an error, which is reported, is void.
            if *self.bundle.types.ty(ty) == Type::Void && self.diagnostics.errors() > 0 {
                return Err(Skip);
            }
            let shown = self.bundle.types.shown(ty, &self.bundle.names);
            self.error(
                "literal",
                open,
                format!("a struct literal stands where the type is {shown}"),
                "write a literal of that type",
            );
            return Err(Skip);
        };
        let mut values = Vec::new();
        while !self.eat(b'}') {
            let token = self.peek();
            let Some(field) = fields.get(values.len()) else {
                self.error(
                    "literal",
                    token,
                    format!(
                        "the literal has more values than the struct has fields, {}",
                        fields.len()
                    ),
                    "leave the others out",
                );
                return Err(Skip);
            };
            values.push(match token.tok {
                Tok::Global => {
                    self.at += 1;
                    self.global_constant(token)?
                }
                _ => Constant::Literal(self.literal(*field)?),
            });
        }
        if values.len() < fields.len() {
            self.error(
                "literal",
                open,
                format!(
                    "the literal has {} values, the struct {} fields",
                    values.len(),
                    fields.len()
                ),
                "write a value for each field",
            );
            return Err(Skip);
        }
        Ok(Literal::Struct(values))
    }

    /// What a global name stands for.
    pub(super) fn global_constant(&mut self, token: Token) -> Parsed<Constant> {
        let name = self.name(token);
        match self.values.get(&name) {
            Some(GlobalValue::Const(id)) => Ok(Constant::Const(*id)),
            Some(GlobalValue::Global(id)) => Ok(Constant::Global(*id)),
            Some(GlobalValue::Func(id)) => Ok(Constant::Func(*id)),
            None => {
                let message = format!(
                    "there is no constant, global cell or function {}",
                    self.shown(token)
                );
                self.error(
                    "undefined",
                    token,
                    message,
                    "define it, or declare the function with .funcdecl",
                );
                Err(Skip)
            }
        }
    }
}
