//! Compiles the client for the browser, in a target directory of its own: the flags differ from the
//! server's, and sharing one would throw the other's work away at each turn.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Trouble;

/// How the client is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Profile {
    /// As it is shipped.
    Release,
    /// Quick to build.
    Dev,
}

impl Profile {
    /// The cargo profile, which also names the folder of the result.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Profile::Release => "wasm-release",
            Profile::Dev => "wasm-dev",
        }
    }
}

const TARGET: &str = "wasm32-unknown-unknown";

/// Compiles all games, or only those named, and says where the module is.
pub(crate) fn compile(root: &Path, profile: Profile, only: Option<&str>) -> Result<PathBuf, Trouble> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let target = target.join("wasm");
    let exports = ensure_target(root)?;
    let cargo = exports
        .iter()
        .find(|(name, _)| name == "WASM_CARGO")
        .map_or_else(|| std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()), |(_, path)| path.clone());
    let mut command = Command::new(cargo);
    command
        .current_dir(root)
        .args(["build", "--package", "bocage-client", "--target", TARGET, "--profile", profile.name()])
        .arg("--target-dir")
        .arg(&target)
        // The outer cargo set these for itself.
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_TARGET_DIR")
        .envs(exports);
    if let Some(games) = only {
        command.args(["--no-default-features", "--features", games]);
    }
    if !command.status()?.success() {
        return Err("the client does not compile".into());
    }
    Ok(target.join(TARGET).join(profile.name()).join("bocage_client.wasm"))
}

/// Runs `scripts/ensure-wasm-target` and reads the variables it exports, if any.
fn ensure_target(root: &Path) -> Result<Vec<(String, String)>, Trouble> {
    let output = Command::new("sh")
        .arg(root.join("scripts/ensure-wasm-target"))
        .stderr(std::process::Stdio::inherit())
        .output()?;
    if !output.status.success() {
        return Err("this machine cannot compile for the browser (see scripts/ensure-wasm-target)".into());
    }
    let text = String::from_utf8(output.stdout)?;
    let pairs = text.lines().filter_map(|line| line.strip_prefix("export "));
    Ok(pairs
        .flat_map(|line| line.split_whitespace())
        .filter_map(|pair| pair.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect())
}
