//! Rules about the classes of managed modules (31 to 33).

use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag::FileId;
use crate::mir::class;
use crate::mir::{Aggregate, AggregateKind, Attr, AttrSet, Function, Name, NamedType, Pos, Type};

use super::Checker;

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
            if own.insert(name, decl.pos).is_some() {
                let message = format!("class {} is declared twice", self.shown('$', name));
                self.error(
                    "class",
                    FileId::MAIN,
                    decl.pos,
                    message,
                    "remove one of the declarations",
                );
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
            self.members(node.aggregate, FileId::MAIN, pos, shown);
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
        let mut seen = FxHashSet::default();
        if let Some(method) = node
            .aggregate
            .methods
            .iter()
            .find(|method| !seen.insert(method.name))
        {
            let message = format!("{shown} declares method {} twice", self.shown('&', method.name));
            self.error("method", FileId::MAIN, pos, message, "remove one of them");
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
