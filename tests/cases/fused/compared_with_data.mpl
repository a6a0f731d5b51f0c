# test run
# A random program: a float at a constant address is compared, and its data word comes after it.

type $R0_14146496 <union {@m0 <[8] i8>, @m1 u64, @m2 i64, @m3 i64}>
type $R1_14146496 <struct {@m0 <$R0_14146496>, @m1 <[8] i32>, @m2 f64, @m3 <[1] f64>, @m4 :58 i64, @m5 :45 u64}>
var $g0_14146496 u64
var $g1_14146496 i32
var $g9_14146496 <$R1_14146496>
var $g10_14146496 <[2] <$R1_14146496>> = [[1= [3= 0xddeb632afedab1ef], 2= [0xf5dd20d7, 14, 13, 0x7fffffff, 2, 6, 0x3155, 12], 3= 4.0, 4= [10.0], 5= 17, 6= 0x4000001], [1= [3= -1], 2= [8, 0x200001, -13, 0xa831e60, 13, 16, 0x10d29, 0x80000000], 3= 0x10000000000000, 4= [-0.0], 5= 19, 6= 3]]
func &f0_14146496 () void {
  call &f2_14146496 (constval u16 0, select i32 (le u8 f64 (iread f64 <* <$R1_14146496>> 7 (array 1 ptr <* <[2] <$R1_14146496>>> (addrof ptr $g10_14146496, constval i32 0)), select f64 (eq i32 f64 (iread f64 <* f64> (array 1 a64 <* <[1] f64>> (iaddrof ptr <* <$R1_14146496>> 8 (array 1 ptr <* <[2] <$R1_14146496>>> (addrof ptr $g10_14146496, constval i64 0)), constval i32 0)), iread f64 <* f64> (add a64 (addrof ptr $g9_14146496 8, constval i64 0))), iread f64 <* f64> (array 0 a64 <* <[1] f64>> (iaddrof ptr <* <$R1_14146496>> 8 (array 1 ptr <* <[2] <$R1_14146496>>> (addrof ptr $g10_14146496, constval i16 0)), constval u64 0)), constval f64 0.0)), constval i32 0, iread i32 <* <$R1_14146496>> 5 (add ptr (addrof ptr $g10_14146496, constval i64 0))), addrof ptr $g9_14146496 2)
}
func &f1_14146496 () u64 {
  return (dread u64 $g0_14146496)
}
func &f2_14146496 static (reg %1 u16, reg %2 i32, var %v0 <* <[8] i8>>) u32 {
  dassign $g0_14146496 (mul u64 (bxor u64 (dread u64 $g0_14146496, cvt u64 i32 (regread i32 %2)), constval u64 0x9e3779b97f4a7c15))
  return (constval u32 0)
}

# run: &f0_14146496()
# run: &f1_14146496() == u64 5038320332012149915

