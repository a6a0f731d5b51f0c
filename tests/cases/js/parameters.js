// test program
// Variables of bodies that default values do not see; expectations are node's.

var x = 0;
console.log((function (a = () => x) { var x = 1; return a(); })());
console.log((function (a = () => x) { { function x() {} } return typeof a(); })());
console.log((function (a = () => typeof x) { function x() {} return a(); })());
console.log((function (b, a = () => b) { var b; b = 5; return [a(), b]; })(3));
console.log((function (b, a = () => b) { var b = 4; return [a(), b]; })(3));
console.log((function (b, a = () => b) { b = 4; return [a(), b]; })(3));
console.log((function (b, a = () => b) { function b() {} return [typeof a(), typeof b]; })(3));
console.log((function (b, a = c => { b = c }) { var b; a(9); return b; })(3));
console.log((function (a = typeof x) { var x = 1; return a; })());
console.log((function (a = x) { var x = 1; return a; })());
console.log((function* (b, a = () => b) { var b = b + 1; yield [a(), b]; })(3).next().value);
console.log(((b, a = () => b) => { var b; { function b() { return 1; } } return [a(), typeof b]; })(3));
console.log((({ b, c }, [d], a = () => [b, c, d], ...rest) => { var b = 1, c, d = 2, rest; return [a(), b, c, d, rest]; })({ b: 3, c: 4 }, [5], undefined, 7));
console.log((function (b = 2, a = () => b++) { var b; a(); a(); const c = () => b += 10; c(); return [a(), b]; })());
console.log((function f(a = () => typeof f) { return a(); })());
console.log((function (a = () => y) { let y = 5; try { return a(); } catch (e) { return e.name; } })());
console.log((function (a = () => x, b = (x = 8)) { let x = 5; return [a(), x]; })(), x);
class P { m(b, a = () => this.k + b) { var b = 9; return [a(), b]; } k = 1; static s(a = () => P) { var P = 3; return typeof a() + P; } }
console.log(new P().m(4), P.s());
(async (b, a = () => b) => { var b = await 5; console.log(a(), b); })(1);
console.log((function (a, b = () => arguments.length) { var arguments = 5; return [b(), arguments]; })(1));
console.log((function (a, b = () => a, a2 = b()) { for (var a of [7]); return [b(), a, a2]; })(1));

// stdout: 0
// stdout: number
// stdout: number
// stdout: [ 3, 5 ]
// stdout: [ 3, 4 ]
// stdout: [ 4, 4 ]
// stdout: [ 'number', 'function' ]
// stdout: 3
// stdout: number
// stdout: 0
// stdout: [ 3, 4 ]
// stdout: [ 3, 'number' ]
// stdout: [ [ 3, 4, 5 ], 1, 4, 2, [ 7 ] ]
// stdout: [ 4, 12 ]
// stdout: function
// stdout: ReferenceError
// stdout: [ 8, 5 ] 8
// stdout: [ 5, 9 ] function3
// stdout: [ 1, 5 ]
// stdout: [ 1, 7, 1 ]
// stdout: 1 5

// status: 0
