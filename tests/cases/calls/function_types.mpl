# test run
# A variable, field or parameter whose type is a function holds the address of one.

srclang c
type $operation <func (i32) i32>
type $step <struct { @next <* <$step>>, @run <func (i32) i32>, @more <$operation> }>
var $global <func (i32) i32> = addroffunc ptr &twice
var $step <$step> = [2 = addroffunc ptr &twice, 3 = addroffunc ptr &next]

func &twice (var %x i32) i32 {
  return (add i32 (dread i32 %x, dread i32 %x))
}

func &next (var %x i32) i32 {
  return (add i32 (dread i32 %x, constval i32 1))
}

func &apply (var %f <func (i32) i32>, var %x i32) i32 {
  var %r i32
  icallassigned (dread ptr %f, dread i32 %x) { dassign %r 0 }
  return (dread i32 %r)
}

func &all (var %x i32) i32 {
  var %local <$operation>
  var %a i32
  dassign %local 0 (addroffunc ptr &next)
  icallassigned (dread ptr $global, dread i32 %x) { dassign %a 0 }
  icallassigned (dread ptr $step 2, dread i32 %a) { dassign %a 0 }
  icallassigned (iread ptr <* <$step>> 3 (addrof ptr $step), dread i32 %a) { dassign %a 0 }
  callassigned &apply (dread ptr %local, dread i32 %a) { dassign %a 0 }
  return (add i32 (dread i32 %a, mul i32 (sizeoftype i32 <$step>, constval i32 100)))
}

# run: &all(i32 5) == i32 2422
