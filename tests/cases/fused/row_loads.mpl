# test run
# test regcode row_i8 offset_u16 row_u64
# Loads from tables whose index is a product and a sum, in loops where one operand is in an accumulator.

var $table_i8 fstatic <[12] i8> = [0, 79, -97, -18, 62, -115, -35, 44, 124, -53, 27, 106]
func &row_i8 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_i8)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread i8 <* i8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %i, dread i32 %w), dread i32 %k)), constval i64 1)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &column_i8 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_i8)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread i8 <* i8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %w), dread i32 %i)), constval i64 1)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &offset_i8 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_i8)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread i8 <* i8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (dread i32 %k, mul i32 (dread i32 %w, dread i32 %i))), constval i64 1)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &both_i8 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_i8)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread i8 <* i8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %k), dread i32 %k)), constval i64 1)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
var $table_u8 fstatic <[12] u8> = [0, 79, 159, 238, 62, 141, 221, 44, 124, 203, 27, 106]
func &row_u8 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_u8)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread u8 <* u8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %i, dread i32 %w), dread i32 %k)), constval i64 1)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &column_u8 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_u8)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread u8 <* u8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %w), dread i32 %i)), constval i64 1)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &offset_u8 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_u8)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread u8 <* u8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (dread i32 %k, mul i32 (dread i32 %w, dread i32 %i))), constval i64 1)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &both_u8 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_u8)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread u8 <* u8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %k), dread i32 %k)), constval i64 1)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
var $table_i16 fstatic <[12] i16> = [0, -5809, -11617, -17426, -23234, -29043, 30685, 24876, 19068, 13259, 7451, 1642]
func &row_i16 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_i16)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread i16 <* i16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %i, dread i32 %w), dread i32 %k)), constval i64 2)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &column_i16 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_i16)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread i16 <* i16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %w), dread i32 %i)), constval i64 2)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &offset_i16 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_i16)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread i16 <* i16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (dread i32 %k, mul i32 (dread i32 %w, dread i32 %i))), constval i64 2)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &both_i16 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_i16)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread i16 <* i16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %k), dread i32 %k)), constval i64 2)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
var $table_u16 fstatic <[12] u16> = [0, 59727, 53919, 48110, 42302, 36493, 30685, 24876, 19068, 13259, 7451, 1642]
func &row_u16 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_u16)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread u16 <* u16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %i, dread i32 %w), dread i32 %k)), constval i64 2)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &column_u16 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_u16)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread u16 <* u16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %w), dread i32 %i)), constval i64 2)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &offset_u16 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_u16)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread u16 <* u16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (dread i32 %k, mul i32 (dread i32 %w, dread i32 %i))), constval i64 2)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &both_u16 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_u16)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread u16 <* u16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %k), dread i32 %k)), constval i64 2)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
var $table_i32 fstatic <[12] i32> = [0, 925886799, 1851773599, -1517306898, -591420098, 334466701, 1260353501, -2108726996, -1182840196, -256953397, 668933403, 1594820202]
func &row_i32 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_i32)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %i, dread i32 %w), dread i32 %k)), constval i64 4)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &column_i32 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_i32)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %w), dread i32 %i)), constval i64 4)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &offset_i32 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_i32)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (dread i32 %k, mul i32 (dread i32 %w, dread i32 %i))), constval i64 4)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &both_i32 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_i32)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %k), dread i32 %k)), constval i64 4)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
var $table_u32 fstatic <[12] u32> = [0, 925886799, 1851773599, 2777660398, 3703547198, 334466701, 1260353501, 2186240300, 3112127100, 4038013899, 668933403, 1594820202]
func &row_u32 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_u32)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %i, dread i32 %w), dread i32 %k)), constval i64 4)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &column_u32 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_u32)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %w), dread i32 %i)), constval i64 4)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &offset_u32 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_u32)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (dread i32 %k, mul i32 (dread i32 %w, dread i32 %i))), constval i64 4)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &both_u32 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_u32)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %k), dread i32 %k)), constval i64 4)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
var $table_i64 fstatic <[12] i64> = [0, 5566755282872655, 11133510565745311, 16700265848617966, 22267021131490622, 27833776414363277, 33400531697235933, 38967286980108588, 44534042262981244, 50100797545853899, 55667552828726555, 61234308111599210]
func &row_i64 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_i64)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %i, dread i32 %w), dread i32 %k)), constval i64 8)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &column_i64 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_i64)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %w), dread i32 %i)), constval i64 8)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &offset_i64 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_i64)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (dread i32 %k, mul i32 (dread i32 %w, dread i32 %i))), constval i64 8)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &both_i64 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_i64)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %k), dread i32 %k)), constval i64 8)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
var $table_u64 fstatic <[12] u64> = [0, 5566755282872655, 11133510565745311, 16700265848617966, 22267021131490622, 27833776414363277, 33400531697235933, 38967286980108588, 44534042262981244, 50100797545853899, 55667552828726555, 61234308111599210]
func &row_u64 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_u64)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread u64 <* u64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %i, dread i32 %w), dread i32 %k)), constval i64 8)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &column_u64 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_u64)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread u64 <* u64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %w), dread i32 %i)), constval i64 8)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &offset_u64 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_u64)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread u64 <* u64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (dread i32 %k, mul i32 (dread i32 %w, dread i32 %i))), constval i64 8)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
func &both_u64 (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_u64)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (mul i64 (dread i64 %sum, constval i64 3), iread u64 <* u64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %k), dread i32 %k)), constval i64 8)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
var $table_f32 fstatic <[12] f32> = [-4.0f, -2.5f, -1.0f, 0.5f, 2.0f, 3.5f, 5.0f, 6.5f, 8.0f, 9.5f, 11.0f, 12.5f]
func &row_f32 (var %i i32, var %w i32, var %n i32) f32 {
  var %p ptr
  var %k i32
  var %sum f32
  dassign %p (addrof ptr $table_f32)
  dassign %sum (constval f32 0.0f)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add f32 (mul f32 (dread f32 %sum, constval f32 2.0f), iread f32 <* f32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %i, dread i32 %w), dread i32 %k)), constval i64 4)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread f32 %sum)
}
func &column_f32 (var %i i32, var %w i32, var %n i32) f32 {
  var %p ptr
  var %k i32
  var %sum f32
  dassign %p (addrof ptr $table_f32)
  dassign %sum (constval f32 0.0f)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add f32 (mul f32 (dread f32 %sum, constval f32 2.0f), iread f32 <* f32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %w), dread i32 %i)), constval i64 4)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread f32 %sum)
}
func &offset_f32 (var %i i32, var %w i32, var %n i32) f32 {
  var %p ptr
  var %k i32
  var %sum f32
  dassign %p (addrof ptr $table_f32)
  dassign %sum (constval f32 0.0f)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add f32 (mul f32 (dread f32 %sum, constval f32 2.0f), iread f32 <* f32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (dread i32 %k, mul i32 (dread i32 %w, dread i32 %i))), constval i64 4)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread f32 %sum)
}
func &both_f32 (var %i i32, var %w i32, var %n i32) f32 {
  var %p ptr
  var %k i32
  var %sum f32
  dassign %p (addrof ptr $table_f32)
  dassign %sum (constval f32 0.0f)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add f32 (mul f32 (dread f32 %sum, constval f32 2.0f), iread f32 <* f32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %k), dread i32 %k)), constval i64 4)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread f32 %sum)
}
var $table_f64 fstatic <[12] f64> = [-4.0, -2.5, -1.0, 0.5, 2.0, 3.5, 5.0, 6.5, 8.0, 9.5, 11.0, 12.5]
func &row_f64 (var %i i32, var %w i32, var %n i32) f64 {
  var %p ptr
  var %k i32
  var %sum f64
  dassign %p (addrof ptr $table_f64)
  dassign %sum (constval f64 0.0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add f64 (mul f64 (dread f64 %sum, constval f64 2.0), iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %i, dread i32 %w), dread i32 %k)), constval i64 8)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread f64 %sum)
}
func &column_f64 (var %i i32, var %w i32, var %n i32) f64 {
  var %p ptr
  var %k i32
  var %sum f64
  dassign %p (addrof ptr $table_f64)
  dassign %sum (constval f64 0.0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add f64 (mul f64 (dread f64 %sum, constval f64 2.0), iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %w), dread i32 %i)), constval i64 8)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread f64 %sum)
}
func &offset_f64 (var %i i32, var %w i32, var %n i32) f64 {
  var %p ptr
  var %k i32
  var %sum f64
  dassign %p (addrof ptr $table_f64)
  dassign %sum (constval f64 0.0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add f64 (mul f64 (dread f64 %sum, constval f64 2.0), iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (dread i32 %k, mul i32 (dread i32 %w, dread i32 %i))), constval i64 8)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread f64 %sum)
}
func &both_f64 (var %i i32, var %w i32, var %n i32) f64 {
  var %p ptr
  var %k i32
  var %sum f64
  dassign %p (addrof ptr $table_f64)
  dassign %sum (constval f64 0.0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add f64 (mul f64 (dread f64 %sum, constval f64 2.0), iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %k), dread i32 %k)), constval i64 8)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread f64 %sum)
}
# The product wraps at 32 bits before it is extended.
func &wraps (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %sum i64
  dassign %p (addrof ptr $table_i64)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %sum (add i64 (dread i64 %sum, iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %i, dread i32 %w), dread i32 %k)), constval i64 8)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}
# The index as an unsigned number is no row index.
func &unsigned_index (var %i u32, var %w u32, var %n u32) i64 {
  var %p ptr
  var %k u32
  var %sum i64
  dassign %p (addrof ptr $table_i32)
  dassign %sum (constval i64 0)
  dassign %k (constval u32 0)
  while (lt u1 u32 (dread u32 %k, dread u32 %n)) {
    dassign %sum (add i64 (dread i64 %sum, iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 u32 (add u32 (mul u32 (dread u32 %i, dread u32 %w), dread u32 %k)), constval i64 4)))))
    dassign %k (add u32 (dread u32 %k, constval u32 1))
  }
  return (dread i64 %sum)
}
# The index is used again.
func &kept_index (var %i i32, var %w i32, var %n i32) i64 {
  var %p ptr
  var %k i32
  var %at i32
  var %sum i64
  dassign %p (addrof ptr $table_i32)
  dassign %sum (constval i64 0)
  dassign %k (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %at (add i32 (mul i32 (dread i32 %i, dread i32 %w), dread i32 %k))
    dassign %sum (add i64 (mul i64 (dread i64 %sum, cvt i64 i32 (dread i32 %at)), iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %at), constval i64 4)))))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i64 %sum)
}

# run: &row_i8(i32 1, i32 4, i32 3) == i64 178
# run: &row_i8(i32 2, i32 3, i32 3) == i64 -59
# run: &row_i8(i32 0, i32 5, i32 3) == i64 140
# run: &column_i8(i32 1, i32 4, i32 3) == i64 313
# run: &column_i8(i32 2, i32 3, i32 3) == i64 -1094
# run: &column_i8(i32 0, i32 5, i32 3) == i64 -318
# run: &offset_i8(i32 1, i32 4, i32 3) == i64 178
# run: &offset_i8(i32 2, i32 3, i32 3) == i64 -59
# run: &offset_i8(i32 0, i32 5, i32 3) == i64 140
# run: &both_i8(i32 1, i32 4, i32 3) == i64 -326
# run: &both_i8(i32 2, i32 3, i32 3) == i64 -326
# run: &both_i8(i32 0, i32 5, i32 3) == i64 -326
# run: &row_u8(i32 1, i32 4, i32 3) == i64 1202
# run: &row_u8(i32 2, i32 3, i32 3) == i64 2245
# run: &row_u8(i32 0, i32 5, i32 3) == i64 396
# run: &column_u8(i32 1, i32 4, i32 3) == i64 1337
# run: &column_u8(i32 2, i32 3, i32 3) == i64 1978
# run: &column_u8(i32 0, i32 5, i32 3) == i64 450
# run: &offset_u8(i32 1, i32 4, i32 3) == i64 1202
# run: &offset_u8(i32 2, i32 3, i32 3) == i64 2245
# run: &offset_u8(i32 0, i32 5, i32 3) == i64 396
# run: &both_u8(i32 1, i32 4, i32 3) == i64 698
# run: &both_u8(i32 2, i32 3, i32 3) == i64 698
# run: &both_u8(i32 0, i32 5, i32 3) == i64 698
# run: &row_i16(i32 1, i32 4, i32 3) == i64 -265550
# run: &row_i16(i32 2, i32 3, i32 3) == i64 369861
# run: &row_i16(i32 0, i32 5, i32 3) == i64 -29044
# run: &column_i16(i32 1, i32 4, i32 3) == i64 -126151
# run: &column_i16(i32 2, i32 3, i32 3) == i64 -172614
# run: &column_i16(i32 0, i32 5, i32 3) == i64 -79678
# run: &offset_i16(i32 1, i32 4, i32 3) == i64 -265550
# run: &offset_i16(i32 2, i32 3, i32 3) == i64 369861
# run: &offset_i16(i32 0, i32 5, i32 3) == i64 -29044
# run: &both_i16(i32 1, i32 4, i32 3) == i64 -4166
# run: &both_i16(i32 2, i32 3, i32 3) == i64 -4166
# run: &both_i16(i32 0, i32 5, i32 3) == i64 -4166
# run: &row_u16(i32 1, i32 4, i32 3) == i64 520882
# run: &row_u16(i32 2, i32 3, i32 3) == i64 369861
# run: &row_u16(i32 0, i32 5, i32 3) == i64 233100
# run: &column_u16(i32 1, i32 4, i32 3) == i64 660281
# run: &column_u16(i32 2, i32 3, i32 3) == i64 613818
# run: &column_u16(i32 0, i32 5, i32 3) == i64 116930
# run: &offset_u16(i32 1, i32 4, i32 3) == i64 520882
# run: &offset_u16(i32 2, i32 3, i32 3) == i64 369861
# run: &offset_u16(i32 0, i32 5, i32 3) == i64 233100
# run: &both_u16(i32 1, i32 4, i32 3) == i64 192442
# run: &both_u16(i32 2, i32 3, i32 3) == i64 192442
# run: &both_u16(i32 0, i32 5, i32 3) == i64 192442
# run: &row_i32(i32 1, i32 4, i32 3) == i64 -3059027278
# run: &row_i32(i32 2, i32 3, i32 3) == i64 3834160325
# run: &row_i32(i32 0, i32 5, i32 3) == i64 4629433996
# run: &column_i32(i32 1, i32 4, i32 3) == i64 9079427897
# run: &column_i32(i32 2, i32 3, i32 3) == i64 16486522298
# run: &column_i32(i32 0, i32 5, i32 3) == i64 1672333506
# run: &offset_i32(i32 1, i32 4, i32 3) == i64 -3059027278
# run: &offset_i32(i32 2, i32 3, i32 3) == i64 3834160325
# run: &offset_i32(i32 0, i32 5, i32 3) == i64 4629433996
# run: &both_i32(i32 1, i32 4, i32 3) == i64 6815674298
# run: &both_i32(i32 2, i32 3, i32 3) == i64 6815674298
# run: &both_i32(i32 0, i32 5, i32 3) == i64 6815674298
# run: &row_u32(i32 1, i32 4, i32 3) == i64 35595678386
# run: &row_u32(i32 2, i32 3, i32 3) == i64 21014029509
# run: &row_u32(i32 0, i32 5, i32 3) == i64 4629433996
# run: &column_u32(i32 1, i32 4, i32 3) == i64 13374395193
# run: &column_u32(i32 2, i32 3, i32 3) == i64 20781489594
# run: &column_u32(i32 0, i32 5, i32 3) == i64 1672333506
# run: &offset_u32(i32 1, i32 4, i32 3) == i64 35595678386
# run: &offset_u32(i32 2, i32 3, i32 3) == i64 21014029509
# run: &offset_u32(i32 0, i32 5, i32 3) == i64 4629433996
# run: &both_u32(i32 1, i32 4, i32 3) == i64 6815674298
# run: &both_u32(i32 2, i32 3, i32 3) == i64 6815674298
# run: &both_u32(i32 0, i32 5, i32 3) == i64 6815674298
# run: &row_i64(i32 1, i32 4, i32 3) == i64 317305051123741362
# run: &row_i64(i32 2, i32 3, i32 3) == i64 462040688478430405
# run: &row_i64(i32 0, i32 5, i32 3) == i64 27833776414363276
# run: &column_i64(i32 1, i32 4, i32 3) == i64 183702924334797625
# run: &column_i64(i32 2, i32 3, i32 3) == i64 228236966597778874
# run: &column_i64(i32 0, i32 5, i32 3) == i64 139168882071816386
# run: &offset_i64(i32 1, i32 4, i32 3) == i64 317305051123741362
# run: &offset_i64(i32 2, i32 3, i32 3) == i64 462040688478430405
# run: &offset_i64(i32 0, i32 5, i32 3) == i64 27833776414363276
# run: &both_i64(i32 1, i32 4, i32 3) == i64 66801063394471866
# run: &both_i64(i32 2, i32 3, i32 3) == i64 66801063394471866
# run: &both_i64(i32 0, i32 5, i32 3) == i64 66801063394471866
# run: &row_u64(i32 1, i32 4, i32 3) == i64 317305051123741362
# run: &row_u64(i32 2, i32 3, i32 3) == i64 462040688478430405
# run: &row_u64(i32 0, i32 5, i32 3) == i64 27833776414363276
# run: &column_u64(i32 1, i32 4, i32 3) == i64 183702924334797625
# run: &column_u64(i32 2, i32 3, i32 3) == i64 228236966597778874
# run: &column_u64(i32 0, i32 5, i32 3) == i64 139168882071816386
# run: &offset_u64(i32 1, i32 4, i32 3) == i64 317305051123741362
# run: &offset_u64(i32 2, i32 3, i32 3) == i64 462040688478430405
# run: &offset_u64(i32 0, i32 5, i32 3) == i64 27833776414363276
# run: &both_u64(i32 1, i32 4, i32 3) == i64 66801063394471866
# run: &both_u64(i32 2, i32 3, i32 3) == i64 66801063394471866
# run: &both_u64(i32 0, i32 5, i32 3) == i64 66801063394471866
# run: &row_f32(i32 1, i32 4, i32 3) == f32 20.0
# run: &row_f32(i32 2, i32 3, i32 3) == f32 41.0
# run: &row_f32(i32 0, i32 5, i32 3) == f32 -22.0
# run: &column_f32(i32 1, i32 4, i32 3) == f32 6.5
# run: &column_f32(i32 2, i32 3, i32 3) == f32 11.0
# run: &column_f32(i32 0, i32 5, i32 3) == f32 2.0
# run: &offset_f32(i32 1, i32 4, i32 3) == f32 20.0
# run: &offset_f32(i32 2, i32 3, i32 3) == f32 41.0
# run: &offset_f32(i32 0, i32 5, i32 3) == f32 -22.0
# run: &both_f32(i32 1, i32 4, i32 3) == f32 -13.0
# run: &both_f32(i32 2, i32 3, i32 3) == f32 -13.0
# run: &both_f32(i32 0, i32 5, i32 3) == f32 -13.0
# run: &row_f64(i32 1, i32 4, i32 3) == f64 20.0
# run: &row_f64(i32 2, i32 3, i32 3) == f64 41.0
# run: &row_f64(i32 0, i32 5, i32 3) == f64 -22.0
# run: &column_f64(i32 1, i32 4, i32 3) == f64 6.5
# run: &column_f64(i32 2, i32 3, i32 3) == f64 11.0
# run: &column_f64(i32 0, i32 5, i32 3) == f64 2.0
# run: &offset_f64(i32 1, i32 4, i32 3) == f64 20.0
# run: &offset_f64(i32 2, i32 3, i32 3) == f64 41.0
# run: &offset_f64(i32 0, i32 5, i32 3) == f64 -22.0
# run: &both_f64(i32 1, i32 4, i32 3) == f64 -13.0
# run: &both_f64(i32 2, i32 3, i32 3) == f64 -13.0
# run: &both_f64(i32 0, i32 5, i32 3) == f64 -13.0
# run: &wraps(i32 65536, i32 65536, i32 4) == i64 33400531697235932
# run: &unsigned_index(u32 2, u32 3, u32 3) == i64 -2031213691
# run: &kept_index(i32 1, i32 3, i32 3) == i64 -32968771749

# regcode:
# &row_i8
#     0  0020  Const64                  s    5, 0, 0, 0 [$table_i8 0x0]
#     2  0028  Const32                  s    7, 0, 0, 0
#     3  0030  Const32                  s    6, 0, 0, 0
#     4  0040  BranchGeS32              ss   6, 2, 96, 0
#     5  0048  Copy                     Ps   6, 6, 0, 0
#     6  0060  MulAdd32                 Qssp 12, 0, 1, 6
#     7  007c  LoadIndexedMemS8Signed32 Qsq  11, 5, 12, 0
#     8  0080  MulAdd64                 qsiq 7, 7, 3, 11
#     9  00a8  StepLtS32Back            Pis  6, 1, 2, 65530
#    10  00b4  Return64                 s    7, 0, 0, 0
# &offset_u16
#     0  0020  Const64                  s    5, 0, 0, 0 [$table_u16 0x0]
#     2  0028  Const32                  s    7, 0, 0, 0
#     3  0030  Const32                  s    6, 0, 0, 0
#     4  0040  BranchGeS32              ss   6, 2, 96, 0
#     5  0048  Copy                     Ps   6, 6, 0, 0
#     6  0064  MulAdd32                 Qssp 12, 1, 0, 6
#     7  007c  LoadIndexedMem16Signed32 Qsq  11, 5, 12, 0
#     8  0080  MulAdd64                 qsiq 7, 7, 3, 11
#     9  00a8  StepLtS32Back            Pis  6, 1, 2, 65530
#    10  00b4  Return64                 s    7, 0, 0, 0
# &row_u64
#     0  0020  Const64                  s    5, 0, 0, 0 [$table_u64 0x0]
#     2  0028  Const32                  s    7, 0, 0, 0
#     3  0030  Const32                  s    6, 0, 0, 0
#     4  0040  BranchGeS32              ss   6, 2, 80, 0
#     5  0048  Copy                     Ps   6, 6, 0, 0
#     6  007c  LoadRowMem64             qsssp 11, 5, 0, 1
#     7  0084  ScaledFull               qss  7, 7, 11, 3
#     8  00a8  StepLtS32Back            Pis  6, 1, 2, 65532
#     9  00b4  Return64                 s    7, 0, 0, 0
