// test program
// Every way through try, catch and finally; expectations are node's.

function f1() { try { return 1; } finally { print("f"); } } print(f1());
function f2() { for (;;) { try { break; } finally { print("g"); } } return "after"; } print(f2());
function f3() { l: try { return 1; } finally { break l; } return 2; } print(f3());
function f4() { try { throw 1; } catch (e) { return "c" + e; } finally { print("h"); } } print(f4());
function f5() { try { try { throw 1; } finally { throw 2; } } catch (e) { return e; } } print(f5());
// this
function T() { return this; } print(T() === globalThis, typeof T.call(5));

// stdout: f
// stdout: 1
// stdout: g
// stdout: after
// stdout: 2
// stdout: h
// stdout: c1
// stdout: 2
// stdout: true object

// status: 0
