//! Types and signatures.

use super::super::types::{Sig, SigId, Type, TypeId};
use super::lex::Tok;
use super::literal::integer;
use super::{Parsed, Parser, Skip, pos};

const HINT: &str = "types are int<n>, float, double, ref<T>, iref<T>, weakref<T>, struct<T ...>, array<T n>, hybrid<F V>, void, func<sig>, thread, stack, tagref64 and names `@name` of .typedef";

impl Parser<'_> {
    /// A type: a name or a constructor.
    pub(super) fn ty(&mut self) -> Parsed<TypeId> {
        let token = self.peek();
        if token.tok == Tok::Global {
            self.at += 1;
            let name = self.name(token);
            return match self.types.get(&name) {
                Some(id) => Ok(*id),
                None => {
                    let message = format!("there is no type {}", self.shown(token));
                    self.error(
                        "undefined-type",
                        token,
                        message,
                        "define it: `.typedef @name = int<64>`",
                    );
                    Err(Skip)
                }
            };
        }
        let ty = self.constructor()?;
        Ok(self.bundle.types.intern(ty, pos(token)))
    }

    /// A type's constructor.
    pub(super) fn constructor(&mut self) -> Parsed<Type> {
        let token = self.peek();
        if token.tok != Tok::Word {
            return Err(self.expected("a type", HINT));
        }
        self.enter()?;
        let word = self.bytes(token).to_vec();
        self.at += 1;
        let ty = match word.as_slice() {
            b"int" => self.int(),
            b"float" => Ok(Type::Float),
            b"double" => Ok(Type::Double),
            b"ref" => self.referent().map(Type::Ref),
            b"iref" => self.referent().map(Type::IRef),
            b"weakref" => self.referent().map(Type::WeakRef),
            b"struct" => self.fields(),
            b"array" => self.array(),
            b"hybrid" => self.hybrid(),
            b"void" => Ok(Type::Void),
            b"func" | b"funcref" => self.function_type(),
            b"thread" | b"threadref" => Ok(Type::Thread),
            b"stack" | b"stackref" => Ok(Type::Stack),
            b"tagref64" => Ok(Type::TagRef64),
            _ => {
                self.at -= 1;
                Err(self.expected("a type", HINT))
            }
        };
        self.depth -= 1;
        ty
    }

    fn int(&mut self) -> Parsed<Type> {
        self.expect(b'<', "write the number of bits: `int<64>`")?;
        let token = self.peek();
        let bits = match token.tok {
            Tok::Number => integer(self.bytes(token)),
            _ => return Err(self.expected("a number of bits", "write `int<64>`")),
        };
        self.at += 1;
        let bits = match bits {
            Ok(bits @ 1..=64) => bits as u8,
            _ => {
                let message = format!("`{}` is no number of bits from 1 to 64", self.shown(token));
                self.error("type", token, message, "integers have from 1 to 64 bits");
                return Err(Skip);
            }
        };
        self.expect(b'>', "close the type")?;
        Ok(Type::Int(bits))
    }

    fn referent(&mut self) -> Parsed<TypeId> {
        self.expect(b'<', "write what is referred to: `ref<void>`")?;
        let ty = self.ty()?;
        self.expect(b'>', "one type is referred to")?;
        Ok(ty)
    }

    fn fields(&mut self) -> Parsed<Type> {
        self.expect(b'<', "write the types of the fields: `struct<int<64> double>`")?;
        let mut fields = Vec::new();
        while !self.eat(b'>') {
            fields.push(self.ty()?);
        }
        Ok(Type::Struct(fields.into()))
    }

    fn array(&mut self) -> Parsed<Type> {
        const FORM: &str = "write type and number of elements: `array<int<8> 12>`";
        self.expect(b'<', FORM)?;
        let element = self.ty()?;
        let token = self.peek();
        let length = match token.tok {
            Tok::Number => integer(self.bytes(token)),
            _ => return Err(self.expected("a number of elements", FORM)),
        };
        self.at += 1;
        let Ok(length) = length else {
            let message = format!("`{}` is no number of elements", self.shown(token));
            self.error("type", token, message, FORM);
            return Err(Skip);
        };
        self.expect(b'>', FORM)?;
        Ok(Type::Array(element, length))
    }

    fn hybrid(&mut self) -> Parsed<Type> {
        const FORM: &str = "write the fixed part and the type of the elements: `hybrid<int<64> int<8>>`";
        self.expect(b'<', FORM)?;
        let fixed = self.ty()?;
        let var = self.ty()?;
        self.expect(b'>', FORM)?;
        Ok(Type::Hybrid(fixed, var))
    }

    fn function_type(&mut self) -> Parsed<Type> {
        self.expect(b'<', "write the signature: `func<void (int<64>)>`")?;
        let sig = self.sig()?;
        self.expect(b'>', "close the type")?;
        Ok(Type::Func(sig))
    }

    /// Whether a type stands here that a signature follows, and not the signature itself, whose result may be that type.
    pub(super) fn at_type_before_sig(&self) -> bool {
        let mut ahead = 1;
        if self.peek_at(1).tok == Tok::Punct(b'<') {
            // To the end of what is in angle brackets.
            let mut level = 0u32;
            loop {
                match self.peek_at(ahead).tok {
                    Tok::Punct(b'<') => level += 1,
                    Tok::Punct(b'>') => level -= 1,
                    Tok::Eof => return false,
                    _ => {}
                }
                ahead += 1;
                if level == 0 {
                    break;
                }
            }
        }
        !matches!(self.peek_at(ahead).tok, Tok::Punct(b'(' | b'>'))
    }

    /// A signature: a name or `R (P ...)`.
    pub(super) fn sig(&mut self) -> Parsed<SigId> {
        let token = self.peek();
        // A name alone is that of a signature; before a parenthesis it is a type's.
        let is_type = self.peek_at(1).tok == Tok::Punct(b'(');
        if token.tok == Tok::Global && !is_type {
            self.at += 1;
            let name = self.name(token);
            return match self.sigs.get(&name) {
                Some(id) => Ok(*id),
                None => {
                    let message = format!("there is no signature {}", self.shown(token));
                    self.error(
                        "undefined-signature",
                        token,
                        message,
                        "define it: `.funcsig @name = void (int<64>)`",
                    );
                    Err(Skip)
                }
            };
        }
        let sig = self.sig_constructor()?;
        Ok(self.bundle.types.intern_sig(sig, pos(token)))
    }

    /// `R (P ...)`
    pub(super) fn sig_constructor(&mut self) -> Parsed<Sig> {
        const FORM: &str =
            "a signature is the type of the result and those of the parameters: `int<64> (int<64> double)`";
        let result = self.ty()?;
        self.expect(b'(', FORM)?;
        let mut params = Vec::new();
        while !self.eat(b')') {
            params.push(self.ty()?);
        }
        Ok(Sig {
            result,
            params: params.into(),
        })
    }
}
