//! The module level: directives, information lists, imports, and recovery between declarations.

use crate::diag::Severity;
use crate::mir::keyword::{self, Kw};
use crate::mir::lex::Tok;
use crate::mir::{FileData, InfoValue, Name, SourceLanguage};

use super::recover::is_module_kw;
use super::{Failed, Parse, Parser};

impl Parser<'_, '_, '_> {
    /// The whole file.
    pub(super) fn module_lines(&mut self) {
        while self.tok.tok != Tok::Eof && !self.session.diagnostics.is_full() {
            let (start, kw) = (self.tok.start, self.kw());
            self.keep_outer_comments(kw);
            let before = self.declared();
            if let Err(Failed) = self.module_line() {
                if matches!(kw, Some(Kw::Flavor | Kw::SrcLang)) {
                    self.session.broken.add_everything();
                }
                self.recover_module(start);
            }
            self.note_declared(before);
        }
        self.keep_outer_comments(None);
        let imports = std::mem::take(&mut self.imports);
        self.session.read_imports(imports);
    }

    fn module_line(&mut self) -> Parse<()> {
        let Some(kw) = self.kw().filter(|&kw| is_module_kw(kw)) else {
            let text = String::from_utf8_lossy(self.text(&self.tok)).into_owned();
            let near = keyword::nearest(&text, |w| w.kw.is_some_and(is_module_kw));
            self.stray = true;
            let hint = match (near, self.word().op.is_some() || self.is(b'}')) {
                (_, true) => "statements stand in the block of a function; is a `}` too many?".to_owned(),
                (Some(near), _) => format!("did you mean `{near}`?"),
                _ => {
                    "a module consists of directives, var, type, javaclass, javainterface and func".to_owned()
                }
            };
            return self.expected("a declaration", &hint);
        };
        match kw {
            Kw::Var | Kw::TempVar => return self.var_decl(false),
            Kw::Type => return self.type_decl(),
            Kw::JavaClass | Kw::JavaInterface => return self.java_decl(),
            Kw::Func => return self.func_decl(),
            Kw::Loc => return self.loc_line(),
            _ => {}
        }
        self.bump();
        match kw {
            Kw::Flavor => self.module().flavor = self.int_in("a flavor", 0..=i64::from(u32::MAX))? as u32,
            Kw::SrcLang => self.source_language()?,
            Kw::Id => self.module().id = Some(self.int("a number")?),
            Kw::NumFuncs => self.module().numfuncs = Some(self.int("a number")?),
            Kw::GlobalMemSize => self.module().globalmemsize = Some(self.int("a size")?),
            Kw::GlobalMemMap => self.module().globalmemmap = self.words()?,
            Kw::GlobalWordsTypeTagged => self.module().globalwordstypetagged = self.words()?,
            Kw::GlobalWordsRefCounted => self.module().globalwordsrefcounted = self.words()?,
            Kw::EntryFunc => self.module().entry = Some(self.func_name()?),
            Kw::ImportPath => {
                let path = self.string("a path")?;
                self.module().importpaths.push(path);
            }
            Kw::FileInfo => {
                let info = self.info_list()?;
                self.module().fileinfo.extend(info);
            }
            Kw::SrcFileInfo => self.src_file_info()?,
            Kw::FileData => self.file_data()?,
            _ => self.import()?,
        }
        Ok(())
    }

    /// The number or the name of a language. Modules of languages that are not known are read by the rules of C.
    fn source_language(&mut self) -> Parse<()> {
        let token = self.tok;
        // Names end at a blank, so that `c++` is one.
        let rest = self.lexer.text_from(token.start);
        let end = rest.iter().position(|&b| b.is_ascii_whitespace() || b == b'#');
        let written = &rest[..end.unwrap_or(rest.len())];
        let text = String::from_utf8_lossy(written);
        let (language, name) = match token.tok {
            Tok::Word(_) if !token.first => {
                while self.tok.tok != Tok::Eof && self.tok.start < token.start + written.len() as u32 {
                    self.bump();
                }
                match SourceLanguage::named(&text) {
                    Some(language) => (language, None),
                    None => (SourceLanguage::OTHER, Some(self.module().names.intern(written))),
                }
            }
            Tok::Int(_) => {
                let number = self.int_in("the number of a language", 0..=i64::from(u32::MAX))?;
                (SourceLanguage(number as u32), None)
            }
            _ => return self.expected("the number or name of a language", LANGUAGE_HINT),
        };
        if !language.is_known() {
            let near = keyword::nearest_of(&text.to_ascii_lowercase(), SourceLanguage::names());
            let near = near.filter(|_| name.is_some());
            let hint = near.map_or(String::new(), |n| format!("did you mean `{n}`?"));
            let message =
                format!("source language {text} is not known: the module is compiled by the rules of C");
            let span = self.span(&token);
            self.report(Severity::Warning, "unknown-language", span, message, &hint);
        }
        (self.module().srclang, self.module().srclang_name) = (language, name);
        Ok(())
    }

    /// `= [int int ..]`
    pub(super) fn words(&mut self) -> Parse<Vec<u32>> {
        self.expect(b'=', "before a list of words")?;
        Ok(self.int_list()?.into_iter().map(|w| w as u32).collect())
    }

    /// `{ @name value, .. }`
    pub(super) fn info_list(&mut self) -> Parse<Vec<(Name, InfoValue)>> {
        self.expect(b'{', "before the information")?;
        let mut list = Vec::new();
        while !self.eat(b'}') {
            let name = self.at_name("an information entry or `}`")?;
            let value = match self.tok.tok {
                Tok::Int(value) => InfoValue::Int(value),
                Tok::Str(text) => InfoValue::Str(text),
                _ => return self.expected("an integer or a string", ""),
            };
            self.bump();
            list.push((name, value));
            self.eat(b',');
        }
        Ok(list)
    }

    fn src_file_info(&mut self) -> Parse<()> {
        self.expect(b'{', "before the files")?;
        while !self.eat(b'}') {
            let number = self.int_in("the number of a file", 0..=i64::from(u32::MAX))? as u32;
            let name = self.string("the name of a file")?;
            self.module().srcfileinfo.push((number, name));
            self.eat(b',');
        }
        Ok(())
    }

    fn file_data(&mut self) -> Parse<()> {
        self.expect(b'{', "before the data")?;
        while !self.eat(b'}') {
            let name = self.at_name("a data entry or `}`")?;
            let mut words = Vec::new();
            while let Tok::Int(word) = self.tok.tok {
                words.push(word);
                self.bump();
            }
            self.module().filedata.push(FileData { name, words });
            self.eat(b',');
        }
        Ok(())
    }

    fn import(&mut self) -> Parse<()> {
        let token = self.tok;
        let name = self.string("the name of a file")?;
        if self.imported {
            let span = self.span(&token);
            self.session.refuse_import(span);
            return Err(Failed);
        }
        self.module().imports.push(name);
        let module = &self.session.module;
        let file = module.names.text(name).into_owned();
        if file.ends_with(".so") {
            return Ok(());
        }
        let span = self.span(&token);
        self.imports.push((span, file));
        Ok(())
    }
}

const LANGUAGE_HINT: &str = "1 is C, 2 JavaScript, 3 Java, 4 C++; 0 stands for a language that is not known";
