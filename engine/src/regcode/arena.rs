//! Memory for register code.
//!
//! Code is allocated in chunks that never move and live as long as the VM, so that instructions may hold pointers to each other, and so
//! that the fault handler can tell by address whether a word is an instruction.

use super::Ins;

/// Instructions per chunk; a larger function gets a chunk of its own.
const CHUNK: usize = 16 * 1024;

/// An append-only store of register code.
#[derive(Default)]
pub struct Arena {
    chunks: Vec<Chunk>,
}

struct Chunk {
    memory: Box<[std::mem::MaybeUninit<Ins>]>,
    used: usize,
}

impl Arena {
    /// Copies `code` into the arena and returns its address, valid until the arena is dropped. The code is reached through raw
    /// pointers only: call sites are patched in place.
    pub fn add(&mut self, code: &[Ins]) -> *mut Ins {
        let fits = self
            .chunks
            .last()
            .is_some_and(|chunk| chunk.memory.len() - chunk.used >= code.len());
        if !fits {
            let memory = Box::new_uninit_slice(code.len().max(CHUNK));
            self.chunks.push(Chunk { memory, used: 0 });
        }
        let Some(chunk) = self.chunks.last_mut() else {
            return std::ptr::null_mut();
        };
        let place = &mut chunk.memory[chunk.used..chunk.used + code.len()];
        for (to, from) in place.iter_mut().zip(code) {
            to.write(*from);
        }
        chunk.used += code.len();
        place.as_mut_ptr().cast()
    }

    /// Whether `address` is that of a word of code in this arena.
    pub fn contains(&self, address: usize) -> bool {
        address.is_multiple_of(size_of::<Ins>())
            && self.chunks.iter().any(|chunk| {
                let start = chunk.memory.as_ptr() as usize;
                (start..start + chunk.used * size_of::<Ins>()).contains(&address)
            })
    }
}
