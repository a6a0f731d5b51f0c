//! Declarations of intrinsic functions, and heads of functions.

use super::lex::Tok;
use super::{Named, Parsed, Parser, Place, Skip, meant};
use crate::front::corevm::ast::{Function, Intrinsic, IntrinsicParam, ParamKind, Type, Variable};
use crate::front::corevm::table::FUNCTION_OPTIONS;

const FUNCTION: &str =
    "a function is `def T name(T parameter) : parent [options] {`; parent and options may be left out";
const INTRINSIC: &str = "an intrinsic function is `declare T name(T parameter, *args, **kwargs)`";

/// Parameters and where their names stand.
type Params = Vec<(IntrinsicParam, Place)>;

impl Parser<'_> {
    /// `declare T name(parameters)`
    pub(super) fn intrinsic(&mut self) -> Parsed<()> {
        self.at += 1;
        let (ret, named, params) = self.signature(INTRINSIC)?;
        self.module.intrinsics.push(Intrinsic {
            name: named.name,
            ret,
            params: params.into_iter().map(|(param, _)| param).collect(),
            pos: named.pos(),
        });
        Ok(())
    }

    /// `def T name(parameters) : parent [options] { blocks }`
    pub(super) fn function(&mut self) -> Parsed<()> {
        let start = self.next();
        let (mut function, place) = match self.function_head() {
            Ok(head) => head,
            // The errors of its blocks are found all the same.
            Err(Skip) if self.skip_to_body() => {
                let named = self.intern(start);
                (empty(Type::VOID, named), named.place)
            }
            Err(Skip) => return Err(Skip),
        };
        function.blocks = self.body(place);
        self.module.functions.push(function);
        Ok(())
    }

    fn function_head(&mut self) -> Parsed<(Function, Place)> {
        let (ret, named, params) = self.signature(FUNCTION)?;
        let mut function = empty(ret, named);
        for (param, place) in params {
            self.function_param(&mut function, param, place);
        }
        if self.eat(b':') {
            function.parent = Some(self.dotted("the parent's name", FUNCTION)?.name);
        }
        if self.eat(b'[') {
            function.options = self.function_options()?;
        }
        self.open_brace(FUNCTION)?;
        Ok((function, named.place))
    }

    /// Adds a parameter: those with types first, then `*args`, then `**kwargs`.
    fn function_param(&mut self, function: &mut Function, param: IntrinsicParam, place: Place) {
        let last = function.keyword.is_some();
        let message = match param.kind {
            ParamKind::Regular(ty) => {
                function.params.push(Variable {
                    ty,
                    name: param.name,
                    pos: param.pos,
                });
                (last || function.positional.is_some())
                    .then_some("a parameter with a type stands behind one with a star")
            }
            ParamKind::Positional => match function.positional.replace(param.name) {
                Some(_) => Some("there is a parameter with one star already"),
                None => last.then_some("a parameter with one star stands behind one with two"),
            },
            ParamKind::Keyword => {
                let before = function.keyword.replace(param.name);
                before.map(|_| "there is a parameter with two stars already")
            }
        };
        if let Some(message) = message {
            self.error(
                "syntax",
                place,
                message,
                "the order is `T name, T name, *args, **kwargs`",
            );
        }
    }

    /// `T name(parameters)`
    fn signature(&mut self, hint: &str) -> Parsed<(Type, Named, Params)> {
        let ret = self.ty()?;
        let named = self.dotted("the function's name", hint)?;
        self.expect(b'(', hint)?;
        let mut params = Vec::new();
        if self.eat(b')') {
            return Ok((ret, named, params));
        }
        loop {
            let kind = match (self.eat(b'*'), self.eat(b'*')) {
                (false, _) => ParamKind::Regular(self.ty()?),
                (true, false) => ParamKind::Positional,
                (true, true) => ParamKind::Keyword,
            };
            let named = self.name("the parameter's name", hint)?;
            let param = IntrinsicParam {
                kind,
                name: named.name,
                pos: named.pos(),
            };
            params.push((param, named.place));
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b')', "parameters have commas between them")?;
        Ok((ret, named, params))
    }

    /// Words, or bits that have no word as a number; the bracket is already read.
    fn function_options(&mut self) -> Parsed<i64> {
        let mut bits = 0;
        while !self.eat(b']') {
            let token = self.peek();
            let names = FUNCTION_OPTIONS.iter().map(|(name, _)| *name);
            match token.tok {
                Tok::Word => {
                    let word = self.word(token);
                    let known = FUNCTION_OPTIONS.iter().find(|(name, _)| name.as_bytes() == word);
                    if let Some((_, bit)) = known {
                        bits |= bit;
                    } else {
                        let all: Vec<&str> = names.clone().collect();
                        let others = format!("it is dropped; there are {}", all.join(", "));
                        let message = format!("no option of functions is called `{}`", self.shown(token));
                        self.warning("option", token, &message, &meant(word, names, &others));
                    }
                }
                Tok::Number => match super::number::integer(self.bytes(token)).map(u64::try_from) {
                    Ok(Ok(number)) => bits |= number as i64,
                    _ => {
                        let message = format!("{} is no set of bits", self.shown(token));
                        self.error(
                            "constant",
                            token,
                            message,
                            "options without a word are up to 64 bits: 0x10",
                        );
                    }
                },
                _ => return Err(self.expected("an option or `]`", "options are `[constexpr inline]`")),
            }
            self.at += 1;
            self.eat(b',');
        }
        Ok(bits)
    }
}

fn empty(ret: Type, named: Named) -> Function {
    Function {
        name: named.name,
        parent: None,
        ret,
        options: 0,
        params: Vec::new(),
        positional: None,
        keyword: None,
        blocks: Vec::new(),
        pos: named.pos(),
    }
}
