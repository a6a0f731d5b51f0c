// test program
// Attributes and variables that change while an expression is computed; expectations are node's.

let list = null;
for (let i = 0; i < 5; i++) list = { next: list, v: i, get up() { return this.next; } };
function walk(p) { let s = 0, n = 0; while (p) { s += p.v; p = p.next; n++; } return [s, n, p]; }
function climb(p) { let s = ""; while (p) { s += p.v; p = p.up; } return s; }
console.log(walk(list), climb(list));

function missing(p) {
  const kept = p;
  try { p = p.nothing; console.log(p); p = p.more; } catch (e) { console.log(e.name, p, kept.v); }
  p = kept;
  try { p = p.bad; } catch (e) { console.log(e, p === kept); }
  return p.v;
}
console.log(missing({ v: 7, get bad() { throw "thrown"; } }));
function lengths(x) { x = x.length; x = x.length; return x; }
console.log(lengths("four"), lengths([1, 2]), lengths({ length: "abc" }));

function order(i, o) {
  const out = [];
  out.push(i + (i = 3), i + i++ + i, (i += i++ + (i = 10)), i);
  out.push([i, i++, i, (i = 1), i]);
  i += o.set(() => { i = 100; });
  out.push(i);
  let s = "a"; s += (s = "b") + s; out.push(s);
  let t = 1; t = t + (o.x ? (t = 5) : (t = 6)) + t; out.push(t);
  let u = 1; u += ((u++, u++, u++), u) * u; out.push(u);
  let many = 1; many = many + [many++, many++, many++, many++, many++, many++, many++, many++].length + many; out.push(many);
  return out;
}
console.log(order(2, { x: 0, set(f) { f(); return 1; } }));

function stores(n) {
  const o = { a: 0, b: "", c: null, set d(v) { this.e = v; }, e: 0 }, list = [];
  for (let i = 0; i < n; i++) {
    o.a = o.a + 0.5; o.b = o.b + i; o.c = { was: o.c && o.c.i, i }; o.d = [i, o.a];
    list[i & 3] = o.c; list[i & 1] = "s" + i; o.x = o["y" + (i & 1)] = i + 1;
  }
  return [o, list];
}
console.log(stores(1), stores(6));
function frozen() { "use strict"; const o = Object.freeze({ a: [1] }); let s = "k"; try { o.a = s + 1; } catch (e) { return [e.name, o.a, s]; } }
console.log(frozen());

function tests(values) {
  let out = "";
  for (const a of values) for (const b of values) {
    let bits = 0;
    if (a < b) bits |= 1; if (a <= b) bits |= 2; if (a > b) bits |= 4; if (a >= b) bits |= 8;
    if (a == b) bits |= 16; if (a != b) bits |= 32; if (a === b) bits |= 64; if (a !== b) bits |= 128;
    if (a) bits |= 256; if (!b) bits |= 512;
    if (a < 3) bits |= 1024; if (a === 3) bits |= 2048; if (a != 3) bits |= 4096;
    out += bits.toString(36) + " ";
  }
  return out;
}
console.log(tests([0, 3, -1, 2.5, NaN, "3", "", "x", null, undefined, true, false, 2147483648, -0]));
function loops() { let n = 0, k = 5, x = 0.25; while (k) k--; do n++; while (n < 4); for (; x != 2; x += 0.25); for (let s = ""; s !== "aaa"; s += "a") n++; return [n, k, x]; }
console.log(loops());
const counter = { valueOf() { this.n = (this.n || 0) + 1; return this.n; } };
function counted(x) { let i = x; i++; i--; ++i; const j = i++ + --i; let b = 5n; b++; let s = "4"; s++; let m = 2147483647; m++; let y; y++; return [i, j, b, s, m, y]; }
console.log(counted(counter), counter.n);
let seen = "";
const marked = { get a() { seen += "a"; return 1; } };
(function own() { own = marked.a; seen += typeof own; })();
(function () { const c = 0; try { c = marked.a; } catch (e) { seen += e.name; } })();
(function () { try { late = marked.a; } catch (e) { seen += e.name; } let late; })();
(function () { let kept; (() => kept)(); kept = marked.a; seen += kept; })();
class Inner { static set() { try { Inner = marked.a; } catch (e) { seen += e.name; } } }
Inner.set();
(function (a) { a = marked.a; seen += arguments[0]; })(2);
(function* () { let x; x = marked.a; seen += x; yield; })().next();
console.log(seen);
function place() { let x, none; try { x = 1 +
    none.b; } catch (e) { return e.stack.split("\n")[1].replace(/.*:(\d+:\d+).*/, "$1"); } }
function placed() { let x, none; try {
      x = none.b; } catch (e) { return e.stack.split("\n")[1].replace(/.*:(\d+:\d+).*/, "$1"); } }
console.log(place(), placed());

// stdout: [ 10, 5, null ] 43210
// stdout: undefined
// stdout: TypeError undefined 7
// stdout: thrown true
// stdout: 7
// stdout: undefined undefined 3
// stdout: [ 5, 10, 18, 18, [ 18, 18, 19, 1, 1 ], 2, 'abb', 13, 17, 18 ]
// stdout: [
// stdout:   {
// stdout:     a: 0.5,
// stdout:     b: '0',
// stdout:     c: { was: null, i: 0 },
// stdout:     d: [Setter],
// stdout:     e: [ 0, 0.5 ],
// stdout:     y0: 1,
// stdout:     x: 1
// stdout:   },
// stdout:   [ 's0' ]
// stdout: ] [
// stdout:   {
// stdout:     a: 3,
// stdout:     b: '012345',
// stdout:     c: { was: 4, i: 5 },
// stdout:     d: [Setter],
// stdout:     e: [ 5, 3 ],
// stdout:     y0: 5,
// stdout:     x: 6,
// stdout:     y1: 6
// stdout:   },
// stdout:   [ 's4', 's5', { was: 1, i: 2 }, { was: 2, i: 3 } ]
// stdout: ]
// stdout: [ 'TypeError', [ 1 ], 'k' ]
// stdout: 4ey 42r 430 42r 4gw 42r 4gq 42o 4h6 4gw 42r 4gq 42r 4ey 2b0 1ui 1ws 1ws 2ao 1wa 2b0 1wg 2b0 2ao 1ws 2b0 1wj 2b0 4o3 49v 47u 49v 4o0 49v 4o3 49s 4o3 4o0 49v 4o3 49v 4o3 4oc 49v 4a4 47u 4o0 49v 4oc 49s 4oc 4o0 4a4 4oc 49v 4oc 3og 3a8 3a8 3a8 3og 3a8 3og 3a8 3og 3og 3a8 3og 3a8 3og q4 be bw bw ps 9m q4 bn q4 ps bw q4 bn q4 4gq 42r 430 42r 4gw 42r 4ey 42r 4h6 4gw 42r 4gq 42r 4gq 3vk 3hc 3hc 3hc 3vk 3ho 3vw 3fe 3vk 3vk 3hc 3vk 3hc 3vk 4h6 42r 430 42r 4gw 42r 4h6 42o 4ey 4gg 42r 4h6 42r 4h6 3og 3a8 3a8 3a8 3og 3a8 3og 3a8 3o0 3m8 3a8 3og 3a8 3og 4oc 49v 4a4 49v 4o0 49v 4oc 49s 4oc 4o0 47u 4oc 49v 4oc 4gq 42r 430 42r 4gw 42r 4gq 42o 4h6 4gw 42r 4ey 42r 4gq 3vw 3ho 3ho 3ho 3vk 3ho 3vw 3hc 3vw 3vk 3ho 3vw 3fe 3vw 4ey 42r 430 42r 4gw 42r 4gq 42o 4h6 4gw 42r 4gq 42r 4ey
// stdout: [ 7, 0, 2 ]
// stdout: [ 2, 4, 6n, 5, 2147483648, NaN ] 1
// stdout: afunctionaTypeErroraReferenceErrora1aTypeErrora1a1
// stdout: 77:10 79:16

// status: 0
