//! Where the files are that modules ask for, as node finds them.

use std::path::{Path, PathBuf};

use serde_json::Value as Json;

/// Endings that may be left out.
const ENDINGS: [&str; 4] = ["js", "json", "cjs", "mjs"];

/// How a file is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asks {
    /// By `require`.
    Require,
    /// By `import`.
    Import,
}

impl Asks {
    /// What a package may have files for.
    fn conditions(self) -> [&'static str; 4] {
        let own = match self {
            Asks::Require => "require",
            Asks::Import => "import",
        };
        [own, "module-sync", "node", "default"]
    }
}

/// What the code in a file is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Format {
    Module,
    Common,
    /// What its text says.
    Either,
}

/// The file that code in a folder means.
pub(super) fn resolve(asked: &str, folder: &Path, asks: Asks) -> Option<PathBuf> {
    let of_url = asked.strip_prefix("file://").map(decoded);
    let asked = of_url.as_deref().unwrap_or(asked);
    let is_path = asked.starts_with("./") || asked.starts_with("../") || matches!(asked, "." | "..");
    let path = match is_path || Path::new(asked).is_absolute() {
        true => file_at(&folder.join(asked)),
        false => folder
            .ancestors()
            .find_map(|folder| in_package(&folder.join("node_modules"), asked, asks)),
    }?;
    Some(std::fs::canonicalize(&path).unwrap_or(path))
}

/// The path in a URL.
pub(super) fn decoded(path: &str) -> String {
    let bytes = path.as_bytes();
    let mut found = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        let number = path
            .get(at + 1..at + 3)
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match number.filter(|_| *byte == b'%') {
            Some(number) => {
                found.push(number);
                at += 3;
            }
            None => {
                found.push(*byte);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&found).into_owned()
}

/// The URL of a file.
pub(super) fn url_of(file: &str) -> String {
    let mut url = String::from("file://");
    for byte in file.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => url.push(byte.into()),
            b'/' | b'.' | b'-' | b'_' | b'~' | b'!' | b'$' | b'&' | b'\'' | b'(' | b')' | b'*' => {
                url.push(byte.into())
            }
            b'+' | b',' | b';' | b'=' | b':' | b'@' => url.push(byte.into()),
            other => url.push_str(&format!("%{other:02X}")),
        }
    }
    url
}

/// The file that a path without an ending, or of a folder, means.
fn file_at(path: &Path) -> Option<PathBuf> {
    if path.is_file() {
        return Some(path.to_owned());
    }
    let ended = |path: &Path| {
        ENDINGS.iter().find_map(|ending| {
            let mut name = path.as_os_str().to_owned();
            name.push(".");
            name.push(ending);
            Some(PathBuf::from(name)).filter(|path| path.is_file())
        })
    };
    if let Some(file) = ended(path) {
        return Some(file);
    }
    let described = description(path);
    let main = described
        .as_ref()
        .and_then(|described| described.get("main")?.as_str());
    let main = main
        .map(|main| path.join(main))
        .and_then(|main| match main.is_file() {
            true => Some(main),
            false => ended(&main).or_else(|| ended(&main.join("index"))),
        });
    main.or_else(|| ended(&path.join("index")))
}

/// What a package says about itself.
fn description(folder: &Path) -> Option<Json> {
    let text = std::fs::read(folder.join("package.json")).ok()?;
    serde_json::from_slice(&text).ok()
}

/// A file of a package.
fn in_package(packages: &Path, asked: &str, asks: Asks) -> Option<PathBuf> {
    let parts = if asked.starts_with('@') { 2 } else { 1 };
    let end = asked
        .match_indices('/')
        .nth(parts - 1)
        .map_or(asked.len(), |found| found.0);
    let (name, inner) = asked.split_at(end);
    let package = packages.join(name);
    let described = description(&package);
    match described.as_ref().and_then(|described| described.get("exports")) {
        Some(exports) if !exports.is_null() => {
            let target = exported(exports, &format!(".{inner}"), asks)?;
            Some(package.join(target)).filter(|path| path.is_file())
        }
        _ => file_at(&packages.join(asked)),
    }
}

/// The file of a package for a path within it.
fn exported(exports: &Json, inner: &str, asks: Asks) -> Option<String> {
    let paths = exports
        .as_object()
        .filter(|paths| paths.keys().any(|key| key.starts_with('.')));
    let Some(paths) = paths else {
        return (inner == ".").then(|| target(exports, "", asks))?;
    };
    if let Some(found) = paths.get(inner) {
        return target(found, "", asks);
    }
    // The longest pattern that fits.
    let fitting = paths.iter().filter_map(|(key, found)| {
        let (before, after) = key.split_once('*')?;
        let middle = inner.strip_prefix(before)?.strip_suffix(after)?;
        Some((before.len(), found, middle))
    });
    let (_, found, middle) = fitting.max_by_key(|row| row.0)?;
    target(found, middle, asks)
}

/// What is said for the conditions that hold; the part that a pattern left open is put in.
fn target(said: &Json, middle: &str, asks: Asks) -> Option<String> {
    match said {
        Json::String(path) => path.starts_with("./").then(|| path.replace('*', middle)),
        Json::Array(all) => all.iter().find_map(|said| target(said, middle, asks)),
        Json::Object(all) => all
            .iter()
            .filter(|(condition, _)| asks.conditions().contains(&condition.as_str()))
            .find_map(|(_, said)| target(said, middle, asks)),
        _ => None,
    }
}

/// What the code in a file is, by its ending and its package.
pub(super) fn format_of(path: &Path) -> Format {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("mjs") => Format::Module,
        Some("js") => {
            let packages = path.ancestors().skip(1);
            let mut described = packages.filter_map(description);
            let described = described.next();
            match described
                .as_ref()
                .and_then(|described| described.get("type")?.as_str())
            {
                Some("module") => Format::Module,
                Some(_) => Format::Common,
                None => Format::Either,
            }
        }
        _ => Format::Common,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target_of(exports: &str, inner: &str, asks: Asks) -> Option<String> {
        let exports = serde_json::from_str(exports).expect("JSON");
        exported(&exports, inner, asks)
    }

    #[test]
    fn packages_say_their_files() {
        let plain = r#""./main.js""#;
        assert_eq!(target_of(plain, ".", Asks::Require).as_deref(), Some("./main.js"));
        assert_eq!(target_of(plain, "./other", Asks::Require), None);
        let by_condition = r#"{"import": "./a.mjs", "default": "./a.cjs"}"#;
        assert_eq!(
            target_of(by_condition, ".", Asks::Import).as_deref(),
            Some("./a.mjs")
        );
        assert_eq!(
            target_of(by_condition, ".", Asks::Require).as_deref(),
            Some("./a.cjs")
        );
        let by_path = r#"{".": {"require": "./m.js"}, "./f/*": "./lib/*.js", "./f/in/*.js": null}"#;
        assert_eq!(target_of(by_path, ".", Asks::Require).as_deref(), Some("./m.js"));
        assert_eq!(target_of(by_path, ".", Asks::Import), None);
        assert_eq!(
            target_of(by_path, "./f/x", Asks::Import).as_deref(),
            Some("./lib/x.js")
        );
        assert_eq!(target_of(by_path, "./f/in/x.js", Asks::Import), None);
        assert_eq!(target_of(r#"{".": "../up.js"}"#, ".", Asks::Import), None);
    }

    #[test]
    fn files_have_urls() {
        assert_eq!(url_of("/a b/ü.mjs"), "file:///a%20b/%C3%BC.mjs");
        assert_eq!(decoded("/a%20b/%C3%BC.mjs"), "/a b/ü.mjs");
        assert_eq!(decoded("100%"), "100%");
    }
}
