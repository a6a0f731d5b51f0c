//! Functions that keep references for calls that end their function.
//!
//! Such a call borrows its arguments from a frame that goes. The engine puts the frame of a *keeper* below the callee's, which owns them. A keeper
//! reads as many references from memory, so that it needs a count of each while it passes them on. It never begins: the engine makes its frame as
//! it is during the call.

use maple_mirbin::Prim;

use super::Lowering;
use crate::front::uvm::types::SigId;
use crate::mir::{self, Callee, Pos};

impl Lowering<'_> {
    /// The keeper for calls with this signature, if arguments are references.
    pub(super) fn keeper(&mut self, sig: Option<SigId>, pos: Pos) -> Option<mir::FuncId> {
        let params = self.bundle.types.sig(sig?).map(|sig| sig.params.clone())?;
        let mut count = 0;
        for param in params {
            let leaves = self.leaves(param, pos);
            count += leaves.iter().filter(|prim| prim.is_counted()).count();
        }
        let returned = match self.result(sig) {
            Some(result) => self.returned(result, pos).prims().first().copied(),
            None => None,
        };
        let result = returned.unwrap_or(Prim::Void);
        match self.keepers.get(&(count, result)) {
            Some(known) => Some(*known),
            None if count == 0 => None,
            None => {
                let made = self.new_keeper(count, result, pos);
                self.keepers.insert((count, result), made);
                Some(made)
            }
        }
    }

    fn new_keeper(&mut self, count: usize, result: Prim, pos: Pos) -> mir::FuncId {
        let name = format!("tail|{count}|{}", result.name());
        let formals = [("callee", Prim::Ptr), ("memory", Prim::U64)];
        let (mut glue, [callee, memory]) = self.glue(&name, formals, result, pos);
        let prims = vec![Prim::Ref; count];
        let first = glue.registers(&prims);
        for number in (first..).take(count) {
            let base = glue.read_local(memory, Prim::U64);
            let value = glue.load(base, 0, Prim::Ref);
            glue.assign(number, Prim::Ref, value);
        }
        let mut args = vec![glue.read_local(callee, Prim::Ptr)];
        args.extend(glue.read_all(first, &prims));
        let given = (result != Prim::Void).then(|| (result, glue.register(result)));
        glue.call(Callee::Indirect, &args, given.as_slice());
        let value = given.map(|(result, from)| glue.read(from, result));
        self.add_glue(glue, value)
    }
}
