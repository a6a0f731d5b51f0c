//! Files that a module imports, and modules in their binary form.

use crate::diag::{Diagnostic, FileId, Severity, SourceFile, Span};
use crate::mir::{Name, binary};

use super::Session;

impl Session<'_> {
    /// Reports an error that concerns no function in particular.
    pub(super) fn error(
        &mut self,
        code: &'static str,
        span: Span,
        message: impl Into<String>,
        hint: impl Into<String>,
    ) {
        self.diagnostics.enter(None);
        let sources = &self.module.sources;
        let error = Diagnostic::new(sources, Severity::Error, code, span, message);
        self.diagnostics.push(error.hint(hint));
    }

    /// Reports that an imported file imports another. What that would bring is missing everywhere.
    pub(super) fn refuse_import(&mut self, span: Span) {
        self.broken.add_everything();
        let hint = "put the import into the file that is compiled";
        self.error("import", span, "an imported file cannot import others", hint);
    }

    /// Reads a module in its binary form.
    pub(super) fn read_binary(&mut self, bytes: &[u8], name: &str, imported: bool) {
        let first = self.module.imports.len();
        let problems = match binary::read(bytes, name, &mut self.module, imported) {
            Ok(problems) => problems,
            Err(error) => {
                self.broken.add_everything();
                vec![error.diagnostic(name)]
            }
        };
        self.diagnostics.enter(None);
        problems
            .into_iter()
            .for_each(|problem| self.diagnostics.push(problem));
        let span = Span {
            file: FileId(self.module.sources.iter().count().saturating_sub(1) as u32),
            start: u32::MAX,
            end: u32::MAX,
        };
        let names = self.module.imports.split_off(first);
        let text = |&name: &Name| self.module.names.text(name).into_owned();
        let files: Vec<String> = names.iter().map(text).collect();
        if imported {
            files.iter().for_each(|_| self.refuse_import(span));
            return;
        }
        self.module.imports.extend(names);
        let files = files.into_iter().filter(|file| !file.ends_with(".so"));
        self.read_imports(files.map(|file| (span, file)).collect());
    }

    /// Reads the imported files. Done at the end of the file, when every `importpath` is known; names may be used before they are
    /// declared.
    pub(super) fn read_imports(&mut self, files: Vec<(Span, String)>) {
        for (span, file) in files {
            let module = &self.module;
            let behind = |path: &Name| format!("{}/{file}", module.names.text(*path).trim_end_matches('/'));
            let paths = if file.starts_with('/') {
                &[][..]
            } else {
                &module.importpaths
            };
            let candidates: Vec<String> = std::iter::once(file.clone())
                .chain(paths.iter().map(behind))
                .collect();
            let importer = &mut *self.importer;
            let mut reason = None;
            let mut found = candidates.iter().find_map(|candidate| {
                let text = importer.load(candidate);
                let text = text.map_err(|why| reason.get_or_insert(why)).ok()?;
                Some(SourceFile::new(candidate.clone(), text))
            });
            if found.is_none() {
                found = candidates.iter().find_map(|candidate| {
                    let text = importer.load_here(candidate).ok()?;
                    Some(SourceFile::new(candidate.clone(), text))
                });
            }
            match found {
                Some(found) => self.read(found, true),
                None => {
                    let hint = "type files are looked up beside the importing file, after each importpath, and in the working folder";
                    let message = format!("cannot import {file}: {}", reason.unwrap_or_default());
                    self.broken.add_everything();
                    self.error("import", span, message, hint);
                }
            }
        }
    }
}
