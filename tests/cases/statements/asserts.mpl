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

# Of a floating point number the integer part is told.
func &at_least_f64 (var %a f64, var %b f64) i32 {
  assertge (dread f64 %a, dread f64 %b)
  return (constval i32 1)
}

func &below_f32 (var %a f32, var %b f32) i32 {
  assertlt (dread f32 %a, dread f32 %b)
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
# run: &at_least_f64(f64 2.5, f64 2.5) == i32 1
# run: &at_least_f64(f64 -7.25, f64 0.0) traps "index -7 is"
# run: &at_least_f64(f64 nan, f64 0.0) traps "index 0 is"
# run: &below_f32(f32 2.0, f32 2.5) == i32 1
# run: &below_f32(f32 1000.5, f32 2.5) traps "index 1000 is"
