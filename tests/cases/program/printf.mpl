# test program
# A variadic C function: integers of every width, floats, which travel in registers of their own, strings, characters, and
# more arguments than registers.

func &printf (var %format <* i8>, ...) i32

func &main () i32 {
  var %n i32
  call &printf (conststr ptr "%d %u %x\n", constval i32 -1, constval u32 4000000000, constval i32 255)
  call &printf (conststr ptr "%ld %lu\n", constval i64 -5000000000, constval u64 18446744073709551615)
  call &printf (conststr ptr "%.3f %g %e\n", constval f64 3.14159, constval f64 -0.5, constval f64 1e100)
  call &printf (conststr ptr "%f\n", cvt f64 f32 (constval f32 1.5f))
  call &printf (conststr ptr "[%s] [%c] [%%] [%5d|%-5d|%05d]\n",
    conststr ptr "string", constval i32 'x', constval i32 42, constval i32 42, constval i32 42)
  call &printf (conststr ptr "%d %.1f %d %.1f %d %.1f %d %.1f %d %.1f %d %.1f %d %.1f %d %.1f %d %.1f\n",
    constval i32 1, constval f64 1.5, constval i32 2, constval f64 2.5, constval i32 3, constval f64 3.5,
    constval i32 4, constval f64 4.5, constval i32 5, constval f64 5.5, constval i32 6, constval f64 6.5,
    constval i32 7, constval f64 7.5, constval i32 8, constval f64 8.5, constval i32 9, constval f64 9.5)
  callassigned &printf (conststr ptr "four\n") { dassign %n 0 }
  call &printf (conststr ptr "%d\n", dread i32 %n)
  return (constval i32 0)
}

# stdout: -1 4000000000 ff
# stdout: -5000000000 18446744073709551615
# stdout: 3.142 -0.5 1.000000e+100
# stdout: 1.500000
# stdout: [string] [x] [%] [   42|42   |00042]
# stdout: 1 1.5 2 2.5 3 3.5 4 4.5 5 5.5 6 6.5 7 7.5 8 8.5 9 9.5
# stdout: four
# stdout: 5
# status: 0
