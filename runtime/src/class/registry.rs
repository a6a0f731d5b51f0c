//! All classes of a machine, by descriptor.

use std::sync::atomic::Ordering;

use maple_mirbin::class::Memory;
use parking_lot::RwLock;
use rustc_hash::FxHashMap;

use super::link::Linker;
use super::{Class, ClassKind, LinkError, LinkProblem, Parts, TAGGED, flags, state};

pub(super) const OBJECT: &str = "Ljava/lang/Object;";

/// Descriptors and sizes of primitive types.
const PRIMITIVES: [(&str, u32); 10] = [
    ("Z", 1),
    ("B", 1),
    ("C", 2),
    ("S", 2),
    ("I", 4),
    ("J", 8),
    ("F", 4),
    ("D", 8),
    ("V", 0),
    (TAGGED, 8),
];

/// The registry. Classes are never removed; references to them live as long as the registry.
pub struct Classes {
    table: RwLock<Table>,
}

/// What the registry knows.
#[derive(Default)]
pub(super) struct Table {
    /// In the order in which they came; superclasses and components before what needs them.
    list: Vec<*const Class>,
    by_name: FxHashMap<Box<str>, *const Class>,
    by_record: FxHashMap<u64, *const Class>,
}

// SAFETY: the table owns the classes, which may be used by any thread.
unsafe impl Send for Table {}
// SAFETY: as above.
unsafe impl Sync for Table {}

impl Table {
    pub(super) fn get(&self, name: &str) -> Option<*const Class> {
        self.by_name.get(name).copied()
    }

    pub(super) fn of_record(&self, address: u64) -> Option<*const Class> {
        self.by_record.get(&address).copied()
    }

    /// Takes a class over.
    pub(super) fn add(&mut self, class: Box<Class>) -> *const Class {
        let class: *const Class = Box::into_raw(class);
        // SAFETY: just made.
        let (name, record, component) =
            unsafe { ((*class).name.clone(), (*class).record, (*class).component()) };
        // SAFETY: as above.
        let is_named = unsafe { (*class).kind } != ClassKind::Struct;
        self.list.push(class);
        if let Some(component) = component {
            component.array.store(class.cast_mut(), Ordering::Release);
        }
        if is_named {
            self.by_name.insert(name, class);
        }
        if record != 0 {
            self.by_record.insert(record, class);
        }
        class
    }

    /// A further record of an array or a primitive type.
    pub(super) fn add_record(&mut self, address: u64, class: *const Class) {
        self.by_record.insert(address, class);
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        for &class in self.list.iter().rev() {
            // SAFETY: made from a box by `add`; references to it end with the registry.
            drop(unsafe { Box::from_raw(class.cast_mut()) });
        }
    }
}

/// An array class.
pub(super) fn new_array(component: &Class, object: Option<&Class>, record: u64) -> Box<Class> {
    let parts = Parts {
        name: format!("[{}", component.name()),
        flags: flags::PUBLIC | flags::ABSTRACT | flags::FINAL,
        size: if component.is_primitive() {
            component.size
        } else {
            8
        },
        // Arrays have the methods of `java.lang.Object` and no others.
        functions: object.map_or(Vec::new(), |object| object.own_functions.to_vec()),
        slot_names: object.map_or(Vec::new(), |object| object.slot_names.to_vec()),
        record,
        ..Parts::default()
    };
    let class = Class::new(parts, ClassKind::Array, object, Some(component), &[]);
    // The methods are those of `java.lang.Object`, and so is what the executor jumps to.
    let inherited = object.map_or(&[][..], Class::entry_words);
    for (word, above) in class.entry_words().iter().zip(inherited) {
        word.store(above.load(Ordering::Acquire), Ordering::Release);
    }
    class.state.store(state::INITIALIZED, Ordering::Release);
    class
}

impl Default for Classes {
    fn default() -> Classes {
        Classes::new()
    }
}

impl Classes {
    /// A registry of the primitive types.
    pub fn new() -> Classes {
        let mut table = Table::default();
        for (name, size) in PRIMITIVES {
            let parts = Parts {
                name: name.to_owned(),
                flags: flags::PUBLIC | flags::ABSTRACT | flags::FINAL,
                size,
                ..Parts::default()
            };
            let class = Class::new(parts, ClassKind::Primitive, None, None, &[]);
            class.state.store(state::INITIALIZED, Ordering::Release);
            table.add(class);
        }
        Classes {
            table: RwLock::new(table),
        }
    }

    /// Links the classes whose records are at these addresses: all of them, or none. The result has one class per address. Records refer to each
    /// other and to those of earlier calls.
    ///
    /// # Errors
    /// Everything that is inconsistent.
    pub fn link(&self, records: &[u64], memory: Memory<'_, '_>) -> Result<Vec<&Class>, Vec<LinkError>> {
        let mut table = self.table.write();
        Linker::run(&mut table, records, memory)?;
        Ok(records
            .iter()
            .filter_map(|&address| table.of_record(address))
            // SAFETY: classes live as long as the registry.
            .map(|class| unsafe { &*class })
            .collect())
    }

    /// The class of a descriptor, if it is known. Array classes are made when they are asked for.
    pub fn find(&self, descriptor: &str) -> Option<&Class> {
        if let Some(class) = self.table.read().get(descriptor) {
            // SAFETY: classes live as long as the registry.
            return Some(unsafe { &*class });
        }
        let element = descriptor.trim_start_matches('[');
        let dimensions = descriptor.len() - element.len();
        // Java allows 255 dimensions.
        if dimensions == 0 || dimensions > 255 || element == "V" {
            return None;
        }
        let mut class = self.find(element)?;
        for _ in 0..dimensions {
            class = self.array_of(class);
        }
        Some(class)
    }

    /// The class of arrays with elements of a class of this registry.
    pub fn array_of(&self, component: &Class) -> &Class {
        let known = component.array.load(Ordering::Acquire);
        // SAFETY: null, or a class that lives as long as the registry.
        if let Some(class) = unsafe { known.cast_const().as_ref() } {
            return class;
        }
        let mut table = self.table.write();
        let class = match table.get(&format!("[{}", component.name())) {
            Some(class) => class,
            None => {
                // SAFETY: as above.
                let object = table.get(OBJECT).map(|object| unsafe { &*object });
                table.add(new_array(component, object, 0))
            }
        };
        // SAFETY: as above.
        unsafe { &*class }
    }

    /// The class of a record.
    pub fn of_record(&self, address: u64) -> Option<&Class> {
        // SAFETY: classes live as long as the registry.
        self.table
            .read()
            .of_record(address)
            .map(|class| unsafe { &*class })
    }

    /// All classes, superclasses and components before what needs them.
    pub fn all(&self) -> Vec<&Class> {
        // SAFETY: classes live as long as the registry.
        self.table
            .read()
            .list
            .iter()
            .map(|&class| unsafe { &*class })
            .collect()
    }

    /// [`Classes::find`] with an error that says what was asked for.
    ///
    /// # Errors
    /// If there is no such class.
    pub fn require(&self, descriptor: &str) -> Result<&Class, LinkError> {
        self.find(descriptor).ok_or_else(|| LinkError {
            class: descriptor.to_owned(),
            record: 0,
            problem: LinkProblem::NotFound,
        })
    }
}

impl std::fmt::Debug for Classes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.all()).finish()
    }
}
