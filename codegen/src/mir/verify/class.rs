//! Rules about the classes of managed modules (31 to 33).

use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag::FileId;
use crate::mir::class;
use crate::mir::lex::Tok;
use crate::mir::{Aggregate, AggregateKind, Attr, AttrSet, Field, Function, Name, NamedType, Pos, Type};

use super::Checker;
use super::places::List;

/// A class or interface with what it extends, as positions in the list of classes.
struct Node<'m> {
    named: &'m NamedType,
    aggregate: &'m Aggregate,
    above: Vec<usize>,
}

impl<'m> Checker<'m> {
    /// Checks every class that this module defines, or declares as its own. True if some class extends itself.
    pub(super) fn classes(&mut self) -> bool {
        let m = self.m;
        if !m.srclang.is_managed() {
            return false;
        }
        let mut own: FxHashMap<Name, Pos> = FxHashMap::default();
        for decl in m.java.iter().filter(|decl| !decl.imported) {
            let name = class::class_name(&m.types, decl.ty).unwrap_or(decl.name);
            if let Some(first) = own.insert(name, decl.pos) {
                let message = format!("class {} is declared twice", self.shown('$', name));
                let hint = "remove one of the declarations";
                self.again("class", FileId::MAIN, (decl.pos, first), message, hint);
            }
        }
        let nodes = self.nodes();
        for node in &nodes {
            let pos = match own.get(&node.named.name) {
                Some(&pos) if node.named.imported => pos,
                None if node.named.imported => continue,
                _ => node.named.pos,
            };
            self.class(node, pos);
        }
        self.inheritance(&nodes, &own)
    }

    fn nodes(&self) -> Vec<Node<'m>> {
        let m = self.m;
        let mut nodes = Vec::new();
        let mut index = FxHashMap::default();
        for (_, named) in m.types.named_types().filter(|(_, named)| named.scope.is_none()) {
            if let Some(Type::Aggregate(aggregate)) = named.def.map(|def| m.types.get(def))
                && matches!(aggregate.kind, AggregateKind::Class | AggregateKind::Interface)
            {
                index.insert(named.name, nodes.len());
                let above = Vec::new();
                nodes.push(Node {
                    named,
                    aggregate,
                    above,
                });
            }
        }
        for node in &mut nodes {
            let parents = node.aggregate.parents.iter();
            let parents = parents.filter_map(|&parent| class::class_name(&m.types, parent));
            let names = parents.chain(node.aggregate.implements.iter().copied());
            node.above = names.filter_map(|name| index.get(&name).copied()).collect();
        }
        nodes
    }

    fn class(&mut self, node: &Node<'_>, pos: Pos) {
        let m = self.m;
        let shown = self.shown('$', node.named.name);
        if node.named.imported {
            // The file that defines it was not checked when it was read.
            if let Some(def) = node.named.def {
                self.members(def, node.aggregate, FileId::MAIN, pos, shown);
            }
        }
        for &name in &node.aggregate.implements {
            let defined = m.types.lookup(None, name).and_then(|id| m.types.named(id)?.def);
            if defined.is_none() && !self.broken.hides(None, name) {
                let message = format!(
                    "{shown} implements {}, which is not defined",
                    self.shown('$', name)
                );
                let hint = "import its type file, or define it";
                self.error("undefined-type", FileId::MAIN, pos, message, hint);
            }
        }
        self.members_once(node, pos);
    }

    /// Rule 32.
    fn members_once(&mut self, node: &Node<'_>, pos: Pos) {
        let class = node.aggregate;
        let methods: Vec<_> = class.methods.iter().map(|m| (m.name, None)).collect();
        let fields = |fields: &[Field]| fields.iter().map(|f| (f.name, Some(f.ty))).collect::<Vec<_>>();
        let lists = [
            ('&', "method", methods),
            ('@', "field", fields(&class.fields)),
            ('^', "field", fields(&class.parent_fields)),
        ];
        for (sigil, what, members) in lists {
            let mut seen = FxHashSet::default();
            let Some(again) = members.iter().position(|member| !seen.insert(*member)) else {
                continue;
            };
            let (name, ty) = members[again];
            // There may be fields of the same name and other types.
            let mut same = members.iter().take(again).filter(|member| member.0 == name);
            let first = same.position(|member| member.1 == ty).unwrap_or_default();
            let is_it = |tok, text: &[u8]| {
                let member = matches!(tok, Tok::Func(_) | Tok::At(_) | Tok::Caret(_));
                member && text.split_first() == Some((&(sigil as u8), self.m.names.bytes(name)))
            };
            let places = match node.named.imported {
                false => self.places(List::Members, FileId::MAIN, pos, is_it),
                true => Vec::new(),
            };
            let class = self.shown('$', node.named.name);
            let message = format!("{class} declares {what} {} twice", self.shown(sigil, name));
            let hint = "remove one of them";
            match places.get(first) {
                Some(&first) => self.again("method", FileId::MAIN, (pos, first), message, hint),
                None => self.error("method", FileId::MAIN, pos, message, hint),
            }
        }
    }

    /// Rule 31.
    fn inheritance(&mut self, nodes: &[Node<'_>], own: &FxHashMap<Name, Pos>) -> bool {
        let m = self.m;
        let finals: FxHashSet<Name> = m
            .java
            .iter()
            .filter(|decl| decl.attrs.has(Attr::Final))
            .filter_map(|decl| class::class_name(&m.types, decl.ty))
            .collect();
        let place = |node: &Node<'_>| own.get(&node.named.name).copied().unwrap_or(node.named.pos);
        for node in nodes
            .iter()
            .filter(|node| !node.named.imported || own.contains_key(&node.named.name))
        {
            let is_final = |attrs: &AttrSet, name| attrs.has(Attr::Final) || finals.contains(&name);
            let above = node.above.iter().filter_map(|&above| nodes.get(above));
            if let Some(above) = above
                .map(|above| above.named)
                .find(|above| is_final(&above.attrs, above.name))
            {
                let message = format!(
                    "{} extends {}, which is final",
                    self.shown('$', node.named.name),
                    self.shown('$', above.name)
                );
                self.error("inheritance", FileId::MAIN, place(node), message, "");
            }
        }
        // 0 = not seen, 1 = on the way, 2 = done.
        let mut state = vec![0u8; nodes.len()];
        let mut cyclic = false;
        for root in 0..nodes.len() {
            let mut stack = vec![(root, 0)];
            while let Some((at, next)) = stack.last_mut() {
                let (Some(node), Some(mark)) = (nodes.get(*at), state.get_mut(*at)) else {
                    break;
                };
                if *mark == 2 {
                    stack.pop();
                    continue;
                }
                *mark = 1;
                let Some(&above) = node.above.get(*next) else {
                    *mark = 2;
                    stack.pop();
                    continue;
                };
                *next += 1;
                match state.get(above) {
                    Some(1) => {
                        cyclic = true;
                        let message = format!("class {} extends itself", self.shown('$', node.named.name));
                        let hint = "break the circle of superclasses and superinterfaces";
                        self.error("inheritance", FileId::MAIN, place(node), message, hint);
                    }
                    Some(0) => stack.push((above, 0)),
                    _ => {}
                }
            }
        }
        cyclic
    }

    /// Rule 33: the name of the method of a call that looks for it in a class.
    pub(super) fn method_of_class(&mut self, f: &Function, method: Name, pos: Pos) {
        let m = self.m;
        if !m.srclang.is_managed() || self.broken.hides(None, method) {
            return;
        }
        let shown = self.shown('&', method);
        let Some(owner) = class::owner(m.names.bytes(method)) else {
            let message = format!("{shown} is called as a method, and its name has no class");
            let hint = "call functions with call; names of methods are class, _7C, name, _7C, signature";
            return self.error("method-call", f.file, pos, message, hint);
        };
        let name = m.names.get(owner);
        let known = name
            .and_then(|name| m.types.lookup(None, name))
            .and_then(|id| m.types.named(id)?.def)
            .and_then(|def| m.types.aggregate(def));
        let complete = known.is_some_and(|aggregate| {
            !aggregate.incomplete && matches!(aggregate.kind, AggregateKind::Class | AggregateKind::Interface)
        });
        if !complete && !name.is_some_and(|name| self.broken.hides(None, name)) {
            let owner = String::from_utf8_lossy(owner);
            let message = format!("{shown} is called as a method, and class ${owner} is not defined");
            self.error(
                "method-call",
                f.file,
                pos,
                message,
                "import its type file, or define it",
            );
        }
    }
}
