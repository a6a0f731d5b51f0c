# test run
# test regcode cmp_f64_lt cmp_f32_eq cmp_u64_le
# The outcome of a three-way comparison compared with 0: as a branch, as a value, and with the 0 on the left; operands without order
# count as less (cmpl) or greater (cmp, cmpg).

func &cmp_f64_lt (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (lt i32 i32 (cmp i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (lt i32 i32 (cmp i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (gt i32 i32 (constval i32 0, cmp i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_f64_le (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (le i32 i32 (cmp i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (le i32 i32 (cmp i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ge i32 i32 (constval i32 0, cmp i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_f64_gt (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (gt i32 i32 (cmp i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (gt i32 i32 (cmp i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (lt i32 i32 (constval i32 0, cmp i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_f64_ge (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (ge i32 i32 (cmp i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (ge i32 i32 (cmp i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (le i32 i32 (constval i32 0, cmp i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_f64_eq (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (eq i32 i32 (cmp i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (eq i32 i32 (cmp i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (eq i32 i32 (constval i32 0, cmp i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_f64_ne (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (ne i32 i32 (cmp i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (ne i32 i32 (cmp i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ne i32 i32 (constval i32 0, cmp i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpl_f64_lt (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (lt i32 i32 (cmpl i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (lt i32 i32 (cmpl i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (gt i32 i32 (constval i32 0, cmpl i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpl_f64_le (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (le i32 i32 (cmpl i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (le i32 i32 (cmpl i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ge i32 i32 (constval i32 0, cmpl i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpl_f64_gt (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (gt i32 i32 (cmpl i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (gt i32 i32 (cmpl i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (lt i32 i32 (constval i32 0, cmpl i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpl_f64_ge (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (ge i32 i32 (cmpl i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (ge i32 i32 (cmpl i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (le i32 i32 (constval i32 0, cmpl i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpl_f64_eq (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (eq i32 i32 (cmpl i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (eq i32 i32 (cmpl i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (eq i32 i32 (constval i32 0, cmpl i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpl_f64_ne (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (ne i32 i32 (cmpl i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (ne i32 i32 (cmpl i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ne i32 i32 (constval i32 0, cmpl i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpg_f64_lt (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (lt i32 i32 (cmpg i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (lt i32 i32 (cmpg i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (gt i32 i32 (constval i32 0, cmpg i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpg_f64_le (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (le i32 i32 (cmpg i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (le i32 i32 (cmpg i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ge i32 i32 (constval i32 0, cmpg i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpg_f64_gt (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (gt i32 i32 (cmpg i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (gt i32 i32 (cmpg i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (lt i32 i32 (constval i32 0, cmpg i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpg_f64_ge (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (ge i32 i32 (cmpg i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (ge i32 i32 (cmpg i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (le i32 i32 (constval i32 0, cmpg i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpg_f64_eq (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (eq i32 i32 (cmpg i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (eq i32 i32 (cmpg i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (eq i32 i32 (constval i32 0, cmpg i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpg_f64_ne (var %a f64, var %b f64) i32 {
  var %r i32
  dassign %r 0 (ne i32 i32 (cmpg i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  brfalse @no (ne i32 i32 (cmpg i32 f64 (dread f64 %a, dread f64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ne i32 i32 (constval i32 0, cmpg i32 f64 (dread f64 %a, dread f64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_f64_true (var %a f64, var %b f64) i32 {
  brtrue @yes (cmp i32 f64 (dread f64 %a, dread f64 %b))
  return (constval i32 0)
@yes return (constval i32 1)
}

func &cmpl_f64_true (var %a f64, var %b f64) i32 {
  brtrue @yes (cmpl i32 f64 (dread f64 %a, dread f64 %b))
  return (constval i32 0)
@yes return (constval i32 1)
}

func &cmpg_f64_true (var %a f64, var %b f64) i32 {
  brtrue @yes (cmpg i32 f64 (dread f64 %a, dread f64 %b))
  return (constval i32 0)
@yes return (constval i32 1)
}

func &cmp_f32_lt (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (lt i32 i32 (cmp i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (lt i32 i32 (cmp i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (gt i32 i32 (constval i32 0, cmp i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_f32_le (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (le i32 i32 (cmp i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (le i32 i32 (cmp i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ge i32 i32 (constval i32 0, cmp i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_f32_gt (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (gt i32 i32 (cmp i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (gt i32 i32 (cmp i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (lt i32 i32 (constval i32 0, cmp i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_f32_ge (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (ge i32 i32 (cmp i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (ge i32 i32 (cmp i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (le i32 i32 (constval i32 0, cmp i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_f32_eq (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (eq i32 i32 (cmp i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (eq i32 i32 (cmp i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (eq i32 i32 (constval i32 0, cmp i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_f32_ne (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (ne i32 i32 (cmp i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (ne i32 i32 (cmp i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ne i32 i32 (constval i32 0, cmp i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpl_f32_lt (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (lt i32 i32 (cmpl i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (lt i32 i32 (cmpl i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (gt i32 i32 (constval i32 0, cmpl i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpl_f32_le (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (le i32 i32 (cmpl i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (le i32 i32 (cmpl i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ge i32 i32 (constval i32 0, cmpl i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpl_f32_gt (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (gt i32 i32 (cmpl i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (gt i32 i32 (cmpl i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (lt i32 i32 (constval i32 0, cmpl i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpl_f32_ge (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (ge i32 i32 (cmpl i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (ge i32 i32 (cmpl i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (le i32 i32 (constval i32 0, cmpl i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpl_f32_eq (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (eq i32 i32 (cmpl i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (eq i32 i32 (cmpl i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (eq i32 i32 (constval i32 0, cmpl i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpl_f32_ne (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (ne i32 i32 (cmpl i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (ne i32 i32 (cmpl i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ne i32 i32 (constval i32 0, cmpl i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpg_f32_lt (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (lt i32 i32 (cmpg i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (lt i32 i32 (cmpg i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (gt i32 i32 (constval i32 0, cmpg i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpg_f32_le (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (le i32 i32 (cmpg i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (le i32 i32 (cmpg i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ge i32 i32 (constval i32 0, cmpg i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpg_f32_gt (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (gt i32 i32 (cmpg i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (gt i32 i32 (cmpg i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (lt i32 i32 (constval i32 0, cmpg i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpg_f32_ge (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (ge i32 i32 (cmpg i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (ge i32 i32 (cmpg i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (le i32 i32 (constval i32 0, cmpg i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpg_f32_eq (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (eq i32 i32 (cmpg i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (eq i32 i32 (cmpg i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (eq i32 i32 (constval i32 0, cmpg i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmpg_f32_ne (var %a f32, var %b f32) i32 {
  var %r i32
  dassign %r 0 (ne i32 i32 (cmpg i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  brfalse @no (ne i32 i32 (cmpg i32 f32 (dread f32 %a, dread f32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ne i32 i32 (constval i32 0, cmpg i32 f32 (dread f32 %a, dread f32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_f32_true (var %a f32, var %b f32) i32 {
  brtrue @yes (cmp i32 f32 (dread f32 %a, dread f32 %b))
  return (constval i32 0)
@yes return (constval i32 1)
}

func &cmpl_f32_true (var %a f32, var %b f32) i32 {
  brtrue @yes (cmpl i32 f32 (dread f32 %a, dread f32 %b))
  return (constval i32 0)
@yes return (constval i32 1)
}

func &cmpg_f32_true (var %a f32, var %b f32) i32 {
  brtrue @yes (cmpg i32 f32 (dread f32 %a, dread f32 %b))
  return (constval i32 0)
@yes return (constval i32 1)
}

func &cmp_i64_lt (var %a i64, var %b i64) i32 {
  var %r i32
  dassign %r 0 (lt i32 i32 (cmp i32 i64 (dread i64 %a, dread i64 %b), constval i32 0))
  brfalse @no (lt i32 i32 (cmp i32 i64 (dread i64 %a, dread i64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (gt i32 i32 (constval i32 0, cmp i32 i64 (dread i64 %a, dread i64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_i64_le (var %a i64, var %b i64) i32 {
  var %r i32
  dassign %r 0 (le i32 i32 (cmp i32 i64 (dread i64 %a, dread i64 %b), constval i32 0))
  brfalse @no (le i32 i32 (cmp i32 i64 (dread i64 %a, dread i64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ge i32 i32 (constval i32 0, cmp i32 i64 (dread i64 %a, dread i64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_i64_gt (var %a i64, var %b i64) i32 {
  var %r i32
  dassign %r 0 (gt i32 i32 (cmp i32 i64 (dread i64 %a, dread i64 %b), constval i32 0))
  brfalse @no (gt i32 i32 (cmp i32 i64 (dread i64 %a, dread i64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (lt i32 i32 (constval i32 0, cmp i32 i64 (dread i64 %a, dread i64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_i64_ge (var %a i64, var %b i64) i32 {
  var %r i32
  dassign %r 0 (ge i32 i32 (cmp i32 i64 (dread i64 %a, dread i64 %b), constval i32 0))
  brfalse @no (ge i32 i32 (cmp i32 i64 (dread i64 %a, dread i64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (le i32 i32 (constval i32 0, cmp i32 i64 (dread i64 %a, dread i64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_i64_eq (var %a i64, var %b i64) i32 {
  var %r i32
  dassign %r 0 (eq i32 i32 (cmp i32 i64 (dread i64 %a, dread i64 %b), constval i32 0))
  brfalse @no (eq i32 i32 (cmp i32 i64 (dread i64 %a, dread i64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (eq i32 i32 (constval i32 0, cmp i32 i64 (dread i64 %a, dread i64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_i64_ne (var %a i64, var %b i64) i32 {
  var %r i32
  dassign %r 0 (ne i32 i32 (cmp i32 i64 (dread i64 %a, dread i64 %b), constval i32 0))
  brfalse @no (ne i32 i32 (cmp i32 i64 (dread i64 %a, dread i64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ne i32 i32 (constval i32 0, cmp i32 i64 (dread i64 %a, dread i64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_i64_true (var %a i64, var %b i64) i32 {
  brtrue @yes (cmp i32 i64 (dread i64 %a, dread i64 %b))
  return (constval i32 0)
@yes return (constval i32 1)
}

func &cmp_u64_lt (var %a u64, var %b u64) i32 {
  var %r i32
  dassign %r 0 (lt i32 i32 (cmp i32 u64 (dread u64 %a, dread u64 %b), constval i32 0))
  brfalse @no (lt i32 i32 (cmp i32 u64 (dread u64 %a, dread u64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (gt i32 i32 (constval i32 0, cmp i32 u64 (dread u64 %a, dread u64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_u64_le (var %a u64, var %b u64) i32 {
  var %r i32
  dassign %r 0 (le i32 i32 (cmp i32 u64 (dread u64 %a, dread u64 %b), constval i32 0))
  brfalse @no (le i32 i32 (cmp i32 u64 (dread u64 %a, dread u64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ge i32 i32 (constval i32 0, cmp i32 u64 (dread u64 %a, dread u64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_u64_gt (var %a u64, var %b u64) i32 {
  var %r i32
  dassign %r 0 (gt i32 i32 (cmp i32 u64 (dread u64 %a, dread u64 %b), constval i32 0))
  brfalse @no (gt i32 i32 (cmp i32 u64 (dread u64 %a, dread u64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (lt i32 i32 (constval i32 0, cmp i32 u64 (dread u64 %a, dread u64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_u64_ge (var %a u64, var %b u64) i32 {
  var %r i32
  dassign %r 0 (ge i32 i32 (cmp i32 u64 (dread u64 %a, dread u64 %b), constval i32 0))
  brfalse @no (ge i32 i32 (cmp i32 u64 (dread u64 %a, dread u64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (le i32 i32 (constval i32 0, cmp i32 u64 (dread u64 %a, dread u64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_u64_eq (var %a u64, var %b u64) i32 {
  var %r i32
  dassign %r 0 (eq i32 i32 (cmp i32 u64 (dread u64 %a, dread u64 %b), constval i32 0))
  brfalse @no (eq i32 i32 (cmp i32 u64 (dread u64 %a, dread u64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (eq i32 i32 (constval i32 0, cmp i32 u64 (dread u64 %a, dread u64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_u64_ne (var %a u64, var %b u64) i32 {
  var %r i32
  dassign %r 0 (ne i32 i32 (cmp i32 u64 (dread u64 %a, dread u64 %b), constval i32 0))
  brfalse @no (ne i32 i32 (cmp i32 u64 (dread u64 %a, dread u64 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ne i32 i32 (constval i32 0, cmp i32 u64 (dread u64 %a, dread u64 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_u64_true (var %a u64, var %b u64) i32 {
  brtrue @yes (cmp i32 u64 (dread u64 %a, dread u64 %b))
  return (constval i32 0)
@yes return (constval i32 1)
}

func &cmp_i32_lt (var %a i32, var %b i32) i32 {
  var %r i32
  dassign %r 0 (lt i32 i32 (cmp i32 i32 (dread i32 %a, dread i32 %b), constval i32 0))
  brfalse @no (lt i32 i32 (cmp i32 i32 (dread i32 %a, dread i32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (gt i32 i32 (constval i32 0, cmp i32 i32 (dread i32 %a, dread i32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_i32_le (var %a i32, var %b i32) i32 {
  var %r i32
  dassign %r 0 (le i32 i32 (cmp i32 i32 (dread i32 %a, dread i32 %b), constval i32 0))
  brfalse @no (le i32 i32 (cmp i32 i32 (dread i32 %a, dread i32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ge i32 i32 (constval i32 0, cmp i32 i32 (dread i32 %a, dread i32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_i32_gt (var %a i32, var %b i32) i32 {
  var %r i32
  dassign %r 0 (gt i32 i32 (cmp i32 i32 (dread i32 %a, dread i32 %b), constval i32 0))
  brfalse @no (gt i32 i32 (cmp i32 i32 (dread i32 %a, dread i32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (lt i32 i32 (constval i32 0, cmp i32 i32 (dread i32 %a, dread i32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_i32_ge (var %a i32, var %b i32) i32 {
  var %r i32
  dassign %r 0 (ge i32 i32 (cmp i32 i32 (dread i32 %a, dread i32 %b), constval i32 0))
  brfalse @no (ge i32 i32 (cmp i32 i32 (dread i32 %a, dread i32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (le i32 i32 (constval i32 0, cmp i32 i32 (dread i32 %a, dread i32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_i32_eq (var %a i32, var %b i32) i32 {
  var %r i32
  dassign %r 0 (eq i32 i32 (cmp i32 i32 (dread i32 %a, dread i32 %b), constval i32 0))
  brfalse @no (eq i32 i32 (cmp i32 i32 (dread i32 %a, dread i32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (eq i32 i32 (constval i32 0, cmp i32 i32 (dread i32 %a, dread i32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_i32_ne (var %a i32, var %b i32) i32 {
  var %r i32
  dassign %r 0 (ne i32 i32 (cmp i32 i32 (dread i32 %a, dread i32 %b), constval i32 0))
  brfalse @no (ne i32 i32 (cmp i32 i32 (dread i32 %a, dread i32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ne i32 i32 (constval i32 0, cmp i32 i32 (dread i32 %a, dread i32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_i32_true (var %a i32, var %b i32) i32 {
  brtrue @yes (cmp i32 i32 (dread i32 %a, dread i32 %b))
  return (constval i32 0)
@yes return (constval i32 1)
}

func &cmp_u32_lt (var %a u32, var %b u32) i32 {
  var %r i32
  dassign %r 0 (lt i32 i32 (cmp i32 u32 (dread u32 %a, dread u32 %b), constval i32 0))
  brfalse @no (lt i32 i32 (cmp i32 u32 (dread u32 %a, dread u32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (gt i32 i32 (constval i32 0, cmp i32 u32 (dread u32 %a, dread u32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_u32_le (var %a u32, var %b u32) i32 {
  var %r i32
  dassign %r 0 (le i32 i32 (cmp i32 u32 (dread u32 %a, dread u32 %b), constval i32 0))
  brfalse @no (le i32 i32 (cmp i32 u32 (dread u32 %a, dread u32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ge i32 i32 (constval i32 0, cmp i32 u32 (dread u32 %a, dread u32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_u32_gt (var %a u32, var %b u32) i32 {
  var %r i32
  dassign %r 0 (gt i32 i32 (cmp i32 u32 (dread u32 %a, dread u32 %b), constval i32 0))
  brfalse @no (gt i32 i32 (cmp i32 u32 (dread u32 %a, dread u32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (lt i32 i32 (constval i32 0, cmp i32 u32 (dread u32 %a, dread u32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_u32_ge (var %a u32, var %b u32) i32 {
  var %r i32
  dassign %r 0 (ge i32 i32 (cmp i32 u32 (dread u32 %a, dread u32 %b), constval i32 0))
  brfalse @no (ge i32 i32 (cmp i32 u32 (dread u32 %a, dread u32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (le i32 i32 (constval i32 0, cmp i32 u32 (dread u32 %a, dread u32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_u32_eq (var %a u32, var %b u32) i32 {
  var %r i32
  dassign %r 0 (eq i32 i32 (cmp i32 u32 (dread u32 %a, dread u32 %b), constval i32 0))
  brfalse @no (eq i32 i32 (cmp i32 u32 (dread u32 %a, dread u32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (eq i32 i32 (constval i32 0, cmp i32 u32 (dread u32 %a, dread u32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_u32_ne (var %a u32, var %b u32) i32 {
  var %r i32
  dassign %r 0 (ne i32 i32 (cmp i32 u32 (dread u32 %a, dread u32 %b), constval i32 0))
  brfalse @no (ne i32 i32 (cmp i32 u32 (dread u32 %a, dread u32 %b), constval i32 0))
  dassign %r 0 (add i32 (dread i32 %r, constval i32 2))
@no brtrue @yes (ne i32 i32 (constval i32 0, cmp i32 u32 (dread u32 %a, dread u32 %b)))
  return (dread i32 %r)
@yes return (add i32 (dread i32 %r, constval i32 4))
}

func &cmp_u32_true (var %a u32, var %b u32) i32 {
  brtrue @yes (cmp i32 u32 (dread u32 %a, dread u32 %b))
  return (constval i32 0)
@yes return (constval i32 1)
}

func &with_constant (var %a i64) i32 {
  return (lt i32 i32 (cmp i32 i64 (dread i64 %a, constval i64 7), constval i32 0))
}

func &unsigned (var %a i64, var %b i64) i32 {
  return (lt i32 u32 (cmp i32 i64 (dread i64 %a, dread i64 %b), constval u32 0))
}

func &wide (var %a f64, var %b f64) i64 {
  return (add i64 (cmpl i64 f64 (dread f64 %a, dread f64 %b), constval i64 0))
}

func &kept (var %a i64, var %b i64) i32 {
  var %order i32
  dassign %order 0 (cmp i32 i64 (dread i64 %a, dread i64 %b))
  dassign %a 0 (constval i64 100)
  return (mul i32 (dread i32 %order, cvt i32 i64 (dread i64 %a)))
}

func &waits (var %a i64, var %b i64) i32 {
  return (add i32 (cmp i32 i64 (dread i64 %a, dread i64 %b), mul i32 (constval i32 10, cmp i32 i64 (dread i64 %b, dread i64 %a))))
}

# run: &cmp_f64_lt(f64 1.5, f64 2.5) == i32 7
# run: &cmp_f64_lt(f64 2.5, f64 1.5) == i32 0
# run: &cmp_f64_lt(f64 1.5, f64 1.5) == i32 0
# run: &cmp_f64_lt(f64 nan, f64 1.5) == i32 0
# run: &cmp_f64_lt(f64 1.5, f64 nan) == i32 0
# run: &cmp_f64_lt(f64 nan, f64 nan) == i32 0
# run: &cmp_f64_le(f64 1.5, f64 2.5) == i32 7
# run: &cmp_f64_le(f64 2.5, f64 1.5) == i32 0
# run: &cmp_f64_le(f64 1.5, f64 1.5) == i32 7
# run: &cmp_f64_le(f64 nan, f64 1.5) == i32 0
# run: &cmp_f64_le(f64 1.5, f64 nan) == i32 0
# run: &cmp_f64_le(f64 nan, f64 nan) == i32 0
# run: &cmp_f64_gt(f64 1.5, f64 2.5) == i32 0
# run: &cmp_f64_gt(f64 2.5, f64 1.5) == i32 7
# run: &cmp_f64_gt(f64 1.5, f64 1.5) == i32 0
# run: &cmp_f64_gt(f64 nan, f64 1.5) == i32 7
# run: &cmp_f64_gt(f64 1.5, f64 nan) == i32 7
# run: &cmp_f64_gt(f64 nan, f64 nan) == i32 7
# run: &cmp_f64_ge(f64 1.5, f64 2.5) == i32 0
# run: &cmp_f64_ge(f64 2.5, f64 1.5) == i32 7
# run: &cmp_f64_ge(f64 1.5, f64 1.5) == i32 7
# run: &cmp_f64_ge(f64 nan, f64 1.5) == i32 7
# run: &cmp_f64_ge(f64 1.5, f64 nan) == i32 7
# run: &cmp_f64_ge(f64 nan, f64 nan) == i32 7
# run: &cmp_f64_eq(f64 1.5, f64 2.5) == i32 0
# run: &cmp_f64_eq(f64 2.5, f64 1.5) == i32 0
# run: &cmp_f64_eq(f64 1.5, f64 1.5) == i32 7
# run: &cmp_f64_eq(f64 nan, f64 1.5) == i32 0
# run: &cmp_f64_eq(f64 1.5, f64 nan) == i32 0
# run: &cmp_f64_eq(f64 nan, f64 nan) == i32 0
# run: &cmp_f64_ne(f64 1.5, f64 2.5) == i32 7
# run: &cmp_f64_ne(f64 2.5, f64 1.5) == i32 7
# run: &cmp_f64_ne(f64 1.5, f64 1.5) == i32 0
# run: &cmp_f64_ne(f64 nan, f64 1.5) == i32 7
# run: &cmp_f64_ne(f64 1.5, f64 nan) == i32 7
# run: &cmp_f64_ne(f64 nan, f64 nan) == i32 7
# run: &cmpl_f64_lt(f64 1.5, f64 2.5) == i32 7
# run: &cmpl_f64_lt(f64 2.5, f64 1.5) == i32 0
# run: &cmpl_f64_lt(f64 1.5, f64 1.5) == i32 0
# run: &cmpl_f64_lt(f64 nan, f64 1.5) == i32 7
# run: &cmpl_f64_lt(f64 1.5, f64 nan) == i32 7
# run: &cmpl_f64_lt(f64 nan, f64 nan) == i32 7
# run: &cmpl_f64_le(f64 1.5, f64 2.5) == i32 7
# run: &cmpl_f64_le(f64 2.5, f64 1.5) == i32 0
# run: &cmpl_f64_le(f64 1.5, f64 1.5) == i32 7
# run: &cmpl_f64_le(f64 nan, f64 1.5) == i32 7
# run: &cmpl_f64_le(f64 1.5, f64 nan) == i32 7
# run: &cmpl_f64_le(f64 nan, f64 nan) == i32 7
# run: &cmpl_f64_gt(f64 1.5, f64 2.5) == i32 0
# run: &cmpl_f64_gt(f64 2.5, f64 1.5) == i32 7
# run: &cmpl_f64_gt(f64 1.5, f64 1.5) == i32 0
# run: &cmpl_f64_gt(f64 nan, f64 1.5) == i32 0
# run: &cmpl_f64_gt(f64 1.5, f64 nan) == i32 0
# run: &cmpl_f64_gt(f64 nan, f64 nan) == i32 0
# run: &cmpl_f64_ge(f64 1.5, f64 2.5) == i32 0
# run: &cmpl_f64_ge(f64 2.5, f64 1.5) == i32 7
# run: &cmpl_f64_ge(f64 1.5, f64 1.5) == i32 7
# run: &cmpl_f64_ge(f64 nan, f64 1.5) == i32 0
# run: &cmpl_f64_ge(f64 1.5, f64 nan) == i32 0
# run: &cmpl_f64_ge(f64 nan, f64 nan) == i32 0
# run: &cmpl_f64_eq(f64 1.5, f64 2.5) == i32 0
# run: &cmpl_f64_eq(f64 2.5, f64 1.5) == i32 0
# run: &cmpl_f64_eq(f64 1.5, f64 1.5) == i32 7
# run: &cmpl_f64_eq(f64 nan, f64 1.5) == i32 0
# run: &cmpl_f64_eq(f64 1.5, f64 nan) == i32 0
# run: &cmpl_f64_eq(f64 nan, f64 nan) == i32 0
# run: &cmpl_f64_ne(f64 1.5, f64 2.5) == i32 7
# run: &cmpl_f64_ne(f64 2.5, f64 1.5) == i32 7
# run: &cmpl_f64_ne(f64 1.5, f64 1.5) == i32 0
# run: &cmpl_f64_ne(f64 nan, f64 1.5) == i32 7
# run: &cmpl_f64_ne(f64 1.5, f64 nan) == i32 7
# run: &cmpl_f64_ne(f64 nan, f64 nan) == i32 7
# run: &cmpg_f64_lt(f64 1.5, f64 2.5) == i32 7
# run: &cmpg_f64_lt(f64 2.5, f64 1.5) == i32 0
# run: &cmpg_f64_lt(f64 1.5, f64 1.5) == i32 0
# run: &cmpg_f64_lt(f64 nan, f64 1.5) == i32 0
# run: &cmpg_f64_lt(f64 1.5, f64 nan) == i32 0
# run: &cmpg_f64_lt(f64 nan, f64 nan) == i32 0
# run: &cmpg_f64_le(f64 1.5, f64 2.5) == i32 7
# run: &cmpg_f64_le(f64 2.5, f64 1.5) == i32 0
# run: &cmpg_f64_le(f64 1.5, f64 1.5) == i32 7
# run: &cmpg_f64_le(f64 nan, f64 1.5) == i32 0
# run: &cmpg_f64_le(f64 1.5, f64 nan) == i32 0
# run: &cmpg_f64_le(f64 nan, f64 nan) == i32 0
# run: &cmpg_f64_gt(f64 1.5, f64 2.5) == i32 0
# run: &cmpg_f64_gt(f64 2.5, f64 1.5) == i32 7
# run: &cmpg_f64_gt(f64 1.5, f64 1.5) == i32 0
# run: &cmpg_f64_gt(f64 nan, f64 1.5) == i32 7
# run: &cmpg_f64_gt(f64 1.5, f64 nan) == i32 7
# run: &cmpg_f64_gt(f64 nan, f64 nan) == i32 7
# run: &cmpg_f64_ge(f64 1.5, f64 2.5) == i32 0
# run: &cmpg_f64_ge(f64 2.5, f64 1.5) == i32 7
# run: &cmpg_f64_ge(f64 1.5, f64 1.5) == i32 7
# run: &cmpg_f64_ge(f64 nan, f64 1.5) == i32 7
# run: &cmpg_f64_ge(f64 1.5, f64 nan) == i32 7
# run: &cmpg_f64_ge(f64 nan, f64 nan) == i32 7
# run: &cmpg_f64_eq(f64 1.5, f64 2.5) == i32 0
# run: &cmpg_f64_eq(f64 2.5, f64 1.5) == i32 0
# run: &cmpg_f64_eq(f64 1.5, f64 1.5) == i32 7
# run: &cmpg_f64_eq(f64 nan, f64 1.5) == i32 0
# run: &cmpg_f64_eq(f64 1.5, f64 nan) == i32 0
# run: &cmpg_f64_eq(f64 nan, f64 nan) == i32 0
# run: &cmpg_f64_ne(f64 1.5, f64 2.5) == i32 7
# run: &cmpg_f64_ne(f64 2.5, f64 1.5) == i32 7
# run: &cmpg_f64_ne(f64 1.5, f64 1.5) == i32 0
# run: &cmpg_f64_ne(f64 nan, f64 1.5) == i32 7
# run: &cmpg_f64_ne(f64 1.5, f64 nan) == i32 7
# run: &cmpg_f64_ne(f64 nan, f64 nan) == i32 7
# run: &cmp_f64_true(f64 1.5, f64 2.5) == i32 1
# run: &cmp_f64_true(f64 1.5, f64 1.5) == i32 0
# run: &cmp_f64_true(f64 2.5, f64 1.5) == i32 1
# run: &cmp_f64_true(f64 nan, f64 1.5) == i32 1
# run: &cmp_f64_true(f64 nan, f64 nan) == i32 1
# run: &cmpl_f64_true(f64 1.5, f64 2.5) == i32 1
# run: &cmpl_f64_true(f64 1.5, f64 1.5) == i32 0
# run: &cmpl_f64_true(f64 2.5, f64 1.5) == i32 1
# run: &cmpl_f64_true(f64 nan, f64 1.5) == i32 1
# run: &cmpl_f64_true(f64 nan, f64 nan) == i32 1
# run: &cmpg_f64_true(f64 1.5, f64 2.5) == i32 1
# run: &cmpg_f64_true(f64 1.5, f64 1.5) == i32 0
# run: &cmpg_f64_true(f64 2.5, f64 1.5) == i32 1
# run: &cmpg_f64_true(f64 nan, f64 1.5) == i32 1
# run: &cmpg_f64_true(f64 nan, f64 nan) == i32 1
# run: &cmp_f32_lt(f32 1.5, f32 2.5) == i32 7
# run: &cmp_f32_lt(f32 2.5, f32 1.5) == i32 0
# run: &cmp_f32_lt(f32 1.5, f32 1.5) == i32 0
# run: &cmp_f32_lt(f32 nan, f32 1.5) == i32 0
# run: &cmp_f32_lt(f32 1.5, f32 nan) == i32 0
# run: &cmp_f32_lt(f32 nan, f32 nan) == i32 0
# run: &cmp_f32_le(f32 1.5, f32 2.5) == i32 7
# run: &cmp_f32_le(f32 2.5, f32 1.5) == i32 0
# run: &cmp_f32_le(f32 1.5, f32 1.5) == i32 7
# run: &cmp_f32_le(f32 nan, f32 1.5) == i32 0
# run: &cmp_f32_le(f32 1.5, f32 nan) == i32 0
# run: &cmp_f32_le(f32 nan, f32 nan) == i32 0
# run: &cmp_f32_gt(f32 1.5, f32 2.5) == i32 0
# run: &cmp_f32_gt(f32 2.5, f32 1.5) == i32 7
# run: &cmp_f32_gt(f32 1.5, f32 1.5) == i32 0
# run: &cmp_f32_gt(f32 nan, f32 1.5) == i32 7
# run: &cmp_f32_gt(f32 1.5, f32 nan) == i32 7
# run: &cmp_f32_gt(f32 nan, f32 nan) == i32 7
# run: &cmp_f32_ge(f32 1.5, f32 2.5) == i32 0
# run: &cmp_f32_ge(f32 2.5, f32 1.5) == i32 7
# run: &cmp_f32_ge(f32 1.5, f32 1.5) == i32 7
# run: &cmp_f32_ge(f32 nan, f32 1.5) == i32 7
# run: &cmp_f32_ge(f32 1.5, f32 nan) == i32 7
# run: &cmp_f32_ge(f32 nan, f32 nan) == i32 7
# run: &cmp_f32_eq(f32 1.5, f32 2.5) == i32 0
# run: &cmp_f32_eq(f32 2.5, f32 1.5) == i32 0
# run: &cmp_f32_eq(f32 1.5, f32 1.5) == i32 7
# run: &cmp_f32_eq(f32 nan, f32 1.5) == i32 0
# run: &cmp_f32_eq(f32 1.5, f32 nan) == i32 0
# run: &cmp_f32_eq(f32 nan, f32 nan) == i32 0
# run: &cmp_f32_ne(f32 1.5, f32 2.5) == i32 7
# run: &cmp_f32_ne(f32 2.5, f32 1.5) == i32 7
# run: &cmp_f32_ne(f32 1.5, f32 1.5) == i32 0
# run: &cmp_f32_ne(f32 nan, f32 1.5) == i32 7
# run: &cmp_f32_ne(f32 1.5, f32 nan) == i32 7
# run: &cmp_f32_ne(f32 nan, f32 nan) == i32 7
# run: &cmpl_f32_lt(f32 1.5, f32 2.5) == i32 7
# run: &cmpl_f32_lt(f32 2.5, f32 1.5) == i32 0
# run: &cmpl_f32_lt(f32 1.5, f32 1.5) == i32 0
# run: &cmpl_f32_lt(f32 nan, f32 1.5) == i32 7
# run: &cmpl_f32_lt(f32 1.5, f32 nan) == i32 7
# run: &cmpl_f32_lt(f32 nan, f32 nan) == i32 7
# run: &cmpl_f32_le(f32 1.5, f32 2.5) == i32 7
# run: &cmpl_f32_le(f32 2.5, f32 1.5) == i32 0
# run: &cmpl_f32_le(f32 1.5, f32 1.5) == i32 7
# run: &cmpl_f32_le(f32 nan, f32 1.5) == i32 7
# run: &cmpl_f32_le(f32 1.5, f32 nan) == i32 7
# run: &cmpl_f32_le(f32 nan, f32 nan) == i32 7
# run: &cmpl_f32_gt(f32 1.5, f32 2.5) == i32 0
# run: &cmpl_f32_gt(f32 2.5, f32 1.5) == i32 7
# run: &cmpl_f32_gt(f32 1.5, f32 1.5) == i32 0
# run: &cmpl_f32_gt(f32 nan, f32 1.5) == i32 0
# run: &cmpl_f32_gt(f32 1.5, f32 nan) == i32 0
# run: &cmpl_f32_gt(f32 nan, f32 nan) == i32 0
# run: &cmpl_f32_ge(f32 1.5, f32 2.5) == i32 0
# run: &cmpl_f32_ge(f32 2.5, f32 1.5) == i32 7
# run: &cmpl_f32_ge(f32 1.5, f32 1.5) == i32 7
# run: &cmpl_f32_ge(f32 nan, f32 1.5) == i32 0
# run: &cmpl_f32_ge(f32 1.5, f32 nan) == i32 0
# run: &cmpl_f32_ge(f32 nan, f32 nan) == i32 0
# run: &cmpl_f32_eq(f32 1.5, f32 2.5) == i32 0
# run: &cmpl_f32_eq(f32 2.5, f32 1.5) == i32 0
# run: &cmpl_f32_eq(f32 1.5, f32 1.5) == i32 7
# run: &cmpl_f32_eq(f32 nan, f32 1.5) == i32 0
# run: &cmpl_f32_eq(f32 1.5, f32 nan) == i32 0
# run: &cmpl_f32_eq(f32 nan, f32 nan) == i32 0
# run: &cmpl_f32_ne(f32 1.5, f32 2.5) == i32 7
# run: &cmpl_f32_ne(f32 2.5, f32 1.5) == i32 7
# run: &cmpl_f32_ne(f32 1.5, f32 1.5) == i32 0
# run: &cmpl_f32_ne(f32 nan, f32 1.5) == i32 7
# run: &cmpl_f32_ne(f32 1.5, f32 nan) == i32 7
# run: &cmpl_f32_ne(f32 nan, f32 nan) == i32 7
# run: &cmpg_f32_lt(f32 1.5, f32 2.5) == i32 7
# run: &cmpg_f32_lt(f32 2.5, f32 1.5) == i32 0
# run: &cmpg_f32_lt(f32 1.5, f32 1.5) == i32 0
# run: &cmpg_f32_lt(f32 nan, f32 1.5) == i32 0
# run: &cmpg_f32_lt(f32 1.5, f32 nan) == i32 0
# run: &cmpg_f32_lt(f32 nan, f32 nan) == i32 0
# run: &cmpg_f32_le(f32 1.5, f32 2.5) == i32 7
# run: &cmpg_f32_le(f32 2.5, f32 1.5) == i32 0
# run: &cmpg_f32_le(f32 1.5, f32 1.5) == i32 7
# run: &cmpg_f32_le(f32 nan, f32 1.5) == i32 0
# run: &cmpg_f32_le(f32 1.5, f32 nan) == i32 0
# run: &cmpg_f32_le(f32 nan, f32 nan) == i32 0
# run: &cmpg_f32_gt(f32 1.5, f32 2.5) == i32 0
# run: &cmpg_f32_gt(f32 2.5, f32 1.5) == i32 7
# run: &cmpg_f32_gt(f32 1.5, f32 1.5) == i32 0
# run: &cmpg_f32_gt(f32 nan, f32 1.5) == i32 7
# run: &cmpg_f32_gt(f32 1.5, f32 nan) == i32 7
# run: &cmpg_f32_gt(f32 nan, f32 nan) == i32 7
# run: &cmpg_f32_ge(f32 1.5, f32 2.5) == i32 0
# run: &cmpg_f32_ge(f32 2.5, f32 1.5) == i32 7
# run: &cmpg_f32_ge(f32 1.5, f32 1.5) == i32 7
# run: &cmpg_f32_ge(f32 nan, f32 1.5) == i32 7
# run: &cmpg_f32_ge(f32 1.5, f32 nan) == i32 7
# run: &cmpg_f32_ge(f32 nan, f32 nan) == i32 7
# run: &cmpg_f32_eq(f32 1.5, f32 2.5) == i32 0
# run: &cmpg_f32_eq(f32 2.5, f32 1.5) == i32 0
# run: &cmpg_f32_eq(f32 1.5, f32 1.5) == i32 7
# run: &cmpg_f32_eq(f32 nan, f32 1.5) == i32 0
# run: &cmpg_f32_eq(f32 1.5, f32 nan) == i32 0
# run: &cmpg_f32_eq(f32 nan, f32 nan) == i32 0
# run: &cmpg_f32_ne(f32 1.5, f32 2.5) == i32 7
# run: &cmpg_f32_ne(f32 2.5, f32 1.5) == i32 7
# run: &cmpg_f32_ne(f32 1.5, f32 1.5) == i32 0
# run: &cmpg_f32_ne(f32 nan, f32 1.5) == i32 7
# run: &cmpg_f32_ne(f32 1.5, f32 nan) == i32 7
# run: &cmpg_f32_ne(f32 nan, f32 nan) == i32 7
# run: &cmp_f32_true(f32 1.5, f32 2.5) == i32 1
# run: &cmp_f32_true(f32 1.5, f32 1.5) == i32 0
# run: &cmp_f32_true(f32 2.5, f32 1.5) == i32 1
# run: &cmp_f32_true(f32 nan, f32 1.5) == i32 1
# run: &cmp_f32_true(f32 nan, f32 nan) == i32 1
# run: &cmpl_f32_true(f32 1.5, f32 2.5) == i32 1
# run: &cmpl_f32_true(f32 1.5, f32 1.5) == i32 0
# run: &cmpl_f32_true(f32 2.5, f32 1.5) == i32 1
# run: &cmpl_f32_true(f32 nan, f32 1.5) == i32 1
# run: &cmpl_f32_true(f32 nan, f32 nan) == i32 1
# run: &cmpg_f32_true(f32 1.5, f32 2.5) == i32 1
# run: &cmpg_f32_true(f32 1.5, f32 1.5) == i32 0
# run: &cmpg_f32_true(f32 2.5, f32 1.5) == i32 1
# run: &cmpg_f32_true(f32 nan, f32 1.5) == i32 1
# run: &cmpg_f32_true(f32 nan, f32 nan) == i32 1
# run: &cmp_i64_lt(i64 -5, i64 3) == i32 7
# run: &cmp_i64_lt(i64 3, i64 -5) == i32 0
# run: &cmp_i64_lt(i64 -5, i64 -5) == i32 0
# run: &cmp_i64_le(i64 -5, i64 3) == i32 7
# run: &cmp_i64_le(i64 3, i64 -5) == i32 0
# run: &cmp_i64_le(i64 -5, i64 -5) == i32 7
# run: &cmp_i64_gt(i64 -5, i64 3) == i32 0
# run: &cmp_i64_gt(i64 3, i64 -5) == i32 7
# run: &cmp_i64_gt(i64 -5, i64 -5) == i32 0
# run: &cmp_i64_ge(i64 -5, i64 3) == i32 0
# run: &cmp_i64_ge(i64 3, i64 -5) == i32 7
# run: &cmp_i64_ge(i64 -5, i64 -5) == i32 7
# run: &cmp_i64_eq(i64 -5, i64 3) == i32 0
# run: &cmp_i64_eq(i64 3, i64 -5) == i32 0
# run: &cmp_i64_eq(i64 -5, i64 -5) == i32 7
# run: &cmp_i64_ne(i64 -5, i64 3) == i32 7
# run: &cmp_i64_ne(i64 3, i64 -5) == i32 7
# run: &cmp_i64_ne(i64 -5, i64 -5) == i32 0
# run: &cmp_i64_true(i64 -5, i64 3) == i32 1
# run: &cmp_i64_true(i64 -5, i64 -5) == i32 0
# run: &cmp_i64_true(i64 3, i64 -5) == i32 1
# run: &cmp_u64_lt(u64 3, u64 18446744073709551615) == i32 7
# run: &cmp_u64_lt(u64 18446744073709551615, u64 3) == i32 0
# run: &cmp_u64_lt(u64 3, u64 3) == i32 0
# run: &cmp_u64_le(u64 3, u64 18446744073709551615) == i32 7
# run: &cmp_u64_le(u64 18446744073709551615, u64 3) == i32 0
# run: &cmp_u64_le(u64 3, u64 3) == i32 7
# run: &cmp_u64_gt(u64 3, u64 18446744073709551615) == i32 0
# run: &cmp_u64_gt(u64 18446744073709551615, u64 3) == i32 7
# run: &cmp_u64_gt(u64 3, u64 3) == i32 0
# run: &cmp_u64_ge(u64 3, u64 18446744073709551615) == i32 0
# run: &cmp_u64_ge(u64 18446744073709551615, u64 3) == i32 7
# run: &cmp_u64_ge(u64 3, u64 3) == i32 7
# run: &cmp_u64_eq(u64 3, u64 18446744073709551615) == i32 0
# run: &cmp_u64_eq(u64 18446744073709551615, u64 3) == i32 0
# run: &cmp_u64_eq(u64 3, u64 3) == i32 7
# run: &cmp_u64_ne(u64 3, u64 18446744073709551615) == i32 7
# run: &cmp_u64_ne(u64 18446744073709551615, u64 3) == i32 7
# run: &cmp_u64_ne(u64 3, u64 3) == i32 0
# run: &cmp_u64_true(u64 3, u64 18446744073709551615) == i32 1
# run: &cmp_u64_true(u64 3, u64 3) == i32 0
# run: &cmp_u64_true(u64 18446744073709551615, u64 3) == i32 1
# run: &cmp_i32_lt(i32 -5, i32 3) == i32 7
# run: &cmp_i32_lt(i32 3, i32 -5) == i32 0
# run: &cmp_i32_lt(i32 -5, i32 -5) == i32 0
# run: &cmp_i32_le(i32 -5, i32 3) == i32 7
# run: &cmp_i32_le(i32 3, i32 -5) == i32 0
# run: &cmp_i32_le(i32 -5, i32 -5) == i32 7
# run: &cmp_i32_gt(i32 -5, i32 3) == i32 0
# run: &cmp_i32_gt(i32 3, i32 -5) == i32 7
# run: &cmp_i32_gt(i32 -5, i32 -5) == i32 0
# run: &cmp_i32_ge(i32 -5, i32 3) == i32 0
# run: &cmp_i32_ge(i32 3, i32 -5) == i32 7
# run: &cmp_i32_ge(i32 -5, i32 -5) == i32 7
# run: &cmp_i32_eq(i32 -5, i32 3) == i32 0
# run: &cmp_i32_eq(i32 3, i32 -5) == i32 0
# run: &cmp_i32_eq(i32 -5, i32 -5) == i32 7
# run: &cmp_i32_ne(i32 -5, i32 3) == i32 7
# run: &cmp_i32_ne(i32 3, i32 -5) == i32 7
# run: &cmp_i32_ne(i32 -5, i32 -5) == i32 0
# run: &cmp_i32_true(i32 -5, i32 3) == i32 1
# run: &cmp_i32_true(i32 -5, i32 -5) == i32 0
# run: &cmp_i32_true(i32 3, i32 -5) == i32 1
# run: &cmp_u32_lt(u32 3, u32 4294967295) == i32 7
# run: &cmp_u32_lt(u32 4294967295, u32 3) == i32 0
# run: &cmp_u32_lt(u32 3, u32 3) == i32 0
# run: &cmp_u32_le(u32 3, u32 4294967295) == i32 7
# run: &cmp_u32_le(u32 4294967295, u32 3) == i32 0
# run: &cmp_u32_le(u32 3, u32 3) == i32 7
# run: &cmp_u32_gt(u32 3, u32 4294967295) == i32 0
# run: &cmp_u32_gt(u32 4294967295, u32 3) == i32 7
# run: &cmp_u32_gt(u32 3, u32 3) == i32 0
# run: &cmp_u32_ge(u32 3, u32 4294967295) == i32 0
# run: &cmp_u32_ge(u32 4294967295, u32 3) == i32 7
# run: &cmp_u32_ge(u32 3, u32 3) == i32 7
# run: &cmp_u32_eq(u32 3, u32 4294967295) == i32 0
# run: &cmp_u32_eq(u32 4294967295, u32 3) == i32 0
# run: &cmp_u32_eq(u32 3, u32 3) == i32 7
# run: &cmp_u32_ne(u32 3, u32 4294967295) == i32 7
# run: &cmp_u32_ne(u32 4294967295, u32 3) == i32 7
# run: &cmp_u32_ne(u32 3, u32 3) == i32 0
# run: &cmp_u32_true(u32 3, u32 4294967295) == i32 1
# run: &cmp_u32_true(u32 3, u32 3) == i32 0
# run: &cmp_u32_true(u32 4294967295, u32 3) == i32 1
# run: &with_constant(i64 6) == i32 1
# run: &with_constant(i64 7) == i32 0
# run: &unsigned(i64 1, i64 2) == i32 0
# run: &wide(f64 nan, f64 1.0) == i64 -1
# run: &wide(f64 2.0, f64 1.0) == i64 1
# run: &kept(i64 1, i64 2) == i32 -100
# run: &waits(i64 1, i64 2) == i32 9

# regcode:
# &cmp_f64_lt
#     0  002a  SetLtF64                 sss  4, 0, 1, 0
#     1  0042  BranchNltF64             ss   0, 1, 32, 0
#     2  0052  Add32                    psi  4, 4, 2, 0
#     3  006e  BranchLtF64              ss   0, 1, 32, 0
#     4  007a  ReturnS32                s    4, 0, 0, 0
#     5  008a  ReturnAdd32              si   0, 4, 4, 0
# &cmp_f32_eq
#     0  002a  SetEqF32                 sss  4, 0, 1, 0
#     1  0042  BranchNeF32              ss   0, 1, 32, 0
#     2  0052  Add32                    psi  4, 4, 2, 0
#     3  006e  BranchEqF32              ss   0, 1, 32, 0
#     4  007a  ReturnS32                s    4, 0, 0, 0
#     5  008a  ReturnAdd32              si   0, 4, 4, 0
# &cmp_u64_le
#     0  002a  SetLeU64                 sss  4, 0, 1, 0
#     1  0042  BranchGtU64              ss   0, 1, 32, 0
#     2  0052  Add32                    psi  4, 4, 2, 0
#     3  006e  ReturnS32IfGtU64         sss  0, 1, 4, 0
#     4  008a  ReturnAdd32              si   0, 4, 4, 0
