# test error
# What begins like a number and is none.

func &f () i32 {
  return (constval i32 0xg)
}

# error: 5:24: 0x must be followed by hexadecimal digits
