# test run
# What is known at compile time is converted as at run time: through i32 to what is narrower, of which the low bits stay.

func &i8 () i8 { return (cvt i8 f64 (constval f64 300.0)) }
func &u8 () u8 { return (cvt u8 f64 (constval f64 -1.0)) }
func &i16 () i16 { return (cvt i16 f64 (constval f64 1e10)) }
func &u16 () u16 { return (cvt u16 f32 (constval f32 -2.5f)) }
func &i32 () i32 { return (cvt i32 f64 (constval f64 1e10)) }
func &u32 () u32 { return (cvt u32 f64 (constval f64 -1.0)) }
func &i64 () i64 { return (cvt i64 f64 (constval f64 -1e30)) }
func &u64 () u64 { return (cvt u64 f32 (constval f32 1e30f)) }
func &ceiled () i8 { return (ceil i8 f64 (constval f64 299.5)) }
func &rounded () u8 { return (round u8 f64 (constval f64 -0.6)) }
func &kept () i32 {
  var %x i8
  dassign %x (cvt i8 f64 (constval f64 300.0))
  return (dread i32 %x)
}

# run: &i8() == i8 44
# run: &u8() == u8 255
# run: &i16() == i16 -1
# run: &u16() == u16 65534
# run: &i32() == i32 2147483647
# run: &u32() == u32 0
# run: &i64() == i64 -9223372036854775808
# run: &u64() == u64 18446744073709551615
# run: &ceiled() == i8 44
# run: &rounded() == u8 255
# run: &kept() == i32 44
