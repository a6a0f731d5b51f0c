//! What an instruction reads and writes, and where it leads.

use crate::input::Input;
use crate::lower::generic::is_computed;
use maple_dispatch::Ins;
use maple_dispatch::ops::scalar::GenericOp;
use maple_dispatch::ops::table::decode;
use maple_dispatch::tier::outline::{self, Outlined};
use maple_lir::shape::{BranchForm, fill};
use maple_lir::{Argument, Class, Inst, Kind, ObjectOp, Operand, Role, Shape, Single, Unary};
use smallvec::SmallVec;

/// A slot, or after all slots an accumulator.
pub type Place = u32;

/// Accumulators: two of integers and four of floats.
pub const ACCUMULATORS: usize = 6;

/// What an instruction does, as analyses see it.
pub struct Step {
    /// The instruction.
    pub inst: Inst,
    /// Places that it reads.
    pub reads: SmallVec<[Place; 4]>,
    /// Places that it writes.
    pub writes: SmallVec<[Place; 2]>,
    /// The first slot that means nothing any more after it, but for what it writes.
    pub kills: Option<u16>,
    /// Whether code goes on here: if not, it is left.
    pub is_known: bool,
    /// The operand whose value the result is, if it is one of JavaScript perhaps.
    pub moved: Option<usize>,
    /// The body that is called for it, if it is not lowered itself.
    pub outlined: Option<Outlined>,
    /// The next word, if control may come to it.
    pub next: Option<u32>,
    /// Words that it may branch to.
    pub targets: SmallVec<[u32; 2]>,
}

impl Step {
    /// Whether it takes a whole number for what it is, however it is written.
    pub fn is_tolerant(&self) -> bool {
        let asks_for_owner = self.inst.shape == Shape::Single(Single::ReleaseTagged);
        matches!(self.inst.shape, Shape::Quick(_)) || self.moved.is_some() || asks_for_owner
    }
}

/// The words of a function, decoded where they are looked at.
pub struct Words<'a> {
    input: &'a Input,
    /// Slots of the frame, and of windows.
    pub slots: u32,
}

impl<'a> Words<'a> {
    /// The words of a unit.
    pub fn new(input: &'a Input) -> Words<'a> {
        let memory = input.memory.ones().max().map_or(0, |last| last as u32 + 1);
        let slots = input.slots.max(u32::from(input.formals)).max(memory) + 1;
        Words { input, slots }
    }

    /// Number of places.
    pub fn places(&self) -> usize {
        self.slots as usize + ACCUMULATORS
    }

    /// The accumulator with a number.
    pub fn accumulator(&self, number: usize) -> Place {
        self.slots + number as u32
    }

    /// Where operand `at` of an instruction is; none if it is a number.
    pub fn place(&self, inst: &Inst, at: usize) -> Option<Place> {
        let role = inst.form().roles[at];
        let class = role
            .result()
            .or(role.read())
            .map_or(Class::Int, |(class, _)| class);
        self.place_of(inst.operands[at], class)
    }

    fn place_of(&self, operand: Operand, class: Class) -> Option<Place> {
        let number = match operand.kind {
            Kind::Imm => return None,
            Kind::Slot | Kind::Open if operand.value as u32 >= self.slots => return Some(Place::MAX),
            Kind::Slot | Kind::Open => return Some(operand.value as u32),
            Kind::First | Kind::FirstOnly => 0,
            Kind::Second | Kind::SecondOnly => 1,
            Kind::Third | Kind::ThirdOnly => 2,
            Kind::Fourth | Kind::FourthOnly => 3,
        };
        Some(self.accumulator(number + if class == Class::Float { 2 } else { 0 }))
    }

    /// A word of a unit, or data of one.
    pub fn word(&self, at: u32) -> Ins {
        self.input
            .words
            .get(at as usize)
            .copied()
            .unwrap_or(Ins::data(0, 0))
    }

    /// The word after an instruction and its data.
    pub fn after(&self, at: u32) -> Option<u32> {
        let ids = self.input.ids.get(at as usize + 1..)?;
        let next = ids.iter().position(|id| *id != maple_dispatch::Id::NONE)?;
        Some(at + 1 + next as u32)
    }

    fn branch_target(&self, inst: &Inst, at: u32) -> u32 {
        let word = self.word(at);
        let by = match inst.shape.target() {
            BranchForm::Wide => word.cd() as i64 / size_of::<Ins>() as i64,
            BranchForm::Near => i64::from(word.d as i16) / Ins::HALVES as i64,
        };
        (i64::from(at) + by) as u32
    }

    /// The targets of a jump through a table, the last of a switch being that of all other numbers.
    fn table(&self, at: u32, has_other: bool) -> SmallVec<[u32; 2]> {
        let count = self.word(at + 1).low() as u32 + u32::from(has_other);
        let entry = |number: u32| {
            let word = self.word(at + 2 + number / 4);
            let half = if number % 4 < 2 { word.low() } else { word.high() };
            let by = (half >> (32 * (number % 2))) as u32 as i32;
            (i64::from(at) + i64::from(by) / size_of::<Ins>() as i64) as u32
        };
        (0..count).map(entry).collect()
    }

    /// The operation of an instruction that has it in its data word.
    pub fn generic(&self, inst: &Inst, at: u32) -> Option<GenericOp> {
        let code = self.word(at + 1).low();
        (inst.shape == Shape::Single(Single::Generic))
            .then(|| GenericOp::decode(code))
            .flatten()
    }

    /// The arguments of a direct call, as far as they are in the window.
    fn arguments(&self, at: u32, window: u32) -> Option<std::ops::Range<u32>> {
        let callee = self.input.callees.get(&at)?;
        Some(window..window + u32::from(callee.formals))
    }

    /// What the instruction at a word does, if one is there.
    pub fn step(&self, at: u32) -> Option<Step> {
        let (id, word) = (*self.input.ids.get(at as usize)?, self.word(at));
        let inst = decode(id, &word)?;
        let form = inst.form();
        let lowered = is_known(inst.shape) || self.generic(&inst, at).is_some_and(is_computed);
        let outlined = outline::of(inst.shape).filter(|_| !lowered);
        let mut step = Step {
            inst,
            moved: is_move(inst.shape).then_some(1),
            outlined,
            reads: SmallVec::new(),
            writes: SmallVec::new(),
            kills: None,
            is_known: lowered || outlined.is_some(),
            next: self.after(at).filter(|_| !form.effect.ends()),
            targets: SmallVec::new(),
        };
        for (number, role) in form.roles.into_iter().enumerate() {
            let operand = inst.operands[number];
            let Some(place) = self.place(&inst, number) else {
                continue;
            };
            if role.reads() {
                // What is replaced is in the slot, whatever else gets the result.
                let replaced = matches!(role, Role::Replaced(..));
                step.reads
                    .push(if replaced { operand.value as u32 } else { place });
            }
            if role.result().is_some() {
                step.writes.push(place);
                // What goes to an accumulator goes to its slot as well.
                if !operand.kind.is_bare() && place >= self.slots {
                    step.writes.push(operand.value as u32);
                }
            } else if role.writes_besides() {
                step.writes.push(place);
            }
        }
        match inst.shape {
            Shape::Branch(..)
            | Shape::FloatBranch(..)
            | Shape::BranchWithMemory(..)
            | Shape::StepBack(..) => {
                step.targets.push(self.branch_target(&inst, at));
            }
            Shape::Quick(_) => self.or_elsewhere(at, &word, &mut step),
            Shape::Object(
                op @ (ObjectOp::LoadAttribute
                | ObjectOp::ReplaceByAttribute
                | ObjectOp::LoadProperty
                | ObjectOp::ReplaceByProperty
                | ObjectOp::LoadItem
                | ObjectOp::LoadLength
                | ObjectOp::LoadTypedAttribute
                | ObjectOp::LoadDoubleAttribute
                | ObjectOp::IntFromTypedOr
                | ObjectOp::TypedFromIntOr),
            ) => {
                self.or_elsewhere(at, &word, &mut step);
                if matches!(op, ObjectOp::ReplaceByAttribute | ObjectOp::ReplaceByProperty) {
                    // Where nothing is found this slot becomes 0.
                    let other = u32::from(self.word(at + 1).high() as u16);
                    step.reads.push(other);
                    step.writes.push(other);
                }
            }
            Shape::Single(
                Single::StoreAttributeOr
                | Single::StoreAttributeOwnedOr
                | Single::StoreTypedOr
                | Single::StoreItemOr
                | Single::StoreItemOwnedOr,
            ) => step.targets.push(self.branch_target(&inst, at)),
            Shape::Single(Single::Jump | Single::JumpWatched) => {
                step.targets.push(self.branch_target(&inst, at));
            }
            Shape::Single(Single::Switch) => step.targets = self.table(at, true),
            Shape::Single(Single::JumpTable) => step.targets = self.table(at, false),
            Shape::Single(Single::Clear) => {
                let first = u32::from(word.a);
                step.writes = (first..first + word.cd() as u32).collect();
            }
            Shape::Single(Single::CallNative | Single::CallIntrinsic) => {
                step.writes.clear();
                let window = u32::from(word.a);
                // Routines of the runtime leave what is above their arguments.
                step.kills = (inst.shape == Shape::Single(Single::CallNative)).then_some(word.a);
                match self.input.natives.get(&at) {
                    Some(count) => step.reads.extend(window..window + u32::from(*count)),
                    None => step.is_known = false,
                }
                step.writes.push(window);
            }
            Shape::Single(Single::Call) | Shape::CallAdd | Shape::GuardedCall { .. } => {
                self.direct_call(at, &word, &mut step);
            }
            Shape::Single(Single::CallIndirect) => {
                let window = u32::from(word.a);
                step.kills = Some(word.a);
                step.reads.extend(window..window + u32::from(word.c));
                step.writes.push(window);
                step.writes.push(self.accumulator(0));
            }
            Shape::Single(single @ (Single::CallVirtual | Single::CallInterface)) => {
                let count = if single == Single::CallVirtual {
                    word.c
                } else {
                    word.b
                };
                let window = u32::from(word.a);
                step.kills = Some(word.a);
                step.reads.extend(window..window + u32::from(count));
                step.writes.push(window);
                step.writes.push(self.accumulator(0));
            }
            // Before its routine has been called once, the code is left there.
            Shape::Single(Single::CallOnce) => step.reads.push(u32::from(word.a)),
            Shape::Fill(..) => self.fill(at, &word, &mut step),
            _ => {}
        }
        Some(step)
    }

    /// An instruction that goes elsewhere if it has no result. Its slot then has what it had.
    fn or_elsewhere(&self, at: u32, word: &Ins, step: &mut Step) {
        let to = self.branch_target(&step.inst, at);
        step.reads.push(u32::from(word.a));
        step.targets.extend((step.next != Some(to)).then_some(to));
    }

    fn direct_call(&self, at: u32, word: &Ins, step: &mut Step) {
        let window = u32::from(word.a);
        step.kills = Some(word.a);
        let Some(arguments) = self.arguments(at, window) else {
            step.is_known = false;
            return;
        };
        let computed = match step.inst.shape {
            Shape::CallAdd => Some(u32::from(word.d)),
            Shape::GuardedCall { argument, .. } if argument != Argument::Passed => Some(u32::from(word.d)),
            _ => None,
        };
        step.reads
            .extend(arguments.filter(|place| Some(*place) != computed));
        step.writes.push(window);
        step.writes.push(self.accumulator(0));
    }

    fn fill(&self, at: u32, word: &Ins, step: &mut Step) {
        let more = self.word(at + 1);
        let slots = [
            (fill::VALUE, word.a),
            (fill::STEP, more.a),
            (fill::LIMIT, more.b),
            (fill::BASE, word.b),
        ];
        let slots = slots.into_iter().filter(|(flag, _)| more.c & flag == 0);
        step.reads = slots.map(|(_, slot)| u32::from(slot)).collect();
        step.reads.push(u32::from(word.c));
        step.writes = SmallVec::from_slice(&[u32::from(word.c)]);
    }
}

/// Whether there is machine code for instructions of a shape.
fn is_known(shape: Shape) -> bool {
    match shape {
        Shape::Binary(_) | Shape::Unary(_) | Shape::IntFromFloat(_) => true,
        Shape::Divide(_)
        | Shape::FloatBinary(_)
        | Shape::Ternary(_)
        | Shape::FloatTernary(_)
        | Shape::FloatUnary(_)
        | Shape::FloatFromInt(_)
        | Shape::Set(_)
        | Shape::FloatSet(_)
        | Shape::Order(_)
        | Shape::FloatOrder(_)
        | Shape::Load(..)
        | Shape::Store(..)
        | Shape::LoadElement(..)
        | Shape::StoreElement(..)
        | Shape::LoadRow(..)
        | Shape::Shifted(..)
        | Shape::Scaled { .. }
        | Shape::WithMemory(..)
        | Shape::TernaryWithMemory(..)
        | Shape::Update(..)
        | Shape::UpdateTernary(..)
        | Shape::Branch(..)
        | Shape::FloatBranch(..)
        | Shape::BranchWithMemory(..)
        | Shape::StepBack(..)
        | Shape::ReturnBinary(_)
        | Shape::ReturnIf(..)
        | Shape::CallAdd
        | Shape::GuardedCall { .. }
        | Shape::Fill(..) => true,
        Shape::Object(op) => is_known_object(op),
        Shape::Quick(_) => true,
        Shape::Single(single) => matches!(
            single,
            Single::Const32
                | Single::Const64
                | Single::CopyTwo
                | Single::SlotAddress
                | Single::SlotAddress16
                | Single::Clear
                | Single::CheckIndex
                | Single::Select
                | Single::CopyBlock8
                | Single::CopyBlock12
                | Single::CopyBlock16
                | Single::CopyBlock20
                | Single::CopyBlock24
                | Single::CopyBlock32
                | Single::CopyBlock40
                | Single::CopyBlock48
                | Single::CopyBlock64
                | Single::Jump
                | Single::JumpWatched
                | Single::JumpTable
                | Single::Switch
                | Single::Call
                | Single::CallIndirect
                | Single::CallNative
                | Single::CallIntrinsic
                | Single::CallVirtual
                | Single::CallInterface
                | Single::CallOnce
                | Single::Poll
                | Single::Release
                | Single::Release2
                | Single::Release3
                | Single::Release4
                | Single::ReleaseTagged
                | Single::StoreRetained
                | Single::StoreOwned
                | Single::StoreTaggedRetained
                | Single::StoreTaggedOwned
                | Single::StoreStaticRetained
                | Single::StoreStaticOwned
                | Single::StoreElementRetained
                | Single::StoreElementOwned
                | Single::StoreCheckedRetained
                | Single::StoreCheckedOwned
                | Single::NewArray
                | Single::CheckElement
                | Single::CheckStore
                | Single::CheckCast
                | Single::ClassReady
                | Single::ElementAddress
                | Single::EnterMonitor
                | Single::ExitMonitor
                | Single::MethodAddress
                | Single::InterfaceAddress
                | Single::ReturnS32
                | Single::ReturnU32
                | Single::Return64
                | Single::ReturnImm
                | Single::ReturnVoid
        ),
    }
}

/// Whether the result is the value of operand 1.
fn is_move(shape: Shape) -> bool {
    matches!(
        shape,
        Shape::Unary(Unary::Copy)
            | Shape::Object(
                ObjectOp::RetainTagged | ObjectOp::AssignTaggedRetained | ObjectOp::AssignTaggedOwned
            )
    )
}

/// As [`is_known`], of operations on objects.
fn is_known_object(op: ObjectOp) -> bool {
    matches!(
        op,
        ObjectOp::NewObject
            | ObjectOp::ArrayLength
            | ObjectOp::InstanceOf
            | ObjectOp::Retain
            | ObjectOp::AssignRetained
            | ObjectOp::AssignOwned
            | ObjectOp::LoadRetained
            | ObjectOp::LoadStaticRetained
            | ObjectOp::LoadElementRetained
            | ObjectOp::ReplaceByField
            | ObjectOp::ReplaceByStatic
            | ObjectOp::ReplaceByElement
            | ObjectOp::RetainTagged
            | ObjectOp::AssignTaggedRetained
            | ObjectOp::AssignTaggedOwned
            | ObjectOp::LoadTaggedRetained
            | ObjectOp::ReplaceByTagged
    )
}
