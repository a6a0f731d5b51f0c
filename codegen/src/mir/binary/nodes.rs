//! The kinds of nodes, types and values, and the numbers of their variants: the tables of this form.
//!
//! Numbers are never given anew. A kind that changes takes a new number, and the form a new version ([`super::VERSION`]).

use crate::mir::{
    Aggregate, AggregateKind, Alias, Call, Callee, CatchDialect, Directives, ExprData, Field, FileData,
    Formal, InfoValue, Init, Method, Multiway, Pragma, PragmaKind, PragmaNode, PragmaValue, RetTarget,
    StmtData, Storage, Switch, Type,
};

use super::codec::{Code, enumeration, structure};

enumeration! {
    ExprData as expr {
        0 None;
        1 Var(sym, field);
        2 Reg(reg);
        5 Str(text);
        6 Func(func);
        7 Label(label);
        8 Operand(prim);
        9 Type(ty);
        10 Field(ty, field);
        11 Offset(offset);
        12 Bits { offset, size };
        13 Array(ty, checked);
        14 Intrinsic(intrinsic);
        15 TypedIntrinsic(intrinsic, ty);
        16 FieldsDist(ty, first, second);
        17 Method(ty, func);
    }
    apart {
        3 Const;
        4 Wide;
    }
}

enumeration! {
    StmtData as stmt {
        0 None;
        1 Var(sym, field);
        2 Initial(local);
        3 Field(ty, field);
        4 Offset(offset);
        5 Reg(reg);
        6 Body(block);
        7 If(then, otherwise);
        8 DoLoop(var, block);
        9 ForeachElem(elem, coll, block);
        10 Label(label);
        11 Switch(table);
        12 Multiway(table);
        13 JumpTable(sym);
        14 Call(call);
        15 Try(labels, dialect);
        16 JsTry(handler, finally);
        17 Catch(types, dialect);
        18 Comment(text);
    }
}

structure!(Switch {
    default,
    tag_offset,
    cases
});
structure!(Multiway { default, targets });
structure!(Call {
    callee,
    ty,
    instance,
    rets
});
enumeration! {
    Callee {
        0 Func(func);
        1 Indirect;
        2 Intrinsic(intrinsic);
        3 User(number);
    }
}
enumeration! {
    RetTarget {
        0 Var(sym, field);
        1 Reg(prim, reg);
        2 Ignored;
    }
}
enumeration! {
    CatchDialect {
        0 Java;
        1 Cpp;
    }
}

enumeration! {
    Type {
        1 Pointer(to);
        2 Array { dims, elem };
        3 FlexArray(elem);
        4 Aggregate(aggregate);
        5 Func { params, variadic, returns };
        6 Named(named);
        7 Instance { base, args };
        8 Param(name);
        9 Qualified { ty, attrs };
    }
    apart {
        0 Prim;
    }
}
structure!(Aggregate {
    kind,
    incomplete,
    packed,
    pack,
    parents,
    fields,
    parent_fields,
    methods,
    implements,
    infos,
    static_values,
    pragmas
});
enumeration! {
    AggregateKind {
        0 Struct;
        1 Union;
        2 Class;
        3 Interface;
    }
}
structure!(Field {
    name,
    ty,
    bits,
    attrs,
    init
});
structure!(Method { name, attrs, ty });
enumeration! {
    InfoValue {
        0 Int(value);
        1 Str(text);
    }
}
structure!(Pragma {
    visibility,
    kind,
    target,
    ty,
    elements,
    nodes
});
enumeration! {
    PragmaKind {
        0 Class;
        1 Func;
        2 Var;
        3 Param(number);
        4 FuncEx;
        5 FuncVar;
    }
}
structure!(PragmaNode {
    name,
    elem_type,
    value
});
enumeration! {
    PragmaValue {
        0 Int(value);
        1 Float(bits, single);
        2 Str(text);
        3 Symbol(sigil, name);
        4 Type(ty);
        5 Array(count);
        6 Annotation(name, count);
    }
}

enumeration! {
    Init as init {
        2 Pattern(halves);
        3 AddrOf { prim, sym, field, offset };
        4 AddrOfFunc(prim, func);
        5 AddrOfLabel(prim, label);
        6 Str(prim, text, wide);
    }
    apart {
        0 Int;
        1 Float;
        7 List;
    }
}

enumeration! {
    Formal {
        0 Var(local);
        1 Reg(number, ty);
    }
}
enumeration! {
    Storage {
        0 Default;
        1 Extern;
        2 FileStatic;
        3 FuncStatic;
    }
}
structure!(Alias {
    source,
    target,
    ty,
    signature
});
structure!(Directives {
    framesize,
    upformalsize,
    moduleid,
    funcsize,
    funcid,
    formalwordstypetagged,
    formalwordsrefcounted,
    localwordstypetagged,
    localwordsrefcounted,
    info
});
structure!(FileData { name, words });

/// Bits of a number, low half first.
impl Code for [u64; 2] {
    fn put(&self, w: &mut super::writer::Writer<'_>) {
        self.iter().for_each(|half| half.put(w));
    }

    fn get(r: &mut super::reader::Reader<'_, '_>) -> super::cursor::Read<[u64; 2]> {
        Ok([u64::get(r)?, u64::get(r)?])
    }
}
