# test error
# Field ids below 0 that mean nothing.

type $base <class { @a i32, @s i32 static }>
type $derived <class <$base> { @d i32, ^a i32, ^b i32, ^s i32 static }>

func &test (var %x <$derived>) i32 {
  eval (dread i32 %x -2)
  eval (dread i32 %x -3)
  eval (dread i32 %x -4)
  return (dread i32 %x -1)
}

# error: 8:9: <$derived> has no field -2
# error: 9:9: <$derived> has no field -3
# error: 10:9: <$derived> has no field -4
