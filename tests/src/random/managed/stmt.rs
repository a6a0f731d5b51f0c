//! Statements of managed programs.

use super::expr::{elem_of, element};
use super::generate::{Gen, main_class};
use super::tree::{Block, Handler, Kind, Node};
use super::types::{OBJECT, Ref, THROWABLE, Ty};

/// How deep statements lie in each other.
const DEPTH: usize = 3;

impl Gen {
    /// The lines so far as a statement.
    pub(super) fn statement(&mut self) -> Node {
        self.node(Kind::Plain, Vec::new())
    }

    fn node(&mut self, kind: Kind, blocks: Vec<Block>) -> Node {
        Node {
            kind,
            lines: self.taken(),
            blocks,
        }
    }

    pub(super) fn main_body(&mut self) -> Block {
        let count = 2 + self.below(self.size.max(1));
        let first = std::mem::take(&mut self.first);
        let mut body = vec![self.caught(first)];
        for _ in 0..count {
            let inner = self.size.div_ceil(2) + 1;
            let block = if self.chance(50) {
                vec![self.handled(inner)]
            } else {
                self.block(inner)
            };
            if self.chance(95) {
                body.push(self.caught(block));
            } else {
                body.extend(block);
            }
        }
        body
    }

    /// What an initialiser does: what it raises it mostly catches.
    pub(super) fn initialiser(&mut self) -> Block {
        self.may_call = self.chance(20);
        let count = 1 + self.below(4);
        let block: Block = (0..count).map(|_| self.plain()).collect();
        if self.chance(3) {
            return block;
        }
        let mut all = std::mem::take(&mut self.first);
        all.extend(block);
        vec![self.caught(all)]
    }

    /// Statements after a handler for everything.
    fn caught(&mut self, block: Block) -> Node {
        let handler = Handler {
            ty: "<* void>".to_owned(),
            bind: vec!["dassign %Reg0_R113 0 (regread ptr %%thrownval)".to_owned()],
            rethrow: Vec::new(),
        };
        self.node(Kind::Try(vec![handler]), vec![block, Vec::new()])
    }

    /// Some statements.
    pub(super) fn block(&mut self, size: usize) -> Block {
        let count = 1 + self.below(size.max(1));
        let mut block: Block = (0..count).map(|_| self.any()).collect();
        if self.depth > 0 && self.chance(9) {
            block.push(self.leave());
        }
        block
    }

    fn leave(&mut self) -> Node {
        match self.below(3) {
            0 if self.loops > 0 => {
                let kind = self.pick(&[Kind::Break, Kind::Continue]);
                self.node(kind, Vec::new())
            }
            1 => {
                // Nothing may be raised between leaving monitors and leaving.
                let value = match self.ret {
                    Some(ty) => {
                        let value = self.value(ty, 1);
                        self.temp(ty, &value)
                    }
                    None => String::new(),
                };
                self.lines.push(format!("return ({value})"));
                self.node(Kind::Return, Vec::new())
            }
            _ => {
                let thrown = self.reference(THROWABLE, 1);
                self.lines.push(format!("throw ({thrown})"));
                self.statement()
            }
        }
    }

    fn any(&mut self) -> Node {
        if self.depth >= DEPTH {
            return self.plain();
        }
        self.depth += 1;
        let node = match self.below(20) {
            0..=2 => {
                let then = self.block(2);
                let other = if self.chance(40) {
                    self.block(2)
                } else {
                    Vec::new()
                };
                let condition = self.comparison(2);
                self.lines.push(condition);
                self.node(Kind::If, vec![then, other])
            }
            3..=4 if self.loops < 2 => self.counted(),
            5 => {
                let blocks: Vec<Block> = (0..2 + self.below(3)).map(|_| self.block(1)).collect();
                let selector = self.number('I', 1);
                self.lines.push(format!("band i32 ({selector}, constval i32 3)"));
                self.node(Kind::Switch, blocks)
            }
            6..=8 => self.handled(3),
            9 if self.locks < 2 => {
                // Behind the variables of the function: a monitor whose variable changes is never given up.
                let lock = self.keep(81 + self.locks, Ty::Ref(OBJECT));
                self.locks += 1;
                let body = self.block(2);
                self.locks -= 1;
                let object = self.reference(OBJECT, 1);
                self.lines.push(format!("dassign {lock} 0 ({object})"));
                self.node(Kind::Sync(lock), vec![body])
            }
            10..=11 => self.walk(),
            _ => self.plain(),
        };
        self.depth -= 1;
        node
    }

    fn counted(&mut self) -> Node {
        let counter = self.keep(91 + self.loops, Ty::Prim('I'));
        self.loops += 1;
        let body = self.block(3);
        self.loops -= 1;
        let bound = match self.local(Ty::Prim('I')).filter(|_| self.chance(25)) {
            Some(name) => format!("band i32 (dread i32 {name}, constval i32 7)"),
            None => format!("constval i32 {}", 1 + self.below(5)),
        };
        let at_end = self.chance(40);
        let mut node = self.node(Kind::Loop(counter.clone(), bound, at_end), vec![body]);
        // What walks through an array.
        if self.chance(30)
            && let Some(at) = self.array(None)
        {
            let access = element(&at, &format!("dread i32 {counter}"));
            let short = self.short(at.1);
            let mut lines = std::mem::take(&mut self.lines);
            lines.push(format!(
                "eval ({})",
                access.replacen("ADDRESS", &format!("iread {short}"), 1)
            ));
            self.lines = lines;
            let walk = self.statement();
            node.blocks[0].insert(0, walk);
        }
        node
    }

    fn handled(&mut self, size: usize) -> Node {
        let deep = self.depth;
        self.depth += 1;
        let mut blocks = vec![self.block(size)];
        let mut handlers = Vec::new();
        for at in 0..1 + self.below(2) {
            let caught = match self.below(6) {
                0 | 1 => Ref::Exc(self.below(self.world.excs.len())),
                2 => Ref::Java(self.pick(&[
                    "ArithmeticException",
                    "NullPointerException",
                    "ClassCastException",
                    "IndexOutOfBoundsException",
                    "ArrayStoreException",
                    "NegativeArraySizeException",
                    "RuntimeException",
                    "Error",
                ])),
                _ => THROWABLE,
            };
            let spelled = self.world.spell(Ty::Ref(caught));
            let any = caught == THROWABLE && self.chance(60);
            let last = any || caught == THROWABLE;
            let (number, ty) = (40 + 2 * deep + at, Ty::Ref(caught));
            let kept = self.keep(number, ty);
            let temp = self.keep(0, ty);
            let mut bind = vec![
                format!("dassign {temp} 0 (regread ptr %%thrownval)"),
                format!("dassign {kept} 0 (dread ref {temp})"),
            ];
            if let Ref::Exc(_) = caught {
                let id = self.world.fields(caught)[0].0;
                self.mix(&format!(
                    "cvt i64 i32 (iread i32 {spelled} {id} (dread ref {kept}))"
                ));
                bind.append(&mut self.taken());
            } else if self.chance(70) {
                let tested = self.pick(&[
                    "ArithmeticException",
                    "NullPointerException",
                    "IndexOutOfBoundsException",
                ]);
                let tested = self.world.spell(Ty::Ref(Ref::Java(tested)));
                self.mix(&format!(
                    "cvt i64 i32 (intrinsicopwithtype i32 {tested} JAVA_INSTANCE_OF (dread ref {kept}))"
                ));
                bind.append(&mut self.taken());
            }
            blocks.push(self.block(2));
            let mut rethrow = Vec::new();
            if self.depth > 1 && self.chance(20) {
                rethrow.push(format!("dassign {temp} 0 (dread ref {kept})"));
                rethrow.push(format!("throw (dread ref {temp})"));
            }
            handlers.push(Handler {
                ty: if any { "<* void>".to_owned() } else { spelled },
                bind,
                rethrow,
            });
            if last {
                break;
            }
        }
        self.depth = deep;
        self.node(Kind::Try(handlers), blocks)
    }

    /// Adds an `i64` to the checksum.
    pub(super) fn mix(&mut self, value: &str) {
        let sum = format!("${}_7Csum", main_class(self.world.seed));
        self.lines.push(format!(
            "dassign {sum} 0 (add i64 (mul i64 (dread i64 {sum}, constval i64 31), {value}))"
        ));
    }

    /// A statement without others in it.
    pub(super) fn plain(&mut self) -> Node {
        match self.below(16) {
            0..=2 => {
                let all = self.assignable();
                let (name, ty) = self.pick(&all);
                let value = self.value(ty, 2);
                self.lines.push(format!("dassign {name} 0 ({value})"));
                if let Ty::Ref(of) = ty
                    && self.chance(70)
                {
                    self.ensure(&name, of);
                }
            }
            3..=6 => self.store_field(),
            7 => {
                let statics = self.statics();
                if statics.is_empty() {
                    self.store_field();
                } else {
                    let (class, name, ty) = self.pick(&statics);
                    self.lines
                        .push(format!("intrinsiccallwithtype <${class}> JAVA_CLINIT_CHECK ()"));
                    let value = self.value(ty, 2);
                    self.lines.push(format!("dassign {name} 0 ({value})"));
                }
            }
            8 | 9 => self.store_element(),
            10 | 11 => {
                if self.call_for(None, 2).is_none() && self.lines.is_empty() {
                    self.store_field();
                }
            }
            12 => self.tie(),
            13 if self.chance(40) => {
                let all: Vec<_> = self
                    .assignable()
                    .into_iter()
                    .filter(|(_, ty)| matches!(ty, Ty::Ref(_)))
                    .collect();
                if let Some((name, _)) = (!all.is_empty()).then(|| self.pick(&all)) {
                    self.lines.push(format!("dassign {name} 0 (constval ref 0)"));
                }
            }
            _ => {
                let kind = self.pick(&['I', 'J', 'I', 'D', 'F']);
                let value = self.number(kind, 3);
                let value = match kind {
                    'J' => value,
                    'I' => format!("cvt i64 i32 ({value})"),
                    'F' => format!("cvt i64 f32 ({value})"),
                    _ => format!("cvt i64 f64 ({value})"),
                };
                self.mix(&value);
            }
        }
        self.statement()
    }

    /// Gives a variable that is null an object.
    pub(super) fn ensure(&mut self, name: &str, of: Ref) {
        let label = self.guard();
        self.lines.push(format!(
            "brtrue @guard{label} (ne i32 ref (dread ref {name}, constval ref 0))"
        ));
        if let Some(made) = self.new_object(of) {
            self.lines.push(format!("dassign {name} 0 ({made})"));
        }
        self.lines.push(format!("@guard{label}"));
    }

    fn store_field(&mut self) {
        let wanted = self.chance(65);
        let fits = move |_: &Gen, ty: Ty| matches!(ty, Ty::Ref(_)) == wanted;
        let Some((object, field)) = self.field(&fits, 1) else {
            return;
        };
        let Some(ty) = self.type_of(&field) else { return };
        let value = self.value(ty, 2);
        self.lines.push(format!("iassign {field} ({object}, {value})"));
        // The object's last use was in a field.
        if self.chance(20)
            && let Some(name) = value.strip_prefix("dread ref ")
            && self.assignable().iter().any(|(local, _)| local == name)
        {
            self.lines.push(format!("dassign {name} 0 (constval ref 0)"));
        }
    }

    /// The type of a field by the class and id that [`Gen::field`] gives.
    fn type_of(&self, field: &str) -> Option<Ty> {
        let (class, id) = field.rsplit_once(' ')?;
        let id: usize = id.parse().ok()?;
        (0..self.world.classes.len())
            .map(Ref::Class)
            .find(|of| self.world.spell(Ty::Ref(*of)) == class)
            .and_then(|of| self.world.fields(of).into_iter().find(|at| at.0 == id))
            .map(|at| at.1)
    }

    fn store_element(&mut self) {
        let all: Vec<Ref> = self
            .makeable
            .iter()
            .copied()
            .filter(|at| elem_of(*at).is_some())
            .collect();
        let mut kept: Vec<Ref> = all
            .iter()
            .copied()
            .filter(|at| !self.locals_of(*at).is_empty())
            .collect();
        if kept.is_empty() || self.chance(15) {
            kept = all;
        }
        let of = self.pick(&kept);
        let Some(elem) = elem_of(of) else { return };
        let array = self.reference(of, 1);
        let index = self.index(1);
        let value = self.value(elem, 2);
        let place = element(&(array, elem), &index).replacen("ADDRESS", "iassign", 1);
        let Some((head, address)) = place.split_once(" 0 (") else {
            return;
        };
        self.lines
            .push(format!("{head} 0 ({}, {value})", &address[..address.len() - 1]));
    }

    /// Ties objects to a ring and forgets them.
    fn tie(&mut self) {
        let class = Ref::Class(self.below(self.world.classes.len()));
        let back: Vec<_> = self
            .world
            .fields(class)
            .into_iter()
            .filter(|(_, ty)| matches!(ty, Ty::Ref(of) if self.world.is_sub(class, *of)))
            .collect();
        if back.is_empty() {
            return;
        }
        let (id, _) = self.pick(&back);
        let owner = self.world.spell(Ty::Ref(class));
        let Some(first) = self.new_object(class) else {
            return;
        };
        let second = if self.chance(60) {
            self.new_object(class).unwrap_or_else(|| first.clone())
        } else {
            first.clone()
        };
        self.lines
            .push(format!("iassign {owner} {id} ({first}, {second})"));
        self.lines
            .push(format!("iassign {owner} {id} ({second}, {first})"));
        if let Some(local) = self.local(Ty::Ref(class)).filter(|_| self.chance(50)) {
            let text = self.pick(&[first, second]);
            if self.assignable().iter().any(|(name, _)| *name == local) {
                self.lines.push(format!("dassign {local} 0 ({text})"));
            }
        }
    }
}
