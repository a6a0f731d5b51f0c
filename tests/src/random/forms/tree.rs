//! The trees of these programs: texts with expressions and blocks in them, so that printer and reducer need to know no form.

use std::fmt::Write;

use maple_mirbin::Prim;

/// A program.
#[derive(Clone, Debug)]
pub struct Module {
    /// Lines before the functions: types and global variables.
    pub header: Vec<String>,
    /// Functions.
    pub funcs: Vec<Func>,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Func {
    /// Name, parameters and results.
    pub head: String,
    /// Names of local variables and pseudo-registers with their declarations. Those that do not occur are not printed.
    pub vars: Vec<(String, String)>,
    /// Statements.
    pub body: Block,
    /// The last statement.
    pub exit: Stmt,
}

/// Statements in order. Each can be left out.
pub type Block = Vec<Stmt>;

/// A statement: lines of text, with what can be made simpler in it.
#[derive(Clone, Debug)]
pub struct Stmt(pub Vec<Part>);

/// A part of a statement.
#[derive(Clone, Debug)]
pub enum Part {
    /// Text.
    Text(String),
    /// An expression.
    Expr(Expr),
    /// Statements.
    Block(Block),
}

impl From<&str> for Part {
    fn from(text: &str) -> Part {
        Part::Text(text.to_owned())
    }
}

impl From<String> for Part {
    fn from(text: String) -> Part {
        Part::Text(text)
    }
}

impl From<Expr> for Part {
    fn from(expr: Expr) -> Part {
        Part::Expr(expr)
    }
}

impl From<Block> for Part {
    fn from(block: Block) -> Part {
        Part::Block(block)
    }
}

/// A statement of these parts.
macro_rules! stmt {
    ($($part:expr),* $(,)?) => {
        $crate::random::forms::tree::Stmt(vec![$($crate::random::forms::tree::Part::from($part)),*])
    };
}
pub(super) use stmt;

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    /// Type of the value.
    pub ty: Prim,
    /// What stands before the operands.
    pub head: String,
    /// Operands.
    pub args: Vec<Expr>,
    /// It may become a constant, or one of its operands. Others only have a form in which they are right.
    pub free: bool,
}

impl Expr {
    /// An expression that can become another one of its type.
    pub fn new(ty: Prim, head: impl Into<String>, args: impl Into<Vec<Expr>>) -> Expr {
        Expr {
            ty,
            head: head.into(),
            args: args.into(),
            free: true,
        }
    }

    /// The same expression, to be kept as it is.
    #[must_use]
    pub fn kept(self) -> Expr {
        Expr { free: false, ..self }
    }
}

impl std::fmt::Display for Expr {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.head)?;
        // Intrinsics without operands have the parentheses in their head.
        for (index, arg) in self.args.iter().enumerate() {
            write!(f, "{}{arg}", if index == 0 { " (" } else { ", " })?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

/// The text of a program without the prelude.
pub fn print(module: &Module) -> String {
    let mut out = String::new();
    for line in &module.header {
        let _ = writeln!(out, "{line}");
    }
    for func in &module.funcs {
        let mut text = String::new();
        block(&mut text, &func.body);
        statement(&mut text, &func.exit);
        let _ = writeln!(out, "func {} {{", func.head);
        for (name, declaration) in &func.vars {
            if has_word(&text, name) {
                let _ = writeln!(out, "  {declaration}");
            }
        }
        let _ = writeln!(out, "{text}}}");
    }
    out
}

/// Whether `name` occurs and is not the start of a longer name.
pub fn has_word(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let next = text[at + name.len()..].chars().next();
        !next.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_')
    })
}

fn block(out: &mut String, statements: &Block) {
    for stmt in statements {
        statement(out, stmt);
    }
}

fn statement(out: &mut String, stmt: &Stmt) {
    for part in &stmt.0 {
        match part {
            Part::Text(text) => *out += text,
            Part::Expr(expr) => {
                let _ = write!(out, "{expr}");
            }
            Part::Block(inner) => block(out, inner),
        }
    }
    if !out.ends_with('\n') {
        out.push('\n');
    }
}
