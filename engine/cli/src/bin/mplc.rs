//! The compiler: MAPLE IR text to images.

use std::process::ExitCode;

fn main() -> ExitCode {
    maple_cli::mplc::main()
}
