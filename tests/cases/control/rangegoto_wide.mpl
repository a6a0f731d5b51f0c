# test run
# The whole selector counts, also where it has 64 bits.

func &signed (var %n i64) i32 {
  rangegoto (dread i64 %n) -1 {
    0: goto @minus
    1: goto @zero
  }
@minus
  return (constval i32 1)
@zero
  return (constval i32 2)
}

func &unsigned (var %n u64) i32 {
  rangegoto (add u64 (dread u64 %n, constval u64 1)) 1 {
    0: goto @zero
    1: goto @one
  }
@zero
  return (constval i32 10)
@one
  return (constval i32 11)
}

func &address (var %p ptr) i32 {
  rangegoto (dread ptr %p) 0 {
    0: goto @null
    1: goto @one
  }
@null
  return (constval i32 20)
@one
  return (constval i32 21)
}

# run: &signed(i64 -1) == i32 1
# run: &signed(i64 0) == i32 2
# run: &signed(i64 1) traps "rangegoto"
# run: &signed(i64 4294967296) traps "rangegoto"
# run: &signed(i64 4294967295) traps "rangegoto"
# run: &signed(i64 -4294967297) traps "rangegoto"
# run: &signed(i64 -9223372036854775808) traps "rangegoto"
# run: &unsigned(u64 0) == i32 10
# run: &unsigned(u64 1) == i32 11
# run: &unsigned(u64 2) traps "rangegoto"
# run: &unsigned(u64 4294967296) traps "rangegoto"
# run: &unsigned(u64 18446744073709551615) traps "rangegoto"
# run: &address(a64 0) == i32 20
# run: &address(a64 1) == i32 21
# run: &address(a64 4294967297) traps "rangegoto"
