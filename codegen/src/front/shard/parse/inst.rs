//! One instruction from its line.

use super::lex::{Tok, Token};
use super::raw::{RawData, RawInst, RawLabel, RawOperand, RawValue, ReturnType};
use super::{Parsed, Parser, place};
use crate::front::shard::ast::{Type, ValueName};
use crate::front::shard::table::{Cond, Op};

impl Parser<'_> {
    pub(super) fn instruction(&mut self) -> Parsed<RawInst> {
        let result = if self.is(Tok::Value) {
            let value = self.value("a value")?;
            self.expect(b'=', "a line is `%result = instruction` or an instruction")?;
            Some(value)
        } else {
            None
        };
        let token = self.peek();
        let op = match token.tok {
            Tok::Word => Op::from_text(self.token_text(token)),
            _ => None,
        };
        let Some(op) = op else {
            let names: Vec<&str> = Op::ALL.iter().map(|op| op.text()).collect();
            return Err(self.expected(
                "an instruction",
                &format!("instructions are {}", names.join(", ")),
            ));
        };
        self.at += 1;
        let data = self.operands(op)?;
        let yields = !matches!(op, Op::Store | Op::Branch | Op::Return);
        if let Some(result) = result.filter(|_| !yields) {
            let message = format!("{} has no result", op.text());
            self.error("result", result.place, message, "leave out the value and `=`");
        }
        if result.is_none() && yields && op != Op::Call {
            let message = format!("the result of {} goes nowhere", op.text());
            self.error("result", place(token), message, "write `%n =` before it");
        }
        Ok(RawInst {
            result: result.filter(|_| yields),
            data,
            place: place(token),
        })
    }

    fn operands(&mut self, op: Op) -> Parsed<RawData> {
        Ok(match op {
            Op::Alloc => RawData::Alloc {
                ty: self.ty()?,
                count: self.optional_index()?,
            },
            Op::Store => {
                let ty = self.ty()?;
                let token = self.peek();
                if self.eat(b',') {
                    self.lenient(
                        place(token),
                        "a comma follows the type of a store",
                        "leave it out",
                    );
                }
                let addr = self.value("the address, a value,")?;
                self.comma()?;
                RawData::Store {
                    ty,
                    addr,
                    value: self.operand()?,
                    index: self.optional_index()?,
                }
            }
            Op::Load => RawData::Load {
                ty: self.ty()?,
                addr: self.value("the address, a value,")?,
                index: self.optional_index()?,
            },
            Op::Binary(op) => {
                let (ty, a, b) = self.pair()?;
                RawData::Binary { op, ty, a, b }
            }
            Op::Cmp => {
                let token = self.peek();
                let cond = match token.tok {
                    Tok::Word => Cond::from_text(self.token_text(token)),
                    _ => None,
                };
                let Some(cond) = cond else {
                    return Err(self.expected("a condition", "conditions are eq, ne, gt, ge, lt, le"));
                };
                self.at += 1;
                let (ty, a, b) = self.pair()?;
                RawData::Cmp { cond, ty, a, b }
            }
            Op::Call => self.call()?,
            Op::Branch => self.branch()?,
            Op::Return => self.return_value()?,
        })
    }

    /// `[type] a, b`
    fn pair(&mut self) -> Parsed<(Option<Type>, RawOperand, RawOperand)> {
        let ty = if self.at_type() {
            Some(self.ty()?)
        } else {
            let token = self.peek();
            self.lenient(
                place(token),
                "the type of the operands is missing",
                "write it before them",
            );
            None
        };
        let a = self.operand()?;
        self.comma()?;
        Ok((ty, a, self.operand()?))
    }

    fn comma(&mut self) -> Parsed<()> {
        self.expect(b',', "separate operands with commas").map(drop)
    }

    fn optional_index(&mut self) -> Parsed<Option<RawOperand>> {
        if !self.eat(b',') {
            return Ok(None);
        }
        self.operand().map(Some)
    }

    fn value(&mut self, what: &str) -> Parsed<RawValue> {
        let token = self.peek();
        if token.tok != Tok::Value {
            return Err(self.expected(what, "values are %0, %1, .. or %name"));
        }
        self.at += 1;
        let name = self.value_name(token)?;
        Ok(RawValue {
            name,
            place: place(token),
        })
    }

    fn value_name(&mut self, token: Token) -> Parsed<ValueName> {
        let text = self.token_text(token).get(1..).unwrap_or(&[]).to_vec();
        if !text.first().is_some_and(u8::is_ascii_digit) {
            return Ok(ValueName::Name(self.program.names.intern(text)));
        }
        let number = std::str::from_utf8(&text)
            .ok()
            .and_then(|digits| digits.parse().ok());
        // The upper half is for loads that the text implies.
        match number.filter(|&number| number <= u32::MAX / 2) {
            Some(number) => Ok(ValueName::Number(number)),
            None => {
                let message = "the number of this value is too large";
                self.error("syntax", place(token), message, "number values from 0 on");
                Err(super::Skip)
            }
        }
    }

    fn operand(&mut self) -> Parsed<RawOperand> {
        const HINT: &str = "operands are values, numbers, true, false, null, inf and nan";
        let token = self.peek();
        let constant = match token.tok {
            Tok::Value => return Ok(RawOperand::Value(self.value("an operand")?)),
            Tok::Number => true,
            Tok::Word => matches!(
                self.token_text(token),
                b"true" | b"false" | b"null" | b"inf" | b"nan"
            ),
            _ => false,
        };
        if !constant {
            return Err(self.expected("an operand", HINT));
        }
        self.at += 1;
        Ok(RawOperand::Const(place(token)))
    }

    fn call(&mut self) -> Parsed<RawData> {
        let ret = self.return_type()?;
        self.expect(b'(', "a call is `call T(types) @name (arguments)`")?;
        let params = self.types(b')')?;
        let callee = self.mention(
            "the function's name",
            "a call is `call T(types) @name (arguments)`",
        )?;
        let token = self.peek();
        let close = self.eat(b'(');
        if !close {
            let message = "the arguments have no parentheses";
            self.lenient(place(token), message, "write `@name (arguments)`");
        }
        let mut args = Vec::new();
        let mut more = match self.peek().tok {
            Tok::Punct(b')') => !close,
            Tok::Line | Tok::Eof | Tok::Punct(b';') => close,
            _ => true,
        };
        while more {
            args.push(self.operand()?);
            more = self.eat(b',');
        }
        if close {
            self.expect(b')', "separate arguments with commas")?;
        }
        Ok(RawData::Call {
            ret,
            params,
            callee,
            args,
        })
    }

    fn label(&mut self) -> Parsed<RawLabel> {
        let token = self.peek();
        if self.is_word(token, "label") {
            self.at += 1;
            self.lenient(place(token), "`label` stands before a label", "leave it out");
        }
        self.mention("a label", "labels are `@name`")
    }

    fn branch(&mut self) -> Parsed<RawData> {
        if self.is(Tok::At) || self.is_word(self.peek(), "label") {
            return Ok(RawData::Jump { to: self.label()? });
        }
        let cond = self.operand()?;
        self.comma()?;
        let then = self.label()?;
        self.comma()?;
        Ok(RawData::Branch {
            cond,
            then,
            other: self.label()?,
        })
    }

    fn return_value(&mut self) -> Parsed<RawData> {
        let token = self.peek();
        if self.is_word(token, "void") {
            self.at += 1;
            return Ok(RawData::Return {
                ty: ReturnType::Void,
                value: None,
            });
        }
        let ty = if self.at_type() {
            ReturnType::Type(self.ty()?)
        } else {
            self.lenient(
                place(token),
                "the type of the returned value is missing",
                "write it before it",
            );
            ReturnType::Omitted
        };
        Ok(RawData::Return {
            ty,
            value: Some(self.operand()?),
        })
    }
}
