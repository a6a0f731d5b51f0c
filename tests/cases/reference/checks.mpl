# test run
# Checks, under all their names.

func &not_null (var %p ptr) i32 {
  assertnonnull (dread ptr %p)
  assignassertnonnull <&not_null> (dread ptr %p)
  callassertnonnull <&not_null, 1, &least> (dread ptr %p)
  returnassertnonnull <&not_null> (dread ptr %p)
  return (constval i32 1)
}

func &least (var %i i32) i32 {
  assertge (dread i32 %i, constval i32 3)
  calcassertge <&least> (dread i32 %i, constval i32 2)
  return (dread i32 %i)
}

func &below (var %i i32) i32 {
  assertlt (dread i32 %i, constval i32 8)
  calcassertlt <&below> (dread i32 %i, constval i32 9)
  return (dread i32 %i)
}

func &most (var %i i32) i32 {
  assignassertle <&most> (dread i32 %i, constval i32 8)
  callassertle <&most, 1, &least> (dread i32 %i, constval i32 8)
  returnassertle <&most> (dread i32 %i, constval i32 7)
  return (dread i32 %i)
}

# run: &not_null(ptr 8) == i32 1
# run: &not_null(ptr 0) traps "null"
# run: &least(i32 3) == i32 3
# run: &least(i32 2) traps "out of bounds"
# run: &below(i32 7) == i32 7
# run: &below(i32 8) traps "out of bounds"
# run: &most(i32 7) == i32 7
# run: &most(i32 8) traps "out of bounds"
