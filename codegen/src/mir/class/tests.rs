use super::*;
use crate::mir::tests::parsed;

/// A managed module; `Object` has two virtual methods.
fn classes(text: &str) -> (Module, Classes) {
    let object = "srclang 3\ntype $Object <class {&Object_7Ca_7C_28_29V virtual () void, &Object_7Cb_7C_28_29V virtual () void, \
        &Object_7C_3Cinit_3E_7C_28_29V constructor () void, &Object_7Cs_7C_28_29V static () void}>\n";
    let module = parsed(&format!("{object}{text}"));
    let classes = Classes::new(&module);
    (module, classes)
}

fn id(module: &Module, classes: &Classes, name: &str) -> ClassId {
    let name = module.names.get(name).expect("the name exists");
    classes.by_name(name).expect("the class exists")
}

/// The vtable: the classes whose methods are in it, `-` for abstract ones.
fn vtable(module: &Module, classes: &Classes, name: &str) -> String {
    let class = classes.get(id(module, classes, name)).expect("exists");
    let slots = class.vtable.iter().map(|slot| {
        let owner = slot.code.and_then(|(symbol, _)| owner(module.bytes(symbol)));
        let owner = owner.map_or("-".into(), String::from_utf8_lossy);
        format!("{}:{owner}", slot.name.split('|').next().unwrap_or_default())
    });
    slots.collect::<Vec<_>>().join(" ")
}

#[test]
fn methods_take_the_slot_of_the_method_above() {
    let (m, c) = classes(
        "type $B <class <$A> {&B_7Cc_7C_28_29V virtual () void, &B_7Ca_7C_28_29V virtual () void}>\n\
         type $A <class <$Object> {&A_7Cb_7C_28_29V virtual () void, &A_7Cc_7C_28_29V virtual abstract () void, \
           &A_7Cp_7C_28_29V private virtual () void}>\n",
    );
    assert_eq!(vtable(&m, &c, "Object"), "a:Object b:Object");
    assert_eq!(vtable(&m, &c, "A"), "a:Object b:A c:-");
    assert_eq!(vtable(&m, &c, "B"), "a:B b:A c:B");
    let (a, b) = (id(&m, &c, "A"), id(&m, &c, "B"));
    assert_eq!(c.dispatch(b, "c|()V"), Dispatch::Slot(2));
    assert!(matches!(c.dispatch(b, "p|()V"), Dispatch::Direct(owner, _) if owner == a));
    assert!(matches!(c.dispatch(b, "s|()V"), Dispatch::Direct(..)));
    assert_eq!(c.dispatch(b, "unknown|()V"), Dispatch::Interface);
    let (owner, _) = c.method(b, "b|()V").expect("inherited");
    assert_eq!(owner, a);
}

#[test]
fn what_nobody_can_override_is_called_directly() {
    let (m, c) = classes(
        "javaclass $F <$F> final\njavaclass $P <$P> final\n\
         type $F <class <$Object> {&F_7Ca_7C_28_29V virtual () void, &F_7Cf_7C_28_29V virtual final () void, \
           &F_7Cn_7C_28_29V virtual native () void}>\n\
         type $O <class <$Object> {&O_7Ca_7C_28_29V virtual () void, &O_7Cf_7C_28_29V virtual final () void, \
           &O_7Cg_7C_28_29V virtual abstract () void}>\n\
         type $P <class <$O> {&P_7Cg_7C_28_29V virtual () void}>\n\
         func &F_7Ca_7C_28_29V () void\nfunc &F_7Cn_7C_28_29V () void\nfunc &O_7Ca_7C_28_29V () void\n\
         func &O_7Cf_7C_28_29V () void\nfunc &P_7Cg_7C_28_29V () void\n",
    );
    let of = |name: &str, method: &str| c.dispatch(id(&m, &c, name), method);
    let (f, o, p) = (id(&m, &c, "F"), id(&m, &c, "O"), id(&m, &c, "P"));
    assert!(matches!(of("F", "a|()V"), Dispatch::Direct(owner, _) if owner == f));
    assert!(matches!(of("P", "a|()V"), Dispatch::Direct(owner, _) if owner == o));
    assert!(matches!(of("P", "f|()V"), Dispatch::Direct(owner, _) if owner == o));
    assert!(matches!(of("P", "g|()V"), Dispatch::Direct(owner, _) if owner == p));
    assert!(matches!(of("O", "f|()V"), Dispatch::Direct(owner, _) if owner == o));
    assert!(matches!(of("O", "a|()V"), Dispatch::Slot(_)));
    assert!(matches!(of("O", "g|()V"), Dispatch::Slot(_)));
    assert!(matches!(of("F", "n|()V"), Dispatch::Slot(_)));
}

#[test]
fn classes_have_slots_for_what_only_interfaces_declare() {
    let (m, c) = classes(
        "type $I <interface {&I_7Ci_7C_28_29V virtual abstract () void, &I_7Cd_7C_28_29V virtual () void}>\n\
         type $J <interface <$I> {&J_7Cd_7C_28_29V virtual () void, &J_7Ca_7C_28_29V virtual () void}>\n\
         type $K <interface <$I> {&K_7Cd_7C_28_29V virtual () void}>\n\
         type $L <interface <$J> {&L_7Cd_7C_28_29V virtual abstract () void}>\n\
         type $A <class <$Object> {$I}>\n\
         type $B <class <$A> {$J, &B_7Ci_7C_28_29V virtual () void}>\n\
         type $C <class <$B> {$K}>\n\
         type $D <class <$B> {$L}>\n",
    );
    assert_eq!(vtable(&m, &c, "A"), "a:Object b:Object i:- d:I");
    // The most specific default wins, and methods of classes before all.
    assert_eq!(vtable(&m, &c, "B"), "a:Object b:Object i:B d:J");
    // Neither of two is more specific; one that is abstract again hides the others.
    assert_eq!(vtable(&m, &c, "C"), "a:Object b:Object i:B d:-");
    assert_eq!(vtable(&m, &c, "D"), "a:Object b:Object i:B d:-");
    assert_eq!(c.dispatch(id(&m, &c, "I"), "i|()V"), Dispatch::Interface);
    assert!(c.get(id(&m, &c, "J")).expect("exists").vtable.is_empty());
}

#[test]
fn initialisation_is_needed_where_something_above_has_it() {
    let (m, c) = classes(
        "type $A <class <$Object> {&A_7C_3Cclinit_3E_7C_28_29V static constructor () void}>\n\
         type $B <class <$A> {}>\ntype $C <class <$Object> {}>\n",
    );
    let needs = |name| c.has_initializer(id(&m, &c, name));
    assert_eq!(["Object", "A", "B", "C"].map(needs), [false, true, true, false]);
}

#[test]
fn superinterfaces_with_default_methods_are_initialised_with_classes() {
    let (m, c) = classes(
        "type $D <interface {&D_7C_3Cclinit_3E_7C_28_29V static constructor () void, &D_7Cm_7C_28_29V virtual () void}>\n\
         type $P <interface {&P_7C_3Cclinit_3E_7C_28_29V static constructor () void, &P_7Cm_7C_28_29V virtual abstract () void}>\n\
         type $Q <interface <$D> {&Q_7Cn_7C_28_29V virtual () void}>\n\
         type $A <class <$Object> {$P}>\n\
         type $B <class <$Object> {$Q}>\n\
         type $C <class <$B> {}>\n",
    );
    let needs = |name| c.has_initializer(id(&m, &c, name));
    assert_eq!(
        ["D", "P", "Q", "A", "B", "C"].map(needs),
        [true, true, false, false, true, true]
    );
}

#[test]
fn only_closed_types_are_acyclic() {
    let (m, c) = classes(
        "type $Plain <class <$Object> {@x i32, @a <* <[] i64>>, @b <* <[] <* <[] u16>>>>, @p <* i32>}>\n\
         type $Open <class <$Object> {@x <* <$Plain>>}>\n\
         type $Any <class <$Object> {@x <* <[] ref>>}>\n\
         type $Leaf <class <$Object> {@s <* <[] u16>>}>\n\
         type $Holder <class <$Object> {@l <* <$Leaf>>, @m <* <[] <* <$Leaf>>>>}>\n\
         type $Below <class <$Open> {}>\n\
         type $Node <class <$Object> {@next <* <$Node>>}>\n\
         type $List <class <$Object> {@head <* <$Node>>}>\n\
         javaclass $Leaf <$Leaf> final\njavaclass $Node <$Node> final\n",
    );
    let all = acyclic(&c, &m.types);
    let names = [
        "Object", "Plain", "Open", "Any", "Leaf", "Holder", "Below", "Node", "List",
    ];
    let found = names.map(|name| all[id(&m, &c, name).index()]);
    assert_eq!(found, [true, true, false, false, true, true, false, false, true]);
}

#[test]
fn circles_do_no_harm() {
    let (m, c) =
        classes("type $A <class <$B> {&A_7Cm_7C_28_29V virtual () void}>\ntype $B <class <$A> {}>\n");
    assert_eq!(c.iter().count(), 3);
    assert!(c.has_initializer(id(&m, &c, "A")));
}
