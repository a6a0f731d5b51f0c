# test program
# Data of the C library: the stream `stderr` is an extern variable.

type $_IO_FILE <structincomplete {}>
var $stderr extern <* <$_IO_FILE>>
func &fputs (var %s <* i8>, var %stream <* <$_IO_FILE>>) i32

func &main () i32 {
  call &fputs (conststr ptr "to the error stream\n", dread ptr $stderr)
  return (constval i32 0)
}

# stderr: to the error stream
# status: 0
