//! Statements: branches, loops, switches and everything else.

use maple_codegen::front::corevm::ast::Type;
use maple_codegen::front::corevm::table::{Op, Primitive};

use super::{Gen, SCALARS, Shape};

impl Gen {
    /// Statements until the function is long enough.
    pub(super) fn statements(&mut self) {
        while self.budget > 12 {
            self.statement();
        }
    }

    /// A few statements whose names are not known afterwards.
    fn inner(&mut self) {
        let known = self.scope.len();
        for _ in 0..1 + self.below(3) {
            self.statement();
        }
        if self.chance(35) {
            self.fold();
        }
        self.scope.truncate(known);
    }

    fn statement(&mut self) {
        match self.below(32) {
            0..=8 => self.compute(),
            9 | 10 => self.cell(),
            11..=13 => self.store(),
            14 => self.fold(),
            15..=17 => self.structure(),
            18..=20 => self.array(),
            21..=23 if self.dynamic => self.object(),
            24 => self.text(),
            25 => {
                let callees = self.callees.clone();
                if self.loops < 2 && !callees.is_empty() {
                    let callee = self.pick(&callees);
                    self.call(&callee);
                }
            }
            26..=28 if self.budget > 16 => self.branch(),
            29 if self.budget > 20 => self.switch(),
            30 | 31 if self.budget > 16 && self.loops < 2 => self.repeat(),
            _ => self.compute(),
        }
    }

    /// Goes to the block that is begun next.
    fn go_on(&mut self, label: &String) {
        if self.chance(60) {
            self.jump(Op::Br, &[], std::slice::from_ref(label));
        }
        self.builder.block(label);
    }

    fn branch(&mut self) {
        let [yes, no, end] = self.labels();
        let condition = self.condition();
        if self.chance(5) {
            // Both ways are the same.
            self.jump(Op::Br, &[condition], &[end.clone(), end.clone()]);
            return self.builder.block(&end);
        }
        if self.chance(40) {
            self.jump(Op::Br, &[condition], &[yes.clone(), end.clone()]);
            self.builder.block(&yes);
            self.inner();
            if self.chance(10) {
                self.early();
                return self.builder.block(&end);
            }
            return self.go_on(&end);
        }
        self.jump(Op::Br, &[condition], &[yes.clone(), no.clone()]);
        // The one that is not taken may come first.
        let (first, second) = if self.chance(50) { (yes, no) } else { (no, yes) };
        self.builder.block(&first);
        self.inner();
        self.jump(Op::Br, &[], std::slice::from_ref(&end));
        self.builder.block(&second);
        self.inner();
        self.go_on(&end);
    }

    /// Returns before the end.
    fn early(&mut self) {
        let known = self.scope.len();
        let value = self.exact(self.ret);
        self.act(Op::Ret, Type::of(self.ret), &[value]);
        self.scope.truncate(known);
    }

    fn switch(&mut self) {
        let text = self.chance(20);
        let ty = self.pick(SCALARS);
        let value = match text {
            true => self.string(),
            false => self.exact(ty),
        };
        let count = 1 + self.below(3);
        let all: [String; 4] = self.labels();
        let (labels, end) = (&all[..count], &all[3]);
        let mut operands = vec![value];
        for _ in 0..count {
            let case = match text {
                true => self.string(),
                false => self.exact(ty),
            };
            operands.push(case);
        }
        self.jump(Op::Switch2, &operands, labels);
        // None of them.
        self.inner();
        self.jump(Op::Br, &[], std::slice::from_ref(end));
        for label in labels {
            self.builder.block(label);
            self.inner();
            // Some go on in the next case.
            if self.chance(70) {
                self.jump(Op::Br, &[], std::slice::from_ref(end));
            }
        }
        self.builder.block(end);
    }

    fn repeat(&mut self) {
        let known = self.scope.len();
        let count = 1 + self.below(5) as i32;
        let [head, body, end] = self.labels();
        let index = Type::of(Primitive::I32);
        let counter = self.alloca(index);
        self.go_on(&head);
        let more = self.set(Op::Lt, None, &[counter.clone(), count.into()]);
        self.jump(Op::Br, &[more], &[body.clone(), end.clone()]);
        self.builder.block(&body);
        let now = self.set(Op::Load, index, std::slice::from_ref(&counter));
        self.keep(&now, Shape::Value(Primitive::I32));
        self.loops += 1;
        self.inner();
        self.loops -= 1;
        let next = self.set(Op::Add, index, &[counter.clone(), 1i32.into()]);
        self.act(Op::Store, index, &[next, counter]);
        self.jump(Op::Br, &[], std::slice::from_ref(&head));
        self.builder.block(&end);
        self.scope.truncate(known);
    }
}
