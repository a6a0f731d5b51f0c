# test trace method
# test regcode LBase_3B_7C_3Cclinit_3E_7C_28_29V LMain_3B_7C_3Cclinit_3E_7C_28_29V LMain_3B_7Cmain_7C_28_29V
# A managed program: the initialisers of a class and its superclass run between lines of their own.

flavor 1
srclang 3
entryfunc &LMain_3B_7Cmain_7C_28_29V
type $Ljava_2Flang_2FObject_3B <class {
  @INFO_access_flags 1,
  @INFO_classnameorig "Ljava/lang/Object;"}>
type $LBase_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_access_flags 1,
  @INFO_classnameorig "LBase;",
  &LBase_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void}>
type $LMain_3B <class <$LBase_3B> {
  @INFO_access_flags 1,
  @INFO_classnameorig "LMain;",
  @next <* <$LMain_3B>>,
  ^LMain_3B_7Cfirst <* <$LMain_3B>> static,
  &LMain_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void,
  &LMain_3B_7Cmain_7C_28_29V public static () void}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
javaclass $LBase_3B <$LBase_3B> public
javaclass $LMain_3B <$LMain_3B> public
var $LMain_3B_7Cfirst <* <$LMain_3B>> static = 0

func &LBase_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  return ()
}

func &LMain_3B_7C_3Cclinit_3E_7C_28_29V static constructor () void {
  dassign $LMain_3B_7Cfirst 0 (gcmalloc ref <$LMain_3B>)
  return ()
}

func &LMain_3B_7Cmain_7C_28_29V public static () void {
  intrinsiccallwithtype <$LMain_3B> JAVA_CLINIT_CHECK ()
  return ()
}

# trace:
# Debug [TID] Method: app.so 0x1674 : T : LMain_3B_7Cmain_7C_28_29V
# Debug [TID] Symbol: 0xADDR, lib addr: 0xADDR, Running Java method: eval depth=1
# Debug [TID] IntrinsicId=4, __mpl_clinit_check
# Debug [TID] Symbol: 0xADDR: CLINIT classinfo
# Debug [TID] Symbol: 0xADDR: [Running CLINIT:
# Debug [TID] Method: app.so 0x1624 : T : LBase_3B_7C_3Cclinit_3E_7C_28_29V
# Debug [TID] Symbol: 0xADDR, lib addr: 0xADDR, Running Java method: eval depth=0
# Debug [TID] Symbol: 0xADDR: Finalized CLINIT]
# Debug [TID] Symbol: 0xADDR: CLINIT classinfo
# Debug [TID] Symbol: 0xADDR: [Running CLINIT:
# Debug [TID] Method: app.so 0x163c : T : LMain_3B_7C_3Cclinit_3E_7C_28_29V
# Debug [TID] Symbol: 0xADDR, lib addr: 0xADDR, Running Java method: eval depth=2
# Debug [TID] IntrinsicId=120, MCC_NewObj_fixed_class
# Debug [TID] IntrinsicId=25, MCC_WriteRefFieldStaticNoInc
# Debug [TID] Symbol: 0xADDR: Finalized CLINIT]

# regcode:
# &LBase_3B_7C_3Cclinit_3E_7C_28_29V
#     0  0012  ReturnVoid                    0, 0, 0, 0
# &LMain_3B_7C_3Cclinit_3E_7C_28_29V
#     0  001c  NewObject                p    2, 6, 0, 0 [class LMain; 0x0]
#        owned: 2
#     2  0030  StoreStaticOwned         s    2, 0, 0, 0 [$LMain_3B_7Cfirst 0x0]
#     4  0034  ReturnVoid                    0, 0, 0, 0
# &LMain_3B_7Cmain_7C_28_29V
#     0  001a  InitClass                     4, 0, 0, 0 [class LMain; 0x0]
#     2  001e  ReturnVoid                    0, 0, 0, 0
