# test program one
# A program starts where entryfunc says, also if there is a main; the words are passed as to main.

entryfunc &start
func &puts (var %s <* i8>) i32
func &main () i32 {
  return (constval i32 1)
}
func &start static (var %argc i32, var %argv <* <* i8>>) i32 {
  call &puts (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8)))
  return (add i32 (dread i32 %argc, constval i32 5))
}

# stdout: one
# status: 7
