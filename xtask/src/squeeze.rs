//! Brotli and gzip beside each file, so that the server never has to squeeze anything itself.

use std::fs;
use std::io::Write;
use std::path::Path;

use crate::Trouble;
use crate::compile::Profile;

/// How large a file is, and how large on the wire.
pub(crate) struct Size {
    name: String,
    plain: usize,
    brotli: usize,
    gzip: usize,
}

/// Writes `<path>.br` and `<path>.gz`. Fonts and pictures are squeezed already and stay alone.
pub(crate) fn write_beside(
    path: &Path,
    name: &str,
    content: &[u8],
    profile: Profile,
) -> Result<Size, Trouble> {
    let plain = content.len();
    let squeezed = name.ends_with(".woff2") || name.ends_with(".png");
    if squeezed || profile == Profile::Dev {
        return Ok(Size { name: name.to_owned(), plain, brotli: plain, gzip: plain });
    }
    let brotli = brotli(content)?;
    let gzip = gzip(content)?;
    fs::write(beside(path, "br"), &brotli)?;
    fs::write(beside(path, "gz"), &gzip)?;
    Ok(Size { name: name.to_owned(), plain, brotli: brotli.len(), gzip: gzip.len() })
}

fn beside(path: &Path, extension: &str) -> std::path::PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(extension);
    name.into()
}

fn brotli(content: &[u8]) -> Result<Vec<u8>, Trouble> {
    let mut out = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &content[..], &mut out, &params)?;
    Ok(out)
}

fn gzip(content: &[u8]) -> Result<Vec<u8>, Trouble> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

/// Prints what was written, largest first, and the sum a first visit transfers.
pub(crate) fn report(sizes: &[Size]) {
    let mut sizes: Vec<&Size> = sizes.iter().collect();
    sizes.sort_by_key(|size| std::cmp::Reverse(size.brotli));
    println!("{:>9} {:>9} {:>9}  file", "plain", "gzip", "brotli");
    for size in &sizes {
        println!("{:>9} {:>9} {:>9}  {}", size.plain, size.gzip, size.brotli, size.name);
    }
    let sum: usize = sizes.iter().filter(|size| !size.name.ends_with(".png")).map(|size| size.brotli).sum();
    println!("{:>29}  in all, without icons", sum);
}
