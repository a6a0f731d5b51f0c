# test program
# The low eight bits of main's result are the exit status.

func &main () i32 {
  return (constval i32 513)
}

# status: 1
