import { two, late } from './cyc2.mjs';
export function one() { return 'one' + two() }
export let v = 'v1';
console.log('main', one(), late());
import cjs, { named, other } from './c.cjs';
import * as cns from './c.cjs';
import json from './d.json' with { type: 'json' };
import fs, { readFileSync } from 'node:fs';
import { createRequire } from 'module';
console.log(cjs, named, other, cns.named, json, typeof readFileSync, fs.readFileSync === readFileSync);
console.log(cns.default === cjs);
const require = createRequire(import.meta.url); console.log(require('./c.cjs') === cjs);
export default class { m() { return 1 } }
import D from './main.mjs'; console.log(D.name, new D().m());
eval('console.log(v, one()); v = "changed"'); console.log(v);
const g = eval; g('var zz = 1'); console.log(typeof zz, globalThis.zz);
export const { p, q: [r] } = { p: 1, q: [2] };
import { p as pp, r as rr } from './main.mjs'; console.log(pp, rr);
