//! Where a program begins.

use maple_mirbin::{Op, Prim, Xintrinsic};

use crate::front::build::Builder;
use crate::front::corevm::ast::Type;
use crate::mir::{Callee, ExprId, LocalId, StmtData, TypeTable};

use super::super::Lowering;
use super::super::captures::Callable;
use super::super::convert;
use super::super::layout::register;
use super::{VALUES, reference, tag, tagged};

impl Lowering<'_> {
    /// A function as C's `main`, which calls the function of the module at a position, with the words after the first if it takes some.
    pub(in crate::front::corevm::lower) fn start(&mut self, at: usize) {
        let (Some(function), Some(&main)) = (self.module.functions.get(at), self.functions.get(at)) else {
            return;
        };
        let (id, mut b) = self.own_place("start|main", &[Prim::I32]);
        let [argc, argv] = ["argc", "argv"].map(|name| self.mir.names.intern(name));
        let argc = b.func.add_formal(argc, TypeTable::prim(Prim::I32));
        // An address in a function that counts would be a reference.
        let argv = b.func.add_formal(argv, TypeTable::prim(Prim::U64));
        let words = function.positional.map(|_| self.words(&mut b, argc, argv));
        let mut given = Vec::from_iter(words);
        let captures = self.captures.passed(Callable::Function(at));
        given.extend(self.absent(&mut b, &captures));
        let status = match function.ret.primitive().filter(|_| function.ret != Type::VOID) {
            Some(primitive) => {
                let prim = register(primitive);
                let status = b.register(prim);
                b.call(Callee::Func(main), &given, &[(prim, status)]);
                let status = b.read(status, prim);
                convert::cvt(&mut b, status, prim, Prim::I32)
            }
            None => {
                b.call(Callee::Func(main), &given, &[]);
                b.constant(Prim::I32, 0)
            }
        };
        b.emit(Op::Return, Prim::Void, &[status], StmtData::None);
        self.mir.funcs[id] = b.finish();
        self.mir.entry = Some(id);
    }

    /// The words after the first, as a list.
    fn words(&mut self, b: &mut Builder, argc: LocalId, argv: LocalId) -> ExprId {
        let structure = self.list_type();
        let make = self.string_maker();
        let strlen = self.extern_function("strlen", &[Prim::A64], Prim::U64);
        let (words, one) = (b.read_local(argc, Prim::I32), b.constant(Prim::I32, 1));
        let words = b.binary(Op::Max, Prim::I32, words, one);
        let one = b.constant(Prim::I32, 1);
        let count = b.binary(Op::Sub, Prim::I32, words, one);
        let count = b.hold(Prim::I32, count);
        let size = b.read(count, Prim::I32);
        let list = self.new_list(b, structure, size);
        let [head, end] = [(); 2].map(|()| b.fresh_label(&mut self.mir.names));
        let zero = b.constant(Prim::U64, 0);
        let at = b.hold(Prim::U64, zero);
        b.flow(Op::Label, &[], head);
        let (index, all) = (b.read(at, Prim::U64), b.read(count, Prim::I32));
        let all = convert::cvt(b, all, Prim::I32, Prim::U64);
        let ends = b.compare(Op::Ge, Prim::U64, index, all);
        b.flow(Op::BrTrue, &[ends], end);
        let (words, index) = (b.read_local(argv, Prim::U64), b.read(at, Prim::U64));
        let place = b.element(words, index, Prim::U64, 8);
        let word = b.load(place, 8, Prim::U64);
        let word = b.hold(Prim::U64, word);
        let (length, string) = (b.register(Prim::U64), b.register(Prim::Ref));
        let bytes = b.read(word, Prim::U64);
        b.call(Callee::Func(strlen), &[bytes], &[(Prim::U64, length)]);
        let parts = [b.read(word, Prim::U64), b.read(length, Prim::U64)];
        b.call(Callee::Func(make), &parts, &[(Prim::Ref, string)]);
        let string = b.read(string, Prim::Ref);
        let value = reference(b, string, tag::STRING);
        let (object, index) = (b.read(list, Prim::Ref), b.read(at, Prim::U64));
        let place = b.element(object, index, Prim::U64, 8);
        b.store(place, VALUES, Prim::DynAny, value);
        let (index, one) = (b.read(at, Prim::U64), b.constant(Prim::U64, 1));
        let next = b.binary(Op::Add, Prim::U64, index, one);
        b.assign(at, Prim::U64, next);
        b.flow(Op::Goto, &[], head);
        b.flow(Op::Label, &[], end);
        let (list, tag) = (b.read(list, Prim::Ref), b.constant(Prim::U32, tag::LIST));
        tagged(b, Xintrinsic::TaggedFromRef, Prim::DynAny, &[list, tag])
    }
}
