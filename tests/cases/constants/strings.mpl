# test run
# String constants: escapes, shared contents, UTF-16 strings.

func &at (var %s <* u8>, var %i i64) u32 {
  return (iread u32 <* u8> (add ptr (dread ptr %s, dread i64 %i)))
}

func &plain (var %i i64) u32 {
  call &at (conststr ptr "abc", dread i64 %i)
  return (regread u32 %%retval0)
}

func &escapes (var %i i64) u32 {
  call &at (conststr a64 "\"\\\a\b\t\n\v\f\r\x41\101", dread i64 %i)
  return (regread u32 %%retval0)
}

func &empty () u32 {
  return (iread u32 <* u8> (conststr ptr ""))
}

func &unicode (var %i i64) u32 {
  call &at (conststr ptr "é", dread i64 %i)
  return (regread u32 %%retval0)
}

func &wide (var %i i64) u32 {
  return (iread u32 <* u16> (
    add ptr (conststr16 ptr "aé", mul i64 (dread i64 %i, constval i64 2))))
}

func &hash_is_no_comment () u32 {
  return (iread u32 <* u8> (conststr ptr "#"))
}

# run: &plain(i64 0) == u32 97
# run: &plain(i64 2) == u32 99
# run: &plain(i64 3) == u32 0
# run: &escapes(i64 0) == u32 34
# run: &escapes(i64 1) == u32 92
# run: &escapes(i64 2) == u32 7
# run: &escapes(i64 3) == u32 8
# run: &escapes(i64 4) == u32 9
# run: &escapes(i64 5) == u32 10
# run: &escapes(i64 6) == u32 11
# run: &escapes(i64 7) == u32 12
# run: &escapes(i64 8) == u32 13
# run: &escapes(i64 9) == u32 65
# run: &escapes(i64 10) == u32 65
# run: &escapes(i64 11) == u32 0
# run: &empty() == u32 0
# run: &unicode(i64 0) == u32 195
# run: &unicode(i64 1) == u32 169
# run: &wide(i64 0) == u32 97
# run: &wide(i64 1) == u32 233
# run: &wide(i64 2) == u32 0
# run: &hash_is_no_comment() == u32 35
