# test trace method
# test regcode twice main
# Lines for calls: of Maple functions, of native ones, of intrinsics.

func &abs (var %v i32) i32

func &twice (var %n i32) i32 {
  return (mul i32 (dread i32 %n, constval i32 2))
}

func &main () i32 {
  var %r i32
  callassigned &twice (constval i32 -3) { dassign %r 0 }
  callassigned &abs (dread i32 %r) { dassign %r 0 }
  intrinsiccall C_strlen (conststr ptr "four")
  return (dread i32 %r)
}

# trace:
# Debug [TID] Method: app.so 0x12cc : T : main
# Debug [TID] Symbol: 0xADDR, lib addr: 0xADDR, Running Java method: eval depth=2
# Debug [TID] Method: app.so 0x12a4 : T : twice
# Debug [TID] Symbol: 0xADDR: Calling Java method...
# Debug [TID] Method: app.so 0x12a4 : T : twice
# Debug [TID] Symbol: 0xADDR, lib addr: 0xADDR, Running Java method: eval depth=2
# Debug [TID] Function: libc.so.6 0xOFFSET : T : abs
# Debug [TID] Symbol: 0xADDR: Calling function with ffi_call
# Debug [TID] IntrinsicId=168, strlen

# regcode:
# &twice
#     0  0020  ReturnMul32              si   0, 0, 2, 0
# &main
#     0  002c  Const32                  s    2, 0, 65530, 65535
#     1  0040  Copy                     Ps   6, 2, 0, 0
#     2  0040  SignExtend32             qp   6, 6, 0, 0
#     3  0040  CallNative                    6, 0, 0, 0 [native abs 0x0]
#     5  0048  Copy                     ps   2, 6, 0, 0
#     6  0058  Const64                  s    5, 0, 0, 0 [$__Ustr_0 0x0]
#     8  0058  CallIntrinsic            s    5, 0, 0, 0 [C_strlen 0x0]
#    10  0060  ReturnS32                s    2, 0, 0, 0
