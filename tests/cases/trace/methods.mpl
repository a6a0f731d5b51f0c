# test trace method
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
