//! Which combinations are shapes.

use super::{AddressMode, BranchForm, Operation, Shape, Updated};
use crate::form::Class;
use crate::operation::{Binary, Compare, Width};
use crate::rows;
use crate::single::{ObjectOp, Single};

impl Shape {
    /// The operation with an operand in memory, if there is one.
    pub fn with_memory(op: Operation, width: Width, place: AddressMode) -> Option<Shape> {
        let width = match op {
            Operation::Int(Binary::Add32) => width.narrowed(),
            _ => width,
        };
        let known = match op {
            Operation::Int(op) => rows::WITH_MEMORY.contains(&(op, width)),
            Operation::Float(op) => width == Width::Mem64 && rows::FLOAT_WITH_MEMORY.contains(&op),
        };
        known.then_some(Shape::WithMemory(op, width, place))
    }

    /// The operation with a shifted right operand, if there is one.
    pub fn shifted(op: Binary, shift: Binary) -> Option<Shape> {
        rows::SHIFTED
            .contains(&(op, shift))
            .then_some(Shape::Shifted(op, shift))
    }

    /// `mem := mem op value`, if there is an instruction for it.
    pub fn update(op: Operation, width: Width, place: Updated) -> Option<Shape> {
        let stored = width.size_class();
        let width = match op {
            Operation::Int(op) => {
                let same = |row: &&(Binary, Width)| row.0 == op && row.1.size_class() == stored;
                rows::UPDATES.iter().find(same)?.1
            }
            Operation::Float(op) => {
                rows::FLOAT_UPDATES.iter().find(|row| **row == op)?;
                Width::Mem64
            }
        };
        Some(Shape::Update(op, width, place))
    }

    /// The branch on the comparison of a value in memory, if there is one.
    pub fn branch_with_memory(op: Compare, width: Width, place: AddressMode) -> Option<Shape> {
        let width = width.narrowed();
        let known = rows::BRANCHES.contains(&(op, width));
        known.then_some(Shape::BranchWithMemory(op, width, place))
    }

    /// The end of a counted loop, if there is one for the comparison.
    pub fn step_back(op: Compare, watched: bool) -> Option<Shape> {
        rows::STEPS.iter().find(|(_, known)| *known == op)?;
        Some(Shape::StepBack(op, watched))
    }

    /// How it says where it branches to, if it branches.
    pub fn target(self) -> BranchForm {
        match self {
            Shape::StepBack(..)
            | Shape::BranchWithMemory(..)
            | Shape::Quick(_)
            | Shape::Object(ObjectOp::LoadItem | ObjectOp::LoadLength)
            | Shape::Single(Single::StoreItemOr | Single::StoreItemOwnedOr) => BranchForm::Near,
            _ => BranchForm::Wide,
        }
    }

    /// The return of the result of an operation, if there is one.
    pub fn return_binary(op: Binary) -> Option<Shape> {
        rows::RETURN_BINARIES
            .contains(&op)
            .then_some(Shape::ReturnBinary(op))
    }

    /// The load from rows of equal length, if there is one.
    pub fn load_row(width: Width, class: Class) -> Option<Shape> {
        let known = match class {
            Class::Int => matches!(width, Width::Mem8 | Width::Mem32 | Width::Mem64),
            Class::Float => width == Width::Mem64,
        };
        known.then_some(Shape::LoadRow(width, class))
    }

    /// The loop of stores, if there is one for the comparison.
    pub fn fill(width: Width, op: Compare) -> Option<Shape> {
        rows::FILLS.iter().find(|(_, known)| *known == op)?;
        Some(Shape::Fill(width, op))
    }
}
