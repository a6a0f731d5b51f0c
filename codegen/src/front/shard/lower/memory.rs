//! What becomes of each `alloc`, and how often each value is used.
//!
//! No address is computed in this language: a pointer is the result of an `alloc`, or comes from memory, a call or a parameter. So an
//! access whose address is the result of an `alloc` is to that memory from its start, and can be checked exactly.

use maple_mirbin::Prim;

use super::super::ast::{BlockId, Function, Index, InstData, Operand, Type, ValueId, ValueRef};
use super::prim_of;

/// Memory of the entry block up to this size lies in the frame, in bytes for one `alloc` and for all of a function.
const MAX_FRAME_OBJECT: u64 = 64 << 10;
const MAX_FRAME_OBJECTS: u64 = 1 << 20;

/// Where the memory of an `alloc` is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Home {
    /// In a register of this type: every access is to the whole of it.
    Register(Prim),
    /// In the frame: the `alloc` is executed once.
    Frame,
    /// On the stack, taken at each execution.
    Stack,
}

/// An `alloc`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Alloc {
    /// Element type.
    pub ty: Type,
    /// Number of elements.
    pub count: Index,
    /// Where the memory is.
    pub home: Home,
}

/// Where a value is used.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Uses {
    /// How often, in code that can be reached.
    pub count: u32,
    /// The block of all uses.
    block: Option<BlockId>,
    elsewhere: bool,
}

impl Uses {
    /// Whether every use is in this block.
    pub fn only_in(&self, block: BlockId) -> bool {
        !self.elsewhere && self.block.is_none_or(|b| b == block)
    }

    fn add(&mut self, block: BlockId) {
        self.count += 1;
        self.elsewhere |= self.block.is_some_and(|b| b != block);
        self.block = Some(block);
    }
}

/// Facts about a function.
pub(super) struct Facts {
    /// By block: whether control can get there.
    pub reached: Vec<bool>,
    /// By value.
    pub uses: Vec<Uses>,
    /// By value: the `alloc` that defines it.
    pub allocs: Vec<Option<Alloc>>,
}

impl Facts {
    /// Looks at a function; `size` gives the sizes of types.
    pub fn new(function: &Function, mut size: impl FnMut(Type) -> u64) -> Facts {
        let mut facts = Facts {
            reached: reached(function),
            uses: vec![Uses::default(); function.values.len()],
            allocs: vec![None; function.values.len()],
        };
        let mut entry_again = false;
        for (id, block) in facts.blocks(function) {
            for inst in &block.insts {
                if let (&InstData::Alloc { ty, count }, Some(result)) = (&inst.data, inst.result)
                    && let Some(place) = facts.allocs.get_mut(result.0 as usize)
                {
                    *place = Some(Alloc {
                        ty,
                        count,
                        home: Home::Stack,
                    });
                }
                values(&inst.data, |value| {
                    if let Some(uses) = facts.uses.get_mut(value.id.0 as usize) {
                        uses.add(id);
                    }
                });
                targets(&inst.data, |target| entry_again |= target == BlockId(0));
            }
        }
        let whole = facts.accessed_whole(function);
        let mut frame = 0;
        for (id, block) in facts.blocks(function) {
            for inst in &block.insts {
                let (InstData::Alloc { ty, count }, Some(result)) = (&inst.data, inst.result) else {
                    continue;
                };
                let at = result.0 as usize;
                let (Some(Some(alloc)), Some(&whole)) = (facts.allocs.get_mut(at), whole.get(at)) else {
                    continue;
                };
                let &Index::Const(count) = count else { continue };
                let bytes = size(*ty).saturating_mul(u64::from(count));
                if whole && count == 1 && ty.aggregate().is_none() {
                    alloc.home = Home::Register(prim_of(*ty));
                } else if id == BlockId(0)
                    && !entry_again
                    && bytes <= MAX_FRAME_OBJECT
                    && frame + bytes <= MAX_FRAME_OBJECTS
                {
                    frame += bytes;
                    alloc.home = Home::Frame;
                }
            }
        }
        facts
    }

    /// The blocks that can be reached.
    fn blocks<'f>(&self, function: &'f Function) -> Vec<(BlockId, &'f super::super::ast::Block)> {
        let all = function.blocks.iter().zip(&self.reached).enumerate();
        all.filter(|(_, (_, reached))| **reached)
            .map(|(at, (block, _))| (BlockId(at as u32), block))
            .collect()
    }

    /// The `alloc` that defines a value.
    pub fn alloc(&self, id: ValueId) -> Option<&Alloc> {
        self.allocs.get(id.0 as usize)?.as_ref()
    }

    /// Uses of a value.
    pub fn uses(&self, id: ValueId) -> Uses {
        self.uses.get(id.0 as usize).copied().unwrap_or_default()
    }

    /// By value: whether it is the result of an `alloc` and used only as the address of loads and stores of its own type at index 0.
    fn accessed_whole(&self, function: &Function) -> Vec<bool> {
        let mut whole: Vec<bool> = self.allocs.iter().map(Option::is_some).collect();
        for (_, block) in self.blocks(function) {
            for inst in &block.insts {
                let fits = match inst.data {
                    InstData::Load { ty, addr, index } | InstData::Store { ty, addr, index, .. } => {
                        let own = self.alloc(addr.id).is_some_and(|alloc| alloc.ty == ty);
                        (own && matches!(index, Index::Const(0))).then_some(addr.id)
                    }
                    _ => None,
                };
                let mut skip = fits;
                values(&inst.data, |value| {
                    // The address is the first value named; the same value may be stored as well.
                    if skip.take_if(|id| *id == value.id).is_none()
                        && let Some(whole) = whole.get_mut(value.id.0 as usize)
                    {
                        *whole = false;
                    }
                });
            }
        }
        whole
    }
}

/// By block: whether there is a way from the entry to it.
fn reached(function: &Function) -> Vec<bool> {
    let mut reached = vec![false; function.blocks.len()];
    let mut open = vec![BlockId(0)];
    while let Some(id) = open.pop() {
        let Some(seen) = reached.get_mut(id.0 as usize) else {
            continue;
        };
        if std::mem::replace(seen, true) {
            continue;
        }
        let last = function.block(id).and_then(|block| block.insts.last());
        if let Some(last) = last {
            targets(&last.data, |target| open.push(target));
        }
    }
    reached
}

/// Blocks that an instruction goes to. A branch on a constant goes one way.
pub(super) fn targets(data: &InstData, mut each: impl FnMut(BlockId)) {
    match *data {
        InstData::Jump { to } => each(to),
        InstData::Branch { cond, then, other } => match cond {
            Operand::Const(cond) => each(if cond.bits & 1 != 0 { then } else { other }),
            Operand::Value(_) => {
                each(then);
                each(other);
            }
        },
        _ => {}
    }
}

/// Values that an instruction mentions, the address of an access first.
fn values(data: &InstData, mut each: impl FnMut(ValueRef)) {
    let mut operand = |operand: &Operand| {
        if let Operand::Value(value) = operand {
            each(*value);
        }
    };
    let index = |index: &Index| match index {
        Index::Const(_) => None,
        Index::Value(value) => Some(Operand::Value(*value)),
    };
    match data {
        InstData::Alloc { count, .. } => index(count).iter().for_each(operand),
        InstData::Store {
            addr,
            value,
            index: at,
            ..
        } => {
            operand(&Operand::Value(*addr));
            operand(value);
            index(at).iter().for_each(operand);
        }
        InstData::Load { addr, index: at, .. } => {
            operand(&Operand::Value(*addr));
            index(at).iter().for_each(operand);
        }
        InstData::Binary { a, b, .. } | InstData::Cmp { a, b, .. } => {
            operand(a);
            operand(b);
        }
        InstData::Call(call) => call.args.iter().for_each(operand),
        InstData::Branch { cond, .. } => operand(cond),
        InstData::Return { value } => value.iter().for_each(|(_, value)| operand(value)),
        InstData::Jump { .. } => {}
    }
}
