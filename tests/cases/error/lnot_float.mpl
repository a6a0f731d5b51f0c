# test error
# lnot takes any scalar and gives an integer.

func &f (var %x f64) f64 {
  return (lnot f64 (dread f64 %x))
}


# error: 5:11: lnot cannot give f64: it needs an integer
