# test program
# A program may end by the C function exit, which flushes what was printed.

func &printf (var %format <* i8>, ...) i32
func &exit (var %status i32) void

func &main () i32 {
  call &printf (conststr ptr "before\n")
  call &exit (constval i32 7)
  call &printf (conststr ptr "after\n")
  return (constval i32 0)
}

# stdout: before
# status: 7
