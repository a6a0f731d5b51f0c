# test run
# test regcode load store
# Bad addresses end in a trap, not in the death of the process.

func &load (var %p ptr) i32 {
  return (iread i32 <* i32> (dread ptr %p))
}

func &load_off (var %p ptr) i64 {
  return (ireadoff i64 64 (dread ptr %p))
}

func &store (var %p ptr) void {
  iassign <* i64> (dread ptr %p, constval i64 1)
  return ()
}

func &fine () i32 {
  return (constval i32 1)
}

# run: &load(ptr 0) traps "null"
# run: &load(ptr 0xfff) traps "null"
# run: &load(ptr 0x10000) traps "0x10000"
# run: &load_off(ptr 0x7ff000000000) traps "0x7ff000000040"
# run: &store(ptr 0) traps "null"
# run: &store(ptr 0x20000) traps "0x20000"
# run: &fine() == i32 1

# regcode:
# &load
#     0  0018  LoadMem32                ps   5, 0, 0, 0
#     1  001c  ReturnS32                s    5, 0, 0, 0
# &store
#     0  001c  StoreMem64               si   0, 1, 0, 0
#     1  0020  ReturnVoid                    0, 0, 0, 0
