//! Classes made by hand, for the tests of this crate.

use maple_mirbin::class::{ClassRecord, FieldEntry, MethodEntry};

use super::{Class, ClassKind, Classes, LinkError, Parts, TAGGED_SLOT, flags};

/// A class with `size` bytes of payload and references at these offsets.
pub(crate) fn plain(name: &str, size: u32, references: &[u32], flags: u32) -> Box<Class> {
    let parts = Parts {
        name: name.to_owned(),
        flags,
        size,
        references: references.to_vec(),
        ..Parts::default()
    };
    Class::new(parts, ClassKind::Class, None, None, &[])
}

/// The class of arrays of `component`.
pub(crate) fn array(component: &Class) -> Box<Class> {
    super::registry::new_array(component, None, 0)
}

/// A primitive type.
pub(crate) fn primitive(name: &str, size: u32) -> Box<Class> {
    let parts = Parts {
        name: name.to_owned(),
        flags: flags::FINAL,
        size,
        ..Parts::default()
    };
    Class::new(parts, ClassKind::Primitive, None, None, &[])
}

mod errors;
mod link;

/// Where the memory of [`Image`] begins.
const BASE: u64 = 0x10000;

/// Memory with class records, made by hand.
#[derive(Clone, Default)]
struct Image {
    bytes: Vec<u8>,
}

/// A class for [`Image::class`]. Functions are numbers.
#[derive(Clone, Default)]
struct Source<'a> {
    name: &'a str,
    kind: ClassKind,
    flags: u32,
    superclass: u64,
    component: u64,
    size: u32,
    layout: u32,
    super_layout: u32,
    references: &'a [u32],
    vtable: &'a [u64],
    interfaces: &'a [u64],
    methods: &'a [(&'a str, u64, i32, u32)],
    fields: &'a [(&'a str, &'a str, u64, u32)],
    initializer: u64,
}

impl Image {
    fn add(&mut self, bytes: &[u8]) -> u64 {
        self.bytes.resize(self.bytes.len().next_multiple_of(8), 0);
        let address = BASE + self.bytes.len() as u64;
        self.bytes.extend_from_slice(bytes);
        address
    }

    fn text(&mut self, text: &str) -> u64 {
        self.add(format!("{text}\0").as_bytes())
    }

    fn longs(&mut self, longs: &[u64]) -> u64 {
        let bytes: Vec<u8> = longs.iter().flat_map(|long| long.to_le_bytes()).collect();
        self.add(&bytes)
    }

    /// Room for a record, so that others can refer to it.
    fn room(&mut self) -> u64 {
        self.add(&[0; 128])
    }

    fn class(&mut self, source: &Source<'_>) -> u64 {
        let room = self.room();
        self.put(room, source);
        room
    }

    fn put(&mut self, room: u64, source: &Source<'_>) {
        let references: Vec<u8> = source
            .references
            .iter()
            .flat_map(|offset| offset.to_le_bytes())
            .collect();
        let methods: Vec<u8> = source
            .methods
            .iter()
            .flat_map(|&(name, code, slot, flags)| {
                MethodEntry {
                    name: self.text(name),
                    code,
                    slot,
                    flags,
                }
                .encode()
            })
            .collect();
        let fields: Vec<u8> = source
            .fields
            .iter()
            .flat_map(|&(name, descriptor, place, flags)| {
                let (name, descriptor) = (self.text(name), self.text(descriptor));
                FieldEntry {
                    name,
                    descriptor,
                    place,
                    flags,
                }
                .encode()
            })
            .collect();
        let record = ClassRecord {
            kind: source.kind,
            flags: source.flags
                | if source.kind == ClassKind::Interface {
                    flags::INTERFACE
                } else {
                    0
                },
            name: self.text(source.name),
            superclass: source.superclass,
            component: source.component,
            size: source.size,
            layout: source.layout,
            super_layout: source.super_layout,
            reference_count: source.references.len() as u32,
            references: self.add(&references),
            vtable_length: source.vtable.len() as u32,
            vtable: self.longs(source.vtable),
            interface_count: source.interfaces.len() as u32,
            interfaces: self.longs(source.interfaces),
            method_count: source.methods.len() as u32,
            methods: self.add(&methods),
            field_count: source.fields.len() as u32,
            fields: self.add(&fields),
            initializer: source.initializer,
            source: 0,
        };
        let at = (room - BASE) as usize;
        self.bytes[at..at + 128].copy_from_slice(&record.encode());
    }

    fn link<'c>(&self, classes: &'c Classes, records: &[u64]) -> Result<Vec<&'c Class>, Vec<LinkError>> {
        classes.link(records, &|address, length| {
            let start = usize::try_from(address.checked_sub(BASE)?).ok()?;
            self.bytes.get(start..start.checked_add(length)?)
        })
    }
}

/// `java.lang.Object` with three methods.
const OBJECT: Source<'_> = Source {
    name: "Ljava/lang/Object;",
    kind: ClassKind::Class,
    flags: flags::PUBLIC,
    superclass: 0,
    component: 0,
    size: 0,
    layout: 17,
    super_layout: 0,
    references: &[],
    vtable: &[100, 101, 102],
    interfaces: &[],
    methods: &[
        ("<init>|()V", 103, -1, flags::PUBLIC),
        ("equals|(Ljava/lang/Object;)Z", 100, 0, flags::PUBLIC),
        ("hashCode|()I", 101, 1, flags::PUBLIC),
        ("toString|()Ljava/lang/String;", 102, 2, flags::PUBLIC),
    ],
    fields: &[],
    initializer: 0,
};
