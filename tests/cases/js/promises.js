// test program
// Promises, jobs and timers; expectations are node's. A timer that ends later than another begins after it, or much later, so that a slow
// machine keeps their order.

var log = (...a) => console.log(...a);
log('start');
setTimeout(() => log('timeout 0'), 0); setTimeout(() => log('timeout 5'), 5);
const afterTicks = () => { setTimeout(() => { log('after immediate'); setTimeout((a,b) => log('timeout 10', a, b), 10, "x", 2) }, 5); setImmediate((x) => log('immediate', x), 7); Promise.resolve().then(() => log('micro in timeout')) };
queueMicrotask(() => log('micro 1'));
Promise.resolve(1).then(v => { log('then', v); return 2 }).then(v => { log('then', v); throw new Error('e3') }).catch(e => log('caught', e.message)).finally(() => log('fin'));
new Promise((res, rej) => { log('executor'); res('r'); rej('no'); res('again') }).then(v => log('got', v));
new Promise(() => { throw 'thrown' }).catch(e => log('caught', e));
var p = Promise.resolve(5); log(Promise.resolve(p) === p, p, Promise.reject(3).catch(() => {}), new Promise(() => {}));
Promise.all([1, Promise.resolve(2), new Promise(r => setTimeout(r, 20, 3))]).then(v => log('all', v));
Promise.all([]).then(v => log('all empty', v)); Promise.all([Promise.reject('bad'), 1]).catch(e => log('all rejected', e));
Promise.allSettled([1, Promise.reject('x')]).then(v => log('settled', v));
Promise.any([Promise.reject(1), Promise.resolve(2)]).then(v => log('any', v));
Promise.any([Promise.reject(1), Promise.reject(2)]).catch(e => log('any failed', e.constructor.name, e.message, e.errors));
Promise.any([]).catch(e => log('any empty', e.errors));
Promise.race([new Promise(r => setTimeout(r, 30, 'fast')), new Promise(r => setTimeout(r, 40, 'slow'))]).then(v => log('race', v));
Promise.race([Promise.resolve('a'), Promise.resolve('b')]).then(v => log('race', v));
var thenable = { then(res) { log('thenable called'); res('from thenable') } };
Promise.resolve(thenable).then(v => log(v)); Promise.resolve().then(() => thenable).then(v => log('inner', v));
Promise.resolve().then(() => Promise.resolve('adopt')).then(v => log(v));
for (let i = 0; i < 3; i++) Promise.resolve().then(() => log('a' + i)).then(() => log('b' + i)).then(() => log('c' + i));
var self; self = new Promise(r => setTimeout(() => r(self), 50)); self.catch(e => log(e.name, e.message));
setTimeout(() => { var n = 0; var iv = setInterval(() => { log('tick', ++n); if (n == 3) { clearInterval(iv); setTimeout(afterTicks, 1) } }, 2) }, 60);
var t = setTimeout(() => log('never'), 1); clearTimeout(t); clearTimeout(undefined); clearTimeout(null); clearTimeout({});
var im = setImmediate(() => log('never')); clearImmediate(im);
class MyP extends Promise {} var mp = MyP.resolve(1); log(mp instanceof MyP, mp.then(() => {}) instanceof MyP, mp.constructor.name, mp); MyP.all([1, mp]).then(v => log('MyP.all', v)); mp.finally(() => log('MyP fin'));
log(typeof Promise, Promise.length, Promise.name, Promise.prototype.then.length, Object.prototype.toString.call(p), Promise.all.length);
try { Promise() } catch (e) { log(e.message) } try { new Promise(1) } catch (e) { log(e.message) } try { setTimeout('x') } catch (e) { log(e.constructor.name) }
Promise.resolve(1).finally(() => { throw 'f' }).catch(e => log('finally threw', e)); Promise.reject('rr').finally(() => 5).catch(e => log('finally kept', e)); Promise.resolve('vv').finally(() => Promise.resolve('ignored')).then(v => log(v));
Promise.resolve(1).then(null, null).then(v => log('through', v)); Promise.reject(2).then(v => v).catch(v => log('through', v));
log(new AggregateError([1, 2], 'agg').errors, new Error('x', { cause: 'y' }).cause, 'cause' in new Error('x'));
var late = Promise.reject('late'); late.catch(e => log('late', e));
queueMicrotask(() => { log('m2'); queueMicrotask(() => log('m3')) });
Promise.resolve([1, { a: 1 }]).then(v => log(Promise.resolve(v), [Promise.reject(1).catch(x => x)]));
var order = []; var thr = { get then() { throw 'getter' } }; Promise.resolve(thr).catch(e => log('then getter', e));
log('end');

// stdout: start
// stdout: executor
// stdout: true Promise { 5 } Promise { <pending> } Promise { <pending> }
// stdout: true true MyP MyP [Promise] { 1 }
// stdout: function 1 Promise 2 [object Promise] 1
// stdout: Promise constructor cannot be invoked without 'new'
// stdout: Promise resolver 1 is not a function
// stdout: TypeError
// stdout: [ 1, 2 ] y false
// stdout: end
// stdout: micro 1
// stdout: then 1
// stdout: got r
// stdout: caught thrown
// stdout: all empty []
// stdout: any empty []
// stdout: thenable called
// stdout: a0
// stdout: a1
// stdout: a2
// stdout: MyP fin
// stdout: late late
// stdout: m2
// stdout: Promise { [ 1, { a: 1 } ] } [ Promise { <pending> } ]
// stdout: then getter getter
// stdout: then 2
// stdout: all rejected bad
// stdout: settled [
// stdout:   { status: 'fulfilled', value: 1 },
// stdout:   { status: 'rejected', reason: 'x' }
// stdout: ]
// stdout: any 2
// stdout: any failed AggregateError All promises were rejected [ 1, 2 ]
// stdout: race a
// stdout: from thenable
// stdout: thenable called
// stdout: b0
// stdout: b1
// stdout: b2
// stdout: MyP.all [ 1, 1 ]
// stdout: finally threw f
// stdout: through 1
// stdout: through 2
// stdout: m3
// stdout: caught e3
// stdout: inner from thenable
// stdout: c0
// stdout: c1
// stdout: c2
// stdout: fin
// stdout: adopt
// stdout: finally kept rr
// stdout: vv
// stdout: timeout 0
// stdout: timeout 5
// stdout: all [ 1, 2, 3 ]
// stdout: race fast
// stdout: TypeError Chaining cycle detected for promise #<Promise>
// stdout: tick 1
// stdout: tick 2
// stdout: tick 3
// stdout: micro in timeout
// stdout: immediate 7
// stdout: after immediate
// stdout: timeout 10 x 2
// status: 0
