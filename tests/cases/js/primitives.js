// test program
// Attributes of primitive values, found at places that see values of all kinds; calls of functions of all kinds at one place.
const read = (value) => [typeof value.toString, value.own, value.constructor && value.constructor.name].join();
String.prototype.own = 'of strings';
Object.prototype.own = 'of all';
const values = ['text', 5, true, Symbol.iterator, 7n, {}, [], () => 0, -0.5, '', false];
for (let round = 0; round < 3; round++) console.log(values.map(read).join(' '));
Number.prototype.own = 'of numbers';
Object.defineProperty(Boolean.prototype, 'own', { get() { 'use strict'; return typeof this; }, configurable: true });
for (let round = 0; round < 2; round++) console.log(values.map(read).join(' '));
delete String.prototype.own;
Object.setPrototypeOf(Symbol.prototype, { own: 'inherited', toString() {}, constructor: null });
console.log(values.map(read).join(' '));
delete Object.prototype.own;
for (const method of ['trim', 'at']) {
  const saved = String.prototype[method];
  const call = (text) => text.trim() + text.at(-1);
  console.log(call(' a '), call('b'));
  String.prototype[method] = function () { return '<' + method + typeof this + '>'; };
  console.log(call(' a '), call('b'));
  String.prototype[method] = saved;
}

function counts() { return arguments.length; }
function sloppy(a, b) { arguments[0] = 'set'; return a + b + arguments.length; }
const strict = function (a) { 'use strict'; return [typeof this, a, arguments[1]].join(); };
class Made { constructor() { this.given = arguments.length; } static of() { return arguments.length + typeof this; } }
const bound = counts.bind(null, 1);
const callees = [counts, sloppy, strict, (a, b) => a + b, Math.max, bound, Made.of, String, function* () { yield 1; }];
for (let round = 0; round < 2; round++) {
  console.log(callees.map((callee) => String(callee(1 + round, 2))).join(' '));
}
for (const callee of [Made, 5, undefined, null, {}, 'text']) {
  try {
    console.log(callee(1, 2));
  } catch (error) {
    console.log(error.name);
  }
}
console.log(new Made(1, 2, 3).given, new Made().given);

// Tests whose results are values and truths.
const nan = NaN, text = 'hello world', same = 'hello' + ' world';
let seen = '';
for (const [a, b] of [[text, same], [text, 'x'], [1, '1'], [nan, nan], [null, undefined], [10n, 10], [{}, '[object Object]'], ['b', 'a']]) {
  if (a === b) seen += 's';
  if (a !== b) seen += 'n';
  if (a == b) seen += 'e';
  if (a != b) seen += 'u';
  if (a < b) seen += 'l';
  if (!(a >= b)) seen += 'g';
  while (a > b) { seen += 'm'; break; }
  seen += a <= b ? 'y' : 'z';
  seen += (a === b) + '|';
}
console.log(seen);
const holder = { in: 1, list: [3] };
if ('in' in holder && !('out' in holder) && 0 in holder.list) seen = 'in';
if (holder.list instanceof Array && !(holder instanceof Array)) seen += ' instance';
do seen += '.'; while (!('done' in holder) && (holder.done = true));
console.log(seen, 'list' in holder, holder.list instanceof Object);
for (const wrong of [() => { if ('x' in 5) seen = 'no'; }, () => { if (5 instanceof 5) seen = 'no'; }]) {
  try {
    wrong();
  } catch (error) {
    console.log(error.name, seen);
  }
}

// stdout: function,of strings,String function,of all,Number function,of all,Boolean function,of all,Symbol function,of all,BigInt function,of all,Object function,of all,Array function,of all,Function function,of all,Number function,of strings,String function,of all,Boolean
// stdout: function,of strings,String function,of all,Number function,of all,Boolean function,of all,Symbol function,of all,BigInt function,of all,Object function,of all,Array function,of all,Function function,of all,Number function,of strings,String function,of all,Boolean
// stdout: function,of strings,String function,of all,Number function,of all,Boolean function,of all,Symbol function,of all,BigInt function,of all,Object function,of all,Array function,of all,Function function,of all,Number function,of strings,String function,of all,Boolean
// stdout: function,of strings,String function,of numbers,Number function,boolean,Boolean function,of all,Symbol function,of all,BigInt function,of all,Object function,of all,Array function,of all,Function function,of numbers,Number function,of strings,String function,boolean,Boolean
// stdout: function,of strings,String function,of numbers,Number function,boolean,Boolean function,of all,Symbol function,of all,BigInt function,of all,Object function,of all,Array function,of all,Function function,of numbers,Number function,of strings,String function,boolean,Boolean
// stdout: function,of all,String function,of numbers,Number function,boolean,Boolean function,inherited,Symbol function,of all,BigInt function,of all,Object function,of all,Array function,of all,Function function,of numbers,Number function,of all,String function,boolean,Boolean
// stdout: a  bb
// stdout: <trimobject>  <trimobject>b
// stdout: a  bb
// stdout: a<atobject> b<atobject>
// stdout: 2 set22 undefined,1,2 3 2 3 2undefined 1 [object Generator]
// stdout: 2 set22 undefined,2,2 4 2 3 2undefined 2 [object Generator]
// stdout: TypeError
// stdout: TypeError
// stdout: TypeError
// stdout: TypeError
// stdout: TypeError
// stdout: TypeError
// stdout: 3 0
// stdout: seytrue|nulgyfalse|neyfalse|nugzfalse|negzfalse|neyfalse|neyfalse|numzfalse|
// stdout: in instance.. true true
// stdout: TypeError in instance..
// stdout: TypeError in instance..

// status: 0
