//! From instructions to Cranelift's.

mod calls;
mod classes;
mod computed;
mod control;
mod counts;
mod division;
pub mod generic;
mod leave;
mod memory;
mod objects;
mod outlined;
mod properties;
mod quick;
mod scalar;
mod tagged;
mod values;

use crate::compile::Accesses;
use crate::flow::Flow;
use crate::input::Input;
use crate::step::{Place, Step};
use crate::webs::{Current, Type, Web, Webs};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    self, AbiParam, Block, InstBuilder, MemFlagsData, Signature, SourceLoc, StackSlot, StackSlotData,
    StackSlotKind, Value, types,
};
use cranelift_codegen::isa::{CallConv, TargetFrontendConfig};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext, Variable};
use fixedbitset::FixedBitSet;
use leave::Pending;
use maple_dispatch::ops::call::FRAME_SLACK;
use maple_dispatch::tier::PASSED;
use maple_lir::{Divide, Shape, Single};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The place that the end for faults has among source locations, after all words.
pub const FAULT: u32 = u32::MAX - 1;

/// A unit that is being lowered.
pub struct Lower<'a, 'b> {
    b: FunctionBuilder<'b>,
    input: &'a Input,
    flow: &'a Flow<'a>,
    webs: &'a Webs,
    variables: FxHashMap<Web, Variable>,
    /// For variables with values of JavaScript whose number is asked for: that, a NaN if the value is none.
    numbers: FxHashMap<Web, Variable>,
    blocks: Vec<Block>,
    frame: Value,
    context: Value,
    links: Value,
    /// How often code had been taken out of use when the unit was entered.
    retired: Value,
    /// The variables in places, at the word that is being lowered.
    current: Current,
    /// Places whose slots are out of date there.
    stale: FixedBitSet,
    /// The quotients that the block's remainders are computed from.
    paired: SmallVec<[Divide; 2]>,
    /// Places that are live before each word of the block.
    live: FxHashMap<u32, FixedBitSet>,
    /// The word.
    at: u32,
    /// The end that leaves the code there, if something needs it.
    leave: Option<Block>,
    /// The ends that are still to be filled.
    pending: Vec<Pending>,
    left: Block,
    fault: Block,
    /// Where the fault handler leaves the status that the end for faults returns: it can be in no register there.
    status: StackSlot,
    /// The accesses of a program's memory, in order.
    accesses: Accesses,
}

/// The signature of units with so many formals; one that begins with a loop has none.
pub fn signature(formals: u16) -> Signature {
    let mut signature = Signature::new(CallConv::SystemV);
    let passed = PASSED.min(formals.into());
    signature
        .params
        .extend(std::iter::repeat_n(AbiParam::new(types::I64), 3 + passed));
    signature.returns.extend([AbiParam::new(types::I64); 2]);
    signature
}

/// Accesses of the frame and the context, which are there.
fn trusted() -> MemFlagsData {
    MemFlagsData::trusted()
}

/// Makes Cranelift's form of a unit. Gives the accesses of a program's memory, and where the status of a fault is.
pub fn lower(
    input: &Input,
    flow: &Flow<'_>,
    webs: &Webs,
    function: &mut ir::Function,
    context: &mut FunctionBuilderContext,
    config: TargetFrontendConfig,
) -> (Accesses, StackSlot) {
    let mut b = FunctionBuilder::new(function, context);
    let entry = b.create_block();
    b.append_block_params_for_function_params(entry);
    b.switch_to_block(entry);
    let params: Vec<Value> = b.block_params(entry).to_vec();
    let blocks = flow.blocks.iter().map(|_| b.create_block()).collect();
    let (left, fault) = (b.create_block(), b.create_block());
    b.set_cold_block(left);
    b.set_cold_block(fault);
    let places = flow.words.places();
    let status = b.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, 8, 3));
    let mut lower = Lower {
        b,
        input,
        flow,
        webs,
        variables: FxHashMap::default(),
        numbers: FxHashMap::default(),
        blocks,
        frame: params[0],
        context: params[1],
        links: params[2],
        retired: params[2],
        current: vec![None; places],
        stale: FixedBitSet::with_capacity(places),
        paired: SmallVec::new(),
        live: FxHashMap::default(),
        at: input.start,
        leave: None,
        pending: Vec::new(),
        left,
        fault,
        status,
        accesses: Accesses::default(),
    };
    lower.b.seal_block(entry);
    lower.begin(&params[3..]);
    let mut complete = completed(flow);
    for block in 0..flow.blocks.len() {
        lower.block(block);
        for complete in std::mem::take(&mut complete[block]) {
            let complete = lower.blocks[complete as usize];
            lower.b.seal_block(complete);
        }
    }
    lower.ends();
    let Lower { mut b, accesses, .. } = lower;
    b.seal_all_blocks();
    b.finalize(config);
    (accesses, status)
}

/// For each block those that no later one goes to.
fn completed(flow: &Flow<'_>) -> Vec<SmallVec<[u32; 2]>> {
    let mut last: Vec<u32> = vec![0; flow.blocks.len()];
    for (number, block) in (0..).zip(&flow.blocks) {
        block.next.iter().for_each(|next| last[*next as usize] = number);
    }
    let mut complete = vec![SmallVec::new(); flow.blocks.len()];
    for (block, last) in (0..).zip(last) {
        complete[last as usize].push(block);
    }
    complete
}

impl Lower<'_, '_> {
    /// Goes on in a block within an instruction, to which nothing comes from later code. What is known to have all its predecessors gets parameters
    /// only for variables that differ among them; Cranelift moves nothing out of a loop that depends on a parameter of the loop.
    fn enter(&mut self, block: Block) {
        self.b.switch_to_block(block);
        self.b.seal_block(block);
    }

    /// The entry: variables get what is in their slots, or was passed.
    fn begin(&mut self, passed: &[Value]) {
        if self.flow.runs_others() {
            self.retired = self.retired();
        }
        let start = self.flow.block_at[&self.input.start];
        for (formal, value) in (0..).zip(passed) {
            if !self.flow.gets_stale(self.input, formal) {
                self.store_slot(formal, *value);
            }
        }
        let begin = self.webs.begin(self.flow, start);
        let live: Vec<usize> = self.flow.live[start as usize].ones().collect();
        for place in live {
            let Some(web) = begin[place] else { continue };
            let value = match passed.get(place) {
                Some(value) => *value,
                None => self.load_place(place as Place),
            };
            self.define(web, value, Type::Cell);
        }
        self.current = begin;
        self.stale = self.flow.stale[start as usize].clone();
        self.live
            .insert(self.input.start, self.flow.live[start as usize].clone());
        if let Some(window) = self.flow.highest_window() {
            // What is called has room on both stacks; others check neither. A loop is entered after the check of the native one.
            if self.input.is_called {
                let stops = self.stops();
                self.leave_if(stops);
            }
            let end = self.number(8 * (u64::from(window) + FRAME_SLACK as u64));
            let end = self.b.ins().iadd(self.frame, end);
            let links = self.links;
            let fits = self.b.ins().icmp(IntCC::UnsignedLessThanOrEqual, end, links);
            self.or_leave(fits);
        }
        self.leave = None;
        let (go, fault) = (self.blocks[start as usize], self.fault);
        // The fault handler jumps to this end; to Cranelift there must be another way.
        self.b.ins().brif(self.frame, go, &[], fault, &[]);
    }

    fn block(&mut self, number: usize) {
        let block = &self.flow.blocks[number];
        self.b.switch_to_block(self.blocks[number]);
        self.current = self.webs.begin(self.flow, number as u32);
        self.stale = self.flow.stale[number].clone();
        self.paired = self.paired(block);
        self.live.clear();
        let mut live = FixedBitSet::with_capacity(self.flow.words.places());
        for next in &block.next {
            live.union_with(&self.flow.live[*next as usize]);
        }
        let after = live.clone();
        for at in block.words.iter().rev() {
            self.flow.before(self.input, *at, &mut live);
            self.live.insert(*at, live.clone());
        }
        for (index, at) in block.words.iter().enumerate() {
            self.at = *at;
            self.b.set_srcloc(SourceLoc::new(*at));
            let after = match block.words.get(index + 1) {
                Some(next) => self.live[next].clone(),
                None => after.clone(),
            };
            let step = &self.flow.steps[at];
            let ended = self.word(step, &after);
            self.accesses.end(*at);
            self.leave = None;
            self.flow.after(self.input, *at, &mut self.stale);
            if !ended
                && index + 1 == block.words.len()
                && let Some(next) = step.next
            {
                let next = self.blocks[self.flow.block_at[&next] as usize];
                self.b.ins().jump(next, &[]);
            }
        }
    }

    /// Lowers an instruction, after which these places are live. Says whether it ended the block.
    fn word(&mut self, step: &Step, after: &FixedBitSet) -> bool {
        if !step.is_known {
            let leave = self.leave();
            self.b.ins().jump(leave, &[]);
            return true;
        }
        if let Some(body) = step.outlined {
            return self.outlined(body, step);
        }
        match step.inst.shape {
            Shape::Quick(op) => return self.quick(op, step),
            Shape::Single(Single::CallNative | Single::CallIntrinsic) => self.call_native(step, after),
            Shape::Single(
                Single::Call | Single::CallIndirect | Single::CallVirtual | Single::CallInterface,
            )
            | Shape::CallAdd
            | Shape::GuardedCall { .. } => {
                self.call(step, after);
            }
            Shape::Branch(..)
            | Shape::FloatBranch(..)
            | Shape::BranchWithMemory(..)
            | Shape::StepBack(..)
            | Shape::ReturnBinary(_)
            | Shape::ReturnIf(..)
            | Shape::Single(
                Single::Poll
                | Single::Jump
                | Single::JumpWatched
                | Single::Switch
                | Single::JumpTable
                | Single::ReturnS32
                | Single::ReturnU32
                | Single::Return64
                | Single::ReturnImm
                | Single::ReturnVoid,
            ) => return self.control(step),
            Shape::Load(..)
            | Shape::Store(..)
            | Shape::LoadRow(..)
            | Shape::WithMemory(..)
            | Shape::TernaryWithMemory(..)
            | Shape::Update(..)
            | Shape::UpdateTernary(..)
            | Shape::Fill(..) => self.access(step),
            Shape::LoadElement(..) | Shape::StoreElement(..) => self.element_access(step),
            Shape::Object(op) => self.object_op(op, step, after),
            Shape::Single(Single::CallOnce) => self.call_once(step),
            Shape::Single(single) if memory::block_size(single).is_some() => self.copy_block(step),
            Shape::Single(single) if self.object_single(single, step, after) => {}
            _ => self.scalar(step),
        }
        false
    }
}
