# graphsearch.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $edge <struct {
  @to i32,
  @weight i32,
  @next i32}>
type $graph <struct {
  @vertices i32,
  @edges i32,
  @first <* i32>,
  @edge <* <$edge>>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &calloc public extern (var %a0 u64, var %a1 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &exit public extern (var %a0 i32) void
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $rng fstatic u32 = 1

func &pick static used (var %limit i32) i32 {
  dassign $rng 0 (bxor u32 (dread u32 $rng, shl u32 (dread u32 $rng, constval i32 13)))
  dassign $rng 0 (bxor u32 (dread u32 $rng, lshr u32 (dread u32 $rng, constval i32 17)))
  dassign $rng 0 (bxor u32 (dread u32 $rng, shl u32 (dread u32 $rng, constval i32 5)))
  return (cvt i32 u32 (rem u32 (dread u32 $rng, cvt u32 i32 (dread i32 %limit))))
}

func &add_edge static used (var %g <* <$graph>>, var %from i32, var %to i32, var %weight i32) void {
  var %e <* <$edge>>
  var %post_1 i32
  dassign %e 0 (add ptr (iread ptr <* <$graph>> 4 (dread ptr %g), mul i64 (cvt i64 i32 (iread i32 <* <$graph>> 2 (dread ptr %g)), constval i64 12)))
  iassign <* <$edge>> 1 (dread ptr %e, dread i32 %to)
  iassign <* <$edge>> 2 (dread ptr %e, dread i32 %weight)
  iassign <* <$edge>> 3 (dread ptr %e, iread i32 <* i32> 0 (add ptr (iread ptr <* <$graph>> 3 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %from), constval i64 4))))
  dassign %post_1 0 (iread i32 <* <$graph>> 2 (dread ptr %g))
  iassign <* <$graph>> 2 (dread ptr %g, add i32 (dread i32 %post_1, constval i32 1))
  iassign <* i32> 0 (add ptr (iread ptr <* <$graph>> 3 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %from), constval i64 4)), dread i32 %post_1)
  return ()
}

func &build static used (var %g <* <$graph>>, var %n i32) void {
  var %retVar_2 <* void>
  var %retVar_3 <* void>
  var %i i32
  var %i_6 i32
  var %degree i32
  var %retVar_9 i32
  var %base i32
  var %span i32
  var %cond_10 i32
  var %k i32
  var %to i32
  var %retVar_13 i32
  var %retVar_14 i32
  iassign <* <$graph>> 1 (dread ptr %g, dread i32 %n)
  iassign <* <$graph>> 2 (dread ptr %g, constval i32 0)
  callassigned &malloc (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 4)) { dassign %retVar_2 0 }
  iassign <* <$graph>> 3 (dread ptr %g, dread ptr %retVar_2)
  callassigned &malloc (mul u64 (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 4), constval u64 12)) { dassign %retVar_3 0 }
  iassign <* <$graph>> 4 (dread ptr %g, dread ptr %retVar_3)
  if (cior i32 (eq u1 ptr (iread ptr <* <$graph>> 3 (dread ptr %g), constval ptr 0), eq u1 ptr (iread ptr <* <$graph>> 4 (dread ptr %g), constval ptr 0))) {
    callassigned &exit (constval i32 1) {}
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* i32> 0 (add ptr (iread ptr <* <$graph>> 3 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), constval i32 -1)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_6 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_6, dread i32 %n)) {
    callassigned &pick (constval i32 5) { dassign %retVar_9 0 }
    dassign %degree 0 (dread i32 %retVar_9)
    dassign %base 0 (mul i32 (div i32 (dread i32 %i_6, constval i32 1000), constval i32 1000))
    if (lt u1 i32 (sub i32 (dread i32 %n, dread i32 %base), constval i32 1010)) {
      dassign %cond_10 0 (sub i32 (dread i32 %n, dread i32 %base))
    } else {
      dassign %cond_10 0 (constval i32 1010)
    }
    dassign %span 0 (dread i32 %cond_10)
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, dread i32 %degree)) {
      callassigned &pick (dread i32 %span) { dassign %retVar_13 0 }
      dassign %to 0 (add i32 (dread i32 %base, dread i32 %retVar_13))
      callassigned &pick (constval i32 20) { dassign %retVar_14 0 }
      callassigned &add_edge (dread ptr %g, dread i32 %i_6, dread i32 %to, add i32 (constval i32 1, dread i32 %retVar_14)) {}
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    dassign %i_6 0 (add i32 (dread i32 %i_6, constval i32 1))
  }
  return ()
}

func &breadth_first static used (var %g <* <$graph>>, var %start i32, var %distance <* i32>, var %queue <* i32>) i32 {
  var %head i32
  var %tail i32
  var %farthest i32
  var %post_15 i32
  var %v i32
  var %post_18 i32
  var %e i32
  var %w i32
  var %post_21 i32
  dassign %head 0 (constval i32 0)
  dassign %tail 0 (constval i32 0)
  dassign %farthest 0 (constval i32 0)
  iassign <* i32> 0 (add ptr (dread ptr %distance, mul i64 (cvt i64 i32 (dread i32 %start), constval i64 4)), constval i32 0)
  dassign %post_15 0 (dread i32 %tail)
  dassign %tail 0 (add i32 (dread i32 %post_15, constval i32 1))
  iassign <* i32> 0 (add ptr (dread ptr %queue, mul i64 (cvt i64 i32 (dread i32 %post_15), constval i64 4)), dread i32 %start)
  while (lt u1 i32 (dread i32 %head, dread i32 %tail)) {
    dassign %post_18 0 (dread i32 %head)
    dassign %head 0 (add i32 (dread i32 %post_18, constval i32 1))
    dassign %v 0 (iread i32 <* i32> 0 (add ptr (dread ptr %queue, mul i64 (cvt i64 i32 (dread i32 %post_18), constval i64 4))))
    dassign %e 0 (iread i32 <* i32> 0 (add ptr (iread ptr <* <$graph>> 3 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %v), constval i64 4))))
    while (ge u1 i32 (dread i32 %e, constval i32 0)) {
      dassign %w 0 (iread i32 <* <$edge>> 1 (add ptr (iread ptr <* <$graph>> 4 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %e), constval i64 12))))
      if (lt u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %distance, mul i64 (cvt i64 i32 (dread i32 %w), constval i64 4))), constval i32 0)) {
        iassign <* i32> 0 (add ptr (dread ptr %distance, mul i64 (cvt i64 i32 (dread i32 %w), constval i64 4)), add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %distance, mul i64 (cvt i64 i32 (dread i32 %v), constval i64 4))), constval i32 1))
        if (gt u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %distance, mul i64 (cvt i64 i32 (dread i32 %w), constval i64 4))), dread i32 %farthest)) {
          dassign %farthest 0 (iread i32 <* i32> 0 (add ptr (dread ptr %distance, mul i64 (cvt i64 i32 (dread i32 %w), constval i64 4))))
        }
        dassign %post_21 0 (dread i32 %tail)
        dassign %tail 0 (add i32 (dread i32 %post_21, constval i32 1))
        iassign <* i32> 0 (add ptr (dread ptr %queue, mul i64 (cvt i64 i32 (dread i32 %post_21), constval i64 4)), dread i32 %w)
      }
      dassign %e 0 (iread i32 <* <$edge>> 3 (add ptr (iread ptr <* <$graph>> 4 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %e), constval i64 12))))
    }
  }
  return (dread i32 %farthest)
}

func &depth_first static used (var %g <* <$graph>>, var %v i32, var %colour <* i8>, var %depth i32) i32 {
  var %back i32
  var %e i32
  var %w i32
  var %retVar_24 i32
  dassign %back 0 (constval i32 0)
  iassign <* i8> 0 (add ptr (dread ptr %colour, cvt i64 i32 (dread i32 %v)), constval i32 1)
  dassign %e 0 (iread i32 <* i32> 0 (add ptr (iread ptr <* <$graph>> 3 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %v), constval i64 4))))
  while (ge u1 i32 (dread i32 %e, constval i32 0)) {
    dassign %w 0 (iread i32 <* <$edge>> 1 (add ptr (iread ptr <* <$graph>> 4 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %e), constval i64 12))))
    if (eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %colour, cvt i64 i32 (dread i32 %w))), constval i32 1)) {
      dassign %back 0 (add i32 (dread i32 %back, constval i32 1))
    } else {
      if (cand i32 (eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %colour, cvt i64 i32 (dread i32 %w))), constval i32 0), lt u1 i32 (dread i32 %depth, constval i32 2000))) {
        callassigned &depth_first (dread ptr %g, dread i32 %w, dread ptr %colour, add i32 (dread i32 %depth, constval i32 1)) { dassign %retVar_24 0 }
        dassign %back 0 (add i32 (dread i32 %back, dread i32 %retVar_24))
      }
    }
    dassign %e 0 (iread i32 <* <$edge>> 3 (add ptr (iread ptr <* <$graph>> 4 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %e), constval i64 12))))
  }
  iassign <* i8> 0 (add ptr (dread ptr %colour, cvt i64 i32 (dread i32 %v)), constval i32 2)
  return (dread i32 %back)
}

func &find_root static used (var %parent <* i32>, var %v i32) i32 {
  while (ne u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %parent, mul i64 (cvt i64 i32 (dread i32 %v), constval i64 4))), dread i32 %v)) {
    iassign <* i32> 0 (add ptr (dread ptr %parent, mul i64 (cvt i64 i32 (dread i32 %v), constval i64 4)), iread i32 <* i32> 0 (add ptr (dread ptr %parent, mul i64 (cvt i64 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %parent, mul i64 (cvt i64 i32 (dread i32 %v), constval i64 4)))), constval i64 4))))
    dassign %v 0 (iread i32 <* i32> 0 (add ptr (dread ptr %parent, mul i64 (cvt i64 i32 (dread i32 %v), constval i64 4))))
  }
  return (dread i32 %v)
}

func &components static used (var %g <* <$graph>>, var %parent <* i32>, var %rank <* i32>) i32 {
  var %count i32
  var %v i32
  var %v_29 i32
  var %e i32
  var %a i32
  var %retVar_34 i32
  var %b i32
  var %retVar_35 i32
  dassign %count 0 (iread i32 <* <$graph>> 1 (dread ptr %g))
  dassign %v 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %v, iread i32 <* <$graph>> 1 (dread ptr %g))) {
    iassign <* i32> 0 (add ptr (dread ptr %parent, mul i64 (cvt i64 i32 (dread i32 %v), constval i64 4)), dread i32 %v)
    iassign <* i32> 0 (add ptr (dread ptr %rank, mul i64 (cvt i64 i32 (dread i32 %v), constval i64 4)), constval i32 0)
    dassign %v 0 (add i32 (dread i32 %v, constval i32 1))
  }
  dassign %v_29 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %v_29, iread i32 <* <$graph>> 1 (dread ptr %g))) {
    dassign %e 0 (iread i32 <* i32> 0 (add ptr (iread ptr <* <$graph>> 3 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %v_29), constval i64 4))))
    while (ge u1 i32 (dread i32 %e, constval i32 0)) {
      callassigned &find_root (dread ptr %parent, dread i32 %v_29) { dassign %retVar_34 0 }
      dassign %a 0 (dread i32 %retVar_34)
      callassigned &find_root (dread ptr %parent, iread i32 <* <$edge>> 1 (add ptr (iread ptr <* <$graph>> 4 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %e), constval i64 12)))) { dassign %retVar_35 0 }
      dassign %b 0 (dread i32 %retVar_35)
      if (eq u1 i32 (dread i32 %a, dread i32 %b)) {
        goto @continue_33
      }
      if (lt u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %rank, mul i64 (cvt i64 i32 (dread i32 %a), constval i64 4))), iread i32 <* i32> 0 (add ptr (dread ptr %rank, mul i64 (cvt i64 i32 (dread i32 %b), constval i64 4))))) {
        iassign <* i32> 0 (add ptr (dread ptr %parent, mul i64 (cvt i64 i32 (dread i32 %a), constval i64 4)), dread i32 %b)
      } else {
        iassign <* i32> 0 (add ptr (dread ptr %parent, mul i64 (cvt i64 i32 (dread i32 %b), constval i64 4)), dread i32 %a)
      }
      if (eq u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %rank, mul i64 (cvt i64 i32 (dread i32 %a), constval i64 4))), iread i32 <* i32> 0 (add ptr (dread ptr %rank, mul i64 (cvt i64 i32 (dread i32 %b), constval i64 4))))) {
        iassign <* i32> 0 (add ptr (dread ptr %rank, mul i64 (cvt i64 i32 (dread i32 %a), constval i64 4)), add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %rank, mul i64 (cvt i64 i32 (dread i32 %a), constval i64 4))), constval i32 1))
      }
      dassign %count 0 (sub i32 (dread i32 %count, constval i32 1))
    @continue_33
      dassign %e 0 (iread i32 <* <$edge>> 3 (add ptr (iread ptr <* <$graph>> 4 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %e), constval i64 12))))
    }
    dassign %v_29 0 (add i32 (dread i32 %v_29, constval i32 1))
  }
  return (dread i32 %count)
}

func &topological static used (var %g <* <$graph>>, var %incoming <* i32>, var %order <* i32>, var %longest <* i32>) i32 {
  var %n i32
  var %used i32
  var %best i32
  var %retVar_36 <* void>
  var %retVar_37 <* void>
  var %v i32
  var %e i32
  var %v_42 i32
  var %post_45 i32
  var %i i32
  var %v_48 i32
  var %e_49 i32
  var %edge <* <$edge>>
  var %post_52 i32
  dassign %n 0 (iread i32 <* <$graph>> 1 (dread ptr %g))
  dassign %used 0 (constval i32 0)
  dassign %best 0 (constval i32 0)
  callassigned &memset (dread ptr %incoming, constval i32 0, mul u64 (cvt u64 i32 (dread i32 %n), constval u64 4)) { dassign %retVar_36 0 }
  callassigned &memset (dread ptr %longest, constval i32 0, mul u64 (cvt u64 i32 (dread i32 %n), constval u64 4)) { dassign %retVar_37 0 }
  dassign %v 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %v, dread i32 %n)) {
    dassign %e 0 (iread i32 <* i32> 0 (add ptr (iread ptr <* <$graph>> 3 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %v), constval i64 4))))
    while (ne u1 i32 (dread i32 %e, constval i32 -1)) {
      if (gt u1 i32 (iread i32 <* <$edge>> 1 (add ptr (iread ptr <* <$graph>> 4 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %e), constval i64 12))), dread i32 %v)) {
        iassign <* i32> 0 (add ptr (dread ptr %incoming, mul i64 (cvt i64 i32 (iread i32 <* <$edge>> 1 (add ptr (iread ptr <* <$graph>> 4 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %e), constval i64 12)))), constval i64 4)), add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %incoming, mul i64 (cvt i64 i32 (iread i32 <* <$edge>> 1 (add ptr (iread ptr <* <$graph>> 4 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %e), constval i64 12)))), constval i64 4))), constval i32 1))
      }
      dassign %e 0 (iread i32 <* <$edge>> 3 (add ptr (iread ptr <* <$graph>> 4 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %e), constval i64 12))))
    }
    dassign %v 0 (add i32 (dread i32 %v, constval i32 1))
  }
  dassign %v_42 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %v_42, dread i32 %n)) {
    if (eq u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %incoming, mul i64 (cvt i64 i32 (dread i32 %v_42), constval i64 4))), constval i32 0)) {
      dassign %post_45 0 (dread i32 %used)
      dassign %used 0 (add i32 (dread i32 %post_45, constval i32 1))
      iassign <* i32> 0 (add ptr (dread ptr %order, mul i64 (cvt i64 i32 (dread i32 %post_45), constval i64 4)), dread i32 %v_42)
    }
    dassign %v_42 0 (add i32 (dread i32 %v_42, constval i32 1))
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %used)) {
    dassign %v_48 0 (iread i32 <* i32> 0 (add ptr (dread ptr %order, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
    if (gt u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %longest, mul i64 (cvt i64 i32 (dread i32 %v_48), constval i64 4))), dread i32 %best)) {
      dassign %best 0 (iread i32 <* i32> 0 (add ptr (dread ptr %longest, mul i64 (cvt i64 i32 (dread i32 %v_48), constval i64 4))))
    }
    dassign %e_49 0 (iread i32 <* i32> 0 (add ptr (iread ptr <* <$graph>> 3 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %v_48), constval i64 4))))
    while (ne u1 i32 (dread i32 %e_49, constval i32 -1)) {
      dassign %edge 0 (add ptr (iread ptr <* <$graph>> 4 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %e_49), constval i64 12)))
      if (le u1 i32 (iread i32 <* <$edge>> 1 (dread ptr %edge), dread i32 %v_48)) {
        goto @continue_51
      }
      if (gt u1 i32 (add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %longest, mul i64 (cvt i64 i32 (dread i32 %v_48), constval i64 4))), iread i32 <* <$edge>> 2 (dread ptr %edge)), iread i32 <* i32> 0 (add ptr (dread ptr %longest, mul i64 (cvt i64 i32 (iread i32 <* <$edge>> 1 (dread ptr %edge)), constval i64 4))))) {
        iassign <* i32> 0 (add ptr (dread ptr %longest, mul i64 (cvt i64 i32 (iread i32 <* <$edge>> 1 (dread ptr %edge)), constval i64 4)), add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %longest, mul i64 (cvt i64 i32 (dread i32 %v_48), constval i64 4))), iread i32 <* <$edge>> 2 (dread ptr %edge)))
      }
      iassign <* i32> 0 (add ptr (dread ptr %incoming, mul i64 (cvt i64 i32 (iread i32 <* <$edge>> 1 (dread ptr %edge)), constval i64 4)), sub i32 (iread i32 <* i32> 0 (add ptr (dread ptr %incoming, mul i64 (cvt i64 i32 (iread i32 <* <$edge>> 1 (dread ptr %edge)), constval i64 4))), constval i32 1))
      if (eq u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %incoming, mul i64 (cvt i64 i32 (iread i32 <* <$edge>> 1 (dread ptr %edge)), constval i64 4))), constval i32 0)) {
        dassign %post_52 0 (dread i32 %used)
        dassign %used 0 (add i32 (dread i32 %post_52, constval i32 1))
        iassign <* i32> 0 (add ptr (dread ptr %order, mul i64 (cvt i64 i32 (dread i32 %post_52), constval i64 4)), iread i32 <* <$edge>> 1 (dread ptr %edge))
      }
    @continue_51
      dassign %e_49 0 (iread i32 <* <$edge>> 3 (add ptr (iread ptr <* <$graph>> 4 (dread ptr %g), mul i64 (cvt i64 i32 (dread i32 %e_49), constval i64 12))))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (select i32 (eq u1 i32 (dread i32 %used, dread i32 %n), dread i32 %best, constval i32 -1))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %g <$graph>
  var %n i32
  var %retVar_53 i32
  var %cond_54 i32
  var %a <* i32>
  var %retVar_55 <* void>
  var %b <* i32>
  var %retVar_56 <* void>
  var %c <* i32>
  var %retVar_57 <* void>
  var %colour <* i8>
  var %retVar_58 <* void>
  var %sum u32
  var %trees i32
  var %back i32
  var %v i32
  var %v_61 i32
  var %retVar_64 i32
  var %retVar_65 i32
  var %v_66 i32
  var %parts i32
  var %retVar_69 i32
  var %path i32
  var %retVar_70 i32
  var %retVar_71 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_53 0 }
    dassign %cond_54 0 (dread i32 %retVar_53)
  } else {
    dassign %cond_54 0 (constval i32 300000)
  }
  dassign %n 0 (dread i32 %cond_54)
  callassigned &build (addrof ptr %g, dread i32 %n) {}
  callassigned &malloc (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 4)) { dassign %retVar_55 0 }
  dassign %a 0 (dread ptr %retVar_55)
  callassigned &malloc (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 4)) { dassign %retVar_56 0 }
  dassign %b 0 (dread ptr %retVar_56)
  callassigned &malloc (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 4)) { dassign %retVar_57 0 }
  dassign %c 0 (dread ptr %retVar_57)
  callassigned &calloc (cvt u64 i32 (dread i32 %n), constval u64 1) { dassign %retVar_58 0 }
  dassign %colour 0 (dread ptr %retVar_58)
  dassign %sum 0 (constval u32 0)
  dassign %trees 0 (constval i32 0)
  dassign %back 0 (constval i32 0)
  dassign %v 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %v, dread i32 %n)) {
    iassign <* i32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %v), constval i64 4)), constval i32 -1)
    dassign %v 0 (add i32 (dread i32 %v, constval i32 1))
  }
  dassign %v_61 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %v_61, dread i32 %n)) {
    if (eq u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %v_61), constval i64 4))), constval i32 -1)) {
      dassign %trees 0 (add i32 (dread i32 %trees, constval i32 1))
      callassigned &breadth_first (addrof ptr %g, dread i32 %v_61, dread ptr %a, dread ptr %b) { dassign %retVar_64 0 }
      dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (dread i32 %retVar_64)))
    }
    if (eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %colour, cvt i64 i32 (dread i32 %v_61))), constval i32 0)) {
      callassigned &depth_first (addrof ptr %g, dread i32 %v_61, dread ptr %colour, constval i32 0) { dassign %retVar_65 0 }
      dassign %back 0 (add i32 (dread i32 %back, dread i32 %retVar_65))
    }
    dassign %v_61 0 (add i32 (dread i32 %v_61, constval i32 1))
  }
  dassign %v_66 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %v_66, dread i32 %n)) {
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 7), cvt u32 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %v_66), constval i64 4))))))
    dassign %v_66 0 (add i32 (dread i32 %v_66, constval i32 1))
  }
  callassigned &components (addrof ptr %g, dread ptr %a, dread ptr %b) { dassign %retVar_69 0 }
  dassign %parts 0 (dread i32 %retVar_69)
  callassigned &topological (addrof ptr %g, dread ptr %a, dread ptr %b, dread ptr %c) { dassign %retVar_70 0 }
  dassign %path 0 (dread i32 %retVar_70)
  callassigned &printf (conststr ptr "graphsearch %d %d %d %d %u\x0a", dread i32 %trees, dread i32 %back, dread i32 %parts, dread i32 %path, dread u32 %sum) { dassign %retVar_71 0 }
  callassigned &free (dread ptr %colour) {}
  callassigned &free (dread ptr %c) {}
  callassigned &free (dread ptr %b) {}
  callassigned &free (dread ptr %a) {}
  callassigned &free (dread ptr %g 4) {}
  callassigned &free (dread ptr %g 3) {}
  return (constval i32 0)
}
