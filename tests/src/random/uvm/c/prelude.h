/* The arithmetic of µVM IR in C, for random programs, after that of MAPLE IR. Integers are zero-extended. */
typedef struct { u64 kind, bits, tag; } tagged; /* of kind 0 a double, of 1 an integer, of 2 a reference */

typedef char *obj;

static u64 shown;
static int thrown;
static char *thrown_object;

static u64 mask_(int w) { return ~0ull >> (64 - w); }
static u64 count_(u64 n, int w) {
  int bits = 1;
  while (bits < w) bits *= 2;
  return n & (bits - 1);
}
static u64 uADD(u64 a, u64 b, int w) { return zx(a + b, w); }
static u64 uSUB(u64 a, u64 b, int w) { return zx(a - b, w); }
static u64 uMUL(u64 a, u64 b, int w) { return zx(a * b, w); }
static u64 uAND(u64 a, u64 b, int w) { return a & b; }
static u64 uOR(u64 a, u64 b, int w) { return a | b; }
static u64 uXOR(u64 a, u64 b, int w) { return a ^ b; }
static u64 uNAND(u64 a, u64 b, int w) { return zx(~(a & b), w); }
static u64 uXCHG(u64 a, u64 b, int w) { return b; }
static u64 uMAX(u64 a, u64 b, int w) { return (i64)sx(a, w) > (i64)sx(b, w) ? a : b; }
static u64 uMIN(u64 a, u64 b, int w) { return (i64)sx(a, w) < (i64)sx(b, w) ? a : b; }
static u64 uUMAX(u64 a, u64 b, int w) { return a > b ? a : b; }
static u64 uUMIN(u64 a, u64 b, int w) { return a < b ? a : b; }
static u64 uSHL(u64 a, u64 b, int w) { return zx(a << count_(b, w), w); }
static u64 uLSHR(u64 a, u64 b, int w) { return a >> count_(b, w); }
static u64 uASHR(u64 a, u64 b, int w) { return zx((i64)sx(a, w) >> count_(b, w), w); }
static u64 uSDIV(u64 a, u64 b, int w) {
  if (b == 0) trap(DIVIDE);
  return b == mask_(w) ? zx(-a, w) : zx((i64)sx(a, w) / (i64)sx(b, w), w);
}
static u64 uSREM(u64 a, u64 b, int w) {
  if (b == 0) trap(DIVIDE);
  return b == mask_(w) ? 0 : zx((i64)sx(a, w) % (i64)sx(b, w), w);
}
static u64 uUDIV(u64 a, u64 b, int w) { if (b == 0) trap(DIVIDE); return a / b; }
static u64 uUREM(u64 a, u64 b, int w) { if (b == 0) trap(DIVIDE); return a % b; }
static u1 uEQ(u64 a, u64 b, int w) { return a == b; }
static u1 uNE(u64 a, u64 b, int w) { return a != b; }
static u1 uSGE(u64 a, u64 b, int w) { return (i64)sx(a, w) >= (i64)sx(b, w); }
static u1 uSGT(u64 a, u64 b, int w) { return (i64)sx(a, w) > (i64)sx(b, w); }
static u1 uSLE(u64 a, u64 b, int w) { return (i64)sx(a, w) <= (i64)sx(b, w); }
static u1 uSLT(u64 a, u64 b, int w) { return (i64)sx(a, w) < (i64)sx(b, w); }
static u1 uUGE(u64 a, u64 b, int w) { return a >= b; }
static u1 uUGT(u64 a, u64 b, int w) { return a > b; }
static u1 uULE(u64 a, u64 b, int w) { return a <= b; }
static u1 uULT(u64 a, u64 b, int w) { return a < b; }
static f64 uFADD(f64 a, f64 b) { return a + b; }
static f64 uFSUB(f64 a, f64 b) { return a - b; }
static f64 uFMUL(f64 a, f64 b) { return a * b; }
static f64 uFDIV(f64 a, f64 b) { return a / b; }
static f64 uFREM(f64 a, f64 b) { return fmod(a, b); }
static f32 vFADD(f32 a, f32 b) { return a + b; }
static f32 vFSUB(f32 a, f32 b) { return a - b; }
static f32 vFMUL(f32 a, f32 b) { return a * b; }
static f32 vFDIV(f32 a, f32 b) { return a / b; }
static f32 vFREM(f32 a, f32 b) { return fmodf(a, b); }
static int uno_(f64 a, f64 b) { return a != a || b != b; }
static u1 uFFALSE(f64 a, f64 b) { return 0; }
static u1 uFTRUE(f64 a, f64 b) { return 1; }
static u1 uFUNO(f64 a, f64 b) { return uno_(a, b); }
static u1 uFUEQ(f64 a, f64 b) { return uno_(a, b) || a == b; }
static u1 uFUNE(f64 a, f64 b) { return uno_(a, b) || a != b; }
static u1 uFUGT(f64 a, f64 b) { return uno_(a, b) || a > b; }
static u1 uFUGE(f64 a, f64 b) { return uno_(a, b) || a >= b; }
static u1 uFULT(f64 a, f64 b) { return uno_(a, b) || a < b; }
static u1 uFULE(f64 a, f64 b) { return uno_(a, b) || a <= b; }
static u1 uFORD(f64 a, f64 b) { return !uno_(a, b); }
static u1 uFOEQ(f64 a, f64 b) { return !uno_(a, b) && a == b; }
static u1 uFONE(f64 a, f64 b) { return !uno_(a, b) && a != b; }
static u1 uFOGT(f64 a, f64 b) { return !uno_(a, b) && a > b; }
static u1 uFOGE(f64 a, f64 b) { return !uno_(a, b) && a >= b; }
static u1 uFOLT(f64 a, f64 b) { return !uno_(a, b) && a < b; }
static u1 uFOLE(f64 a, f64 b) { return !uno_(a, b) && a <= b; }
static u64 uFPTOUI(f64 a, int w) {
  if (!(a > 0)) return 0;
  return a >= ldexp(1, w) ? mask_(w) : (u64)a;
}
static u64 uFPTOSI(f64 a, int w) {
  if (a != a) return 0;
  if (a >= ldexp(1, w - 1)) return mask_(w) >> 1;
  return a <= -ldexp(1, w - 1) ? 1ull << (w - 1) : zx((i64)a, w);
}
static tagged from_fp(f64 a) { return (tagged){0, slot_f64(a), 0}; }
static tagged from_int(u64 a) { return (tagged){1, a, 0}; }
static tagged from_ref(char *a, u64 tag) { return (tagged){2, (u64)a, tag}; }
static u1 same_(tagged a, tagged b) { return a.kind == b.kind && a.bits == b.bits && a.tag == b.tag; }
static char *at_(char *a) { return (char *)follow((ptr)a); }
static void show_(u64 bits) {
  shown = (shown ^ bits) * 0x9e3779b97f4a7c15ull;
  shown ^= shown >> 29;
}
/* Whether the trap throws, which only some may. */
static int throws_(char *object) {
  if ((shown >> 24) % 3) return 0;
  thrown_object = (shown >> 30 & 3) ? object : 0;
  return 1;
}
