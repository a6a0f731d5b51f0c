# test program
# Counts lines and bytes of the standard input.

func &getchar () i32
func &printf (var %format <* i8>, ...) i32

func &main () i32 {
  var %c i32
  var %lines i32
  var %bytes i64
  dassign %lines (constval i32 0)
  dassign %bytes (constval i64 0)
  callassigned &getchar () { dassign %c 0 }
  while (ge i32 i32 (dread i32 %c, constval i32 0)) {
    dassign %bytes (add i64 (dread i64 %bytes, constval i64 1))
    if (eq i32 i32 (dread i32 %c, constval i32 10)) {
      dassign %lines (add i32 (dread i32 %lines, constval i32 1))
    }
    callassigned &getchar () { dassign %c 0 }
  }
  call &printf (conststr ptr "%d lines, %ld bytes\n", dread i32 %lines, dread i64 %bytes)
  return (constval i32 0)
}

# stdin: one
# stdin: two words
# stdout: 2 lines, 14 bytes
# status: 0
