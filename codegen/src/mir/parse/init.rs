//! Initial values of variables and fields (mpl-syntax.md §4).

use maple_mirbin::Op;

use crate::mir::lex::Tok;
use crate::mir::{Init, InitElem, InitId};

use super::{MAX_NESTING, Parse, Parser};

impl Parser<'_, '_, '_> {
    /// What stands after `=`.
    pub(super) fn initializer(&mut self) -> Parse<InitId> {
        let mut open: Vec<(Option<u32>, Vec<InitElem>)> = Vec::new();
        let mut field = None;
        loop {
            let mut value = if self.eat(b'[') {
                open.push((field.take(), Vec::new()));
                if open.len() > MAX_NESTING {
                    return self.too_deep("initial values");
                }
                if self.is(b']') {
                    return self.fail(
                        "syntax",
                        "a list of initial values cannot be empty",
                        "leave the initial value out",
                    );
                }
                field = self.field_number()?;
                continue;
            } else {
                self.init_leaf()?
            };
            loop {
                let Some((_, elems)) = open.last_mut() else {
                    return Ok(value);
                };
                elems.push(InitElem {
                    field: field.take(),
                    value,
                });
                if self.eat(b',') {
                    field = self.field_number()?;
                    break;
                }
                self.expect(b']', "or `,` in the list of initial values")?;
                let Some((outer, elems)) = open.pop() else {
                    return Ok(value);
                };
                value = self.push_init(Init::List(elems.into_boxed_slice()));
                field = outer;
            }
        }
    }

    /// `n =` before an element. An integer that no `=` follows is the element itself, so it takes a look ahead.
    fn field_number(&mut self) -> Parse<Option<u32>> {
        let Tok::Int(number) = self.tok.tok else {
            return Ok(None);
        };
        if !self.next_is(b'=') {
            return Ok(None);
        }
        let Ok(number) = u32::try_from(number) else {
            return self.fail("range", "a field number lies between 1 and 4294967295", "");
        };
        self.bump();
        self.bump();
        Ok(Some(number))
    }

    fn init_leaf(&mut self) -> Parse<InitId> {
        let token = self.tok;
        let init = match token.tok {
            Tok::Int(_) if self.is_hex(&token) => Init::Pattern(self.pattern(&token)?),
            Tok::Int(value) => Init::Int(value),
            Tok::Float(single) => Init::Float(self.float_init(&token, single), single),
            _ => return self.init_address(),
        };
        self.bump();
        Ok(self.push_init(init))
    }

    fn init_address(&mut self) -> Parse<InitId> {
        let Some(op) = self.word().op else {
            let hint = match self.tok.tok {
                Tok::Str(_) => "a string is written conststr ptr \"..\"",
                _ => "a number, an address or a list in brackets",
            };
            return self.expected("an initial value", hint);
        };
        let init = match op {
            Op::AddrOf => {
                self.bump();
                let prim = self.prim("an address type")?;
                let sym = self.sym()?;
                let field = self.field_id()?;
                let mut offset = 0;
                if self.eat(b'(') {
                    offset = self.int_in("a byte offset", i64::MIN..=i64::MAX)?;
                    self.expect(b')', "after the offset")?;
                }
                Init::AddrOf {
                    prim,
                    sym,
                    field,
                    offset,
                }
            }
            Op::AddrOfFunc => {
                self.bump();
                Init::AddrOfFunc(self.prim("an address type")?, self.func_name()?)
            }
            Op::AddrOfLabel => {
                self.bump();
                let prim = self.prim("an address type")?;
                let pos = self.pos();
                let name = self.at_name("a label")?;
                if self.scope.is_some() {
                    self.f.labels.mention(name, pos);
                }
                Init::AddrOfLabel(prim, name)
            }
            Op::ConstStr | Op::ConstStr16 => {
                self.bump();
                let prim = self.prim("an address type")?;
                Init::Str(prim, self.string("a string")?, op == Op::ConstStr16)
            }
            Op::ConstVal => {
                self.bump();
                self.prim("a type")?;
                return self.init_leaf();
            }
            _ => {
                return self.expected(
                    "an initial value",
                    "addrof, addroffunc, addroflabel, conststr, conststr16",
                );
            }
        };
        Ok(self.push_init(init))
    }
}
