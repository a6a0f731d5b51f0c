# test program 30
# test regcode main
# Primes by the sieve of Eratosthenes, up to the number given on the command line.

func &printf (var %format <* i8>, ...) i32
func &atoi (var %s <* i8>) i32
func &calloc (var %n u64, var %size u64) <* void>
func &free (var %p <* void>) void

func &main (var %argc i32, var %argv <* <* i8>>) i32 {
  var %limit i32
  var %composite <* u8>
  var %i i32
  var %j i32
  var %count i32
  callassigned &atoi (ireadoff ptr 8 (dread ptr %argv)) { dassign %limit 0 }
  callassigned &calloc (cvt u64 i32 (add i32 (dread i32 %limit, constval i32 1)), constval u64 1) { dassign %composite 0 }
  dassign %count (constval i32 0)
  doloop %i (constval i32 2, le i32 i32 (dread i32 %i, dread i32 %limit), constval i32 1) {
    if (eq i32 i32 (
      iread i32 <* u8> (add ptr (dread ptr %composite, cvt i64 i32 (dread i32 %i))),
      constval i32 0)) {
      dassign %count (add i32 (dread i32 %count, constval i32 1))
      call &printf (conststr ptr "%d,", dread i32 %i)
      doloop %j (
        mul i32 (dread i32 %i, dread i32 %i),
        le i32 i32 (dread i32 %j, dread i32 %limit),
        dread i32 %i) {
        iassign <* u8> (
          add ptr (dread ptr %composite, cvt i64 i32 (dread i32 %j)),
          constval i32 1)
      }
    }
  }
  call &printf (conststr ptr "\n%d primes\n", dread i32 %count)
  call &free (dread ptr %composite)
  return (constval i32 0)
}

# stdout: 2,3,5,7,11,13,17,19,23,29,
# stdout: 10 primes
# status: 0

# regcode:
# &main
#     0  002a  LoadMem64                ps   12, 1, 8, 0
#     1  002e  CallNative                    12, 0, 0, 0 [native atoi 0x0]
#     3  0036  Copy                     ps   4, 12, 0, 0
#     4  004e  Add32                    Qpi  12, 4, 1, 0
#     5  005a  Const32                  s    13, 0, 1, 0
#     6  005a  SignExtend32             qq   12, 12, 0, 0
#     7  005a  CallNative                    12, 0, 0, 0 [native calloc 0x0]
#     9  0062  Copy                     ps   5, 12, 0, 0
#    10  006a  Const32                  s    8, 0, 0, 0
#    11  0072  Const32                  s    6, 0, 2, 0
#    12  0082  BranchGtS32              ss   6, 4, 256, 0
#    13  009a  BranchNe32WithMemS8Signed32 ssi  5, 6, 0, 28
#    14  00b6  Add32                    qsi  8, 8, 1, 0
#    15  00da  Copy                     Ps   13, 6, 0, 0
#    16  00da  SignExtend32             qp   13, 13, 0, 0
#    17  00da  Const64                  s    12, 0, 0, 0 [$__Ustr_0 0x0]
#    19  00da  CallNative                    12, 0, 0, 0 [native printf 0x0]
#    21  00e6  Mul32                    pss  7, 6, 6, 0
#    22  00fa  BranchGtS32              ps   7, 4, 80, 0
#    23  0102  Copy                     Ps   7, 7, 0, 0
#    24  0116  FillMem8LeS32            sss  1, 5, 7, 0 [0x0 0x100040006]
#    26  0116  Copy                     Ps   7, 7, 0, 0
#    27  0162  StepLeS32Back            sis  6, 1, 4, 65508
#    28  0186  Copy                     Qs   13, 8, 0, 0
#    29  0186  SignExtend32             pq   13, 13, 0, 0
#    30  0186  Const64                  s    12, 0, 0, 0 [$__Ustr_1 0x0]
#    32  0186  CallNative                    12, 0, 0, 0 [native printf 0x0]
#    34  019a  Copy                     ps   12, 5, 0, 0
#    35  019a  CallNative                    12, 0, 0, 0 [native free 0x0]
#    37  01a2  ReturnImm                     0, 0, 0, 0
