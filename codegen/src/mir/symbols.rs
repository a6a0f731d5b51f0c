//! Symbol tables: ids exist from the first mention, declarations come when they come.

use std::marker::PhantomData;

use rustc_hash::FxHashMap;

use crate::diag::FileId;

use super::{AttrSet, InitId, Loc, Name, Pos, TypeId};

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $id(pub u32);

        impl SymbolId for $id {
            fn from_index(index: usize) -> Self {
                $id(index as u32)
            }
            fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}
ids! {
    /// A global variable.
    GlobalId;
    /// A local variable or a formal that is one.
    LocalId;
    /// A function.
    FuncId;
    /// A label of one function.
    LabelId;
}

/// An index type of a [`SymbolTable`].
pub trait SymbolId: Copy + Eq {
    /// The id with this position.
    fn from_index(index: usize) -> Self;
    /// Its position.
    fn index(self) -> usize;
}

/// What a [`SymbolTable`] holds.
pub trait Symbol {
    /// An entry that is mentioned at `pos` but not declared.
    fn mentioned(name: Name, pos: Pos) -> Self;
    /// Its name.
    fn name(&self) -> Name;
}

/// Symbols by id and by name; remembers the order in which they were declared, which is the order of printing.
#[derive(Clone, Debug)]
pub struct SymbolTable<I, T> {
    items: Vec<T>,
    /// Names by position.
    names: Vec<Name>,
    /// Positions by name, if there are more than [`FEW`].
    index: FxHashMap<Name, u32>,
    order: Vec<u32>,
    id: PhantomData<I>,
}

impl<I, T> Default for SymbolTable<I, T> {
    fn default() -> Self {
        SymbolTable {
            items: Vec::new(),
            names: Vec::new(),
            index: FxHashMap::default(),
            order: Vec::new(),
            id: PhantomData,
        }
    }
}

/// Up to so many names are compared one after the other: most functions have no more, and need no map then.
const FEW: usize = 32;

/// Room for the first symbols.
const SOME: usize = 8;

impl<I: SymbolId, T: Symbol> SymbolTable<I, T> {
    /// The id for `name`, created as mentioned but undeclared if new.
    pub fn mention(&mut self, name: Name, pos: Pos) -> I {
        self.lookup(name)
            .unwrap_or_else(|| self.add(T::mentioned(name, pos)))
    }

    /// The id for `name` if it exists.
    pub fn lookup(&self, name: Name) -> Option<I> {
        let index = if self.names.len() <= FEW {
            self.names.iter().rposition(|&known| known == name)
        } else {
            self.index.get(&name).map(|&index| index as usize)
        };
        index.map(I::from_index)
    }

    /// Adds a symbol and declares it; a symbol of the same name is no longer found by name.
    pub fn push(&mut self, item: T) -> I {
        let id = self.add(item);
        self.order.push(id.index() as u32);
        id
    }

    /// Makes room for just so many more symbols.
    pub(super) fn reserve(&mut self, count: usize) {
        self.items.reserve_exact(count);
        self.names.reserve_exact(count);
        self.order.reserve_exact(count);
        if self.items.len() + count > FEW {
            self.index.reserve(count);
        }
    }

    /// Adds a symbol without declaring it; one of the same name is no longer found by name.
    pub(super) fn add(&mut self, item: T) -> I {
        let index = self.items.len();
        if self.items.capacity() == 0 {
            self.items.reserve(SOME);
            self.names.reserve(SOME);
            self.order.reserve(SOME);
        }
        self.names.push(item.name());
        if index >= FEW {
            // All names when the first does not belong to the few any more, then the new one.
            let from = if index == FEW { 0 } else { index };
            let names = self.names.iter().zip(0..).skip(from);
            self.index.extend(names.map(|(&name, index)| (name, index)));
        }
        self.items.push(item);
        I::from_index(index)
    }

    /// Puts `id` at the end of the declaration order. To be called once per symbol.
    pub fn declare(&mut self, id: I) {
        self.order.push(id.index() as u32);
    }

    /// Takes back the declaration of those symbols that `keep` refuses.
    pub(super) fn retain_declared(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let items = &self.items;
        self.order
            .retain(|&index| items.get(index as usize).is_some_and(&mut keep));
    }

    /// The symbol; `None` for an id of another table.
    pub fn get(&self, id: I) -> Option<&T> {
        self.items.get(id.index())
    }

    /// The symbol, to change. Its name must stay.
    pub fn get_mut(&mut self, id: I) -> Option<&mut T> {
        self.items.get_mut(id.index())
    }

    /// Ids in declaration order; symbols that are only mentioned or imported are not among them.
    pub fn declared(&self) -> impl ExactSizeIterator<Item = I> + '_ {
        self.order.iter().map(|&i| I::from_index(i as usize))
    }

    /// All symbols with their ids, in order of first mention.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (I, &T)> {
        self.items.iter().enumerate().map(|(i, t)| (I::from_index(i), t))
    }

    /// All symbols, to change.
    pub fn iter_mut(&mut self) -> impl ExactSizeIterator<Item = (I, &mut T)> {
        self.items
            .iter_mut()
            .enumerate()
            .map(|(i, t)| (I::from_index(i), t))
    }

    /// Number of symbols.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there is no symbol.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
}

impl<I: SymbolId, T: Symbol> std::ops::Index<I> for SymbolTable<I, T> {
    type Output = T;

    /// For ids of this very table only: others panic.
    fn index(&self, id: I) -> &T {
        &self.items[id.index()]
    }
}

impl<I: SymbolId, T: Symbol> std::ops::IndexMut<I> for SymbolTable<I, T> {
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.items[id.index()]
    }
}

/// Storage class of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Storage {
    /// Not given: defined here and visible outside, or a local in the frame.
    #[default]
    Default,
    /// `extern`: defined elsewhere.
    Extern,
    /// `fstatic`: defined here, not visible outside.
    FileStatic,
    /// `pstatic`: a local that outlives the call.
    FuncStatic,
}

impl Storage {
    /// Keyword, empty for the default.
    pub const fn name(self) -> &'static str {
        match self {
            Storage::Default => "",
            Storage::Extern => "extern",
            Storage::FileStatic => "fstatic",
            Storage::FuncStatic => "pstatic",
        }
    }
}

/// A global or local variable.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Without sigil.
    pub name: Name,
    /// `None` while undeclared or declared without a type (type files do that).
    pub ty: Option<TypeId>,
    /// `volatile`, `static`, `align(N)` and so on.
    pub attrs: AttrSet,
    /// Storage class.
    pub storage: Storage,
    /// Declared with `tempvar`.
    pub temp: bool,
    /// Initial value.
    pub init: Option<InitId>,
    /// The declaration with the initial value stands in a block below the function's own: a statement there assigns it.
    pub in_block: bool,
    /// Whether a declaration was seen, here or in an imported file.
    pub declared: bool,
    /// Declared in an imported file only: not printed.
    pub imported: bool,
    /// The file of `pos`.
    pub file: FileId,
    /// First mention, later the declaration; one of an imported file only if there is no other.
    pub pos: Pos,
    /// `LOC` before the declaration.
    pub loc: Loc,
}

impl Variable {
    /// A declared variable that is not from text.
    pub fn new(name: Name, ty: TypeId) -> Variable {
        Variable {
            ty: Some(ty),
            declared: true,
            ..Variable::mentioned(name, Pos::NONE)
        }
    }
}

impl Symbol for Variable {
    fn mentioned(name: Name, pos: Pos) -> Variable {
        Variable {
            name,
            ty: None,
            attrs: AttrSet::EMPTY,
            storage: Storage::Default,
            temp: false,
            init: None,
            in_block: false,
            declared: false,
            imported: false,
            file: FileId::MAIN,
            pos,
            loc: Loc::NONE,
        }
    }

    fn name(&self) -> Name {
        self.name
    }
}
