# test run
# Each primitive type as that of a variable.

func &numbers (var %n i32) i64 {
  var %flag u1
  var %byte i8
  var %short i16
  var %int i32
  var %long i64
  var %ubyte u8
  var %ushort u16
  var %uint u32
  var %ulong u64
  var %address ptr
  var %wide_address a64
  var %reference ref
  var %single f32
  var %double f64
  var %quad f128
  var %complex c64
  var %wide_complex c128
  var %two_longs v2i64
  var %four_ints v4i32
  var %eight_shorts v8i16
  var %sixteen_bytes v16i8
  var %two_doubles v2f64
  var %four_singles v4f32
  var %tagged dynany
  var %old_address a32
  var %old_int int32
  var %of_text <* constStr>
  var %of_pattern <* gen>
  var %of_anything <* unknown>
  dassign %byte (dread i32 %n)
  dassign %ubyte (dread i32 %n)
  dassign %short (dread i32 %n)
  dassign %ushort (dread i32 %n)
  return (add i64 (
    mul i64 (cvt i64 i8 (dread i8 %byte), constval i64 1000000),
    cvt i64 u16 (dread u16 %ushort)))
}

func &nothing () void {
  return ()
}

func &same (var %x <!T>) <!T> {
  return (dread agg %x)
}

func &generic (var %n i32) i32 {
  callinstantassigned &same<{!T=i32}> (dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}

# run: &numbers(i32 -1) == i64 -934465
# run: &nothing()
# run: &generic(i32 5) == i32 5
