# test error
# A result register that no call fills.

func &f () i64 {
  return (regread i64 %%retval1)
}


# error: 5:11: no call of this function has a result number 1
