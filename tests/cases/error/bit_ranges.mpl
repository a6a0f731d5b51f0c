# test error
# Bit-fields that do not fit.

type $t <struct {@a :33 i32, @b :0 i8}>
func &f (var %n i32) i32 {
  dassign %n (extractbits i32 30 4 (dread i32 %n))
  dassign %n (depositbits i32 0 33 (dread i32 %n, dread i32 %n))
  return (sext i32 40 (dread i32 %n))
}

# error: 4:6: field @a of $t is a bitfield of 33 bits in type i32
# error: 6:15: 4 bits at bit 30 do not lie within 32 bits
# error: 7:15: 33 bits at bit 0 do not lie within 32 bits
# error: 8:11: 40 bits at bit 0 do not lie within 32 bits
