# test error
# What stands for a language is a number or a name, on the same line.
srclang -5
srclang &c
srclang
func &main () i32 {
  return (constval i32 0)
}


# error: 3:9: the number of a language must lie between 0 and 4294967295
# error: 4:9: expected the number or name of a language, found `&c`
# error: 6:1: expected the number or name of a language, found `func`
