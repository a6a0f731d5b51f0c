//! Variables: definitions of a place that reach a common use are one, with one type. A slot that holds an integer here and a float there is
//! two variables.

use crate::flow::Flow;
use crate::input::Input;
use crate::step::Place;
use maple_lir::{Class, FloatUnary, Inst, IntFromFloat, Operation, Shape, Single, Unary, Width};
use rustc_hash::{FxHashMap, FxHashSet};

/// The type of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    /// A cell as it is.
    Cell,
    /// A float of 32 bits, the low half of its cell.
    F32,
    /// A float of 64 bits.
    F64,
}

/// Number of a definition, and of the variable that it belongs to.
pub type Web = u32;

/// What is known of types of a variable's definitions and uses.
#[derive(Clone, Copy, Default)]
struct Votes {
    /// Types that are defined: cell, `f32`, `f64`.
    defined: [u32; 3],
    /// Types that are wanted.
    used: [u32; 3],
    /// Whether it may be defined as more than 32 bits of which nobody says what they are.
    is_wide: bool,
    /// Whether some use that is no copy may want more than 32 bits.
    is_read_whole: bool,
}

/// The variables of a unit.
pub struct Webs {
    parents: Vec<Web>,
    /// The variable in a place where a block begins.
    at_begin: FxHashMap<(u32, Place), Web>,
    /// The variable that a word writes into a place.
    defined: FxHashMap<(u32, Place), Web>,
    votes: Vec<Votes>,
    /// Variables of which one is copied to the other.
    copies: Vec<(Web, Web)>,
    /// Variables whose number is asked for.
    numbers: FxHashSet<Web>,
    /// Variables of which one gets the value that the other holds.
    moves: Vec<(Web, Web)>,
    /// Variables whose very bits are asked for.
    strict: FxHashSet<Web>,
    types: Vec<Type>,
}

/// The variables in places.
pub type Current = Vec<Option<Web>>;

impl Webs {
    /// Finds the variables.
    pub fn new(input: &Input, flow: &Flow<'_>) -> Webs {
        let mut webs = Webs {
            parents: Vec::new(),
            at_begin: FxHashMap::default(),
            defined: FxHashMap::default(),
            votes: Vec::new(),
            copies: Vec::new(),
            numbers: FxHashSet::default(),
            moves: Vec::new(),
            strict: FxHashSet::default(),
            types: Vec::new(),
        };
        for (block, live) in (0..).zip(&flow.live) {
            for place in live.ones() {
                let web = webs.add();
                webs.at_begin.insert((block, place as Place), web);
            }
        }
        for (block, content) in (0..).zip(&flow.blocks) {
            let mut current = webs.begin(flow, block);
            for at in &content.words {
                webs.step(input, flow, *at, &mut current);
            }
            for next in &content.next {
                for place in flow.live[*next as usize].ones() {
                    let there = webs.at_begin[&(*next, place as Place)];
                    if let Some(here) = current[place] {
                        webs.join(here, there);
                    }
                }
            }
        }
        webs.choose();
        webs.find_numbers();
        webs
    }

    /// What is copied to a variable whose number is asked for has one as well.
    fn find_numbers(&mut self) {
        let mut numbers: FxHashSet<Web> = self.numbers.iter().map(|web| self.find(*web)).collect();
        let moves: Vec<(Web, Web)> = self
            .moves
            .iter()
            .map(|(from, to)| (self.find(*from), self.find(*to)))
            .collect();
        let mut before = 0;
        while numbers.len() != before {
            before = numbers.len();
            let known = moves
                .iter()
                .filter(|(_, to)| numbers.contains(to))
                .map(|(from, _)| *from);
            let known: Vec<Web> = known.collect();
            numbers.extend(known);
        }
        let mut strict: FxHashSet<Web> = self.strict.iter().map(|web| self.find(*web)).collect();
        before = 0;
        while strict.len() != before {
            before = strict.len();
            let asked = |to: &Web| strict.contains(to) || !numbers.contains(to);
            let more = moves.iter().filter(|(_, to)| asked(to)).map(|(from, _)| *from);
            let more: Vec<Web> = more.collect();
            strict.extend(more);
        }
        (self.numbers, self.strict) = (numbers, strict);
    }

    /// Whether a variable may hold a whole number as a double: nobody asks for more than its number, or for what it owns.
    pub fn is_loose(&self, web: Web) -> bool {
        let web = self.find(web);
        self.numbers.contains(&web) && !self.strict.contains(&web)
    }

    /// Whether operators of JavaScript ask for the number that a variable holds.
    pub fn is_number(&self, web: Web) -> bool {
        self.numbers.contains(&self.find(web))
    }

    fn add(&mut self) -> Web {
        let web = self.parents.len() as Web;
        self.parents.push(web);
        self.votes.push(Votes::default());
        web
    }

    /// The variables where a block begins.
    pub fn begin(&self, flow: &Flow<'_>, block: u32) -> Current {
        let mut current = vec![None; flow.words.places()];
        for place in flow.live[block as usize].ones() {
            current[place] = Some(self.find(self.at_begin[&(block, place as Place)]));
        }
        current
    }

    /// The variable that a word writes into a place.
    pub fn defined(&self, at: u32, place: Place) -> Option<Web> {
        Some(self.find(*self.defined.get(&(at, place))?))
    }

    /// The type of a variable.
    pub fn ty(&self, web: Web) -> Type {
        self.types[self.find(web) as usize]
    }

    fn find(&self, mut web: Web) -> Web {
        while self.parents[web as usize] != web {
            web = self.parents[web as usize];
        }
        web
    }

    fn join(&mut self, one: Web, other: Web) {
        let (one, other) = (self.find(one), self.find(other));
        if one == other {
            return;
        }
        // The older one stays, so that chains are short.
        let (to, from) = (one.min(other), one.max(other));
        self.parents[from as usize] = to;
        let votes = self.votes[from as usize];
        let all = &mut self.votes[to as usize];
        for ty in 0..3 {
            all.defined[ty] += votes.defined[ty];
            all.used[ty] += votes.used[ty];
        }
        all.is_wide |= votes.is_wide;
        all.is_read_whole |= votes.is_read_whole;
    }

    fn step(&mut self, input: &Input, flow: &Flow<'_>, at: u32, current: &mut Current) {
        let step = &flow.steps[&at];
        if !step.is_known {
            return;
        }
        let wanted = wanted(&step.inst);
        let roles = step.inst.form().roles;
        let places: Vec<Option<Place>> = (0..roles.len())
            .map(|number| flow.words.place(&step.inst, number))
            .collect();
        let moved = step.moved.and_then(|at| current[places[at]? as usize]);
        if !step.is_tolerant() {
            let asked = step.reads.iter().filter_map(|place| current[*place as usize]);
            self.strict.extend(asked);
        }
        let is_copy = matches!(
            step.inst.shape,
            Shape::Unary(Unary::Copy) | Shape::FloatUnary(FloatUnary::FloatCopy)
        );
        let mut copied = None;
        for (number, role) in roles.iter().enumerate() {
            let web = places[number].and_then(|place| current.get(place as usize).copied().flatten());
            let Some(web) = web.filter(|_| role.reads()) else {
                continue;
            };
            if matches!(step.inst.shape, Shape::Quick(_)) {
                self.numbers.insert(web);
            }
            let own = self.find(web) as usize;
            self.votes[own].is_read_whole |= wanted[number].is_none_or(|ty| ty != Type::F32) && !is_copy;
            match wanted[number] {
                Some(ty) => self.votes[own].used[ty as usize] += 1,
                None => copied = Some(web),
            }
        }
        if let Some(window) = step.kills {
            let slots = current.len() - crate::step::ACCUMULATORS;
            current[usize::from(window).min(slots)..slots].fill(None);
        }
        for place in &step.writes {
            if input.memory.contains(*place as usize) {
                continue;
            }
            let web = self.add();
            self.defined.insert((at, *place), web);
            match wanted[0].filter(|_| roles[0].result().is_some()) {
                Some(ty) => self.votes[web as usize].defined[ty as usize] += 1,
                None => self.votes[web as usize].is_wide = !(is_copy && copied.is_some()),
            }
            if let Some(from) = moved {
                self.moves.push((from, web));
            }
            if let Some(from) = copied.filter(|_| is_copy) {
                self.copies.push((from, web));
            }
            current[*place as usize] = Some(web);
        }
    }

    /// Chooses types: what all definitions have; where they leave it open, what most uses want.
    fn choose(&mut self) {
        let hard = |votes: &Votes| {
            let mut types = (0..3).filter(|ty| votes.defined[*ty] > 0);
            match (types.next(), types.next()) {
                (Some(ty), None) => Some(ty),
                (None, _) => None,
                _ => Some(Type::Cell as usize),
            }
        };
        // What copies say travels along a few of them.
        for _ in 0..3 {
            for (from, to) in std::mem::take(&mut self.copies) {
                let (one, other) = (self.find(from) as usize, self.find(to) as usize);
                let known = [one, other].map(|web| hard(&self.votes[web]));
                let uses = [self.votes[one].used, self.votes[other].used];
                match known {
                    [Some(ty), None] => self.votes[other].defined[ty] += 1,
                    [None, None] if one != other => {
                        let most =
                            (0..3).max_by_key(|ty| (uses[0][*ty] + uses[1][*ty], usize::from(*ty == 0)));
                        let votes = most.map_or(0, |ty| uses[0][ty] + uses[1][ty]);
                        if let Some(ty) = most.filter(|_| votes > 0) {
                            self.votes[one].used[ty] += 1;
                            self.votes[other].used[ty] += 1;
                        }
                    }
                    _ => {}
                }
                self.copies.push((from, to));
            }
        }
        self.types = self
            .votes
            .iter()
            .map(|votes| {
                let used = (0..3)
                    .max_by_key(|ty| (votes.used[*ty], usize::from(*ty == 0)))
                    .unwrap_or(0);
                let defined = hard(votes);
                match defined.unwrap_or(used) {
                    1 if !votes.is_wide && (defined.is_some() || !votes.is_read_whole) => Type::F32,
                    2 => Type::F64,
                    _ => Type::Cell,
                }
            })
            .collect();
        // What is copied to a variable of 32 bits has no more.
        loop {
            let copies = self
                .copies
                .iter()
                .map(|(from, to)| (self.find(*from), self.find(*to)));
            let unequal =
                |(from, to): &(Web, Web)| match (self.types[*from as usize], self.types[*to as usize]) {
                    (from, Type::F32) if from != Type::F32 => Some(*to),
                    // Where no definition says that there are 32 bits only, there may be more, and the copy wants that.
                    (Type::F32, to) if to != Type::F32 && hard(&self.votes[*from as usize]).is_none() => {
                        Some(*from)
                    }
                    _ => None,
                };
            let Some(wide) = copies.into_iter().find_map(|copy| unequal(&copy)) else {
                return;
            };
            self.types[wide as usize] = Type::Cell;
        }
    }
}

/// The types that an instruction has for its operands; none where any will do.
fn wanted(inst: &Inst) -> [Option<Type>; 5] {
    use Type::{Cell, F32, F64};
    let cells = [Some(Cell); 5];
    let moved = |width: Width, class: Class| match (width, class) {
        (Width::Mem64, Class::Float) => Some(F64),
        (Width::Mem32, Class::Float) => Some(F32),
        (Width::Mem64 | Width::Mem32, Class::Int) => None,
        _ => Some(Cell),
    };
    let first = |ty: Option<Type>| [ty, Some(Cell), Some(Cell), Some(Cell), Some(Cell)];
    match inst.shape {
        Shape::FloatBinary(op) => {
            [Some(float_type(op as usize >= maple_lir::FloatBinary::AddF32 as usize)); 5]
        }
        Shape::FloatTernary(_) => [Some(F64); 5],
        Shape::Unary(Unary::Copy) | Shape::FloatUnary(FloatUnary::FloatCopy) => [None; 5],
        Shape::FloatUnary(op) => {
            use FloatUnary::{AbsF32, F32FromF64, F64FromF32, NegF32, SqrtF32};
            match op {
                NegF32 | AbsF32 | SqrtF32 => [Some(F32); 5],
                F64FromF32 => [Some(F64), Some(F32), None, None, None],
                F32FromF64 => [Some(F32), Some(F64), None, None, None],
                _ => [Some(F64); 5],
            }
        }
        Shape::FloatFromInt(op) => first(Some(float_type(
            op as usize >= maple_lir::FloatFromInt::F32FromS32 as usize,
        ))),
        Shape::IntFromFloat(op) => {
            use IntFromFloat::{S32FromF32, S64FromF32, U32FromF32, U64FromF32};
            let narrow = matches!(op, S32FromF32 | S64FromF32 | U32FromF32 | U64FromF32);
            [Some(Cell), Some(float_type(narrow)), None, None, None]
        }
        Shape::FloatSet(op) => {
            let ty = Some(float_type(is_narrow(op)));
            [Some(Cell), ty, ty, None, None]
        }
        Shape::FloatBranch(op, _) => {
            let ty = Some(float_type(is_narrow(op)));
            [ty, ty, None, None, None]
        }
        Shape::FloatOrder(op) => {
            let ty = Some(float_type(op as usize >= maple_lir::FloatOrder::CmplF32 as usize));
            [Some(Cell), ty, ty, None, None]
        }
        Shape::Load(width, _, class) | Shape::LoadRow(width, class) | Shape::LoadElement(width, class) => {
            first(moved(width, class))
        }
        Shape::Store(width, maple_lir::Mode::Indexed { .. }, class) | Shape::StoreElement(width, class) => {
            first(moved(width, class))
        }
        Shape::Store(width, _, class) => [Some(Cell), moved(width, class), Some(Cell), None, None],
        Shape::WithMemory(Operation::Float(_), ..) => [Some(F64), Some(F64), Some(Cell), Some(Cell), None],
        Shape::TernaryWithMemory(..) => [Some(F64), Some(F64), Some(Cell), Some(Cell), Some(F64)],
        Shape::Update(Operation::Float(_), ..) => [Some(Cell), Some(Cell), Some(F64), None, None],
        Shape::UpdateTernary(..) => [Some(Cell), Some(Cell), Some(F64), Some(F64), None],
        Shape::Single(Single::Select) => [None, Some(Cell), None, None, None],
        Shape::Single(Single::Const32 | Single::Const64 | Single::CopyTwo) => [None; 5],
        Shape::Single(Single::Return64 | Single::ReturnU32) => [None; 5],
        _ => cells,
    }
}

/// Whether a comparison is one of floats of 32 bits.
pub fn is_narrow(op: maple_lir::FloatCompare) -> bool {
    op as usize >= maple_lir::FloatCompare::EqF32 as usize
}

fn float_type(narrow: bool) -> Type {
    if narrow { Type::F32 } else { Type::F64 }
}
