//! Tests of more than one image: versions of a class that do not fit, classes defined twice or not at all.

use libtest_mimic::Failed;
use maple_mirbin::class::SECTION;
use maple_tests::programs::{self, Ended};

use crate::images::{Images, check_refused};

/// A test, given the images that are not damaged.
pub type Test = fn(&Images) -> Result<(), Failed>;

/// Tests of more than one image.
pub const TESTS: &[(&str, Test)] = &[
    ("images/undamaged", undamaged),
    ("images/twice", twice),
    ("images/not_given", not_given),
    ("images/older_superclass", older_superclass),
    ("images/became_final", became_final),
    ("images/half_a_record", half_a_record),
    ("raised/abstract_method", abstract_method),
    ("raised/unresolved_native", unresolved_native),
    ("raised/instantiation", instantiation),
    ("raised/no_method", no_method),
];

/// The head of a text.
const HEAD: &str = "flavor 1\nsrclang 3\nid 65535\nimport \"library.mplt\"\n";

/// A class in a library, with a method that prints; `fields` are its own.
fn base(fields: &str, flags: &str, method: &str) -> (String, String) {
    let types = format!(
        "type $LBase_3B <class <$Ljava_2Flang_2FObject_3B> {{{fields}
           &LBase_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$LBase_3B>>) void,
           &LBase_3B_7Cshow_7C_28_29V public virtual {method} (<* <$LBase_3B>>) void}}>\n"
    );
    let body = if method.is_empty() {
        "func &LBase_3B_7Cshow_7C_28_29V public virtual (var %_this <* <$LBase_3B>>) void {
           var %out <* <$Ljava_2Fio_2FPrintStream_3B>>
           intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
           dassign %out 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
           virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %out, constval i32 5) {}
           return ()
         }\n"
    } else {
        ""
    };
    let code = format!(
        "{HEAD}import \"base.mplt\"
         javaclass $LBase_3B <$LBase_3B> public {flags}
         func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
         var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
         func &LBase_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LBase_3B>>) void {{
           callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %_this) {{}}
           return ()
         }}\n{body}"
    );
    (types, code)
}

/// A program with a class below the one of [`base`]; `body` is what its `main` does.
fn app(members: &str, code: &str, body: &str) -> String {
    format!(
        "{HEAD}import \"base.mplt\"
         entryfunc &LApp_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
         type $LApp_3B <class <$LBase_3B> {{{members}
           &LApp_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (<* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void}}>
         javaclass $LApp_3B <$LApp_3B> public
         {code}
         func &LApp_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static \
         (var %args <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {{
           var %o <* <$LBase_3B>>
           {body}
           return ()
         }}\n"
    )
}

/// What `main` does with an object of a class.
fn show(class: &str) -> String {
    format!(
        "dassign %o 0 (gcmalloc ref <${class}>)
         virtualcallassigned &LBase_3B_7Cshow_7C_28_29V (dread ref %o) {{}}"
    )
}

impl Images {
    /// The paths of `app` compiled against `old`, and of the library `new`; both are made by [`base`].
    fn versions(
        &self,
        name: &str,
        app: &str,
        old: &(String, String),
        new: &(String, String),
    ) -> Result<[String; 3], String> {
        let folder = self.folder.path().join(name);
        let write =
            |file: &str, text: &str| std::fs::write(folder.join(file), text).map_err(|e| e.to_string());
        std::fs::create_dir(&folder).map_err(|e| e.to_string())?;
        let types =
            std::fs::read_to_string(programs::dir().join("library.mplt")).map_err(|e| e.to_string())?;
        write("library.mplt", &types)?;
        write("base.mplt", &old.0)?;
        let app = self.compile(&format!("{name}/app"), app)?;
        let _ = self.compile(&format!("{name}/base"), &old.1)?;
        write("base.mplt", &new.0)?;
        let base = self.compile(&format!("{name}/base"), &new.1)?;
        Ok([app, base, self.library.clone()])
    }
}

fn run(images: &[String]) -> Result<Ended, String> {
    let words: Vec<&str> = images.iter().map(String::as_str).collect();
    programs::run(&words, &[])
}

/// A class whose superclass is in an image that is not given.
fn not_given(images: &Images) -> Result<(), Failed> {
    let old = base("", "", "");
    let [app, base, library] = images.versions("not_given", &app("", "", &show("LApp_3B")), &old, &old)?;
    let ended = run(&[app.clone(), base, library.clone()])?;
    if ended.status != Ok(0) || ended.stdout != "5\n" {
        return Err(format!("{ended:?}").into());
    }
    check_refused(
        &run(&[app, library])?,
        &["app.so: ", "undefined symbol `__cinf_LBase_3B`", "add the image"],
    )
}

/// A class that was compiled against another version of its superclass.
fn older_superclass(images: &Images) -> Result<(), Failed> {
    for (name, new) in [
        ("more_fields", base("@more i64,", "", "")),
        (
            "more_methods",
            base(
                "&LBase_3B_7Cmore_7C_28_29V public virtual abstract (<* <$LBase_3B>>) void,",
                "",
                "",
            ),
        ),
    ] {
        let app = app("", "", &show("LApp_3B"));
        let paths = images.versions(name, &app, &base("", "", ""), &new)?;
        check_refused(
            &run(&paths)?,
            &[
                "app.so: class LApp;: compiled against another layout of its superclass LBase;",
                "recompile",
            ],
        )?;
    }
    Ok(())
}

fn became_final(images: &Images) -> Result<(), Failed> {
    let app = app("", "", &show("LApp_3B"));
    let paths = images.versions("became_final", &app, &base("", "", ""), &base("", "final", ""))?;
    check_refused(
        &run(&paths)?,
        &["app.so: class LApp;: the superclass LBase; is final", "recompile"],
    )
}

/// A native method that nobody defines: its call raises, as Java's does.
fn unresolved_native(images: &Images) -> Result<(), Failed> {
    let native = "&LApp_3B_7Cwork_7C_28_29I public static native () i32,";
    let body = "callassigned &LApp_3B_7Cwork_7C_28_29I () {}";
    let code = "func &LApp_3B_7Cwork_7C_28_29I public static native () i32\n";
    let old = base("", "", "");
    let paths = images.versions("unresolved_native", &app(native, code, body), &old, &old)?;
    check_raised(&run(&paths)?, "java.lang.UnsatisfiedLinkError: 'int App.work()'")
}

/// A section that does not end with a whole record.
fn half_a_record(images: &Images) -> Result<(), Failed> {
    let mut image = images.program.clone();
    image.shorten(SECTION, 60);
    let path = images.write("half", &image.into_bytes())?;
    let ended = programs::run(&[&path, &images.library], &[])?;
    check_refused(
        &ended,
        &["half.so: .maple.class: ", "no whole number", "recompile"],
    )
}

/// A call of a method that is abstract.
fn abstract_method(images: &Images) -> Result<(), Failed> {
    let version = base("", "", "abstract");
    let paths = images.versions(
        "abstract_method",
        &app("", "", &show("LApp_3B")),
        &version,
        &version,
    )?;
    check_raised(&run(&paths)?, "java.lang.AbstractMethodError: App.show|()V")
}

/// `new` of a class that has become abstract.
fn instantiation(images: &Images) -> Result<(), Failed> {
    let (old, new) = (base("", "", ""), base("", "abstract", ""));
    let paths = images.versions("instantiation", &app("", "", &show("LBase_3B")), &old, &new)?;
    check_raised(&run(&paths)?, "java.lang.InstantiationError: Base")
}

/// An interface call on an object whose class does not implement the interface.
fn no_method(images: &Images) -> Result<(), Failed> {
    let body = "dassign %o 0 (gcmalloc ref <$LApp_3B>)
        interfacecallassigned &Ljava_2Flang_2FRunnable_3B_7Crun_7C_28_29V (dread ref %o) {}";
    let old = base("", "", "");
    let paths = images.versions("no_method", &app("", "", body), &old, &old)?;
    check_raised(
        &run(&paths)?,
        "java.lang.IncompatibleClassChangeError: Class App has no method run|()V",
    )
}

/// Ended by an exception of the program's own class, or of the nearest class that the library has.
fn check_raised(ended: &Ended, exception: &str) -> Result<(), Failed> {
    let line = ended.stderr.lines().next().unwrap_or_default();
    if ended.status != Ok(1) || line != format!("Exception in thread \"main\" {exception}") {
        return Err(format!("expected {exception}, got {ended:?}").into());
    }
    Ok(())
}

fn undamaged(images: &Images) -> Result<(), Failed> {
    let path = images.write("undamaged", &images.program.clone().into_bytes())?;
    let ended = programs::run(&["--check-leaks", &path, &images.library], &[])?;
    Ok(ended.check(&programs::Expected::read(&programs::dir().join("Hierarchy"))?)?)
}

/// Two images that define the same classes.
fn twice(images: &Images) -> Result<(), Failed> {
    let image = images.program.clone().into_bytes();
    let (one, other) = (images.write("one", &image)?, images.write("other", &image)?);
    let ended = programs::run(&[&one, &other, &images.library], &[])?;
    check_refused(
        &ended,
        &[
            "other.so: class LHierarchy;",
            "defined twice",
            "one.so",
            "leave one",
        ],
    )
}
