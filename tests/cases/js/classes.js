// test program
// Classes with fields, private names, static parts, super, and classes that extend those of the runtime; expectations are node's.

class P { constructor() { this.k = new.target.name; } static of() { return new this(); } get [Symbol.toStringTag]() { return "PP"; } }
class Q extends P { x = this.k + "!"; #h() { return "hid"; } t() { return this.#h(); } static #c = 3; static get c() { return Q.#c; } static { print("block", this.name); } }
var q = new Q(); print(q.k, q.x, q.t(), Q.c, String(q), Q.of() instanceof Q);
try { P(); } catch (e) { print(e.message); }
class E2 extends Error { constructor(m) { super(m); this.name = "E2"; } } try { throw new E2("mm"); } catch (e) { print(e instanceof E2, e instanceof Error, e.message, String(e)); }
class Arr extends Array { last() { return this[this.length - 1]; } } var ax = new Arr(); ax.push(1, 2); print(ax.last(), ax.length, ax instanceof Arr);

// stdout: block Q
// stdout: Q Q! hid 3 [object PP] true
// stdout: Class constructor P cannot be invoked without 'new'
// stdout: true true mm E2: mm
// stdout: 2 2 true

// status: 0
