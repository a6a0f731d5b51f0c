//! Building the table: order, methods, vtables.

use std::rc::Rc;

use maple_mirbin::class::flags;
use rustc_hash::{FxHashMap, FxHashSet};

use super::{Class, ClassId, ClassMethod, Classes, VtableSlot, access_flags, descriptor_of, names};
use crate::mir::{
    Aggregate, AggregateKind, AttrSet, InfoValue, JavaDecl, Module, Name, NamedType, Type, TypeId,
};

/// A class before its superclasses are known.
struct Found<'m> {
    named: &'m NamedType,
    ty: TypeId,
    aggregate: &'m Aggregate,
    superclass: Option<Name>,
    interfaces: Vec<Name>,
}

pub(super) fn build(module: &Module) -> Classes {
    let types = &module.types;
    let mut found: Vec<Found<'_>> = Vec::new();
    let mut by_name = FxHashMap::default();
    for (_, named) in types.named_types().filter(|(_, named)| named.scope.is_none()) {
        let Some(ty) = named.def else { continue };
        let Type::Aggregate(aggregate) = types.get(ty) else {
            continue;
        };
        if aggregate.incomplete || !matches!(aggregate.kind, AggregateKind::Class | AggregateKind::Interface)
        {
            continue;
        }
        by_name.insert(named.name, found.len());
        let interface = aggregate.kind == AggregateKind::Interface;
        let parents = |take: bool| {
            let parents = aggregate.parents.iter().filter(move |_| take);
            parents.filter_map(|&parent| super::class_name(types, parent))
        };
        found.push(Found {
            named,
            ty,
            aggregate,
            superclass: parents(!interface).next(),
            interfaces: parents(interface)
                .chain(aggregate.implements.iter().copied())
                .collect(),
        });
    }
    let declared: FxHashMap<Name, &JavaDecl> = module
        .java
        .iter()
        .filter(|decl| !decl.imported)
        .map(|decl| (super::class_name(types, decl.ty).unwrap_or(decl.name), decl))
        .collect();
    let mut builder = Builder {
        module,
        declared,
        classes: Classes {
            srclang: module.srclang,
            ..Classes::default()
        },
    };
    for index in order(&found, &by_name) {
        if let Some(found) = found.get(index) {
            builder.add(found);
        }
    }
    builder.classes
}

/// Positions of the classes, those that others extend first. A class on a circle comes before one that it extends.
fn order(found: &[Found<'_>], by_name: &FxHashMap<Name, usize>) -> Vec<usize> {
    let mut order = Vec::with_capacity(found.len());
    let mut entered = vec![false; found.len()];
    let mut stack = Vec::new();
    for root in 0..found.len() {
        stack.push((root, false));
        while let Some((index, done)) = stack.pop() {
            if done {
                order.push(index);
                continue;
            }
            let (Some(class), Some(seen)) = (found.get(index), entered.get_mut(index)) else {
                continue;
            };
            if std::mem::replace(seen, true) {
                continue;
            }
            stack.push((index, true));
            let above = class.superclass.iter().chain(&class.interfaces);
            stack.extend(
                above
                    .filter_map(|name| by_name.get(name))
                    .map(|&index| (index, false)),
            );
        }
    }
    order
}

struct Builder<'m> {
    module: &'m Module,
    /// The classes that the module declares as its own.
    declared: FxHashMap<Name, &'m JavaDecl>,
    classes: Classes,
}

impl Builder<'_> {
    fn add(&mut self, found: &Found<'_>) {
        let Found { named, aggregate, .. } = *found;
        let interface = aggregate.kind == AggregateKind::Interface;
        let declared = self.declared.get(&named.name).copied();
        let attrs = declared.map_or(AttrSet::EMPTY, |decl| decl.attrs);
        let superclass = found.superclass.and_then(|name| self.classes.by_name(name));
        let above = superclass.and_then(|id| self.classes.get(id));
        let mut class = Class {
            name: named.name,
            ty: found.ty,
            interface,
            own: declared.is_some() || !named.imported,
            // The type may be of an imported file.
            pos: declared
                .filter(|_| named.imported)
                .map_or(named.pos, |decl| decl.pos),
            descriptor: self.descriptor(named.name, aggregate),
            flags: self.flags(aggregate, &named.attrs, attrs),
            superclass,
            rooted: match above {
                Some(above) => above.rooted,
                None => found.superclass.is_none(),
            },
            interfaces: found
                .interfaces
                .iter()
                .map(|&name| self.classes.by_name(name).ok_or(name))
                .collect(),
            all_interfaces: Rc::default(),
            methods: Vec::with_capacity(aggregate.methods.len()),
            index: FxHashMap::default(),
            vtable: above.map_or_else(Vec::new, |above| above.vtable.clone()),
            slots: FxHashMap::default(),
        };
        class.all_interfaces = self.all_interfaces(&class);
        self.methods(&mut class, aggregate);
        if !interface {
            self.virtual_methods(&mut class);
            self.interface_methods(&mut class);
        }
        let id = ClassId(self.classes.list.len() as u32);
        self.classes.by_name.insert(named.name, id);
        self.classes.list.push(class);
    }

    fn descriptor(&self, name: Name, aggregate: &Aggregate) -> String {
        let names = &self.module.names;
        let original = aggregate.infos.iter().find_map(|&(key, value)| match value {
            InfoValue::Str(text) if names.bytes(key) == b"INFO_classnameorig" => Some(text),
            _ => None,
        });
        let text = original.map(|text| names.text(text).into_owned());
        text.filter(|text| text.starts_with('L') && text.ends_with(';') && text.len() > 2)
            .unwrap_or_else(|| descriptor_of(names.bytes(name)))
    }

    fn flags(&self, aggregate: &Aggregate, of_type: &AttrSet, declared: AttrSet) -> u32 {
        let names = &self.module.names;
        let given = aggregate.infos.iter().find_map(|&(key, value)| match value {
            InfoValue::Int(flags) if names.bytes(key) == b"INFO_access_flags" => Some(flags as u32),
            _ => None,
        });
        // Bit 5 of class files means nothing for classes today.
        let given = given.unwrap_or(0) & flags::ACCESS & !flags::SYNCHRONIZED;
        let interface = match aggregate.kind {
            AggregateKind::Interface => flags::INTERFACE | flags::ABSTRACT,
            _ => 0,
        };
        given & !flags::INTERFACE | access_flags(of_type) | access_flags(&declared) | interface
    }

    fn all_interfaces(&self, class: &Class) -> Rc<[ClassId]> {
        let above = class.superclass.and_then(|id| self.classes.get(id));
        let mut all: Vec<ClassId> = above.map_or_else(Vec::new, |above| above.all_interfaces.to_vec());
        for &direct in class.interfaces.iter().flatten() {
            all.push(direct);
            all.extend(
                self.classes
                    .get(direct)
                    .iter()
                    .flat_map(|of| of.all_interfaces.iter()),
            );
        }
        let mut seen = FxHashSet::default();
        all.retain(|&id| seen.insert(id));
        all.into()
    }

    fn methods(&self, class: &mut Class, aggregate: &Aggregate) {
        for method in &aggregate.methods {
            let bytes = self.module.names.bytes(method.name);
            let name: Rc<str> = match names::split(bytes) {
                Some((_, rest)) => names::member(rest).into(),
                None => names::demangled(bytes).into(),
            };
            let func = self.module.funcs.lookup(method.name);
            let mut attrs = method.attrs;
            if let Some(func) = func.and_then(|id| self.module.funcs.get(id)) {
                attrs.merge(&func.attrs);
            }
            class
                .index
                .entry(Rc::clone(&name))
                .or_insert(class.methods.len() as u32);
            class.methods.push(ClassMethod {
                name,
                symbol: method.name,
                func,
                attrs,
                slot: None,
            });
        }
    }

    /// Slots of the methods that the class declares.
    fn virtual_methods(&self, class: &mut Class) {
        for index in 0..class.methods.len() {
            let Some(method) = class.methods.get(index).filter(|method| method.is_virtual()) else {
                continue;
            };
            let slot = VtableSlot {
                name: Rc::clone(&method.name),
                code: code(method),
                declared: true,
            };
            let number = self.put(class, slot);
            if let Some(method) = class.methods.get_mut(index) {
                method.slot = Some(number);
            }
        }
    }

    /// Overwrites the slot of this name, or appends it.
    fn put(&self, class: &mut Class, slot: VtableSlot) -> u32 {
        let known = class.slots.get(&slot.name).copied();
        let known = known.or_else(|| self.classes.slot(class.superclass?, &slot.name));
        match known.and_then(|number| Some((number, class.vtable.get_mut(number as usize)?))) {
            Some((number, place)) => {
                *place = slot;
                number
            }
            None => {
                let number = class.vtable.len() as u32;
                class.slots.insert(Rc::clone(&slot.name), number);
                class.vtable.push(slot);
                number
            }
        }
    }

    /// Slots of methods that only interfaces declare; methods of classes win over default methods.
    fn interface_methods(&self, class: &mut Class) {
        let interfaces = Rc::clone(&class.all_interfaces);
        let mut done = FxHashSet::default();
        for &interface in interfaces.iter() {
            let Some(of) = self.classes.get(interface) else {
                continue;
            };
            for method in of.methods.iter().filter(|method| method.is_virtual()) {
                if !done.insert(Rc::clone(&method.name)) {
                    continue;
                }
                let known = class.slots.get(&method.name).copied();
                let known = known.or_else(|| self.classes.slot(class.superclass?, &method.name));
                let known = known.and_then(|number| class.vtable.get(number as usize));
                if known.is_none_or(|slot| !slot.declared) {
                    let slot = VtableSlot {
                        name: Rc::clone(&method.name),
                        code: self.default_method(&interfaces, &method.name),
                        declared: false,
                    };
                    self.put(class, slot);
                }
            }
        }
    }

    /// The most specific default method of this name; none if there are several, or if it was made abstract again.
    fn default_method(
        &self,
        interfaces: &[ClassId],
        name: &str,
    ) -> Option<(Name, Option<crate::mir::FuncId>)> {
        let classes = &self.classes;
        let declaring: Vec<(ClassId, &Class)> = interfaces
            .iter()
            .filter_map(|&id| Some((id, classes.get(id)?)))
            .filter(|(_, interface)| interface.index.contains_key(name))
            .collect();
        let extended = |id: &ClassId| {
            declaring
                .iter()
                .any(|(_, other)| other.all_interfaces.contains(id))
        };
        let mut best = declaring
            .iter()
            .filter(|(id, _)| !extended(id))
            .filter_map(|&(id, class)| classes.declared((id, *class.index.get(name)?)))
            .filter_map(code);
        match (best.next(), best.next()) {
            (Some(only), None) => Some(only),
            _ => None,
        }
    }
}

/// The function of a method that is not abstract.
fn code(method: &ClassMethod) -> Option<(Name, Option<crate::mir::FuncId>)> {
    (!method.attrs.has(crate::mir::Attr::Abstract)).then_some((method.symbol, method.func))
}
