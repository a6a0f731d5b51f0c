//! Stack code as statements: what instructions push are the operands of those that follow, up to a statement.

use std::collections::{BTreeMap, BTreeSet};

use maple_mirbin::disasm::leads_to;
use maple_mirbin::{Class, Form, Inst, Op, Prim, RangeGotoForm};
use rustc_hash::FxHashMap;

use super::elf::{Elf, Target};
use super::{Place, Problem, foreign};
use crate::mir::{
    Call, Callee, ExprData, ExprId, FuncId, Function, IntrinsicRef, LabelId, Loc, Module, Name, Pos, Reg,
    StmtData, StmtId, Switch, TypeTable,
};

/// What the functions of an image share.
pub(super) struct Context<'c, 'd> {
    pub elf: &'c Elf<'d>,
    pub places: &'c [Place<'d>],
    pub module: &'c mut Module,
    pub strings: &'c mut Strings,
}

/// Strings by address and width. Damaged images may have many that are parts of each other.
pub(super) struct Strings {
    known: FxHashMap<(u64, bool), Name>,
    /// Bytes that may still be read.
    left: usize,
}

impl Strings {
    /// For an image of so many bytes.
    pub fn new(bytes: usize) -> Strings {
        Strings {
            known: FxHashMap::default(),
            left: bytes,
        }
    }
}

/// The function in work.
pub(super) struct Code<'r, 'c, 'd> {
    context: &'r mut Context<'c, 'd>,
    func: Function,
    /// Address of the first instruction.
    start: u64,
    form: RangeGotoForm,
    labels: BTreeMap<u32, LabelId>,
    stack: Vec<ExprId>,
    list: Vec<StmtId>,
}

/// An instruction that no text stands for.
fn no_text(inst: &Inst<'_>, what: &str) -> Problem {
    Problem {
        message: format!("{} at {:04x}: {what}", inst.op, inst.offset),
        hint: "mplsh runs images, mpldis lists them",
    }
}

/// The register with a number (seed 2 §8.3).
fn register(inst: &Inst<'_>) -> Result<Reg, Problem> {
    Ok(match inst.frame_index() {
        -1 => Reg::Sp,
        -2 => Reg::Fp,
        -3 => Reg::Gp,
        -4 => Reg::ThrownVal,
        number @ ..=-6 => Reg::RetVal((-6 - i32::from(number)) as u32),
        number => return Err(no_text(inst, &format!("register {number} has no name"))),
    })
}

impl<'r, 'c, 'd> Code<'r, 'c, 'd> {
    pub fn new(context: &'r mut Context<'c, 'd>, func: Function, start: u64, form: RangeGotoForm) -> Self {
        Code {
            context,
            func,
            start,
            form,
            labels: BTreeMap::new(),
            stack: Vec::new(),
            list: Vec::new(),
        }
    }

    /// Makes the body of the function.
    pub fn read(mut self, insts: &[Inst<'_>]) -> Result<Function, Problem> {
        self.find_labels(insts)?;
        for inst in insts {
            if let Some(&label) = self.labels.get(&inst.offset) {
                if !self.stack.is_empty() {
                    return Err(no_text(inst, "a jump leads into a statement"));
                }
                self.add(Op::Label, Prim::Void, &[], StmtData::Label(label));
            }
            match inst.op.info().class {
                Class::Stmt => self.statement(inst)?,
                Class::Expr | Class::Leaf => self.expression(inst)?,
            }
        }
        if let (false, Some(last)) = (self.stack.is_empty(), insts.last()) {
            return Err(no_text(last, "its value is not used"));
        }
        self.func.body = Some(self.func.push_block(&self.list));
        Ok(self.func)
    }

    fn find_labels(&mut self, insts: &[Inst<'_>]) -> Result<(), Problem> {
        let starts: BTreeSet<u32> = insts.iter().map(|inst| inst.offset).collect();
        for inst in insts {
            for target in leads_to(inst, self.form) {
                let place = u32::try_from(target).ok().filter(|place| starts.contains(place));
                let place = place.ok_or_else(|| no_text(inst, "it leads to no instruction"))?;
                if !self.labels.contains_key(&place) {
                    let name = self.context.module.names.intern(format!("L{place:04x}"));
                    let id = self.func.labels.mention(name, Pos::NONE);
                    if let Some(label) = self.func.labels.get_mut(id) {
                        label.defined = true;
                    }
                    self.labels.insert(place, id);
                }
            }
        }
        Ok(())
    }

    fn label(&self, inst: &Inst<'_>, target: i64) -> Result<LabelId, Problem> {
        let label = u32::try_from(target)
            .ok()
            .and_then(|place| self.labels.get(&place));
        label
            .copied()
            .ok_or_else(|| no_text(inst, "it leads to no instruction"))
    }

    fn add(&mut self, op: Op, prim: Prim, args: &[ExprId], data: StmtData) {
        let id = self.func.push_typed(op, prim, args, data, (Pos::NONE, Loc::NONE));
        self.list.push(id);
    }

    /// Takes the operands of an instruction off the stack.
    fn operands(&mut self, inst: &Inst<'_>) -> Result<Vec<ExprId>, Problem> {
        let rest = self.stack.len().checked_sub(inst.operand_count() as usize);
        let rest = rest.ok_or_else(|| no_text(inst, "its operands are missing"))?;
        Ok(self.stack.split_off(rest))
    }

    fn statement(&mut self, inst: &Inst<'_>) -> Result<(), Problem> {
        let args = self.operands(inst)?;
        if !self.stack.is_empty() {
            return Err(no_text(inst, "values below its operands are left"));
        }
        let (op, data) = match inst.op {
            // The compiler's own; text has none.
            Op::Checkpoint => return Ok(()),
            Op::RegAssign => (Op::RegAssign, StmtData::Reg(register(inst)?)),
            Op::IassignOff | Op::IassignOff32 => (Op::IassignOff, StmtData::Offset(inst.displacement())),
            Op::IassignFpOff | Op::IassignFpOff32 => {
                (Op::IassignFpOff, StmtData::Offset(inst.displacement()))
            }
            Op::Goto32 => (Op::Goto, StmtData::Label(self.label(inst, inst.target(0))?)),
            Op::BrTrue32 => (Op::BrTrue, StmtData::Label(self.label(inst, inst.target(0))?)),
            Op::BrFalse32 => (Op::BrFalse, StmtData::Label(self.label(inst, inst.target(0))?)),
            Op::Gosub => (Op::Gosub, StmtData::Label(self.label(inst, inst.target(0))?)),
            Op::JsTry => {
                let mut places = [None, None];
                for (index, place) in places.iter_mut().enumerate() {
                    if inst.word(index) != 0 {
                        *place = Some(self.label(inst, inst.target(index))?);
                    }
                }
                let [catch, finally] = places;
                (Op::JsTry, StmtData::JsTry(catch, finally))
            }
            Op::RangeGoto => {
                let cases = (0..inst.param()).map(|index| {
                    let label = self.label(inst, inst.range_goto_target(index, self.form))?;
                    Ok((i64::from(index), label))
                });
                let table = Switch {
                    default: None,
                    tag_offset: inst.word(0).into(),
                    cases: cases.collect::<Result<Vec<_>, Problem>>()?,
                };
                (Op::RangeGoto, StmtData::Switch(Box::new(table)))
            }
            Op::Call => (Op::Call, call(Callee::Func(self.function(inst)?))),
            Op::Icall => (Op::Icall, call(Callee::Indirect)),
            Op::IntrinsicCall => (Op::IntrinsicCall, call(Callee::Intrinsic(intrinsic(inst)?))),
            op if op.form() == Form::B => (op, StmtData::None),
            _ => return Err(no_text(inst, "lowered modules have no such statement")),
        };
        let prim = match data {
            StmtData::Reg(_) | StmtData::Offset(_) => inst.ty,
            _ => Prim::Void,
        };
        self.add(op, prim, &args, data);
        Ok(())
    }

    fn expression(&mut self, inst: &Inst<'_>) -> Result<(), Problem> {
        let args = self.operands(inst)?;
        // Generators leave the type of address leaves at 0.
        let address = if inst.ty == Prim::Invalid {
            Prim::A64
        } else {
            inst.ty
        };
        let (op, prim, data) = match inst.op {
            Op::RegRead => (Op::RegRead, inst.ty, ExprData::Reg(register(inst)?)),
            Op::IreadOff | Op::IreadOff32 => (Op::IreadOff, inst.ty, ExprData::Offset(inst.displacement())),
            Op::IreadFpOff | Op::IreadFpOff32 => {
                (Op::IreadFpOff, inst.ty, ExprData::Offset(inst.displacement()))
            }
            Op::Iread => (Op::IreadOff, inst.ty, ExprData::Offset(0)),
            Op::ConstVal | Op::ConstVal64 => (Op::ConstVal, inst.ty, ExprData::Const(inst.constant())),
            Op::AddrOfFunc => (Op::AddrOfFunc, address, ExprData::Func(self.function(inst)?)),
            Op::ConstStr | Op::ConstStr16 => {
                let text = self.string(inst, inst.op == Op::ConstStr16)?;
                (inst.op, address, ExprData::Str(text))
            }
            Op::AddrOfLabel => {
                let label = self.label(inst, inst.target(0))?;
                (Op::AddrOfLabel, address, ExprData::Label(label))
            }
            Op::IntrinsicOp => (Op::IntrinsicOp, inst.ty, ExprData::Intrinsic(intrinsic(inst)?)),
            Op::Retype => (Op::Retype, inst.ty, ExprData::Type(TypeTable::prim(inst.ty))),
            op if op.form() == Form::T => {
                let from = inst.operand_type();
                let from = from.ok_or_else(|| no_text(inst, "its operand type does not exist"))?;
                (op, inst.ty, ExprData::Operand(from))
            }
            op if op.form() == Form::X => {
                let data = ExprData::Bits {
                    offset: inst.p0,
                    size: inst.p1,
                };
                (op, inst.ty, data)
            }
            op if op.form() == Form::B => (op, inst.ty, ExprData::None),
            _ => return Err(no_text(inst, "lowered modules have no such expression")),
        };
        let id = self.func.push_expr(op, prim, &args, data, Pos::NONE);
        self.stack.push(id);
        Ok(())
    }

    /// What the 8 bytes after the instruction word hold.
    fn field(&self, inst: &Inst<'_>) -> Result<&'c Target, Problem> {
        let place = self.start.wrapping_add(inst.word_offset(0).into());
        let elf = self.context.elf;
        elf.field(place)
            .ok_or_else(|| no_text(inst, "its address is not relocated"))
    }

    fn function(&mut self, inst: &Inst<'_>) -> Result<FuncId, Problem> {
        match self.field(inst)? {
            Target::Symbol(name, 0) => foreign(self.context.module, name),
            Target::Symbol(..) => Err(no_text(inst, "it means the middle of a function")),
            Target::Address(address) => {
                let places = self.context.places;
                let found = places.binary_search_by_key(address, |place| place.symbol.address);
                let place = found.ok().and_then(|index| places.get(index));
                place
                    .map(|place| place.id)
                    .ok_or_else(|| no_text(inst, "it means no function of the image"))
            }
        }
    }

    fn string(&mut self, inst: &Inst<'_>, wide: bool) -> Result<Name, Problem> {
        let &Target::Address(address) = self.field(inst)? else {
            return Err(no_text(inst, "others define the string"));
        };
        if let Some(&name) = self.context.strings.known.get(&(address, wide)) {
            return Ok(name);
        }
        let bytes = self.context.elf.at(address).unwrap_or_default();
        let unit = if wide { 2 } else { 1 };
        let end = bytes
            .chunks_exact(unit)
            .position(|unit| unit.iter().all(|&byte| byte == 0));
        let text = end.and_then(|end| bytes.get(..end * unit));
        let text = text.ok_or_else(|| no_text(inst, "the string has no end"))?;
        let left = self.context.strings.left.checked_sub(text.len());
        self.context.strings.left = left.ok_or_else(|| no_text(inst, "strings lie within each other"))?;
        let name = if wide {
            let units: Vec<u16> = text
                .chunks_exact(2)
                .map(|unit| {
                    unit.iter()
                        .rev()
                        .fold(0, |unit, &byte| unit << 8 | u16::from(byte))
                })
                .collect();
            let text = String::from_utf16(&units);
            let text = text.map_err(|_| no_text(inst, "the string is not UTF-16"))?;
            self.context.module.names.intern(text)
        } else {
            self.context.module.names.intern(text)
        };
        self.context.strings.known.insert((address, wide), name);
        Ok(name)
    }
}

fn call(callee: Callee) -> StmtData {
    StmtData::Call(Box::new(Call::new(callee)))
}

fn intrinsic(inst: &Inst<'_>) -> Result<IntrinsicRef, Problem> {
    let known = inst.intrinsic().map(IntrinsicRef::Std);
    known.ok_or_else(|| no_text(inst, "there is no such intrinsic"))
}
