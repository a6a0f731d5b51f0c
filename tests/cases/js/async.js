// test program
// Asynchronous functions and generators; expectations, also of the order of jobs, are node's.

const log = (...a) => console.log(...a);
const sleep = (ms, v) => new Promise(r => setTimeout(r, ms, v));
log('start');
async function f(x) { log('f', x); const y = await x; log('f got', y); return y + 1 }
f(1).then(v => log('f result', v));
f(Promise.resolve(2)).then(v => log('f result', v));
f({ then(ok) { log('then called'); ok(3) } }).then(v => log('f result', v));
(async () => { throw new Error('thrown') })().catch(e => log('caught', e.message));
(async () => { await null; throw 'later' })().catch(e => log('caught', e));
(async ({ a }) => a)().catch(e => log('caught', e.name));
(async () => { try { await Promise.reject('r') } catch (e) { log('in catch', e) } finally { await 0; log('in finally') } })();
Promise.resolve().then(() => log('tick 1')).then(() => log('tick 2')).then(() => log('tick 3')).then(() => log('tick 4'));
(async () => { log('a1'); await 1; log('a2'); await Promise.resolve(); log('a3'); await (async () => 1)(); log('a4') })();
async function returnsPromise() { return Promise.resolve('inner') } returnsPromise().then(v => log('returned', v));
log('end of script');

async function* numbers(n) { try { for (let i = 0; i < n; i++) { await sleep(1); const got = yield i; if (got) log('got', got) } } finally { log('numbers closed') } }
async function main() {
  for await (const x of numbers(3)) log('number', x);
  for await (const x of numbers(3)) { if (x == 1) break; log('number', x) }
  for await (const x of [Promise.resolve('p'), 'plain', sleep(2, 'slow')]) log(x);
  try { for await (const x of [1, Promise.reject('bad'), 2]) log(x) } catch (e) { log('caught', e) }
  // requests wait in a queue
  const q = numbers(2); log(await Promise.all([q.next(), q.next('second'), q.next(), q.return('r'), q.next()]));
  const t = numbers(2); await t.next(); try { await t.throw('T') } catch (e) { log('threw', e) } log(await t.next());
  async function* delegating() { const r = yield* numbers(2); log('r', r); yield* [Promise.resolve('sync'), 'iterable']; return Promise.resolve('awaited') }
  const d = delegating(); for (let r; !(r = await d.next('sent')).done;) log(r); 
  log(await delegating().return(sleep(1, 'late')));
  const iterable = { [Symbol.asyncIterator]() { let i = 0; return { next: async () => ({ value: i, done: i++ > 1 }), return: async v => { log('return called', v); return {} } } } };
  for await (const x of iterable) { log(x); if (x == 1) break }
  try { for await (const x of iterable) throw 'body' } catch (e) { log(e) }
  try { for await (const x of 5) ; } catch (e) { log(e.name, e.message) }
  class C { async m() { return await this.v } v = sleep(1, 'field'); static async s() { return new.target === undefined } async *g() { yield this.v } }
  log(await new C().m(), await C.s(), await new C().g().next());
  log(await Promise.all([1, 2, 3].map(async x => { await sleep(4 - x); return x * 2 })));
  log(await (async function () { return arguments.length + this.n }).call({ n: 10 }, 1, 2));
  log(Object.prototype.toString.call(numbers(0)), Object.prototype.toString.call(f), f.length, f.name, 'prototype' in f, Object.getPrototypeOf(numbers(0)) === numbers.prototype);
  const results = await Promise.allSettled([f(5), (async () => { throw 1 })(), sleep(1)]); log(results);
  let n = 0; for (let i = 0; i < 1000; i++) n += await i; log(n);
  const deep = async n => n ? 1 + await deep(n - 1) : 0; log(await deep(300));
  let order = []; await Promise.all(['x', 'y'].map(async k => { for (let i = 0; i < 3; i++) { order.push(k + i); await 0 } })); log(order.join());
  await Promise.race([new Promise(() => { }), sleep(1)]);
  try { await Promise.any([Promise.reject(1), Promise.reject(2)]) } catch (e) { log(e.name, e.errors) }
  log(await (async () => { for (const x of [1, 2, 3]) { try { if (await x == 2) return 'from loop' } finally { log('finally', x) } } })());
}
main().then(() => log('done'), e => log('failed', e));
(async () => { await new Promise(() => { }) })();

// stdout: start
// stdout: f 1
// stdout: f Promise { 2 }
// stdout: f { then: [Function: then] }
// stdout: a1
// stdout: end of script
// stdout: f got 1
// stdout: f got 2
// stdout: then called
// stdout: caught thrown
// stdout: caught TypeError
// stdout: in catch r
// stdout: tick 1
// stdout: a2
// stdout: f result 2
// stdout: f result 3
// stdout: f got 3
// stdout: caught later
// stdout: in finally
// stdout: tick 2
// stdout: a3
// stdout: f result 4
// stdout: tick 3
// stdout: a4
// stdout: returned inner
// stdout: tick 4
// stdout: number 0
// stdout: number 1
// stdout: number 2
// stdout: numbers closed
// stdout: number 0
// stdout: numbers closed
// stdout: p
// stdout: plain
// stdout: slow
// stdout: 1
// stdout: caught bad
// stdout: got second
// stdout: numbers closed
// stdout: [
// stdout:   { value: 0, done: false },
// stdout:   { value: 1, done: false },
// stdout:   { value: undefined, done: true },
// stdout:   { value: 'r', done: true },
// stdout:   { value: undefined, done: true }
// stdout: ]
// stdout: numbers closed
// stdout: threw T
// stdout: { value: undefined, done: true }
// stdout: { value: 0, done: false }
// stdout: got sent
// stdout: { value: 1, done: false }
// stdout: got sent
// stdout: numbers closed
// stdout: r undefined
// stdout: { value: 'sync', done: false }
// stdout: { value: 'iterable', done: false }
// stdout: { value: 'late', done: true }
// stdout: 0
// stdout: 1
// stdout: return called undefined
// stdout: return called undefined
// stdout: body
// stdout: TypeError 5 is not async iterable
// stdout: field true { value: 'field', done: false }
// stdout: [ 2, 4, 6 ]
// stdout: 12
// stdout: [object AsyncGenerator] [object AsyncFunction] 1 f false true
// stdout: f 5
// stdout: f got 5
// stdout: [
// stdout:   { status: 'fulfilled', value: 6 },
// stdout:   { status: 'rejected', reason: 1 },
// stdout:   { status: 'fulfilled', value: undefined }
// stdout: ]
// stdout: 499500
// stdout: 300
// stdout: x0,y0,x1,y1,x2,y2
// stdout: AggregateError [ 1, 2 ]
// stdout: finally 1
// stdout: finally 2
// stdout: from loop
// stdout: done

// status: 0
