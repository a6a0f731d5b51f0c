// test program
// Templates, destructuring, defaults; expectations are node's.

function tag(s, ...v) { return s.raw.join("|") + v.join(); } print(tag`a${1}b\n${2}c`);
var { a: { b: deep = 9 } = {}, ...others } = { c: 1, d: 2 }; print(deep, JSON.stringify(others));
function dp({ a, b = a + 1 }, [c, d] = [7, 8], ...e) { return [a, b, c, d, e.length].join(); } print(dp({ a: 1 }), dp({ a: 1, b: 5 }, [1, 2], 3, 4));
var o = {}; [o.p, o.q] = [1, 2]; print(o.p, o.q);
var sw1, sw2; [sw1, sw2] = [1, 2]; [sw1, sw2] = [sw2, sw1]; print(sw1, sw2);

// stdout: a|b\n|c1,2
// stdout: 9 {"c":1,"d":2}
// stdout: 1,2,7,8,0 1,5,1,2,2
// stdout: 1 2
// stdout: 2 1

// status: 0
