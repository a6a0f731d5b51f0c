//! The fixed-size parts: class records, entries of the methods and fields.

use super::{field, method, record};

/// What a class record describes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u32)]
pub enum ClassKind {
    /// A class with instances, abstract ones included.
    #[default]
    Class = 0,
    /// An interface.
    Interface = 1,
    /// An array class.
    Array = 2,
    /// A primitive type, or void.
    Primitive = 3,
    /// A structure: a class of nothing but data. After a fixed part there may be elements, their number chosen when an object is made.
    Struct = 4,
}

impl ClassKind {
    /// The kind with this number.
    pub const fn from_u32(number: u32) -> Option<ClassKind> {
        match number {
            0 => Some(ClassKind::Class),
            1 => Some(ClassKind::Interface),
            2 => Some(ClassKind::Array),
            3 => Some(ClassKind::Primitive),
            4 => Some(ClassKind::Struct),
            _ => None,
        }
    }
}

/// A class record as it stands in an image; addresses are 0 where a relocation fills them in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ClassRecord {
    /// Kind.
    pub kind: ClassKind,
    /// [`super::flags`].
    pub flags: u32,
    /// Address of the descriptor.
    pub name: u64,
    /// Address of the superclass' record, or 0.
    pub superclass: u64,
    /// Arrays: address of the component's record.
    pub component: u64,
    /// Bytes of an instance, of an element of an array, of a primitive value, or of the fixed part of a structure.
    pub size: u32,
    /// Layout hash; of structures bytes of an element, 0 if there are none.
    pub layout: u32,
    /// Layout hash of the superclass as compiled against; 0 = none.
    pub super_layout: u32,
    /// Number of reference offsets.
    pub reference_count: u32,
    /// Their address.
    pub references: u64,
    /// Number of entries of the vtable.
    pub vtable_length: u32,
    /// Its address.
    pub vtable: u64,
    /// Number of direct superinterfaces.
    pub interface_count: u32,
    /// Address of the list of their records.
    pub interfaces: u64,
    /// Number of methods declared here.
    pub method_count: u32,
    /// Their address.
    pub methods: u64,
    /// Number of fields declared here.
    pub field_count: u32,
    /// Their address.
    pub fields: u64,
    /// Address of `<clinit>`, or 0.
    pub initializer: u64,
    /// Address of the name of the source file, or 0.
    pub source: u64,
}

/// An entry of the methods.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MethodEntry {
    /// Address of `name|signature`.
    pub name: u64,
    /// Address of the function; 0 = abstract.
    pub code: u64,
    /// Index in the vtable, or -1.
    pub slot: i32,
    /// Access flags.
    pub flags: u32,
}

/// An entry of the fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FieldEntry {
    /// Address of the name.
    pub name: u64,
    /// Address of the type's descriptor.
    pub descriptor: u64,
    /// Offset in an instance, or address of the static field.
    pub place: u64,
    /// Access flags.
    pub flags: u32,
}

fn put<const N: usize>(bytes: &mut [u8], offset: usize, value: [u8; N]) {
    if let Some(place) = bytes.get_mut(offset..offset + N) {
        place.copy_from_slice(&value);
    }
}

fn word(bytes: &[u8], offset: usize) -> u32 {
    bytes
        .get(offset..)
        .and_then(|rest| rest.first_chunk())
        .map_or(0, |chunk| u32::from_le_bytes(*chunk))
}

fn long(bytes: &[u8], offset: usize) -> u64 {
    bytes
        .get(offset..)
        .and_then(|rest| rest.first_chunk())
        .map_or(0, |chunk| u64::from_le_bytes(*chunk))
}

impl ClassRecord {
    /// The bytes of the record.
    pub fn encode(&self) -> [u8; record::SIZE_IN_BYTES] {
        let mut out = [0; record::SIZE_IN_BYTES];
        let longs = [
            (record::NAME, self.name),
            (record::SUPERCLASS, self.superclass),
            (record::COMPONENT, self.component),
            (record::REFERENCES, self.references),
            (record::VTABLE, self.vtable),
            (record::INTERFACES, self.interfaces),
            (record::METHODS, self.methods),
            (record::FIELDS, self.fields),
            (record::INITIALIZER, self.initializer),
            (record::SOURCE, self.source),
        ];
        let words = [
            (record::KIND, self.kind as u32),
            (record::FLAGS, self.flags),
            (record::SIZE, self.size),
            (record::LAYOUT, self.layout),
            (record::SUPER_LAYOUT, self.super_layout),
            (record::REFERENCE_COUNT, self.reference_count),
            (record::VTABLE_LENGTH, self.vtable_length),
            (record::INTERFACE_COUNT, self.interface_count),
            (record::METHOD_COUNT, self.method_count),
            (record::FIELD_COUNT, self.field_count),
        ];
        longs
            .iter()
            .for_each(|&(at, value)| put(&mut out, at, value.to_le_bytes()));
        words
            .iter()
            .for_each(|&(at, value)| put(&mut out, at, value.to_le_bytes()));
        out
    }

    /// Reads the fields without checking how they fit together; `None` if the kind is not known.
    pub fn decode(bytes: &[u8; record::SIZE_IN_BYTES]) -> Option<ClassRecord> {
        let (word, long) = (|at| word(bytes, at), |at| long(bytes, at));
        Some(ClassRecord {
            kind: ClassKind::from_u32(word(record::KIND))?,
            flags: word(record::FLAGS),
            name: long(record::NAME),
            superclass: long(record::SUPERCLASS),
            component: long(record::COMPONENT),
            size: word(record::SIZE),
            layout: word(record::LAYOUT),
            super_layout: word(record::SUPER_LAYOUT),
            reference_count: word(record::REFERENCE_COUNT),
            references: long(record::REFERENCES),
            vtable_length: word(record::VTABLE_LENGTH),
            vtable: long(record::VTABLE),
            interface_count: word(record::INTERFACE_COUNT),
            interfaces: long(record::INTERFACES),
            method_count: word(record::METHOD_COUNT),
            methods: long(record::METHODS),
            field_count: word(record::FIELD_COUNT),
            fields: long(record::FIELDS),
            initializer: long(record::INITIALIZER),
            source: long(record::SOURCE),
        })
    }
}

impl MethodEntry {
    /// The bytes of the entry.
    pub fn encode(&self) -> [u8; method::SIZE_IN_BYTES] {
        let mut out = [0; method::SIZE_IN_BYTES];
        put(&mut out, method::NAME, self.name.to_le_bytes());
        put(&mut out, method::CODE, self.code.to_le_bytes());
        put(&mut out, method::SLOT, self.slot.to_le_bytes());
        put(&mut out, method::FLAGS, self.flags.to_le_bytes());
        out
    }

    /// Reads an entry.
    pub fn decode(bytes: &[u8; method::SIZE_IN_BYTES]) -> MethodEntry {
        MethodEntry {
            name: long(bytes, method::NAME),
            code: long(bytes, method::CODE),
            slot: word(bytes, method::SLOT) as i32,
            flags: word(bytes, method::FLAGS),
        }
    }
}

impl FieldEntry {
    /// The bytes of the entry.
    pub fn encode(&self) -> [u8; field::SIZE_IN_BYTES] {
        let mut out = [0; field::SIZE_IN_BYTES];
        put(&mut out, field::NAME, self.name.to_le_bytes());
        put(&mut out, field::DESCRIPTOR, self.descriptor.to_le_bytes());
        put(&mut out, field::PLACE, self.place.to_le_bytes());
        put(&mut out, field::FLAGS, self.flags.to_le_bytes());
        out
    }

    /// Reads an entry.
    pub fn decode(bytes: &[u8; field::SIZE_IN_BYTES]) -> FieldEntry {
        FieldEntry {
            name: long(bytes, field::NAME),
            descriptor: long(bytes, field::DESCRIPTOR),
            place: long(bytes, field::PLACE),
            flags: word(bytes, field::FLAGS),
        }
    }
}
