use std::io::Read;
use std::os::fd::AsRawFd;

use super::super::fake::Fake;
use super::*;
use crate::TrapKind;
use crate::class::names;
use maple_mirbin::Prim;

fn call(vm: &mut Fake, name: &str, cells: &[u64]) -> Result<u64, Raise> {
    let native = Native::find(&names::mangle(name)).expect(name);
    native.call(vm, cells)
}

/// Class and message of what was raised.
fn raised(result: Result<u64, Raise>) -> String {
    match result {
        Err(Raise::Exception { class, message }) => {
            let class = class_name(class);
            message.map_or_else(|| class.clone(), |message| format!("{class}: {message}"))
        }
        other => format!("{other:?}"),
    }
}

fn text(vm: &mut Fake, string: u64) -> String {
    let text = strings::to_string(vm, string).expect("a string");
    vm.release(string);
    text
}

#[test]
fn rows_agree_with_their_signatures() {
    for (native, (args, result)) in NATIVES.iter().zip(TYPES) {
        let expected: Vec<&str> = native.args().into_iter().map(rust_type).collect();
        let name = native.symbol();
        // Bits are taken as they are.
        let same = |prim: &str, ty: &str| prim == ty || (prim, ty) == ("i64", "u64");
        assert_eq!(args.len(), expected.len(), "{name}");
        assert!(
            expected.iter().zip(*args).all(|(prim, ty)| same(prim, ty)),
            "{name}"
        );
        assert!(same(rust_type(native.result()), result), "{name}");
        assert!(
            std::ptr::eq(Native::find(&name).expect("found"), native),
            "{name} twice"
        );
        let parts = names::MethodName::demangle(&name).expect("a method");
        assert_eq!(
            (parts.name.as_str(), parts.signature.as_str()),
            (native.name, native.signature)
        );
    }
}

fn rust_type(prim: Prim) -> &'static str {
    match prim {
        Prim::Ref => "u64",
        Prim::U1 => "bool",
        Prim::Void => "()",
        other => other.name(),
    }
}

#[test]
fn calls_check_cells_and_receiver() {
    let mut vm = Fake::new();
    let arity = TrapKind::BadArity {
        expected: 1,
        given: 0,
    };
    assert_eq!(
        call(&mut vm, "Ljava/lang/Object;|hashCode|()I", &[]),
        Err(Raise::Trap(arity))
    );
    let null = call(&mut vm, "Ljava/lang/Object;|getClass|()Ljava/lang/Class;", &[0]);
    assert_eq!(raised(null), "java.lang.NullPointerException");
    assert!(Native::find("LA_3B_7Cm_7C_28_29V").is_none());
}

#[test]
fn classes() {
    let mut vm = Fake::new();
    let (object, array) = (vm.object("LB;"), vm.array("[LB;", 1));
    let class = call(
        &mut vm,
        "Ljava/lang/Object;|getClass|()Ljava/lang/Class;",
        &[object],
    )
    .expect("a class");
    let superclass = call(
        &mut vm,
        "Ljava/lang/Class;|getSuperclass|()Ljava/lang/Class;",
        &[class],
    )
    .expect("a class");
    let name = "Ljava/lang/Class;|getName|()Ljava/lang/String;";
    let first = call(&mut vm, name, &[superclass]).expect("a name");
    assert_eq!(
        call(&mut vm, name, &[superclass]),
        Ok(first),
        "names are interned"
    );
    vm.release(first);
    assert_eq!(text(&mut vm, first), "A");
    let instance = "Ljava/lang/Class;|isInstance|(Ljava/lang/Object;)Z";
    assert_eq!(call(&mut vm, instance, &[superclass, object]), Ok(1));
    assert_eq!(call(&mut vm, instance, &[superclass, array]), Ok(0));
    assert_eq!(call(&mut vm, instance, &[superclass, 0]), Ok(0));
    let root = call(
        &mut vm,
        "Ljava/lang/Class;|getSuperclass|()Ljava/lang/Class;",
        &[superclass],
    )
    .expect("a class");
    assert_eq!(
        call(
            &mut vm,
            "Ljava/lang/Class;|getSuperclass|()Ljava/lang/Class;",
            &[root]
        ),
        Ok(0)
    );
}

#[test]
fn numbers() {
    let mut vm = Fake::new();
    let string = call(
        &mut vm,
        "Ljava/lang/Double;|toString|(D)Ljava/lang/String;",
        &[2e23f64.to_bits()],
    )
    .expect("a string");
    assert_eq!(text(&mut vm, string), "1.9999999999999998E23");
    assert_eq!(vm.live(), 0);
    let bits = call(&mut vm, "Ljava/lang/Double;|doubleToLongBits|(D)J", &[u64::MAX]);
    assert_eq!(bits, Ok(0x7ff8_0000_0000_0000));
    let number = strings::from_str(&mut vm, " 1x ").expect("a string");
    let result = call(
        &mut vm,
        "Ljava/lang/Double;|parseDouble|(Ljava/lang/String;)D",
        &[number],
    );
    assert_eq!(
        raised(result),
        "java.lang.NumberFormatException: For input string: \"1x\""
    );
    let round = call(
        &mut vm,
        "Ljava/lang/Math;|round|(F)I",
        &[u64::from((-2.5f32).to_bits())],
    );
    assert_eq!(round, Ok(-2i64 as u64));
}

const COPY: &str = "Ljava/lang/System;|arraycopy|(Ljava/lang/Object;ILjava/lang/Object;II)V";

/// Java 17's answers to these calls.
#[test]
fn refused_copies() {
    let mut vm = Fake::new();
    let (ints, more, longs) = (vm.array("[I", 10), vm.array("[I", 20), vm.array("[J", 2));
    let (strings, objects, nested) = (
        vm.array("[Ljava/lang/String;", 10),
        vm.array("[LA;", 20),
        vm.array("[[I", 4),
    );
    let object = vm.object("LA;");
    let max = i32::MAX;
    let cases = [
        (0, 0, ints, 0, 1, "NullPointerException"),
        (ints, 0, 0, 0, 1, "NullPointerException"),
        (
            object,
            0,
            ints,
            0,
            1,
            "ArrayStoreException: arraycopy: source type A is not an array",
        ),
        (
            ints,
            -1,
            object,
            0,
            1,
            "ArrayStoreException: arraycopy: destination type A is not an array",
        ),
        (
            ints,
            0,
            strings,
            0,
            1,
            "ArrayStoreException: arraycopy: type mismatch: can not copy int[] into object array[]",
        ),
        (
            strings,
            0,
            ints,
            0,
            1,
            "ArrayStoreException: arraycopy: type mismatch: can not copy object array[] into int[]",
        ),
        (
            ints,
            0,
            longs,
            -5,
            1,
            "ArrayStoreException: arraycopy: type mismatch: can not copy int[] into long[]",
        ),
        (
            ints,
            12,
            more,
            0,
            1,
            "ArrayIndexOutOfBoundsException: arraycopy: last source index 13 out of bounds for int[10]",
        ),
        (
            ints,
            -2,
            more,
            -3,
            -9,
            "ArrayIndexOutOfBoundsException: arraycopy: source index -2 out of bounds for int[10]",
        ),
        (
            ints,
            2,
            more,
            -3,
            -9,
            "ArrayIndexOutOfBoundsException: arraycopy: destination index -3 out of bounds for int[20]",
        ),
        (
            ints,
            2,
            more,
            3,
            -9,
            "ArrayIndexOutOfBoundsException: arraycopy: length -9 is negative",
        ),
        (
            ints,
            2,
            more,
            19,
            2,
            "ArrayIndexOutOfBoundsException: arraycopy: last destination index 21 out of bounds for int[20]",
        ),
        (
            ints,
            max,
            more,
            1,
            max,
            "ArrayIndexOutOfBoundsException: arraycopy: last source index 4294967294 out of bounds for int[10]",
        ),
        (
            strings,
            2,
            objects,
            19,
            3,
            "ArrayIndexOutOfBoundsException: arraycopy: last destination index 22 out of bounds for object array[20]",
        ),
    ];
    for (from, from_index, to, to_index, count, message) in cases {
        let cells = [from, from_index as u64, to, to_index as u64, count as u64];
        assert_eq!(
            raised(call(&mut vm, COPY, &cells)),
            format!("java.lang.{message}")
        );
    }
    assert_eq!(call(&mut vm, COPY, &[ints, 10, more, 20, 0]), Ok(0));
    let ints = vm.array("[I", 2);
    vm.set_element(nested, 0, ints);
    assert_eq!(
        raised(call(&mut vm, COPY, &[nested, 0, objects, 0, 1])),
        "java.lang.ArrayStoreException: arraycopy: type mismatch: can not copy [I[] into A[]"
    );
    assert_eq!(
        call(&mut vm, COPY, &[nested, 1, objects, 0, 1]),
        Ok(0),
        "null fits everywhere"
    );
}

#[test]
fn copied_references_are_counted_until_one_does_not_fit() {
    let mut vm = Fake::new();
    let (from, to) = (vm.array("[Ljava/lang/Object;", 4), vm.array("[LA;", 4));
    let (a, b, alien) = (
        vm.object("LA;"),
        vm.object("LB;"),
        vm.object("Ljava/lang/Thread;"),
    );
    for (index, object) in [a, b, alien, a].into_iter().enumerate() {
        vm.set_element(from, index, object);
    }
    assert_eq!(
        raised(call(&mut vm, COPY, &[from, 0, to, 0, 4])),
        "java.lang.ArrayStoreException: arraycopy: element type mismatch: can not cast one of the elements of \
         java.lang.Object[] to the type of the destination array, A"
    );
    assert_eq!([0, 1, 2, 3].map(|index| vm.element(to, index)), [a, b, 0, 0]);
    assert_eq!([vm.count(a), vm.count(b), vm.count(alien)], [4, 3, 2]);
    for object in [from, to, a, b, alien] {
        vm.release(object);
    }
    assert_eq!(vm.live(), 0);
}

#[test]
fn overlapping_copies_keep_all_elements() {
    for (from_index, to_index, expected) in [(0, 1, [0, 0, 1, 2]), (1, 0, [1, 2, 3, 3])] {
        let mut vm = Fake::new();
        let array = vm.array("[LA;", 4);
        let objects: Vec<u64> = (0..4).map(|_| vm.object("LA;")).collect();
        for (index, &object) in objects.iter().enumerate() {
            vm.set_element(array, index, object);
            vm.release(object);
        }
        assert_eq!(
            call(&mut vm, COPY, &[array, from_index, array, to_index, 3]),
            Ok(0)
        );
        assert_eq!(
            [0, 1, 2, 3].map(|index| vm.element(array, index)),
            expected.map(|index: usize| objects[index])
        );
        assert_eq!(vm.live(), 4, "one of the elements is overwritten");
        vm.release(array);
        assert_eq!(vm.live(), 0);
    }
}

#[test]
fn clones_of_arrays() {
    let mut vm = Fake::new();
    let array = vm.array("[LA;", 2);
    let element = vm.object("LA;");
    vm.set_element(array, 1, element);
    let clone = call(&mut vm, "Ljava/lang/Object;|clone|()Ljava/lang/Object;", &[array]).expect("a clone");
    assert_eq!((vm.element(clone, 1), vm.count(element)), (element, 3));
    let refused = call(
        &mut vm,
        "Ljava/lang/Object;|clone|()Ljava/lang/Object;",
        &[element],
    );
    assert_eq!(raised(refused), "java.lang.CloneNotSupportedException: A");
}

#[test]
fn clones_of_objects() {
    let mut vm = Fake::new();
    let (object, field) = (vm.object("LCopied;"), vm.object("LA;"));
    vm.set_element(object, 0, field);
    let clone = call(
        &mut vm,
        "Ljava/lang/Object;|clone|()Ljava/lang/Object;",
        &[object],
    )
    .expect("a clone");
    assert_eq!((vm.element(clone, 0), vm.count(field)), (field, 3));
}

#[test]
fn text_is_written_as_utf8() {
    let mut vm = Fake::new();
    let (mut reader, writer) = std::io::pipe().expect("a pipe");
    // More than a pipe holds, so that a write is a partial one.
    let long: Vec<u16> = std::iter::repeat_n(0x20ac, 100_000).collect();
    let units = [&[0x61, 0xe9, 0xd83d, 0xde00, 0xd83d, 0x62], long.as_slice()].concat();
    let string = strings::new_string(&mut vm, &units).expect("a string");
    let chars = vm.element(string, 1);
    let reading = std::thread::spawn(move || {
        let mut text = String::new();
        reader.read_to_string(&mut text).map(|_| text)
    });
    let name = "Ljava/io/PrintStream;|write|(I[CI)V";
    let fd = writer.as_raw_fd() as u64;
    assert_eq!(call(&mut vm, name, &[fd, chars, units.len() as u64]), Ok(0));
    assert_eq!(call(&mut vm, name, &[fd, chars, 1]), Ok(0));
    assert_eq!(call(&mut vm, name, &[fd, chars, -1i64 as u64]), Ok(0));
    drop(writer);
    let text = reading.join().expect("no panic").expect("UTF-8");
    assert_eq!(text, format!("aé😀?b{}a", "€".repeat(100_000)));
    assert_eq!(
        call(&mut vm, name, &[-1i64 as u64, chars, 1]),
        Ok(0),
        "nobody can write there"
    );
    assert_eq!(
        raised(call(&mut vm, name, &[1, 0, 1])),
        "java.lang.NullPointerException"
    );
}

#[test]
fn threads_and_monitors() {
    let mut vm = Fake::new();
    let thread = vm.object("Ljava/lang/Thread;");
    let negative = call(&mut vm, "Ljava/lang/Thread;|sleep|(J)V", &[-1i64 as u64]);
    assert_eq!(
        raised(negative),
        "java.lang.IllegalArgumentException: timeout value is negative"
    );
    let stranger = call(&mut vm, "Ljava/lang/Object;|wait|()V", &[thread]);
    assert_eq!(
        raised(stranger),
        "java.lang.IllegalMonitorStateException: current thread is not owner"
    );
    vm.holds_monitor = true;
    for (name, cells) in [
        ("Ljava/lang/Thread;|start|()V", &[thread][..]),
        ("Ljava/lang/Thread;|join|()V", &[thread]),
        ("Ljava/lang/Thread;|join|(J)V", &[thread, 7]),
        ("Ljava/lang/Thread;|sleep|(J)V", &[0]),
        ("Ljava/lang/Thread;|yield|()V", &[]),
        ("Ljava/lang/Object;|wait|(J)V", &[thread, 0]),
        ("Ljava/lang/Object;|notifyAll|()V", &[thread]),
        ("Ljava/lang/System;|gc|()V", &[]),
    ] {
        assert_eq!(call(&mut vm, name, cells), Ok(0), "{name}");
    }
    let expected = [
        "start",
        "join None",
        "join Some(7ms)",
        "sleep 0ns",
        "yield",
        "wait None",
        "notify true",
        "collect",
    ];
    assert_eq!(vm.log, expected);
    assert_eq!(
        call(&mut vm, "Ljava/lang/System;|exit|(I)V", &[3]),
        Err(Raise::Exit(3))
    );
}
