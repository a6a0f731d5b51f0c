flavor 1
srclang 3
id 65535
numfuncs 3
import "../library.mplt"
import "MissingNative.mplt"
entryfunc &LMissingNative_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "MissingNative.class"}
srcfileinfo {
  1 "MissingNative.java"}
javaclass $LMissingNative_3B <$LMissingNative_3B> public
# Native methods have an empty body, none, or are named by the class alone. Nothing defines them.
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R2 <* <$Ljava_2Flang_2FObject_3B>>) void
func &LMissingNative_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg4_R1 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 1
  var %Reg0_I i32
  var %Reg0_R2 <* <$LMissingNative_3B>>
  var %Reg1_R3 <* <$Ljava_2Flang_2FThrowable_3B>>

  dassign %Reg0_R2 0 (gcmalloc ref <$LMissingNative_3B>)
  try { @label1 }
  callassigned &LMissingNative_3B_7Cempty_7C_28I_29I (constval i32 3) { dassign %Reg0_I 0 }
  endtry
  return ()
@label1   catch { <* <$Ljava_2Flang_2FUnsatisfiedLinkError_3B>> }
  dassign %Reg1_R3 0 (regread ref %%thrownval)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref $Ljava_2Flang_2FSystem_3B_7Cout, dread ref %Reg1_R3) {}
  try { @label2 }
  virtualcallassigned &LMissingNative_3B_7Cunnamed_7C_28_29V (dread ref %Reg0_R2) {}
  endtry
  return ()
@label2   catch { <* void> }
  dassign %Reg1_R3 0 (regread ref %%thrownval)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FObject_3B_29V (dread ref $Ljava_2Flang_2FSystem_3B_7Cout, dread ref %Reg1_R3) {}
  return ()
}
func &LMissingNative_3B_7Cempty_7C_28I_29I static native (var %Reg0_I i32) i32 {
  funcid 2

}
func &LMissingNative_3B_7Cnever_7C_28_29V static native () void
