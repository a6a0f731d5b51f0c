# test run
# Tags are expressions, tried in order; strings compare by content.

func &integers (var %n i32, var %first i32) i32 {
  multiway (dread i32 %n) @default {
    (dread i32 %first): goto @a
    (add i32 (dread i32 %first, constval i32 1)): goto @b
    (constval i32 7): goto @c
  }
@a
  return (constval i32 1)
@b
  return (constval i32 2)
@c
  return (constval i32 3)
@default
  return (constval i32 0)
}

func &strings (var %which i32) i32 {
  var %s <* i8>
  var %buffer <[4] i8>
  iassignoff i8 0 (addrof ptr %buffer, constval i8 't')
  iassignoff i8 1 (addrof ptr %buffer, constval i8 'w')
  iassignoff i8 2 (addrof ptr %buffer, constval i8 'o')
  iassignoff i8 3 (addrof ptr %buffer, constval i8 0)
  dassign %s (select ptr (dread i32 %which, addrof ptr %buffer, conststr ptr "none"))
  multiway (dread ptr %s) @default {
    (conststr ptr "one"): goto @one
    (conststr ptr "two"): goto @two
  }
@one
  return (constval i32 1)
@two
  return (constval i32 2)
@default
  return (constval i32 0)
}

# run: &integers(i32 5, i32 5) == i32 1
# run: &integers(i32 6, i32 5) == i32 2
# run: &integers(i32 7, i32 5) == i32 3
# run: &integers(i32 7, i32 7) == i32 1
# run: &integers(i32 1, i32 5) == i32 0
# run: &strings(i32 1) == i32 2
# run: &strings(i32 0) == i32 0
