// test program
// Object literals, accessors, update, chains; expectations are node's.

var u = { x: 1 }; u.x++; ++u.x; print(u.x--, u.x, u["x"] += 10);
var it = { [Symbol.iterator]() { var n = 0; return { next() { return { done: n >= 3, value: n++ }; }, return() { print("closed"); return {}; } }; } };
for (const v of it) { if (v == 1) break; print(v); }
var n = { a: 1, get b() { return this.a + 1; }, set b(v) { this.a = v; }, m() { return super.toString === Object.prototype.toString; } };
n.b = 5;
print(n.a, n.b, n.m(), Object.keys(n).join());
print(n?.a, n?.c?.d, n.z?.(), n.m?.(), delete n?.a, n.a);
n.a ??= 7; n.a ||= 8; n.a &&= 9; print(n.a);

// stdout: 3 2 12
// stdout: 0
// stdout: closed
// stdout: 5 6 true a,b,m
// stdout: 5 undefined undefined true true undefined
// stdout: 9

// status: 0
