//! Expressions of managed programs: operands as text; what must happen before goes into the lines of the statement.

use super::generate::{Gen, Owner};
use super::library;
use super::types::{OBJECT, Ref, Ty, prim, wide};

impl Gen {
    /// A value of a type that computes: `I`, `J`, `F` or `D`.
    pub(super) fn number(&mut self, kind: char, depth: usize) -> String {
        let text = self.number_inline(kind, depth);
        if depth > 0 && self.chance(40) {
            self.temp(Ty::Prim(kind), &text)
        } else {
            text
        }
    }

    fn number_inline(&mut self, kind: char, depth: usize) -> String {
        let ty = prim(kind);
        if depth == 0 || self.chance(20) {
            return if self.chance(50) {
                self.constant(kind)
            } else {
                self.local(Ty::Prim(kind))
                    .map_or_else(|| self.constant(kind), |name| format!("dread {ty} {name}"))
            };
        }
        match self.below(14) {
            0..=3 => {
                let (a, b) = (self.number(kind, depth - 1), self.number(kind, depth - 1));
                let ops: &[&str] = match kind {
                    'I' | 'J' => &["add", "sub", "mul", "band", "bior", "bxor", "add"],
                    _ => &["add", "sub", "mul", "div"],
                };
                let op = self.pick(ops);
                format!("{op} {ty} ({a}, {b})")
            }
            4 if "IJ".contains(kind) => {
                let (a, b) = (self.number(kind, depth - 1), self.number('I', 0));
                let op = self.pick(&["shl", "ashr", "lshr"]);
                format!("{op} {ty} ({a}, {b})")
            }
            5 if "IJ".contains(kind) => {
                let a = self.number(kind, depth - 1);
                let b = if self.chance(70) {
                    format!("constval {ty} {}", self.below(6) + 1)
                } else {
                    self.number(kind, depth - 1)
                };
                let op = self.pick(&["div", "rem"]);
                format!("{op} {ty} ({a}, {b})")
            }
            6 if kind == 'I' => self.comparison(depth - 1),
            6 => {
                let from = self.pick(&['I', 'J', 'F', 'D']);
                if from == kind {
                    return self.number_inline(kind, depth - 1);
                }
                let a = self.number(from, depth - 1);
                format!("cvt {ty} {} ({a})", prim(from))
            }
            7 if kind == 'I' && self.chance(50) => self
                .array(None)
                .map(|(array, _)| format!("intrinsicop i32 JAVA_ARRAY_LENGTH ({array})"))
                .unwrap_or_else(|| self.constant('I')),
            7 | 8 => {
                let letters: Vec<char> = "ZBSCIJFD".chars().filter(|c| wide(*c) == kind).collect();
                let letter = self.pick(&letters);
                let place = self.place(Ty::Prim(letter), depth - 1);
                match place {
                    Some(text) => self.widened(letter, &text),
                    None => self.constant(kind),
                }
            }
            9 => {
                let letters: Vec<char> = "ZBSCIJFD".chars().filter(|c| wide(*c) == kind).collect();
                let letter = self.pick(&letters);
                match self.call_for(Some(Ty::Prim(letter)), depth - 1) {
                    Some(text) => self.widened(letter, &text),
                    None => self.constant(kind),
                }
            }
            10 if kind == 'I' => {
                let object = self.reference(OBJECT, depth - 1);
                let ty = self.some_type();
                let ty = self.world.spell(Ty::Ref(ty));
                format!("intrinsicopwithtype i32 {ty} JAVA_INSTANCE_OF ({object})")
            }
            11 | 12 if kind != 'F' => self.number_in_tagged(kind, depth - 1),
            _ => self
                .local(Ty::Prim(kind))
                .map_or_else(|| self.constant(kind), |name| format!("dread {ty} {name}")),
        }
    }

    /// As the front end widens what it reads.
    fn widened(&mut self, letter: char, text: &str) -> String {
        if wide(letter) == letter {
            return text.to_owned();
        }
        let text = if self.chance(70) {
            self.temp(Ty::Prim(letter), text)
        } else {
            text.to_owned()
        };
        match letter {
            'Z' => format!("cvt i32 u1 ({text})"),
            'C' => format!("zext i32 16 ({text})"),
            'B' => format!("sext i32 8 ({text})"),
            _ => format!("sext i32 16 ({text})"),
        }
    }

    /// A value of any type, to be stored or passed.
    pub(super) fn value(&mut self, ty: Ty, depth: usize) -> String {
        match ty {
            Ty::Ref(of) => self.reference(of, depth),
            Ty::Prim('T') => self.tagged(depth),
            Ty::Prim(letter) => {
                let text = self.number(wide(letter), depth);
                match letter {
                    'Z' | 'B' | 'S' | 'C' => format!("cvt {} i32 ({text})", prim(letter)),
                    _ => text,
                }
            }
        }
    }

    /// A comparison that gives an `i32`.
    pub(super) fn comparison(&mut self, depth: usize) -> String {
        let op = self.pick(&["eq", "ne", "lt", "le", "gt", "ge"]);
        match self.below(8) {
            0..=2 => {
                let (a, b) = (self.number('I', depth), self.number('I', depth));
                format!("{op} i32 i32 ({a}, {b})")
            }
            3 => {
                let (a, b) = (self.reference(OBJECT, depth), self.reference(OBJECT, depth));
                let op = self.pick(&["eq", "ne"]);
                format!("{op} i32 ref ({a}, {b})")
            }
            4 => {
                let a = self.reference(OBJECT, depth);
                let op = self.pick(&["eq", "ne"]);
                format!("{op} i32 ref ({a}, constval ref 0)")
            }
            _ => {
                let (kind, ways): (char, &[&str]) = self.pick(&[
                    ('J', &["cmp"]),
                    ('F', &["cmpl", "cmpg"]),
                    ('D', &["cmpl", "cmpg"]),
                ]);
                let way = self.pick(ways);
                let (a, b) = (self.number(kind, depth), self.number(kind, depth));
                let mut text = format!("{way} i32 {} ({a}, {b})", prim(kind));
                if self.chance(70) {
                    text = self.temp(Ty::Prim('I'), &text);
                }
                if self.chance(85) {
                    format!("{op} i32 i32 ({text}, constval i32 0)")
                } else {
                    text
                }
            }
        }
    }

    pub(super) fn constant(&mut self, kind: char) -> String {
        let ty = prim(kind);
        let text = match kind {
            'T' => "0".to_owned(),
            'F' | 'D' if self.chance(20) => self.pick(&["nan", "inf", "-inf", "0.0", "-0.0"]).to_owned(),
            'F' | 'D' => format!("{}.{}", self.below(40) as i64 - 20, self.pick(&["0", "5", "25"])),
            'I' if self.chance(8) => self
                .pick(&["0x7fffffff", "-2147483648", "65535", "-129"])
                .to_owned(),
            'J' if self.chance(15) => self
                .pick(&["0x7fffffffffffffff", "0x123456789abc", "-4294967297"])
                .to_owned(),
            _ => (self.below(12) as i64 - 3).to_string(),
        };
        let suffix = if kind == 'F' && !text.contains("nan") && !text.contains("inf") {
            "f"
        } else {
            ""
        };
        format!("constval {ty} {text}{suffix}")
    }

    /// Puts a value into a temporary.
    pub(super) fn temp(&mut self, ty: Ty, text: &str) -> String {
        let name = self.fresh(ty);
        self.lines.push(format!("dassign {name} 0 ({text})"));
        format!("dread {} {name}", self.short(ty))
    }

    /// The type of an operation on values of this type.
    pub(super) fn short(&self, ty: Ty) -> &'static str {
        match ty {
            Ty::Prim(letter) => prim(letter),
            Ty::Ref(_) => "ref",
        }
    }

    /// A reference to an object of a type, or null.
    pub(super) fn reference(&mut self, of: Ref, depth: usize) -> String {
        let ty = Ty::Ref(of);
        if depth == 0 || self.chance(45) {
            let locals = self.locals_of(of);
            if locals.is_empty() || self.chance(3) {
                return if self.chance(80) {
                    self.new_object(of).unwrap_or_else(|| "constval ref 0".to_owned())
                } else {
                    "constval ref 0".to_owned()
                };
            }
            let (name, own) = self.pick(&locals);
            let text = format!("dread ref {name}");
            if own == of || self.chance(40) {
                return text;
            }
            let spelled = self.world.spell(ty);
            return self.temp(ty, &format!("retype ref {spelled} ({text})"));
        }
        let text = match self.below(10) {
            0..=3 => self.new_object(of),
            4 => {
                let value = self.tagged(depth - 1);
                let text = format!("intrinsicop ref tagged_to_ref ({value})");
                if of == OBJECT {
                    Some(text)
                } else {
                    let object = self.temp(Ty::Ref(OBJECT), &text);
                    Some(self.cast(of, &object))
                }
            }
            5 | 6 => self.place(ty, depth - 1),
            7 | 8 => self.call_for(Some(ty), depth - 1),
            _ => {
                let from = if self.chance(80) { of } else { OBJECT };
                let object = self.reference(from, depth - 1);
                Some(self.cast(of, &object))
            }
        };
        let text = text.unwrap_or_else(|| "constval ref 0".to_owned());
        if text.starts_with("dread") || self.chance(30) {
            text
        } else {
            self.temp(ty, &text)
        }
    }

    /// The reference as one of another type, or an exception.
    fn cast(&mut self, to: Ref, object: &str) -> String {
        let name = self.fresh(Ty::Ref(to));
        let spelled = self.world.spell(Ty::Ref(to));
        self.lines.push(format!(
            "intrinsiccallwithtypeassigned {spelled} JAVA_CHECK_CAST ({object}) {{ dassign {name} 0 }}"
        ));
        format!("dread ref {name}")
    }

    /// A tagged value.
    fn tagged(&mut self, depth: usize) -> String {
        let ty = Ty::Prim('T');
        let inner = depth.saturating_sub(1);
        let tag = self.below(64);
        let text = match self.below(10) {
            0 => Some(self.constant('T')),
            1 => {
                let kind = self.pick(&['I', 'J']);
                let number = self.number(kind, inner);
                Some(format!("intrinsicop dynany tagged_from_int ({number})"))
            }
            2 => {
                let number = self.number('D', inner);
                Some(format!("intrinsicop dynany tagged_from_f64 ({number})"))
            }
            3 | 4 => {
                let object = self.reference(OBJECT, inner);
                Some(format!(
                    "intrinsicop dynany tagged_from_ref ({object}, constval i32 {tag})"
                ))
            }
            5 if depth > 0 => self.place(ty, inner),
            6 if depth > 0 => self.call_for(Some(ty), inner),
            _ => self.local(ty).map(|name| format!("dread dynany {name}")),
        };
        let text = text.unwrap_or_else(|| {
            format!("intrinsicop dynany tagged_from_ref (constval ref 0, constval i32 {tag})")
        });
        if text.starts_with("dread") || self.chance(50) {
            text
        } else {
            self.temp(ty, &text)
        }
    }

    /// A number that a tagged value has or is. Addresses are none: they differ from run to run.
    fn number_in_tagged(&mut self, kind: char, depth: usize) -> String {
        let value = self.tagged(depth);
        if kind == 'D' {
            return format!("intrinsicop f64 tagged_to_f64 ({value})");
        }
        let ty = prim(kind);
        let test = self.pick(&["is_f64", "is_int", "is_ref", "tag"]);
        if test != "is_int" {
            return format!("intrinsicop {ty} tagged_{test} ({value})");
        }
        let value = self.temp(Ty::Prim('T'), &value);
        format!(
            "mul {ty} (intrinsicop {ty} tagged_is_int ({value}), intrinsicop {ty} tagged_to_int ({value}))"
        )
    }

    /// An object to be used, which is rarely null.
    fn object(&mut self, of: Ref, depth: usize) -> String {
        let depth = if self.chance(85) { 0 } else { depth };
        self.reference(of, depth)
    }

    /// Makes an object that is of this type.
    pub(super) fn new_object(&mut self, of: Ref) -> Option<String> {
        let candidates: Vec<Ref> = self
            .makeable
            .iter()
            .copied()
            .filter(|at| self.world.is_sub(*at, of))
            .collect();
        if candidates.is_empty() {
            return None;
        }
        let made = self.pick(&candidates);
        let object = self.world.object(made);
        match made {
            Ref::Prims(_) | Ref::Objects | Ref::Classes(_) => {
                let length = if self.chance(90) {
                    format!("constval i32 {}", self.below(5) + 3)
                } else {
                    self.number('I', 0)
                };
                // Lengths from anywhere stay small, and some are negative.
                let length = format!("sub i32 (band i32 ({length}, constval i32 15), constval i32 0)");
                let length = if self.chance(1) {
                    "constval i32 -2".to_owned()
                } else {
                    length
                };
                let length = if self.chance(50) {
                    self.temp(Ty::Prim('I'), &length)
                } else {
                    length
                };
                Some(self.temp(Ty::Ref(made), &format!("gcmallocjarray ref {object} ({length})")))
            }
            _ => {
                let name = self.world.name(made);
                self.lines
                    .push(format!("intrinsiccallwithtype <${name}> JAVA_CLINIT_CHECK ()"));
                let text = self.temp(Ty::Ref(made), &format!("gcmalloc ref <${name}>"));
                if matches!(made, Ref::Java(_)) {
                    let init = library::constructor(&name, "");
                    self.lines.push(format!("callassigned {init} ({text}) {{}}"));
                } else if self.makeable.iter().take(self.made_below).any(|at| *at == made) && self.chance(85)
                {
                    let init = library::constructor(&name, "I");
                    let arg = self.number('I', 0);
                    self.lines
                        .push(format!("callassigned {init} ({text}, {arg}) {{}}"));
                }
                Some(text)
            }
        }
    }

    /// A field, a static field or an element that holds a value of this type, or of a subtype: text that reads it.
    fn place(&mut self, ty: Ty, depth: usize) -> Option<String> {
        let short = self.short(ty);
        let fits = |gen_: &Gen, at: Ty| match (at, ty) {
            (Ty::Ref(a), Ty::Ref(b)) => gen_.world.is_sub(a, b),
            _ => at == ty,
        };
        match self.below(5) {
            0 => {
                let statics = self.statics();
                let fitting: Vec<_> = statics.into_iter().filter(|(_, _, at)| fits(self, *at)).collect();
                if fitting.is_empty() {
                    return None;
                }
                let (class, name, _) = self.pick(&fitting);
                self.lines
                    .push(format!("intrinsiccallwithtype <${class}> JAVA_CLINIT_CHECK ()"));
                Some(format!("dread {short} {name}"))
            }
            1 => {
                let elem = self.array(Some(ty))?;
                let index = self.index(depth);
                Some(element(&elem, &index).replacen("ADDRESS", &format!("iread {short}"), 1))
            }
            _ => {
                let (object, field) = self.field(&|gen_, at| fits(gen_, at), depth)?;
                Some(format!("iread {short} {field} ({object})"))
            }
        }
    }

    /// An index, mostly a small one.
    pub(super) fn index(&mut self, depth: usize) -> String {
        let text = if self.chance(90) {
            format!("constval i32 {}", self.below(4))
        } else {
            self.number('I', depth)
        };
        if self.chance(60) {
            self.temp(Ty::Prim('I'), &text)
        } else {
            text
        }
    }

    /// An object with a field that `fits`, and the class and id of the field.
    pub(super) fn field(
        &mut self,
        fits: &dyn Fn(&Gen, Ty) -> bool,
        depth: usize,
    ) -> Option<(String, String)> {
        let mut all = Vec::new();
        for index in 0..self.world.classes.len() {
            let of = Ref::Class(index);
            let fields = self
                .world
                .fields(of)
                .into_iter()
                .filter(|(_, at)| fits(self, *at));
            let weight = if self.locals_of(of).is_empty() { 1 } else { 4 };
            for (id, ty) in fields {
                all.extend(std::iter::repeat_n((of, id, ty), weight));
            }
        }
        if all.is_empty() {
            return None;
        }
        let (of, id, _) = self.pick(&all);
        let object = self.object(of, depth);
        Some((object, format!("{} {id}", self.world.spell(Ty::Ref(of)))))
    }

    /// Calls something that gives a value of a type; the text of the result.
    pub(super) fn call_for(&mut self, ret: Option<Ty>, depth: usize) -> Option<String> {
        if !self.may_call {
            return None;
        }
        let fits = |gen_: &Gen, at: Option<Ty>| match (at, ret) {
            (_, None) => true,
            (Some(Ty::Ref(a)), Some(Ty::Ref(b))) => gen_.world.is_sub(a, b),
            _ => at == ret,
        };
        let all: Vec<usize> = (0..self.methods.len())
            .filter(|index| fits(self, self.methods[*index].ret))
            .collect();
        if all.is_empty() {
            return None;
        }
        let method = self.pick(&all);
        let method = self.methods[method].clone();
        let mut args: Vec<String> = Vec::new();
        let (word, owner) = match method.owner {
            Owner::Static(class) => {
                let name = self.world.name(Ref::Class(class));
                self.lines
                    .push(format!("intrinsiccallwithtype <${name}> JAVA_CLINIT_CHECK ()"));
                ("callassigned", Ref::Class(class))
            }
            Owner::Iface(iface) => {
                args.push(self.object(Ref::Iface(iface), depth));
                ("interfacecallassigned", Ref::Iface(iface))
            }
            Owner::Class(_) => {
                let definers = method.defined.clone();
                let class = self.pick(&definers);
                args.push(self.object(Ref::Class(class), depth));
                // A call by name of one definition, as of `super`.
                let direct = self.chance(15);
                (
                    if direct {
                        "callassigned"
                    } else {
                        "virtualcallassigned"
                    },
                    Ref::Class(class),
                )
            }
        };
        for param in &method.params {
            let arg = self.value(*param, depth);
            args.push(arg);
        }
        let name = self.method_name(owner, &method);
        let args = args.join(", ");
        let Some(result) = method.ret.filter(|_| ret.is_some() || self.chance(50)) else {
            self.lines.push(format!("{word} {name} ({args}) {{}}"));
            return None;
        };
        let temp = self.fresh(result);
        self.lines
            .push(format!("{word} {name} ({args}) {{ dassign {temp} 0 }}"));
        Some(format!("dread {} {temp}", self.short(result)))
    }

    /// An array with elements of this type, or any: its text, and the type of its elements.
    pub(super) fn array(&mut self, of: Option<Ty>) -> Option<(String, Ty)> {
        let fits = |gen_: &Gen, elem: Ty| match (elem, of) {
            (_, None) => true,
            (Ty::Ref(a), Some(Ty::Ref(b))) => gen_.world.is_sub(a, b),
            _ => Some(elem) == of,
        };
        let all: Vec<(Ref, Ty)> = self
            .makeable
            .iter()
            .filter_map(|at| elem_of(*at).map(|elem| (*at, elem)))
            .filter(|(_, elem)| fits(self, *elem))
            .collect();
        if all.is_empty() {
            return None;
        }
        let (array, elem) = self.pick(&all);
        Some((self.object(array, 1), elem))
    }
}

/// The type of the elements of an array.
pub fn elem_of(array: Ref) -> Option<Ty> {
    match array {
        Ref::Prims(letter) => Some(Ty::Prim(letter)),
        Ref::Objects => Some(Ty::Ref(OBJECT)),
        Ref::Classes(class) => Some(Ty::Ref(Ref::Class(class))),
        _ => None,
    }
}

/// An access to an element; `ADDRESS` stands for the word in front.
pub fn element(array: &(String, Ty), index: &str) -> String {
    let (elem, items) = match array.1 {
        Ty::Prim(letter) => (prim(letter).to_owned(), prim(letter).to_owned()),
        Ty::Ref(_) => ("<* <$Ljava_2Flang_2FObject_3B>>".to_owned(), "ref".to_owned()),
    };
    format!(
        "ADDRESS <* {elem}> 0 (array 1 ptr <* <[] {items}>> ({}, {index}))",
        array.0
    )
}
