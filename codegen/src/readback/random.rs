//! Random lowered modules, the same for the same seed.

use std::fmt::Write;

/// Types of places, which take values of all types.
const DYNAMIC: [&str; 5] = ["dynany", "dyni32", "dynundef", "simplestr", "dynf64"];
/// Types of values.
const TYPES: [&str; 8] = ["i32", "u8", "dynany", "dyni32", "u1", "f64", "simplestr", "i64"];

/// A module of some functions.
pub(super) fn module(seed: u64) -> String {
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let words = random.below(6);
    let mut text = format!(
        "flavor 4\nsrclang 2\nglobalmemsize {}\nglobalmemmap = [",
        4 * words
    );
    for _ in 0..words {
        let _ = write!(text, " {:#x}", random.next() as u32);
    }
    text.push_str(" ]\nentryfunc &f0\n");
    for number in 0..1 + random.below(3) {
        function(&mut random, number, &mut text);
    }
    text
}

fn function(random: &mut Random, number: u64, text: &mut String) {
    let (frame, up) = (16 + 8 * random.below(5000), 8 * random.below(5000));
    let attrs: &[&str] = if number == 0 {
        &[""]
    } else {
        &["", " static", " weak"]
    };
    let attr = random.one_of(attrs);
    let _ = writeln!(
        text,
        "func &f{number}{attr} {{\nframesize {frame}\nupformalsize {up}"
    );
    let _ = writeln!(text, "localwordstypetagged = [ {:#x} ]", random.next() & 0xc);
    let mut body = Body {
        random,
        frame,
        up,
        labels: 0,
        bound: 0,
        handlers: 0,
        text,
    };
    for _ in 0..body.random.below(12) {
        body.statement();
    }
    body.bind();
    text.push_str("}\n");
}

struct Body<'b> {
    random: &'b mut Random,
    frame: u64,
    up: u64,
    /// Labels that are mentioned, and how many of them, the first ones, have a place.
    labels: u64,
    bound: u64,
    handlers: u64,
    text: &'b mut String,
}

impl Body<'_> {
    fn statement(&mut self) {
        let ty = self.random.one_of(&DYNAMIC);
        let line = match self.random.below(16) {
            0 => format!("iassignfpoff dynany {} ({})", self.place(), self.value(3)),
            1 => {
                let offset = self.random.next() as i32 >> self.random.below(32);
                format!("iassignoff {ty} {offset} (regread ptr %%GP, {})", self.value(2))
            }
            2 => format!(
                "regassign {ty} %%retval{} ({})",
                self.random.below(8),
                self.value(4)
            ),
            3 => format!("call &f{} ({})", self.random.below(4), self.values(3)),
            4 => format!("icall (addroffunc ptr &f0, {})", self.value(1)),
            5 => format!("intrinsiccall JSOP_ADD ({}, {})", self.value(2), self.value(2)),
            6 => format!("eval ({})", self.value(5)),
            7 => {
                let label = self.label();
                format!("brtrue {label} ({})", self.value(2))
            }
            8 => {
                let label = self.label();
                format!("goto {label}")
            }
            9 => {
                let (a, b) = (self.label(), self.label());
                format!(
                    "rangegoto (ireadoff i32 0 (regread ptr %%GP)) {} {{ 0: goto {a} 1: goto {b} }}",
                    self.random.below(9)
                )
            }
            10 => {
                self.handlers += 1;
                let n = self.handlers;
                match self.random.below(3) {
                    0 => format!("jstry @c{n} 0\neval ({})\n@c{n} jscatch\nendtry", self.value(1)),
                    1 => format!("jstry 0 @c{n}\ngosub @c{n}\n@c{n} finally\nretsub"),
                    _ => format!("jstry @c{n} @d{n}\n@c{n}\njscatch\ncleanuptry\n@d{n}\nfinally\nendtry"),
                }
            }
            11 => "throw (regread dynany %%thrownval)".to_owned(),
            12 => "return ()".to_owned(),
            13 => {
                let (a, b) = (self.label(), self.label());
                format!(
                    "switch (ireadoff u8 {} (regread ptr %%GP)) {a} {{ 1: goto {b} 200: goto {a} }}",
                    self.random.below(9)
                )
            }
            14 => {
                let label = self.label();
                format!("brfalse {label} ({})", self.value(1))
            }
            _ => format!("return ({})", self.value(2)),
        };
        let _ = writeln!(self.text, "{line}");
        if self.random.below(3) == 0 {
            self.bind();
        }
    }

    /// Puts the labels that were mentioned here.
    fn bind(&mut self) {
        for label in self.bound..self.labels {
            let _ = writeln!(self.text, "@l{label}");
        }
        self.bound = self.labels;
    }

    /// A label with or without a place.
    fn label(&mut self) -> String {
        let label = self.random.below(self.labels + 1);
        self.labels = self.labels.max(label + 1);
        format!("@l{label}")
    }

    /// An offset of 8 bytes of the frame.
    fn place(&mut self) -> i64 {
        if self.up != 0 && self.random.below(2) == 0 {
            8 * self.random.below(self.up / 8) as i64
        } else {
            -16 - 8 * self.random.below(self.frame / 8 - 1) as i64
        }
    }

    fn values(&mut self, most: u64) -> String {
        let count = self.random.below(most + 1);
        (0..count).map(|_| self.value(2)).collect::<Vec<_>>().join(", ")
    }

    fn value(&mut self, depth: u64) -> String {
        let ty = self.random.one_of(&TYPES);
        if depth == 0 || self.random.below(3) == 0 {
            return match self.random.below(7) {
                0 => format!("ireadfpoff dynany {}", self.place()),
                1 => format!("regread {ty} %%retval0"),
                2 => "regread dynany %%thrownval".to_owned(),
                3 => format!(
                    "constval i32 {}",
                    self.random.next() as i32 >> self.random.below(32)
                ),
                4 => format!("constval dynany {:#x}", self.random.next()),
                5 => format!("conststr ptr \"s{}\"", self.random.below(4)),
                _ => format!("constval f64 {}.5", self.random.below(1000)),
            };
        }
        let (a, b) = (self.value(depth - 1), self.value(depth - 1));
        match self.random.below(9) {
            0 => format!("add dynany (retype i64 <i64> (constval f64 2.0), {a})"),
            1 => "lt u1 dynany (ireadoff dynany 8 (regread ptr %%GP), retype f64 <f64> (constval f64 1.0))"
                .to_owned(),
            2 => "cvt i32 f64 (constval f64 2.5)".to_owned(),
            3 => format!("intrinsicop dynany JSOP_ADD ({a}, {b})"),
            4 => format!("intrinsicop u1 JSOP_STRICTEQ ({a}, {b})"),
            5 => "zext u32 8 (extractbits u32 3 5 (ireadoff u32 4 (regread ptr %%GP)))".to_owned(),
            6 => "neg dynany (ireadoff dynany 40000 (regread ptr %%GP))".to_owned(),
            7 => format!(
                "select dynany (constval u1 1, intrinsicop dynany JSOP_ADD ({a}, {b}), constval dynnull 0x100000000)"
            ),
            _ => "sub simplestr (regread ptr %%GP, constval i32 70000)".to_owned(),
        }
    }
}

/// A small generator of numbers.
pub(super) struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `limit`; 0 if that is 0.
    pub fn below(&mut self, limit: u64) -> u64 {
        (self.next() >> 11) % limit.max(1)
    }

    fn one_of(&mut self, list: &[&'static str]) -> &'static str {
        let index = self.below(list.len() as u64);
        list.get(index as usize).copied().unwrap_or_default()
    }
}
