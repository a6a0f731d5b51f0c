//! Types of managed programs: their names, descriptors, and which is a subtype of which.

use super::library;

/// A type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ty {
    /// A primitive type, by the letter of its descriptor: one of `ZBSCIJFD`, or `T` for tagged values.
    Prim(char),
    /// A reference.
    Ref(Ref),
}

/// What a reference is to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ref {
    /// A class of `java.lang`.
    Java(&'static str),
    /// A class of the program.
    Class(usize),
    /// An interface of the program.
    Iface(usize),
    /// An exception of the program.
    Exc(usize),
    /// An array of a primitive type.
    Prims(char),
    /// An array of objects of any class.
    Objects,
    /// An array of objects of a class of the program.
    Classes(usize),
}

/// The root of all.
pub const OBJECT: Ref = Ref::Java("Object");
/// The root of exceptions.
pub const THROWABLE: Ref = Ref::Java("Throwable");
/// All primitive types.
pub const PRIMS: [char; 9] = ['Z', 'B', 'S', 'C', 'I', 'J', 'F', 'D', 'T'];

/// The name of a primitive type in MAPLE IR.
pub fn prim(letter: char) -> &'static str {
    match letter {
        'Z' => "u1",
        'B' => "i8",
        'S' => "i16",
        'C' => "u16",
        'J' => "i64",
        'F' => "f32",
        'D' => "f64",
        'T' => "dynany",
        _ => "i32",
    }
}

/// The type that computes with values of a primitive type.
pub fn wide(letter: char) -> char {
    match letter {
        'Z' | 'B' | 'S' | 'C' => 'I',
        other => other,
    }
}

/// A class or an exception.
#[derive(Clone, Debug)]
pub struct Class {
    /// The superclass.
    pub parent: Ref,
    /// Interfaces it declares.
    pub ifaces: Vec<usize>,
    /// Its own fields.
    pub fields: Vec<Ty>,
    /// Its static fields.
    pub statics: Vec<Ty>,
    /// Whether it has an initialiser.
    pub clinit: bool,
}

/// Classes, interfaces and exceptions of a program.
#[derive(Clone, Debug, Default)]
pub struct World {
    /// Ends names.
    pub seed: u64,
    /// Classes; a superclass stands before.
    pub classes: Vec<Class>,
    /// Number of interfaces.
    pub ifaces: usize,
    /// Exceptions, likewise.
    pub excs: Vec<Class>,
}

impl World {
    /// The global name of a class.
    pub fn name(&self, of: Ref) -> String {
        let seed = self.seed;
        match of {
            Ref::Java(class) => library::name(class),
            Ref::Class(index) | Ref::Classes(index) => format!("LC{index}x{seed}_3B"),
            Ref::Iface(index) => format!("LI{index}x{seed}_3B"),
            Ref::Exc(index) => format!("LE{index}x{seed}_3B"),
            Ref::Prims(_) | Ref::Objects => library::name("Object"),
        }
    }

    /// The type of the object, as allocations have it.
    pub fn object(&self, of: Ref) -> String {
        match of {
            Ref::Prims(letter) => format!("<[] {}>", prim(letter)),
            Ref::Objects | Ref::Classes(_) => format!("<[] <* <${}>>>", self.name(of)),
            _ => format!("<${}>", self.name(of)),
        }
    }

    /// The type of a value.
    pub fn spell(&self, ty: Ty) -> String {
        match ty {
            Ty::Prim(letter) => prim(letter).to_owned(),
            Ty::Ref(of) => format!("<* {}>", self.object(of)),
        }
    }

    /// The descriptor as part of a name.
    pub fn desc(&self, ty: Ty) -> String {
        match ty {
            Ty::Prim(letter) => letter.to_string(),
            Ty::Ref(Ref::Prims(letter)) => format!("A{letter}"),
            Ty::Ref(of @ (Ref::Objects | Ref::Classes(_))) => format!("A{}", self.name(of)),
            Ty::Ref(of) => self.name(of),
        }
    }

    /// What variables of a type end with.
    pub fn suffix(&self, ty: Ty) -> String {
        let number = match ty {
            Ty::Prim(letter) => return letter.to_string(),
            Ty::Ref(of) => match of {
                Ref::Java("Object") => 112,
                Ref::Java(name) if name != "Throwable" => 400 + name.len(),
                Ref::Java(_) => 113,
                Ref::Class(index) => 120 + index,
                Ref::Iface(index) => 130 + index,
                Ref::Exc(index) => 140 + index,
                Ref::Prims(letter) => 200 + letter as usize,
                Ref::Objects => 150,
                Ref::Classes(index) => 160 + index,
            },
        };
        format!("R{number}")
    }

    /// A class or exception of the program.
    pub fn class(&self, of: Ref) -> Option<&Class> {
        match of {
            Ref::Class(index) => self.classes.get(index),
            Ref::Exc(index) => self.excs.get(index),
            _ => None,
        }
    }

    /// A class and its superclasses as far as they are the program's.
    pub fn chain(&self, of: Ref) -> Vec<Ref> {
        std::iter::successors(Some(of), |at| self.class(*at).map(|class| class.parent))
            .take_while(|at| self.class(*at).is_some())
            .collect()
    }

    /// Number of classes around a class of the program, itself among them.
    fn depth(&self, of: Ref) -> usize {
        let chain = self.chain(of);
        let last = chain
            .last()
            .and_then(|at| self.class(*at))
            .map(|class| class.parent);
        let outside = match last {
            Some(Ref::Java("RuntimeException")) => 4,
            Some(Ref::Java("Exception" | "Error")) => 3,
            Some(Ref::Java("Throwable")) => 2,
            _ => 1,
        };
        chain.len() + outside
    }

    /// Fields of a class and its superclasses with their ids.
    pub fn fields(&self, of: Ref) -> Vec<(usize, Ty)> {
        let all = self.chain(of).into_iter().rev();
        let all = all.flat_map(|at| {
            self.class(at)
                .map(|class| class.fields.clone())
                .unwrap_or_default()
        });
        all.enumerate()
            .map(|(index, ty)| (self.depth(of) + index, ty))
            .collect()
    }

    /// Whether every object of type `sub` is one of type `base`, as far as the program can know.
    pub fn is_sub(&self, sub: Ref, base: Ref) -> bool {
        if sub == base || base == OBJECT {
            return true;
        }
        let chain = self.chain(sub);
        match (sub, base) {
            (Ref::Classes(_), Ref::Objects) => true,
            (Ref::Classes(a), Ref::Classes(b)) => self.is_sub(Ref::Class(a), Ref::Class(b)),
            (Ref::Exc(_), Ref::Java("Throwable")) => true,
            (Ref::Java(name), Ref::Java("Throwable")) => name != "Object",
            (_, Ref::Iface(iface)) => chain
                .iter()
                .filter_map(|at| self.class(*at))
                .any(|class| class.ifaces.contains(&iface)),
            _ => chain.contains(&base),
        }
    }
}
