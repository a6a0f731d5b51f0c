# test error
# A string that does not end on its line.

func &f () ptr {
  return (conststr ptr "never closed)
}

# error: 5:24: the string does not end on its line
