//! Expressions of every type that a cell, or more than one, can hold.

use maple_codegen::mir::reference::builtins;
use maple_mirbin::operator::Operator;
use maple_mirbin::{Intrinsic, Op, Prim};

use super::generate::Gen;
use super::tree::Expr;

/// The types of values.
pub const VALUES: [Prim; 20] = [
    Prim::I8,
    Prim::I16,
    Prim::I32,
    Prim::I64,
    Prim::U8,
    Prim::U16,
    Prim::U32,
    Prim::U64,
    Prim::U1,
    Prim::F32,
    Prim::F64,
    Prim::F128,
    Prim::C64,
    Prim::C128,
    Prim::V2I64,
    Prim::V4I32,
    Prim::V8I16,
    Prim::V16I8,
    Prim::V2F64,
    Prim::V4F32,
];

/// The vectors among them, which come last.
pub const VECTORS: [Prim; 6] = *VALUES.last_chunk().unwrap();

/// Type and number of the parts of a vector or complex number.
pub fn parts(ty: Prim) -> Option<(Prim, usize)> {
    Some(match ty {
        Prim::C64 => (Prim::F32, 2),
        Prim::C128 => (Prim::F64, 2),
        Prim::V2I64 => (Prim::I64, 2),
        Prim::V4I32 => (Prim::I32, 4),
        Prim::V8I16 => (Prim::I16, 8),
        Prim::V16I8 => (Prim::I8, 16),
        Prim::V2F64 => (Prim::F64, 2),
        Prim::V4F32 => (Prim::F32, 4),
        _ => return None,
    })
}

/// Whether it is a complex number.
pub fn is_complex(ty: Prim) -> bool {
    matches!(ty, Prim::C64 | Prim::C128)
}

/// Whether it, or what it has for parts, is a number with a fraction.
pub fn is_floating(ty: Prim) -> bool {
    ty == Prim::F128 || parts(ty).map_or(ty, |(part, _)| part).is_float()
}

/// The vector of integers that a comparison of vectors gives.
pub fn compared(ty: Prim) -> Prim {
    match ty {
        Prim::V2F64 => Prim::V2I64,
        Prim::V4F32 => Prim::V4I32,
        other => other,
    }
}

/// Whether an opcode computes with values of a type and gives one of it. What is not named works on integers.
pub fn computes(op: Op, ty: Prim) -> bool {
    if !matches!(op.operator(), Some(Operator::Arithmetic(_) | Operator::Unary(_))) {
        return false;
    }
    match op {
        Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Neg => true,
        Op::Rem | Op::Max | Op::Min | Op::Abs => !is_complex(ty),
        Op::Recip | Op::Sqrt => is_floating(ty) && !is_complex(ty),
        Op::Land | Op::Lior | Op::Lnot => ty.is_integral(),
        // Of addresses, which other programs have.
        Op::CgArrayElemAdd => false,
        _ => !is_floating(ty),
    }
}

/// Whether an opcode compares values of a type.
pub fn compares(op: Op, ty: Prim) -> bool {
    match op.operator() {
        Some(Operator::Relation(_)) => !is_complex(ty) || matches!(op, Op::Eq | Op::Ne),
        Some(Operator::Ordering(_)) => parts(ty).is_none(),
        _ => false,
    }
}

/// Whether an opcode converts values of one type to another.
pub fn converts(op: Op, from: Prim, to: Prim) -> bool {
    if !matches!(op.operator(), Some(Operator::Conversion(_))) || op == Op::Retype {
        return false;
    }
    let vector = |ty: Prim| parts(ty).map(|(_, count)| count).filter(|_| !is_complex(ty));
    let rounds = !matches!(op, Op::Cvt);
    vector(from) == vector(to)
        && (!rounds || is_floating(from) && !is_complex(from) && !is_complex(to))
        // To f128 only f128 is rounded: the compiler refuses the others.
        && (!rounds || to != Prim::F128 || from == Prim::F128)
}

/// A constant: `number`, brought to the type, in every part.
pub fn constant(ty: Prim, number: i64) -> Expr {
    let one = |ty: Prim| match ty {
        Prim::F32 | Prim::F64 => format!("{number}.0"),
        Prim::U1 => (number & 1).to_string(),
        _ if ty.kind() == maple_mirbin::prim::Kind::Uint => ty.canonical(number as u64).to_string(),
        _ if ty.is_integral() => (ty.canonical(number as u64) as i64).to_string(),
        _ => number.to_string(),
    };
    let text = match parts(ty) {
        Some((part, count)) => format!("[{}]", vec![one(part); count].join(", ")),
        None => one(ty),
    };
    Expr::new(ty, format!("constval {ty} {text}"), [])
}

/// A built-in or intrinsic: name, types of the operands, type of the result.
pub type Known = (String, Vec<Prim>, Prim);

/// Built-ins and intrinsics of C on numbers alone.
pub fn known() -> Vec<Known> {
    let float = |name: &str| {
        let known = ["fabs", "sqrt", "pow"];
        known
            .into_iter()
            .find_map(|known| name.strip_suffix(known).map(|_| Prim::F64))
            .or_else(|| {
                let known = known.map(|known| format!("{known}f"));
                known
                    .into_iter()
                    .find_map(|known| name.strip_suffix(known.as_str()).map(|_| Prim::F32))
            })
    };
    let mut all: Vec<Known> = builtins()
        .into_iter()
        .filter(|row| !OTHERS.iter().any(|other| row.name.contains(other)))
        .map(|row| {
            let bits = ["bswap", "rev", "rotate", "align", "expect"];
            let gives = bits.iter().any(|word| row.name.contains(word));
            let whole = if gives { Prim::U64 } else { Prim::I32 };
            let ty = float(&row.name);
            let count = row.operands.unwrap_or(1);
            (
                row.name,
                vec![ty.unwrap_or(Prim::U64); count],
                ty.unwrap_or(whole),
            )
        })
        .collect();
    for &intrinsic in Intrinsic::ALL {
        let id = intrinsic as u8;
        let ty = match intrinsic {
            Intrinsic::CClz32 | Intrinsic::CCtz32 | Intrinsic::CFfs => Prim::U32,
            Intrinsic::CClz64 | Intrinsic::CCtz64 | Intrinsic::CConstantP => Prim::U64,
            _ if (Intrinsic::CAcosf as u8..=Intrinsic::CSinhf as u8).contains(&id) => Prim::F32,
            _ if (Intrinsic::CAcos as u8..=Intrinsic::CSinh as u8).contains(&id) => Prim::F64,
            _ => continue,
        };
        let gives = if ty.is_float() { ty } else { Prim::I32 };
        all.push((intrinsic.name().to_owned(), vec![ty], gives));
    }
    all
}

/// Built-ins that have a form of their own: on memory.
const OTHERS: [&str; 2] = ["stack_", "object_size"];

impl Gen {
    /// An expression of a type.
    pub fn value(&mut self, ty: Prim, depth: usize) -> Expr {
        if depth == 0 || self.chance(20) {
            return self.leaf(ty);
        }
        let depth = depth - 1;
        match self.below(12) {
            0 => self.select(ty, depth),
            1 | 2 => self.converted(ty, depth),
            3 => self.retyped(ty, depth),
            4 | 5 if parts(ty).is_none() && ty != Prim::F128 => self.part(ty),
            6 if ty.is_integral() => self.relation(ty, depth),
            7 if ty.is_integral() => self.bits(ty, depth),
            8 | 9 if ty.is_integral() || ty.is_float() => self.library(ty, depth),
            10 if parts(compared(ty)).is_some() && !is_floating(ty) => self.relation(ty, depth),
            _ => self.computed(ty, depth),
        }
    }

    /// A constant or a variable.
    fn leaf(&mut self, ty: Prim) -> Expr {
        if self.chance(30) {
            return self.literal(ty);
        }
        let name = if self.chance(25) {
            self.global(ty)
        } else {
            self.place(ty)
        };
        Expr::new(ty, format!("dread {ty} {name}"), [])
    }

    /// A constant with something of its own in each part.
    pub fn literal(&mut self, ty: Prim) -> Expr {
        let one = |gen_: &mut Gen, ty: Prim| match ty {
            Prim::F32 | Prim::F64 | Prim::F128 => {
                let bits = if ty == Prim::F32 { 0 } else { gen_.below(4) };
                let edges = ["0.0", "-0.0", "1.0", "-2.5", "1.0e30", "-7.0e-20", "0.1", "3.0"];
                match bits {
                    1 if ty == Prim::F64 => format!("{:#x}", gen_.number()),
                    1 if ty == Prim::F128 => format!("0x{:016x}{:016x}", gen_.number(), gen_.number()),
                    _ => gen_.pick(&edges).to_owned(),
                }
            }
            _ => {
                let edges = [
                    0,
                    1,
                    2,
                    -1,
                    7,
                    100,
                    -128,
                    127,
                    255,
                    0x7fff_ffff,
                    i64::MIN,
                    i64::MAX,
                ];
                let number = match gen_.below(4) {
                    0 => gen_.number() as i64,
                    _ => gen_.pick(&edges),
                };
                let text = constant(ty, number).head;
                text[text.rfind(' ').map_or(0, |at| at + 1)..].to_owned()
            }
        };
        let text = match parts(ty) {
            Some((part, count)) => {
                let all: Vec<String> = (0..count).map(|_| one(self, part)).collect();
                format!("[{}]", all.join(", "))
            }
            None => one(self, ty),
        };
        Expr::new(ty, format!("constval {ty} {text}"), [])
    }

    fn select(&mut self, ty: Prim, depth: usize) -> Expr {
        let condition = self.condition(depth);
        let args = [condition, self.value(ty, depth), self.value(ty, depth)];
        Expr::new(ty, format!("select {ty}"), args)
    }

    /// A condition: every type but vectors is one.
    pub fn condition(&mut self, depth: usize) -> Expr {
        let types = [
            Prim::I32,
            Prim::U1,
            Prim::I64,
            Prim::F64,
            Prim::F128,
            Prim::C64,
            Prim::C128,
            Prim::F32,
        ];
        let ty = if self.chance(60) {
            Prim::U1
        } else {
            self.pick(&types)
        };
        self.value(ty, depth)
    }

    /// An operator of the table.
    fn computed(&mut self, ty: Prim, depth: usize) -> Expr {
        let ops: Vec<Op> = Op::ALL.iter().copied().filter(|&op| computes(op, ty)).collect();
        let op = self.pick(&ops);
        self.operation(op, ty, depth)
    }

    fn operation(&mut self, op: Op, ty: Prim, depth: usize) -> Expr {
        let mut args = vec![self.value(ty, depth)];
        if op.info().pops == 2 {
            args.push(match op {
                Op::Shl | Op::Ashr | Op::Lshr if self.chance(50) => self.value(Prim::I32, depth),
                Op::Div | Op::Rem => self.divisor(ty, depth),
                _ => self.value(ty, depth),
            });
        }
        let wide = parts(ty).is_none() && ty.is_integral();
        let (op, ty_) = match op {
            Op::Land if self.chance(50) && wide => (Op::Cand, ty),
            Op::Lior if self.chance(50) && wide => (Op::Cior, ty),
            _ => (op, ty),
        };
        Expr::new(ty, format!("{op} {ty_}"), args)
    }

    /// An operand that is not 0, mostly.
    pub fn divisor(&mut self, ty: Prim, depth: usize) -> Expr {
        let value = self.value(ty, depth);
        if is_floating(ty) || self.traps && self.chance(10) {
            return value;
        }
        Expr::new(ty, format!("bior {ty}"), [value, constant(ty, 1)]).kept()
    }

    /// A comparison.
    fn relation(&mut self, ty: Prim, depth: usize) -> Expr {
        if parts(ty).is_some() {
            let operands = VECTORS.into_iter().filter(|&operand| compared(operand) == ty);
            let operand = self.pick(&operands.collect::<Vec<_>>());
            let ops: Vec<Op> = Op::ALL
                .iter()
                .copied()
                .filter(|&op| compares(op, operand))
                .collect();
            let op = self.pick(&ops);
            let args = [self.value(operand, depth), self.value(operand, depth)];
            return Expr::new(ty, format!("{op} {ty} {operand}"), args);
        }
        let scalars: Vec<Prim> = VALUES.into_iter().filter(|ty| !VECTORS.contains(ty)).collect();
        let operand = self.pick(&scalars);
        let ops: Vec<Op> = Op::ALL
            .iter()
            .copied()
            .filter(|&op| compares(op, operand))
            .collect();
        let op = self.pick(&ops);
        // -1 has no place in an unsigned type.
        let gives = if matches!(op.operator(), Some(Operator::Ordering(_))) {
            Prim::I32
        } else {
            Prim::U1
        };
        let args = [self.value(operand, depth), self.value(operand, depth)];
        let compared = Expr::new(gives, format!("{op} {gives} {operand}"), args);
        if ty == gives {
            compared
        } else {
            Expr::new(ty, format!("cvt {ty} {gives}"), [compared])
        }
    }

    /// Some bits of an integer.
    fn bits(&mut self, ty: Prim, depth: usize) -> Expr {
        let wide = if self.chance(50) { Prim::U64 } else { Prim::I32 };
        let total = wide.bits() as usize;
        let size = 1 + self.below(total);
        let offset = self.below(total - size + 1);
        let head = match self.below(4) {
            0 => format!("sext {wide} {size}"),
            1 => format!("zext {wide} {size}"),
            2 => format!("extractbits {wide} {offset} {size}"),
            _ => format!("depositbits {wide} {offset} {size}"),
        };
        let mut args = vec![self.value(wide, depth)];
        if head.starts_with("depositbits") {
            args.push(self.value(wide, depth));
        }
        let bits = Expr::new(wide, head, args);
        if ty == wide {
            bits
        } else {
            Expr::new(ty, format!("cvt {ty} {wide}"), [bits])
        }
    }

    /// A conversion.
    fn converted(&mut self, ty: Prim, depth: usize) -> Expr {
        let all = Op::ALL.iter().flat_map(|&op| VALUES.map(|from| (op, from)));
        let fitting: Vec<(Op, Prim)> = all.filter(|&(op, from)| converts(op, from, ty)).collect();
        let op = self.pick(&fitting).0;
        let fitting: Vec<(Op, Prim)> = fitting.into_iter().filter(|(other, _)| *other == op).collect();
        let (op, from) = self.pick(&fitting);
        let value = self.value(from, depth);
        Expr::new(ty, format!("{op} {ty} {from}"), [value])
    }

    /// The bits of a value under another type. Those of floating point values stay out of integers: a NaN has whatever the machine gives it.
    fn retyped(&mut self, ty: Prim, depth: usize) -> Expr {
        let like =
            |from: Prim| from.size() == ty.size() && (!is_floating(from) || is_floating(ty)) && from != ty;
        let from: Vec<Prim> = VALUES
            .into_iter()
            .filter(|&from| like(from) && !is_floating(from))
            .collect();
        if from.is_empty() || ty == Prim::U1 {
            return self.computed(ty, depth);
        }
        let from = self.pick(&from);
        let value = self.value(from, depth);
        Expr::new(ty, format!("retype {ty} <{ty}>"), [value])
    }

    /// A part of a variable.
    fn part(&mut self, ty: Prim) -> Expr {
        let wide: Vec<(Prim, usize)> = VALUES
            .into_iter()
            .filter_map(|wide| {
                parts(wide)
                    .filter(|(part, _)| *part == ty)
                    .map(|(_, count)| (wide, count))
            })
            .collect();
        if wide.is_empty() {
            return self.leaf(ty);
        }
        let (wide, count) = self.pick(&wide);
        let name = self.place(wide);
        Expr::new(ty, format!("dread {ty} {name} {}", 1 + self.below(count)), [])
    }

    /// What a built-in or an intrinsic gives.
    fn library(&mut self, ty: Prim, depth: usize) -> Expr {
        let wanted = if ty.is_float() {
            ty
        } else {
            self.pick(&[Prim::I32, Prim::U64])
        };
        let known: Vec<Known> = self
            .known
            .iter()
            .filter(|(.., gives)| *gives == wanted)
            .cloned()
            .collect();
        let (name, operands, gives) = self.pick(&known);
        let mut args: Vec<Expr> = operands.iter().map(|&ty| self.value(ty, depth)).collect();
        if name.contains("align") {
            let power = 1 << self.below(12);
            args[1] = constant(operands[1], power).kept();
        }
        if name.ends_with("with_probability") {
            args[2] = Expr::new(Prim::F64, "constval f64 0.75", []).kept();
        }
        // Of 0 there is no first bit.
        if name.contains("clz") || name.contains("ctz") {
            let ty = operands[0];
            args[0] = Expr::new(
                ty,
                format!("bior {ty}"),
                [args[0].clone(), constant(ty, 1 << 31 | 1)],
            )
            .kept();
        }
        // Built-ins have no numbers of their own, and no types.
        let numbered = Intrinsic::from_name(&name).is_some();
        let op = if numbered && self.chance(20) {
            "intrinsicopwithtype"
        } else {
            "intrinsicop"
        };
        let with = if op == "intrinsicop" { "" } else { " <i64>" };
        let value = Expr::new(gives, format!("{op} {gives}{with} {name}"), args);
        if ty == gives {
            value
        } else {
            Expr::new(ty, format!("cvt {ty} {gives}"), [value])
        }
    }
}
