//! Classes at run time: what a header points to, dispatch tables, subtype tests, lookup of methods, initialisation states.
//!
//! A [`Class`] is made by [`Classes::link`] from the record of an image, or on demand for an array type. It never moves and lives as long as
//! its [`Classes`]. Objects, register code and inline caches hold plain pointers to it; so a heap must be dropped before its classes.
//!
//! Function addresses are those of the image. What the executor jumps to is kept beside them, in [`Class::entries`], and belongs to it.

mod error;
mod link;
mod lookup;
pub mod names;
mod registry;
pub mod signature;
#[cfg(test)]
pub(crate) mod tests;

pub use error::{LinkError, LinkProblem};
pub use lookup::Method;
pub use registry::Classes;

use std::fmt;
use std::ptr::null;
use std::sync::Arc;
use std::sync::atomic::{AtomicPtr, AtomicU32, AtomicU64, Ordering};

pub use maple_mirbin::class::ClassKind;
use maple_mirbin::class::flags::{ABSTRACT, ACYCLIC, FINAL, INTERFACE};
pub use maple_mirbin::class::{TAGGED, TAGGED_SLOT};
use parking_lot::RwLock;
use rustc_hash::FxHashMap;

use crate::heap::{LARGE, OBJECT_ACYCLIC, ONE, block_of};

/// Bits of [`Class::flags`] above those of the class record, for the fast paths.
pub mod flags {
    pub use maple_mirbin::class::flags::*;
    /// An array class.
    pub const ARRAY: u32 = 1 << 24;
    /// An array class with references as elements.
    pub const REFERENCE_ARRAY: u32 = 1 << 25;
    /// A primitive type.
    pub const PRIMITIVE: u32 = 1 << 26;
    /// `java.lang.Object`.
    pub const OBJECT: u32 = 1 << 27;
    /// An interface that every array implements: `Cloneable`, `java.io.Serializable`.
    pub const OF_ARRAYS: u32 = 1 << 28;
    /// An array class with tagged values as elements.
    pub const TAGGED_ARRAY: u32 = 1 << 29;
    /// A class some of whose [`references`](super::Class::references) are of tagged values.
    pub const TAGGED_FIELDS: u32 = 1 << 30;
    /// A structure with elements after a fixed part. [`ARRAY`] is set as well.
    pub const ELEMENTS: u32 = 1 << 31;
}

/// Values of [`Class::state`].
pub mod state {
    /// Nobody has asked for the class.
    pub const UNINITIALIZED: u32 = 0;
    /// A thread is in `<clinit>` of the class or of a superclass; which one says [`Class::initializer_thread`](super::Class).
    pub const INITIALIZING: u32 = 1;
    /// `<clinit>` ended with an exception: `NoClassDefFoundError` from now on.
    pub const FAILED: u32 = 2;
    /// Ready; set with release ordering.
    pub const INITIALIZED: u32 = 3;
}

/// A class, interface, array type or primitive type. The fields of the first cache line are for handlers.
#[repr(C)]
pub struct Class {
    /// One word per slot of the longest vtable that was linked together with that of the class, filled by the executor with what it jumps to; 0
    /// at first. So a call of a slot that this class does not have finds a word.
    pub entries: *const AtomicU64,
    /// Function addresses per vtable slot; 0 = abstract.
    pub functions: *const u64,
    /// Offsets of references in an instance, ascending; with [`TAGGED_SLOT`] of tagged values, which is nowhere set without
    /// [`flags::TAGGED_FIELDS`].
    pub references: *const u32,
    /// Number of [`Class::references`].
    pub reference_count: u32,
    /// Payload bytes of an instance; of arrays, and of structures with elements, the bytes of an element; of primitives the bytes of a value.
    pub size: u32,
    /// Flags of the record and those of [`flags`].
    pub flags: u32,
    /// Count word of a new object.
    pub(crate) first_count: u32,
    /// Superclasses from `java.lang.Object` to the class itself: `depth + 1` of them.
    pub display: *const *const Class,
    /// Number of superclasses.
    pub depth: u32,
    /// Size class of instances in the heap.
    pub(crate) block: u32,
    /// One of [`state`].
    pub state: AtomicU32,
    /// The thread that initialises the class.
    pub initializer_thread: AtomicU32,
    // The first cache line ends here.
    /// Number of slots of the vtable.
    pub vtable_length: u32,
    /// Bytes before the elements; 0 unless [`flags::ELEMENTS`] is set.
    pub fixed: u32,
    /// Of a structure with elements: how many of [`Class::references`] are before the elements.
    pub fixed_references: u32,
    /// Hash of the layout of instances.
    pub layout: u32,
    /// Class, interface, array or primitive.
    pub kind: ClassKind,
    /// The direct superclass; null for `java.lang.Object`, interfaces and primitives.
    pub superclass: *const Class,
    /// Class of the elements of an array; null otherwise.
    pub component: *const Class,
    /// The `java.lang.Class` object, 0 until there is one. Belongs to the executor.
    pub object: AtomicU64,
    /// Address of the record in its image, 0 for arrays made on demand.
    pub record: u64,
    /// `<clinit>`, 0 = none.
    pub initializer: u64,
    /// All superinterfaces, direct or not, by address.
    interfaces: Box<[*const Class]>,
    /// The superinterface that was last found.
    last_interface: AtomicPtr<Class>,
    /// The array class with this component, if it exists.
    array: AtomicPtr<Class>,
    name: Box<str>,
    shown: Box<str>,
    source: Option<Box<str>>,
    direct_interfaces: Box<[*const Class]>,
    methods: Box<[Method]>,
    /// Indices into `methods`, by name.
    methods_by_name: Box<[u32]>,
    fields: Box<[Field]>,
    /// `name|signature` of each slot, as far as a method declares it.
    slot_names: Box<[Option<Arc<str>>]>,
    found: RwLock<FxHashMap<Box<str>, Option<*const Method>>>,
    // What the pointers above point to.
    own_entries: Box<[AtomicU64]>,
    own_functions: Box<[u64]>,
    own_references: Box<[u32]>,
    own_display: Box<[*const Class]>,
}

const _: () = assert!(std::mem::offset_of!(Class, vtable_length) == 64);

// SAFETY: a class is immutable but for its atomics and its lock; the pointers are to classes of the same registry, which outlive it, and to
// boxes of its own.
unsafe impl Send for Class {}
// SAFETY: as above.
unsafe impl Sync for Class {}

/// A field of a class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Name.
    pub name: Box<str>,
    /// Descriptor of its type.
    pub descriptor: Box<str>,
    /// Offset in an instance, or address of the static field.
    pub place: u64,
    /// Access flags.
    pub flags: u32,
}

impl Field {
    /// Whether [`Field::place`] is an address.
    pub const fn is_static(&self) -> bool {
        self.flags & flags::STATIC != 0
    }

    /// Whether the field holds a counted reference.
    pub fn is_reference(&self) -> bool {
        self.descriptor.starts_with(['L', '['])
    }

    /// Whether the field holds a tagged value.
    pub fn is_tagged(&self) -> bool {
        &*self.descriptor == TAGGED
    }
}

/// What a class is made of; the rest follows from it.
#[derive(Default)]
pub(crate) struct Parts {
    pub(crate) name: String,
    pub(crate) flags: u32,
    pub(crate) size: u32,
    pub(crate) layout: u32,
    pub(crate) record: u64,
    pub(crate) initializer: u64,
    pub(crate) source: Option<String>,
    pub(crate) references: Vec<u32>,
    pub(crate) functions: Vec<u64>,
    pub(crate) methods: Vec<Method>,
    pub(crate) fields: Vec<Field>,
    pub(crate) slot_names: Vec<Option<Arc<str>>>,
    /// Words of [`Class::entries`], at least as many as the superclass has and as there are slots.
    pub(crate) places: usize,
}

impl Class {
    /// Makes a class. `superclass`, `component` and `interfaces` are of the registry that will own it.
    pub(crate) fn new(
        parts: Parts,
        kind: ClassKind,
        superclass: Option<&Class>,
        component: Option<&Class>,
        direct: &[&Class],
    ) -> Box<Class> {
        let mut flags = parts.flags;
        match kind {
            ClassKind::Array => flags |= flags::ARRAY,
            ClassKind::Primitive => flags |= flags::PRIMITIVE,
            ClassKind::Interface => flags |= INTERFACE,
            ClassKind::Class if superclass.is_none() => flags |= flags::OBJECT,
            ClassKind::Class => {}
            ClassKind::Struct if parts.layout != 0 => flags |= flags::ARRAY | flags::ELEMENTS,
            ClassKind::Struct => {}
        }
        let has_elements = flags & flags::ELEMENTS != 0;
        if matches!(&*parts.name, "Ljava/lang/Cloneable;" | "Ljava/io/Serializable;") {
            flags |= flags::OF_ARRAYS;
        }
        if let Some(component) = component {
            flags &= !(ACYCLIC | FINAL);
            // An element's class is known exactly only if it is final; arrays are as final as their elements.
            if &*component.name == TAGGED {
                flags |= flags::TAGGED_ARRAY | FINAL;
            } else if component.flags & flags::PRIMITIVE != 0 {
                flags |= ACYCLIC | FINAL;
            } else {
                flags |= flags::REFERENCE_ARRAY | component.flags & FINAL;
                if component.flags & FINAL != 0 {
                    flags |= component.flags & ACYCLIC;
                }
            }
        }
        if parts.references.iter().any(|entry| entry & TAGGED_SLOT != 0) {
            flags |= flags::TAGGED_FIELDS;
        }
        let mut interfaces: Vec<*const Class> =
            superclass.map_or(Vec::new(), |above| above.interfaces.to_vec());
        for interface in direct {
            interfaces.push(*interface);
            interfaces.extend_from_slice(&interface.interfaces);
        }
        interfaces.sort_unstable();
        interfaces.dedup();
        let block = match kind {
            ClassKind::Class => block_of(u64::from(parts.size) + 16),
            ClassKind::Struct if !has_elements => block_of(u64::from(parts.size) + 16),
            _ => LARGE,
        };
        let places = superclass.map_or(parts.places, |above| above.own_entries.len().max(parts.places));
        let places = places.max(parts.functions.len());
        let entries: Box<[AtomicU64]> = (0..places).map(|_| AtomicU64::new(0)).collect();
        let mut class = Box::new(Class {
            entries: entries.as_ptr(),
            functions: null(),
            references: null(),
            reference_count: parts.references.len() as u32,
            size: if has_elements { parts.layout } else { parts.size },
            flags,
            first_count: ONE | if flags & ACYCLIC != 0 { OBJECT_ACYCLIC } else { 0 },
            display: null(),
            depth: superclass.map_or(0, |above| above.depth + 1),
            block,
            state: AtomicU32::new(state::UNINITIALIZED),
            initializer_thread: AtomicU32::new(0),
            vtable_length: parts.functions.len() as u32,
            fixed: if has_elements { parts.size } else { 0 },
            fixed_references: parts.references.partition_point(|&entry| entry < parts.size) as u32,
            layout: parts.layout,
            kind,
            superclass: superclass.map_or(null(), std::ptr::from_ref),
            component: component.map_or(null(), std::ptr::from_ref),
            object: AtomicU64::new(0),
            record: parts.record,
            initializer: parts.initializer,
            interfaces: interfaces.into(),
            last_interface: AtomicPtr::default(),
            array: AtomicPtr::default(),
            shown: class_name(&parts.name).into(),
            name: parts.name.into(),
            source: parts.source.map(Into::into),
            direct_interfaces: direct
                .iter()
                .map(|&interface| std::ptr::from_ref(interface))
                .collect(),
            methods_by_name: lookup::order(&parts.methods),
            methods: parts.methods.into(),
            fields: parts.fields.into(),
            slot_names: parts.slot_names.into(),
            found: RwLock::default(),
            own_entries: entries,
            own_functions: parts.functions.into(),
            own_references: parts.references.into(),
            own_display: Box::default(),
        });
        let itself = std::ptr::from_ref(&*class);
        let above = superclass.map_or(&[][..], Class::superclasses);
        class.own_display = above.iter().copied().chain([itself]).collect();
        class.display = class.own_display.as_ptr();
        class.functions = class.own_functions.as_ptr();
        class.references = class.own_references.as_ptr();
        class
    }

    /// Descriptor, such as `Ljava/lang/String;`, `[I`, `I`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What `Class.getName` gives: `java.lang.String`, `[Ljava.lang.String;`, `[I`, `int`.
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// Name of the source file, if known.
    pub fn source(&self) -> Option<&str> {
        self.source.as_deref()
    }

    /// Methods that the class itself declares.
    pub fn methods(&self) -> &[Method] {
        &self.methods
    }

    /// Fields that the class itself declares.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// The class, its superclass and so on, from `java.lang.Object` down to the class itself.
    fn superclasses(&self) -> &[*const Class] {
        &self.own_display
    }

    /// The direct superclass.
    pub fn superclass(&self) -> Option<&Class> {
        // SAFETY: null, or a class of the registry, which outlives this one.
        unsafe { self.superclass.as_ref() }
    }

    /// Class of the elements of an array.
    pub fn component(&self) -> Option<&Class> {
        // SAFETY: null, or a class of the registry, which outlives this one.
        unsafe { self.component.as_ref() }
    }

    /// The superinterfaces that the class itself names.
    pub fn direct_interfaces(&self) -> impl Iterator<Item = &Class> {
        // SAFETY: classes of the registry, which outlive this one.
        self.direct_interfaces
            .iter()
            .map(|&interface| unsafe { &*interface })
    }

    /// Every superinterface, in no order that means something.
    pub fn interfaces(&self) -> impl Iterator<Item = &Class> {
        // SAFETY: classes of the registry, which outlive this one.
        self.interfaces.iter().map(|&interface| unsafe { &*interface })
    }

    /// Whether `new` makes objects of exactly this class.
    pub fn has_instances(&self) -> bool {
        match self.kind {
            ClassKind::Class => self.flags & ABSTRACT == 0,
            ClassKind::Struct => self.flags & flags::ELEMENTS == 0,
            _ => false,
        }
    }

    /// The words of [`Class::entries`].
    pub fn entry_words(&self) -> &[AtomicU64] {
        &self.own_entries
    }

    /// The addresses of [`Class::functions`].
    pub fn function_addresses(&self) -> &[u64] {
        &self.own_functions
    }

    /// `name|signature` of the methods in a slot of the vtable, as far as a record declares it.
    pub fn slot_name(&self, slot: usize) -> Option<&str> {
        self.slot_names.get(slot)?.as_deref()
    }

    /// Offsets of references in an instance, with [`TAGGED_SLOT`] of tagged values.
    pub fn reference_offsets(&self) -> &[u32] {
        &self.own_references
    }

    /// Whether instances are arrays.
    #[inline]
    pub const fn is_array(&self) -> bool {
        self.flags & flags::ARRAY != 0
    }

    /// Whether this is an interface.
    #[inline]
    pub const fn is_interface(&self) -> bool {
        self.flags & INTERFACE != 0
    }

    /// Whether this is a primitive type.
    #[inline]
    pub const fn is_primitive(&self) -> bool {
        self.flags & flags::PRIMITIVE != 0
    }

    /// Whether this is an interface that declares methods with code for its implementors. One that only inherits such methods has none.
    pub fn has_defaults(&self) -> bool {
        let is_default = |method: &Method| !method.is_abstract() && method.flags & flags::STATIC == 0;
        self.is_interface() && self.methods.iter().any(is_default)
    }

    /// Whether `<clinit>` of the class has run or there is none, as seen with acquire ordering.
    #[inline]
    pub fn is_initialized(&self) -> bool {
        self.state.load(Ordering::Acquire) == state::INITIALIZED
    }

    /// Whether a value of this class may be assigned to a variable of class `to`: Java's `to.isAssignableFrom(self)`, and for the class of an
    /// object `instanceof`.
    #[inline]
    pub fn is_subtype_of(&self, to: &Class) -> bool {
        self.is_subclass_of(to)
            .unwrap_or_else(|| self.is_subtype_slowly(to))
    }

    /// [`Class::is_subtype_of`] as far as it takes no call: of itself and of classes with instances; of others nothing is known here.
    #[inline(always)]
    #[must_use]
    pub fn is_subclass_of(&self, to: &Class) -> Option<bool> {
        if std::ptr::eq(self, to) {
            return Some(true);
        }
        if to.flags & (INTERFACE | flags::ARRAY | flags::PRIMITIVE | flags::OBJECT) != 0 {
            return None;
        }
        // SAFETY: the display has depth + 1 entries.
        Some(to.depth <= self.depth && std::ptr::eq(unsafe { *self.display.add(to.depth as usize) }, to))
    }

    fn is_subtype_slowly(&self, to: &Class) -> bool {
        let (mut from, mut to) = (self, to);
        loop {
            if std::ptr::eq(from, to) {
                return true;
            }
            if to.flags & flags::OBJECT != 0 {
                return !from.is_primitive();
            }
            if from.is_primitive() || to.is_primitive() {
                return false;
            }
            if to.is_interface() {
                return if from.is_array() {
                    to.flags & flags::OF_ARRAYS != 0
                } else {
                    from.implements(to)
                };
            }
            match (from.component(), to.component()) {
                (Some(a), Some(b)) => (from, to) = (a, b),
                (None, None) => return from.is_subtype_of(to),
                _ => return false,
            }
        }
    }

    fn implements(&self, interface: &Class) -> bool {
        let wanted = std::ptr::from_ref(interface);
        if self.last_interface.load(Ordering::Relaxed).cast_const() == wanted {
            return true;
        }
        let found = self.interfaces.binary_search(&wanted).is_ok();
        if found {
            self.last_interface.store(wanted.cast_mut(), Ordering::Relaxed);
        }
        found
    }

    /// Whether a reference whose object has this class may be stored into an array of class `array`.
    #[inline]
    pub fn fits_into(&self, array: &Class) -> bool {
        array
            .component()
            .is_none_or(|component| self.is_subtype_of(component))
    }
}

impl fmt::Debug for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Class({})", self.name)
    }
}

/// A descriptor's class as people call it: `java.lang.String`; array classes keep the form of their descriptor.
pub fn class_name(descriptor: &str) -> String {
    let primitive = match descriptor {
        "Z" => "boolean",
        "B" => "byte",
        "C" => "char",
        "S" => "short",
        "I" => "int",
        "J" => "long",
        "F" => "float",
        "D" => "double",
        "V" => "void",
        TAGGED => "dynany",
        _ => match descriptor
            .strip_prefix('L')
            .and_then(|name| name.strip_suffix(';'))
        {
            Some(name) => return name.replace('/', "."),
            None => return descriptor.replace('/', "."),
        },
    };
    primitive.to_owned()
}
