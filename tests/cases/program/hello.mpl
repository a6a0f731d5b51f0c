# test program
# The smallest program that prints.

func &puts (var %s <* i8>) i32

func &main () i32 {
  call &puts (conststr ptr "Hello World!")
  return (constval i32 0)
}

# stdout: Hello World!
# status: 0
