//! The kernels of the managed program (`managed/Managed.mpl`, what a front end makes of `managed/Managed.java` and a small class library).

/// The program.
pub const SOURCE: &str = include_str!("../managed/Managed.mpl");

/// Its source, whose comments say the sizes of the kernels.
pub const JAVA: &str = include_str!("../managed/Managed.java");

/// A static method of the program that takes a number and gives one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// Name of the method.
    pub name: String,
    /// What the comparison with java gives it.
    pub size: i32,
    /// A small size.
    pub quick: i32,
}

/// Name of the function that a kernel is.
pub fn function(kernel: &str) -> String {
    format!("LManaged_3B_7C{kernel}_7C_28I_29I")
}

/// Every kernel, in the order of the source: a method behind a comment that ends with its sizes.
pub fn kernels() -> Vec<Kernel> {
    JAVA.split("/** ").filter_map(kernel).collect()
}

/// `... size 5000000, quick 250000. */ static int alloc(int n) ...`
fn kernel(text: &str) -> Option<Kernel> {
    let (comment, code) = text.split_once("*/")?;
    let (_, sizes) = comment.rsplit_once("size ")?;
    let (size, quick) = sizes.trim_end().strip_suffix('.')?.split_once(", quick ")?;
    let (name, _) = code
        .trim_start()
        .strip_prefix("static int ")?
        .split_once("(int n)")?;
    Some(Kernel {
        name: name.to_owned(),
        size: size.parse().ok()?,
        quick: quick.parse().ok()?,
    })
}
