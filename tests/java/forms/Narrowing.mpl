flavor 1
srclang 3
id 65535
numfuncs 1
import "../library.mplt"
import "Narrowing.mplt"
entryfunc &LNarrowing_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V
fileinfo {
  @INFO_filename "Narrowing.class"}
srcfileinfo {
  1 "Narrowing.java"}
javaclass $LNarrowing_3B <$LNarrowing_3B> public
var $Ljava_2Flang_2FSystem_3B_7Cout extern <* <$Ljava_2Fio_2FPrintStream_3B>>
func &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V public virtual (var %_this <* <$Ljava_2Fio_2FPrintStream_3B>>, var %Reg1_I i32) void
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void
# A conversion to byte, short or char is a `cvt i32 i32` that only the comment of its line tells from another.
func &LNarrowing_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V public static (var %Reg9_R1 <* <[] <* <$Ljava_2Flang_2FString_3B>>>>) void {
  funcid 1
  var %Reg0_R2 <* <$Ljava_2Fio_2FPrintStream_3B>>
  var %Reg0_I i32
  var %Reg1_I i32
  var %Reg2_C u16

  #LINE Narrowing.java : 3, INSTIDX : 0||0000:  iload_1
  dassign %Reg1_I 0 (constval i32 300)
  #LINE Narrowing.java : 3, INSTIDX : 1||0001:  i2b
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 2||0002:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 6||0006:  iload_1
  dassign %Reg1_I 0 (constval i32 200)
  #LINE Narrowing.java : 3, INSTIDX : 7||0007:  i2b
LOC 1 3
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 8||0008:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 12||000c:  iload_1
  dassign %Reg1_I 0 (constval i32 -129)
  #LINE Narrowing.java : 3, INSTIDX : 13||000d:  i2b
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 14||000e:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 18||0012:  iload_1
  dassign %Reg1_I 0 (constval i32 70000)
  #LINE Narrowing.java : 3, INSTIDX : 19||0013:  i2b
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 20||0014:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 24||0018:  iload_1
  dassign %Reg1_I 0 (constval i32 40000)
  #LINE Narrowing.java : 3, INSTIDX : 25||0019:  i2b
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 26||001a:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 30||001e:  iload_1
  dassign %Reg1_I 0 (constval i32 -1)
  #LINE Narrowing.java : 3, INSTIDX : 31||001f:  i2b
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 32||0020:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 36||0024:  iload_1
  dassign %Reg1_I 0 (constval i32 300)
  #LINE Narrowing.java : 3, INSTIDX : 37||0025:  i2s
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 38||0026:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 42||002a:  iload_1
  dassign %Reg1_I 0 (constval i32 200)
  #LINE Narrowing.java : 3, INSTIDX : 43||002b:  i2s
LOC 1 3
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 44||002c:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 48||0030:  iload_1
  dassign %Reg1_I 0 (constval i32 -129)
  #LINE Narrowing.java : 3, INSTIDX : 49||0031:  i2s
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 50||0032:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 54||0036:  iload_1
  dassign %Reg1_I 0 (constval i32 70000)
  #LINE Narrowing.java : 3, INSTIDX : 55||0037:  i2s
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 56||0038:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 60||003c:  iload_1
  dassign %Reg1_I 0 (constval i32 40000)
  #LINE Narrowing.java : 3, INSTIDX : 61||003d:  i2s
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 62||003e:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 66||0042:  iload_1
  dassign %Reg1_I 0 (constval i32 -1)
  #LINE Narrowing.java : 3, INSTIDX : 67||0043:  i2s
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 68||0044:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 72||0048:  iload_1
  dassign %Reg1_I 0 (constval i32 300)
  #LINE Narrowing.java : 3, INSTIDX : 73||0049:  i2c
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 74||004a:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 78||004e:  iload_1
  dassign %Reg1_I 0 (constval i32 200)
  #LINE Narrowing.java : 3, INSTIDX : 79||004f:  i2c
LOC 1 3
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 80||0050:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 84||0054:  iload_1
  dassign %Reg1_I 0 (constval i32 -129)
  #LINE Narrowing.java : 3, INSTIDX : 85||0055:  i2c
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 86||0056:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 90||005a:  iload_1
  dassign %Reg1_I 0 (constval i32 70000)
  #LINE Narrowing.java : 3, INSTIDX : 91||005b:  i2c
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 92||005c:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 96||0060:  iload_1
  dassign %Reg1_I 0 (constval i32 40000)
  #LINE Narrowing.java : 3, INSTIDX : 97||0061:  i2c
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 98||0062:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 102||0066:  iload_1
  dassign %Reg1_I 0 (constval i32 -1)
  #LINE Narrowing.java : 3, INSTIDX : 103||0067:  i2c
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 104||0068:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 108||006c:  iload_1
  dassign %Reg1_I 0 (constval i32 300)
  #LINE Narrowing.java : 3, INSTIDX : 109||006d:  nop
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 110||006e:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  # not an i2b
  dassign %Reg0_I 0 (cvt i32 i32 (constval i32 300))
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 4, INSTIDX : 667||029b:  i2b
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, cvt i32 i32 (cvt i32 i64 (constval i64 0x1234567ff))) {}
  # All comments between two statements count.
  dassign %Reg1_I 0 (constval i32 300)
  #LINE Narrowing.java : 3, INSTIDX : 900||0384:  i2b
  # A remark.
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 902||0386:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  dassign %Reg1_I 0 (constval i32 -1)
  #LINE Narrowing.java : 3, INSTIDX : 910||038e:  i2c
LOC 1 3
  #LINE Narrowing.java : 3, INSTIDX : 911||038f:  istore_1
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 913||0391:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  dassign %Reg1_I 0 (constval i32 70000)
  #LINE Narrowing.java : 3, INSTIDX : 920||0398:  iload_1
  #LINE Narrowing.java : 3, INSTIDX : 921||0399:  i2s
  #
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 923||039b:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  # A comment that names another instruction ends it, once a statement has come between.
  #LINE Narrowing.java : 3, INSTIDX : 930||03a2:  i2b
  dassign %Reg0_I 0 (cvt i32 i32 (constval i32 1))
  dassign %Reg1_I 0 (constval i32 300)
  #LINE Narrowing.java : 3, INSTIDX : 931||03a3:  iload_1
  dassign %Reg0_I 0 (cvt i32 i32 (dread i32 %Reg1_I))
  #LINE Narrowing.java : 3, INSTIDX : 933||03a5:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  # A char that is narrowed comes as it is.
  dassign %Reg2_C 0 (constval i32 384)
  #LINE Narrowing.java : 3, INSTIDX : 940||03ac:  i2b
  dassign %Reg0_I 0 (cvt i32 u16 (dread u16 %Reg2_C))
  #LINE Narrowing.java : 3, INSTIDX : 941||03ad:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  dassign %Reg2_C 0 (constval i32 65535)
  #LINE Narrowing.java : 3, INSTIDX : 950||03b6:  i2s
  dassign %Reg0_I 0 (cvt i32 u16 (dread u16 %Reg2_C))
  #LINE Narrowing.java : 3, INSTIDX : 951||03b7:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  #LINE Narrowing.java : 3, INSTIDX : 960||03c0:  iload_2
  dassign %Reg0_I 0 (cvt i32 u16 (dread u16 %Reg2_C))
  #LINE Narrowing.java : 3, INSTIDX : 961||03c1:  getstatic
  intrinsiccallwithtype <$Ljava_2Flang_2FSystem_3B> JAVA_CLINIT_CHECK ()
  dassign %Reg0_R2 0 (dread ref $Ljava_2Flang_2FSystem_3B_7Cout)
  virtualcallassigned &Ljava_2Fio_2FPrintStream_3B_7Cprintln_7C_28I_29V (dread ref %Reg0_R2, dread i32 %Reg0_I) {}
  return ()
}
