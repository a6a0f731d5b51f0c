//! Calls of intrinsic functions.

use maple_mirbin::Prim;

use crate::mir::{Callee, ExprId};

use super::super::ast::{Base, Inst, Intrinsic, Operand, Type};
use super::super::intrinsics::Known;
use super::super::table::{Kind, Primitive};
use super::body::Code;

impl Code<'_, '_, '_> {
    /// A call of an intrinsic function.
    pub(super) fn call_intrinsic(&mut self, inst: &Inst, intrinsic: &Intrinsic, arguments: &[Operand]) {
        let name = self.lowering.module.names.bytes(intrinsic.name);
        match (Known::find(name), arguments) {
            (Some(known @ (Known::HostPrint | Known::HostWrite)), &[value]) => {
                self.print(value, known == Known::HostPrint);
            }
            // A safepoint: calls are.
            (Some(Known::SetBreakpoint), []) => {}
            _ => {
                let name = self.lowering.module.names.text(intrinsic.name).into_owned();
                self.lowering.unsupported(inst.pos, &format!("a call of {name}"));
            }
        }
    }

    /// Writes a value, and a line end if `line`.
    fn print(&mut self, operand: Operand, line: bool) {
        let ty = self.type_of(operand);
        let line = self.b.constant(Prim::U32, u64::from(line));
        let (name, params, values): (_, &[Prim], Vec<ExprId>) =
            match (ty.value().base, ty.value().primitive()) {
                (Base::Primitive(_), Some(Primitive::String)) => {
                    let string = self.operand(operand, Type::STRING, false);
                    let Some(string) = string.first().copied() else {
                        return;
                    };
                    let string = self.b.hold(Prim::Ref, string);
                    let again = self.b.read(string, Prim::Ref);
                    let length = self.string_length(vec![again]);
                    let bytes = self.string_bytes(string);
                    (
                        "__maple_write_bytes",
                        &[Prim::A64, Prim::U64, Prim::U32],
                        vec![bytes, length],
                    )
                }
                (Base::Primitive(_), Some(primitive)) if primitive != Primitive::Object => {
                    let value = self.scalar(operand, ty.value(), false);
                    let (name, params, to): (_, &[Prim], _) = match primitive.kind() {
                        Kind::Bool => ("__maple_write_bool", &[Prim::U32, Prim::U32], primitive),
                        Kind::Signed => ("__maple_write_i64", &[Prim::I64, Prim::U32], Primitive::I64),
                        Kind::Unsigned => ("__maple_write_u64", &[Prim::U64, Prim::U32], Primitive::Ui64),
                        _ if primitive == Primitive::Spf => {
                            ("__maple_write_f32", &[Prim::F32, Prim::U32], primitive)
                        }
                        _ => ("__maple_write_f64", &[Prim::F64, Prim::U32], primitive),
                    };
                    let value = self.convert(value, primitive, to);
                    (name, params, vec![value])
                }
                _ => return self.lowering.unsupported(operand.pos, "writing a dynamic value"),
            };
        let function = self.lowering.extern_function(name, params, Prim::Void);
        let values: Vec<ExprId> = values.into_iter().chain([line]).collect();
        self.b.call(Callee::Func(function), &values, &[]);
    }
}
