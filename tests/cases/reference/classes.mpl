# test run
# Classes and interfaces of a managed module, their attributes, and operations on objects.

flavor 1
srclang 3
type $Ljava_2Flang_2FObject_3B <class {
  @INFO_access_flags 1,
  &Ljava_2Flang_2FObject_3B_7Csize_7C_28_29I public virtual () i32}>
type $LShape_3B <interface {
  @INFO_access_flags 0x601,
  &LShape_3B_7Carea_7C_28_29I public abstract virtual () i32}>
type $LSquare_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_access_flags 1,
  @INFO_srcfile "Square.java",
  @side i32 private,
  ^LSquare_3B_7Cmade i32 static final = 3,
  &LSquare_3B_7Csize_7C_28_29I public virtual () i32,
  &LSquare_3B_7Carea_7C_28_29I public virtual () i32,
  $LShape_3B,
  pragma 1 class $LSquare_3B <$LNote_3B> { @value i32 5, @names array [2, ptr "a", ptr "b"] },
  pragma 1 func &LSquare_3B_7Carea_7C_28_29I <$LNote_3B> { @kind enum &LKind_3B },
  pragma 1 var @side <$LNote_3B> {},
  pragma 1 param 0 &LSquare_3B_7Carea_7C_28_29I <$LNote_3B> {},
  pragma 1 func_ex &LSquare_3B_7Carea_7C_28_29I <$LNote_3B> {},
  pragma 1 func_var &LSquare_3B_7Carea_7C_28_29I <$LNote_3B> {},
  staticValue [1 2 3]}>
type $LLater_3B <classincomplete {}>
type $LAlso_3B <interfaceincomplete {}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
javainterface $LShape_3B <$LShape_3B> public abstract interface
javaclass $LSquare_3B <$LSquare_3B> public final

# What class files say of methods.
func &LSquare_3B_7Cn_7C_28_29V native () void
func &LSquare_3B_7Cfast_7C_28_29V fast_native native () void
func &LSquare_3B_7Ccritical_7C_28_29V critical_native native static () void
func &LSquare_3B_7Cbridge_7C_28_29V bridge synthetic (var %_this <* <$LSquare_3B>>) void {
}
func &LSquare_3B_7Cstrict_7C_28_29V strict hiddenapiblack (var %_this <* <$LSquare_3B>>) void {
}
func &LSquare_3B_7Clocked_7C_28_29V synchronized hiddenapigrey (var %_this <* <$LSquare_3B>>) void {
}
func &LSquare_3B_7Cdeclared_7C_28_29V declared_synchronized callersensitive (var %_this <* <$LSquare_3B>>) void {
}
func &LSquare_3B_7Cunowned_7C_28_29V rclocalunowned (var %_this <* <$LSquare_3B>>) void {
}

func &Ljava_2Flang_2FObject_3B_7Csize_7C_28_29I public virtual (var %_this <* <$Ljava_2Flang_2FObject_3B>>) i32 {
  return (constval i32 1)
}

func &LSquare_3B_7Csize_7C_28_29I public virtual (var %_this <* <$LSquare_3B>>) i32 {
  var %n i32
  superclasscallassigned &Ljava_2Flang_2FObject_3B_7Csize_7C_28_29I (dread ref %_this) { dassign %n 0 }
  return (add i32 (dread i32 %n, constval i32 1))
}

func &LSquare_3B_7Carea_7C_28_29I public virtual (var %_this <* <$LSquare_3B>>) i32 {
  return (mul i32 (
    iread i32 <* <$LSquare_3B>> 2 (dread ref %_this),
    iread i32 <* <$LSquare_3B>> 2 (dread ref %_this)))
}

func &calls (var %n i32) i32 {
  var %s <* <$LSquare_3B>>
  var %size i32
  var %area i32
  dassign %s 0 (gcmalloc ref <$LSquare_3B>)
  iassign <* <$LSquare_3B>> 2 (dread ref %s, dread i32 %n)
  syncenter (dread ref %s)
  virtualcallassigned &Ljava_2Flang_2FObject_3B_7Csize_7C_28_29I (dread ref %s) { dassign %size 0 }
  interfacecallassigned &LShape_3B_7Carea_7C_28_29I (dread ref %s) { dassign %area 0 }
  syncexit (dread ref %s)
  return (add i32 (mul i32 (dread i32 %area, constval i32 10), dread i32 %size))
}

func &resolved (var %n i32) i32 {
  var %s <* <$LSquare_3B>>
  var %size i32
  var %area i32
  dassign %s 0 (gcpermalloc ref <$LSquare_3B>)
  iassign <* <$LSquare_3B>> 2 (dread ref %s, dread i32 %n)
  icallassigned (resolvevirtualfunc ptr <$LSquare_3B> &LSquare_3B_7Csize_7C_28_29I (dread ref %s), dread ref %s) { dassign %size 0 }
  icallassigned (resolveinterfacefunc ptr <$LShape_3B> &LShape_3B_7Carea_7C_28_29I (dread ref %s), dread ref %s) { dassign %area 0 }
  return (add i32 (mul i32 (dread i32 %area, constval i32 10), dread i32 %size))
}

func &permanent (var %n i32) i32 {
  return (intrinsicop i32 JAVA_ARRAY_LENGTH (gcpermallocjarray ref <[] i32> (dread i32 %n)))
}

func &caught (var %n i32) i32 {
  var %s <* <$LSquare_3B>>
  dassign %s 0 (gcmalloc ref <$LSquare_3B>)
  iassign <* <$LSquare_3B>> 2 (dread ref %s, dread i32 %n)
  javatry { @handler }
  throw (dread ref %s)
  endtry
  return (constval i32 0)
@handler
  javacatch { <* <$LSquare_3B>> }
  dassign %s 0 (regread ref %%thrownval)
  return (iread i32 <* <$LSquare_3B>> 2 (dread ref %s))
}

func &locked (var %n i32) i32 {
  var %s <* <$LSquare_3B>>
  dassign %s 0 (gcmalloc ref <$LSquare_3B>)
  call &LSquare_3B_7Clocked_7C_28_29V (dread ref %s)
  return (dread i32 %n)
}

func &arrays (var %n i32) i32 {
  var %a <* <[] i32>>
  dassign %a 0 (gcmallocjarray ref <[] i32> (dread i32 %n))
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %a, constval i32 2), constval i32 7)
  return (add i32 (
    intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %a),
    iread i32 <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %a, constval i32 2))))
}

# run: &calls(i32 5) == i32 252
# run: &arrays(i32 4) == i32 11
# run: &locked(i32 6) == i32 6
# run: &resolved(i32 5) == i32 252
# run: &permanent(i32 4) == i32 4
# run: &caught(i32 4) == i32 4
