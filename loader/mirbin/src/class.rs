//! Class records, section `.maple.class`: what an image says about the classes of managed programs (FORMAT.md §11).
//!
//! A record has a fixed size and a symbol, so the records of several objects may follow each other. It refers to names, tables and other
//! records by address: 8 bytes each, relocated, 0 = none. The tables lie anywhere in the data of the image. [`ClassInfo::read`] reads one
//! record with everything it refers to and checks what can be checked without other records.
//!
//! [`for_each_class_record_field!`](crate::for_each_class_record_field) and its two companions are the layouts; offsets, encoders, decoders
//! and the tables of FORMAT.md are expansions of them.

mod entry;
mod hash;
mod read;
#[cfg(test)]
mod tests;

pub use entry::{ClassKind, ClassRecord, FieldEntry, MethodEntry};
pub use hash::{LayoutHash, method_hash};
pub use read::{ClassError, ClassField, ClassInfo, ClassMethod, Memory};

/// Name of the section.
pub const SECTION: &str = ".maple.class";

/// Alignment of records and of the tables that hold addresses.
pub const ALIGN: u32 = 8;

/// Prefix of the symbol of a class or interface record; the mangled descriptor follows.
pub const CLASS_PREFIX: &str = "__cinf_";
/// Prefix of the symbol of the record of a primitive type or of an array of them.
pub const PRIMITIVE_PREFIX: &str = "__pinf_";

/// Descriptor of tagged values.
pub const TAGGED: &str = "T";
/// Bit of an entry of [`ClassInfo::references`]: what lies at the offset is a tagged value, which may own an object.
pub const TAGGED_SLOT: u32 = 1;

/// Largest number of entries of a table, and of bytes of a name.
pub const MAX_ENTRIES: u32 = 65_535;

/// Bits of [`ClassRecord::flags`]. The low 16 are the access flags of class files.
pub mod flags {
    /// `public`
    pub const PUBLIC: u32 = 0x0001;
    /// `private`; methods and fields only.
    pub const PRIVATE: u32 = 0x0002;
    /// `protected`; methods and fields only.
    pub const PROTECTED: u32 = 0x0004;
    /// `static`; methods and fields only.
    pub const STATIC: u32 = 0x0008;
    /// `final`
    pub const FINAL: u32 = 0x0010;
    /// `synchronized`; methods only.
    pub const SYNCHRONIZED: u32 = 0x0020;
    /// `volatile`; fields only. On methods: a bridge.
    pub const VOLATILE: u32 = 0x0040;
    /// `transient`; fields only. On methods: variable arguments.
    pub const TRANSIENT: u32 = 0x0080;
    /// `native`; methods only.
    pub const NATIVE: u32 = 0x0100;
    /// An interface.
    pub const INTERFACE: u32 = 0x0200;
    /// `abstract`
    pub const ABSTRACT: u32 = 0x0400;
    /// `strictfp`; methods only.
    pub const STRICT: u32 = 0x0800;
    /// Made by the compiler.
    pub const SYNTHETIC: u32 = 0x1000;
    /// An annotation type.
    pub const ANNOTATION: u32 = 0x2000;
    /// An enumeration, or a constant of one.
    pub const ENUM: u32 = 0x4000;
    /// The access flags.
    pub const ACCESS: u32 = 0xffff;

    /// Classes: no chain of references from an instance leads back to it, whatever other images add.
    pub const ACYCLIC: u32 = 1 << 16;
    /// Classes: it or a superclass declares `finalize()` other than `java.lang.Object`.
    pub const FINALIZER: u32 = 1 << 17;
    /// Every bit of a class that has a meaning.
    pub const KNOWN: u32 = ACCESS | ACYCLIC | FINALIZER;
}

/// Calls `$m!` with one row per field of a class record: `offset size name "meaning";`.
#[macro_export]
macro_rules! for_each_class_record_field {
    ($m:ident) => {
        $m! {
            0 8 RUNTIME "0; the engine keeps its own data here";
            8 4 KIND "kind: 0 class, 1 interface, 2 array, 3 primitive, 4 structure";
            12 4 FLAGS "flags";
            16 8 NAME "name: descriptor, NUL-terminated UTF-8";
            24 8 SUPERCLASS "record of the superclass; of arrays that of `java.lang.Object`; 0 for `java.lang.Object`, interfaces, primitives, structures";
            32 8 COMPONENT "arrays: record of the component type";
            40 4 SIZE "size of an instance, superclasses included; arrays: of an element; primitives: of a value; structures: of what comes before the elements";
            44 4 LAYOUT "layout hash; structures: size of an element, 0 if there are none";
            48 4 SUPER_LAYOUT "layout hash of the superclass that this one was compiled against; 0 = none";
            52 4 REFERENCE_COUNT "number of reference offsets";
            56 8 REFERENCES "offsets of the references in an instance, superclasses included: u32 each, ascending; bit 0 set: of tagged values; none for arrays; of structures those in the first element as well, which all others repeat";
            64 4 VTABLE_LENGTH "number of entries of the vtable";
            68 4 INTERFACE_COUNT "number of direct superinterfaces";
            72 8 VTABLE "vtable: function addresses, 8 bytes each, 0 = abstract";
            80 8 INTERFACES "records of the direct superinterfaces, 8 bytes each";
            88 4 METHOD_COUNT "number of methods";
            92 4 FIELD_COUNT "number of fields";
            96 8 METHODS "methods that the class itself declares";
            104 8 FIELDS "fields that the class itself declares";
            112 8 INITIALIZER "function `<clinit>`, 0 = none";
            120 8 SOURCE "name of the source file, NUL-terminated UTF-8; 0 = not known";
        }
    };
}

/// Calls `$m!` with one row per field of a method entry, as [`for_each_class_record_field!`](crate::for_each_class_record_field).
#[macro_export]
macro_rules! for_each_class_method_field {
    ($m:ident) => {
        $m! {
            0 8 NAME "name and signature: `name|(parameters)result`, NUL-terminated UTF-8";
            8 8 CODE "the function; 0 = abstract";
            16 4 SLOT "i32 index in the vtable; -1 = called directly only";
            20 4 FLAGS "access flags";
        }
    };
}

/// Calls `$m!` with one row per field of a field entry, as [`for_each_class_record_field!`](crate::for_each_class_record_field).
#[macro_export]
macro_rules! for_each_class_field_field {
    ($m:ident) => {
        $m! {
            0 8 NAME "name, NUL-terminated UTF-8";
            8 8 DESCRIPTOR "descriptor of the type, NUL-terminated UTF-8";
            16 8 PLACE "offset in an instance; address of a static field";
            24 4 FLAGS "access flags";
            28 4 RESERVED "0";
        }
    };
}

macro_rules! expand {
    ($($offset:literal $size:literal $name:ident $meaning:literal;)*) => {
        $(
            #[doc = $meaning]
            pub const $name: usize = $offset;
        )*
        /// Bytes of the whole.
        pub const SIZE_IN_BYTES: usize = {
            let mut end = 0;
            $(
                // The rows leave no gaps.
                assert!($offset == end);
                end += $size;
            )*
            end
        };
        /// Offset, size and meaning of each field.
        pub const FIELDS_OF_FORMAT: &[(usize, usize, &str)] = &[$(($offset, $size, $meaning)),*];
    };
}

/// Offsets in a class record.
pub mod record {
    for_each_class_record_field!(expand);
    const _: () = assert!(SIZE_IN_BYTES == 128);
}

/// Offsets in an entry of the methods.
pub mod method {
    for_each_class_method_field!(expand);
    const _: () = assert!(SIZE_IN_BYTES == 24);
}

/// Offsets in an entry of the fields.
pub mod field {
    for_each_class_field_field!(expand);
    const _: () = assert!(SIZE_IN_BYTES == 32);
}
