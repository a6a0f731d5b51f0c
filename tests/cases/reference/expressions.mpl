# test run
# Operators, each once with its shortest operands.

func &add_ (var %a i32, var %b i32) i32 {
  return (add i32 (dread i32 %a, dread i32 %b))
}

func &sub_ (var %a i32, var %b i32) i32 {
  return (sub i32 (dread i32 %a, dread i32 %b))
}

func &mul_ (var %a i32, var %b i32) i32 {
  return (mul i32 (dread i32 %a, dread i32 %b))
}

func &div_ (var %a i32, var %b i32) i32 {
  return (div i32 (dread i32 %a, dread i32 %b))
}

func &rem_ (var %a i32, var %b i32) i32 {
  return (rem i32 (dread i32 %a, dread i32 %b))
}

func &ashr_ (var %a i32, var %b i32) i32 {
  return (ashr i32 (dread i32 %a, dread i32 %b))
}

func &lshr_ (var %a i32, var %b i32) i32 {
  return (lshr i32 (dread i32 %a, dread i32 %b))
}

func &shl_ (var %a i32, var %b i32) i32 {
  return (shl i32 (dread i32 %a, dread i32 %b))
}

func &max_ (var %a i32, var %b i32) i32 {
  return (max i32 (dread i32 %a, dread i32 %b))
}

func &min_ (var %a i32, var %b i32) i32 {
  return (min i32 (dread i32 %a, dread i32 %b))
}

func &band_ (var %a i32, var %b i32) i32 {
  return (band i32 (dread i32 %a, dread i32 %b))
}

func &bior_ (var %a i32, var %b i32) i32 {
  return (bior i32 (dread i32 %a, dread i32 %b))
}

func &bxor_ (var %a i32, var %b i32) i32 {
  return (bxor i32 (dread i32 %a, dread i32 %b))
}

func &land_ (var %a i32, var %b i32) i32 {
  return (land i32 (dread i32 %a, dread i32 %b))
}

func &lior_ (var %a i32, var %b i32) i32 {
  return (lior i32 (dread i32 %a, dread i32 %b))
}

func &cand_ (var %a i32, var %b i32) i32 {
  return (cand i32 (dread i32 %a, dread i32 %b))
}

func &cior_ (var %a i32, var %b i32) i32 {
  return (cior i32 (dread i32 %a, dread i32 %b))
}

func &eq_ (var %a i32, var %b i32) u1 {
  return (eq u1 i32 (dread i32 %a, dread i32 %b))
}

func &ne_ (var %a i32, var %b i32) u1 {
  return (ne u1 i32 (dread i32 %a, dread i32 %b))
}

func &lt_ (var %a i32, var %b i32) u1 {
  return (lt u1 i32 (dread i32 %a, dread i32 %b))
}

func &le_ (var %a i32, var %b i32) u1 {
  return (le u1 i32 (dread i32 %a, dread i32 %b))
}

func &gt_ (var %a i32, var %b i32) u1 {
  return (gt u1 i32 (dread i32 %a, dread i32 %b))
}

func &ge_ (var %a i32, var %b i32) u1 {
  return (ge u1 i32 (dread i32 %a, dread i32 %b))
}

func &cmp_ (var %a f64, var %b f64) i32 {
  return (cmp i32 f64 (dread f64 %a, dread f64 %b))
}

func &cmpl_ (var %a f64, var %b f64) i32 {
  return (cmpl i32 f64 (dread f64 %a, dread f64 %b))
}

func &cmpg_ (var %a f64, var %b f64) i32 {
  return (cmpg i32 f64 (dread f64 %a, dread f64 %b))
}

func &abs_ (var %a i32) i32 {
  return (abs i32 (dread i32 %a))
}

func &bnot_ (var %a i32) i32 {
  return (bnot i32 (dread i32 %a))
}

func &lnot_ (var %a i32) i32 {
  return (lnot i32 (dread i32 %a))
}

func &neg_ (var %a i32) i32 {
  return (neg i32 (dread i32 %a))
}

func &recip_ (var %a f64) f64 {
  return (recip f64 (dread f64 %a))
}

func &sqrt_ (var %a f64) f64 {
  return (sqrt f64 (dread f64 %a))
}

func &ceil_ (var %a f64) i32 {
  return (ceil i32 f64 (dread f64 %a))
}

func &floor_ (var %a f64) i32 {
  return (floor i32 f64 (dread f64 %a))
}

func &round_ (var %a f64) i32 {
  return (round i32 f64 (dread f64 %a))
}

func &trunc_ (var %a f64) i32 {
  return (trunc i32 f64 (dread f64 %a))
}

func &cvt_ (var %a f64) i32 {
  return (cvt i32 f64 (dread f64 %a))
}

func &retype_ (var %a f64) i64 {
  return (retype i64 f64 (dread f64 %a))
}

func &sext_ (var %a i32) i32 {
  return (sext i32 8 (dread i32 %a))
}

func &zext_ (var %a i32) i32 {
  return (zext i32 8 (dread i32 %a))
}

func &extractbits_ (var %a i32) u32 {
  return (extractbits u32 4 8 (dread i32 %a))
}

func &depositbits_ (var %a i32, var %b i32) i32 {
  return (depositbits i32 4 8 (dread i32 %a, dread i32 %b))
}

func &select_ (var %a i32) i32 {
  return (select i32 (dread i32 %a, constval i32 1, constval i32 2))
}

type $point <struct { @x i32, @y i32 }>
var $origin <$point> = [1 = 10, 2 = 20]
var $row <[4] i32> = [2, 3, 5, 7]

func &variables_ () i32 {
  var %p <* <$point>>
  dassign %p (addrof ptr $origin)
  regassign i32 %1 (iread i32 <* <$point>> 1 (dread ptr %p))
  iassign <* i32> (iaddrof ptr <* <$point>> 2 (dread ptr %p), constval i32 30)
  return (add i32 (regread i32 %1, dread i32 $origin 2))
}

func &element_ (var %i i32) i32 {
  return (iread i32 <* i32> (array 1 ptr <* <[4] i32>> (addrof ptr $row, dread i32 %i)))
}

func &element_add_ () i32 {
  return (iread i32 <* i32> (CG_array_elem_add ptr (addrof ptr $row, constval i64 8)))
}

func &sizes_ () u32 {
  return (add u32 (sizeoftype u32 <$point>, fieldsdist u32 <$point> 1 2))
}

func &constants_ () i32 {
  var %text <* i8>
  var %wide <* u16>
  dassign %text (conststr ptr "A")
  dassign %wide (conststr16 ptr "B")
  return (add i32 (
    ireadoff i32 0 (addrof ptr $row),
    add i32 (iread i32 <* i8> (dread ptr %text), iread i32 <* u16> (dread ptr %wide))))
}

func &addresses_ (var %n i32) i32 {
  var %f <* <func (i32) i32>>
  var %place <* void>
  dassign %f (addroffunc ptr &neg_)
  dassign %place (addroflabel ptr @out)
  icallassigned (dread ptr %f, dread i32 %n) { dassign %n }
  igoto (dread ptr %place)
@out
  return (dread i32 %n)
}

func &frame_ (var %n i32) i32 {
  var %p <* i32>
  var %q <* <$point>>
  var %r <* i32>
  dassign %p (alloca ptr (constval u64 4))
  dassign %q (stackmalloc ptr <$point>)
  dassign %r (stackmallocjarray ptr <[] i32> (constval i32 3))
  iassign <* i32> (dread ptr %p, dread i32 %n)
  iassign <* <$point>> 1 (dread ptr %q, iread i32 <* i32> (dread ptr %p))
  iassign <* i32> (dread ptr %r, iread i32 <* <$point>> 1 (dread ptr %q))
  return (iread i32 <* i32> (dread ptr %r))
}

# run: &add_(i32 40, i32 2) == i32 42
# run: &sub_(i32 5, i32 7) == i32 -2
# run: &mul_(i32 6, i32 7) == i32 42
# run: &div_(i32 -7, i32 2) == i32 -3
# run: &rem_(i32 -7, i32 2) == i32 -1
# run: &ashr_(i32 -8, i32 1) == i32 -4
# run: &lshr_(i32 -8, i32 1) == i32 2147483644
# run: &shl_(i32 1, i32 5) == i32 32
# run: &max_(i32 3, i32 -4) == i32 3
# run: &min_(i32 3, i32 -4) == i32 -4
# run: &band_(i32 12, i32 10) == i32 8
# run: &bior_(i32 12, i32 10) == i32 14
# run: &bxor_(i32 12, i32 10) == i32 6
# run: &land_(i32 2, i32 4) == i32 1
# run: &lior_(i32 0, i32 4) == i32 1
# run: &cand_(i32 2, i32 0) == i32 0
# run: &cior_(i32 0, i32 0) == i32 0
# run: &eq_(i32 1, i32 1) == u1 1
# run: &ne_(i32 1, i32 1) == u1 0
# run: &lt_(i32 -1, i32 1) == u1 1
# run: &le_(i32 1, i32 1) == u1 1
# run: &gt_(i32 -1, i32 1) == u1 0
# run: &ge_(i32 1, i32 1) == u1 1
# run: &cmp_(f64 1.0, f64 2.0) == i32 -1
# run: &cmp_(f64 nan, f64 2.0) == i32 1
# run: &cmpl_(f64 1.0, f64 2.0) == i32 -1
# run: &cmpl_(f64 nan, f64 2.0) == i32 -1
# run: &cmpg_(f64 1.0, f64 2.0) == i32 -1
# run: &cmpg_(f64 nan, f64 2.0) == i32 1
# run: &abs_(i32 -5) == i32 5
# run: &bnot_(i32 5) == i32 -6
# run: &lnot_(i32 5) == i32 0
# run: &neg_(i32 5) == i32 -5
# run: &recip_(f64 4.0) == f64 0.25
# run: &sqrt_(f64 9.0) == f64 3.0
# run: &ceil_(f64 2.1) == i32 3
# run: &floor_(f64 -2.1) == i32 -3
# run: &round_(f64 2.5) == i32 3
# run: &trunc_(f64 -2.9) == i32 -2
# run: &cvt_(f64 2.9) == i32 2
# run: &retype_(f64 1.0) == i64 4607182418800017408
# run: &sext_(i32 200) == i32 -56
# run: &zext_(i32 -1) == i32 255
# run: &extractbits_(i32 2748) == u32 171
# run: &depositbits_(i32 0, i32 171) == i32 2736
# run: &select_(i32 7) == i32 1
# run: &select_(i32 0) == i32 2
# run: &variables_() == i32 40
# run: &element_(i32 2) == i32 5
# run: &element_(i32 4) traps "out of bounds"
# run: &element_add_() == i32 5
# run: &sizes_() == u32 12
# run: &constants_() == i32 133
# run: &addresses_(i32 3) == i32 -3
# run: &frame_(i32 3) == i32 3
