//! What linked classes can do.

use std::sync::atomic::Ordering;

use super::*;
use crate::class::{class_name, state};

/// Object; interfaces Shape (area, default name), Solid extends Shape (default name); class Figure implements Shape with a reference field;
/// final Circle extends Figure, implements Solid.
struct Zoo {
    image: Image,
    records: Vec<u64>,
    object: u64,
    figure: u64,
    circle: u64,
}

fn zoo() -> Zoo {
    let mut image = Image::default();
    let circle = image.room();
    let object = image.class(&OBJECT);
    let shape = image.class(&Source {
        name: "LShape;",
        kind: ClassKind::Interface,
        methods: &[
            ("area|()D", 0, -1, flags::PUBLIC | flags::ABSTRACT),
            ("name|()Ljava/lang/String;", 201, -1, flags::PUBLIC),
            ("help|()V", 202, -1, flags::PRIVATE),
        ],
        ..Source::default()
    });
    let solid = image.class(&Source {
        name: "LSolid;",
        kind: ClassKind::Interface,
        interfaces: &[shape],
        methods: &[("name|()Ljava/lang/String;", 211, -1, flags::PUBLIC)],
        ..Source::default()
    });
    let figure = image.class(&Source {
        name: "Lgeo/Figure;",
        flags: flags::ABSTRACT,
        superclass: object,
        size: 16,
        layout: 18,
        super_layout: 17,
        references: &[8],
        // Slots 3 and 4 are for the methods of Shape.
        vtable: &[100, 101, 302, 0, 201],
        interfaces: &[shape],
        methods: &[
            ("toString|()Ljava/lang/String;", 302, 2, flags::PUBLIC),
            ("secret|()V", 303, -1, flags::PRIVATE),
        ],
        fields: &[
            ("side", "I", 0, 0),
            ("next", "Lgeo/Figure;", 8, 0),
            ("count", "I", object, flags::STATIC),
        ],
        initializer: 399,
        ..Source::default()
    });
    image.put(
        circle,
        &Source {
            name: "Lgeo/Circle;",
            flags: flags::FINAL,
            superclass: figure,
            size: 24,
            layout: 19,
            super_layout: 18,
            references: &[8, 16],
            vtable: &[100, 101, 302, 403, 211, 405],
            interfaces: &[solid],
            methods: &[
                ("area|()D", 403, 3, flags::PUBLIC),
                ("radius|()D", 405, 5, flags::PUBLIC),
                ("secret|()V", 406, -1, flags::PRIVATE),
            ],
            fields: &[("text", "[C", 16, 0)],
            ..Source::default()
        },
    );
    Zoo {
        image,
        records: vec![circle, object, shape, solid, figure],
        object,
        figure,
        circle,
    }
}

#[test]
fn classes_are_linked_in_any_order() {
    let zoo = zoo();
    let classes = Classes::new();
    let linked = zoo.image.link(&classes, &zoo.records).unwrap();
    assert_eq!(linked.len(), 5);
    let circle = classes.find("Lgeo/Circle;").unwrap();
    assert!(std::ptr::eq(linked[0], circle));
    assert!(std::ptr::eq(classes.of_record(zoo.circle).unwrap(), circle));
    assert_eq!(circle.shown(), "geo.Circle");
    assert_eq!((circle.size, circle.depth, circle.vtable_length), (24, 2, 6));
    assert_eq!(circle.reference_offsets(), [8, 16]);
    assert_eq!(circle.function_addresses(), [100, 101, 302, 403, 211, 405]);
    assert!(
        circle
            .entry_words()
            .iter()
            .all(|word| word.load(Ordering::Relaxed) == 0)
    );
    assert_eq!(circle.superclass().map(Class::name), Some("Lgeo/Figure;"));
    // The same records once more are the same classes.
    assert!(std::ptr::eq(
        zoo.image.link(&classes, &[zoo.circle]).unwrap()[0],
        circle
    ));
    assert_eq!(classes.all().len(), 10 + 5);
}

#[test]
fn classes_without_initialisers_are_initialised() {
    let zoo = zoo();
    let classes = Classes::new();
    zoo.image.link(&classes, &zoo.records).unwrap();
    let state = |name: &str| classes.find(name).unwrap().state.load(Ordering::Relaxed);
    assert_eq!(state("Ljava/lang/Object;"), state::INITIALIZED);
    assert_eq!(state("LShape;"), state::INITIALIZED);
    assert_eq!(state("Lgeo/Figure;"), state::UNINITIALIZED);
    // It has none, but its superclass has.
    assert_eq!(state("Lgeo/Circle;"), state::UNINITIALIZED);
    assert_eq!(state("[Lgeo/Circle;"), state::INITIALIZED);
}

#[test]
fn subtypes_are_those_of_java() {
    let zoo = zoo();
    let classes = Classes::new();
    zoo.image.link(&classes, &zoo.records).unwrap();
    let is = |from: &str, to: &str| {
        let class = |name| classes.find(name).unwrap_or_else(|| panic!("{name}"));
        class(from).is_subtype_of(class(to))
    };
    let (object, figure, circle) = ("Ljava/lang/Object;", "Lgeo/Figure;", "Lgeo/Circle;");
    let yes = [
        (object, object),
        (circle, figure),
        (circle, object),
        (circle, "LShape;"),
        (circle, "LSolid;"),
        (figure, "LShape;"),
        ("LSolid;", "LShape;"),
        ("LShape;", object),
        ("[I", object),
        ("[[I", object),
        ("[[I", "[Ljava/lang/Object;"),
        ("[Lgeo/Circle;", "[Lgeo/Figure;"),
        ("[Lgeo/Circle;", "[LShape;"),
        ("[[Lgeo/Circle;", "[[LSolid;"),
        ("[[Lgeo/Circle;", "[Ljava/lang/Object;"),
        ("I", "I"),
    ];
    let no = [
        (object, circle),
        (figure, circle),
        (figure, "LSolid;"),
        ("LShape;", "LSolid;"),
        (object, "LShape;"),
        ("[I", "[J"),
        ("[I", "[Ljava/lang/Object;"),
        ("[[I", "[[J"),
        ("[Lgeo/Figure;", "[Lgeo/Circle;"),
        ("[Lgeo/Circle;", circle),
        (object, "[Ljava/lang/Object;"),
        ("[Ljava/lang/Object;", "[[I"),
        ("[I", "LShape;"),
        ("I", object),
        ("I", "J"),
        (circle, "I"),
    ];
    for (from, to) in yes {
        assert!(is(from, to), "{from} is a {to}");
        assert!(is(from, to), "{from} is a {to}, asked again");
    }
    for (from, to) in no {
        assert!(!is(from, to), "{from} is no {to}");
    }
    let element = |array: &str, value: &str| {
        classes
            .find(value)
            .unwrap()
            .fits_into(classes.find(array).unwrap())
    };
    assert!(element("[Lgeo/Figure;", circle) && !element("[Lgeo/Circle;", figure));
}

#[test]
fn arrays_implement_cloneable_and_serializable() {
    let mut image = Image::default();
    let interface = |name| Source {
        name,
        kind: ClassKind::Interface,
        ..Source::default()
    };
    let records = [
        image.class(&OBJECT),
        image.class(&interface("Ljava/lang/Cloneable;")),
        image.class(&interface("Ljava/io/Serializable;")),
        image.class(&interface("LOther;")),
    ];
    let classes = Classes::new();
    let array = classes.array_of(classes.find("I").unwrap());
    let linked = image.link(&classes, &records).unwrap();
    let fits: Vec<bool> = linked.iter().map(|class| array.is_subtype_of(class)).collect();
    assert_eq!(fits, [true, true, true, false]);
    assert!(
        classes
            .find("[[I")
            .unwrap()
            .is_subtype_of(classes.find("[Ljava/lang/Cloneable;").unwrap())
    );
}

#[test]
fn methods_are_found_from_the_class_upwards() {
    let zoo = zoo();
    let classes = Classes::new();
    zoo.image.link(&classes, &zoo.records).unwrap();
    let code = |class: &str, name: &str| {
        classes
            .find(class)
            .unwrap()
            .find_method(name)
            .map(|method| method.code)
    };
    for _ in 0..2 {
        assert_eq!(code("Lgeo/Circle;", "area|()D"), Some(403));
        assert_eq!(code("Lgeo/Circle;", "hashCode|()I"), Some(101));
        assert_eq!(code("Lgeo/Circle;", "toString|()Ljava/lang/String;"), Some(302));
        // The default of Solid is more specific than that of Shape.
        assert_eq!(code("Lgeo/Circle;", "name|()Ljava/lang/String;"), Some(211));
        assert_eq!(code("Lgeo/Figure;", "name|()Ljava/lang/String;"), Some(201));
        assert_eq!(code("Lgeo/Figure;", "area|()D"), Some(0));
        assert_eq!(code("Lgeo/Circle;", "help|()V"), None);
        assert_eq!(code("Lgeo/Circle;", "area|()F"), None);
        assert_eq!(code("[Lgeo/Circle;", "hashCode|()I"), Some(101));
    }
}

#[test]
fn arrays_and_primitives_have_one_class_each() {
    let mut image = Image::default();
    let int = image.class(&Source {
        name: "I",
        kind: ClassKind::Primitive,
        size: 4,
        ..Source::default()
    });
    let object = image.class(&OBJECT);
    let ints = Source {
        name: "[I",
        kind: ClassKind::Array,
        superclass: object,
        component: int,
        size: 4,
        ..Source::default()
    };
    let (first, second) = (image.class(&ints), image.class(&ints));
    let again = image.class(&Source {
        name: "I",
        kind: ClassKind::Primitive,
        size: 4,
        ..Source::default()
    });
    let classes = Classes::new();
    let linked = image
        .link(&classes, &[first, second, int, again, object])
        .unwrap();
    assert!(std::ptr::eq(linked[0], linked[1]) && std::ptr::eq(linked[2], linked[3]));
    assert!(std::ptr::eq(linked[0], classes.find("[I").unwrap()));
    assert!(std::ptr::eq(linked[0], classes.of_record(second).unwrap()));
    assert!(std::ptr::eq(
        classes.array_of(linked[0]),
        classes.find("[[I").unwrap()
    ));
    assert_eq!(linked[0].vtable_length, 3);
    assert_eq!(classes.find("[V").map(Class::name), None);
    assert_eq!(classes.find("[LNowhere;").map(Class::name), None);
    assert_eq!(
        classes.find(&format!("{}I", "[".repeat(256))).map(Class::name),
        None
    );
    assert_eq!(
        classes
            .find(&format!("{}I", "[".repeat(255)))
            .map(|class| class.name().len()),
        Some(256)
    );
    let error = classes.require("LNowhere;").unwrap_err().to_string();
    assert_eq!(
        error,
        "class LNowhere;: no image defines it; add the one that does"
    );
}

#[test]
fn images_refer_to_classes_of_earlier_ones() {
    let zoo = zoo();
    let classes = Classes::new();
    zoo.image.link(&classes, &zoo.records).unwrap();
    // Behind the first image in the same memory.
    let mut image = zoo.image.clone();
    let square = image.class(&Source {
        name: "LSquare;",
        superclass: zoo.figure,
        size: 16,
        super_layout: 18,
        references: &[8],
        vtable: &[100, 101, 302, 503, 201],
        methods: &[("area|()D", 503, 3, flags::PUBLIC)],
        ..Source::default()
    });
    let linked = image.link(&classes, &[square, zoo.object]).unwrap();
    assert!(linked[0].is_subtype_of(classes.find("LShape;").unwrap()));
}

#[test]
fn names_are_those_of_class_get_name() {
    let names = [
        ("I", "int"),
        ("V", "void"),
        ("Z", "boolean"),
        ("[I", "[I"),
        ("[[J", "[[J"),
        ("Ljava/lang/String;", "java.lang.String"),
        ("[Ljava/lang/String;", "[Ljava.lang.String;"),
        ("LOuter$Inner;", "Outer$Inner"),
    ];
    for (descriptor, name) in names {
        assert_eq!(class_name(descriptor), name);
    }
}

#[test]
fn cycles_are_ruled_out_for_arrays_of_what_is_final() {
    let classes = Classes::new();
    let acyclic = |class: &Class| class.flags & flags::ACYCLIC != 0;
    let leaf = plain("LLeaf;", 8, &[], flags::ACYCLIC | flags::FINAL);
    let open = plain("LOpen;", 8, &[], flags::ACYCLIC);
    assert!(acyclic(&array(&leaf)) && acyclic(&array(&array(&leaf))));
    assert!(!acyclic(&array(&open)));
    assert!(acyclic(classes.find("[[I").unwrap()));
}
