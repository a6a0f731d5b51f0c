//! The disassembler: shows what is in an image.

use std::process::ExitCode;

fn main() -> ExitCode {
    maple_cli::mpldis::main()
}
