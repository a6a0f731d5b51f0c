//! Types of random bundles, and how µVM IR spells them.

/// A type of values or of memory. Structures, arrays and hybrids stand in [`Types::defs`], as does everything that is referred to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ty {
    /// No value.
    Void,
    /// `int` of so many bits.
    Int(u8),
    /// `float`
    Float,
    /// `double`
    Double,
    /// `tagref64`
    Tagged,
    /// `ref<void>`
    AnyRef,
    /// `ref` to a definition.
    Ref(usize),
    /// `iref` to a definition.
    IRef(usize),
    /// `weakref` to a definition; only in memory.
    Weak(usize),
    /// `func` of a signature.
    Func(usize),
    /// A definition.
    Named(usize),
}

/// A type with a name.
#[derive(Clone, PartialEq, Debug)]
pub enum Def {
    /// A scalar.
    Plain(Ty),
    /// `struct` of these fields.
    Struct(Vec<Ty>),
    /// `array` of so many elements.
    Array(Ty, usize),
    /// `hybrid` of a fixed part and elements. All objects of the type have so many of them, so that indices can be kept in range.
    Hybrid(Ty, Ty, usize),
}

/// Parameters and result of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sig {
    /// Parameters.
    pub params: Vec<Ty>,
    /// The result.
    pub ret: Ty,
}

/// The types and signatures of a bundle.
#[derive(Clone, Debug)]
pub struct Types {
    /// Ends all names.
    pub seed: u64,
    /// Types with names. They contain earlier ones only, and refer to any.
    pub defs: Vec<Def>,
    /// Signatures.
    pub sigs: Vec<Sig>,
}

/// The structure that exceptions and tagged references have: a number, and a reference to another one.
pub const BOX: usize = 0;

impl Types {
    /// The definition of what a place of this type holds.
    pub fn target(&mut self, ty: Ty) -> usize {
        if let Ty::Named(def) = ty {
            return def;
        }
        let plain = Def::Plain(ty);
        if let Some(found) = self.defs.iter().position(|def| *def == plain) {
            return found;
        }
        self.defs.push(plain);
        self.defs.len() - 1
    }

    /// The type of memory of a definition.
    pub fn memory(&self, def: usize) -> Ty {
        match &self.defs[def] {
            Def::Plain(ty) => *ty,
            _ => Ty::Named(def),
        }
    }

    /// Whether there are values of the type that can be written as literals.
    pub fn is_value(&self, ty: Ty) -> bool {
        match ty {
            Ty::Void | Ty::Weak(_) | Ty::Tagged => false,
            Ty::Named(def) => match &self.defs[def] {
                Def::Struct(fields) => fields.iter().all(|field| self.is_value(*field)),
                _ => false,
            },
            _ => true,
        }
    }

    /// Whether values of the type are numbers.
    pub fn is_plain(&self, ty: Ty) -> bool {
        match ty {
            Ty::Int(_) | Ty::Float | Ty::Double => true,
            Ty::Named(def) => match &self.defs[def] {
                Def::Struct(fields) => fields.iter().all(|field| self.is_plain(*field)),
                _ => false,
            },
            _ => false,
        }
    }

    /// A type as µVM IR writes it.
    pub fn spell(&self, ty: Ty) -> String {
        let seed = self.seed;
        match ty {
            Ty::Void => "void".to_owned(),
            Ty::Int(width) => format!("int<{width}>"),
            Ty::Float => "float".to_owned(),
            Ty::Double => "double".to_owned(),
            Ty::Tagged => "tagref64".to_owned(),
            Ty::AnyRef => "ref<void>".to_owned(),
            Ty::Ref(def) => format!("ref<@t{def}_{seed}>"),
            Ty::IRef(def) => format!("iref<@t{def}_{seed}>"),
            Ty::Weak(def) => format!("weakref<@t{def}_{seed}>"),
            Ty::Func(sig) => format!("func<@s{sig}_{seed}>"),
            Ty::Named(def) => format!("@t{def}_{seed}"),
        }
    }

    /// What a definition stands for.
    pub fn spell_def(&self, def: usize) -> String {
        match &self.defs[def] {
            Def::Plain(ty) => self.spell(*ty),
            Def::Struct(fields) => {
                let fields: Vec<String> = fields.iter().map(|field| self.spell(*field)).collect();
                format!("struct<{}>", fields.join(" "))
            }
            Def::Array(element, length) => format!("array<{} {length}>", self.spell(*element)),
            Def::Hybrid(fixed, element, _) => {
                format!("hybrid<{} {}>", self.spell(*fixed), self.spell(*element))
            }
        }
    }

    /// What a signature stands for.
    pub fn spell_sig(&self, sig: usize) -> String {
        let Sig { params, ret } = &self.sigs[sig];
        let params: Vec<String> = params.iter().map(|ty| self.spell(*ty)).collect();
        format!("{} ({})", self.spell(*ret), params.join(" "))
    }
}

/// The mask of a width.
pub fn mask(width: u8) -> u64 {
    u64::MAX >> (64 - u32::from(width).clamp(1, 64))
}
