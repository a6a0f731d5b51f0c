# test error
# Classes that do not fit together, and calls of methods that no class has.

srclang 3
type $LObject_3B <class {}>
type $LA_3B <class <$LB_3B> {}>
type $LB_3B <class <$LA_3B> {}>
type $LC_3B <class <$LMissing_3B> {}>
type $LI_3B <interface {}>
type $LD_3B <class <$LI_3B> {}>
type $LE_3B <class <$LObject_3B> {$LObject_3B}>
type $LF_3B <class <$LObject_3B> {@x i32, &LF_3B_7Cm_7C_28_29V virtual () void, &LF_3B_7Cm_7C_28_29V virtual () void}>
javaclass $LF_3B <$LF_3B> final
type $LG_3B <class <$LF_3B> {}>
func &f (var %f <* <$LF_3B>>) void {
  dassign %f 0 (gcmalloc ref <$LI_3B>)
  virtualcall &LNone_3B_7Cm_7C_28_29V (dread ref %f)
  eval (iread i32 <* <$LF_3B>> 3 (dread ref %f))
  return ()
}

# error: 7:6: class $LB_3B extends itself
# error: 8:6: what $LC_3B extends: type <$LMissing_3B> is not defined
# error: 10:6: what $LD_3B extends: <$LI_3B> is no class
# error: 11:6: $LE_3B implements $LObject_3B, which is no interface
# error: 12:6: $LF_3B declares method &LF_3B_7Cm_7C_28_29V twice
# error: 14:6: $LG_3B extends $LF_3B, which is final
# error: 16:17: gcmalloc makes an object, and <$LI_3B> is no class
# error: 17:3: &LNone_3B_7Cm_7C_28_29V is called as a method, and class $LNone_3B is not defined
# error: 18:9: <$LF_3B> has no field 3
