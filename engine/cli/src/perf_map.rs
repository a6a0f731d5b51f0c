//! The map by which `perf` finds the names of machine code.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use maple_vm::{CodeListener, CodePiece};

/// Opens the map of this process, and gives what writes it.
///
/// # Errors
/// If it cannot be written.
pub fn open() -> Result<CodeListener, String> {
    // perf looks there and nowhere else.
    let path = PathBuf::from(format!("/tmp/perf-{}.map", std::process::id()));
    let file = File::create(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let file = Mutex::new(BufWriter::new(file));
    let listen = move |piece: &CodePiece<'_>| {
        let Ok(mut file) = file.lock() else { return };
        let (start, size, function) = (piece.start, piece.size, piece.function);
        // A line at a time: the process may end in any way. What cannot be written is missing in the profile, and no more.
        let written = match piece.head {
            None => writeln!(file, "{start:x} {size:x} {function}"),
            Some(head) => writeln!(file, "{start:x} {size:x} {function} from +{head:#x}"),
        };
        let _ = written.and_then(|()| file.flush());
    };
    Ok(CodeListener(Arc::new(listen)))
}
