use super::{Inst, Kind, Operand};
use crate::form::{Class, Effect, Role};
use crate::operation::{Binary, Compare, FloatBinary, Width};
use crate::rows;
use crate::shape::{AddressMode, BranchForm, Operation, Shape, Updated};
use crate::single::{ObjectOp, Single};

fn in_first(slot: u16) -> Operand {
    Operand {
        kind: Kind::First,
        ..Operand::slot(slot)
    }
}

#[test]
fn numbers_take_as_many_fields_as_their_role_says() {
    let [to, left] = [3, 4].map(Operand::slot);
    let add = Inst::new(Shape::Binary(Binary::Add64), &[to, left, Operand::number(-2)]);
    assert_eq!(add.fields(), [3, 4, 0xfffe, 0xffff]);
    let add = Inst::new(Shape::Binary(Binary::Add64), &[to, left, Operand::slot(5)]);
    assert_eq!(add.fields(), [3, 4, 5, 0]);
    let step = Shape::step_back(Compare::LtS32, false).unwrap();
    let step = Inst::new(step, &[to, Operand::number(-1), Operand::number(7)]);
    assert_eq!(step.fields(), [3, 0xffff, 7, 0]);
}

#[test]
fn what_is_in_an_accumulator_is_not_read_from_its_slot() {
    let add = Inst::new(
        Shape::Binary(Binary::Add32),
        &[Operand::slot(1), in_first(2), Operand::slot(3)],
    );
    assert_eq!(add.slots_read(&add.form()).collect::<Vec<_>>(), [3]);
    assert_eq!(add.slot_written(&add.form()), Some(1));
    // A load from rows has no field for the factor or the addend that is in an accumulator.
    let shape = Shape::load_row(Width::Mem32, Class::Int).unwrap();
    let slots = [1, 2, 3, 4, 5].map(Operand::slot);
    let by_factor = Inst::new(shape, &[slots[0], slots[1], in_first(3), slots[3], slots[4]]);
    let by_addend = Inst::new(shape, &[slots[0], slots[1], slots[2], slots[3], in_first(5)]);
    assert_eq!(by_factor.fields(), [1, 2, 4, 5]);
    assert_eq!(by_addend.fields(), [1, 2, 3, 4]);
    assert_eq!(
        by_factor.slots_read(&by_factor.form()).collect::<Vec<_>>(),
        [2, 4, 5]
    );
}

#[test]
fn a_bare_instruction_writes_no_slot() {
    let copy = Inst::copy(Class::Int, in_first(2), Operand::slot(2));
    let bare = copy.bare().unwrap();
    assert!(bare.is_bare() && !copy.is_bare());
    assert_eq!(
        (copy.slot_written(&copy.form()), bare.slot_written(&bare.form())),
        (Some(2), None)
    );
    assert!(Inst::copy(Class::Int, bare.operands[0], in_first(2)).copies_to_itself());
    assert!(!bare.copies_to_itself());
    // Results of operations on objects are in their slots always.
    let length = Inst::object(ObjectOp::ArrayLength, &[in_first(2), Operand::slot(1)]);
    assert_eq!(length.bare(), None);
}

#[test]
fn replaced_values_are_read() {
    let assign = Inst::object(ObjectOp::AssignOwned, &[Operand::slot(2), Operand::slot(1)]);
    assert_eq!(assign.slots_read(&assign.form()).collect::<Vec<_>>(), [2, 1]);
    assert_eq!(assign.slot_written(&assign.form()), Some(2));
}

#[test]
fn open_operands_become_what_their_role_allows() {
    let open = Operand::of_slot(7);
    let chosen = |role: Role, held| role.choose(open, |_| held).kind;
    assert_eq!(chosen(Role::Read(Class::Int, 2), Kind::Second), Kind::Second);
    assert_eq!(chosen(Role::Read(Class::Float, 2), Kind::Third), Kind::Slot);
    assert_eq!(chosen(Role::Read(Class::Float, 4), Kind::Third), Kind::Third);
    assert_eq!(chosen(Role::Read(Class::Int, 0), Kind::First), Kind::Slot);
    assert_eq!(chosen(Role::Written, Kind::First), Kind::Slot);
    let number = Operand::number(3);
    assert_eq!(Role::Read(Class::Int, 2).choose(number, |_| Kind::First), number);
}

#[test]
fn combinations_exist_as_the_lists_say() {
    use Operation::{Float, Int};
    let place = AddressMode::Displaced;
    assert!(Shape::with_memory(Int(Binary::Add32), Width::MemS32, place).is_some());
    assert!(Shape::with_memory(Int(Binary::Sub32), Width::Mem32, place).is_none());
    assert!(Shape::with_memory(Float(FloatBinary::AddF64), Width::Mem32, place).is_none());
    assert!(Shape::update(Int(Binary::Add32), Width::MemS8, Updated::Indexed).is_some());
    assert!(Shape::branch_with_memory(Compare::LtU32, Width::Mem8, place).is_none());
    assert!(Shape::shifted(Binary::Add32, Binary::Shl32).is_some());
    assert_eq!(Shape::Single(Single::Jump).target(), BranchForm::Wide);
    let step = Shape::step_back(Compare::LtS32, true).unwrap();
    assert_eq!(step.target(), BranchForm::Near);
    for (add, op) in rows::STEPS {
        assert_eq!(*add == Binary::Add64, op.is_wide(), "{op:?}");
    }
    assert!(rows::FILLS.iter().all(|row| rows::STEPS.contains(row)));
}

/// Roles and effects of a shape fit each other.
fn check(shape: Shape) {
    let form = shape.form();
    let [first, rest @ ..] = form.roles;
    assert!(
        rest.iter().all(|role| role.result().is_none()),
        "{shape:?}: {form:?}"
    );
    if form.effect == Effect::Pure {
        assert!(first.result().is_some(), "{shape:?}");
    }
    // A number of 32 bits takes the place of the last two fields.
    let wide = form.roles.iter().position(|role| role.is_wide());
    assert!(
        wide.is_none_or(|at| at == 2 && form.roles[3] == Role::Number),
        "{shape:?}"
    );
    if form.effect == Effect::Calls {
        assert_eq!(first, Role::Number, "{shape:?}: the window");
    }
}

#[test]
fn forms_are_consistent() {
    let all = Shape::all();
    all.iter().for_each(|shape| check(*shape));
    let different: std::collections::HashSet<Shape> = all.iter().copied().collect();
    assert_eq!(different.len(), all.len());
}

#[test]
fn operands_are_where_their_roles_allow() {
    let [to, left, right] = [1, 2, 3].map(Operand::slot);
    let add = |operands: &[Operand]| Inst::new(Shape::Binary(Binary::Add32), operands).misplaced();
    assert_eq!(add(&[to, left, right]), None);
    assert_eq!(add(&[to, in_first(2), Operand::number(70_000)]), None);
    assert_eq!(add(&[to, Operand::number(1), right]), Some(1));
    assert_eq!(add(&[Operand::of_slot(1), left, right]), Some(0));
    let call = Inst::single(Single::Call, &[Operand::slot(3)]);
    assert_eq!(call.misplaced(), Some(0));
}
