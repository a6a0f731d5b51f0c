# test program
# Functions registered with atexit run after main has returned, the latest first; what one registers runs, too.

func &atexit (var %f <* <func () void>>) i32
func &puts (var %s <* u8>) i32

func &third () void { call &puts (conststr ptr "third") }
func &second () void {
  call &puts (conststr ptr "second")
  call &atexit (addroffunc ptr &third)
}
func &last () void { call &puts (conststr ptr "last") }
func &main () i32 {
  call &atexit (addroffunc ptr &last)
  call &atexit (addroffunc ptr &second)
  call &puts (conststr ptr "main")
  return (constval i32 3)
}

# stdout: main
# stdout: second
# stdout: third
# stdout: last
# status: 3
