# test run
# A u1 keeps 8 bits as a u8 does, whatever gives it; only cvt and comparisons give 0 or 1.

type $s <struct {@b u1, @c i32}>
var $g u1

func &same (var %x u1) u1 {
  return (dread u1 %x)
}
func &taken (var %x u1) i32 {
  return (dread u1 %x)
}
func &given (var %x i32) u1 {
  return (dread i32 %x)
}

func &assigned (var %x i32) i32 {
  var %b u1
  dassign %b (dread i32 %x)
  return (dread u1 %b)
}
func &global (var %x i32) i32 {
  dassign $g (dread i32 %x)
  return (dread u1 $g)
}
func &stored (var %x i32) i32 {
  iassign <* u1> 0 (addrof ptr $g, dread i32 %x)
  return (iread u1 <* u1> 0 (addrof ptr $g))
}
func &field (var %x i32) i32 {
  var %s <$s>
  dassign %s 1 (dread i32 %x)
  return (dread u1 %s 1)
}
func &argument (var %x i32) i32 {
  var %r i32
  callassigned &taken (dread i32 %x) { dassign %r }
  return (dread i32 %r)
}
func &signed_argument (var %x i8) i32 {
  var %r i32
  callassigned &taken (dread i8 %x) { dassign %r }
  return (dread i32 %r)
}
func &indirect (var %x i32) i32 {
  var %f <* <func(u1) i32>> = addroffunc ptr &taken
  var %r i32
  icallassigned (dread ptr %f, dread i32 %x) { dassign %r }
  return (dread i32 %r)
}
func &result (var %x i32) i32 {
  var %r i32
  callassigned &given (dread i32 %x) { dassign %r }
  return (dread i32 %r)
}
func &result_register (var %x i32) i32 {
  callassigned &taken (dread i32 %x) { regassign u1 %1 }
  return (regread u1 %1)
}
func &register (var %x i32) i32 {
  regassign u1 %1 (dread i32 %x)
  return (regread u1 %1)
}
func &retyped (var %x i32) i32 {
  return (retype u1 <u1> (cvt u8 i32 (dread i32 %x)))
}
func &sum (var %x i32) i32 {
  return (add u1 (dread i32 %x, constval i32 0))
}
func &chosen (var %x i32) i32 {
  return (select u1 (constval u1 1, dread i32 %x, constval i32 0))
}
func &converted (var %x i32) i32 {
  return (cvt u1 i32 (dread i32 %x))
}
func &compared (var %x i32) i32 {
  return (ne u1 i32 (dread i32 %x, constval i32 0))
}

# The same of constants.
func &constants (var %which i32) i32 {
  var %b u1
  var %r i32
  switch (dread i32 %which) @l9 {
    0: goto @l0
    1: goto @l1
    2: goto @l2
    3: goto @l3
    4: goto @l4
    5: goto @l5
    6: goto @l6
  }
@l0
  dassign %b (constval i32 259)
  return (dread u1 %b)
@l1
  callassigned &taken (constval i32 259) { dassign %r }
  return (dread i32 %r)
@l2
  return (retype u1 <u1> (constval u8 3))
@l3
  return (add u1 (constval u1 255, constval u1 4))
@l4
  callassigned &given (constval i32 259) { dassign %r }
  return (dread i32 %r)
@l5
  return (cvt u1 i32 (constval i32 256))
@l6
  return (constval u1 3)
@l9
  return (constval i32 -1)
}

# run: &assigned(i32 3) == i32 3
# run: &assigned(i32 259) == i32 3
# run: &assigned(i32 256) == i32 0
# run: &assigned(i32 -1) == i32 255
# run: &global(i32 3) == i32 3
# run: &global(i32 259) == i32 3
# run: &global(i32 256) == i32 0
# run: &global(i32 -1) == i32 255
# run: &stored(i32 3) == i32 3
# run: &stored(i32 259) == i32 3
# run: &stored(i32 256) == i32 0
# run: &stored(i32 -1) == i32 255
# run: &field(i32 3) == i32 3
# run: &field(i32 259) == i32 3
# run: &field(i32 256) == i32 0
# run: &field(i32 -1) == i32 255
# run: &argument(i32 3) == i32 3
# run: &argument(i32 259) == i32 3
# run: &argument(i32 256) == i32 0
# run: &argument(i32 -1) == i32 255
# run: &indirect(i32 3) == i32 3
# run: &indirect(i32 259) == i32 3
# run: &indirect(i32 256) == i32 0
# run: &indirect(i32 -1) == i32 255
# run: &result(i32 3) == i32 3
# run: &result(i32 259) == i32 3
# run: &result(i32 256) == i32 0
# run: &result(i32 -1) == i32 255
# run: &result_register(i32 3) == i32 3
# run: &result_register(i32 259) == i32 3
# run: &result_register(i32 256) == i32 0
# run: &result_register(i32 -1) == i32 255
# run: &register(i32 3) == i32 3
# run: &register(i32 259) == i32 3
# run: &register(i32 256) == i32 0
# run: &register(i32 -1) == i32 255
# run: &retyped(i32 3) == i32 3
# run: &retyped(i32 259) == i32 3
# run: &retyped(i32 256) == i32 0
# run: &retyped(i32 -1) == i32 255
# run: &sum(i32 3) == i32 3
# run: &sum(i32 259) == i32 3
# run: &sum(i32 256) == i32 0
# run: &sum(i32 -1) == i32 255
# run: &chosen(i32 3) == i32 3
# run: &chosen(i32 259) == i32 3
# run: &chosen(i32 256) == i32 0
# run: &chosen(i32 -1) == i32 255
# run: &signed_argument(i8 -1) == i32 255
# run: &converted(i32 3) == i32 1
# run: &converted(i32 256) == i32 1
# run: &converted(i32 0) == i32 0
# run: &compared(i32 3) == i32 1
# run: &compared(i32 256) == i32 1
# run: &compared(i32 0) == i32 0
# run: &constants(i32 0) == i32 3
# run: &constants(i32 1) == i32 3
# run: &constants(i32 2) == i32 3
# run: &constants(i32 3) == i32 3
# run: &constants(i32 4) == i32 3
# run: &constants(i32 5) == i32 1
# run: &constants(i32 6) == i32 3
# run: &same(u1 1) == u1 1
