//! Whole programs as a Java front end writes them, with their type files.

use std::path::{Path, PathBuf};

use crate::diag::SourceFile;
use crate::mir::{Importer, Options, parse, print_bytes, verify};

struct Folder(PathBuf);

impl Importer for Folder {
    fn load(&mut self, name: &str) -> Result<Vec<u8>, String> {
        std::fs::read(self.0.join(name)).map_err(|e| e.to_string())
    }
}

#[test]
fn java_samples_are_printed_to_a_fixpoint() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/samples/java");
    let entries = std::fs::read_dir(&folder).unwrap();
    let paths = entries
        .filter_map(|e| Some(e.ok()?.path()))
        .filter(|p| p.extension().is_some_and(|e| e == "mpl"));
    let mut read_any = false;
    for path in paths {
        read_any = true;
        let text = std::fs::read(&path).unwrap();
        let name = path.display().to_string();
        let read = |text: Vec<u8>| {
            let mut folder = Folder(folder.clone());
            let result = parse(
                SourceFile::new(name.clone(), text),
                &mut folder,
                Options::default(),
            );
            let (module, warnings) = result.unwrap_or_else(|errors| panic!("{}", errors[0]));
            assert!(warnings.is_empty(), "{}", warnings[0]);
            module
        };
        let module = read(text);
        let problems = verify(&module, 20);
        assert!(problems.is_empty(), "{}", problems[0]);
        let once = print_bytes(&module);
        let twice = print_bytes(&read(once.clone()));
        assert!(once == twice, "{name}: printing is no fixpoint");
    }
    assert!(read_any);
}
