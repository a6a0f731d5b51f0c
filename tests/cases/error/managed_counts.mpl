# test error
# References of managed modules are counted by the compiler.

srclang 3
type $Ljava_2Flang_2FObject_3B <class {}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
func &f (var %o <* <$Ljava_2Flang_2FObject_3B>>) void {
  incref (dread ref %o)
  decref (dread ref %o)
  decrefreset (dread ref %o)
}

# help: 8:3: the compiler counts
# help: 9:3: the compiler counts
# error: 8:3: incref in a managed module is not supported by this version
# error: 9:3: decref in a managed module is not supported by this version
# error: 10:3: decrefreset in a managed module is not supported by this version
