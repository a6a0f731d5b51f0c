//! Classes and interfaces of a managed module: inheritance, methods, vtables, the names of their records (FORMAT.md §11).
//!
//! [`Classes::new`] takes a module that the verifier accepted. It survives others: a superclass that is missing or leads back to the class
//! counts as none.

mod cycles;
mod hierarchy;
mod literals;
mod names;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use maple_mirbin::{Prim, class as format};
use rustc_hash::FxHashMap;

use super::{
    AggregateKind, Attr, AttrSet, FuncId, Module, Name, Names, Pos, SourceLanguage, Type, TypeId, TypeTable,
};

pub use cycles::acyclic;
pub use literals::{Literal, STRING_NAME};

/// A class of [`Classes`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ClassId(u32);

impl ClassId {
    /// Its position in [`Classes::iter`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A class or interface.
#[derive(Clone, Debug)]
pub struct Class {
    /// Its type name, without `$`.
    pub name: Name,
    /// Its aggregate type.
    pub ty: TypeId,
    /// An interface.
    pub interface: bool,
    /// This module defines it; otherwise it is imported.
    pub own: bool,
    /// Where it is declared; if the module defines it, in the module's own text.
    pub pos: Pos,
    /// `Ljava/lang/Object;`
    pub descriptor: String,
    /// Access flags as in class files ([`format::flags`]).
    pub flags: u32,
    /// Its superclass, if the module knows it.
    pub superclass: Option<ClassId>,
    /// All superclasses are known.
    pub rooted: bool,
    /// Direct superinterfaces: those that are known, and the names of the others.
    pub interfaces: Vec<Result<ClassId, Name>>,
    /// Every superinterface, those of superclasses included, each once.
    all_interfaces: Rc<[ClassId]>,
    /// Methods that it declares.
    pub methods: Vec<ClassMethod>,
    /// Methods by `name|signature`.
    index: FxHashMap<Rc<str>, u32>,
    /// Its virtual methods, those of the superclass first.
    pub vtable: Vec<VtableSlot>,
    /// Slots that the superclass does not have, by `name|signature`.
    slots: FxHashMap<Rc<str>, u32>,
}

impl Class {
    /// Whether this is an interface with methods that have code for its implementors. Only the module that defines it knows.
    fn may_have_defaults(&self) -> bool {
        let is_default =
            |method: &ClassMethod| !method.attrs.has(Attr::Abstract) && !method.attrs.has(Attr::Static);
        self.interface && (!self.own || self.methods.iter().any(is_default))
    }
}

/// A method that a class declares.
#[derive(Clone, Debug)]
pub struct ClassMethod {
    /// `name|signature`
    pub name: Rc<str>,
    /// The function's name.
    pub symbol: Name,
    /// The function, if the module mentions it.
    pub func: Option<FuncId>,
    /// Attributes.
    pub attrs: AttrSet,
    /// Its slot, if it is called through the vtable.
    pub slot: Option<u32>,
}

impl ClassMethod {
    /// Whether subclasses may override it: neither static nor private nor a constructor.
    pub fn is_virtual(&self) -> bool {
        let direct = [Attr::Static, Attr::Private, Attr::Constructor];
        !direct.iter().any(|&attr| self.attrs.has(attr)) && !self.name.starts_with('<')
    }

    /// Access flags as in class files.
    pub fn flags(&self) -> u32 {
        let own = [
            (Attr::Synchronized, format::flags::SYNCHRONIZED),
            (Attr::Bridge, format::flags::VOLATILE),
            (Attr::Varargs, format::flags::TRANSIENT),
            (Attr::Native, format::flags::NATIVE),
            (Attr::Strict, format::flags::STRICT),
        ];
        access_flags(&self.attrs) | flags_of(&self.attrs, &own)
    }
}

/// A slot of a vtable.
#[derive(Clone, Debug)]
pub struct VtableSlot {
    /// `name|signature`
    pub name: Rc<str>,
    /// Name and id of the function; `None` if the method is abstract.
    pub code: Option<(Name, Option<FuncId>)>,
    /// A class declares the method; otherwise only interfaces do.
    pub declared: bool,
}

/// How a call that names a method finds the function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dispatch {
    /// Through this slot of the receiver's vtable.
    Slot(u32),
    /// By name among the methods of the receiver's class.
    Interface,
    /// It is known.
    Direct(ClassId, u32),
}

/// The classes of a module; empty for modules of other languages.
#[derive(Clone, Default, Debug)]
pub struct Classes {
    srclang: SourceLanguage,
    list: Vec<Class>,
    by_name: FxHashMap<Name, ClassId>,
}

/// Array nesting that a record name is made for; class files allow 255.
const MAX_RANK: usize = 255;

impl Classes {
    /// The classes of a module.
    pub fn new(module: &Module) -> Classes {
        if module.srclang.is_managed() {
            hierarchy::build(module)
        } else {
            Classes::default()
        }
    }

    /// The class of an id of this table.
    pub fn get(&self, id: ClassId) -> Option<&Class> {
        self.list.get(id.0 as usize)
    }

    /// Every class, superclasses and superinterfaces before those that extend them.
    pub fn iter(&self) -> impl Iterator<Item = (ClassId, &Class)> {
        self.list
            .iter()
            .enumerate()
            .map(|(index, class)| (ClassId(index as u32), class))
    }

    /// The class with this type name.
    pub fn by_name(&self, name: Name) -> Option<ClassId> {
        self.by_name.get(&name).copied()
    }

    /// The class that a type is the name of.
    pub fn by_type(&self, types: &TypeTable, ty: TypeId) -> Option<ClassId> {
        self.by_name(class_name(types, ty)?)
    }

    /// The class and the `name|signature` of a method's name.
    pub fn method_name(&self, names: &Names, name: Name) -> Option<(ClassId, String)> {
        let (class, rest) = names::split(names.bytes(name))?;
        let class = self.by_name(names.get(class)?)?;
        Some((class, names::member(rest)))
    }

    /// The slot of a virtual method in vtables of a class and its subclasses.
    pub fn slot(&self, class: ClassId, name: &str) -> Option<u32> {
        self.chain(class).find_map(|class| class.slots.get(name).copied())
    }

    /// The method that a class declares or inherits, default methods of interfaces last.
    pub fn method(&self, id: ClassId, name: &str) -> Option<(ClassId, u32)> {
        let declared = |id: ClassId| Some((id, *self.get(id)?.index.get(name)?));
        let mut at = Some(id);
        while let Some(class) = at {
            if let Some(found) = declared(class) {
                return Some(found);
            }
            at = self.get(class)?.superclass;
        }
        let interfaces = self.get(id).map(|class| Rc::clone(&class.all_interfaces))?;
        interfaces.iter().find_map(|&interface| declared(interface))
    }

    /// A method that [`Classes::method`] found.
    pub fn declared(&self, (class, index): (ClassId, u32)) -> Option<&ClassMethod> {
        self.get(class)?.methods.get(index as usize)
    }

    /// How a virtual call of method `name` on an expression of class `class` finds its target. Whether methods can be overridden is believed
    /// only of this module's classes: what others declare final may be so no longer when the program runs.
    pub fn dispatch(&self, class: ClassId, name: &str) -> Dispatch {
        if self.get(class).is_some_and(|class| class.interface) {
            return Dispatch::Interface;
        }
        match self.method(class, name) {
            // A private method hides whatever superclasses have under its name.
            Some((owner, index)) if self.declared((owner, index)).is_some_and(|m| !m.is_virtual()) => {
                Dispatch::Direct(owner, index)
            }
            Some((owner, index)) if self.is_fixed(class, owner, index) => Dispatch::Direct(owner, index),
            _ => self.slot(class, name).map_or(Dispatch::Interface, Dispatch::Slot),
        }
    }

    /// Whether a method that instances of `class` have from `owner` has code here, and no subclass of `class` has another.
    fn is_fixed(&self, class: ClassId, owner: ClassId, index: u32) -> bool {
        let own = |id| self.get(id).filter(|class| class.own && !class.interface);
        let (Some(class), Some(_), Some(method)) = (own(class), own(owner), self.declared((owner, index)))
        else {
            return false;
        };
        let is_final = class.flags & format::flags::FINAL != 0 || method.attrs.has(Attr::Final);
        is_final
            && method.func.is_some()
            && !method.attrs.has(Attr::Abstract)
            && !method.attrs.has(Attr::Native)
    }

    /// Whether the initialisation of a class may do anything: it, a superclass or a superinterface with default methods has `<clinit>`, or
    /// is not of this module. An interface needs none of its superinterfaces.
    pub fn has_initializer(&self, class: ClassId) -> bool {
        let unknown = |class: &Class| !class.own || class.index.contains_key(INITIALIZER);
        let above = |id: &ClassId| {
            let interface = self.get(*id);
            interface.is_none_or(|interface| unknown(interface) && interface.may_have_defaults())
        };
        self.get(class).is_some_and(|class| !class.rooted)
            || self.chain(class).any(|class| {
                unknown(class)
                    || !class.interface
                        && (class.interfaces.iter().any(Result::is_err)
                            || class.all_interfaces.iter().any(above))
            })
    }

    /// A class and its superclasses.
    pub fn chain(&self, class: ClassId) -> impl Iterator<Item = &Class> {
        let mut at = Some(class);
        std::iter::from_fn(move || {
            let class = self.get(at?)?;
            at = class.superclass;
            Some(class)
        })
    }

    /// The descriptor of a type as a field or array element has it. What is no type of Java counts as an integer of its size.
    pub fn descriptor(&self, types: &TypeTable, names: &Names, ty: TypeId) -> String {
        let (rank, element) = element(types, ty);
        let base = match types.pointee(element) {
            Some(_) if !types.is_counted(element, self.srclang) => "J".to_owned(),
            Some(to) => match self.by_type(types, to).and_then(|class| self.get(class)) {
                Some(class) => class.descriptor.clone(),
                None => class_name(types, to)
                    .map_or_else(|| OBJECT.to_owned(), |name| descriptor_of(names.bytes(name))),
            },
            None => match types.prim_of(element) {
                Prim::Ref => OBJECT.to_owned(),
                prim => letter(prim).to_string(),
            },
        };
        "[".repeat(rank) + &base
    }

    /// Name of the symbol of the record of a type: a class, or a `<[] T>`; pointers to them mean the same. `None` if the type has none.
    pub fn record(types: &TypeTable, names: &Names, ty: TypeId) -> Option<Vec<u8>> {
        let (rank, element) = element(types, ty);
        let class = types.pointee(element).unwrap_or(element);
        let (prefix, base) = match class_name(types, class).or_else(|| structure_name(types, class)) {
            Some(name) => (format::CLASS_PREFIX, names.bytes(name).to_vec()),
            None => match types.prim_of(element) {
                Prim::Ref => (format::CLASS_PREFIX, OBJECT_NAME.to_vec()),
                Prim::Agg | Prim::Unknown => return None,
                _ if rank == 0 && types.pointee(element).is_some() => return None,
                prim => (format::PRIMITIVE_PREFIX, vec![letter(prim) as u8]),
            },
        };
        (rank <= MAX_RANK).then(|| [prefix.as_bytes(), &vec![b'A'; rank], &base].concat())
    }
}

/// Whether a variable's name is that of a class record. Such variables of managed modules need no declaration: only their address is used,
/// and the compiler or another image has them.
pub fn is_record(name: &[u8]) -> bool {
    name.starts_with(format::CLASS_PREFIX.as_bytes()) || name.starts_with(format::PRIMITIVE_PREFIX.as_bytes())
}

/// Descriptor of the root of all classes.
pub const OBJECT: &str = "Ljava/lang/Object;";
/// Its type name.
pub const OBJECT_NAME: &[u8] = b"Ljava_2Flang_2FObject_3B";
/// `name|signature` of class initialisers.
pub const INITIALIZER: &str = "<clinit>|()V";

/// Array dimensions of a type that is `<[] T>` or a pointer to it, and the innermost element.
fn element(types: &TypeTable, mut ty: TypeId) -> (usize, TypeId) {
    let mut rank = 0;
    loop {
        let inner = types.pointee(ty).unwrap_or(ty);
        let Type::FlexArray(of) = *types.structure(inner) else {
            return (rank, ty);
        };
        (rank, ty) = (rank + 1, of);
    }
}

/// The name of the structure that a type is.
fn structure_name(types: &TypeTable, ty: TypeId) -> Option<Name> {
    match *types.get(ty) {
        Type::Named(id) => {
            let is_structure = types
                .aggregate(ty)
                .is_some_and(|aggregate| aggregate.kind == AggregateKind::Struct);
            types.named(id).filter(|_| is_structure).map(|named| named.name)
        }
        _ => None,
    }
}

/// The name of the class or unknown type behind names and attributes.
pub fn class_name(types: &TypeTable, mut ty: TypeId) -> Option<Name> {
    // As many steps as resolving a type takes at most.
    for _ in 0..256 {
        match *types.get(ty) {
            Type::Qualified { ty: inner, .. } => ty = inner,
            Type::Named(id) => {
                let named = types.named(id)?;
                match named.def {
                    None => return Some(named.name),
                    Some(def) => match types.get(def) {
                        Type::Aggregate(aggregate) => {
                            let class =
                                matches!(aggregate.kind, AggregateKind::Class | AggregateKind::Interface);
                            return class.then_some(named.name);
                        }
                        _ => ty = def,
                    },
                }
            }
            _ => return None,
        }
    }
    None
}

/// The descriptor that a type name spells; others are put into the form of one.
pub fn descriptor_of(name: &[u8]) -> String {
    let text = names::demangled(name);
    if text.starts_with('L') && text.ends_with(';') && text.len() > 2 {
        text
    } else {
        format!("L{text};")
    }
}

/// Descriptor of a value of a primitive type.
pub const fn letter(prim: Prim) -> char {
    match prim {
        Prim::U1 => 'Z',
        Prim::I8 | Prim::U8 => 'B',
        Prim::U16 => 'C',
        Prim::I16 => 'S',
        Prim::I32 | Prim::U32 => 'I',
        Prim::F32 => 'F',
        Prim::F64 => 'D',
        Prim::Void => 'V',
        Prim::DynAny => 'T',
        _ => 'J',
    }
}

fn flags_of(attrs: &AttrSet, table: &[(Attr, u32)]) -> u32 {
    table
        .iter()
        .filter(|(attr, _)| attrs.has(*attr))
        .fold(0, |flags, (_, flag)| flags | flag)
}

/// Access flags of attributes that classes, methods and fields share.
pub fn access_flags(attrs: &AttrSet) -> u32 {
    let table = [
        (Attr::Public, format::flags::PUBLIC),
        (Attr::Private, format::flags::PRIVATE),
        (Attr::Protected, format::flags::PROTECTED),
        (Attr::Static, format::flags::STATIC),
        (Attr::Final, format::flags::FINAL),
        (Attr::Abstract, format::flags::ABSTRACT),
        (Attr::Synthetic, format::flags::SYNTHETIC),
        (Attr::Annotation, format::flags::ANNOTATION),
        (Attr::Enum, format::flags::ENUM),
    ];
    flags_of(attrs, &table)
}

/// Access flags of a field.
pub fn field_flags(attrs: &AttrSet) -> u32 {
    let own = [
        (Attr::Volatile, format::flags::VOLATILE),
        (Attr::Transient, format::flags::TRANSIENT),
    ];
    access_flags(attrs) | flags_of(attrs, &own)
}

/// The name of a field or static field without its class.
pub fn field_name(name: &[u8]) -> String {
    match names::split(name) {
        Some((_, rest)) => names::member(rest),
        None => names::demangled(name),
    }
}

/// The class in the name of a method or static field.
pub fn owner(name: &[u8]) -> Option<&[u8]> {
    names::split(name).map(|(class, _)| class)
}
