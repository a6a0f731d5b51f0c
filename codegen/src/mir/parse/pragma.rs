//! Pragmas: Java annotations on classes and members.

use crate::mir::keyword::Kw;
use crate::mir::lex::Tok;
use crate::mir::{Name, Pragma, PragmaKind, PragmaNode, PragmaValue, Type, TypeId, TypeTable};

use super::{MAX_NESTING, Parse, Parser};

/// A list that is open: elements still to come, whether they have names, and the bracket that ends it.
struct Open {
    left: Option<u32>,
    named: bool,
    close: u8,
}

impl Parser<'_, '_, '_> {
    /// `pragma int kind name type { elements }`
    pub(super) fn pragma(&mut self) -> Parse<Pragma> {
        self.bump();
        let visibility = self.int_in("a visibility", 0..=i64::from(u32::MAX))? as u32;
        let kind = match self.kw() {
            Some(Kw::Class) => PragmaKind::Class,
            Some(Kw::Func) => PragmaKind::Func,
            Some(Kw::Var) => PragmaKind::Var,
            Some(Kw::Param) => PragmaKind::Param(0),
            Some(Kw::FuncEx) => PragmaKind::FuncEx,
            Some(Kw::FuncVar) => PragmaKind::FuncVar,
            _ => {
                return self.expected(
                    "what the pragma is on",
                    "one of class, func, var, param N, func_ex, func_var",
                );
            }
        };
        self.bump();
        let kind = match kind {
            PragmaKind::Param(_) => PragmaKind::Param(self.int_in("a parameter number", 0..=65535)? as u32),
            other => other,
        };
        let target = self.any_name()?;
        let ty = self.simple_type()?;
        self.expect(b'{', "before the elements of the pragma")?;
        let mut pragma = Pragma {
            visibility,
            kind,
            target,
            ty,
            elements: 0,
            nodes: Vec::new(),
        };
        self.pragma_elements(&mut pragma)?;
        Ok(pragma)
    }

    fn pragma_elements(&mut self, pragma: &mut Pragma) -> Parse<()> {
        let mut open = vec![Open {
            left: None,
            named: true,
            close: b'}',
        }];
        while let Some(list) = open.last_mut() {
            let top = list.left.is_none();
            if list.left == Some(0) || (top && self.is(b'}')) {
                let close = list.close;
                open.pop();
                self.expect(close, "at the end of the elements")?;
                if !open.is_empty() && !self.is(b'}') && !self.is(b']') {
                    self.expect(b',', "between elements")?;
                }
                continue;
            }
            let named = list.named;
            match &mut list.left {
                Some(left) => *left -= 1,
                None => pragma.elements += 1,
            }
            let name = if named {
                Some(self.at_name("an element")?)
            } else {
                None
            };
            let (node, children) = self.pragma_element(name)?;
            pragma.nodes.push(node);
            if let Some((count, named)) = children {
                if open.len() > MAX_NESTING {
                    return self.too_deep("annotations");
                }
                if count > 0 {
                    self.expect(b',', "after the number of elements")?;
                }
                open.push(Open {
                    left: Some(count),
                    named,
                    close: b']',
                });
            } else if !self.is(b'}') && !self.is(b']') {
                self.expect(b',', "between elements")?;
            }
        }
        Ok(())
    }

    /// One element; for lists also the number of what follows and whether that has names.
    fn pragma_element(&mut self, name: Option<Name>) -> Parse<(PragmaNode, Option<(u32, bool)>)> {
        if !matches!(self.tok.tok, Tok::Word(_)) {
            return self.expected(
                "the type of an element",
                "for example i32, ptr, type, enum, array, annotation",
            );
        }
        let word = self.text(&self.tok).to_vec();
        let elem_type = self.module().names.intern(&word);
        self.bump();
        let mut children = None;
        let token = self.tok;
        let value = match self.tok.tok {
            Tok::Punct(b'[') => {
                self.bump();
                let count = self.int_in("the number of elements", 0..=1 << 24)? as u32;
                children = Some((count, false));
                PragmaValue::Array(count)
            }
            Tok::Punct(b'<') if word == b"annotation" => {
                self.bump();
                let (_, annotation) = self.any_name()?;
                self.expect(b'>', "after the annotation's name")?;
                self.expect(b'[', "before the elements")?;
                let count = self.int_in("the number of elements", 0..=1 << 24)? as u32;
                children = Some((count, true));
                PragmaValue::Annotation(annotation, count)
            }
            Tok::Int(value) => PragmaValue::Int(value),
            Tok::Float(single) => PragmaValue::Float(self.float_value(&token), single),
            Tok::Str(text) => PragmaValue::Str(text),
            Tok::Global(_) | Tok::Local(_) | Tok::Func(_) | Tok::At(_) | Tok::Caret(_) => {
                let (sigil, symbol) = self.any_name()?;
                PragmaValue::Symbol(sigil, symbol)
            }
            _ => PragmaValue::Type(self.simple_type()?),
        };
        if matches!(
            value,
            PragmaValue::Int(_) | PragmaValue::Float(..) | PragmaValue::Str(_)
        ) {
            self.bump();
        }
        Ok((
            PragmaNode {
                name,
                elem_type,
                value,
            },
            children,
        ))
    }

    /// A type name or primitive type, in angle brackets or not.
    fn simple_type(&mut self) -> Parse<TypeId> {
        let angle = self.eat(b'<');
        let pos = self.pos();
        let ty = match self.tok.tok {
            Tok::Global(name) => {
                let named = self.module().types.mention(None, name, pos);
                self.module().types.intern(Type::Named(named))
            }
            _ => match self.word().prim {
                Some(prim) => TypeTable::prim(prim),
                None => return self.expected("a type name", ""),
            },
        };
        self.bump();
        if angle {
            self.expect(b'>', "after the type name")?;
        }
        Ok(ty)
    }

    /// Any name with its sigil.
    pub(super) fn any_name(&mut self) -> Parse<(u8, Name)> {
        let found = match self.tok.tok {
            Tok::Global(name) => (b'$', name),
            Tok::Local(name) => (b'%', name),
            Tok::Func(name) => (b'&', name),
            Tok::At(name) => (b'@', name),
            Tok::Caret(name) => (b'^', name),
            _ => return self.expected("a name", "names start with one of $ % & @ ^"),
        };
        self.bump();
        Ok(found)
    }
}
