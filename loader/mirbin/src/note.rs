//! The build note: what an image says about its own format (DESIGN §4).
//!
//! An ELF note in section `.note.maple`, owner `Maple`, type 1. Its descriptor:
//!
//! | offset | size | field |
//! |--|--|--|
//! | 0 | 4 | format version, 1 |
//! | 4 | 8 | feature bits, [`Features`] |
//! | 12 | 1 | source language |
//! | 13 | 1 | pointer size in bytes, 4 or 8 |
//! | 14 | 1 | byte order as in ELF, 1 = little-endian |
//! | 15 | 1 | form of `rangegoto` tables |
//! | 16 | 1 | form of MPLI headers |
//! | 17 | 3 | zero |
//!
//! An image without the note is read as the seed's generator wrote it.

use crate::{HeaderForm, Op};

/// Name of the section.
pub const SECTION: &str = ".note.maple";
/// Owner of the note, with the NUL that belongs to it.
pub const OWNER: &[u8; 6] = b"Maple\0";
/// Type of the note.
pub const TYPE: u32 = 1;

const VERSION: u32 = 1;
const DESCRIPTOR: usize = 20;
const LITTLE_ENDIAN: u8 = 1;

/// Feature bits of [`Note::features`]. An image that uses an extension must have its bit; an unknown bit is an error.
#[derive(Clone, Copy, Debug)]
pub struct Features;

impl Features {
    /// `xintrinsicop`, `xintrinsiccall`.
    pub const EXTENDED_INTRINSICS: u64 = 1 << 0;
    /// `igoto`.
    pub const INDIRECT_GOTO: u64 = 1 << 1;
    /// Class records in `.maple.class`, and code that relies on them.
    pub const MANAGED: u64 = 1 << 2;
    /// Tagged values: `dynany` in MPLI functions, fields and arrays.
    pub const TAGGED: u64 = 1 << 3;
    /// Records of structures in `.maple.class`.
    pub const STRUCTURES: u64 = 1 << 4;
    /// Weak references to functions that need not be defined before they are called.
    pub const LATE_FUNCTIONS: u64 = 1 << 5;
    /// Every bit with a meaning.
    pub const KNOWN: u64 = Features::EXTENDED_INTRINSICS
        | Features::INDIRECT_GOTO
        | Features::MANAGED
        | Features::TAGGED
        | Features::STRUCTURES
        | Features::LATE_FUNCTIONS;

    /// Each bit with the name it has in listings.
    pub const NAMES: &[(u64, &str)] = &[
        (Features::EXTENDED_INTRINSICS, "extended-intrinsics"),
        (Features::INDIRECT_GOTO, "indirect-goto"),
        (Features::MANAGED, "managed"),
        (Features::TAGGED, "tagged"),
        (Features::STRUCTURES, "structures"),
        (Features::LATE_FUNCTIONS, "late-functions"),
    ];
}

impl Op {
    /// The bit of [`Features`] that an image must have to use this opcode; 0 if none.
    pub const fn feature(self) -> u64 {
        match self {
            Op::XintrinsicOp | Op::XintrinsicDo => Features::EXTENDED_INTRINSICS,
            Op::Igoto => Features::INDIRECT_GOTO,
            _ => 0,
        }
    }
}

/// Form of the entries of `rangegoto` tables (image.md §6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub enum RangeGotoForm {
    /// {u16 index, i16 displacement relative to its own address}: the seed's form.
    #[default]
    Seed = 0,
    /// i32 displacement relative to its own address.
    Disp32 = 1,
}

/// Values of [`Note::source_language`], those of MAPLE IR's `srclang`.
pub mod language {
    /// Not recorded.
    pub const UNKNOWN: u8 = 0;
    /// C.
    pub const C: u8 = 1;
    /// JavaScript.
    pub const JAVASCRIPT: u8 = 2;
    /// Java.
    pub const JAVA: u8 = 3;
    /// C++, managed dialect.
    pub const CPP: u8 = 4;
    /// µVM IR.
    pub const UVM: u8 = 5;
    /// coreVM IR.
    pub const COREVM: u8 = 6;

    /// What people call it.
    pub const fn name(code: u8) -> &'static str {
        match code {
            C => "C",
            JAVASCRIPT => "JavaScript",
            JAVA => "Java",
            CPP => "C++",
            UVM => "µVM IR",
            COREVM => "coreVM IR",
            _ => "unknown",
        }
    }
}

/// The contents of the build note.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    /// Version of the image format.
    pub version: u32,
    /// Bits of [`Features`].
    pub features: u64,
    /// One of [`language`].
    pub source_language: u8,
    /// Size of `ptr` and `ref` in bytes.
    pub pointer_size: u8,
    /// 1 = little-endian.
    pub byte_order: u8,
    /// Form of `rangegoto` tables.
    pub range_goto_form: RangeGotoForm,
    /// Form of MPLI headers.
    pub header_form: HeaderForm,
}

impl Default for Note {
    /// What an image without the note is: the seed's forms, no extensions, language unknown.
    fn default() -> Note {
        Note {
            version: VERSION,
            features: 0,
            source_language: language::UNKNOWN,
            pointer_size: 8,
            byte_order: LITTLE_ENDIAN,
            range_goto_form: RangeGotoForm::Seed,
            header_form: HeaderForm::V1,
        }
    }
}

impl Note {
    /// Whether the image says itself what its program begins with, if anything: a `main` is not to be called as C's is.
    pub const fn says_its_start(&self) -> bool {
        matches!(self.source_language, language::JAVASCRIPT | language::COREVM)
    }

    /// The value of an argument that an indirect call does not give, in languages where it may give fewer than a function takes, or more.
    pub const fn missing_argument(&self) -> Option<u64> {
        match self.source_language {
            language::JAVASCRIPT => Some(crate::js::immediate(crate::js::tag::UNDEFINED)),
            _ => None,
        }
    }

    /// Whether integers are signed or not in the language: where they are neither, their types are those of registers.
    pub const fn has_signs(&self) -> bool {
        self.source_language == language::COREVM
    }

    /// A note for code from the given source language that uses the given extensions, in the forms written here.
    pub fn new(source_language: u8, features: u64) -> Note {
        Note {
            source_language,
            features,
            ..Note::default()
        }
    }

    /// Whether references are to counted objects.
    pub const fn is_managed(&self) -> bool {
        matches!(
            self.source_language,
            language::JAVASCRIPT | language::JAVA | language::CPP | language::UVM | language::COREVM
        )
    }

    /// Whether null, division by zero, bounds and exhausted stack or memory raise exceptions.
    pub const fn raises_traps(&self) -> bool {
        matches!(
            self.source_language,
            language::JAVASCRIPT | language::JAVA | language::CPP
        )
    }

    /// Whether classes have superclasses and methods of other images: such images are linked all at once.
    pub const fn shares_classes(&self) -> bool {
        matches!(self.source_language, language::JAVA | language::CPP)
    }

    /// The complete ELF note, a multiple of 4 bytes.
    pub fn encode(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(12 + 8 + DESCRIPTOR);
        for word in [OWNER.len() as u32, DESCRIPTOR as u32, TYPE] {
            out.extend_from_slice(&word.to_le_bytes());
        }
        out.extend_from_slice(OWNER);
        out.extend_from_slice(&[0; 2]);
        out.extend_from_slice(&self.version.to_le_bytes());
        out.extend_from_slice(&self.features.to_le_bytes());
        out.extend_from_slice(&[
            self.source_language,
            self.pointer_size,
            self.byte_order,
            self.range_goto_form as u8,
            self.header_form as u8,
            0,
            0,
            0,
        ]);
        out
    }

    /// Reads the contents of `.note.maple`. A linker may have joined several notes there: their features add up, the rest must agree,
    /// where an unknown source language agrees with C.
    /// Notes of other owners and types are skipped.
    ///
    /// # Errors
    /// If no note is found, one is cut off, has an unknown version, feature bit or field value, or disagrees with another.
    pub fn parse(section: &[u8]) -> Result<Note, NoteError> {
        let mut found: Option<Note> = None;
        let mut offset = 0;
        while offset < section.len() {
            let truncated = NoteError::Truncated { offset };
            let word = |at: usize| {
                chunk::<4>(section, offset + at)
                    .map(u32::from_le_bytes)
                    .ok_or(truncated)
            };
            let (owner_size, size, ty) = (word(0)? as usize, word(4)? as usize, word(8)?);
            let padded = |size: usize| size.checked_next_multiple_of(4).ok_or(truncated);
            let descriptor = padded(owner_size)?.checked_add(offset + 12).ok_or(truncated)?;
            let owner = section
                .get(offset + 12..)
                .and_then(|rest| rest.get(..owner_size))
                .ok_or(truncated)?;
            let contents = section
                .get(descriptor..)
                .and_then(|rest| rest.get(..size))
                .ok_or(truncated)?;
            if owner == OWNER && ty == TYPE {
                let note = Note::descriptor(contents, descriptor)?;
                found = Some(match found {
                    None => note,
                    Some(first) => first.joined(note).ok_or(NoteError::Conflict { offset })?,
                });
            }
            offset = descriptor.checked_add(padded(size)?).ok_or(truncated)?;
        }
        found.ok_or(NoteError::Missing)
    }

    /// The note of an image with the code of both; `None` if they contradict each other.
    fn joined(self, other: Note) -> Option<Note> {
        let source_language = match (self.source_language, other.source_language) {
            // What is not recorded has the semantics of C.
            (language::UNKNOWN, language::C) => language::C,
            (first, _) => first,
        };
        let of = |note: Note| Note {
            features: self.features | other.features,
            source_language: match note.source_language {
                language::UNKNOWN if source_language == language::C => language::C,
                own => own,
            },
            ..note
        };
        (of(self) == of(other)).then_some(of(self))
    }

    fn descriptor(bytes: &[u8], offset: usize) -> Result<Note, NoteError> {
        let version = chunk(bytes, 0)
            .map(u32::from_le_bytes)
            .ok_or(NoteError::Truncated { offset })?;
        if version != VERSION {
            return Err(NoteError::Version { found: version });
        }
        let Ok(&bytes) = <&[u8; DESCRIPTOR]>::try_from(bytes) else {
            return Err(NoteError::Truncated { offset });
        };
        let [_, _, _, _, b0, b1, b2, b3, b4, b5, b6, b7, rest @ ..] = bytes;
        let features = u64::from_le_bytes([b0, b1, b2, b3, b4, b5, b6, b7]);
        let [
            source_language,
            pointer_size,
            byte_order,
            range_goto,
            header,
            reserved @ ..,
        ] = rest;
        if features & !Features::KNOWN != 0 {
            return Err(NoteError::Feature {
                unknown: features & !Features::KNOWN,
            });
        }
        let field = |at: usize, name, value| NoteError::Field {
            offset: offset + at,
            name,
            value,
        };
        if source_language > language::COREVM {
            return Err(field(12, "source language", source_language));
        }
        if !matches!(pointer_size, 4 | 8) {
            return Err(field(13, "pointer size", pointer_size));
        }
        if byte_order != LITTLE_ENDIAN {
            return Err(field(14, "byte order", byte_order));
        }
        let range_goto_form = match range_goto {
            0 => RangeGotoForm::Seed,
            1 => RangeGotoForm::Disp32,
            other => return Err(field(15, "rangegoto form", other)),
        };
        let header_form = HeaderForm::from_u8(header).ok_or(field(16, "header form", header))?;
        if let Some((at, &value)) = reserved.iter().enumerate().find(|(_, byte)| **byte != 0) {
            return Err(field(17 + at, "reserved field", value));
        }
        Ok(Note {
            version,
            features,
            source_language,
            pointer_size,
            byte_order,
            range_goto_form,
            header_form,
        })
    }
}

fn chunk<const N: usize>(bytes: &[u8], offset: usize) -> Option<[u8; N]> {
    bytes.get(offset..)?.first_chunk().copied()
}

/// Why a build note cannot be read. Offsets count from the start of the section.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoteError {
    /// The section holds no build note.
    Missing,
    /// A note or its descriptor has not the size it should have.
    Truncated {
        /// Place of the note or of its descriptor.
        offset: usize,
    },
    /// A format version that is not known here.
    Version {
        /// The version.
        found: u32,
    },
    /// Feature bits that are not known here.
    Feature {
        /// The unknown bits.
        unknown: u64,
    },
    /// A field has a value without meaning.
    Field {
        /// Place of the field.
        offset: usize,
        /// Name of the field.
        name: &'static str,
        /// Its value.
        value: u8,
    },
    /// Two notes of the section contradict each other.
    Conflict {
        /// Place of the second note.
        offset: usize,
    },
}

impl std::fmt::Display for NoteError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            NoteError::Missing => write!(f, "{SECTION} holds no note of owner Maple and type {TYPE}"),
            NoteError::Truncated { offset } => {
                write!(
                    f,
                    "{SECTION}+{offset:#x}: the note has the wrong size; the section is damaged"
                )
            }
            NoteError::Version { found } => write!(
                f,
                "{SECTION}: image format version {found}, this build reads version {VERSION}; recompile the image"
            ),
            NoteError::Feature { unknown } => write!(
                f,
                "{SECTION}: the image needs unknown features {unknown:#x}; run it with a newer engine"
            ),
            NoteError::Field { offset, name, value } => {
                write!(
                    f,
                    "{SECTION}+{offset:#x}: {name} {value} is not known; run the image with a newer engine or recompile it"
                )
            }
            NoteError::Conflict { offset } => write!(
                f,
                "{SECTION}+{offset:#x}: this note contradicts an earlier one; the image joins incompatible objects"
            ),
        }
    }
}

impl std::error::Error for NoteError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;

    #[test]
    fn round_trip() {
        let note = Note {
            range_goto_form: RangeGotoForm::Disp32,
            header_form: HeaderForm::V2Named,
            ..Note::new(language::JAVA, Features::KNOWN)
        };
        let bytes = note.encode();
        assert_eq!(bytes.len(), 40);
        assert_eq!(&bytes[12..18], OWNER);
        assert_eq!(Note::parse(&bytes), Ok(note));
        assert!(note.is_managed());
        assert!(!Note::default().is_managed());
        assert_eq!(Note::parse(&Note::default().encode()), Ok(Note::default()));
    }

    #[test]
    fn cut_notes_are_refused() {
        let bytes = Note::default().encode();
        assert_eq!(Note::parse(&[]), Err(NoteError::Missing));
        for end in 1..bytes.len() {
            assert_eq!(
                Note::parse(&bytes[..end]),
                Err(NoteError::Truncated { offset: 0 }),
                "cut at {end}"
            );
        }
        let mut huge = bytes.clone();
        huge[0..8].fill(0xff);
        assert_eq!(Note::parse(&huge), Err(NoteError::Truncated { offset: 0 }));
    }

    #[test]
    fn unknown_contents_are_refused() {
        let with = |at: usize, byte: u8| {
            let mut bytes = Note::default().encode();
            bytes[20 + at] = byte;
            Note::parse(&bytes).expect_err("note is bad")
        };
        assert_eq!(with(0, 2), NoteError::Version { found: 2 });
        assert_eq!(with(11, 0x80), NoteError::Feature { unknown: 1 << 63 });
        for (at, value) in [(12, 7), (13, 2), (14, 2), (15, 2), (16, 0), (17, 1), (19, 1)] {
            assert!(
                matches!(with(at, value), NoteError::Field { offset, value: v, .. } if offset == 20 + at && v == value)
            );
        }
    }

    #[test]
    fn joined_notes_must_agree() {
        let c = Note::new(language::C, Features::INDIRECT_GOTO);
        let mut bytes = c.encode();
        bytes.extend_from_slice(&[
            4, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, b'G', b'N', b'U', 0, 7, 0, 0, 0,
        ]);
        bytes.extend(Note::new(language::C, Features::EXTENDED_INTRINSICS).encode());
        assert_eq!(
            Note::parse(&bytes),
            Ok(Note::new(
                language::C,
                Features::EXTENDED_INTRINSICS | Features::INDIRECT_GOTO
            ))
        );
        bytes.extend(Note::new(language::JAVA, 0).encode());
        assert_eq!(Note::parse(&bytes), Err(NoteError::Conflict { offset: 100 }));
        let join = |first, second| {
            let notes = [first, second].map(|language| Note::new(language, 0).encode());
            Note::parse(&notes.concat()).map(|note| note.source_language)
        };
        assert_eq!(join(language::UNKNOWN, language::C), Ok(language::C));
        assert_eq!(join(language::C, language::UNKNOWN), Ok(language::C));
        assert!(join(language::UNKNOWN, language::JAVA).is_err());
    }

    #[test]
    fn every_extension_has_a_feature() {
        for &op in Op::ALL {
            assert_eq!(op.feature() != 0, op.info().level == Level::Ext, "{op}");
        }
        let named = Features::NAMES.iter().fold(0, |bits, (bit, _)| bits | bit);
        assert_eq!(named, Features::KNOWN);
    }
}
