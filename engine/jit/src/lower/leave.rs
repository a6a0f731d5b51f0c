//! Where machine code is left.

use super::{FAULT, Lower, trusted};
use crate::step::Place;
use crate::webs::{Type, Web};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, InstBuilder, SourceLoc, Value, types};
use fixedbitset::FixedBitSet;
use maple_dispatch::tier::{LEFT, RAISED, STOP, slow};
use maple_dispatch::{Context, Ins, Site};
use std::mem::offset_of;

/// An end of the code that is filled when all else is done.
pub struct Pending {
    /// Its block.
    pub block: Block,
    /// What is to be written back.
    pub back: Vec<(Place, Web)>,
    /// How it ends.
    pub end: End,
}

/// How machine code is left.
pub enum End {
    /// The interpreter goes on at a word.
    Leave {
        /// The word.
        at: u32,
    },
    /// The trap that is in the context has happened at a word.
    Raise {
        /// The word.
        at: u32,
    },
    /// As the callee with this frame and control stack has ended.
    Return {
        /// How that was.
        status: Value,
        /// Its frame.
        frame: Value,
        /// Its control stack.
        links: Value,
    },
}

impl Lower<'_, '_> {
    /// The block that leaves the code at the current word, which has not done anything yet.
    pub(super) fn leave(&mut self) -> Block {
        if let Some(block) = self.leave {
            return block;
        }
        let block = self.b.create_block();
        self.b.set_cold_block(block);
        self.leave = Some(block);
        let live = &self.live[&self.at];
        self.pending.push(Pending {
            block,
            back: self.out_of_date(live),
            end: End::Leave { at: self.at },
        });
        block
    }

    /// Those of the places whose slots are out of date, and what they hold.
    pub(super) fn out_of_date(&self, live: &FixedBitSet) -> Vec<(Place, Web)> {
        let stale = live.intersection(&self.stale);
        stale
            .filter_map(|place| Some((place as Place, self.current[place]?)))
            .collect()
    }

    /// Writes a place back.
    pub(super) fn write_back(&mut self, place: Place, web: Web) {
        let ty = self.webs.ty(web);
        let value = self.variable_value(web);
        let value = match (place < self.flow.words.slots, ty) {
            (false, Type::F32) => self.convert(value, ty, Type::Cell),
            _ => value,
        };
        self.store_slot(place, value);
        if self.webs.is_loose(web) {
            let (base, by) = self.address(place);
            let slot = self.b.ins().iadd_imm_s(base, i64::from(by));
            self.rarely(slow::make_strict as *const () as usize, &[slot]);
        }
    }

    fn store_context(&mut self, value: Value, offset: usize) {
        let context = self.context;
        self.b.ins().store(trusted(), value, context, offset as i32);
    }

    fn fill(&mut self, pending: Pending) {
        self.enter(pending.block);
        for (place, web) in pending.back {
            self.write_back(place, web);
        }
        match pending.end {
            End::Leave { at } => {
                let pc = self.number(self.word_address(at));
                self.store_context(pc, offset_of!(Context, left) + offset_of!(Site, pc));
                self.store_context(self.frame, offset_of!(Context, left) + offset_of!(Site, fp));
                self.store_context(self.links, offset_of!(Context, left) + offset_of!(Site, cs));
                let left = self.left;
                self.b.ins().jump(left, &[]);
            }
            End::Raise { at } => {
                let pc = self.number(self.word_address(at));
                self.store_context(pc, offset_of!(Context, site) + offset_of!(Site, pc));
                self.store_context(self.frame, offset_of!(Context, site) + offset_of!(Site, fp));
                self.store_context(self.links, offset_of!(Context, site) + offset_of!(Site, cs));
                let raised = self.number(u64::from(RAISED));
                let none = self.number(0);
                self.b.ins().return_(&[raised, none]);
            }
            End::Return { status, frame, links } => {
                // The callee's frame, if the fault handler did not know it.
                let (fp, cs) = (
                    offset_of!(Context, site) + offset_of!(Site, fp),
                    offset_of!(Context, site) + offset_of!(Site, cs),
                );
                let context = self.context;
                let known = self.b.ins().load(types::I64, trusted(), context, fp as i32);
                let known_links = self.b.ins().load(types::I64, trusted(), context, cs as i32);
                let known_frame = self.b.ins().select(known, known, frame);
                let known_links = self.b.ins().select(known, known_links, links);
                self.store_context(known_frame, fp);
                self.store_context(known_links, cs);
                let none = self.number(0);
                self.b.ins().return_(&[status, none]);
            }
        }
    }

    /// The address of a word.
    pub(super) fn word_address(&self, at: u32) -> u64 {
        self.input.entry + u64::from(at) * size_of::<Ins>() as u64
    }

    /// The native stack's limit.
    ///
    /// The load is an atomic one, so that neither this word nor others that threads and signal handlers write are taken for what they were in
    /// the round before.
    fn limit(&mut self) -> Value {
        let offset = self.number(offset_of!(Context, native_limit) as u64);
        let limit = self.b.ins().iadd(self.context, offset);
        self.b.ins().atomic_load(types::I64, trusted(), limit)
    }

    /// Whether the code is to be left where it begins: somebody wants that, or the stack is used up.
    pub(super) fn stops(&mut self) -> Value {
        let limit = self.limit();
        let stack = self.b.ins().get_stack_pointer(types::I64);
        self.b.ins().icmp(IntCC::UnsignedLessThan, stack, limit)
    }

    /// Whether somebody wants the code to be left. The stack pointer is not asked for, which would take a register throughout a loop.
    pub(super) fn is_stopped(&mut self) -> Value {
        let limit = self.limit();
        self.b.ins().icmp_imm_s(IntCC::Equal, limit, STOP as i64)
    }

    /// The ends of the unit.
    pub(super) fn ends(&mut self) {
        for pending in std::mem::take(&mut self.pending) {
            self.fill(pending);
        }
        let status = |lower: &mut Self, status: u32| {
            let status = lower.number(u64::from(status));
            let none = lower.number(0);
            lower.b.ins().return_(&[status, none]);
        };
        self.enter(self.left);
        status(self, LEFT);
        self.enter(self.fault);
        self.b.set_srcloc(SourceLoc::new(FAULT));
        // Nothing but the frame is known here. A constant would be, or not, in a register that it got before.
        let raised = self.b.ins().stack_load(types::I64, types::I64, self.status, 0);
        self.b.ins().return_(&[raised, raised]);
    }
}
