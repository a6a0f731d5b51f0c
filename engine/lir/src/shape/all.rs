//! All shapes, for tests of tables and for the parser.

use super::{AddressMode, Argument, Base, Mode, Operation, Shape, Updated};
use crate::form::Class;
use crate::operation::*;
use crate::rows;
use crate::single::{ObjectOp, Single};

impl Shape {
    /// All shapes, for tests of tables.
    pub fn all() -> Vec<Shape> {
        let mut all: Vec<Shape> = Vec::new();
        let flags = [false, true];
        let classes = [Class::Int, Class::Float];
        let places = [
            AddressMode::Displaced,
            AddressMode::Indexed { full: false },
            AddressMode::Indexed { full: true },
        ];
        let updated = [
            Updated::Displaced,
            Updated::Indexed,
            Updated::IndexedFull,
            Updated::Absolute,
        ];
        let bases = [Base::Slot, Base::Constant, Base::Displaced];
        let indexed = bases
            .iter()
            .flat_map(|base| flags.map(|full| Mode::Indexed { base: *base, full }));
        let modes: Vec<Mode> = [Mode::Displaced, Mode::Absolute]
            .into_iter()
            .chain(indexed)
            .collect();
        macro_rules! each {
            ($($shape:ident $operation:ident)*) => {
                $(all.extend($operation::ALL.iter().map(|op| Shape::$shape(*op)));)*
            };
        }
        each!(Binary Binary Divide Divide FloatBinary FloatBinary Ternary Ternary FloatTernary FloatTernary);
        each!(Unary Unary FloatUnary FloatUnary FloatFromInt FloatFromInt IntFromFloat IntFromFloat);
        each!(Set Compare FloatSet FloatCompare Order Order FloatOrder FloatOrder Object ObjectOp Single Single);
        each!(Quick Quick);
        for width in Width::ALL {
            for class in classes.into_iter().filter(|class| width.is_of(*class)) {
                for mode in &modes {
                    all.extend([
                        Shape::Load(*width, *mode, class),
                        Shape::Store(*width, *mode, class),
                    ]);
                }
                all.extend([
                    Shape::LoadElement(*width, class),
                    Shape::StoreElement(*width, class),
                ]);
                let row = Shape::load_row(*width, class);
                all.extend(row.filter(|row| *row == Shape::LoadRow(*width, class)));
            }
            all.extend(Compare::ALL.iter().filter_map(|op| Shape::fill(*width, *op)));
        }
        all.extend(
            rows::SHIFTED
                .iter()
                .map(|(op, shift)| Shape::Shifted(*op, *shift)),
        );
        let operations = rows::WITH_MEMORY
            .iter()
            .map(|(op, width)| (Operation::Int(*op), *width));
        let floats = rows::FLOAT_WITH_MEMORY
            .iter()
            .map(|op| (Operation::Float(*op), Width::Mem64));
        let operations: Vec<_> = operations.chain(floats).collect();
        let updates = rows::UPDATES
            .iter()
            .map(|(op, width)| (Operation::Int(*op), *width));
        let floats = rows::FLOAT_UPDATES
            .iter()
            .map(|op| (Operation::Float(*op), Width::Mem64));
        let updates: Vec<_> = updates.chain(floats).collect();
        for place in places {
            all.extend(
                operations
                    .iter()
                    .map(|(op, width)| Shape::WithMemory(*op, *width, place)),
            );
            all.extend(
                FloatTernary::ALL
                    .iter()
                    .map(|op| Shape::TernaryWithMemory(*op, place)),
            );
            let branches = rows::BRANCHES.iter();
            all.extend(branches.map(|(op, width)| Shape::BranchWithMemory(*op, *width, place)));
        }
        for place in updated {
            all.extend(
                updates
                    .iter()
                    .map(|(op, width)| Shape::Update(*op, *width, place)),
            );
            all.extend(
                FloatTernary::ALL
                    .iter()
                    .map(|op| Shape::UpdateTernary(*op, place)),
            );
        }
        for flag in flags {
            all.extend(flags.map(|full| Shape::Scaled { constant: flag, full }));
            all.extend(Compare::ALL.iter().map(|op| Shape::Branch(*op, flag)));
            all.extend(FloatCompare::ALL.iter().map(|op| Shape::FloatBranch(*op, flag)));
            all.extend(Compare::ALL.iter().map(|op| Shape::ReturnIf(*op, flag)));
            all.extend(Compare::ALL.iter().filter_map(|op| Shape::step_back(*op, flag)));
        }
        all.extend(rows::RETURN_BINARIES.iter().map(|op| Shape::ReturnBinary(*op)));
        all.push(Shape::CallAdd);
        for op in rows::GUARDS {
            for argument in [Argument::Passed, Argument::Sum, Argument::Only] {
                for (wide, constant) in flags
                    .into_iter()
                    .flat_map(|wide| flags.map(|constant| (wide, constant)))
                {
                    all.push(Shape::GuardedCall {
                        op: *op,
                        argument,
                        wide,
                        constant,
                    });
                }
            }
        }
        all
    }
}
