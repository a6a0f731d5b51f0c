# test run
# Assertions: passing ones do nothing, failing ones trap where no exceptions exist.

func &at_least (var %a i32, var %b i32) i32 {
  assertge (dread i32 %a, dread i32 %b)
  return (constval i32 1)
}

func &below (var %a u32, var %b u32) i32 {
  assertlt (dread u32 %a, dread u32 %b)
  return (constval i32 1)
}

func &below_wide (var %a i64, var %b i64) i32 {
  assertlt (dread i64 %a, dread i64 %b)
  return (constval i32 1)
}

func &not_null (var %p ptr) i32 {
  assertnonnull (dread ptr %p)
  return (constval i32 1)
}

# run: &at_least(i32 5, i32 5) == i32 1
# run: &at_least(i32 5, i32 -5) == i32 1
# run: &at_least(i32 -1, i32 0) traps "index"
# run: &below(u32 4, u32 5) == i32 1
# run: &below(u32 5, u32 5) traps "index"
# run: &below(u32 4294967295, u32 5) traps "index"
# run: &below_wide(i64 -1, i64 0) == i32 1
# run: &below_wide(i64 4294967296, i64 1) traps "index"
# run: &not_null(ptr 0x1000) == i32 1
# run: &not_null(ptr 0) traps "null"
