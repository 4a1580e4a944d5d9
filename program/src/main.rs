//! The `bocage` command, with the page.

use std::process::ExitCode;

fn main() -> ExitCode {
    bocage_cli::run(bocage_page::PAGE)
}
