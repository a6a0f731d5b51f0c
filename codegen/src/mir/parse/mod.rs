//! Parser of MAPLE IR text (mpl-syntax.md §1-§7, §9, §10).
//!
//! Nothing here recurses: types, initialisers, expressions and statements each keep a stack of what is open, limited to
//! [`MAX_NESTING`], so any input runs on any thread. A problem is reported where it is found and answered by [`Failed`]; the statement
//! and declaration loops then skip to the next line that starts something they know, so that all errors of a file show.

mod builtin;
mod call;
mod constant;
mod decl;
mod expr;
mod func;
mod import;
mod init;
mod java;
mod module;
mod order;
mod pragma;
mod recover;
mod stmt;
mod types;

pub(super) use builtin::builtins;
pub(super) use call::{CallForm, shape as call_shape};
pub(crate) use constant::widen;

use maple_mirbin::Prim;
use rustc_hash::FxHashSet;

use crate::diag::{Diagnostic, Diagnostics, FileId, Severity, SourceFile, Span};

use super::binary;
use super::keyword::{self, Kw, Word};
use super::lex::{Lexer, Tok, Token};
use super::{
    Arenas, Attr, AttrSet, Broken, FuncId, Function, InitId, Loc, Module, Name, Pos, Reg, Sym, Symbol,
    leave_out_all, verify_into,
};

/// How deep types, initialisers, expressions and statements may nest.
pub const MAX_NESTING: usize = 1000;

/// Finds the files that `import` names.
pub trait Importer {
    /// The text of `name`, relative to the importing file unless absolute; or why it cannot be had. The parser asks for the name
    /// as written first, then after each `importpath`.
    fn load(&mut self, name: &str) -> Result<Vec<u8>, String>;

    /// The text of `name` at the other place where such files may be: where the compiler works. The parser asks for every name there
    /// if none of them is found with [`Importer::load`].
    ///
    /// # Errors
    /// Why it cannot be had.
    fn load_here(&mut self, _name: &str) -> Result<Vec<u8>, String> {
        Err("there is no other place".to_owned())
    }

    /// The files of the same program that come before this one, in order. In some languages it may use what they define.
    fn before(&self) -> &[SourceFile] {
        &[]
    }
}

/// An importer for texts that stand alone: every import fails.
#[derive(Clone, Copy, Default, Debug)]
pub struct NoImports;

impl Importer for NoImports {
    fn load(&mut self, _: &str) -> Result<Vec<u8>, String> {
        Err("imports are not available here".to_owned())
    }
}

/// Settings of [`parse`].
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Errors after which parsing stops.
    pub max_errors: usize,
    /// Functions with errors are left out ([`leave_out`]). Errors outside of their code are errors of the module all the same.
    pub keep_going: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            max_errors: Diagnostics::DEFAULT_LIMIT,
            keep_going: false,
        }
    }
}

/// Reads a module. The result comes with its warnings.
///
/// # Errors
/// Every syntax error of the file and of what it imports, up to the limit, with the warnings among them.
pub fn parse(
    file: SourceFile,
    importer: &mut dyn Importer,
    options: Options,
) -> Result<(Module, Vec<Diagnostic>), Vec<Diagnostic>> {
    let (module, diagnostics, _) = read_text(file, importer, options);
    if diagnostics.errors() == 0 {
        Ok((module, diagnostics.finish()))
    } else {
        Err(diagnostics.finish())
    }
}

/// Reads a module and verifies it, or what could be read of it. The result comes with its warnings; with
/// [`keep_going`](Options::keep_going), the errors of the functions that are left out are among them.
///
/// # Errors
/// Every error of the file and of what it imports in the order of the text, up to the limit, with the warnings among them.
pub fn read(
    file: SourceFile,
    importer: &mut dyn Importer,
    options: Options,
) -> Result<(Module, Vec<Diagnostic>), Vec<Diagnostic>> {
    let (mut module, mut diagnostics, broken) = read_text(file, importer, options);
    if diagnostics.is_full() {
        return Err(diagnostics.finish());
    }
    verify_into(&module, &broken, &mut diagnostics);
    let is_right =
        diagnostics.errors() == 0 || (options.keep_going && leave_out_all(&mut module, &mut diagnostics));
    if is_right {
        Ok((module, diagnostics.finish()))
    } else {
        Err(diagnostics.finish())
    }
}

fn read_text(
    file: SourceFile,
    importer: &mut dyn Importer,
    options: Options,
) -> (Module, Diagnostics, Broken) {
    let mut session = Session {
        module: Module::default(),
        diagnostics: Diagnostics::new(options.max_errors).endless(options.keep_going),
        importer,
        warned: FxHashSet::default(),
        broken: Broken::default(),
        keep_going: options.keep_going,
    };
    session.read(file, false);
    (session.module, session.diagnostics, session.broken)
}

/// What the parsers of a file and of its imports share.
struct Session<'s> {
    module: Module,
    diagnostics: Diagnostics,
    importer: &'s mut dyn Importer,
    /// Warnings that are given once: code and word.
    warned: FxHashSet<(&'static str, Vec<u8>)>,
    /// What the errors so far leave unknown.
    broken: Broken,
    /// Functions with errors are left out.
    keep_going: bool,
}

impl Session<'_> {
    fn read(&mut self, file: SourceFile, imported: bool) {
        let text = file.shared_text();
        if binary::is_binary(file.name(), &text) {
            return self.read_binary(&text, file.name(), imported);
        }
        let file = self.module.sources.add(file);
        if text.len() >= u32::MAX as usize {
            let span = Span {
                file,
                start: 0,
                end: 1,
            };
            self.error("limit", span, "the text is larger than 4 GiB", "");
            return;
        }
        let dummy = self.module.names.intern(b"");
        let mut lexer = Lexer::new(&text);
        let tok = lexer.next(&mut self.module.names);
        let mut parser = Parser {
            session: self,
            lexer,
            tok,
            behind: 0,
            ahead: None,
            braces: 0,
            file,
            imported,
            loc: Loc::NONE,
            last_loc: None,
            narrowing: None,
            narrowing_used: true,
            scope: None,
            last_func: None,
            stray: false,
            f: Function::mentioned(dummy, Pos::NONE),
            imports: Vec::new(),
            args: Vec::new(),
            arenas: Arenas::default(),
            heads: Vec::new(),
            open_types: Vec::new(),
            stmts: Vec::new(),
            rets: Vec::new(),
        };
        parser.module_lines();
    }
}

/// The problem is reported; what was being read is given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Failed;

type Parse<T> = Result<T, Failed>;

struct Parser<'p, 's, 't> {
    session: &'p mut Session<'s>,
    lexer: Lexer<'t>,
    tok: Token,
    /// Where the token before the current one ends.
    behind: u32,
    /// The token after the current one, if someone looked.
    ahead: Option<Token>,
    /// Open braces before the current token.
    braces: u32,
    file: FileId,
    imported: bool,
    /// The `LOC` in force.
    loc: Loc,
    /// The `LOC` that was read last.
    last_loc: Option<Loc>,
    /// What the comments say about conversions, and whether a statement has stood after them.
    narrowing: Option<java::Narrowing>,
    narrowing_used: bool,
    /// Files to import, and where each is named.
    imports: Vec<(Span, String)>,
    /// The function whose block is being read; `f` is its contents meanwhile.
    scope: Option<FuncId>,
    /// The function that was read last.
    last_func: Option<FuncId>,
    /// The text at module level that failed may belong to that function.
    stray: bool,
    f: Function,
    /// Operands of the expressions that are open.
    args: Vec<super::ExprId>,
    /// Statements of the blocks that are open.
    stmts: Vec<super::StmtId>,
    // Empty between uses, kept for their memory.
    arenas: Arenas,
    heads: Vec<expr::Open>,
    open_types: Vec<types::Open>,
    rets: Vec<super::RetTarget>,
}

impl<'t> Parser<'_, '_, 't> {
    fn module(&mut self) -> &mut Module {
        &mut self.session.module
    }

    fn bump(&mut self) -> Token {
        match self.tok.tok {
            Tok::Punct(b'{') => self.braces += 1,
            Tok::Punct(b'}') => self.braces = self.braces.saturating_sub(1),
            _ => {}
        }
        self.behind = self.tok.end;
        let next = match self.ahead.take() {
            Some(token) => token,
            None => self.lexer.next(&mut self.session.module.names),
        };
        std::mem::replace(&mut self.tok, next)
    }

    /// The token after the current one.
    fn look_ahead(&mut self) -> Token {
        let names = &mut self.session.module.names;
        *self.ahead.get_or_insert_with(|| self.lexer.next(names))
    }

    /// Whether the token after the current one is `punct`.
    fn next_is(&mut self, punct: u8) -> bool {
        self.look_ahead().tok == Tok::Punct(punct)
    }

    fn pos(&self) -> Pos {
        Pos(self.tok.start)
    }

    fn text(&self, token: &Token) -> &'t [u8] {
        self.lexer.text(token)
    }

    fn is(&self, punct: u8) -> bool {
        self.tok.tok == Tok::Punct(punct)
    }

    fn eat(&mut self, punct: u8) -> bool {
        let found = self.is(punct);
        if found {
            self.bump();
        }
        found
    }

    fn expect(&mut self, punct: u8, context: &str) -> Parse<()> {
        if self.eat(punct) {
            return Ok(());
        }
        let message = format!("expected `{}` {context}, found {}", punct as char, self.shown());
        self.missing(message, "")
    }

    /// A sign is missing before the current token. If that begins a line, the place is the end of the line where the sign should be.
    fn missing<T>(&mut self, message: String, hint: &str) -> Parse<T> {
        let place = Token {
            start: self.behind,
            end: self.behind + 1,
            ..self.tok
        };
        match self.tok.tok {
            Tok::Bad(_) => self.fail("syntax", message, hint),
            _ if self.tok.first && self.behind > 0 => self.fail_at(place, "syntax", message, hint),
            _ => self.fail("syntax", message, hint),
        }
    }

    /// The meanings of the current token if it is a known word, else of no word.
    fn word(&self) -> &'static Word {
        match self.tok.tok {
            Tok::Word(id) => id.get(),
            _ => keyword::WordId::unknown().get(),
        }
    }

    fn kw(&self) -> Option<Kw> {
        self.word().kw
    }

    fn eat_kw(&mut self, kw: Kw) -> bool {
        let found = self.kw() == Some(kw);
        if found {
            self.bump();
        }
        found
    }

    /// The current token as messages show it.
    fn shown(&self) -> String {
        match self.tok.tok {
            Tok::Eof => "the end of the file".to_owned(),
            _ => {
                let text = String::from_utf8_lossy(self.text(&self.tok));
                let short: String = text.chars().take(40).collect();
                format!("`{short}{}`", if short.len() < text.len() { ".." } else { "" })
            }
        }
    }

    fn report(&mut self, severity: Severity, code: &'static str, span: Span, message: String, hint: &str) {
        let sources = &self.session.module.sources;
        self.session.diagnostics.enter(self.scope.map(|func| func.0));
        self.session
            .diagnostics
            .push(Diagnostic::new(sources, severity, code, span, message).hint(hint));
    }

    fn span(&self, token: &Token) -> Span {
        Span {
            file: self.file,
            start: token.start,
            end: token.end.max(token.start + 1),
        }
    }

    /// Reports an error at the current token. A token that the lexer could not make is reported as such instead.
    fn fail<T>(&mut self, code: &'static str, message: impl Into<String>, hint: &str) -> Parse<T> {
        let token = self.tok;
        match token.tok {
            Tok::Bad(why) => {
                let hint = stray_hint(self.text(&token));
                self.fail_at(token, code, *why, hint)
            }
            _ => self.fail_at(token, code, message, hint),
        }
    }

    fn fail_at<T>(
        &mut self,
        token: Token,
        code: &'static str,
        message: impl Into<String>,
        hint: &str,
    ) -> Parse<T> {
        let span = self.span(&token);
        self.report(Severity::Error, code, span, message.into(), hint);
        Err(Failed)
    }

    /// Reports that something is defined twice, which was defined first at the place given last.
    fn fail_again<T>(&mut self, token: Token, message: String, hint: &str, first: (FileId, Pos)) -> Parse<T> {
        self.report_again(Severity::Error, token, message, hint, first);
        Err(Failed)
    }

    fn report_again(
        &mut self,
        severity: Severity,
        token: Token,
        message: String,
        hint: &str,
        (file, pos): (FileId, Pos),
    ) {
        let span = self.span(&token);
        let sources = &self.session.module.sources;
        let first = sources.word(file, pos.0);
        let error = Diagnostic::new(sources, severity, "redefined", span, message);
        let error = error.hint(hint).first_defined(sources, first);
        self.session.diagnostics.enter(self.scope.map(|func| func.0));
        self.session.diagnostics.push(error);
    }

    fn expected<T>(&mut self, what: &str, hint: &str) -> Parse<T> {
        let message = format!("expected {what}, found {}", self.shown());
        self.fail("syntax", message, hint)
    }

    /// Warns about the current token, once per code and token text.
    fn warn_once(&mut self, code: &'static str, message: impl Into<String>, hint: &str) {
        let token = self.tok;
        if self.session.warned.insert((code, self.text(&token).to_vec())) {
            let span = self.span(&token);
            self.report(Severity::Warning, code, span, message.into(), hint);
        }
    }

    /// An integer literal as it wraps to 64 bits.
    fn int(&mut self, what: &str) -> Parse<u64> {
        match self.tok.tok {
            Tok::Int(value) => {
                self.bump();
                Ok(value)
            }
            _ => self.expected(what, ""),
        }
    }

    /// An integer literal within `range`.
    fn int_in(&mut self, what: &str, range: std::ops::RangeInclusive<i64>) -> Parse<i64> {
        match self.tok.tok {
            Tok::Int(value) if range.contains(&(value as i64)) => {
                self.bump();
                Ok(value as i64)
            }
            Tok::Int(_) => {
                let message = format!("{what} must lie between {} and {}", range.start(), range.end());
                self.fail("range", message, "")
            }
            _ => self.expected(what, ""),
        }
    }

    /// An optional field id; 0 if there is none.
    fn field_id(&mut self) -> Parse<i32> {
        match self.tok.tok {
            Tok::Int(_) => {
                Ok(self.int_in("a field id", i64::from(i32::MIN + 1)..=i64::from(i32::MAX))? as i32)
            }
            _ => Ok(0),
        }
    }

    fn prim(&mut self, what: &str) -> Parse<Prim> {
        match self.word().prim {
            Some(prim) => {
                let prim = self.usable_prim(prim);
                self.bump();
                Ok(prim)
            }
            None => {
                let hint = self.prim_hint("");
                self.expected(what, &hint)
            }
        }
    }

    /// The primitive type that the current token may be meant for, else `otherwise`.
    fn prim_hint(&self, otherwise: &str) -> String {
        let text = String::from_utf8_lossy(self.text(&self.tok));
        let near = keyword::nearest(&text, |w| w.prim.is_some());
        near.map_or(otherwise.to_owned(), |n| format!("did you mean `{n}`?"))
    }

    /// Addresses are 8 bytes: a32 stands for ptr.
    fn usable_prim(&mut self, prim: Prim) -> Prim {
        if prim == Prim::A32 {
            self.warn_once("a32", "a32 means ptr: addresses have 64 bits here", "write ptr");
            return Prim::Ptr;
        }
        prim
    }

    fn string(&mut self, what: &str) -> Parse<Name> {
        match self.tok.tok {
            Tok::Str(name) => {
                self.bump();
                Ok(name)
            }
            _ => self.expected(what, "strings stand in double quotes"),
        }
    }

    fn at_name(&mut self, what: &str) -> Parse<Name> {
        match self.tok.tok {
            Tok::At(name) => {
                self.bump();
                Ok(name)
            }
            _ => self.expected(what, "such names start with `@`"),
        }
    }

    /// A function name, with `&` or `$`.
    fn func_name(&mut self) -> Parse<FuncId> {
        match self.tok.tok {
            Tok::Func(name) | Tok::Global(name) => {
                let pos = self.pos();
                self.bump();
                let name = self.method_meant(name);
                Ok(self.module().funcs.mention(name, pos))
            }
            _ => self.expected("a function name", "function names start with `&`"),
        }
    }

    /// A variable name.
    fn sym(&mut self) -> Parse<Sym> {
        let pos = self.pos();
        let sym = match self.tok.tok {
            Tok::Global(name) => Sym::Global(self.module().vars.mention(name, pos)),
            Tok::Local(name) if self.scope.is_some() => Sym::Local(self.f.locals.mention(name, pos)),
            Tok::Local(_) => {
                self.stray = true;
                let hint = "global names start with `$`; if this belongs to the function above, that has a `}` too many";
                return self.fail("scope", "a local variable is named outside a function", hint);
            }
            Tok::Reg(_) => {
                let hint = "registers are read with regread and written with regassign";
                return self.expected("a variable", hint);
            }
            _ => return self.expected("a variable", "global names start with `$`, local ones with `%`"),
        };
        self.bump();
        Ok(sym)
    }

    fn label(&mut self) -> Parse<super::LabelId> {
        let pos = self.pos();
        let name = self.at_name("a label")?;
        Ok(self.f.labels.mention(name, pos))
    }

    /// A pseudo or special register; `prim` is the type it is used with here.
    fn reg(&mut self, prim: Prim) -> Parse<Reg> {
        match self.tok.tok {
            Tok::Reg(reg) => {
                self.mention_reg(reg, prim, self.pos());
                self.bump();
                Ok(reg)
            }
            _ => self.expected(
                "a register",
                "registers are %1, %2, .. and %%SP, %%FP, %%GP, %%thrownval, %%retval0, ..",
            ),
        }
    }

    /// A pseudo-register is used with the type `prim`, which is its type if nothing said another before.
    fn mention_reg(&mut self, reg: Reg, prim: Prim, pos: Pos) {
        if let Reg::Preg(number) = reg {
            let ty = super::TypeTable::prim(prim);
            let preg = super::Preg {
                ty,
                declared: false,
                counted: false,
                pos,
            };
            self.f.pregs.entry(number).or_insert(preg);
        }
    }

    /// Attributes, as many as follow. Unknown words count as attributes only after something on their line.
    fn attrs(&mut self, of_function: bool) -> Parse<AttrSet> {
        let mut attrs = AttrSet::EMPTY;
        loop {
            match self.tok.tok {
                Tok::Word(id) => match (id.get().attr, id.get().kw) {
                    (_, Some(Kw::Align)) => {
                        self.bump();
                        self.expect(b'(', "after align")?;
                        let align = self.alignment()?;
                        attrs.align = attrs.align.max(align);
                    }
                    (_, Some(Kw::Pack)) if !of_function => {
                        self.bump();
                        self.expect(b'(', "after pack")?;
                        attrs.pack = self.alignment()?;
                    }
                    (Some(Attr::Packed), _) if of_function => {
                        return self.fail("pack", NOT_PACKED, PACKED_HINT);
                    }
                    (Some(attr), _) => {
                        attrs.insert(attr);
                        self.bump();
                    }
                    (None, _) if id.is_unknown() && !self.tok.first => {
                        let word = String::from_utf8_lossy(self.text(&self.tok)).into_owned();
                        let near = keyword::nearest(&word, |w| w.attr.is_some());
                        let hint = near.map_or(String::new(), |n| format!("did you mean `{n}`?"));
                        self.warn_once(
                            "unknown-attribute",
                            format!("unknown attribute `{word}` is ignored"),
                            &hint,
                        );
                        self.bump();
                        if !of_function && self.is(b'(') {
                            self.skip_parentheses()?;
                        }
                    }
                    _ => return Ok(attrs),
                },
                _ => return Ok(attrs),
            }
        }
    }

    /// `N)` of `align(N)` and `pack(N)`.
    fn alignment(&mut self) -> Parse<u32> {
        let token = self.tok;
        let align = self.int_in("an alignment", 1..=i64::from(MAX_ALIGN))? as u32;
        if !align.is_power_of_two() {
            return self.fail_at(token, "align", "an alignment is a power of two", "");
        }
        self.expect(b')', "after the alignment")?;
        Ok(align)
    }

    /// Attributes of something that cannot be packed.
    fn plain_attrs(&mut self) -> Parse<AttrSet> {
        let token = self.tok;
        let attrs = self.attrs(false)?;
        if attrs.has(Attr::Packed) || attrs.pack != 0 {
            return self.fail_at(token, "pack", NOT_PACKED, PACKED_HINT);
        }
        Ok(attrs)
    }

    fn skip_parentheses(&mut self) -> Parse<()> {
        let mut depth = 0u32;
        loop {
            match self.tok.tok {
                Tok::Punct(b'(') => depth += 1,
                Tok::Punct(b')') => depth -= 1,
                Tok::Eof => return self.expected("`)`", ""),
                _ => {}
            }
            self.bump();
            if depth == 0 {
                return Ok(());
            }
        }
    }

    fn too_deep<T>(&mut self, what: &str) -> Parse<T> {
        let message = format!("{what} nest deeper than {MAX_NESTING} levels");
        self.fail("nesting", message, "split it up")
    }

    fn push_init(&mut self, init: super::Init) -> InitId {
        self.module().push_init(init)
    }
}

/// Largest alignment in bytes.
const MAX_ALIGN: u32 = crate::emit::EmitError::MAX_ALIGN;

const NOT_PACKED: &str = "only a struct, a union or a field is packed";
const PACKED_HINT: &str = "write packed and pack(N) after the members, as in <struct {..} packed>";

/// What to do about text that is no token.
fn stray_hint(text: &[u8]) -> &'static str {
    match text {
        [b';', ..] => "statements end without a semicolon",
        [b'/', ..] => "comments start with `#`",
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] | [0, ..] => "is this a text in UTF-8? save it as one",
        [0x7f, ..] => "images are run with mplsh and listed with mpldis",
        _ => "",
    }
}
