# Calls of every kind. Each function makes %n calls, `recursive` and `deep` as their comments tell.

flavor 1
srclang 1

func &labs public extern (var %x i64) i64

func &increment (var %x i32) i32 {
  return (add i32 (dread i32 %x, constval i32 1))
}

func &decrement (var %x i32) i32 {
  return (sub i32 (dread i32 %x, constval i32 1))
}

func &sum_of_eight (
  var %a i32, var %b i32, var %c i32, var %d i32, var %e i64, var %f i64, var %g f64, var %h f64) i32 {
  return (add i32 (
    add i32 (add i32 (dread i32 %a, dread i32 %b), add i32 (dread i32 %c, dread i32 %d)),
    add i32 (
      cvt i32 i64 (add i64 (dread i64 %e, dread i64 %f)),
      cvt i32 f64 (add f64 (dread f64 %g, dread f64 %h)))))
}

# One argument, one result.
func &direct public (var %n i32) i32 {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &increment (dread i32 %i) { dassign %i 0 }
  }
  return (dread i32 %i)
}

# Eight arguments of four types.
func &many_arguments public (var %n i32) i32 {
  var %i i32
  var %retVar_1 i32
  var %sum i32
  dassign %sum 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &sum_of_eight (
      dread i32 %i, constval i32 2, dread i32 %sum, constval i32 4,
      cvt i64 i32 (dread i32 %i), constval i64 6,
      cvt f64 i32 (dread i32 %i), constval f64 8.0) { dassign %retVar_1 0 }
    dassign %sum 0 (band i32 (dread i32 %retVar_1, constval i32 65535))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %sum)
}

# Through a variable that always holds the same function.
func &indirect public (var %n i32) i32 {
  var %i i32
  var %function <* <func (i32) i32>>
  dassign %function 0 (addroffunc ptr &increment)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    icallassigned (dread ptr %function, dread i32 %i) { dassign %i 0 }
  }
  return (dread i32 %i)
}

# Through a variable that changes at each call.
func &alternating public (var %n i32) i32 {
  var %i i32
  var %x i32
  var %function <* <func (i32) i32>>
  dassign %x 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %function 0 (addroffunc ptr &increment)
    if (ne u1 i32 (band i32 (dread i32 %i, constval i32 1), constval i32 0)) {
      dassign %function 0 (addroffunc ptr &decrement)
    }
    icallassigned (dread ptr %function, dread i32 %x) { dassign %x 0 }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %x)
}

# A function of the C library.
func &native public (var %n i32) i32 {
  var %i i32
  var %retVar_1 i64
  var %sum i64
  dassign %sum 0 (constval i64 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &labs (sub i64 (constval i64 5, cvt i64 i32 (dread i32 %i))) { dassign %retVar_1 0 }
    dassign %sum 0 (add i64 (dread i64 %sum, dread i64 %retVar_1))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (cvt i32 i64 (dread i64 %sum))
}

# Fibonacci number %n.
func &recursive public (var %n i32) i32 {
  var %retVar_1 i32
  var %retVar_2 i32
  if (lt u1 i32 (dread i32 %n, constval i32 2)) {
    return (dread i32 %n)
  }
  callassigned &recursive (sub i32 (dread i32 %n, constval i32 1)) { dassign %retVar_1 0 }
  callassigned &recursive (sub i32 (dread i32 %n, constval i32 2)) { dassign %retVar_2 0 }
  return (add i32 (dread i32 %retVar_1, dread i32 %retVar_2))
}

# %n calls, each inside the one before.
func &deep public (var %n i32) i32 {
  var %retVar_1 i32
  if (eq u1 i32 (dread i32 %n, constval i32 0)) {
    return (constval i32 0)
  }
  callassigned &deep (sub i32 (dread i32 %n, constval i32 1)) { dassign %retVar_1 0 }
  return (add i32 (dread i32 %retVar_1, constval i32 1))
}
