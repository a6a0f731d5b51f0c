# test run
# test regcode real_as_word size
# The members of a union share their bytes; its size is that of the largest, rounded to its alignment.

type $number <union {@word u32, @real f32, @bytes <[6] u8>}>
type $tagged <struct {@tag i32, @value <$number>}>

func &real_as_word (var %x f32) u32 {
  var %u <$number>
  dassign %u 2 (dread f32 %x)
  return (dread u32 %u 1)
}

func &bytes_as_word () u32 {
  var %u <$number>
  dassign %u 1 (constval u32 0)
  iassign <* u8> (
    array 0 ptr <* <[6] u8>> (addrof ptr %u 3, constval i32 1),
    constval u32 0xab)
  return (dread u32 %u 1)
}

func &size () i32 {
  return (sizeoftype i32 <$number>)
}

# Ids in a struct: tag 1, value 2, word 3, real 4, bytes 5.
func &inside_struct (var %x f32) u32 {
  var %t <$tagged>
  dassign %t 1 (constval i32 -1)
  dassign %t 4 (dread f32 %x)
  return (dread u32 %t 3)
}

# run: &real_as_word(f32 1.0) == u32 0x3f800000
# run: &bytes_as_word() == u32 43776
# run: &size() == i32 8
# run: &inside_struct(f32 -2.0) == u32 0xc0000000

# regcode:
# &real_as_word
#     0  0028  FloatCopy                fs   4, 0, 0, 0
#     1  0034  ReturnU32                s    4, 0, 0, 0
# &size
#     0  0016  ReturnImm                     8, 0, 0, 0
