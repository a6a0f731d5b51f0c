# test error
# Variable arguments that need more alignment than their slots have.

type $s <struct { @v f128, @n i32 }>
func &f (var %n i32, ...) i32 {
  return (dread i32 %n)
}
func &test (var %q f128, var %s <$s>) i32 {
  call &f (constval i32 1, dread f128 %q)
  call &f (constval i32 1, dread agg %s)
  return (constval i32 0)
}

# error: 9:3: a f128 as a variable argument is not supported by this version
# error: 10:3: an aggregate of more than 8 bytes alignment as a variable argument is not supported by this version
