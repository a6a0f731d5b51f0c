# dijkstra.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $edge <struct {
  @next <* <$edge>>,
  @to i32,
  @weight i32}>
type $unnamed_1 <struct {
  @distance i32,
  @node i32}>
type $unnamed_2 <struct {
  @items <* <$unnamed_1>>,
  @count i32,
  @capacity i32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &realloc public extern (var %a0 <* void>, var %a1 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &exit public extern (var %a0 i32) void
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $edge_pool fstatic <[12000] <$edge>>
var $edges_used fstatic i32 = 0
var $first_edge fstatic <[2400] <* <$edge>>>
var $distance fstatic <[2400] i32>
var $previous fstatic <[2400] i32>
var $done fstatic <[2400] u8>
var $seed fstatic u32 = 4711

func &random_below static used (var %limit i32) i32 {
  dassign $seed 0 (add u32 (mul u32 (dread u32 $seed, constval u32 1664525), constval u32 1013904223))
  return (cvt i32 u32 (rem u32 (lshr u32 (dread u32 $seed, constval i32 12), cvt u32 i32 (dread i32 %limit))))
}

func &add_edge static used (var %from i32, var %to i32, var %weight i32) void {
  var %e <* <$edge>>
  var %post_3 i32
  if (eq u1 i32 (dread i32 $edges_used, constval i32 12000)) {
    return ()
  }
  dassign %post_3 0 (dread i32 $edges_used)
  dassign $edges_used 0 (add i32 (dread i32 %post_3, constval i32 1))
  dassign %e 0 (array 0 ptr <* <[12000] <$edge>>> (addrof ptr $edge_pool, dread i32 %post_3))
  iassign <* <$edge>> 2 (dread ptr %e, dread i32 %to)
  iassign <* <$edge>> 3 (dread ptr %e, dread i32 %weight)
  iassign <* <$edge>> 1 (dread ptr %e, iread ptr <* <* <$edge>>> 0 (array 0 ptr <* <[2400] <* <$edge>>>> (addrof ptr $first_edge, dread i32 %from)))
  iassign <* <* <$edge>>> 0 (array 0 ptr <* <[2400] <* <$edge>>>> (addrof ptr $first_edge, dread i32 %from), dread ptr %e)
  return ()
}

func &build static used () void {
  var %y i32
  var %x i32
  var %here i32
  var %w i32
  var %retVar_8 i32
  var %retVar_9 i32
  var %w_10 i32
  var %retVar_11 i32
  var %retVar_12 i32
  var %there i32
  var %retVar_13 i32
  var %retVar_14 i32
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, constval i32 40)) {
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, constval i32 60)) {
      dassign %here 0 (add i32 (mul i32 (dread i32 %y, constval i32 60), dread i32 %x))
      if (lt u1 i32 (add i32 (dread i32 %x, constval i32 1), constval i32 60)) {
        callassigned &random_below (constval i32 20) { dassign %retVar_8 0 }
        dassign %w 0 (add i32 (constval i32 1, dread i32 %retVar_8))
        callassigned &add_edge (dread i32 %here, add i32 (dread i32 %here, constval i32 1), dread i32 %w) {}
        callassigned &random_below (constval i32 3) { dassign %retVar_9 0 }
        callassigned &add_edge (add i32 (dread i32 %here, constval i32 1), dread i32 %here, add i32 (dread i32 %w, dread i32 %retVar_9)) {}
      }
      if (lt u1 i32 (add i32 (dread i32 %y, constval i32 1), constval i32 40)) {
        callassigned &random_below (constval i32 20) { dassign %retVar_11 0 }
        dassign %w_10 0 (add i32 (constval i32 1, dread i32 %retVar_11))
        callassigned &add_edge (dread i32 %here, add i32 (dread i32 %here, constval i32 60), dread i32 %w_10) {}
        callassigned &add_edge (add i32 (dread i32 %here, constval i32 60), dread i32 %here, dread i32 %w_10) {}
      }
      callassigned &random_below (constval i32 12) { dassign %retVar_12 0 }
      if (eq u1 i32 (dread i32 %retVar_12, constval i32 0)) {
        callassigned &random_below (constval i32 2400) { dassign %retVar_13 0 }
        dassign %there 0 (dread i32 %retVar_13)
        callassigned &random_below (constval i32 50) { dassign %retVar_14 0 }
        callassigned &add_edge (dread i32 %here, dread i32 %there, add i32 (constval i32 30, dread i32 %retVar_14)) {}
      }
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  return ()
}

func &heap_push static used (var %h <* <$unnamed_2>>, var %item <$unnamed_1>) void {
  var %cond_15 i32
  var %retVar_16 <* void>
  var %i i32
  var %post_17 i32
  var %parent i32
  if (eq u1 i32 (iread i32 <* <$unnamed_2>> 2 (dread ptr %h), iread i32 <* <$unnamed_2>> 3 (dread ptr %h))) {
    if (ne u1 i32 (iread i32 <* <$unnamed_2>> 3 (dread ptr %h), constval i32 0)) {
      dassign %cond_15 0 (mul i32 (iread i32 <* <$unnamed_2>> 3 (dread ptr %h), constval i32 2))
    } else {
      dassign %cond_15 0 (constval i32 64)
    }
    iassign <* <$unnamed_2>> 3 (dread ptr %h, dread i32 %cond_15)
    callassigned &realloc (iread ptr <* <$unnamed_2>> 1 (dread ptr %h), mul u64 (constval u64 8, cvt u64 i32 (iread i32 <* <$unnamed_2>> 3 (dread ptr %h)))) { dassign %retVar_16 0 }
    iassign <* <$unnamed_2>> 1 (dread ptr %h, dread ptr %retVar_16)
    if (eq u1 ptr (iread ptr <* <$unnamed_2>> 1 (dread ptr %h), constval ptr 0)) {
      callassigned &exit (constval i32 1) {}
    }
  }
  dassign %post_17 0 (iread i32 <* <$unnamed_2>> 2 (dread ptr %h))
  iassign <* <$unnamed_2>> 2 (dread ptr %h, add i32 (dread i32 %post_17, constval i32 1))
  dassign %i 0 (dread i32 %post_17)
  while (gt u1 i32 (dread i32 %i, constval i32 0)) {
    dassign %parent 0 (div i32 (sub i32 (dread i32 %i, constval i32 1), constval i32 2))
    if (le u1 i32 (iread i32 <* <$unnamed_1>> 1 (add ptr (iread ptr <* <$unnamed_2>> 1 (dread ptr %h), mul i64 (cvt i64 i32 (dread i32 %parent), constval i64 8))), dread i32 %item 1)) {
      goto @break_18
    }
    iassign <* <$unnamed_1>> 0 (add ptr (iread ptr <* <$unnamed_2>> 1 (dread ptr %h), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), iread agg <* <$unnamed_1>> 0 (add ptr (iread ptr <* <$unnamed_2>> 1 (dread ptr %h), mul i64 (cvt i64 i32 (dread i32 %parent), constval i64 8))))
    dassign %i 0 (dread i32 %parent)
  }
  @break_18
  iassign <* <$unnamed_1>> 0 (add ptr (iread ptr <* <$unnamed_2>> 1 (dread ptr %h), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), dread agg %item)
  return ()
}

func &heap_pop static used (var %h <* <$unnamed_2>>) <$unnamed_1> {
  var %top <$unnamed_1>
  var %last <$unnamed_1>
  var %i i32
  var %child i32
  dassign %top 0 (iread agg <* <$unnamed_1>> 0 (iread ptr <* <$unnamed_2>> 1 (dread ptr %h)))
  iassign <* <$unnamed_2>> 2 (dread ptr %h, sub i32 (iread i32 <* <$unnamed_2>> 2 (dread ptr %h), constval i32 1))
  dassign %last 0 (iread agg <* <$unnamed_1>> 0 (add ptr (iread ptr <* <$unnamed_2>> 1 (dread ptr %h), mul i64 (cvt i64 i32 (iread i32 <* <$unnamed_2>> 2 (dread ptr %h)), constval i64 8))))
  dassign %i 0 (constval i32 0)
  while (constval i32 1) {
    dassign %child 0 (add i32 (mul i32 (constval i32 2, dread i32 %i), constval i32 1))
    if (ge u1 i32 (dread i32 %child, iread i32 <* <$unnamed_2>> 2 (dread ptr %h))) {
      goto @break_20
    }
    if (cand i32 (lt u1 i32 (add i32 (dread i32 %child, constval i32 1), iread i32 <* <$unnamed_2>> 2 (dread ptr %h)), lt u1 i32 (iread i32 <* <$unnamed_1>> 1 (add ptr (iread ptr <* <$unnamed_2>> 1 (dread ptr %h), mul i64 (cvt i64 i32 (add i32 (dread i32 %child, constval i32 1)), constval i64 8))), iread i32 <* <$unnamed_1>> 1 (add ptr (iread ptr <* <$unnamed_2>> 1 (dread ptr %h), mul i64 (cvt i64 i32 (dread i32 %child), constval i64 8)))))) {
      dassign %child 0 (add i32 (dread i32 %child, constval i32 1))
    }
    if (ge u1 i32 (iread i32 <* <$unnamed_1>> 1 (add ptr (iread ptr <* <$unnamed_2>> 1 (dread ptr %h), mul i64 (cvt i64 i32 (dread i32 %child), constval i64 8))), dread i32 %last 1)) {
      goto @break_20
    }
    iassign <* <$unnamed_1>> 0 (add ptr (iread ptr <* <$unnamed_2>> 1 (dread ptr %h), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), iread agg <* <$unnamed_1>> 0 (add ptr (iread ptr <* <$unnamed_2>> 1 (dread ptr %h), mul i64 (cvt i64 i32 (dread i32 %child), constval i64 8))))
    dassign %i 0 (dread i32 %child)
  }
  @break_20
  iassign <* <$unnamed_1>> 0 (add ptr (iread ptr <* <$unnamed_2>> 1 (dread ptr %h), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), dread agg %last)
  return (dread agg %top)
}

func &shortest_paths static used (var %heap <* <$unnamed_2>>, var %start i32) i32 {
  var %settled i32
  var %i i32
  var %retVar_24 <* void>
  var %lit_25 <$unnamed_1>
  var %item <$unnamed_1>
  var %retVar_28 <$unnamed_1>
  var %e <* <$edge>>
  var %d i32
  var %lit_31 <$unnamed_1>
  dassign %settled 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 2400)) {
    iassign <* i32> 0 (array 0 ptr <* <[2400] i32>> (addrof ptr $distance, dread i32 %i), constval i32 2147483647)
    iassign <* i32> 0 (array 0 ptr <* <[2400] i32>> (addrof ptr $previous, dread i32 %i), constval i32 -1)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &memset (addrof ptr $done, constval i32 0, constval u64 2400) { dassign %retVar_24 0 }
  iassign <* i32> 0 (array 0 ptr <* <[2400] i32>> (addrof ptr $distance, dread i32 %start), constval i32 0)
  iassign <* <$unnamed_2>> 2 (dread ptr %heap, constval i32 0)
  dassign %lit_25 1 (constval i32 0)
  dassign %lit_25 2 (dread i32 %start)
  callassigned &heap_push (dread ptr %heap, dread agg %lit_25) {}
  while (gt u1 i32 (iread i32 <* <$unnamed_2>> 2 (dread ptr %heap), constval i32 0)) {
    callassigned &heap_pop (dread ptr %heap) { dassign %retVar_28 0 }
    dassign %item 0 (dread agg %retVar_28)
    if (ne u1 u32 (iread u32 <* u8> 0 (array 0 ptr <* <[2400] u8>> (addrof ptr $done, dread i32 %item 2)), constval u32 0)) {
      goto @continue_27
    }
    iassign <* u8> 0 (array 0 ptr <* <[2400] u8>> (addrof ptr $done, dread i32 %item 2), constval u32 1)
    dassign %settled 0 (add i32 (dread i32 %settled, constval i32 1))
    dassign %e 0 (iread ptr <* <* <$edge>>> 0 (array 0 ptr <* <[2400] <* <$edge>>>> (addrof ptr $first_edge, dread i32 %item 2)))
    while (ne u1 ptr (dread ptr %e, constval ptr 0)) {
      dassign %d 0 (add i32 (dread i32 %item 1, iread i32 <* <$edge>> 3 (dread ptr %e)))
      if (lt u1 i32 (dread i32 %d, iread i32 <* i32> 0 (array 0 ptr <* <[2400] i32>> (addrof ptr $distance, iread i32 <* <$edge>> 2 (dread ptr %e))))) {
        iassign <* i32> 0 (array 0 ptr <* <[2400] i32>> (addrof ptr $distance, iread i32 <* <$edge>> 2 (dread ptr %e)), dread i32 %d)
        iassign <* i32> 0 (array 0 ptr <* <[2400] i32>> (addrof ptr $previous, iread i32 <* <$edge>> 2 (dread ptr %e)), dread i32 %item 2)
        dassign %lit_31 1 (dread i32 %d)
        dassign %lit_31 2 (iread i32 <* <$edge>> 2 (dread ptr %e))
        callassigned &heap_push (dread ptr %heap, dread agg %lit_31) {}
      }
      dassign %e 0 (iread ptr <* <$edge>> 1 (dread ptr %e))
    }
  @continue_27
  }
  return (dread i32 %settled)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_32 i32
  var %cond_33 i32
  var %heap <$unnamed_2>
  var %sum u32
  var %steps i64
  var %settled i64
  var %i i32
  var %retVar_36 i32
  var %retVar_37 i32
  var %k i32
  var %target i32
  var %retVar_40 i32
  var %at i32
  var %retVar_43 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_32 0 }
    dassign %cond_33 0 (dread i32 %retVar_32)
  } else {
    dassign %cond_33 0 (constval i32 500)
  }
  dassign %n 0 (dread i32 %cond_33)
  dassign %heap 1 (constval ptr 0)
  dassign %heap 2 (constval i32 0)
  dassign %heap 3 (constval i32 0)
  dassign %sum 0 (constval u32 0)
  dassign %steps 0 (constval i64 0)
  dassign %settled 0 (constval i64 0)
  callassigned &build () {}
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &random_below (constval i32 2400) { dassign %retVar_36 0 }
    callassigned &shortest_paths (addrof ptr %heap, dread i32 %retVar_36) { dassign %retVar_37 0 }
    dassign %settled 0 (add i64 (dread i64 %settled, cvt i64 i32 (dread i32 %retVar_37)))
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, constval i32 10)) {
      callassigned &random_below (constval i32 2400) { dassign %retVar_40 0 }
      dassign %target 0 (dread i32 %retVar_40)
      dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[2400] i32>> (addrof ptr $distance, dread i32 %target)))))
      dassign %at 0 (dread i32 %target)
      while (ge u1 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[2400] i32>> (addrof ptr $previous, dread i32 %at)), constval i32 0)) {
        dassign %steps 0 (add i64 (dread i64 %steps, constval i64 1))
        dassign %at 0 (iread i32 <* i32> 0 (array 0 ptr <* <[2400] i32>> (addrof ptr $previous, dread i32 %at)))
      }
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "dijkstra %d %ld %ld %d %u\x0a", dread i32 $edges_used, dread i64 %settled, dread i64 %steps, dread i32 %heap 3, dread u32 %sum) { dassign %retVar_43 0 }
  callassigned &free (dread ptr %heap 1) {}
  return (constval i32 0)
}
