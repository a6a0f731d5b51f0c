//! Expected figures are those of the C compilers of x86-64 and AArch64.

use crate::mir::tests::parsed;
use crate::mir::{Init, Module, TypeId};

use super::{BitRange, LayoutError, Layouts};

/// The type of global variable `$name`.
fn type_of(module: &Module, name: &str) -> TypeId {
    let name = module.names.get(name).unwrap();
    module.vars[module.vars.lookup(name).unwrap()].ty.unwrap()
}

fn size_align(text: &str) -> Result<(u64, u32), LayoutError> {
    let module = parsed(text);
    Layouts::default()
        .size_align(&module.types, type_of(&module, "x"))
        .map(|s| (s.size, s.align))
}

fn offsets(text: &str) -> Vec<u64> {
    let module = parsed(text);
    let layout = Layouts::default()
        .aggregate(&module.types, type_of(&module, "x"))
        .unwrap();
    layout.members.iter().map(|m| m.place.offset).collect()
}

#[test]
fn members_are_aligned_and_sizes_rounded() {
    let text = "var $x <struct {@a i8, @b i32, @c i16, @d f64, @e i8}>";
    assert_eq!(size_align(text), Ok((32, 8)));
    assert_eq!(offsets(text), [0, 4, 8, 16, 24]);
    assert_eq!(
        size_align("var $x <union {@a i8, @b <[3] i32>, @c i16}>"),
        Ok((12, 4))
    );
    assert_eq!(
        size_align("var $x <struct {@a u16, @b c64, @c c128, @d f128}>"),
        Ok((48, 16))
    );
    assert_eq!(size_align("var $x <struct {}>"), Ok((0, 1)));
    assert_eq!(size_align("var $x <struct {@n i32, @tail <[] i64>}>"), Ok((8, 8)));
}

#[test]
fn attributes_raise_alignment() {
    assert_eq!(
        size_align("var $x <struct {@a i8, @b i8 align(16)}>"),
        Ok((32, 16))
    );
    assert_eq!(
        size_align("type $T <struct {@a i32}> align(64)\nvar $x <$T>"),
        Ok((64, 64))
    );
    // The pointee is aligned, not the pointer.
    assert_eq!(
        size_align("type $T <struct {@a i32}>\nvar $x <* <$T> align(64)>"),
        Ok((8, 8))
    );
}

#[test]
fn bitfields_pack_into_containers() {
    let module = parsed("var $x <struct {@a i32, @b:6 i8, @c:2 i8, @d:3 i8, @e :1 u16, @f:0 i32, @g:5 i32}>");
    let mut layouts = Layouts::default();
    let ty = type_of(&module, "x");
    let place = |layouts: &mut Layouts, id| {
        let place = layouts.field(&module.types, ty, id).unwrap();
        (place.offset, place.bits.map(|b| (b.offset, b.width)))
    };
    assert_eq!(place(&mut layouts, 2), (4, Some((0, 6))));
    assert_eq!(place(&mut layouts, 3), (4, Some((6, 2))));
    assert_eq!(place(&mut layouts, 4), (5, Some((0, 3))));
    assert_eq!(place(&mut layouts, 5), (4, Some((11, 1))));
    assert_eq!(place(&mut layouts, 7), (8, Some((0, 5))));
    assert_eq!(layouts.size(&module.types, ty), Ok(12));
    // A bitfield that does not fit the rest of its container starts the next one.
    let module = parsed("var $x <struct {@a:20 i32, @b:20 i32}>");
    let place = Layouts::default()
        .field(&module.types, type_of(&module, "x"), 2)
        .unwrap();
    assert_eq!(
        (place.offset, place.bits),
        (
            4,
            Some(BitRange {
                offset: 0,
                width: 20,
                bytes: 4
            })
        )
    );
    let module = parsed("var $x <union {@a:20 i32, @b:3 u8}>");
    let place = Layouts::default()
        .field(&module.types, type_of(&module, "x"), 2)
        .unwrap();
    assert_eq!(
        (place.offset, place.bits),
        (
            0,
            Some(BitRange {
                offset: 0,
                width: 3,
                bytes: 1
            })
        )
    );
}

#[test]
fn field_ids_go_depth_first() {
    let module = parsed(
        "type $In <struct {@p i32, @q i64}>\n\
         var $x <struct {@a i8, @b <$In>, @c <[4] <$In>>, @d <struct {@e <$In>, @f i16}>, @g i32}>",
    );
    let mut layouts = Layouts::default();
    let ty = type_of(&module, "x");
    let offset = |layouts: &mut Layouts, id| layouts.field(&module.types, ty, id).map(|p| p.offset);
    let all: Vec<_> = (0..=11).map(|id| offset(&mut layouts, id).unwrap()).collect();
    assert_eq!(all, [0, 0, 8, 8, 16, 24, 88, 88, 88, 96, 104, 112]);
    assert_eq!(offset(&mut layouts, 12), Err(LayoutError::NoField(ty, 12)));
    assert_eq!(offset(&mut layouts, -1), Err(LayoutError::NoField(ty, -1)));
}

#[test]
fn a_class_starts_with_its_parent() {
    let text = "type $A <class {@a i32, &m virtual () void}>\n\
                type $B <class <$A> {@b i64, @s i32 static, ^t i32}>\nvar $x <$B>";
    assert_eq!(size_align(text), Ok((16, 8)));
    let module = parsed(text);
    let ty = type_of(&module, "x");
    let mut layouts = Layouts::default();
    // 1 is the parent, 2 its field, 3 the class's own.
    assert_eq!(layouts.field(&module.types, ty, 2).unwrap().offset, 0);
    assert_eq!(layouts.field(&module.types, ty, 3).unwrap().offset, 8);
    assert_eq!(
        layouts.field(&module.types, ty, 4),
        Err(LayoutError::NoField(ty, 4))
    );
    let aggregate = module.types.aggregate(ty).unwrap();
    assert_eq!(
        super::parent_field(aggregate, -1).map(|f| module.names.text(f.name).into_owned()),
        Some("t".to_owned())
    );
    assert!(
        super::parent_field(aggregate, -2).is_none() && super::parent_field(aggregate, i32::MIN).is_none()
    );
}

#[test]
fn types_without_a_layout_say_why() {
    let error = |text| size_align(text).unwrap_err();
    assert!(matches!(
        error("type $T <struct {@a <$U>}>\ntype $U <struct {@b <[2] <$T>>}>\nvar $x <$T>"),
        LayoutError::Recursive(_)
    ));
    assert!(matches!(error("var $x <$Nowhere>"), LayoutError::Undefined(_)));
    assert!(matches!(
        error("type $T <$T>\nvar $x <$T>"),
        LayoutError::Undefined(_)
    ));
    assert!(matches!(
        error("type $T <structincomplete {}>\nvar $x <$T>"),
        LayoutError::Incomplete(_)
    ));
    // What has the type of a function holds the address of one.
    assert_eq!(size_align("var $x <func () void>"), Ok((8, 8)));
    assert!(matches!(error("var $x void"), LayoutError::NoSize(_)));
    assert!(matches!(
        error("var $x <[4294967296][4294967296] i8>"),
        LayoutError::TooLarge(_)
    ));
    assert!(matches!(
        error("var $x <[281474976710656] i8>"),
        LayoutError::TooLarge(_)
    ));
    assert!(matches!(
        error("var $x <struct {@a:9 i8}>"),
        LayoutError::Bitfield(_)
    ));
    assert!(matches!(
        error("var $x <struct {@a <!T>}>"),
        LayoutError::Generic(_)
    ));
    assert_eq!(
        size_align("type $T <struct {@next <* <$T>>}>\nvar $x <$T>"),
        Ok((8, 8))
    );
}

#[test]
fn nesting_that_doubles_is_neither_slow_nor_deep() {
    let mut text = "type $T0 <struct {@a i8}>\n".to_owned();
    for i in 1..64 {
        text += &format!("type $T{i} <struct {{@a <$T{0}>, @b <$T{0}>}}>\n", i - 1);
    }
    assert!(matches!(
        size_align(&format!("{text}var $x <$T63>")),
        Err(LayoutError::TooLarge(_))
    ));
    assert_eq!(size_align(&format!("{text}var $x <$T20>")), Ok((1 << 20, 1)));
    let mut deep = "type $D0 i8\n".replace("i8", "<struct {@a i8}>");
    for i in 1..20_000 {
        deep += &format!("type $D{i} <struct {{@a <$D{}>}}>\n", i - 1);
    }
    assert_eq!(size_align(&format!("{deep}var $x <$D998>")), Ok((1, 1)));
    assert!(matches!(
        size_align(&format!("{deep}var $x <$D19999>")),
        Err(LayoutError::TooDeep(_))
    ));
}

#[test]
fn array_shapes_flatten() {
    let module = parsed("var $x <* <[3] <[4][5] i16>>>\nvar $y <* <[] <* i32>>>\nvar $z <* f64>");
    let mut layouts = Layouts::default();
    let mut shape = |name| {
        let shape = layouts
            .array_shape(&module.types, type_of(&module, name))
            .unwrap();
        (shape.dims.clone(), shape.strides.clone())
    };
    assert_eq!(shape("x"), (vec![Some(3), Some(4), Some(5)], vec![40, 10, 2]));
    assert_eq!(shape("y"), (vec![None], vec![8]));
    let z = type_of(&module, "z");
    let none = layouts.array_shape(&module.types, z);
    assert!(matches!(none, Err(LayoutError::NotAggregate(_))), "{none:?}");
}

#[test]
fn initialisers_are_read_by_position_or_by_field_id() {
    let places = |init: &str| {
        let module = parsed(&format!(
            "type $In <struct {{@p i32, @q i32}}>\nvar $x <struct {{@a i32, @b <$In>, @c i64}}> = {init}"
        ));
        let ty = type_of(&module, "x");
        let name = module.names.get("x").unwrap();
        let init = module.vars[module.vars.lookup(name).unwrap()].init.unwrap();
        let Init::List(elems) = module.init(init) else {
            panic!()
        };
        Layouts::default()
            .init_places(&module.types, &module.inits, ty, elems)
            .map(|p| p.iter().map(|p| p.offset).collect::<Vec<_>>())
    };
    assert_eq!(places("[1 = 1, 2 = [1 = 2, 2 = 3], 3 = 4]"), Ok(vec![0, 4, 16]));
    assert_eq!(places("[1 = 1, 3 = 2, 4 = 3, 5 = 4]"), Ok(vec![0, 4, 8, 16]));
    assert_eq!(places("[1, [2, 3], 4]"), Ok(vec![0, 4, 16]));
    assert!(places("[9 = 1]").is_err() && places("[0 = 1]").is_err());
}
