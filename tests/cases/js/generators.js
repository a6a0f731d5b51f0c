// test program
// Generators: every way in and out; expectations are node's.

var log = (...a) => console.log(...a);
var seen = (f) => { try { return f() } catch (e) { return 'threw ' + (e instanceof Error ? e.name + ': ' + e.message : String(e)) } };

function* count(n) { for (let i = 0; i < n; i++) { const got = yield i; if (got !== undefined) log('got', got) } return 'end' }
const g = count(3);
log(g.next('lost'), g.next('a'), g.next('b'), g.next('c'), g.next('d'));
log([...count(4)], Math.max(...count(5)), [...count(3)].map(x => x * x), new Set(count(3)));
const [a, , b = 'none', ...rest] = count(5); log(a, b, rest);

// return and throw, before the start, between and after the end
for (const way of ['return', 'throw']) {
  const early = count(2), late = count(2);
  log(way, seen(() => early[way]('x')), early.next());
  late.next(); log(seen(() => late[way]('y')), late.next(), seen(() => late[way]('z')));
}
function* guarded() { try { yield 1; yield 2 } catch (e) { log('caught', e); yield 'after catch' } finally { log('finally'); yield 'in finally' } return 3 }
let h = guarded(); log(h.next(), h.throw('t'), h.next(), h.next(), h.next());
h = guarded(); log(h.next(), h.return('r'), h.next(), h.next());
h = guarded(); log(h.next(), h.return('r'), seen(() => h.throw('out')), h.next());
function* overruled() { try { yield 1 } finally { return 'mine' } }
h = overruled(); log(h.next(), h.return('yours'), h.next());
function* nested() { try { try { yield 1 } finally { log('inner'); yield 2 } } finally { log('outer'); yield 3 } }
h = nested(); log(h.next(), h.return(9), h.next(), h.next());

// leaving a loop closes the generator
function* noisy() { try { yield 1; yield 2; yield 3 } finally { log('closed') } }
for (const x of noisy()) { if (x == 2) break; log(x) }
outer: for (const x of noisy()) for (const y of noisy()) { if (y == 2) continue outer; if (x == 2) break outer; log(x, y) }
log(seen(() => { for (const x of noisy()) throw 'body' }));
log((() => { for (const x of noisy()) return x })());
const [first] = noisy(); log(first);

// yield*
function* inner() { const x = yield 'i1'; log('inner got', x); try { yield 'i2' } catch (e) { log('inner caught', e); yield 'i3' } return 'inner result' }
function* delegating() { const r = yield* inner(); log('result', r); const s = yield* [10, 20]; log('array gives', s); return yield* 'hi' }
h = delegating(); log(h.next(), h.next('X'), h.throw('E'), h.next(), h.next(), h.next(), h.next(), h.next());
const bare = { [Symbol.iterator]() { return this }, next(v) { log('next', v); return { value: v, done: false } } };
function* toBare() { yield* bare }
h = toBare(); h.next(1); log(h.next(2), seen(() => h.throw('no way')), h.next());
h = toBare(); h.next(); log(h.return('ret'), h.next());
function* strange() { yield* { [Symbol.iterator]: () => ({ next: () => 1 }) } }
log(seen(() => strange().next()));
function tree(d) { return d ? { l: tree(d - 1), v: d, r: tree(d - 1) } : null }
function* walk(t) { if (t) { yield* walk(t.l); yield t.v; yield* walk(t.r) } }
log([...walk(tree(4))].join(''));
function* deep(n) { if (n) yield* deep(n - 1); yield n }
let sum = 0; for (const x of deep(500)) sum += x; log(sum);

// running, this, arguments, new, prototype
let self; function* running() { self.next() } self = running(); log(seen(() => self.next()), self.next());
function* context() { yield this.name; yield arguments.length; yield arguments[1] }
log([...context.call({ name: 'ctx' }, 1, 2)]);
log(seen(() => { try { new count(1) } catch (e) { return e.name } }));
log(Object.getPrototypeOf(g) === count.prototype, g instanceof count, Object.prototype.toString.call(g), g[Symbol.iterator]() === g, typeof count, count.length, count.name);
count.prototype.extra = function () { return 'extra' }; log(count(1).extra());
count.prototype = null; log(Object.getPrototypeOf(count(1)) === Object.getPrototypeOf(Object.getPrototypeOf(g)));
const GeneratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf(g));
log(seen(() => GeneratorPrototype.next.call({})), Reflect.ownKeys(GeneratorPrototype));
class C { *m() { yield 'm' } static *s() { yield 's' } *[Symbol.iterator]() { yield* this.m(); yield super.toString.call(1) } }
log([...new C()], [...C.s()], { *o() { yield 'o' } }.o().next());
// parameters are evaluated at the call, the body is not
function* parameters(x = log('default')) { log('body'); yield x }
h = parameters(); log('made'); h.next();
log(seen(() => { try { (function* ({ a }) { })() } catch (e) { return e.name } }));
// yield in expressions
function* mixed() { log([yield 1, yield 2], { [yield 3]: yield 4 }, `${yield 5}`, (yield 6) ? yield 7 : yield 8, yield yield 9, (yield)?.x) }
h = mixed(); for (let i = 0, r; !(r = h.next(i)).done; i++) log(r.value);
function* spread() { log(...(yield 1), ...(yield 2)) } h = spread(); h.next(); h.next([1, 2]); h.next('ab');
function* loops() { for (const k in { a: 1, b: 2 }) for (let i = (yield k); i < 2; i++) { switch (yield i) { case 's': yield 'switch' } } }
h = loops(); log(h.next().value, h.next(0).value, h.next('s').value, h.next().value, h.next('t').value, h.next(5).value, h.next(1));
const fs = []; function* closures() { for (let i = 0; i < 3; i++) { fs.push(() => i); yield } } for (const _ of closures());
log(fs.map(f => f()));
// left where they are
for (let i = 0; i < 1000; i++) { const x = noisy(); x.next() }
const cyclic = (function* () { const me = cyclic; yield me })();
log('end');

// stdout: got a
// stdout: got b
// stdout: got c
// stdout: { value: 0, done: false } { value: 1, done: false } { value: 2, done: false } { value: 'end', done: true } { value: undefined, done: true }
// stdout: [ 0, 1, 2, 3 ] 4 [ 0, 1, 4 ] Set(3) { 0, 1, 2 }
// stdout: 0 2 [ 3, 4 ]
// stdout: return { value: 'x', done: true } { value: undefined, done: true }
// stdout: { value: 'y', done: true } { value: undefined, done: true } { value: 'z', done: true }
// stdout: throw threw x { value: undefined, done: true }
// stdout: threw y { value: undefined, done: true } threw z
// stdout: caught t
// stdout: finally
// stdout: { value: 1, done: false } { value: 'after catch', done: false } { value: 'in finally', done: false } { value: 3, done: true } { value: undefined, done: true }
// stdout: finally
// stdout: { value: 1, done: false } { value: 'in finally', done: false } { value: 'r', done: true } { value: undefined, done: true }
// stdout: finally
// stdout: { value: 1, done: false } { value: 'in finally', done: false } threw out { value: undefined, done: true }
// stdout: { value: 1, done: false } { value: 'mine', done: true } { value: undefined, done: true }
// stdout: inner
// stdout: outer
// stdout: { value: 1, done: false } { value: 2, done: false } { value: 3, done: false } { value: 9, done: true }
// stdout: 1
// stdout: closed
// stdout: 1 1
// stdout: closed
// stdout: closed
// stdout: closed
// stdout: closed
// stdout: threw body
// stdout: closed
// stdout: 1
// stdout: closed
// stdout: 1
// stdout: inner got X
// stdout: inner caught E
// stdout: result inner result
// stdout: array gives undefined
// stdout: { value: 'i1', done: false } { value: 'i2', done: false } { value: 'i3', done: false } { value: 10, done: false } { value: 20, done: false } { value: 'h', done: false } { value: 'i', done: false } { value: undefined, done: true }
// stdout: next undefined
// stdout: next 2
// stdout: { value: 2, done: false } threw TypeError: The iterator does not provide a 'throw' method. { value: undefined, done: true }
// stdout: next undefined
// stdout: { value: 'ret', done: true } { value: undefined, done: true }
// stdout: threw TypeError: Iterator result 1 is not an object
// stdout: 121312141213121
// stdout: 125250
// stdout: threw TypeError: Generator is already running { value: undefined, done: true }
// stdout: [ 'ctx', 2, 2 ]
// stdout: TypeError
// stdout: true true [object Generator] true function 1 count
// stdout: extra
// stdout: true
// stdout: threw TypeError: Method [Generator].prototype.next called on incompatible receiver #<Object> [
// stdout:   'constructor',
// stdout:   'next',
// stdout:   'return',
// stdout:   'throw',
// stdout:   Symbol(Symbol.toStringTag)
// stdout: ]
// stdout: [ 'm', '[object Number]' ] [ 's' ] { value: 'o', done: false }
// stdout: default
// stdout: made
// stdout: body
// stdout: TypeError
// stdout: 1
// stdout: 2
// stdout: 3
// stdout: 4
// stdout: 5
// stdout: 6
// stdout: 7
// stdout: 9
// stdout: 8
// stdout: undefined
// stdout: [ 1, 2 ] { '3': 4 } 5 7 9 undefined
// stdout: 1 2 a b
// stdout: a 0 switch 1 b undefined { value: undefined, done: true }
// stdout: [ 0, 1, 2 ]
// stdout: end

// status: 0
