# test run
# An operand is extended for an instruction that then is another one: the address of an element whose index is a narrow remainder.

var $bytes <[3] u8> = [7, 8, 9]

func &element (var %n u32) u8 {
  return (iread u8 <* u8> (array 0 ptr <* <[3] u8>> (addrof ptr $bytes, rem u16 (cvt u16 u32 (dread u32 %n), constval u16 3))))
}

# run: &element(u32 0) == u8 7
# run: &element(u32 4) == u8 8
# run: &element(u32 8) == u8 9
