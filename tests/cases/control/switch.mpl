# test run
# test regcode dense unsigned_tags
# Multi-way jumps by integer tags: dense, sparse, negative, of 64 bits, with one tag and with none.

func &dense (var %n i32) i32 {
  switch (dread i32 %n) @default {
    0: goto @zero
    1: goto @one
    2: goto @two
    3: goto @one
    4: goto @two
    5: goto @zero
    6: goto @one
    8: goto @two
  }
@zero
  return (constval i32 0)
@one
  return (constval i32 1)
@two
  return (constval i32 2)
@default
  return (constval i32 -1)
}

func &sparse (var %n i32) i32 {
  switch (dread i32 %n) @default {
    -2147483648: goto @least
    -1: goto @minus
    1000000: goto @million
    2147483647: goto @most
  }
@least
  return (constval i32 1)
@minus
  return (constval i32 2)
@million
  return (constval i32 3)
@most
  return (constval i32 4)
@default
  return (constval i32 0)
}

func &wide (var %n i64) i32 {
  switch (dread i64 %n) @default {
    0: goto @zero
    0x100000000: goto @big
  }
@zero
  return (constval i32 0)
@big
  return (constval i32 1)
@default
  return (constval i32 -1)
}

func &unsigned_tags (var %n u8) i32 {
  switch (dread u32 %n) @default {
    200: goto @a
    201: goto @b
    202: goto @a
    203: goto @b
    204: goto @a
    205: goto @b
    206: goto @a
    207: goto @b
  }
@a
  return (constval i32 1)
@b
  return (constval i32 2)
@default
  return (constval i32 0)
}

func &empty (var %n i32) i32 {
  switch (dread i32 %n) @only {
  }
@only
  return (constval i32 5)
}

# Falling from case to case, and a switch inside a loop.
func &fall_through (var %n i32) i32 {
  var %s i32
  dassign %s (constval i32 0)
  while (gt i32 i32 (dread i32 %n, constval i32 0)) {
    switch (rem i32 (dread i32 %n, constval i32 3)) @next {
      1: goto @one
      2: goto @two
    }
@two
    dassign %s (add i32 (dread i32 %s, constval i32 100))
@one
    dassign %s (add i32 (dread i32 %s, constval i32 1))
@next
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread i32 %s)
}

# run: &dense(i32 0) == i32 0
# run: &dense(i32 1) == i32 1
# run: &dense(i32 4) == i32 2
# run: &dense(i32 7) == i32 -1
# run: &dense(i32 8) == i32 2
# run: &dense(i32 9) == i32 -1
# run: &dense(i32 -1) == i32 -1
# run: &dense(i32 -2147483648) == i32 -1
# run: &sparse(i32 -2147483648) == i32 1
# run: &sparse(i32 -1) == i32 2
# run: &sparse(i32 0) == i32 0
# run: &sparse(i32 1000000) == i32 3
# run: &sparse(i32 2147483647) == i32 4
# run: &wide(i64 0) == i32 0
# run: &wide(i64 4294967296) == i32 1
# run: &wide(i64 1) == i32 -1
# run: &unsigned_tags(u8 200) == i32 1
# run: &unsigned_tags(u8 207) == i32 2
# run: &unsigned_tags(u8 199) == i32 0
# run: &unsigned_tags(u8 255) == i32 0
# run: &empty(i32 3) == i32 5
# run: &fall_through(i32 6) == i32 204

# regcode:
# &dense
#     0  0020  Switch                   s    0, 0, 0, 0 [0x9 0x0] [0x7000000060 0x7000000080] [0x6000000080 0x9000000070] [0x5000000080 0x0]
#     5  0058  Jump                          0, 0, 64, 0
#     6  0064  ReturnImm                     0, 0, 0, 0
#     7  006c  ReturnImm                     1, 0, 0, 0
#     8  0074  ReturnImm                     2, 0, 0, 0
#     9  007c  ReturnImm                     65535, 0, 0, 0
# &unsigned_tags
#     0  001c  Sub32                    psi  5, 0, 200, 0
#     1  0028  BranchGtU32              pi   5, 7, 80, 0
#     2  0034  JumpTable                s    0, 0, 0, 0 [0x8 0xc8] [0x6000000050 0x6000000050] [0x6000000050 0x6000000050]
#     6  005c  Jump                          0, 0, 48, 0
#     7  0068  ReturnImm                     1, 0, 0, 0
#     8  0070  ReturnImm                     2, 0, 0, 0
#     9  0078  ReturnImm                     0, 0, 0, 0
