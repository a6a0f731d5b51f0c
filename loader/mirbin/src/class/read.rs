//! Reading a record and what it refers to out of an image's memory.

use std::fmt;

use super::{
    ClassKind, ClassRecord, FieldEntry, MAX_ENTRIES, MethodEntry, SECTION, TAGGED, TAGGED_SLOT, field, flags,
    method, record,
};

/// Gives the `length` bytes at an address, relocations applied; `None` if they are not all mapped.
pub type Memory<'m, 'a> = &'m dyn Fn(u64, usize) -> Option<&'a [u8]>;

/// A class as its image describes it. Addresses of records and functions are not followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClassInfo<'a> {
    /// Where the record lies.
    pub address: u64,
    /// The record.
    pub record: ClassRecord,
    /// Its descriptor.
    pub name: &'a str,
    /// Offsets of references in an instance, ascending; with [`TAGGED_SLOT`](super::TAGGED_SLOT) of tagged values.
    pub references: Vec<u32>,
    /// Function addresses; 0 = abstract.
    pub vtable: Vec<u64>,
    /// Addresses of the records of direct superinterfaces.
    pub interfaces: Vec<u64>,
    /// Methods declared here.
    pub methods: Vec<ClassMethod<'a>>,
    /// Fields declared here.
    pub fields: Vec<ClassField<'a>>,
    /// Source file, if known.
    pub source: Option<&'a str>,
}

/// A method of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClassMethod<'a> {
    /// `name|signature`.
    pub name: &'a str,
    /// Address of the function; 0 = abstract.
    pub code: u64,
    /// Index in the vtable.
    pub slot: Option<u32>,
    /// Access flags.
    pub flags: u32,
}

/// A field of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClassField<'a> {
    /// Name.
    pub name: &'a str,
    /// Descriptor of its type.
    pub descriptor: &'a str,
    /// Offset in an instance, or address of the static field.
    pub place: u64,
    /// Access flags.
    pub flags: u32,
}

impl ClassField<'_> {
    /// Whether [`ClassField::place`] is an address.
    pub const fn is_static(&self) -> bool {
        self.flags & flags::STATIC != 0
    }

    /// Whether the field holds a counted reference.
    pub fn is_reference(&self) -> bool {
        self.descriptor.starts_with(['L', '['])
    }

    /// Whether the field holds a tagged value.
    pub fn is_tagged(&self) -> bool {
        self.descriptor == TAGGED
    }
}

/// Why a record is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClassError {
    /// Address of the record.
    pub address: u64,
    /// Descriptor of the class as far as it could be read.
    pub class: String,
    /// The part of the record.
    pub part: &'static str,
    /// Index of the entry, for tables.
    pub index: Option<u32>,
    /// The broken rule.
    pub problem: &'static str,
}

impl fmt::Display for ClassError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{SECTION}: record at {:#x}", self.address)?;
        if !self.class.is_empty() {
            write!(f, ", class {}", self.class)?;
        }
        write!(f, ": {}", self.part)?;
        if let Some(index) = self.index {
            write!(f, " {index}")?;
        }
        write!(f, ": {}; recompile the image", self.problem)
    }
}

impl std::error::Error for ClassError {}

const UNMAPPED: &str = "the address does not lie in the image";

/// The record in work.
struct Reader<'m, 'a> {
    memory: Memory<'m, 'a>,
    address: u64,
    class: String,
}

impl<'a> Reader<'_, 'a> {
    fn error(&self, part: &'static str, index: Option<u32>, problem: &'static str) -> ClassError {
        ClassError {
            address: self.address,
            class: self.class.clone(),
            part,
            index,
            problem,
        }
    }

    fn text(&self, address: u64, part: &'static str, index: Option<u32>) -> Result<&'a str, ClassError> {
        let mut length = 0;
        loop {
            let byte = address
                .checked_add(length as u64)
                .filter(|_| address != 0)
                .and_then(|at| (self.memory)(at, 1))
                .and_then(<[u8]>::first)
                .ok_or_else(|| self.error(part, index, UNMAPPED))?;
            if *byte == 0 {
                break;
            }
            length += 1;
            if length > MAX_ENTRIES as usize {
                return Err(self.error(part, index, "longer than 65535 bytes"));
            }
        }
        let bytes = match length {
            0 => return Err(self.error(part, index, "empty")),
            _ => (self.memory)(address, length).ok_or_else(|| self.error(part, index, UNMAPPED))?,
        };
        std::str::from_utf8(bytes).map_err(|_| self.error(part, index, "not UTF-8"))
    }

    /// The entries of a table; they must be aligned for what they hold.
    fn table<const N: usize>(
        &self,
        address: u64,
        count: u32,
        part: &'static str,
    ) -> Result<&'a [[u8; N]], ClassError> {
        if count == 0 {
            return Ok(&[]);
        }
        if count > MAX_ENTRIES {
            return Err(self.error(part, None, "more than 65535 entries"));
        }
        if address == 0 {
            return Err(self.error(part, None, "the table is missing"));
        }
        if !address.is_multiple_of(N.min(8) as u64) {
            return Err(self.error(part, None, "the table is not aligned"));
        }
        let bytes =
            (self.memory)(address, N * count as usize).ok_or_else(|| self.error(part, None, UNMAPPED))?;
        let (entries, _) = bytes.as_chunks();
        if entries.len() == count as usize {
            Ok(entries)
        } else {
            Err(self.error(part, None, UNMAPPED))
        }
    }

    fn addresses(&self, address: u64, count: u32, part: &'static str) -> Result<Vec<u64>, ClassError> {
        let entries = self.table::<8>(address, count, part)?;
        Ok(entries.iter().map(|&bytes| u64::from_le_bytes(bytes)).collect())
    }

    fn methods(&self, of: &ClassRecord) -> Result<Vec<ClassMethod<'a>>, ClassError> {
        let entries = self.table::<{ method::SIZE_IN_BYTES }>(of.methods, of.method_count, "method")?;
        let mut methods = Vec::with_capacity(entries.len());
        for (index, entry) in entries.iter().enumerate() {
            let index = Some(index as u32);
            let entry = MethodEntry::decode(entry);
            let fail = |problem| Err(self.error("method", index, problem));
            let name = self.text(entry.name, "name of method", index)?;
            let slot = u32::try_from(entry.slot).ok();
            let described = name
                .split_once('|')
                .is_some_and(|(name, signature)| !name.is_empty() && signature.starts_with('('));
            if !described {
                return fail("the name is not of the form name|(parameters)result");
            }
            if entry.slot < -1 || slot.is_some_and(|slot| slot >= of.vtable_length) {
                return fail("the vtable has no such slot");
            }
            if slot.is_some() && entry.flags & flags::STATIC != 0 {
                return fail("a static method has a vtable slot");
            }
            if entry.code == 0 && entry.flags & flags::ABSTRACT == 0 {
                return fail("no code, though the method is not abstract");
            }
            if entry.flags & !flags::ACCESS != 0 {
                return fail("unknown flag");
            }
            methods.push(ClassMethod {
                name,
                code: entry.code,
                slot,
                flags: entry.flags,
            });
        }
        Ok(methods)
    }

    fn fields(&self, of: &ClassRecord) -> Result<Vec<ClassField<'a>>, ClassError> {
        let entries = self.table::<{ field::SIZE_IN_BYTES }>(of.fields, of.field_count, "field")?;
        let mut fields = Vec::with_capacity(entries.len());
        for (index, entry) in entries.iter().enumerate() {
            let index = Some(index as u32);
            let entry = FieldEntry::decode(entry);
            let fail = |problem| Err(self.error("field", index, problem));
            let found = ClassField {
                name: self.text(entry.name, "name of field", index)?,
                descriptor: self.text(entry.descriptor, "descriptor of field", index)?,
                place: entry.place,
                flags: entry.flags,
            };
            let Some(size) = descriptor_size(found.descriptor) else {
                return fail("the descriptor is none");
            };
            if found.is_static() {
                if (self.memory)(found.place, size as usize).is_none() || found.place == 0 {
                    return fail(UNMAPPED);
                }
            } else if of.kind != ClassKind::Class {
                return fail("an instance field of something that has no instances");
            } else if found
                .place
                .checked_add(size)
                .is_none_or(|end| end > of.size.into())
            {
                return fail("outside the instance");
            }
            if !found.place.is_multiple_of(size) {
                return fail("not aligned for its type");
            }
            if entry.flags & !flags::ACCESS != 0 {
                return fail("unknown flag");
            }
            fields.push(found);
        }
        Ok(fields)
    }

    fn references(&self, of: &ClassRecord) -> Result<Vec<u32>, ClassError> {
        let entries = self.table::<4>(of.references, of.reference_count, "reference")?;
        let offsets: Vec<u32> = entries.iter().map(|&bytes| u32::from_le_bytes(bytes)).collect();
        for (index, &entry) in offsets.iter().enumerate() {
            let fail = |problem| Err(self.error("reference", Some(index as u32), problem));
            let offset = entry & !TAGGED_SLOT;
            if !offset.is_multiple_of(8) || offset.checked_add(8).is_none_or(|end| end > end_of(of, offset)) {
                return fail("not aligned, or outside the instance");
            }
            let before = index.checked_sub(1).and_then(|before| offsets.get(before));
            if before.map(|before| before & !TAGGED_SLOT) >= Some(offset) {
                return fail("not after the one before");
            }
        }
        Ok(offsets)
    }

    /// What structures have.
    fn check_struct(&self, of: &ClassRecord) -> Result<(), ClassError> {
        let fail = |part, problem| Err(self.error(part, None, problem));
        if of.size > MAX_INSTANCE || of.layout > MAX_INSTANCE - of.size {
            return fail("size", "more than 2147483647 bytes");
        }
        let tables = [
            of.vtable_length,
            of.interface_count,
            of.method_count,
            of.super_layout,
        ];
        let addresses = [of.superclass, of.component, of.initializer];
        if tables.iter().any(|&count| count != 0) || addresses.iter().any(|&address| address != 0) {
            return fail("record", "a structure has data only");
        }
        if of.flags & !flags::ACYCLIC != 0 {
            return fail("flags", "unknown flag");
        }
        Ok(())
    }

    /// What the kind demands of the other fields.
    fn check_kind(&self, of: &ClassRecord, name: &str) -> Result<(), ClassError> {
        let fail = |part, problem| Err(self.error(part, None, problem));
        let (first, primitive) = match of.kind {
            ClassKind::Class | ClassKind::Interface => ('L', false),
            ClassKind::Array => ('[', false),
            ClassKind::Primitive => ('V', true),
            ClassKind::Struct => return self.check_struct(of),
        };
        let valid = descriptor_size(name).is_some() || name == "V";
        if !valid || !primitive && !name.starts_with(first) || primitive && name.len() != 1 {
            return fail("name", "the descriptor is not one of this kind of class");
        }
        if of.size > MAX_INSTANCE {
            return fail("size", "more than 2147483647 bytes");
        }
        if of.reference_count != 0 && of.kind != ClassKind::Class {
            return fail("reference", "something without instances has references");
        }
        if (of.kind == ClassKind::Array) != (of.component != 0) {
            return fail("component", "arrays have one, nothing else has");
        }
        let has_super = match of.kind {
            ClassKind::Class => name != OBJECT,
            ClassKind::Array => true,
            ClassKind::Interface | ClassKind::Primitive | ClassKind::Struct => false,
        };
        if has_super != (of.superclass != 0) {
            return fail(
                "superclass",
                "classes but java.lang.Object have one, interfaces and primitives none",
            );
        }
        if of.flags & !flags::KNOWN != 0 {
            return fail("flags", "unknown flag");
        }
        if (of.kind == ClassKind::Interface) != (of.flags & flags::INTERFACE != 0) {
            return fail("flags", "the flag for interfaces does not fit the kind");
        }
        Ok(())
    }
}

/// Where the part of an instance ends in which a reference at this offset is: the fixed part, or the first element.
fn end_of(of: &ClassRecord, offset: u32) -> u32 {
    match of.kind {
        ClassKind::Struct if offset >= of.size => of.size.saturating_add(of.layout),
        _ => of.size,
    }
}

const OBJECT: &str = "Ljava/lang/Object;";
/// Most bytes of an instance.
const MAX_INSTANCE: u32 = i32::MAX as u32;

/// Bytes of a value with this descriptor; `None` if it is no descriptor of a value.
pub(super) fn descriptor_size(descriptor: &str) -> Option<u64> {
    let element = descriptor.trim_start_matches('[');
    let size = match element {
        "Z" | "B" => 1,
        "C" | "S" => 2,
        "I" | "F" => 4,
        "J" | "D" | TAGGED => 8,
        _ => {
            let inner = element.strip_prefix('L')?.strip_suffix(';')?;
            (!inner.is_empty() && !inner.contains([';', '[', '.'])).then_some(8)?
        }
    };
    Some(if element.len() == descriptor.len() {
        size
    } else {
        8
    })
}

impl<'a> ClassInfo<'a> {
    /// Reads the record at `address` and its tables.
    ///
    /// # Errors
    /// If something lies outside the memory or breaks a rule of the format. What other records say is not looked at.
    pub fn read(address: u64, memory: Memory<'_, 'a>) -> Result<ClassInfo<'a>, ClassError> {
        let mut reader = Reader {
            memory,
            address,
            class: String::new(),
        };
        let bytes = memory(address, record::SIZE_IN_BYTES)
            .and_then(|bytes| bytes.first_chunk())
            .ok_or_else(|| reader.error("record", None, UNMAPPED))?;
        if !address.is_multiple_of(super::ALIGN.into()) {
            return Err(reader.error("record", None, "not aligned to 8 bytes"));
        }
        let record =
            ClassRecord::decode(bytes).ok_or_else(|| reader.error("record", None, "unknown kind"))?;
        let name = reader.text(record.name, "name", None)?;
        name.clone_into(&mut reader.class);
        if bytes.first_chunk() != Some(&[0; 8]) {
            return Err(reader.error("record", None, "the runtime's word is not 0"));
        }
        reader.check_kind(&record, name)?;
        let source = match record.source {
            0 => None,
            address => Some(reader.text(address, "source file", None)?),
        };
        let interfaces = reader.addresses(record.interfaces, record.interface_count, "superinterface")?;
        if let Some(index) = interfaces.iter().position(|&address| address == 0) {
            return Err(reader.error("superinterface", Some(index as u32), UNMAPPED));
        }
        Ok(ClassInfo {
            address,
            record,
            name,
            references: reader.references(&record)?,
            vtable: reader.addresses(record.vtable, record.vtable_length, "vtable")?,
            interfaces,
            methods: reader.methods(&record)?,
            fields: reader.fields(&record)?,
            source,
        })
    }
}
