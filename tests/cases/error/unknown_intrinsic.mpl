# test error
# An intrinsic that does not exist.

func &f () u64 {
  return (intrinsicop u64 C_strln (conststr ptr "x"))
}

# error: 5:27: expected the name of an intrinsic, found `C_strln`
