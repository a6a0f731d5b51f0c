//! Names to ids, texts of constants to bits, and the types and loads that a lenient text leaves out.

use rustc_hash::FxHashMap;

use super::number;
use super::raw::{
    Place, RawBlock, RawData, RawFunction, RawInst, RawLabel, RawOperand, RawValue, ReturnType,
};
use super::{Parsed, Parser, Skip, pos};
use crate::front::shard::ast::{
    Block, BlockId, Call, Const, Function, Index, Inst, InstData, Operand, Type, Value, ValueId, ValueName,
    ValueRef,
};
use crate::front::shard::print::{print_type, print_value};
use crate::mir::{Name, Pos};

/// A function while its names are resolved.
struct Scope {
    function: Function,
    values: FxHashMap<ValueName, ValueId>,
    /// How much is known of the type of each value.
    typing: Vec<Typing>,
    labels: FxHashMap<Name, BlockId>,
    /// The number that no value has, nor any above.
    free: u32,
    /// The block being filled.
    insts: Vec<Inst>,
}

/// What is known of a value's type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Typing {
    /// It is [`Value::ty`].
    Known,
    /// It is to be inferred from operands, and the definition has not been reached.
    Below,
    /// The definition has an error.
    Lost,
}

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
        place: Place,
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

    fn block(&mut self, scope: &Scope, label: RawLabel) -> Parsed<BlockId> {
        if let Some(&id) = scope.labels.get(&label.name) {
            return Ok(id);
        }
        let name = self.program.names.text(label.name).into_owned();
        let message = format!("the function has no label @{name}");
        let hint = format!("write `@{name}:` on a line of its own above the block");
        self.error("undefined-label", label.place, message, &hint);
        Err(Skip)
    }

    fn value_ref(&mut self, scope: &Scope, value: RawValue) -> Parsed<ValueRef> {
        if let Some(&id) = scope.values.get(&value.name) {
            return Ok(ValueRef {
                id,
                pos: pos(value.place),
            });
        }
        let text = String::from_utf8_lossy(self.bytes(value.place)).into_owned();
        let message = format!("the value {text} is not defined");
        let hint = match scope.function.params.len() {
            0 => "the function has no parameters; other values are results of its instructions".to_owned(),
            count => format!(
                "parameters are %0 to %{}; other values are results of instructions",
                count - 1
            ),
        };
        self.error("undefined-value", value.place, message, &hint);
        Err(Skip)
    }

    fn constant(&mut self, place: Place, ty: Type) -> Parsed<Operand> {
        match number::constant(self.bytes(place), ty) {
            Ok(bits) => Ok(Operand::Const(Const {
                bits,
                pos: pos(place),
            })),
            Err(reason) => {
                let text = String::from_utf8_lossy(self.bytes(place)).into_owned();
                let message = format!(
                    "the constant {text} of type {} {reason}",
                    print_type(&self.program, ty)
                );
                self.error(
                    "constant",
                    place,
                    message,
                    "change the constant or the type of the instruction",
                );
                Err(Skip)
            }
        }
    }

    fn index(&mut self, scope: &mut Scope, raw: Option<RawOperand>, omitted: u32) -> Parsed<Index> {
        match raw {
            None => Ok(Index::Const(omitted)),
            Some(RawOperand::Value(value)) => self.value_ref(scope, value).map(Index::Value),
            Some(RawOperand::Const(place)) => match number::index(self.bytes(place)) {
                Ok(count) => Ok(Index::Const(count)),
                Err(reason) => {
                    let text = String::from_utf8_lossy(self.bytes(place)).into_owned();
                    let message = format!("the constant {text} {reason}");
                    self.error(
                        "constant",
                        place,
                        message,
                        "indices and counts are 0 to 4294967295, or values",
                    );
                    Err(Skip)
                }
            },
        }
    }

    /// An operand that must have type `ty`. Leniently, an address of a `ty` is loaded from first.
    fn operand_of(&mut self, scope: &mut Scope, raw: RawOperand, ty: Type, at: Pos) -> Parsed<Operand> {
        let value = match raw {
            RawOperand::Const(place) => return self.constant(place, ty),
            RawOperand::Value(value) => value,
        };
        let addr = self.value_ref(scope, value)?;
        if self.strict || scope.type_of(addr.id).and_then(Type::pointee) != Some(ty) {
            return Ok(Operand::Value(addr));
        }
        let number = scope.free;
        let id = scope.define(ValueName::Number(number), Some(ty), at);
        scope.insts.push(Inst {
            data: InstData::Load {
                ty,
                addr,
                index: Index::Const(0),
            },
            result: Some(id),
            pos: at,
        });
        Ok(Operand::Value(ValueRef { id, pos: addr.pos }))
    }

    /// The type of an operation that may leave it out: that of its first operand that is a value. An address stands for the value at
    /// it, but two addresses may be compared.
    fn type_of_pair(
        &mut self,
        scope: &Scope,
        ty: Option<Type>,
        a: RawOperand,
        b: RawOperand,
        place: Place,
        compares: bool,
    ) -> Parsed<Type> {
        if let Some(ty) = ty {
            return Ok(ty);
        }
        let mut known = Vec::new();
        for operand in [a, b] {
            let RawOperand::Value(value) = operand else {
                continue;
            };
            let id = self.value_ref(scope, value)?.id;
            let Some(ty) = scope.type_of(id) else {
                if scope.typing.get(id.0 as usize) == Some(&Typing::Lost) {
                    return Err(Skip);
                }
                let text = print_value(&self.program, &scope.function, id);
                let message =
                    format!("the type of {text} is not known here, because its definition stands below");
                self.error(
                    "inference",
                    operand.place(),
                    message,
                    "write the type before the operands",
                );
                return Err(Skip);
            };
            known.push(ty);
        }
        let null =
            |operand: RawOperand| matches!(operand, RawOperand::Const(place) if self.bytes(place) == b"null");
        match known.as_slice() {
            [] => {
                self.error(
                    "inference",
                    place,
                    "two constants tell no type",
                    "write the type before them",
                );
                Err(Skip)
            }
            [first, second] if compares && first == second => Ok(*first),
            [only] if compares && (null(a) || null(b)) => Ok(*only),
            all => {
                // A plain type says more than an address, which may stand for either.
                let plain = all.iter().find(|ty| !ty.is_pointer());
                let pointee = all.first().and_then(|ty| ty.pointee());
                plain.copied().or(pointee).ok_or(Skip)
            }
        }
    }
}

impl Scope {
    fn define(&mut self, name: ValueName, ty: Option<Type>, pos: Pos) -> ValueId {
        let id = ValueId(self.function.values.len() as u32);
        self.values.insert(name, id);
        self.typing.push(if ty.is_some() {
            Typing::Known
        } else {
            Typing::Below
        });
        let ty = ty.unwrap_or(Type::INT1);
        self.function.values.push(Value { name, ty, pos });
        if let ValueName::Number(number) = name {
            self.free = self.free.max(number.saturating_add(1));
        }
        id
    }

    fn type_of(&self, id: ValueId) -> Option<Type> {
        let known = self.typing.get(id.0 as usize) == Some(&Typing::Known);
        self.function.type_of(id).filter(|_| known)
    }

    fn infer(&mut self, id: ValueId, ty: Type) {
        let slots = (
            self.function.values.get_mut(id.0 as usize),
            self.typing.get_mut(id.0 as usize),
        );
        if let (Some(value), Some(typing @ Typing::Below)) = slots {
            value.ty = ty;
            *typing = Typing::Known;
        }
    }

    fn lose(&mut self, result: Option<RawValue>) {
        let id = result.and_then(|result| self.values.get(&result.name));
        if let Some(typing @ Typing::Below) = id.and_then(|id| self.typing.get_mut(id.0 as usize)) {
            *typing = Typing::Lost;
        }
    }
}
