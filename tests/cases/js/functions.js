// test program
// this, arguments, hoisted declarations, with; expectations are node's.

function S() { "use strict"; return this; } print(S(), S.call(5));
// arguments
function ar() { return arguments.length + ":" + Array.prototype.join.call(arguments); } print(ar(1, 2, 3), ar());
// getter/setter
var o = { get a() { return 1; }, set a(v) { print("set", v); }, ["b" + 1]: 2, m() { return this.b1; } }; o.a = 5; print(o.a, o.b1, o.m());
print(delete o.b1, o.b1, "b1" in o);
print(typeof null, typeof (() => 1), (1, 2), void 0, 2 ** 10, (-2) ** 2);
print(hoisted()); function hoisted() { return "h"; } print(typeof vv); var vv = 1;
{ function blockf() { return "b"; } } print(blockf());
with ({ wx: 1, wy: 2 }) { print(wx + wy); wx = 5; print(wx); }

// stdout: undefined 5
// stdout: 3:1,2,3 0:
// stdout: set 5
// stdout: 1 2 2
// stdout: true undefined false
// stdout: object function 2 undefined 1024 4
// stdout: h
// stdout: undefined
// stdout: b
// stdout: 3
// stdout: 5

// status: 0
