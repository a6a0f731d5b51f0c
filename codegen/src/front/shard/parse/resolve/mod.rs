//! Raw functions to functions of the program: names to ids, texts of constants to bits.

mod operand;
mod scope;

use rustc_hash::FxHashMap;

use super::raw::{RawBlock, RawData, RawFunction, RawInst, RawLabel, RawOperand, ReturnType, TextRange};
use super::{Parsed, Parser, Skip, pos};
use crate::front::shard::ast::{Block, BlockId, Call, Function, Inst, InstData, Type, ValueName};
use crate::mir::Pos;
use scope::Scope;

impl Parser<'_> {
    /// Adds the function to the program. Errors are reported; then what is added is incomplete.
    pub(super) fn resolve(&mut self, mut raw: RawFunction) {
        self.complete(&mut raw);
        let mut scope = Scope {
            function: Function {
                name: raw.name.name,
                ret: raw.ret,
                params: raw.params.clone(),
                values: Vec::new(),
                blocks: Vec::new(),
                pos: pos(raw.name.place),
                end: pos(raw.end),
            },
            values: FxHashMap::default(),
            typing: Vec::new(),
            labels: FxHashMap::default(),
            free: u32::try_from(raw.params.len()).unwrap_or(u32::MAX),
            insts: Vec::new(),
        };
        for (at, &ty) in raw.params.iter().enumerate() {
            scope.define(ValueName::Number(at as u32), Some(ty), pos(raw.name.place));
        }
        for (at, block) in raw.blocks.iter().enumerate() {
            self.declare(&mut scope, BlockId(at as u32), block);
        }
        for block in &raw.blocks {
            for inst in &block.insts {
                if self.inst(&mut scope, inst).is_err() {
                    // The error was reported; the next instruction may have others.
                    scope.lose(inst.result);
                }
            }
            let insts = std::mem::take(&mut scope.insts);
            scope.function.blocks.push(Block {
                label: block.label.map(|label| label.name),
                insts,
                pos: Pos(block.start),
            });
        }
        self.program.functions.push(scope.function);
    }

    /// Adds the return that a void function may lack at its end.
    fn complete(&mut self, raw: &mut RawFunction) {
        let last = raw.blocks.last().map(|block| block.insts.last());
        let ends = last.flatten().is_some_and(|inst| {
            matches!(
                inst.data,
                RawData::Jump { .. } | RawData::Branch { .. } | RawData::Return { .. }
            )
        });
        if ends || raw.ret.is_some() || self.strict {
            return;
        }
        let inst = RawInst {
            result: None,
            data: RawData::Return {
                ty: ReturnType::Void,
                value: None,
            },
            place: raw.end,
        };
        self.warning(
            "terminator",
            raw.end,
            "the function ends without a return; `return void` is assumed",
            "write it",
        );
        match raw.blocks.last_mut() {
            Some(block) => block.insts.push(inst),
            None => raw.blocks.push(RawBlock {
                label: None,
                insts: vec![inst],
                start: raw.end.start,
            }),
        }
    }

    fn declare(&mut self, scope: &mut Scope, id: BlockId, block: &RawBlock) {
        if let Some(label) = block.label
            && scope.labels.insert(label.name, id).is_some()
        {
            self.error(
                "duplicate-label",
                label.place,
                "the function has this label already",
                "rename one of them",
            );
        }
        for inst in &block.insts {
            let Some(result) = inst.result else { continue };
            let ty = match &inst.data {
                RawData::Alloc { ty, .. } => {
                    let pointer = ty.pointer();
                    if pointer.is_none() {
                        self.error(
                            "nesting",
                            inst.place,
                            "the result has more than 255 stars",
                            "use fewer",
                        );
                    }
                    pointer
                }
                RawData::Load { ty, .. } => Some(*ty),
                RawData::Binary { ty, .. } => *ty,
                RawData::Cmp { .. } => Some(Type::INT1),
                RawData::Call { ret: Some(ty), .. } => Some(*ty),
                RawData::Call { ret: None, .. } => {
                    self.error(
                        "result",
                        result.place,
                        "a void call has no result",
                        "leave out the value and `=`",
                    );
                    continue;
                }
                _ => continue,
            };
            if scope.values.contains_key(&result.name) {
                let hint = "give the result another number; parameters are %0 and up, and every value has one definition";
                self.error(
                    "duplicate-value",
                    result.place,
                    "this value is defined already",
                    hint,
                );
                continue;
            }
            scope.define(result.name, ty, pos(result.place));
        }
    }

    fn inst(&mut self, scope: &mut Scope, raw: &RawInst) -> Parsed<()> {
        let result = raw
            .result
            .and_then(|result| scope.values.get(&result.name).copied());
        let at = pos(raw.place);
        let data = match &raw.data {
            RawData::Alloc { ty, count } => InstData::Alloc {
                ty: *ty,
                count: self.index(scope, *count, 1)?,
            },
            RawData::Store {
                ty,
                addr,
                value,
                index,
            } => InstData::Store {
                ty: *ty,
                addr: self.value_ref(scope, *addr)?,
                value: self.operand_of(scope, *value, *ty, at)?,
                index: self.index(scope, *index, 0)?,
            },
            RawData::Load { ty, addr, index } => InstData::Load {
                ty: *ty,
                addr: self.value_ref(scope, *addr)?,
                index: self.index(scope, *index, 0)?,
            },
            RawData::Binary { op, ty, a, b } => {
                let ty = self.type_of_pair(scope, *ty, *a, *b, raw.place, false)?;
                if let Some(result) = result {
                    scope.infer(result, ty);
                }
                InstData::Binary {
                    op: *op,
                    ty,
                    a: self.operand_of(scope, *a, ty, at)?,
                    b: self.operand_of(scope, *b, ty, at)?,
                }
            }
            RawData::Cmp { cond, ty, a, b } => {
                let ty = self.type_of_pair(scope, *ty, *a, *b, raw.place, true)?;
                InstData::Cmp {
                    cond: *cond,
                    ty,
                    a: self.operand_of(scope, *a, ty, at)?,
                    b: self.operand_of(scope, *b, ty, at)?,
                }
            }
            RawData::Call {
                ret,
                params,
                callee,
                args,
            } => self.resolved_call(scope, *ret, params, *callee, args, at)?,
            RawData::Jump { to } => InstData::Jump {
                to: self.block(scope, *to)?,
            },
            RawData::Branch { cond, then, other } => InstData::Branch {
                cond: self.operand_of(scope, *cond, Type::INT1, at)?,
                then: self.block(scope, *then)?,
                other: self.block(scope, *other)?,
            },
            RawData::Return { ty, value } => self.resolved_return(scope, *ty, *value, raw.place)?,
        };
        scope.insts.push(Inst {
            data,
            result,
            pos: at,
        });
        Ok(())
    }

    fn resolved_call(
        &mut self,
        scope: &mut Scope,
        ret: Option<Type>,
        params: &[Type],
        callee: RawLabel,
        args: &[RawOperand],
        at: Pos,
    ) -> Parsed<InstData> {
        if params.len() != args.len() {
            let message = format!("{} arguments for {} parameter types", args.len(), params.len());
            self.error(
                "arity",
                callee.place,
                message,
                "a call names one type for each argument",
            );
            return Err(Skip);
        }
        let mut operands = Vec::with_capacity(args.len());
        for (&arg, &ty) in args.iter().zip(params) {
            operands.push(self.operand_of(scope, arg, ty, at)?);
        }
        Ok(InstData::Call(Box::new(Call {
            ret,
            params: params.to_vec(),
            name: callee.name,
            args: operands,
            pos: pos(callee.place),
        })))
    }

    fn resolved_return(
        &mut self,
        scope: &mut Scope,
        ty: ReturnType,
        value: Option<RawOperand>,
        place: TextRange,
    ) -> Parsed<InstData> {
        let ty = match ty {
            ReturnType::Void => None,
            ReturnType::Type(ty) => Some(ty),
            ReturnType::Omitted => scope.function.ret,
        };
        let value = match (ty, value) {
            (Some(ty), Some(value)) => Some((ty, self.operand_of(scope, value, ty, pos(place))?)),
            (None, None) => None,
            _ => {
                self.error(
                    "return",
                    place,
                    "a void function returns no value",
                    "write `return void`",
                );
                return Err(Skip);
            }
        };
        Ok(InstData::Return { value })
    }
}
