flavor 1
srclang 3
id 65535
numfuncs 2
import "library.mplt"
import "DoublePrint.mplt"
entryfunc &LDoublePrint_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "DoublePrint.class"}
srcfileinfo {
  1 "DoublePrint.java"}
javaclass $LDoublePrint_3B <$LDoublePrint_3B> public
func &LDoublePrint_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LDoublePrint_3B>>) void
func &LDoublePrint_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg21_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void
var $_C_STR_2000 fstatic <[3] u64> readonly = [0, 0x300000000, 0x2000000020]
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_D f64) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28F_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_F f32) void
func &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) void
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_D f64) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>, var %Reg1_F f32) <* <$Ljava_2Flang_2FStringBuilder_3B>>
func &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B public virtual (var %_this <* <$Ljava_2Flang_2FStringBuilder_3B>>) <* <$Ljava_2Flang_2FString_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>) void
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>) void
var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>
func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>
func &LDoublePrint_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$LDoublePrint_3B>>) void {
  funcid 1
  var %Reg1_R112 <* <$LDoublePrint_3B>>
  var %Reg0_R112 <* <$LDoublePrint_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>

  dassign %Reg1_R112 0 (dread ref %_this)
LOC 1 1
  dassign %Reg0_R112 0 (dread ref %Reg1_R112)
  dassign %Reg0_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg0_R112))
  callassigned &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg0_R113) {}
  return ()
}
func &LDoublePrint_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg21_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 2
  var %Reg0_I i32
  var %Reg0_R115 <* <[] f64>>
  var %Reg1_I i32
  var %Reg2_D f64
  var %Reg8_R115 <* <[] f64>>
  var %Reg9_R115 <* <[] f64>>
  var %Reg9_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg0_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg10_I i32
  var %Reg11_I i32
  var %Reg0_D f64
  var %Reg12_D f64
  var %Reg0_R116 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg1_D f64
  var %Reg0_R117 <* <[] f32>>
  var %Reg2_F f32
  var %Reg9_R117 <* <[] f32>>
  var %Reg10_R117 <* <[] f32>>
  var %Reg10_R113 <* <$Ljava_2Flang_2FObject_3B>>
  var %Reg12_I i32
  var %Reg0_F f32
  var %Reg13_F f32
  var %Reg1_F f32
  var %Reg0_J i64
  var %Reg10_J i64
  var %Reg14_I i32
  var %Reg1_J i64
  var %Reg15_D f64
  var %Reg17_I i32
  var %Reg18_D f64
  var %Reg20_I i32
  var %Reg6_I i32
  var %Reg7_I i32
  var %Reg6_D f64
  var %Reg1_R118 <* <$Ljava_2Flang_2FStringBuilder_3B>>
  var %Reg2_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %L_STR_10 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg1_R119 <* <$Ljava_2Flang_2FString_3B>>
  var %Reg14_D f64
  var %Reg16_I i32
  var %Reg2_I i32
  var %Reg3_D f64

ALIAS %d %Reg15_D f64
ALIAS %x %Reg13_F f32
ALIAS %k %Reg20_I i32
ALIAS %e %Reg17_I i32
ALIAS %p %Reg18_D f64
ALIAS %i %Reg16_I i32
ALIAS %args %Reg21_R114 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>
ALIAS %v %Reg8_R115 <* <[] f64>>
ALIAS %f %Reg9_R117 <* <[] f32>>
ALIAS %s %Reg10_J i64
ALIAS %acc %Reg12_D f64
ALIAS %q %Reg14_D f64
  intrinsiccallwithtype <$LDoublePrint_3B> JAVA_CLINIT_CHECK ()
LOC 1 3
  dassign %Reg0_I 0 (constval i32 25)
  dassign %Reg0_R115 0 (gcmallocjarray ref <[] f64> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_D 0 (constval f64 0.001)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_D 0 (constval f64 0.0009990000000000001)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_D 0 (constval f64 10000000)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_D 0 (constval f64 9999999.9989999998)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_D 0 (constval f64 9.9999999999999992e+22)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_D 0 (constval f64 1.9999999999999998e+23)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_D 0 (constval f64 8.4099999999999995e+21)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_D 0 (constval f64 4.9406564584124654e-324)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg2_D 0 (constval f64 1.7976931348623157e+308)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg2_D 0 (constval f64 2.2250738585072014e-308)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg2_D 0 (constval f64 123.456)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg2_D 0 (constval f64 1e+21)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 12)
  dassign %Reg2_D 0 (constval f64 1e+22)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 13)
  dassign %Reg2_D 0 (constval f64 9007199254740992)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 14)
  dassign %Reg2_D 0 (constval f64 0.30000000000000004)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 15)
  dassign %Reg2_D 0 (constval f64 0.33333333333333331)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 16)
  dassign %Reg2_D 0 (constval f64 0.66666666666666663)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 17)
  dassign %Reg2_D 0 (constval f64 4.3499999999999996)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 18)
  dassign %Reg2_D 0 (constval f64 4.3499999999999988)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 19)
  dassign %Reg2_D 0 (constval f64 1.1e-05)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 20)
  dassign %Reg2_D 0 (constval f64 100000.5)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 21)
  dassign %Reg2_D 0 (constval f64 33554432.25)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 22)
  dassign %Reg2_D 0 (constval f64 1000000000000000)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 23)
  dassign %Reg2_D 0 (constval f64 10000000000000000)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg1_I 0 (constval i32 24)
  dassign %Reg2_D 0 (constval f64 1e+17)
  iassign <* f64> 0 (
    array 1 ptr <* <[] f64>> (dread ref %Reg0_R115, dread i32 %Reg1_I), 
    dread f64 %Reg2_D)
  dassign %Reg8_R115 0 (dread ref %Reg0_R115)
LOC 1 6
  dassign %Reg0_R115 0 (dread ref %Reg8_R115)
  dassign %Reg9_R115 0 (dread ref %Reg0_R115)
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R115))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label0
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label1 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R115))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg12_D 0 (dread f64 %Reg0_D)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_D 0 (dread f64 %Reg12_D)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R116, dread f64 %Reg1_D) {}
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label0
@label1
LOC 1 7
  dassign %Reg0_R115 0 (dread ref %Reg8_R115)
  dassign %Reg9_R115 0 (dread ref %Reg0_R115)
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R115))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg10_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
@label2
  dassign %Reg0_I 0 (dread i32 %Reg11_I)
  dassign %Reg1_I 0 (dread i32 %Reg10_I)
  brtrue @label3 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg9_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg9_R115))
  dassign %Reg0_R113 0 (dread ref %Reg9_R113)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  dassign %Reg0_D 0 (iread f64 <* f64> 0 (array 1 ptr <* <[] f64>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg12_D 0 (dread f64 %Reg0_D)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_D 0 (dread f64 %Reg12_D)
  dassign %Reg1_D 0 (neg f64 (dread f64 %Reg1_D))
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R116, dread f64 %Reg1_D) {}
  dassign %Reg11_I 0 (add i32 (dread i32 %Reg11_I, constval i32 1))
  goto @label2
@label3
LOC 1 8
  dassign %Reg0_I 0 (constval i32 15)
  dassign %Reg0_R117 0 (gcmallocjarray ref <[] f32> (dread i32 %Reg0_I))
  dassign %Reg1_I 0 (constval i32 0)
  dassign %Reg2_F 0 (constval f32 0.00100000005f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 1)
  dassign %Reg2_F 0 (constval f32 0.00099900004f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 2)
  dassign %Reg2_F 0 (constval f32 10000000f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 3)
  dassign %Reg2_F 0 (constval f32 9999999f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 4)
  dassign %Reg2_F 0 (constval f32 1.10000002f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 5)
  dassign %Reg2_F 0 (constval f32 3.40282347e+38f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 6)
  dassign %Reg2_F 0 (constval f32 1.40129846e-45f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 7)
  dassign %Reg2_F 0 (constval f32 0.300000012f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 8)
  dassign %Reg2_F 0 (constval f32 16777216f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 9)
  dassign %Reg2_F 0 (constval f32 33554432f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 10)
  dassign %Reg2_F 0 (constval f32 1e+10f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 11)
  dassign %Reg2_F 0 (constval f32 8.58993459e+09f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 12)
  dassign %Reg2_F 0 (constval f32 2.20000002e-05f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 13)
  dassign %Reg2_F 0 (constval f32 123456.703f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg1_I 0 (constval i32 14)
  dassign %Reg2_F 0 (constval f32 0.300000012f)
  iassign <* f32> 0 (
    array 1 ptr <* <[] f32>> (dread ref %Reg0_R117, dread i32 %Reg1_I), 
    dread f32 %Reg2_F)
  dassign %Reg9_R117 0 (dread ref %Reg0_R117)
LOC 1 10
  dassign %Reg0_R117 0 (dread ref %Reg9_R117)
  dassign %Reg10_R117 0 (dread ref %Reg0_R117)
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R117))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg0_I 0 (intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref %Reg0_R113))
  dassign %Reg11_I 0 (dread i32 %Reg0_I)
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg12_I 0 (dread i32 %Reg0_I)
@label4
  dassign %Reg0_I 0 (dread i32 %Reg12_I)
  dassign %Reg1_I 0 (dread i32 %Reg11_I)
  brtrue @label5 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg10_R113 0 (retype ref <* <$Ljava_2Flang_2FObject_3B>> (dread ref %Reg10_R117))
  dassign %Reg0_R113 0 (dread ref %Reg10_R113)
  dassign %Reg1_I 0 (dread i32 %Reg12_I)
  dassign %Reg0_F 0 (iread f32 <* f32> 0 (array 1 ptr <* <[] f32>> (dread ref %Reg0_R113, dread i32 %Reg1_I)))
  dassign %Reg13_F 0 (dread f32 %Reg0_F)
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_F 0 (dread f32 %Reg13_F)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28F_29V (dread ref %Reg0_R116, dread f32 %Reg1_F) {}
  dassign %Reg12_I 0 (add i32 (dread i32 %Reg12_I, constval i32 1))
  goto @label4
@label5
LOC 1 11
  dassign %Reg0_J 0 (constval i64 0x3039)
  dassign %Reg10_J 0 (dread i64 %Reg0_J)
LOC 1 12
  dassign %Reg0_D 0 (constval f64 0)
  dassign %Reg12_D 0 (dread f64 %Reg0_D)
LOC 1 13
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg14_I 0 (dread i32 %Reg0_I)
@label6
  dassign %Reg0_I 0 (dread i32 %Reg14_I)
  dassign %Reg1_I 0 (constval i32 120)
  brtrue @label13 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 14
  dassign %Reg0_J 0 (dread i64 %Reg10_J)
  dassign %Reg1_J 0 (constval i64 0x5deece66d)
  dassign %Reg0_J 0 (mul i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg1_J 0 (constval i64 11)
  dassign %Reg0_J 0 (add i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg1_J 0 (constval i64 0xffffffffffff)
  dassign %Reg0_J 0 (band i64 (dread i64 %Reg0_J, dread i64 %Reg1_J))
  dassign %Reg10_J 0 (dread i64 %Reg0_J)
LOC 1 15
  dassign %Reg0_J 0 (dread i64 %Reg10_J)
  dassign %Reg0_D 0 (cvt f64 i64 (dread i64 %Reg0_J))
  dassign %Reg1_D 0 (constval f64 281474976710656)
  dassign %Reg0_D 0 (div f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg15_D 0 (dread f64 %Reg0_D)
LOC 1 16
  dassign %Reg0_J 0 (dread i64 %Reg10_J)
  dassign %Reg1_I 0 (constval i32 40)
  dassign %Reg0_J 0 (lshr i64 (dread i64 %Reg0_J, dread i32 %Reg1_I))
  dassign %Reg0_I 0 (cvt i32 i64 (dread i64 %Reg0_J))
  dassign %Reg1_I 0 (constval i32 30)
  dassign %Reg0_I 0 (rem i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg1_I 0 (constval i32 15)
  dassign %Reg0_I 0 (sub i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg17_I 0 (dread i32 %Reg0_I)
LOC 1 17
  dassign %Reg0_D 0 (constval f64 1)
  dassign %Reg18_D 0 (dread f64 %Reg0_D)
LOC 1 18
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg20_I 0 (dread i32 %Reg0_I)
@label7
  dassign %Reg0_I 0 (dread i32 %Reg20_I)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg6_I 0 (dread i32 %Reg0_I)
  brtrue @label8 (ge i32 i32 (dread i32 %Reg1_I, constval i32 0))
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg1_I 0 (neg i32 (dread i32 %Reg1_I))
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
  goto @label9
@label8
  dassign %Reg0_I 0 (dread i32 %Reg6_I)
  dassign %Reg1_I 0 (dread i32 %Reg17_I)
  dassign %Reg6_I 0 (dread i32 %Reg1_I)
  dassign %Reg7_I 0 (dread i32 %Reg0_I)
@label9
  dassign %Reg0_I 0 (dread i32 %Reg7_I)
  dassign %Reg1_I 0 (dread i32 %Reg6_I)
  brtrue @label10 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  dassign %Reg0_D 0 (dread f64 %Reg18_D)
  dassign %Reg1_D 0 (constval f64 10)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg18_D 0 (dread f64 %Reg0_D)
  dassign %Reg20_I 0 (add i32 (dread i32 %Reg20_I, constval i32 1))
  goto @label7
@label10
LOC 1 19
  dassign %Reg0_I 0 (dread i32 %Reg17_I)
  brtrue @label11 (ge i32 i32 (dread i32 %Reg0_I, constval i32 0))
  dassign %Reg0_D 0 (dread f64 %Reg15_D)
  dassign %Reg1_D 0 (dread f64 %Reg18_D)
  dassign %Reg0_D 0 (div f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg6_D 0 (dread f64 %Reg0_D)
  goto @label12
@label11
  dassign %Reg0_D 0 (dread f64 %Reg15_D)
  dassign %Reg1_D 0 (dread f64 %Reg18_D)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg6_D 0 (dread f64 %Reg0_D)
@label12
  dassign %Reg0_D 0 (dread f64 %Reg6_D)
  dassign %Reg15_D 0 (dread f64 %Reg0_D)
LOC 1 20
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_D 0 (dread f64 %Reg15_D)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread f64 %Reg2_D) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  dassign %Reg2_D 0 (dread f64 %Reg15_D)
  dassign %Reg2_F 0 (cvt f32 f64 (dread f64 %Reg2_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28F_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread f32 %Reg2_F) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R119) {}
LOC 1 21
  dassign %Reg0_D 0 (dread f64 %Reg12_D)
  dassign %Reg1_D 0 (dread f64 %Reg15_D)
  dassign %Reg0_D 0 (add f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg12_D 0 (dread f64 %Reg0_D)
LOC 1 13
  dassign %Reg14_I 0 (add i32 (dread i32 %Reg14_I, constval i32 1))
  goto @label6
@label13
LOC 1 23
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_D 0 (dread f64 %Reg12_D)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R116, dread f64 %Reg1_D) {}
LOC 1 24
  dassign %Reg0_D 0 (constval f64 1)
  dassign %Reg14_D 0 (dread f64 %Reg0_D)
LOC 1 25
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
@label14
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (constval i32 60)
  brtrue @label15 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 26
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_D 0 (dread f64 %Reg14_D)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R116, dread f64 %Reg1_D) {}
LOC 1 27
  dassign %Reg0_D 0 (dread f64 %Reg14_D)
  dassign %Reg1_D 0 (constval f64 0.5)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg14_D 0 (dread f64 %Reg0_D)
LOC 1 25
  dassign %Reg16_I 0 (add i32 (dread i32 %Reg16_I, constval i32 1))
  goto @label14
@label15
LOC 1 29
  dassign %Reg0_D 0 (constval f64 3)
  dassign %Reg14_D 0 (dread f64 %Reg0_D)
LOC 1 30
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
@label16
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (constval i32 40)
  brtrue @label17 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
LOC 1 31
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  dassign %Reg1_D 0 (dread f64 %Reg14_D)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28D_29V (dread ref %Reg0_R116, dread f64 %Reg1_D) {}
LOC 1 32
  dassign %Reg0_D 0 (dread f64 %Reg14_D)
  dassign %Reg1_D 0 (constval f64 7)
  dassign %Reg0_D 0 (mul f64 (dread f64 %Reg0_D, dread f64 %Reg1_D))
  dassign %Reg14_D 0 (dread f64 %Reg0_D)
LOC 1 30
  dassign %Reg16_I 0 (add i32 (dread i32 %Reg16_I, constval i32 1))
  goto @label16
@label17
LOC 1 34
  dassign %Reg0_I 0 (constval i32 0)
  dassign %Reg16_I 0 (dread i32 %Reg0_I)
@label18
  dassign %Reg0_I 0 (dread i32 %Reg16_I)
  dassign %Reg1_I 0 (constval i32 20)
  brtrue @label19 (ge i32 i32 (dread i32 %Reg0_I, dread i32 %Reg1_I))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  intrinsiccallwithtype <$Ljava_2Flang_2FStringBuilder_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg1_R118 0 (gcmalloc ref <$Ljava_2Flang_2FStringBuilder_3B>)
  callassigned &Ljava_2Flang_2FStringBuilder_3B_7C_3Cinit_3E_7C_28_29V (dread ref %Reg1_R118) {}
  dassign %Reg2_I 0 (dread i32 %Reg16_I)
  dassign %Reg2_D 0 (cvt f64 i32 (dread i32 %Reg2_I))
  dassign %Reg3_D 0 (constval f64 10)
  dassign %Reg2_D 0 (div f64 (dread f64 %Reg2_D, dread f64 %Reg3_D))
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28D_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread f64 %Reg2_D) { dassign %Reg1_R118 0 }
  callassigned &MCC_GetOrInsertLiteral (addrof ptr $_C_STR_2000) { dassign %L_STR_10 0 }
  dassign %Reg2_R119 0 (dread ptr %L_STR_10)
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7Cappend_7C_28Ljava_2Flang_2FString_3B_29Ljava_2Flang_2FStringBuilder_3B (dread ref %Reg1_R118, dread ref %Reg2_R119) { dassign %Reg1_R118 0 }
  virtualcallassigned &Ljava_2Flang_2FStringBuilder_3B_7CtoString_7C_28_29Ljava_2Flang_2FString_3B (dread ref %Reg1_R118) { dassign %Reg1_R119 0 }
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprint_7C_28Ljava_2Flang_2FString_3B_29V (dread ref %Reg0_R116, dread ref %Reg1_R119) {}
  dassign %Reg16_I 0 (add i32 (dread i32 %Reg16_I, constval i32 1))
  goto @label18
@label19
LOC 1 35
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R116 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28_29V (dread ref %Reg0_R116) {}
LOC 1 36
  return ()
}
