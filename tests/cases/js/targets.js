// test program
// What assignments go to, and when that is found out; expectations are node's.

const log = [];
const seen = name => (log.push(name), name);
const source = { get a() { seen('get a'); return undefined } };
const place = { set x(v) { seen('set ' + v) } };
const at = name => (seen(name), place);
({ a: at('target').x = seen('default') } = source);
console.log(log.splice(0).join());
function* items() { try { seen('one'); yield 1; seen('two'); yield 2 } finally { seen('closed') } }
[at('target').x, ...at('rest').x] = items();
console.log(log.splice(0).join());
try { [(() => { throw new RangeError })().x] = items() } catch (e) { console.log(e.name, log.splice(0).join()) }
function* stopped() { [{}[yield]] = { [Symbol.iterator]() { return { next() { seen('next'); return {} }, return() { seen('return'); return {} } } } } }
const running = stopped(); running.next(); running.return(); console.log(log.splice(0).join());
for (const nothing of [null, undefined]) {
  try { nothing[{ toString() { throw new RangeError } }] } catch (e) { console.log(e.message) }
  try { nothing[{ toString() { throw new RangeError } }] = 1 } catch (e) { console.log(e.message) }
}
var named, inBrackets; named = function () { }; (inBrackets) = function () { };
console.log([named.name, inBrackets.name]);

// stdout: target,get a,default,set default
// stdout: target,one,set 1,rest,two,closed,set 2
// stdout: RangeError
// stdout: return
// stdout: Cannot read properties of null
// stdout: Cannot set properties of null
// stdout: Cannot read properties of undefined
// stdout: Cannot set properties of undefined
// stdout: [ 'named', '' ]

// status: 0
