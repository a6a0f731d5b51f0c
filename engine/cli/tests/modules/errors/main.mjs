for (const name of ['./missing-name.mjs', './ambiguous.mjs', './wrong.mjs', './no-common-name.mjs', './throws.mjs', './cyclic-star.mjs', 'no-package', './nothing.mjs']) {
  try { await import(name); console.log('loaded', name) } catch (e) { console.log(name, e.name, e.code) }
}
try { await import('./missing-name.mjs') } catch (e) { console.log(e.message) }
for (const value of [Symbol(), { toString() { throw new EvalError('mine') } }]) await import(value).catch(e => console.log(e.name));
await import('./fine.mjs', 5).catch(e => console.log(e.name));
console.log(await import({ toString: () => './fine.mjs' }, { with: {} }));
import * as self from './main.mjs';
try { console.log(self.late) } catch (e) { console.log(e.name) }
console.log(self);
try { Object.freeze(self) } catch (e) { console.log(e.name) }
export let late = 1;
console.log(self.late, Reflect.ownKeys(self).length);
{ const late = 2; console.log(late) }
export { late as again, late as '☃' };
function f() { return late } late = 5; console.log(f(), self['☃'], ((late) => late)(7));
for (var v of [1, 2]) ; console.log(self.v, v);
export { v };
[late, v] = [8, 9]; ({ late } = { late: 10 }); late++; late += 1; console.log(self.late, self.v, typeof late, delete globalThis.late);
try { typeof tdz } catch (e) { console.log(e.name) }
export const tdz = 1;
export class Counter { static #n = 0; static next() { return ++Counter.#n } }
console.log(Counter.next(), self.Counter.next());
export function* gen() { yield* [1, 2] } export async function af() { return [...gen()] } console.log(await af());
export default class extends Counter { }
console.log(self.default.name, self.default.next());
console.log([...Array(3).keys()].map(i => late + i), label());
function label() { outer: for (; ;) { for (; ;) break outer } return 'label' }
throw new RangeError('at the end');
