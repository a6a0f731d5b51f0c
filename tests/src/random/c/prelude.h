/* The arithmetic of MAPLE IR in C, for random programs. Compile with -fwrapv -fno-strict-aliasing -ffp-contract=off. */
#include <math.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int8_t i8;
typedef int16_t i16;
typedef int32_t i32;
typedef int64_t i64;
typedef uint8_t u8, u1;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64, ptr, a64;
typedef float f32;
typedef double f64;

static jmp_buf out;
enum { DIVIDE = 1, INDEX, NIL, RANGE };
static _Noreturn void trap(int why) { longjmp(out, why); }

/* Type, its signed and unsigned twins, the types in which it is shifted, mask of the shift count. */
#define INTEGERS(X) \
  X(i8, i8, u8, i32, u32, 31) X(i16, i16, u16, i32, u32, 31) X(i32, i32, u32, i32, u32, 31) X(i64, i64, u64, i64, u64, 63) \
  X(u8, i8, u8, i32, u32, 31) X(u16, i16, u16, i32, u32, 31) X(u32, i32, u32, i32, u32, 31) X(u64, i64, u64, i64, u64, 63) \
  X(u1, i8, u8, i32, u32, 31) X(ptr, i64, u64, i64, u64, 63)

#define NUMBER(T) \
  static T max_##T(T a, T b) { return a > b ? a : b; } \
  static T min_##T(T a, T b) { return a < b ? a : b; } \
  static int eq_##T(T a, T b) { return a == b; } \
  static int ne_##T(T a, T b) { return a != b; } \
  static int lt_##T(T a, T b) { return a < b; } \
  static int le_##T(T a, T b) { return a <= b; } \
  static int gt_##T(T a, T b) { return a > b; } \
  static int ge_##T(T a, T b) { return a >= b; } \
  static int cmp_##T(T a, T b) { return a == b ? 0 : a < b ? -1 : 1; } \
  static int cmpg_##T(T a, T b) { return a == b ? 0 : a < b ? -1 : 1; } \
  static int cmpl_##T(T a, T b) { return a == b ? 0 : a > b ? 1 : -1; }

#define INTEGER(T, S, U, WS, WU, M) \
  NUMBER(T) \
  static T add_##T(T a, T b) { return (T)((u64)a + (u64)b); } \
  static T sub_##T(T a, T b) { return (T)((u64)a - (u64)b); } \
  static T mul_##T(T a, T b) { return (T)((u64)a * (u64)b); } \
  static T neg_##T(T a) { return (T)(0 - (u64)a); } \
  static T abs_##T(T a) { return a < 0 ? neg_##T(a) : a; } \
  static T div_##T(T a, T b) { if (b == 0) trap(DIVIDE); return (T)-1 < 0 && b == (T)-1 ? neg_##T(a) : (T)(a / b); } \
  static T rem_##T(T a, T b) { if (b == 0) trap(DIVIDE); return (T)-1 < 0 && b == (T)-1 ? 0 : (T)(a % b); } \
  static T shl_##T(T a, u64 n) { return (T)((WU)a << (n & M)); } \
  static T ashr_##T(T a, u64 n) { return (T)((WS)(S)a >> (n & M)); } \
  static T lshr_##T(T a, u64 n) { return (T)((WU)(U)a >> (n & M)); } \
  static T band_##T(T a, T b) { return a & b; } \
  static T bior_##T(T a, T b) { return a | b; } \
  static T bxor_##T(T a, T b) { return a ^ b; } \
  static T bnot_##T(T a) { return ~a; }
INTEGERS(INTEGER)

/* Type, function suffix, integer of its size. */
#define REAL(T, F, U, QUIET) \
  NUMBER(T) \
  static T add_##T(T a, T b) { return a + b; } \
  static T sub_##T(T a, T b) { return a - b; } \
  static T mul_##T(T a, T b) { return a * b; } \
  static T div_##T(T a, T b) { return a / b; } \
  static T rem_##T(T a, T b) { return fmod##F(a, b); } \
  static T neg_##T(T a) { return -a; } \
  static T abs_##T(T a) { return fabs##F(a); } \
  static T recip_##T(T a) { return 1 / a; } \
  static T sqrt_##T(T a) { return sqrt##F(a); } \
  static T ceil_##T(T a) { return ceil##F(a); } \
  static T floor_##T(T a) { return floor##F(a); } \
  static T round_##T(T a) { return round##F(a); } \
  static T trunc_##T(T a) { return trunc##F(a); } \
  static T make_##T(U bits) { T a; memcpy(&a, &bits, sizeof a); return a; } \
  static U bits_##T(T a) { U bits = QUIET; if (a == a) memcpy(&bits, &a, sizeof a); return bits; } \
  static T canonical_##T(T a) { return make_##T(bits_##T(a)); } \
  static u64 slot_##T(T a) { U bits; memcpy(&bits, &a, sizeof a); return bits; } \
  SATURATE(T, i32, -2147483648.0, 2147483648.0, INT32_MIN, INT32_MAX) \
  SATURATE(T, i64, -9223372036854775808.0, 9223372036854775808.0, INT64_MIN, INT64_MAX) \
  SATURATE(T, u32, 0.0, 4294967296.0, 0, UINT32_MAX) \
  SATURATE(T, u64, 0.0, 18446744073709551616.0, 0, UINT64_MAX) \
  NARROW(T, i8) NARROW(T, i16) NARROW(T, u8) NARROW(T, u16) \
  static ptr cvt_##T##_ptr(T a) { return cvt_##T##_u64(a); } \
  static u1 cvt_##T##_u1(T a) { return a != 0; } \
  static f32 cvt_##T##_f32(T a) { return (f32)a; } \
  static f64 cvt_##T##_f64(T a) { return (f64)a; }
#define SATURATE(T, I, LOW, END, MIN, MAX) \
  static I cvt_##T##_##I(T a) { return a != a ? 0 : a <= LOW ? MIN : a >= END ? MAX : (I)a; }
#define NARROW(T, I) static I cvt_##T##_##I(T a) { return (I)cvt_##T##_i32(a); }
REAL(f32, f, u32, 0x7fc00000)
REAL(f64, , u64, 0x7ff8000000000000)

static u64 zx(u64 a, int size) { return size >= 64 ? a : a & ((1ull << size) - 1); }
static u64 sx(u64 a, int size) { return size >= 64 ? a : (u64)((i64)(a << (64 - size)) >> (64 - size)); }
static u64 deposit(u64 a, u64 b, int at, int size) {
  u64 mask = zx(~0ull, size) << at;
  return (a & ~mask) | ((b << at) & mask);
}
static i64 check(i64 index, u64 bound) { if ((u64)index >= bound) trap(INDEX); return index; }
static ptr follow(ptr a) { if (a < 0x1000) trap(NIL); return a; }
static i32 ffs_(i32 a) { return __builtin_ffs(a); }
static i32 clz32(u32 a) { return a ? __builtin_clz(a) : 32; }
static i32 clz64(u64 a) { return a ? __builtin_clzll(a) : 64; }
static i32 ctz32(u32 a) { return a ? __builtin_ctz(a) : 32; }
static i32 ctz64(u64 a) { return a ? __builtin_ctzll(a) : 64; }
static void run(u64 seed, void (*work)(void), u64 (*sum)(void)) {
  volatile int why = setjmp(out);
  if (!why) work();
  printf("%016llx %d %016llx\n", (unsigned long long)seed, why, (unsigned long long)sum());
}
