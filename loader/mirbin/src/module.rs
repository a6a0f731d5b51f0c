//! The module declaration of JavaScript images: the global memory block and its words (image.md §3; seed 2 §8.1, §8.4).

use crate::JsFrame;

/// Symbol of the declaration. An image has one at most.
pub const DECLARATION: &str = "__mpljs_module_decl__";
/// Symbol of the function that such an image begins with.
pub const ENTRY: &str = "__jsmain";
/// Alignment of the declaration in bytes.
pub const ALIGN: u32 = 8;

/// The global memory of a module, which `%%GP` points at when the program runs.
///
/// Bit `n` of a vector stands for the 32-bit word at `%%GP + 4n`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Globals {
    /// Initial bytes; at most 65535.
    pub memory: Vec<u8>,
    /// Words that start a {value, tag} pair.
    pub words_type_tagged: Vec<u8>,
    /// Words that hold pointers to counted blocks.
    pub words_ref_counted: Vec<u8>,
}

/// Why a module declaration cannot be read or written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GlobalsError {
    /// The declaration ends before its last field.
    Truncated {
        /// Bytes that there are.
        available: usize,
        /// Bytes that it needs.
        needed: usize,
    },
    /// More than 65535 bytes of memory.
    Memory {
        /// Bytes asked for.
        size: usize,
    },
    /// The two vectors differ in size, or exceed 65535 bytes.
    BitVectors {
        /// Bytes of the type-tag vector.
        tagged: usize,
        /// Bytes of the reference-count vector.
        counted: usize,
    },
}

impl std::fmt::Display for GlobalsError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            GlobalsError::Truncated { available, needed } => write!(
                f,
                "{DECLARATION} has {available} bytes, its fields need {needed}; check the symbol's size"
            ),
            GlobalsError::Memory { size } => {
                write!(f, "global memory of {size} bytes, a module can have 65535")
            }
            GlobalsError::BitVectors { tagged, counted } => write!(
                f,
                "bit vectors of {tagged} and {counted} bytes: both must have the same size, at most 65535"
            ),
        }
    }
}

impl std::error::Error for GlobalsError {}

impl Globals {
    /// Reads the declaration at the start of `bytes`; what follows it is ignored.
    ///
    /// # Errors
    /// If the bytes end before it does.
    pub fn parse(bytes: &[u8]) -> Result<Globals, GlobalsError> {
        let part = |at: usize, size: usize| {
            bytes.get(at..at + size).ok_or(GlobalsError::Truncated {
                available: bytes.len(),
                needed: at + size,
            })
        };
        let half = |at: usize| {
            let bytes = part(at, 2)?;
            Ok(bytes
                .iter()
                .rev()
                .fold(0, |value, &byte| value << 8 | usize::from(byte)))
        };
        let size = half(0)?;
        if size == 0 {
            return Ok(Globals::default());
        }
        let memory = part(2, size)?.to_vec();
        let count = half(2 + size)?;
        let vectors = 4 + size;
        Ok(Globals {
            memory,
            words_type_tagged: part(vectors, count)?.to_vec(),
            words_ref_counted: part(vectors + count, count)?.to_vec(),
        })
    }

    /// The bytes of the declaration. Without memory there are no vectors.
    ///
    /// # Errors
    /// If a size exceeds its field, or the vectors differ in size.
    pub fn encode(&self) -> Result<Vec<u8>, GlobalsError> {
        let (tagged, counted) = (&self.words_type_tagged, &self.words_ref_counted);
        let size = u16::try_from(self.memory.len()).map_err(|_| GlobalsError::Memory {
            size: self.memory.len(),
        })?;
        let count = u16::try_from(tagged.len())
            .ok()
            .filter(|_| tagged.len() == counted.len());
        let count = count.ok_or(GlobalsError::BitVectors {
            tagged: tagged.len(),
            counted: counted.len(),
        })?;
        let mut out = size.to_le_bytes().to_vec();
        if size != 0 {
            out.extend_from_slice(&self.memory);
            out.extend_from_slice(&count.to_le_bytes());
            out.extend_from_slice(tagged);
            out.extend_from_slice(counted);
        }
        Ok(out)
    }
}

/// A bit vector for `size` bytes of memory, made of 32-bit words; clear where there are no more of them (image.md §2).
pub fn bit_vector(words: &[u32], size: u16) -> Vec<u8> {
    let mut out: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    out.resize(JsFrame::vector_size(size), 0);
    out
}

/// The words of a bit vector, without clear ones at its end but for the first.
pub fn bit_words(vector: &[u8]) -> Vec<u32> {
    let word = |bytes: &[u8]| {
        bytes
            .iter()
            .rev()
            .fold(0, |word, &byte| word << 8 | u32::from(byte))
    };
    let mut words: Vec<u32> = vector.chunks(4).map(word).collect();
    while words.len() > 1 && words.last() == Some(&0) {
        words.pop();
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Globals {
        Globals {
            memory: vec![7; 70],
            words_type_tagged: bit_vector(&[5], 70),
            words_ref_counted: bit_vector(&[], 70),
        }
    }

    #[test]
    fn declarations_read_back() {
        let bytes = sample().encode().expect("it fits");
        assert_eq!(bytes.len(), 2 + 70 + 2 + 8);
        assert_eq!(bytes[72..], [4, 0, 5, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(Globals::parse(&bytes), Ok(sample()));
        for end in 0..bytes.len() {
            assert!(Globals::parse(&bytes[..end]).is_err(), "{end} bytes");
        }
        let empty = Globals::default();
        assert_eq!(empty.encode(), Ok(vec![0, 0]));
        assert_eq!(Globals::parse(&[0, 0]), Ok(empty));
    }

    #[test]
    fn sizes_are_checked() {
        let memory = |size| Globals {
            memory: vec![0; size],
            ..Globals::default()
        };
        assert!(memory(65535).encode().is_ok());
        assert_eq!(memory(65536).encode(), Err(GlobalsError::Memory { size: 65536 }));
        let uneven = Globals {
            words_ref_counted: Vec::new(),
            ..sample()
        };
        let error = uneven.encode().unwrap_err();
        assert_eq!(
            error,
            GlobalsError::BitVectors {
                tagged: 4,
                counted: 0
            }
        );
    }

    #[test]
    fn vectors_are_words() {
        assert_eq!(bit_vector(&[0x1_02], 24), [2, 1, 0, 0]);
        assert_eq!(bit_vector(&[], 0), [0; 0]);
        assert_eq!(bit_words(&[2, 1, 0, 0, 0, 0, 0, 0]), [0x102]);
        assert_eq!(bit_words(&[0; 8]), [0]);
        assert_eq!(bit_words(&[]), [0; 0]);
        assert_eq!(bit_words(&[0, 0, 0, 0, 9]), [0, 9]);
    }
}
