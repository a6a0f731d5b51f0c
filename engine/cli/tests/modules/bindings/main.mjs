import def, { count, inc, fn as renamed, K, default as again } from './b.mjs';
import * as ns from './b.mjs';
import './side.mjs';
import { x as reX, ns2, deep } from './re.mjs';
export let mine = 1;
export const arrow = () => mine;
console.log('a body', typeof def, count, K.name, again === def);
inc(); console.log(count, ns.count, renamed(3));
try { count = 5 } catch (e) { console.log(e.name, e.message) }
try { ns.count = 5 } catch (e) { console.log(e.name, e.message) }
try { delete ns.count } catch (e) { console.log(e.name, e.message) }
try { ns.zzz = 5 } catch (e) { console.log(e.name, e.message) }
console.log(Object.keys(ns), 'count' in ns, 'zz' in ns, ns.zz, Object.getPrototypeOf(ns), Object.isExtensible(ns), Object.isFrozen(ns));
console.log(ns); console.log(Object.prototype.toString.call(ns), ns[Symbol.toStringTag], typeof ns);
console.log(Object.getOwnPropertyDescriptor(ns, 'count'), Reflect.ownKeys(ns));
console.log(Reflect.defineProperty(ns, 'count', { value: ns.count }), Reflect.defineProperty(ns, 'count', { value: 7 }), Reflect.set(ns, 'count', 1), Reflect.deleteProperty(ns, 'nope'));
console.log(this, typeof require, typeof module, typeof exports, typeof __filename);
console.log(reX, ns2.count, deep, ns2 === ns);
console.log(def(1), (() => { 'use strict'; return this })());
mine++; console.log(mine, arrow());
const m = await import('./b.mjs'); console.log(m === ns);
console.log(await Promise.resolve(42));
for await (const v of [Promise.resolve(1), 2]) console.log('fa', v);
try { await Promise.reject(new Error('rej')) } catch (e) { console.log('caught', e.message) }
import('./thrower.mjs').catch(e => { console.log('thrower', e.message); return import('./thrower.mjs') }).catch(e => console.log('again', e.message));
console.log(typeof import.meta.url, import.meta.url.endsWith('/main.mjs'), import.meta.filename.endsWith('main.mjs'), Object.keys(import.meta), import.meta === import.meta);
export { mine as default, arrow as 'string name' };
export function hoisted() { return 'h' }
export class Klass { static s = mine }
