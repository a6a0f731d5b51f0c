//! What the values of expressions are to the counter.

use maple_mirbin::intrinsics::Outcome;
use maple_mirbin::{Intrinsic, Op, Prim, Xintrinsic};
use rustc_hash::{FxHashMap, FxHashSet};

use super::super::build::post_order;
use super::super::flow::{Cell, applied, is_formal, is_global};
use super::super::{Facts, Unit};
use super::counted_cells;
use crate::mir::{Attr, Callee, ExprData, ExprId, Function, IntrinsicRef, Reg, Stmt, StmtData, StmtId, Sym};

/// What keeps the object that a value refers to. With nothing set the object lives as long as the frame, or there is none.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Ownership {
    /// The receiver of the value must release it.
    pub owned: bool,
    /// Always null.
    pub null: bool,
    /// Counted memory, or something else that a release may take away.
    pub memory: bool,
    /// The `%%thrownval` of the frame.
    pub thrown: bool,
    /// Variables.
    pub cells: Vec<Cell>,
}

/// The variables of a function that hold counted references, formals among them.
pub(super) struct References {
    counted: FxHashSet<Cell>,
    order: Vec<Cell>,
    /// Formals, which nothing assigns after `prepare`.
    formals: FxHashSet<Cell>,
    /// Statements that read `%%retval0`, by the call that set it.
    pub results: FxHashMap<StmtId, Ownership>,
}

impl References {
    pub fn of(unit: &Unit<'_>, func: &Function, facts: &Facts) -> References {
        let mut references = References {
            counted: FxHashSet::default(),
            order: Vec::new(),
            formals: FxHashSet::default(),
            results: FxHashMap::default(),
        };
        for cell in counted_cells(unit, func) {
            references.add(cell);
            if is_formal(func, cell) {
                references.formals.insert(cell);
            }
        }
        let body = func.body.map_or(&[][..], |body| func.block(body));
        references.find_results(unit, func, facts, body);
        // A register without a declared type is what it is given.
        for &id in body {
            let stmt = func.stmt(id);
            if let (Some(cell @ Cell::Preg(_)), [value]) = (Cell::written(stmt), func.args(stmt.args))
                && (stmt.prim.is_address() || stmt.prim.is_tagged())
                && references.is_reference(unit, func, id, *value)
            {
                references.add(cell);
            }
        }
        references
    }

    /// Whether `value`, assigned by `stmt`, is a counted reference by what it is made of.
    fn is_reference(&self, unit: &Unit<'_>, func: &Function, stmt: StmtId, value: ExprId) -> bool {
        let expr = func.expr(value);
        match (expr.op, expr.data) {
            (Op::RegRead, ExprData::Reg(Reg::RetVal(0))) => self
                .results
                .get(&stmt)
                .is_some_and(|result| *result != Ownership::default()),
            (Op::RegRead, ExprData::Reg(Reg::ThrownVal)) => true,
            (Op::IreadOff, _) => expr.prim.is_counted(),
            (Op::IntrinsicOp, _) if expr.prim.is_tagged() => true,
            (Op::IntrinsicOp, _) => {
                expr.prim.is_address() && {
                    let value = self.value(unit, func, stmt, value);
                    value.owned || expr.prim == Prim::Ref
                }
            }
            _ => Cell::read(expr).is_some_and(|cell| self.has(cell)),
        }
    }

    /// For each statement that reads `%%retval0`, what is in it. Only reads after the call, without a label between, are known.
    pub fn find_results(&mut self, unit: &Unit<'_>, func: &Function, facts: &Facts, body: &[StmtId]) {
        let mut last: Option<Ownership> = None;
        for &id in body {
            let stmt = func.stmt(id);
            if let Some(value) = &last {
                self.results.insert(id, value.clone());
            }
            match (stmt.op, &stmt.data) {
                (Op::Label, _) | (_, &StmtData::Reg(Reg::RetVal(0))) => last = None,
                (_, StmtData::Call(call)) => {
                    let void = matches!(call.callee, Callee::Intrinsic(i) if outcome(i) == Outcome::Void);
                    if !void {
                        last = Some(self.result(unit, func, facts, id, stmt));
                    }
                }
                _ => {}
            }
        }
    }

    /// What a call leaves in `%%retval0`.
    pub fn result(
        &self,
        unit: &Unit<'_>,
        func: &Function,
        facts: &Facts,
        id: StmtId,
        stmt: &Stmt,
    ) -> Ownership {
        let StmtData::Call(call) = &stmt.data else {
            return Ownership::default();
        };
        match call.callee {
            Callee::Intrinsic(intrinsic) => {
                let first = func.args(stmt.args).first().copied();
                self.intrinsic(unit, func, id, intrinsic, first)
            }
            _ => Ownership {
                owned: facts
                    .calls
                    .get(&id)
                    .and_then(|call| call.returns.first())
                    .is_some_and(|&ty| unit.is_counted(ty)),
                ..Ownership::default()
            },
        }
    }

    /// Notes that the variable holds references.
    pub fn add(&mut self, cell: Cell) {
        if self.counted.insert(cell) {
            self.order.push(cell);
        }
    }

    /// A register made for a reference.
    pub fn add_temporary(&mut self, reg: Reg) {
        if let Reg::Preg(number) = reg {
            self.add(Cell::Preg(number));
        }
    }

    /// Whether the variable holds counted references.
    pub fn has(&self, cell: Cell) -> bool {
        self.counted.contains(&cell)
    }

    /// All of them but the formals, in order.
    pub fn cells(&self) -> Vec<Cell> {
        self.order
            .iter()
            .copied()
            .filter(|cell| !self.formals.contains(cell))
            .collect()
    }

    /// Whether the variable is a formal.
    pub fn is_formal(&self, cell: Cell) -> bool {
        self.formals.contains(&cell)
    }

    /// The value of an expression in a statement.
    pub fn value(&self, unit: &Unit<'_>, func: &Function, stmt: StmtId, id: ExprId) -> Ownership {
        let mut all = Ownership::default();
        let mut nulls = 0usize;
        let mut parts = 0usize;
        let mut work = vec![id];
        while let Some(id) = work.pop() {
            let expr = func.expr(id);
            let args = func.args(expr.args);
            match (expr.op, args) {
                (Op::Retype | Op::Cvt, &[inner]) => {
                    work.push(inner);
                    continue;
                }
                (Op::Select, &[_, yes, no]) => {
                    work.extend([yes, no]);
                    continue;
                }
                (Op::IntrinsicOp, &[inner, ..]) if applied(expr).is_some_and(passes_on) => {
                    work.push(inner);
                    continue;
                }
                _ => {}
            }
            parts += 1;
            let part = self.leaf(unit, func, stmt, id);
            nulls += usize::from(part.null);
            all.owned |= part.owned;
            all.memory |= part.memory;
            all.thrown |= part.thrown;
            all.cells.extend(part.cells);
        }
        all.null = nulls == parts;
        all
    }

    fn leaf(&self, unit: &Unit<'_>, func: &Function, stmt: StmtId, id: ExprId) -> Ownership {
        let expr = func.expr(id);
        let memory = Ownership {
            memory: true,
            ..Ownership::default()
        };
        if let Some(cell) = Cell::read(expr) {
            return match (self.has(cell), is_formal(func, cell)) {
                (_, true) => Ownership::default(),
                (true, false) => Ownership {
                    cells: vec![cell],
                    ..Ownership::default()
                },
                (false, false) => memory,
            };
        }
        match (expr.op, expr.data) {
            (Op::ConstVal, ExprData::Const(bits)) => Ownership {
                // Constants that are tagged values own nothing.
                null: bits == 0 || expr.prim.is_tagged(),
                ..Ownership::default()
            },
            (Op::AddrOf | Op::AddrOfFunc | Op::ConstStr | Op::ConstStr16, _) => Ownership::default(),
            (Op::IreadOff, ExprData::Offset(0)) if is_final_static(unit, func, id) => Ownership::default(),
            (Op::RegRead, ExprData::Reg(Reg::ThrownVal)) => Ownership {
                thrown: true,
                ..Ownership::default()
            },
            (Op::RegRead, ExprData::Reg(Reg::RetVal(0))) => {
                self.results.get(&stmt).cloned().unwrap_or(memory)
            }
            (Op::IntrinsicOp, ExprData::Intrinsic(intrinsic)) => {
                let first = func.args(expr.args).first().copied();
                self.intrinsic(unit, func, stmt, intrinsic, first)
            }
            _ => memory,
        }
    }

    fn intrinsic(
        &self,
        unit: &Unit<'_>,
        func: &Function,
        stmt: StmtId,
        intrinsic: IntrinsicRef,
        first: Option<ExprId>,
    ) -> Ownership {
        match (intrinsic, first) {
            _ if outcome(intrinsic) == Outcome::Owned => Ownership {
                owned: true,
                ..Ownership::default()
            },
            (
                IntrinsicRef::Std(
                    Intrinsic::MccGetOrInsertLiteral | Intrinsic::JavaConstClass | Intrinsic::JavaGetClass,
                ),
                _,
            ) => Ownership::default(),
            (
                IntrinsicRef::Ext(
                    Xintrinsic::TaggedFromF64
                    | Xintrinsic::TaggedFromInt
                    | Xintrinsic::TaggedFromTyped
                    | Xintrinsic::TaggedFromBits,
                ),
                _,
            ) => Ownership {
                null: true,
                ..Ownership::default()
            },
            (IntrinsicRef::Ext(Xintrinsic::TaggedKept), _) => Ownership::default(),
            // Reached only where the result is read from `%%retval0`: nested ones are seen through.
            (IntrinsicRef::Std(Intrinsic::JavaCheckCast), Some(object)) => {
                let expr = func.expr(object);
                match Cell::read(expr) {
                    Some(_) => self.leaf(unit, func, stmt, object),
                    None => Ownership {
                        memory: true,
                        ..Ownership::default()
                    },
                }
            }
            _ => Ownership {
                memory: true,
                ..Ownership::default()
            },
        }
    }
}

/// Whether the result of the intrinsic leads to the object of its first operand.
pub(super) fn passes_on(intrinsic: IntrinsicRef) -> bool {
    matches!(
        intrinsic,
        IntrinsicRef::Std(Intrinsic::JavaCheckCast)
            | IntrinsicRef::Ext(Xintrinsic::TaggedFromRef | Xintrinsic::TaggedToRef)
    )
}

/// What the intrinsic gives.
pub(super) fn outcome(intrinsic: IntrinsicRef) -> Outcome {
    match intrinsic {
        IntrinsicRef::Std(i) => i.info().outcome,
        IntrinsicRef::Ext(x) => x.info().outcome,
    }
}

/// A load of a static field that is assigned once: what it holds stays until the program ends.
fn is_final_static(unit: &Unit<'_>, func: &Function, id: ExprId) -> bool {
    func.arg(id, 0).is_some_and(|base| match func.expr(base).data {
        ExprData::Var(Sym::Global(global), 0) => {
            is_global(func, base)
                && unit
                    .vars
                    .get(global)
                    .is_some_and(|var| var.attrs.has(Attr::Final))
        }
        _ => false,
    })
}

/// Whether an intrinsic may release objects, run code or be a safepoint, so that nothing may be borrowed from memory across it.
pub(super) fn ends_borrows(intrinsic: IntrinsicRef) -> bool {
    match intrinsic {
        IntrinsicRef::Std(intrinsic) => intrinsic.info().ends_borrows,
        IntrinsicRef::Ext(intrinsic) => intrinsic.info().ends_borrows,
    }
}

/// The nodes below those operands of a call that the callee may see objects through: what a number is computed from is read before the call.
pub(super) fn passed(func: &Function, call: StmtId, nodes: &mut Vec<ExprId>) {
    for &arg in func.args(func.stmt(call).args) {
        if func.expr_type(arg).is_address() || func.expr_type(arg).is_tagged() {
            post_order(func, arg, nodes);
        }
    }
}
