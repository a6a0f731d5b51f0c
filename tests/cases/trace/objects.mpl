# test trace all
# test regcode LBase_3B_7C_3Cclinit_3E_7C_28_29V LMain_3B_7C_3Cclinit_3E_7C_28_29V LMain_3B_7Cmain_7C_28_29V
# Objects of managed programs appear when they are made, here by an initialiser.

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
# Debug [TID] 0x1674:0000: 0xdeadbeefdeadbeef, ---, sp=0 : op=0x98, ptyp=0x0e, op#= 0,       OP_ireadpcoff, Expr, 1
# Debug [TID] 0x1674:0008: 0xADDR, a64, sp=1 : op=0x29, ptyp=0x00, param=0x0104, OP_intrinsiccall, Stmt, 2
# Debug [TID] IntrinsicId=4, __mpl_clinit_check
# Debug [TID] Symbol: 0xADDR: CLINIT classinfo
# Debug [TID] Symbol: 0xADDR: [Running CLINIT:
# Debug [TID] Method: app.so 0x1624 : T : LBase_3B_7C_3Cclinit_3E_7C_28_29V
# Debug [TID] Symbol: 0xADDR, lib addr: 0xADDR, Running Java method: eval depth=0
# Debug [TID] 0x1624:0000: 0xdeadbeefdeadbeef, ---, sp=0 : op=0x1e, ptyp=0x00, op#= 0,       OP_return, Stmt, 3
# Debug [TID] Symbol: 0xADDR: Finalized CLINIT]
# Debug [TID] Symbol: 0xADDR: CLINIT classinfo
# Debug [TID] Symbol: 0xADDR: [Running CLINIT:
# Debug [TID] Method: app.so 0x163c : T : LMain_3B_7C_3Cclinit_3E_7C_28_29V
# Debug [TID] Symbol: 0xADDR, lib addr: 0xADDR, Running Java method: eval depth=2
# Debug [TID] 0x163c:0000: 0xdeadbeefdeadbeef, ---, sp=0 : op=0x98, ptyp=0x0e, op#= 0,       OP_ireadpcoff, Expr, 4
# Debug [TID] 0x163c:0008: 0xADDR, a64, sp=1 : op=0x92, ptyp=0x0e, op#= 1,       OP_intrinsicop, Expr, 5
# Debug [TID] IntrinsicId=120, MCC_NewObj_fixed_class
# Debug [TID] New object: 0xADDR
# Debug [TID] 0x163c:000c: 0xADDR, a64, sp=1 : op=0x1a, ptyp=0x0e, param=0xfffe, OP_regassign, Stmt, 6
# Debug [TID] 0x163c:0010: 0xdeadbeefdeadbeef, ---, sp=0 : op=0x9a, ptyp=0x0e, op#= 0,       OP_addroffpc, Expr, 7
# Debug [TID] 0x163c:0018: 0xADDR, a64, sp=1 : op=0x58, ptyp=0x0e, param=0xfffe, OP_regread, Expr, 8
# Debug [TID] 0x163c:001c: 0xADDR, a64, sp=2 : op=0x29, ptyp=0x00, param=0x0219, OP_intrinsiccall, Stmt, 9
# Debug [TID] IntrinsicId=25, MCC_WriteRefFieldStaticNoInc
# Debug [TID] 0x163c:0020: 0xdeadbeefdeadbeef, ---, sp=0 : op=0x1e, ptyp=0x00, op#= 0,       OP_return, Stmt, 10
# Debug [TID] Symbol: 0xADDR: Finalized CLINIT]
# Debug [TID] 0x1674:000c: 0xdeadbeefdeadbeef, ---, sp=0 : op=0x1e, ptyp=0x00, op#= 0,       OP_return, Stmt, 11

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
