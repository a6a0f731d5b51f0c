//! What every managed module of a test begins with.

/// The head of a managed module: the class of all objects.
pub const OBJECT: &str = r"
flavor 1
srclang 3
type $Ljava_2Flang_2FObject_3B <class {
  &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FObject_3B>>) void}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void { return () }
";
