// test program
// What is nullish is told without the runtime.
const values = [null, undefined, 0, -0, NaN, '', 'a', false, true, {}, [], () => 1, Symbol.iterator, 0n, 5n, 0.5, 2 ** 40];
const chain = (value) => value?.constructor?.name?.length;
const call = (value) => value?.toString?.call(value);
const element = (value) => value?.[0]?.[0];
const either = (value) => value ?? 'none';
const assigned = (value) => { value ??= 'given'; return value; };
const member = (value) => { const object = { value }; object.value ??= 'set'; return object.value; };
const destructured = ({ a = 'default', b: { c } = { c: 'inner' } } = {}) => String([a, c]);
const both = (value) => value == null && value !== 0;
for (let round = 0; round < 3; round++) {
  for (const test of [chain, either, assigned, member, both, element]) console.log(values.map(test));
}
console.log(values.slice(2).map(call).map(String));
console.log(destructured(), destructured({ a: null, b: undefined }), destructured({ a: 0, b: { c: null } }));
for (const wrong of [() => null.x, () => { const { a } = null; }, () => { const [a] = undefined; }, () => (void 0)?.a.b.c(), () => ({}).x.y]) {
  try {
    console.log(wrong());
  } catch (error) {
    console.log(error.name);
  }
}
let effects = '';
const note = (text, value) => { effects += text; return value; };
note('a', null)?.[note('b')](note('c'));
note('d', undefined) ?? note('e') ?? note('f', 0) ?? note('g');
note('h', { f: null }).f?.(note('i'));
delete note('j', null)?.x[note('k')];
for (const v of note('l', [null]) ?? note('m')) effects += v?.x;
console.log(effects, note?.name, (null)?.(), (() => 'called')?.());

// stdout: [
// stdout:   undefined, undefined, 6,
// stdout:   6,         6,         6,
// stdout:   6,         7,         7,
// stdout:   6,         5,         8,
// stdout:   6,         6,         6,
// stdout:   6,         6
// stdout: ]
// stdout: [
// stdout:   'none',                  'none',
// stdout:   0,                       -0,
// stdout:   NaN,                     '',
// stdout:   'a',                     false,
// stdout:   true,                    {},
// stdout:   [],                      [Function (anonymous)],
// stdout:   Symbol(Symbol.iterator), 0n,
// stdout:   5n,                      0.5,
// stdout:   1099511627776
// stdout: ]
// stdout: [
// stdout:   'given',                 'given',
// stdout:   0,                       -0,
// stdout:   NaN,                     '',
// stdout:   'a',                     false,
// stdout:   true,                    {},
// stdout:   [],                      [Function (anonymous)],
// stdout:   Symbol(Symbol.iterator), 0n,
// stdout:   5n,                      0.5,
// stdout:   1099511627776
// stdout: ]
// stdout: [
// stdout:   'set',                   'set',
// stdout:   0,                       -0,
// stdout:   NaN,                     '',
// stdout:   'a',                     false,
// stdout:   true,                    {},
// stdout:   [],                      [Function (anonymous)],
// stdout:   Symbol(Symbol.iterator), 0n,
// stdout:   5n,                      0.5,
// stdout:   1099511627776
// stdout: ]
// stdout: [
// stdout:   true,  true,  false,
// stdout:   false, false, false,
// stdout:   false, false, false,
// stdout:   false, false, false,
// stdout:   false, false, false,
// stdout:   false, false
// stdout: ]
// stdout: [
// stdout:   undefined, undefined,
// stdout:   undefined, undefined,
// stdout:   undefined, undefined,
// stdout:   'a',       undefined,
// stdout:   undefined, undefined,
// stdout:   undefined, undefined,
// stdout:   undefined, undefined,
// stdout:   undefined, undefined,
// stdout:   undefined
// stdout: ]
// stdout: [
// stdout:   undefined, undefined, 6,
// stdout:   6,         6,         6,
// stdout:   6,         7,         7,
// stdout:   6,         5,         8,
// stdout:   6,         6,         6,
// stdout:   6,         6
// stdout: ]
// stdout: [
// stdout:   'none',                  'none',
// stdout:   0,                       -0,
// stdout:   NaN,                     '',
// stdout:   'a',                     false,
// stdout:   true,                    {},
// stdout:   [],                      [Function (anonymous)],
// stdout:   Symbol(Symbol.iterator), 0n,
// stdout:   5n,                      0.5,
// stdout:   1099511627776
// stdout: ]
// stdout: [
// stdout:   'given',                 'given',
// stdout:   0,                       -0,
// stdout:   NaN,                     '',
// stdout:   'a',                     false,
// stdout:   true,                    {},
// stdout:   [],                      [Function (anonymous)],
// stdout:   Symbol(Symbol.iterator), 0n,
// stdout:   5n,                      0.5,
// stdout:   1099511627776
// stdout: ]
// stdout: [
// stdout:   'set',                   'set',
// stdout:   0,                       -0,
// stdout:   NaN,                     '',
// stdout:   'a',                     false,
// stdout:   true,                    {},
// stdout:   [],                      [Function (anonymous)],
// stdout:   Symbol(Symbol.iterator), 0n,
// stdout:   5n,                      0.5,
// stdout:   1099511627776
// stdout: ]
// stdout: [
// stdout:   true,  true,  false,
// stdout:   false, false, false,
// stdout:   false, false, false,
// stdout:   false, false, false,
// stdout:   false, false, false,
// stdout:   false, false
// stdout: ]
// stdout: [
// stdout:   undefined, undefined,
// stdout:   undefined, undefined,
// stdout:   undefined, undefined,
// stdout:   'a',       undefined,
// stdout:   undefined, undefined,
// stdout:   undefined, undefined,
// stdout:   undefined, undefined,
// stdout:   undefined, undefined,
// stdout:   undefined
// stdout: ]
// stdout: [
// stdout:   undefined, undefined, 6,
// stdout:   6,         6,         6,
// stdout:   6,         7,         7,
// stdout:   6,         5,         8,
// stdout:   6,         6,         6,
// stdout:   6,         6
// stdout: ]
// stdout: [
// stdout:   'none',                  'none',
// stdout:   0,                       -0,
// stdout:   NaN,                     '',
// stdout:   'a',                     false,
// stdout:   true,                    {},
// stdout:   [],                      [Function (anonymous)],
// stdout:   Symbol(Symbol.iterator), 0n,
// stdout:   5n,                      0.5,
// stdout:   1099511627776
// stdout: ]
// stdout: [
// stdout:   'given',                 'given',
// stdout:   0,                       -0,
// stdout:   NaN,                     '',
// stdout:   'a',                     false,
// stdout:   true,                    {},
// stdout:   [],                      [Function (anonymous)],
// stdout:   Symbol(Symbol.iterator), 0n,
// stdout:   5n,                      0.5,
// stdout:   1099511627776
// stdout: ]
// stdout: [
// stdout:   'set',                   'set',
// stdout:   0,                       -0,
// stdout:   NaN,                     '',
// stdout:   'a',                     false,
// stdout:   true,                    {},
// stdout:   [],                      [Function (anonymous)],
// stdout:   Symbol(Symbol.iterator), 0n,
// stdout:   5n,                      0.5,
// stdout:   1099511627776
// stdout: ]
// stdout: [
// stdout:   true,  true,  false,
// stdout:   false, false, false,
// stdout:   false, false, false,
// stdout:   false, false, false,
// stdout:   false, false, false,
// stdout:   false, false
// stdout: ]
// stdout: [
// stdout:   undefined, undefined,
// stdout:   undefined, undefined,
// stdout:   undefined, undefined,
// stdout:   'a',       undefined,
// stdout:   undefined, undefined,
// stdout:   undefined, undefined,
// stdout:   undefined, undefined,
// stdout:   undefined, undefined,
// stdout:   undefined
// stdout: ]
// stdout: [
// stdout:   '0',
// stdout:   '0',
// stdout:   'NaN',
// stdout:   '',
// stdout:   'a',
// stdout:   'false',
// stdout:   'true',
// stdout:   '[object Object]',
// stdout:   '',
// stdout:   '() => 1',
// stdout:   'Symbol(Symbol.iterator)',
// stdout:   '0',
// stdout:   '5',
// stdout:   '0.5',
// stdout:   '1099511627776'
// stdout: ]
// stdout: default,inner ,inner 0,
// stdout: TypeError
// stdout: TypeError
// stdout: TypeError
// stdout: undefined
// stdout: TypeError
// stdout: adefhjlundefined note undefined called

// status: 0
