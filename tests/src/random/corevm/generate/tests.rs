use std::collections::BTreeMap;

use super::*;
use crate::random::corevm::eval::{Fault, evaluate};

const PROGRAMS: u64 = 500;

#[test]
fn random_modules_evaluate() {
    let mut endings: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..PROGRAMS {
        let module = generate(seed, true);
        // Other arguments take other ways.
        for arguments in [0, 1, 2].map(|other| arguments(seed + other)) {
            let result = evaluate(&module, ENTRY, &arguments, FUEL);
            let ending = match &result {
                Ok(Value::Bits(Primitive::Ui64, _)) => "a number".to_owned(),
                Err(fault) if fault.is_trap() => format!("{fault:?}"),
                other => panic!("seed {seed}: {other:?}\n{module:#?}"),
            };
            *endings.entry(ending).or_default() += 1;
        }
    }
    let numbers = endings["a number"];
    assert!(numbers > PROGRAMS as usize * 3 * 3 / 4, "{endings:?}");
    for trap in [
        Fault::DivisionByZero,
        Fault::Bounds,
        Fault::Null,
        Fault::AttributeNotFound,
    ] {
        assert!(endings.contains_key(&format!("{trap:?}")), "{endings:?}");
    }
}

#[test]
fn equal_seeds_give_equal_modules() {
    for seed in 0..20 {
        let (a, b) = (generate(seed, true), generate(seed, true));
        assert_eq!(format!("{:?}", a.functions), format!("{:?}", b.functions));
        assert_eq!(arguments(seed), arguments(seed));
    }
    assert_ne!(
        format!("{:?}", generate(1, true).functions),
        format!("{:?}", generate(2, true).functions)
    );
}

#[test]
fn all_instructions_occur_in_modules_that_are_small() {
    let mut counts: BTreeMap<Op, usize> = BTreeMap::new();
    let mut sizes = Vec::new();
    for seed in 0..PROGRAMS {
        let module = generate(seed, true);
        let insts = module
            .functions
            .iter()
            .flat_map(|f| &f.blocks)
            .flat_map(|b| &b.insts);
        let before: usize = counts.values().sum();
        for inst in insts {
            *counts.entry(inst.op).or_default() += 1;
        }
        sizes.push(counts.values().sum::<usize>() - before);
    }
    for op in Op::ALL {
        assert!(counts.contains_key(op), "{}", op.text());
    }
    sizes.sort_unstable();
    let (least, middle, most) = (sizes[0], sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
    assert!(
        least >= 25 && middle <= 120 && most <= 200,
        "{least} {middle} {most}"
    );
}

#[test]
fn checksums_differ() {
    let mut sums: Vec<u64> = Vec::new();
    for seed in 0..PROGRAMS {
        if let Ok(Value::Bits(_, bits)) = evaluate(&generate(seed, true), ENTRY, &arguments(seed), FUEL) {
            sums.push(bits);
        }
    }
    let all = sums.len();
    sums.sort_unstable();
    sums.dedup();
    assert!(sums.len() * 100 > all * 95, "{} of {all}", sums.len());
}
