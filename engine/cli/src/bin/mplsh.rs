//! The shell of the engine: runs images and MAPLE IR files.

use std::process::ExitCode;

fn main() -> ExitCode {
    maple_cli::mplsh::main()
}
