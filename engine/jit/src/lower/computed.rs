//! Calls of native functions that only compute.

use super::{Lower, trusted};
use crate::compile::rounds;
use crate::webs::Type;
use cranelift_codegen::ir::immediates::Offset32;
use cranelift_codegen::ir::{
    AbiParam, InstBuilder, InstructionData, MemFlagsData, Opcode, Signature, Type as IrType, Value, types,
};
use cranelift_codegen::isa::CallConv;
use maple_dispatch::{Context, Site};
use maple_rt::libc_proto::Operation;
use maple_rt::native::{Direct, DirectCall};
use std::mem::offset_of;

/// Bytes that are copied or filled without a call.
const BYTES: u64 = 64;

impl Lower<'_, '_> {
    /// A call of a native function that only computes. What a fault in it is reported with is written, and nothing else; what a few instructions
    /// do is done in place.
    pub(super) fn call_computed(&mut self, computed: DirectCall, window: u32) {
        let arity = computed.arity() as u32;
        let doubles = computed.kind() == Direct::Doubles;
        let ty = if doubles { Type::F64 } else { Type::Cell };
        let arguments: Vec<_> = (window..window + arity)
            .map(|place| self.read(place, ty))
            .collect();
        let value = self.rounded(computed, &arguments).unwrap_or_else(|| {
            self.set_site(window + arity);
            self.set_running(false);
            let value = self
                .in_place(computed, &arguments)
                .unwrap_or_else(|| self.called(computed, &arguments, ty));
            self.set_running(true);
            value
        });
        let slots = self.flow.words.slots as usize;
        self.current[(window as usize).min(slots)..slots].fill(None);
        self.write(window, value, ty);
    }

    /// Writes where a fault happens, in a call whose arguments end before a place.
    fn set_site(&mut self, end: u32) {
        let pc = self.number(self.word_address(self.at));
        let free = self.number(8 * (u64::from(end) + 1));
        let free = self.b.ins().iadd(self.frame, free);
        let (context, links, site) = (self.context, self.links, offset_of!(Context, site));
        for (value, field) in [
            (pc, offset_of!(Site, pc)),
            (free, offset_of!(Site, fp)),
            (links, offset_of!(Site, cs)),
        ] {
            self.b
                .ins()
                .store(trusted(), value, context, (site + field) as i32);
        }
    }

    fn set_running(&mut self, is: bool) {
        let (context, running) = (self.context, self.input.running as i32);
        let flag = self.b.ins().iconst(types::I8, i64::from(is));
        self.b.ins().store(trusted(), flag, context, running);
    }

    /// The call itself, and its result as a cell.
    fn called(&mut self, computed: DirectCall, arguments: &[Value], ty: Type) -> Value {
        let mut signature = Signature::new(CallConv::SystemV);
        signature
            .params
            .extend(arguments.iter().map(|_| AbiParam::new(ty.ir())));
        signature.returns.push(AbiParam::new(ty.ir()));
        let signature = self.b.import_signature(signature);
        let function = self.number(computed.address() as u64);
        let call = self.b.ins().call_indirect(signature, function, arguments);
        let value = self.b.inst_results(call)[0];
        match computed.kind() {
            Direct::Doubles | Direct::Integers(0, _) => value,
            Direct::Integers(others, signed) => {
                let by = self.number(others.into());
                let high = self.b.ins().ishl(value, by);
                match signed {
                    true => self.b.ins().sshr(high, by),
                    false => self.b.ins().ushr(high, by),
                }
            }
        }
    }

    /// What functions of f64 give that cannot fail, if the processor has an instruction for it.
    fn rounded(&mut self, computed: DirectCall, arguments: &[Value]) -> Option<Value> {
        let doubles = computed.kind() == Direct::Doubles;
        let operation = computed.operation().filter(|_| doubles && rounds())?;
        Some(match (operation, arguments) {
            (Operation::Floor, [x]) => self.b.ins().floor(*x),
            (Operation::Ceil, [x]) => self.b.ins().ceil(*x),
            (Operation::Trunc, [x]) => self.b.ins().trunc(*x),
            (Operation::CopySign, [x, sign]) => self.b.ins().fcopysign(*x, *sign),
            _ => return None,
        })
    }

    /// Copies or fills few bytes. A fault is one of the native function, as the site says.
    fn in_place(&mut self, computed: DirectCall, arguments: &[Value]) -> Option<Value> {
        let &[to, what, size] = arguments else { return None };
        let size = self.constant(size).filter(|size| *size <= BYTES)?;
        let whole = matches!(computed.kind(), Direct::Integers(0, _));
        // The functions ask for no alignment.
        let flags = MemFlagsData::new();
        match computed.operation().filter(|_| whole)? {
            Operation::Move => {
                let pieces: Vec<(Value, Offset32)> = pieces(size)
                    .map(|(ty, at)| (self.b.ins().load(ty, flags, what, at), at))
                    .collect();
                for (value, at) in pieces {
                    self.b.ins().store(flags, value, to, at);
                }
            }
            Operation::Fill => {
                let byte = self.b.ins().band_imm_u(what, 0xff);
                let ones = self.number(0x0101_0101_0101_0101);
                let word = self.b.ins().imul(byte, ones);
                let all = self.b.ins().splat(types::I64X2, word);
                for (ty, at) in pieces(size) {
                    let value = match ty {
                        types::I8X16 => all,
                        types::I64 => word,
                        _ => self.b.ins().ireduce(ty, word),
                    };
                    self.b.ins().store(flags, value, to, at);
                }
            }
            _ => return None,
        }
        Some(to)
    }

    /// The number that a value is.
    fn constant(&self, value: Value) -> Option<u64> {
        let graph = &self.b.func.dfg;
        let inst = graph.value_def(graph.resolve_aliases(value)).inst()?;
        match graph.insts[inst] {
            InstructionData::UnaryImm {
                opcode: Opcode::Iconst,
                imm,
            } => Some(imm.bits() as u64),
            _ => None,
        }
    }
}

/// The pieces of so many bytes: their types and offsets.
fn pieces(size: u64) -> impl Iterator<Item = (IrType, Offset32)> {
    let types = [types::I8X16, types::I64, types::I32, types::I16, types::I8];
    let mut at = 0;
    std::iter::from_fn(move || {
        let left = size - at;
        let ty = types.into_iter().find(|ty| u64::from(ty.bytes()) <= left)?;
        let offset = Offset32::new(at as i32);
        at += u64::from(ty.bytes());
        Some((ty, offset))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_cover_all_bytes() {
        for size in 0..=BYTES {
            let mut end = 0;
            for (ty, at) in pieces(size) {
                assert_eq!(i64::from(i32::from(at)), end);
                end += i64::from(ty.bytes());
            }
            assert_eq!(end as u64, size);
        }
        assert_eq!(pieces(63).count(), 7);
    }
}
