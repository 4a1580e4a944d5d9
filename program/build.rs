//! The page is embedded: build again when it changes.

fn main() {
    println!("cargo:rerun-if-changed=../dist");
}
