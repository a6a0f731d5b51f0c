# test program
# Variables of the C library: stdout and environ, at the addresses where the library itself uses them.

var $stdout extern <* void>
var $environ extern <* <* i8>>
func &fputs (var %text <* i8>, var %stream <* void>) i32
func &setenv (var %name <* i8>, var %value <* i8>, var %overwrite i32) i32
func &strncmp (var %a <* i8>, var %b <* i8>, var %n u64) i32

func &main (var %argc i32, var %argv <* <* i8>>) i32 {
  var %entry <* <* i8>>
  var %text <* i8>
  var %found i32
  var %r i32
  call &setenv (conststr ptr "MAPLE_EXTERN_DATA", conststr ptr "seen", constval i32 1)
  # setenv moves the table: the variable must be read again.
  dassign %entry (dread ptr $environ)
  dassign %text (iread ptr <* <* i8>> (dread ptr %entry))
  while (ne u1 ptr (dread ptr %text, constval ptr 0)) {
    callassigned &strncmp (dread ptr %text, conststr ptr "MAPLE_EXTERN_DATA=", constval u64 18) { dassign %r }
    if (eq u1 i32 (dread i32 %r, constval i32 0)) {
      call &fputs (add ptr (dread ptr %text, constval i64 18), dread ptr $stdout)
      call &fputs (conststr ptr "\n", dread ptr $stdout)
      dassign %found (constval i32 1)
    }
    dassign %entry (add ptr (dread ptr %entry, constval i64 8))
    dassign %text (iread ptr <* <* i8>> (dread ptr %entry))
  }
  return (sub i32 (constval i32 1, dread i32 %found))
}

# stdout: seen
# status: 0
