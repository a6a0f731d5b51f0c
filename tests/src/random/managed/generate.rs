//! Makes managed programs: a world of classes, then the bodies of their methods.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::library;
use super::tree::{Block, Func, Module};
use super::types::{Class, OBJECT, PRIMS, Ref, THROWABLE, Ty, World, prim, wide};
use crate::mutate::Random;

/// Who declares a method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// A class, as a static method.
    Static(usize),
    /// A class.
    Class(usize),
    /// An interface.
    Iface(usize),
}

/// A method with all that override it.
#[derive(Clone, Debug)]
pub struct Method {
    name: String,
    /// Parameters.
    pub params: Vec<Ty>,
    /// The result.
    pub ret: Option<Ty>,
    /// Where it comes from.
    pub owner: Owner,
    /// Classes that define it.
    pub defined: Vec<usize>,
}

/// Calls that a program may make.
const FUEL: usize = 60;

/// The state of the generator.
pub struct Gen {
    random: Random,
    pub(super) world: World,
    pub(super) methods: Vec<Method>,
    /// Classes of which objects can be made.
    pub(super) makeable: Vec<Ref>,
    /// Statements of a function, about.
    pub(super) size: usize,
    /// Of the function that is being made: variables that keep their values.
    locals: Vec<(String, Ty, bool)>,
    vars: BTreeMap<String, String>,
    fresh: usize,
    guards: usize,
    /// Statements that give variables their first objects.
    pub(super) first: Block,
    /// Of the statement that is being made.
    pub(super) lines: Vec<String>,
    pub(super) may_call: bool,
    /// Constructors are called of what stands before this in [`Gen::makeable`] only, lest they call each other for ever.
    pub(super) made_below: usize,
    pub(super) loops: usize,
    pub(super) depth: usize,
    pub(super) locks: usize,
    pub(super) ret: Option<Ty>,
}

/// The program of a seed.
pub fn generate(seed: u64, size: u32) -> Module {
    let mut random = Random::new(seed ^ 0x6d61_6e61_6765_6400);
    random.number();
    let mut gen_ = Gen {
        random,
        world: World {
            seed,
            ..World::default()
        },
        methods: Vec::new(),
        makeable: Vec::new(),
        size: size as usize,
        locals: Vec::new(),
        vars: BTreeMap::new(),
        fresh: 0,
        guards: 0,
        first: Vec::new(),
        lines: Vec::new(),
        may_call: true,
        made_below: usize::MAX,
        loops: 0,
        depth: 0,
        locks: 0,
        ret: None,
    };
    gen_.invent();
    let funcs = gen_.functions();
    Module {
        header: gen_.header(),
        funcs,
    }
}

/// The class with the functions that others than the program call.
pub fn main_class(seed: u64) -> String {
    format!("LMx{seed}_3B")
}

impl Gen {
    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound)
    }

    pub(super) fn chance(&mut self, percent: usize) -> bool {
        self.random.below(100) < percent
    }

    pub(super) fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        self.random.pick(list).clone()
    }

    /// A temporary for the statement that is being made.
    pub(super) fn fresh(&mut self, ty: Ty) -> String {
        let name = format!("%Reg{}_{}", self.fresh, self.world.suffix(ty));
        self.fresh += 1;
        self.vars.insert(name.clone(), self.world.spell(ty));
        name
    }

    /// A label that is nowhere else.
    pub(super) fn guard(&mut self) -> usize {
        self.guards += 1;
        self.guards
    }

    /// The lines of a statement.
    pub(super) fn taken(&mut self) -> Vec<String> {
        self.fresh = 0;
        std::mem::take(&mut self.lines)
    }

    /// Declares a variable that keeps its value.
    pub(super) fn keep(&mut self, number: usize, ty: Ty) -> String {
        let name = format!("%Reg{number}_{}", self.world.suffix(ty));
        self.vars.insert(name.clone(), self.world.spell(ty));
        name
    }

    /// A variable of exactly this type.
    pub(super) fn local(&mut self, ty: Ty) -> Option<String> {
        let all: Vec<String> = self
            .locals
            .iter()
            .filter(|at| at.1 == ty)
            .map(|at| at.0.clone())
            .collect();
        (!all.is_empty()).then(|| self.pick(&all))
    }

    /// Variables with objects of this type, and their types.
    pub(super) fn locals_of(&self, of: Ref) -> Vec<(String, Ref)> {
        self.locals
            .iter()
            .filter_map(|(name, ty, _)| match ty {
                Ty::Ref(own) if self.world.is_sub(*own, of) => Some((name.clone(), *own)),
                _ => None,
            })
            .collect()
    }

    /// Variables that may be assigned.
    pub(super) fn assignable(&self) -> Vec<(String, Ty)> {
        let all = self.locals.iter().filter(|at| at.2);
        all.map(|at| (at.0.clone(), at.1)).collect()
    }

    /// A type of objects.
    pub(super) fn some_type(&mut self) -> Ref {
        let mut all = self.makeable.clone();
        all.extend((0..self.world.ifaces).map(Ref::Iface));
        self.pick(&all)
    }

    fn field_type(&mut self, classes: usize) -> Ty {
        match self.below(10) {
            0..=3 => Ty::Prim(self.pick(&PRIMS)),
            4..=7 => Ty::Ref(Ref::Class(self.below(classes))),
            8 => Ty::Ref(self.pick(&[OBJECT, Ref::Objects, THROWABLE])),
            _ => {
                let letter = self.pick(&PRIMS);
                Ty::Ref(self.pick(&[Ref::Prims(letter), Ref::Iface(0), Ref::Classes(0)]))
            }
        }
    }

    fn invent(&mut self) {
        let classes = 2 + self.below(5);
        self.world.ifaces = 1 + self.below(2);
        for index in 0..classes {
            let parent = if index > 0 && self.chance(65) {
                Ref::Class(self.below(index))
            } else {
                OBJECT
            };
            let ifaces = (0..self.world.ifaces)
                .filter(|_| self.random.below(100) < 45)
                .collect();
            let fields = (0..1 + self.below(4)).map(|_| self.field_type(classes)).collect();
            let statics = (0..self.below(3)).map(|_| self.field_type(classes)).collect();
            let clinit = self.chance(40);
            self.world.classes.push(Class {
                parent,
                ifaces,
                fields,
                statics,
                clinit,
            });
        }
        for index in 0..1 + self.below(3) {
            let parent = if index > 0 && self.chance(60) {
                Ref::Exc(self.below(index))
            } else {
                Ref::Java(self.pick(&["RuntimeException", "Exception", "Error", "Throwable"]))
            };
            let fields = if self.chance(30) {
                vec![Ty::Prim('I'), Ty::Ref(OBJECT)]
            } else {
                vec![Ty::Prim('I')]
            };
            self.world.excs.push(Class {
                parent,
                ifaces: Vec::new(),
                fields,
                statics: Vec::new(),
                clinit: false,
            });
        }
        self.makeable = (0..classes).map(Ref::Class).collect();
        self.makeable.extend((0..self.world.excs.len()).map(Ref::Exc));
        self.makeable
            .extend(PRIMS.iter().map(|letter| Ref::Prims(*letter)));
        self.makeable.extend([
            OBJECT,
            Ref::Objects,
            Ref::Classes(0),
            Ref::Classes(classes - 1),
            Ref::Java("ArithmeticException"),
        ]);
        self.methods(classes);
    }

    fn methods(&mut self, classes: usize) {
        let count = 3 + self.below(5);
        for index in 0..count {
            let params = (0..self.below(4)).map(|_| self.field_type(classes)).collect();
            let ret = if self.chance(75) {
                Some(self.field_type(classes))
            } else {
                None
            };
            let owner = match self.below(10) {
                0..=2 => Owner::Static(self.below(classes)),
                3..=7 => Owner::Class(self.below(classes)),
                _ => Owner::Iface(self.below(self.world.ifaces)),
            };
            let mut defined = Vec::new();
            for class in 0..classes {
                let of = Ref::Class(class);
                let first = match owner {
                    Owner::Static(own) | Owner::Class(own) => own == class,
                    Owner::Iface(iface) => self.world.classes[class].ifaces.contains(&iface),
                };
                let inherits = match owner {
                    Owner::Static(_) => false,
                    Owner::Class(own) => self.world.is_sub(of, Ref::Class(own)),
                    Owner::Iface(iface) => self.world.is_sub(of, Ref::Iface(iface)),
                };
                if first || inherits && self.chance(45) {
                    defined.push(class);
                }
            }
            self.methods.push(Method {
                name: format!("m{index}"),
                params,
                ret,
                owner,
                defined,
            });
        }
    }

    /// The name of a method as this class or interface has it.
    pub(super) fn method_name(&self, owner: Ref, method: &Method) -> String {
        let params: String = method.params.iter().map(|ty| self.world.desc(*ty)).collect();
        let ret = method.ret.map_or("V".to_owned(), |ty| self.world.desc(ty));
        format!(
            "&{}_7C{}_7C_28{params}_29{ret}",
            self.world.name(owner),
            method.name
        )
    }

    /// All static fields: class, name, type.
    pub(super) fn statics(&self) -> Vec<(String, String, Ty)> {
        let mut all = Vec::new();
        for (index, class) in self.world.classes.iter().enumerate() {
            let name = self.world.name(Ref::Class(index));
            for (at, ty) in class.statics.iter().enumerate() {
                all.push((name.clone(), format!("${name}_7Cs{at}"), *ty));
            }
        }
        all
    }

    fn header(&self) -> String {
        let world = &self.world;
        let mut text = String::new();
        let mut vars = String::new();
        let mut classes = String::new();
        let original = |name: &str| name.replace("_3B", ";");
        for iface in 0..world.ifaces {
            let own = world.name(Ref::Iface(iface));
            let mut members = format!(
                "\n  @INFO_access_flags 1536,\n  @INFO_classnameorig \"{}\"",
                original(&own)
            );
            for method in self.methods.iter().filter(|at| at.owner == Owner::Iface(iface)) {
                let mut params = vec![world.spell(Ty::Ref(Ref::Iface(iface)))];
                params.extend(method.params.iter().map(|ty| world.spell(*ty)));
                let ret = method.ret.map_or("void".to_owned(), |ty| world.spell(ty));
                let name = self.method_name(Ref::Iface(iface), method);
                let _ = write!(
                    members,
                    ",\n  {name} public virtual abstract ({}) {ret}",
                    params.join(",")
                );
                let params: Vec<String> = params
                    .iter()
                    .enumerate()
                    .map(|(at, ty)| format!("var %p{at} {ty}"))
                    .collect();
                let _ = writeln!(
                    vars,
                    "func {name} public virtual abstract ({}) {ret}",
                    params.join(", ")
                );
            }
            let _ = writeln!(text, "type ${own} <interface {{{members}}}>");
            let _ = writeln!(classes, "javainterface ${own} <${own}> abstract");
        }
        let all = (0..world.classes.len()).map(Ref::Class);
        for of in all.chain((0..world.excs.len()).map(Ref::Exc)) {
            let Some(class) = world.class(of) else { continue };
            let own = world.name(of);
            let mut members = format!(
                "\n  @INFO_access_flags 1,\n  @INFO_classnameorig \"{}\"",
                original(&own)
            );
            for (at, ty) in class.fields.iter().enumerate() {
                let _ = write!(members, ",\n  @f{at} {}", world.spell(*ty));
            }
            for (at, ty) in class.statics.iter().enumerate() {
                let spelled = world.spell(*ty);
                let _ = write!(members, ",\n  ^{own}_7Cs{at} {spelled} static");
                let zero = match ty {
                    Ty::Prim('F') => " = 0f",
                    Ty::Prim('T') => "",
                    _ => " = 0",
                };
                let _ = writeln!(vars, "var ${own}_7Cs{at} {spelled} static{zero}");
            }
            if class.clinit {
                let _ = write!(
                    members,
                    ",\n  &{own}_7C_3Cclinit_3E_7C_28_29V static constructor () void"
                );
            }
            let init = library::constructor(&own, "I");
            let _ = write!(members, ",\n  {init} public constructor (<* <${own}>>,i32) void");
            if let Ref::Class(index) = of {
                for method in self.methods.iter().filter(|at| at.defined.contains(&index)) {
                    let (words, this) = match method.owner {
                        Owner::Static(_) => ("public static", None),
                        _ => ("public virtual", Some(format!("<* <${own}>>"))),
                    };
                    let params: Vec<String> = this
                        .into_iter()
                        .chain(method.params.iter().map(|ty| world.spell(*ty)))
                        .collect();
                    let ret = method.ret.map_or("void".to_owned(), |ty| world.spell(ty));
                    let name = self.method_name(of, method);
                    let _ = write!(members, ",\n  {name} {words} ({}) {ret}", params.join(","));
                }
            }
            for iface in &class.ifaces {
                let _ = write!(members, ",\n  ${}", world.name(Ref::Iface(*iface)));
            }
            let parent = world.name(class.parent);
            let _ = writeln!(text, "type ${own} <class <${parent}> {{{members}}}>");
            let _ = writeln!(classes, "javaclass ${own} <${own}> public");
        }
        let main = main_class(world.seed);
        let object = library::name("Object");
        let _ = writeln!(
            text,
            "type ${main} <class <${object}> {{\n  @INFO_access_flags 1,\n  @INFO_classnameorig \"{}\",\n  \
             ^{main}_7Csum i64 static,\n  ^{main}_7Cfuel i32 static,\n  \
             &{main}_7Cmain_7C_28_29V public static () void,\n  &{main}_7Ccheck_7C_28_29J public static () i64}}>",
            original(&main)
        );
        let _ = writeln!(classes, "javaclass ${main} <${main}> public");
        let _ = writeln!(
            vars,
            "var ${main}_7Csum i64 static = 0\nvar ${main}_7Cfuel i32 static = 0"
        );
        text + &classes + &vars
    }

    fn functions(&mut self) -> Vec<Func> {
        let main = main_class(self.world.seed);
        let mut funcs = Vec::new();
        self.start(&[], None);
        let mut entry = vec![format!("dassign ${main}_7Cfuel 0 (constval i32 {FUEL})")];
        entry.extend(self.variables());
        let body = self.main_body();
        funcs.push(self.done(
            format!("&{main}_7Cmain_7C_28_29V public static () void"),
            entry,
            body,
        ));
        self.start(&[], None);
        funcs.push(Func {
            head: format!("&{main}_7Ccheck_7C_28_29J public static () i64"),
            vars: Vec::new(),
            entry: Vec::new(),
            body: Vec::new(),
            exit: vec![format!("return (dread i64 ${main}_7Csum)")],
        });
        for index in 0..self.world.classes.len() {
            self.class_functions(Ref::Class(index), &mut funcs);
        }
        for index in 0..self.world.excs.len() {
            self.class_functions(Ref::Exc(index), &mut funcs);
        }
        for method in self.methods.clone() {
            for class in &method.defined {
                let func = self.method(&method, *class);
                funcs.push(func);
            }
        }
        funcs
    }

    fn class_functions(&mut self, of: Ref, funcs: &mut Vec<Func>) {
        let Some(class) = self.world.class(of).cloned() else {
            return;
        };
        let own = self.world.name(of);
        if class.clinit {
            self.start(&[], None);
            let entry = self.variables();
            let body = self.initialiser();
            let head = format!("&{own}_7C_3Cclinit_3E_7C_28_29V static constructor () void");
            funcs.push(self.done(head, entry, body));
        }
        self.start(&[Ty::Ref(of), Ty::Prim('I')], None);
        self.may_call = false;
        self.made_below = self.makeable.iter().position(|at| *at == of).unwrap_or(0);
        if self.chance(60) {
            self.made_below = 0;
        }
        let mut entry = self.this(of);
        let up = match class.parent {
            Ref::Java(name) => format!(
                "callassigned {} (dread ref %_this) {{}}",
                library::constructor(&library::name(name), "")
            ),
            parent => format!(
                "callassigned {} (dread ref %_this, dread i32 %Reg61_I) {{}}",
                library::constructor(&self.world.name(parent), "I")
            ),
        };
        entry.push(up);
        entry.extend(self.variables());
        let mut body = self.constructor(of, &class);
        if self.chance(70) && class.fields.first() == Some(&Ty::Prim('I')) {
            let id = self.world.fields(of)[self.world.fields(of).len() - class.fields.len()].0;
            self.lines.push(format!(
                "iassign <* <${own}>> {id} (dread ref %Reg60_{}, dread i32 %Reg61_I)",
                self.world.suffix(Ty::Ref(of))
            ));
            let node = self.statement();
            body.push(node);
        }
        let head = format!(
            "{} public constructor (var %_this <* <${own}>>, var %Reg61_I i32) void",
            library::constructor(&own, "I")
        );
        funcs.push(self.done(head, entry, body));
    }

    fn constructor(&mut self, of: Ref, class: &Class) -> Block {
        let mut body = Block::new();
        let own = self.world.spell(Ty::Ref(of));
        let this = format!("%Reg60_{}", self.world.suffix(Ty::Ref(of)));
        let fields = self.world.fields(of);
        for (id, ty) in fields[fields.len() - class.fields.len()..].iter().copied() {
            let Ty::Ref(at) = ty else { continue };
            if self.chance(60) {
                if let Some(text) = self.new_object(at) {
                    self.lines
                        .push(format!("iassign {own} {id} (dread ref {this}, {text})"));
                }
                body.push(self.statement());
            }
        }
        if self.chance(6) {
            body.push(self.plain());
        }
        body
    }

    /// The line that front ends begin methods of objects with.
    fn this(&mut self, of: Ref) -> Vec<String> {
        let name = self.keep(60, Ty::Ref(of));
        vec![format!("dassign {name} 0 (dread ref %_this)")]
    }

    fn method(&mut self, method: &Method, class: usize) -> Func {
        let of = Ref::Class(class);
        let is_static = matches!(method.owner, Owner::Static(_));
        let own = self.world.spell(Ty::Ref(of));
        let mut params = vec![Ty::Ref(of)];
        params.extend(&method.params);
        self.start(&params, method.ret);
        let mut entry = Vec::new();
        let mut names = Vec::new();
        if is_static {
            self.locals.remove(0);
        } else {
            names.push(format!("var %_this {own}"));
            entry = self.this(of);
        }
        for (at, ty) in method.params.iter().enumerate() {
            let name = format!("%Reg{}_{}", 61 + at, self.world.suffix(*ty));
            names.push(format!("var {name} {}", self.world.spell(*ty)));
            self.vars.remove(&name);
        }
        self.may_call = self.chance(65);
        if self.may_call {
            let main = main_class(self.world.seed);
            let fuel = format!("${main}_7Cfuel");
            entry.push(format!(
                "dassign {fuel} 0 (sub i32 (dread i32 {fuel}, constval i32 1))"
            ));
            entry.push(format!(
                "brtrue @label0 (gt i32 i32 (dread i32 {fuel}, constval i32 0))"
            ));
            entry.push(self.default_return());
            entry.push("@label0".to_owned());
        }
        entry.extend(self.variables());
        let size = if self.may_call {
            self.size + 1
        } else {
            self.size / 2
        };
        let body = self.block(size);
        let ret = method.ret.map_or("void".to_owned(), |ty| self.world.spell(ty));
        let words = if is_static {
            "public static"
        } else {
            "public virtual"
        };
        let head = format!(
            "{} {words} ({}) {ret}",
            self.method_name(of, method),
            names.join(", ")
        );
        self.done(head, entry, body)
    }

    /// Begins a function with these parameters, the first of which is the object.
    fn start(&mut self, params: &[Ty], ret: Option<Ty>) {
        self.locals.clear();
        self.vars.clear();
        self.first.clear();
        self.taken();
        (self.may_call, self.loops, self.depth, self.locks, self.ret) = (true, 0, 0, 0, ret);
        self.made_below = usize::MAX;
        for (at, ty) in params.iter().enumerate() {
            let name = format!("%Reg{}_{}", 60 + at, self.world.suffix(*ty));
            self.locals.push((name, *ty, at > 0));
        }
        for name in ["%Reg0_R113", "%Reg6_R113"] {
            self.vars
                .insert(name.to_owned(), self.world.spell(Ty::Ref(THROWABLE)));
        }
    }

    /// Declares the variables of a function; the lines that give them values.
    fn variables(&mut self) -> Vec<String> {
        let mut kinds = vec![Ty::Prim('I'), Ty::Prim('I'), Ty::Prim('J'), Ty::Prim('D')];
        if self.chance(40) {
            kinds.push(Ty::Prim('F'));
        }
        if self.chance(60) {
            kinds.push(Ty::Prim('T'));
        }
        kinds.push(Ty::Ref(OBJECT));
        for _ in 0..3 {
            let class = self.below(self.world.classes.len());
            kinds.push(Ty::Ref(Ref::Class(class)));
        }
        for _ in 0..2 {
            let of = self.some_type();
            kinds.push(Ty::Ref(of));
        }
        let mut lines = Vec::new();
        for (at, ty) in kinds.into_iter().enumerate() {
            let name = self.keep(20 + at, ty);
            let text = match ty {
                Ty::Prim(letter) => self.constant(letter),
                Ty::Ref(_) => "constval ref 0".to_owned(),
            };
            lines.push(format!("dassign {name} 0 ({text})"));
            if let Ty::Ref(of) = ty {
                if let Some(made) = self.new_object(of).filter(|_| self.random.below(100) < 85) {
                    self.lines.push(format!("dassign {name} 0 ({made})"));
                    let node = self.statement();
                    self.first.push(node);
                }
                self.taken();
            }
            self.locals.push((name, ty, true));
        }
        lines
    }

    /// A return with a result that always works.
    fn default_return(&self) -> String {
        match self.ret {
            None => "return ()".to_owned(),
            Some(Ty::Ref(_)) => "return (constval ref 0)".to_owned(),
            Some(Ty::Prim('F')) => "return (constval f32 0f)".to_owned(),
            Some(Ty::Prim('D')) => "return (constval f64 0)".to_owned(),
            Some(Ty::Prim('T')) => "return (constval dynany 0)".to_owned(),
            Some(Ty::Prim(letter)) => {
                let short = prim(letter);
                match wide(letter) {
                    'I' if letter != 'I' => format!("return (cvt {short} i32 (constval i32 0))"),
                    _ => format!("return (constval {short} 0)"),
                }
            }
        }
    }

    fn done(&mut self, head: String, entry: Vec<String>, mut body: Block) -> Func {
        body.splice(0..0, std::mem::take(&mut self.first));
        Func {
            head,
            vars: std::mem::take(&mut self.vars).into_iter().collect(),
            entry,
            body,
            exit: vec![self.default_return()],
        }
    }
}
