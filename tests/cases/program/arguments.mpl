# test program first --second "" -3
# argv holds the image and the words behind it, options included, and ends with a null pointer; the result is the exit status.

func &printf (var %format <* i8>, ...) i32

func &main (var %argc i32, var %argv <* <* i8>>) i32 {
  var %i i32
  doloop %i (constval i32 1, lt i32 i32 (dread i32 %i, dread i32 %argc), constval i32 1) {
    call &printf (conststr ptr "%d: %s\n",
      dread i32 %i,
      iread ptr <* <* i8>> (array 0 ptr <* <[1] <* i8>>> (dread ptr %argv, dread i32 %i)))
  }
  if (ne i32 ptr (
    iread ptr <* <* i8>> (array 0 ptr <* <[1] <* i8>>> (dread ptr %argv, dread i32 %argc)),
    constval ptr 0)) {
    return (constval i32 1)
  }
  return (dread i32 %argc)
}

# stdout: 1: first
# stdout: 2: --second
# stdout: 3: ""
# stdout: 4: -3
# status: 5
