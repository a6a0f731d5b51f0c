//! What managed programs are made of, and its text: statements whose temporaries do not outlive them, so that any of them can go.

use std::fmt::Write;

/// Statements in order.
pub type Block = Vec<Node>;

/// A program.
#[derive(Clone, Debug)]
pub struct Module {
    /// Types, declarations of classes, static fields.
    pub header: String,
    /// All functions.
    pub funcs: Vec<Func>,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Func {
    /// Name, attributes, parameters and result.
    pub head: String,
    /// Variables and their types.
    pub vars: Vec<(String, String)>,
    /// What must stay at the start.
    pub entry: Vec<String>,
    /// What may go.
    pub body: Block,
    /// What must stay at the end; the last line leaves.
    pub exit: Vec<String>,
}

/// A statement.
#[derive(Clone, Debug)]
pub struct Node {
    /// What it is.
    pub kind: Kind,
    /// Lines before it, or the whole of a plain one. The last one is the operand of those that have one.
    pub lines: Vec<String>,
    /// Inner statements.
    pub blocks: Vec<Block>,
}

/// Kinds of statements.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Its lines.
    Plain,
    /// Condition; two blocks.
    If,
    /// Counts this variable up to this operand; tests at the end, or at the head.
    Loop(String, String, bool),
    /// A selector; all blocks but the last have a case of their number.
    Switch,
    /// The first block, and handlers with the others.
    Try(Vec<Handler>),
    /// With the monitor of the object in this variable.
    Sync(String),
    /// The last line leaves the function.
    Return,
    /// Leaves the innermost loop.
    Break,
    /// Goes on with the innermost loop.
    Continue,
}

/// A handler of a [`Kind::Try`].
#[derive(Clone, Debug)]
pub struct Handler {
    /// Type of what it catches.
    pub ty: String,
    /// Lines at its start.
    pub bind: Vec<String>,
    /// Lines at its end, to throw again.
    pub rethrow: Vec<String>,
}

/// The text of a program without the class library.
pub fn print(module: &Module) -> String {
    let mut text = module.header.clone();
    for func in &module.funcs {
        let _ = writeln!(text, "func {}", func.head);
    }
    for func in &module.funcs {
        let mut printer = Printer::default();
        printer.lines(&func.entry);
        printer.block(&func.body);
        printer.lines(&func.exit);
        let _ = writeln!(text, "func {} {{", func.head);
        for (name, ty) in &func.vars {
            if has_word(&printer.text, name) {
                let _ = writeln!(text, "  var {name} {ty}");
            }
        }
        let _ = writeln!(text, "{}}}", printer.text);
    }
    text
}

/// Whether `name` occurs and is not the start of a longer name.
fn has_word(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let next = text[at + name.len()..].chars().next();
        !next.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_')
    })
}

/// What surrounds a statement.
#[derive(Clone)]
enum Around {
    Try(Vec<usize>),
    Sync(String),
    Loop { over: usize, next: usize },
}

#[derive(Default)]
struct Printer {
    text: String,
    around: Vec<Around>,
    labels: usize,
    line: usize,
    open: bool,
}

impl Printer {
    fn say(&mut self, line: &str) {
        let _ = writeln!(self.text, "  {line}");
    }

    fn lines(&mut self, lines: &[String]) {
        for line in lines {
            self.say(line);
        }
    }

    fn label(&mut self) -> usize {
        self.labels += 1;
        self.labels
    }

    fn place(&mut self, label: usize) {
        let _ = writeln!(self.text, "@label{label}");
    }

    /// Ends the region, if there is one, and begins another with the handlers of what is around.
    fn region(&mut self) {
        self.leave();
        let handlers: String = self.around.iter().rev().fold(String::new(), |mut all, around| {
            if let Around::Try(labels) = around {
                for label in labels {
                    let _ = write!(all, "@label{label} ");
                }
            }
            all
        });
        if !handlers.is_empty() {
            self.say(&format!("try {{ {handlers}}}"));
            self.open = true;
        }
    }

    fn leave(&mut self) {
        if std::mem::take(&mut self.open) {
            self.say("endtry");
        }
    }

    fn within(&mut self, around: Around, block: &Block) {
        self.around.push(around);
        self.block(block);
        self.around.pop();
    }

    /// Gives up the monitors within the innermost loop, or all.
    fn unlock(&mut self, in_loop: bool) -> Option<(usize, usize)> {
        for at in (0..self.around.len()).rev() {
            match self.around[at].clone() {
                Around::Sync(lock) => self.say(&format!("syncexit (dread ref {lock})")),
                Around::Loop { over, next } if in_loop => return Some((over, next)),
                _ => {}
            }
        }
        None
    }

    fn block(&mut self, block: &Block) {
        for node in block {
            self.line += 1;
            let _ = writeln!(self.text, "LOC 1 {}", self.line);
            self.node(node);
        }
    }

    fn node(&mut self, node: &Node) {
        let (operand, before) = match node.lines.split_last() {
            Some((operand, before)) => (operand.as_str(), before),
            None => ("", &[][..]),
        };
        match &node.kind {
            Kind::Plain => self.lines(&node.lines),
            Kind::If => {
                let (other, end) = (self.label(), self.label());
                self.lines(before);
                self.say(&format!("brfalse @label{other} ({operand})"));
                self.block(&node.blocks[0]);
                if !node.blocks[1].is_empty() {
                    self.say(&format!("goto @label{end}"));
                }
                self.place(other);
                self.block(&node.blocks[1]);
                if !node.blocks[1].is_empty() {
                    self.place(end);
                }
            }
            Kind::Loop(counter, bound, at_end) => {
                let (head, next, over) = (self.label(), self.label(), self.label());
                self.lines(&node.lines);
                self.say(&format!("dassign {counter} 0 (constval i32 0)"));
                self.place(head);
                if !at_end {
                    self.say(&format!(
                        "brtrue @label{over} (ge i32 i32 (dread i32 {counter}, {bound}))"
                    ));
                }
                self.within(Around::Loop { over, next }, &node.blocks[0]);
                self.place(next);
                self.say(&format!(
                    "dassign {counter} 0 (add i32 (dread i32 {counter}, constval i32 1))"
                ));
                if *at_end {
                    self.say(&format!(
                        "brtrue @label{head} (lt i32 i32 (dread i32 {counter}, {bound}))"
                    ));
                } else {
                    self.say(&format!("goto @label{head}"));
                }
                self.place(over);
            }
            Kind::Switch => {
                let labels: Vec<usize> = node.blocks.iter().map(|_| self.label()).collect();
                let end = self.label();
                self.lines(before);
                let other = labels.last().copied().unwrap_or(end);
                self.say(&format!("switch ({operand}) @label{other} {{"));
                let cases = labels.len().saturating_sub(1);
                for (number, label) in labels[..cases].iter().enumerate() {
                    let comma = if number + 1 == cases { " }" } else { "" };
                    self.say(&format!("  {number:#x}: goto @label{label}{comma}"));
                }
                for (label, block) in labels.iter().zip(&node.blocks) {
                    self.place(*label);
                    self.block(block);
                    self.say(&format!("goto @label{end}"));
                }
                self.place(end);
            }
            Kind::Try(handlers) => self.handled(handlers, node),
            Kind::Sync(lock) => self.locked(lock, node),
            Kind::Return => {
                self.lines(before);
                self.unlock(false);
                self.say(operand);
            }
            Kind::Break | Kind::Continue => {
                let place = self.text.len();
                match self.unlock(true) {
                    Some((over, _)) if matches!(node.kind, Kind::Break) => {
                        self.say(&format!("goto @label{over}"));
                    }
                    Some((_, next)) => self.say(&format!("goto @label{next}")),
                    None => self.text.truncate(place),
                }
            }
        }
    }

    fn handled(&mut self, handlers: &[Handler], node: &Node) {
        let labels: Vec<usize> = handlers.iter().map(|_| self.label()).collect();
        let after = self.label();
        self.around.push(Around::Try(labels.clone()));
        self.region();
        self.block(&node.blocks[0]);
        self.leave();
        self.around.pop();
        self.say(&format!("goto @label{after}"));
        for ((label, handler), block) in labels.iter().zip(handlers).zip(&node.blocks[1..]) {
            self.place(*label);
            self.say(&format!("catch {{ {} }}", handler.ty));
            let (first, rest) = handler.bind.split_at(1);
            self.lines(first);
            self.region();
            self.lines(rest);
            self.block(block);
            if handler.rethrow.is_empty() {
                self.leave();
                self.say(&format!("goto @label{after}"));
            } else {
                self.lines(&handler.rethrow);
                self.leave();
            }
        }
        self.place(after);
        self.region();
    }

    fn locked(&mut self, lock: &str, node: &Node) {
        let (handler, after) = (self.label(), self.label());
        self.lines(&node.lines);
        self.say(&format!("syncenter (dread ref {lock})"));
        self.around.push(Around::Try(vec![handler]));
        self.region();
        self.within(Around::Sync(lock.to_owned()), &node.blocks[0]);
        self.say(&format!("syncexit (dread ref {lock})"));
        self.leave();
        self.say(&format!("goto @label{after}"));
        self.place(handler);
        self.say("catch { <* void> }");
        self.say("dassign %Reg0_R113 0 (regread ptr %%thrownval)");
        self.region();
        self.say("dassign %Reg6_R113 0 (dread ref %Reg0_R113)");
        self.say(&format!("syncexit (dread ref {lock})"));
        self.leave();
        self.around.pop();
        self.region();
        self.say("dassign %Reg0_R113 0 (dread ref %Reg6_R113)");
        self.say("throw (dread ref %Reg0_R113)");
        self.leave();
        self.place(after);
        self.region();
    }
}
