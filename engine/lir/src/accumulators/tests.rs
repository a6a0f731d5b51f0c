use super::{Loop, Pins};
use crate::code::Code;
use crate::form::Class;
use crate::inst::{Inst, Kind, Operand};
use crate::operation::{Binary, Compare, FloatBinary, Width};
use crate::shape::{Operation, Place, Shape};
use crate::single::Single;

/// The first temporary of the code here.
const TEMPS: u16 = 10;

fn code(labels: usize) -> Code {
    Code {
        temps: TEMPS,
        ..Code::new(labels)
    }
}

fn add(to: u16, left: u16, right: Operand) -> Inst {
    Inst::new(
        Shape::Binary(Binary::Add32),
        &[Operand::of(to), Operand::of(left), right],
    )
}

/// Kinds of the operands, as listings show them.
fn kinds(code: &Code) -> Vec<String> {
    let letter = |kind: Kind| match kind {
        Kind::Slot => 's',
        Kind::First => 'p',
        Kind::Second => 'q',
        Kind::Imm => 'i',
        Kind::FirstOnly => 'P',
        Kind::SecondOnly => 'Q',
        Kind::Third => 'h',
        Kind::Fourth => 'j',
        Kind::ThirdOnly => 'H',
        Kind::FourthOnly => 'J',
        Kind::Open => '?',
    };
    let insts = code.words.iter().filter_map(|word| word.inst());
    insts
        .map(|inst| {
            inst.operands
                .iter()
                .take(3)
                .map(|operand| letter(operand.kind))
                .collect()
        })
        .collect()
}

#[test]
fn a_result_is_taken_from_its_accumulator() {
    let mut code = code(0);
    code.push(add(11, 1, Operand::of(2)));
    code.push(add(3, 11, Operand::of(1)));
    code.push(Inst::single(Single::ReturnVoid, &[]));
    code.place();
    assert_eq!(kinds(&code)[..2], ["pss", "qps"]);
}

#[test]
fn labels_and_calls_forget() {
    let mut code = code(1);
    code.push(add(3, 1, Operand::of(2)));
    code.bind(0);
    code.enters(0);
    code.push(add(4, 3, Operand::number(1)));
    code.push(Inst::single(Single::CallNative, &[Operand::number(12)]));
    code.push(add(5, 4, Operand::number(1)));
    code.push(Inst::single(Single::ReturnVoid, &[]));
    code.place();
    assert_eq!(kinds(&code)[..2], ["pss", "qsi"]);
    assert_eq!(kinds(&code)[3], "psi");
}

#[test]
fn the_only_branch_to_a_label_hands_on_what_it_knows() {
    let mut code = code(2);
    let branch = |slot| {
        Inst::new(
            Shape::Branch(Compare::LtS32, false),
            &[Operand::of(slot), Operand::number(0)],
        )
    };
    code.push(add(3, 1, Operand::of(2)));
    code.branch(branch(3), 0);
    code.push(Inst::single(Single::ReturnVoid, &[]));
    code.bind(0);
    code.push(add(4, 3, Operand::number(1)));
    code.push(Inst::single(Single::ReturnVoid, &[]));
    code.place();
    assert_eq!(kinds(&code)[1][..1], *"p");
    assert_eq!(kinds(&code)[3], "qpi");
}

#[test]
fn pinned_variables_are_loaded_on_the_way_in_and_stay() {
    let mut code = code(1);
    let mut pins = Pins::default();
    pins.ints[0] = Some(3);
    code.push(Inst::single(Single::Const32, &[Operand::slot(3)]));
    code.loops.push(Loop {
        words: 1..3,
        pins,
        origin: 0,
        after: 0,
    });
    code.bind(0);
    code.push(add(4, 3, Operand::of(4)));
    let step = Shape::step_back(Compare::LtS32, false).unwrap();
    code.push_result(
        Inst::new(step, &[Operand::slot(3), Operand::number(1), Operand::of(2)]),
        true,
    );
    code.leads_to(0);
    code.push(Inst::single(Single::ReturnS32, &[Operand::slot(4)]));
    let written = code.place();
    // The load is before the label, the store of what is pinned after the loop.
    assert_eq!(kinds(&code), ["sii", "Psi", "qps", "pis", "ppi", "sii"]);
    assert_eq!(code.labels, [2]);
    assert_eq!(written, [(4, 2)]);
}

#[test]
fn a_product_in_memory_and_an_addend_in_an_accumulator_are_one_instruction() {
    let product = Shape::with_memory(
        Operation::Float(FloatBinary::MulF64),
        Width::Mem64,
        Place::Displaced,
    );
    let product = Inst::new(
        product.unwrap(),
        &[
            Operand::of(11),
            Operand::of(2),
            Operand::of(1),
            Operand::number(8),
        ],
    );
    let float = |op, to, left, right| {
        Inst::new(
            Shape::FloatBinary(op),
            &[Operand::of(to), Operand::of(left), Operand::of(right)],
        )
    };
    let sum = |reads_product: bool| {
        let mut code = code(0);
        code.push(float(FloatBinary::SubF64, 3, 4, 5));
        code.push(product);
        code.push(float(FloatBinary::AddF64, 3, 3, 11));
        if reads_product {
            code.push(float(FloatBinary::AddF64, 4, 3, 11));
        }
        code.push(Inst::single(Single::ReturnVoid, &[]));
        code.place();
        code.words[1].inst().map(|inst| inst.shape)
    };
    assert!(matches!(sum(false), Some(Shape::TernaryWithMemory(..))));
    assert!(matches!(sum(true), Some(Shape::WithMemory(..))));
    assert_eq!(
        Inst::copy(Class::Float, Operand::of(1), Operand::of(2)).misplaced(),
        Some(0)
    );
}

#[test]
fn a_pinned_variable_is_loaded_after_the_data_of_what_wrote_it() {
    let mut code = code(1);
    let mut pins = Pins::default();
    pins.ints[0] = Some(3);
    code.loops.push(Loop {
        words: 0..4,
        pins,
        origin: 0,
        after: 0,
    });
    code.bind(0);
    code.push(Inst::single(Single::Const64, &[Operand::slot(3)]));
    code.data(1, 2);
    code.push(Inst::single(Single::Jump, &[]));
    code.leads_to(0);
    code.place();
    let data = code.words.iter().position(|word| word.inst().is_none());
    assert_eq!(data, Some(2));
    assert_eq!(kinds(&code), ["Psi", "sii", "Psi", "iii"]);
}

#[test]
fn what_accumulators_hold_is_known_after_a_branch_over_a_trap() {
    let mut code = code(1);
    code.push(add(3, 1, Operand::of(2)));
    let branch = Shape::Branch(Compare::GeS32, false);
    code.push(Inst::new(branch, &[Operand::of(1), Operand::number(0)]));
    code.leads_to(0);
    code.push(Inst::single(Single::RaiseIndex, &[Operand::slot(1)]));
    code.bind(0);
    code.push(add(4, 3, Operand::of(1)));
    code.push(Inst::single(Single::ReturnVoid, &[]));
    code.place();
    assert_eq!(kinds(&code)[3], "qps");
}

#[test]
fn a_branch_back_to_a_branch_that_enters_another_loop_loads_what_that_one_wants_again() {
    let mut code = code(2);
    let pinned = |slot| {
        let mut pins = Pins::default();
        pins.ints[0] = Some(slot);
        pins
    };
    for (words, slot) in [(0..3, 3), (3..6, 4)] {
        code.loops.push(Loop {
            words,
            pins: pinned(slot),
            origin: 0,
            after: 0,
        });
    }
    let branch = Inst::new(
        Shape::Branch(Compare::GeS32, false),
        &[Operand::of(3), Operand::number(9)],
    );
    let jump = Inst::single(Single::Jump, &[]);
    code.bind(0);
    code.push(branch);
    code.leads_to(1);
    code.push(add(3, 3, Operand::number(1)));
    code.push(jump);
    code.leads_to(0);
    code.bind(1);
    code.push(add(4, 4, Operand::number(1)));
    code.push(jump);
    code.leads_to(1);
    code.place();
    // What the first wants, what the second wants, the branch, what the first wants.
    assert_eq!(kinds(&code)[..4], ["Psi", "Psi", "sii", "Psi"]);
    assert_eq!(code.labels[0], 1);
}
