use super::*;

const BASE: u64 = 0x1000;

/// Memory that starts at [`BASE`] with one record; what is added lies after it.
struct Image {
    bytes: Vec<u8>,
    record: ClassRecord,
}

impl Image {
    fn new() -> Image {
        let mut image = Image {
            bytes: vec![0; record::SIZE_IN_BYTES],
            record: ClassRecord::default(),
        };
        image.record.name = image.text("LPoint;");
        image.record.superclass = 0x8000;
        image.record.size = 24;
        let references = image.add(&8u32.to_le_bytes());
        (image.record.references, image.record.reference_count) = (references, 1);
        image.record.vtable = image.add(&0x9000u64.to_le_bytes());
        image.record.vtable_length = 1;
        let name = image.text("x|()I");
        let method = MethodEntry {
            name,
            code: 0x9000,
            slot: 0,
            flags: flags::PUBLIC,
        };
        image.record.methods = image.add(&method.encode());
        image.record.method_count = 1;
        let (name, descriptor) = (image.text("next"), image.text("LPoint;"));
        let field = FieldEntry {
            name,
            descriptor,
            place: 8,
            flags: flags::PRIVATE,
        };
        image.record.fields = image.add(&field.encode());
        image.record.field_count = 1;
        image
    }

    fn add(&mut self, bytes: &[u8]) -> u64 {
        self.bytes.resize(self.bytes.len().next_multiple_of(8), 0);
        let address = BASE + self.bytes.len() as u64;
        self.bytes.extend_from_slice(bytes);
        address
    }

    fn text(&mut self, text: &str) -> u64 {
        self.add(format!("{text}\0").as_bytes())
    }

    fn set(&mut self, address: u64, bytes: &[u8]) {
        let at = (address - BASE) as usize;
        self.bytes[at..at + bytes.len()].copy_from_slice(bytes);
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.bytes.clone();
        bytes[..record::SIZE_IN_BYTES].copy_from_slice(&self.record.encode());
        bytes
    }

    fn problem(&self) -> (&'static str, &'static str) {
        let error = read(&self.bytes()).expect_err("the record is bad");
        (error.part, error.problem)
    }
}

fn read(bytes: &[u8]) -> Result<ClassInfo<'_>, ClassError> {
    ClassInfo::read(BASE, &|address, length| {
        let start = usize::try_from(address.checked_sub(BASE)?).ok()?;
        bytes.get(start..start.checked_add(length)?)
    })
}

#[test]
fn a_record_comes_back_as_it_was_written() {
    let image = Image::new();
    let bytes = image.bytes();
    let info = read(&bytes).expect("good");
    assert_eq!(info.record, image.record);
    assert_eq!((info.name, info.source), ("LPoint;", None));
    assert_eq!((&*info.references, &*info.vtable), (&[8][..], &[0x9000][..]));
    let method = ClassMethod {
        name: "x|()I",
        code: 0x9000,
        slot: Some(0),
        flags: flags::PUBLIC,
    };
    assert_eq!(info.methods, [method]);
    let field = ClassField {
        name: "next",
        descriptor: "LPoint;",
        place: 8,
        flags: flags::PRIVATE,
    };
    assert_eq!(info.fields, [field]);
    assert!(field.is_reference() && !field.is_static());
}

#[test]
fn slots_may_hold_tagged_values() {
    let mut image = Image::new();
    image.set(image.record.references, &[8 | TAGGED_SLOT as u8]);
    let descriptor = image.text(TAGGED);
    image.set(image.record.fields + 8, &descriptor.to_le_bytes());
    let bytes = image.bytes();
    let info = read(&bytes).expect("good");
    assert_eq!(info.references, [8 | TAGGED_SLOT]);
    assert!(info.fields[0].is_tagged() && !info.fields[0].is_reference());
}

#[test]
fn broken_records_are_refused_with_their_part() {
    type Change = fn(&mut Image);
    let cases: &[(Change, &str, &str)] = &[
        (|i| i.record.name = 0, "name", "does not lie"),
        (|i| i.record.name = u64::MAX, "name", "does not lie"),
        (|i| i.record.name = i.text("Point"), "name", "kind of class"),
        (|i| i.record.name = i.text("[I"), "name", "kind of class"),
        (|i| i.record.name = i.text(""), "name", "empty"),
        (|i| i.record.superclass = 0, "superclass", "java.lang.Object"),
        (|i| i.record.component = 8, "component", "arrays"),
        (|i| i.record.flags = 1 << 20, "flags", "unknown"),
        (|i| i.record.flags = flags::INTERFACE, "flags", "interfaces"),
        (|i| i.record.size = 12, "reference", "outside"),
        (|i| i.record.size = 1 << 31, "size", "2147483647"),
        (|i| i.record.references += 2, "reference", "aligned"),
        (
            |i| i.record.reference_count = 2,
            "reference",
            "after the one before",
        ),
        (|i| i.set(i.record.references, &[10]), "reference", "aligned"),
        (|i| i.record.vtable = 0, "vtable", "missing"),
        (|i| i.record.vtable_length = 0, "method", "slot"),
        (|i| i.record.vtable_length = u32::MAX, "vtable", "65535"),
        (|i| i.record.vtable_length = 60_000, "vtable", "does not lie"),
        (|i| i.record.method_count = 0x1000, "method", "does not lie"),
        (|i| i.record.interface_count = 1, "superinterface", "missing"),
        (|i| i.record.source = 1, "source file", "does not lie"),
        (|i| i.set(i.record.methods + 8, &[0; 8]), "method", "no code"),
        (
            |i| i.set(i.record.methods + 16, &[0xfe, 0xff, 0xff, 0xff]),
            "method",
            "slot",
        ),
        (|i| i.set(i.record.methods + 20, &[8]), "method", "static"),
        (|i| i.set(i.record.fields + 16, &[24]), "field", "outside"),
        (|i| i.set(i.record.fields + 16, &[4]), "field", "aligned"),
        (|i| i.set(i.record.fields + 24, &[8]), "field", "does not lie"),
        (
            |i| i.set(i.record.fields, &[0; 8]),
            "name of field",
            "does not lie",
        ),
    ];
    for (number, (change, part, problem)) in cases.iter().enumerate() {
        let mut image = Image::new();
        change(&mut image);
        let found = image.problem();
        assert!(
            found.0 == *part && found.1.contains(problem),
            "case {number}: {found:?}"
        );
    }
    let mut image = Image::new().bytes();
    image[0] = 1;
    assert_eq!(
        read(&image).expect_err("used").problem,
        "the runtime's word is not 0"
    );
    image[8] = 5;
    assert_eq!(read(&image).expect_err("kind").problem, "unknown kind");
}

#[test]
fn structures_have_data_only() {
    let structure = || {
        let mut image = Image::new();
        image.record = ClassRecord {
            kind: ClassKind::Struct,
            flags: 0,
            superclass: 0,
            super_layout: 0,
            vtable_length: 0,
            interface_count: 0,
            method_count: 0,
            field_count: 0,
            initializer: 0,
            layout: 0,
            ..image.record
        };
        image
    };
    let bytes = structure().bytes();
    assert_eq!(read(&bytes).expect("good").references, [8]);
    // A reference in the first element, which begins where the fixed part ends.
    let mut image = structure();
    (image.record.size, image.record.layout) = (8, 8);
    assert_eq!(read(&image.bytes()).expect("good").references, [8]);
    type Change = fn(&mut Image);
    let cases: &[(Change, &str, &str)] = &[
        (|i| i.record.superclass = i.record.name, "record", "data only"),
        (|i| i.record.method_count = 1, "record", "data only"),
        (|i| i.record.vtable_length = 1, "record", "data only"),
        (|i| i.record.flags = flags::PUBLIC, "flags", "unknown"),
        (|i| i.record.layout = 1 << 31, "size", "2147483647"),
        (
            |i| (i.record.size, i.record.layout) = (8, 4),
            "reference",
            "outside",
        ),
    ];
    for (number, (change, part, problem)) in cases.iter().enumerate() {
        let mut image = structure();
        change(&mut image);
        let found = image.problem();
        assert!(
            found.0 == *part && found.1.contains(problem),
            "case {number}: {found:?}"
        );
    }
}

#[test]
fn cut_images_are_refused() {
    let bytes = Image::new().bytes();
    for end in 0..bytes.len() {
        assert!(read(&bytes[..end]).is_err(), "cut at {end}");
    }
}

#[test]
fn messages_name_the_class() {
    let mut image = Image::new();
    image.record.vtable_length = 0;
    let error = read(&image.bytes()).expect_err("bad").to_string();
    assert_eq!(
        error,
        ".maple.class: record at 0x1000, class LPoint;: method 0: the vtable has no such slot; recompile the image"
    );
}

#[test]
fn hashes_are_part_of_the_format() {
    assert_eq!(method_hash("toString|()Ljava/lang/String;"), 0x3dc0_caf8);
    let base = LayoutHash::new(0).slot(0, "hashCode|()I").finish(0);
    let hash = |offset, descriptor| LayoutHash::new(base).field(offset, "x", descriptor).finish(8);
    assert_ne!(hash(0, "I"), hash(4, "I"));
    assert_ne!(hash(0, "I"), hash(0, "F"));
    assert_eq!(hash(0, "I"), hash(0, "I"));
}
