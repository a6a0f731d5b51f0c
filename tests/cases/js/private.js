// test program
// Private names, private methods and computed fields belong to an evaluation of their class; expectations are node's.

function mk(k) { return class { [k] = 1; #x = k; static #n = 0; get() { return this.#x } static has(o) { return #x in o } #m() { return this.#x + '!' } m() { return this.#m() } mm() { return this.#m }
  get #a() { return 'a' + this.#x } set #a(v) { this.#x = v } acc() { this.#a = 'z'; return this.#a } static inc() { return ++this.#n } ev(s) { return eval(s) } arrow() { return () => () => this.#x } } }
var A = mk('a'), B = mk('b');
var a = new A, a2 = new A, b = new B;
console.log(Object.keys(a), Object.keys(b), a.get(), b.get(), A.has(a), A.has(b), a.m(), a.mm() === a2.mm(), a.acc(), A.inc(), A.inc(), B.inc());
try { A.prototype.get.call(b) } catch (e) { console.log(e.message) }
console.log(b.ev('this.#x'), b.arrow()()());
try { b.ev('this.#y') } catch (e) { console.log(e.name) }
console.log(b.ev('class Q { #z = 5; t(o) { return this.#z + o.#x } } new Q().t(this)'));
class Top { #p = 1; static s = new Top().#p; q() { return #p in this } }
console.log(Top.s, new Top().q());
for (var i = 0, cs = []; i < 3; i++) cs.push(class { #i = i; v() { return this.#i } });
console.log(cs.map(c => new c().v()).join());
class D { constructor(o) { return o } } class E extends D { #s = 7; static get(o) { return o.#s } }
var o = {}; new E(o); console.log(E.get(o)); try { new E(o) } catch (e) { console.log(e.message) }
class Out { #o = 1; inner() { var me = this; return class { #i = me.#o; sum(x) { return this.#i + x.#o } } } }
var x = new Out; console.log(new (x.inner())().sum(x));

// stdout: [ 'a' ] [ 'b' ] a b true false a! true az 1 2 1
// stdout: Cannot read private member #x from an object whose class did not declare it
// stdout: b b
// stdout: SyntaxError
// stdout: 5b
// stdout: 1 true
// stdout: 3,3,3
// stdout: 7
// stdout: Cannot initialize #s twice on the same object
// stdout: 2

// status: 0
