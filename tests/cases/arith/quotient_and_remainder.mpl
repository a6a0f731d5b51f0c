# test run
# A block with the quotient and the remainder of the same numbers: in either order, from each other, and with an operand that is overwritten between them.

# Of the sum, the quotient counts 31 times.
func &first_i32 (var %a i32, var %b i32) i32 {
  var %q i32
  var %r i32
  dassign %r (rem i32 (dread i32 %a, dread i32 %b))
  dassign %q (div i32 (dread i32 %a, dread i32 %b))
  return (add i32 (mul i32 (dread i32 %q, constval i32 31), dread i32 %r))
}

func &last_i32 (var %a i32, var %b i32) i32 {
  var %q i32
  var %r i32
  dassign %q (div i32 (dread i32 %a, dread i32 %b))
  dassign %r (rem i32 (dread i32 %a, dread i32 %b))
  return (add i32 (mul i32 (dread i32 %q, constval i32 31), dread i32 %r))
}

# The remainder takes the place of the dividend.
func &overwritten_i32 (var %a i32, var %b i32) i32 {
  var %q i32
  dassign %a (rem i32 (dread i32 %a, dread i32 %b))
  dassign %q (div i32 (dread i32 %a, dread i32 %b))
  dassign %a (add i32 (dread i32 %a, constval i32 1))
  return (add i32 (mul i32 (dread i32 %q, constval i32 31), rem i32 (dread i32 %a, dread i32 %b)))
}

# Of the sum, the quotient counts 31 times.
func &first_u32 (var %a u32, var %b u32) u32 {
  var %q u32
  var %r u32
  dassign %r (rem u32 (dread u32 %a, dread u32 %b))
  dassign %q (div u32 (dread u32 %a, dread u32 %b))
  return (add u32 (mul u32 (dread u32 %q, constval u32 31), dread u32 %r))
}

func &last_u32 (var %a u32, var %b u32) u32 {
  var %q u32
  var %r u32
  dassign %q (div u32 (dread u32 %a, dread u32 %b))
  dassign %r (rem u32 (dread u32 %a, dread u32 %b))
  return (add u32 (mul u32 (dread u32 %q, constval u32 31), dread u32 %r))
}

# The remainder takes the place of the dividend.
func &overwritten_u32 (var %a u32, var %b u32) u32 {
  var %q u32
  dassign %a (rem u32 (dread u32 %a, dread u32 %b))
  dassign %q (div u32 (dread u32 %a, dread u32 %b))
  dassign %a (add u32 (dread u32 %a, constval u32 1))
  return (add u32 (mul u32 (dread u32 %q, constval u32 31), rem u32 (dread u32 %a, dread u32 %b)))
}

# Of the sum, the quotient counts 31 times.
func &first_i64 (var %a i64, var %b i64) i64 {
  var %q i64
  var %r i64
  dassign %r (rem i64 (dread i64 %a, dread i64 %b))
  dassign %q (div i64 (dread i64 %a, dread i64 %b))
  return (add i64 (mul i64 (dread i64 %q, constval i64 31), dread i64 %r))
}

func &last_i64 (var %a i64, var %b i64) i64 {
  var %q i64
  var %r i64
  dassign %q (div i64 (dread i64 %a, dread i64 %b))
  dassign %r (rem i64 (dread i64 %a, dread i64 %b))
  return (add i64 (mul i64 (dread i64 %q, constval i64 31), dread i64 %r))
}

# The remainder takes the place of the dividend.
func &overwritten_i64 (var %a i64, var %b i64) i64 {
  var %q i64
  dassign %a (rem i64 (dread i64 %a, dread i64 %b))
  dassign %q (div i64 (dread i64 %a, dread i64 %b))
  dassign %a (add i64 (dread i64 %a, constval i64 1))
  return (add i64 (mul i64 (dread i64 %q, constval i64 31), rem i64 (dread i64 %a, dread i64 %b)))
}

# Of the sum, the quotient counts 31 times.
func &first_u64 (var %a u64, var %b u64) u64 {
  var %q u64
  var %r u64
  dassign %r (rem u64 (dread u64 %a, dread u64 %b))
  dassign %q (div u64 (dread u64 %a, dread u64 %b))
  return (add u64 (mul u64 (dread u64 %q, constval u64 31), dread u64 %r))
}

func &last_u64 (var %a u64, var %b u64) u64 {
  var %q u64
  var %r u64
  dassign %q (div u64 (dread u64 %a, dread u64 %b))
  dassign %r (rem u64 (dread u64 %a, dread u64 %b))
  return (add u64 (mul u64 (dread u64 %q, constval u64 31), dread u64 %r))
}

# The remainder takes the place of the dividend.
func &overwritten_u64 (var %a u64, var %b u64) u64 {
  var %q u64
  dassign %a (rem u64 (dread u64 %a, dread u64 %b))
  dassign %q (div u64 (dread u64 %a, dread u64 %b))
  dassign %a (add u64 (dread u64 %a, constval u64 1))
  return (add u64 (mul u64 (dread u64 %q, constval u64 31), rem u64 (dread u64 %a, dread u64 %b)))
}

# run: &first_i32(i32 1000003, i32 97) == i32 319609
# run: &last_i32(i32 1000003, i32 97) == i32 319609
# run: &overwritten_i32(i32 1000003, i32 97) == i32 31
# run: &first_i32(i32 2147483647, i32 10) == i32 -1932735301
# run: &last_i32(i32 2147483647, i32 10) == i32 -1932735301
# run: &overwritten_i32(i32 2147483647, i32 10) == i32 8
# run: &first_i32(i32 -2147483648, i32 7) == i32 -920350128
# run: &last_i32(i32 -2147483648, i32 7) == i32 -920350128
# run: &overwritten_i32(i32 -2147483648, i32 7) == i32 -1
# run: &first_i32(i32 5, i32 2147483647) == i32 5
# run: &last_i32(i32 5, i32 2147483647) == i32 5
# run: &overwritten_i32(i32 5, i32 2147483647) == i32 6
# run: &first_i32(i32 0, i32 3) == i32 0
# run: &last_i32(i32 0, i32 3) == i32 0
# run: &overwritten_i32(i32 0, i32 3) == i32 1
# run: &first_i32(i32 -1000003, i32 97) == i32 -319609
# run: &last_i32(i32 -1000003, i32 97) == i32 -319609
# run: &overwritten_i32(i32 -1000003, i32 97) == i32 -29
# run: &first_i32(i32 1000003, i32 -97) == i32 -319549
# run: &last_i32(i32 1000003, i32 -97) == i32 -319549
# run: &overwritten_i32(i32 1000003, i32 -97) == i32 31
# run: &first_i32(i32 -2147483648, i32 -1) == i32 -2147483648
# run: &last_i32(i32 -2147483648, i32 -1) == i32 -2147483648
# run: &overwritten_i32(i32 -2147483648, i32 -1) == i32 0
# run: &first_i32(i32 2147483647, i32 -1) == i32 -2147483617
# run: &last_i32(i32 2147483647, i32 -1) == i32 -2147483617
# run: &overwritten_i32(i32 2147483647, i32 -1) == i32 0
# run: &first_i32(i32 -17, i32 -1) == i32 527
# run: &last_i32(i32 -17, i32 -1) == i32 527
# run: &overwritten_i32(i32 -17, i32 -1) == i32 0
# run: &first_i32(i32 -2147483648, i32 -2147483648) == i32 31
# run: &last_i32(i32 -2147483648, i32 -2147483648) == i32 31
# run: &overwritten_i32(i32 -2147483648, i32 -2147483648) == i32 1
# run: &first_i32(i32 5, i32 0) traps "integer division by zero"
# run: &last_i32(i32 5, i32 0) traps "integer division by zero"
# run: &overwritten_i32(i32 5, i32 0) traps "integer division by zero"
# run: &first_u32(u32 1000003, u32 97) == u32 319609
# run: &last_u32(u32 1000003, u32 97) == u32 319609
# run: &overwritten_u32(u32 1000003, u32 97) == u32 31
# run: &first_u32(u32 4294967295, u32 10) == u32 429496716
# run: &last_u32(u32 4294967295, u32 10) == u32 429496716
# run: &overwritten_u32(u32 4294967295, u32 10) == u32 6
# run: &first_u32(u32 0, u32 7) == u32 0
# run: &last_u32(u32 0, u32 7) == u32 0
# run: &overwritten_u32(u32 0, u32 7) == u32 1
# run: &first_u32(u32 5, u32 4294967295) == u32 5
# run: &last_u32(u32 5, u32 4294967295) == u32 5
# run: &overwritten_u32(u32 5, u32 4294967295) == u32 6
# run: &first_u32(u32 0, u32 3) == u32 0
# run: &last_u32(u32 0, u32 3) == u32 0
# run: &overwritten_u32(u32 0, u32 3) == u32 1
# run: &first_u32(u32 5, u32 0) traps "integer division by zero"
# run: &last_u32(u32 5, u32 0) traps "integer division by zero"
# run: &overwritten_u32(u32 5, u32 0) traps "integer division by zero"
# run: &first_i64(i64 1000003, i64 97) == i64 319609
# run: &last_i64(i64 1000003, i64 97) == i64 319609
# run: &overwritten_i64(i64 1000003, i64 97) == i64 31
# run: &first_i64(i64 9223372036854775807, i64 10) == i64 -8301034833169298245
# run: &last_i64(i64 9223372036854775807, i64 10) == i64 -8301034833169298245
# run: &overwritten_i64(i64 9223372036854775807, i64 10) == i64 8
# run: &first_i64(i64 -9223372036854775808, i64 7) == i64 -3952873730080618200
# run: &last_i64(i64 -9223372036854775808, i64 7) == i64 -3952873730080618200
# run: &overwritten_i64(i64 -9223372036854775808, i64 7) == i64 0
# run: &first_i64(i64 5, i64 9223372036854775807) == i64 5
# run: &last_i64(i64 5, i64 9223372036854775807) == i64 5
# run: &overwritten_i64(i64 5, i64 9223372036854775807) == i64 6
# run: &first_i64(i64 0, i64 3) == i64 0
# run: &last_i64(i64 0, i64 3) == i64 0
# run: &overwritten_i64(i64 0, i64 3) == i64 1
# run: &first_i64(i64 -1000003, i64 97) == i64 -319609
# run: &last_i64(i64 -1000003, i64 97) == i64 -319609
# run: &overwritten_i64(i64 -1000003, i64 97) == i64 -29
# run: &first_i64(i64 1000003, i64 -97) == i64 -319549
# run: &last_i64(i64 1000003, i64 -97) == i64 -319549
# run: &overwritten_i64(i64 1000003, i64 -97) == i64 31
# run: &first_i64(i64 -9223372036854775808, i64 -1) == i64 -9223372036854775808
# run: &last_i64(i64 -9223372036854775808, i64 -1) == i64 -9223372036854775808
# run: &overwritten_i64(i64 -9223372036854775808, i64 -1) == i64 0
# run: &first_i64(i64 9223372036854775807, i64 -1) == i64 -9223372036854775777
# run: &last_i64(i64 9223372036854775807, i64 -1) == i64 -9223372036854775777
# run: &overwritten_i64(i64 9223372036854775807, i64 -1) == i64 0
# run: &first_i64(i64 -17, i64 -1) == i64 527
# run: &last_i64(i64 -17, i64 -1) == i64 527
# run: &overwritten_i64(i64 -17, i64 -1) == i64 0
# run: &first_i64(i64 -9223372036854775808, i64 -9223372036854775808) == i64 31
# run: &last_i64(i64 -9223372036854775808, i64 -9223372036854775808) == i64 31
# run: &overwritten_i64(i64 -9223372036854775808, i64 -9223372036854775808) == i64 1
# run: &first_i64(i64 5, i64 0) traps "integer division by zero"
# run: &last_i64(i64 5, i64 0) traps "integer division by zero"
# run: &overwritten_i64(i64 5, i64 0) traps "integer division by zero"
# run: &first_u64(u64 1000003, u64 97) == u64 319609
# run: &last_u64(u64 1000003, u64 97) == u64 319609
# run: &overwritten_u64(u64 1000003, u64 97) == u64 31
# run: &first_u64(u64 18446744073709551615, u64 10) == u64 1844674407370955148
# run: &last_u64(u64 18446744073709551615, u64 10) == u64 1844674407370955148
# run: &overwritten_u64(u64 18446744073709551615, u64 10) == u64 6
# run: &first_u64(u64 0, u64 7) == u64 0
# run: &last_u64(u64 0, u64 7) == u64 0
# run: &overwritten_u64(u64 0, u64 7) == u64 1
# run: &first_u64(u64 5, u64 18446744073709551615) == u64 5
# run: &last_u64(u64 5, u64 18446744073709551615) == u64 5
# run: &overwritten_u64(u64 5, u64 18446744073709551615) == u64 6
# run: &first_u64(u64 0, u64 3) == u64 0
# run: &last_u64(u64 0, u64 3) == u64 0
# run: &overwritten_u64(u64 0, u64 3) == u64 1
# run: &first_u64(u64 5, u64 0) traps "integer division by zero"
# run: &last_u64(u64 5, u64 0) traps "integer division by zero"
# run: &overwritten_u64(u64 5, u64 0) traps "integer division by zero"
