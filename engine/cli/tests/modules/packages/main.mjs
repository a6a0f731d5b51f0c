import a from 'pkg'; import b from 'pkg/sub/x'; import { sp } from '@s/p'; import { createRequire } from 'node:module';
console.log(a, b, sp, createRequire(import.meta.url)('pkg'));
try { await import('pkg/nope') } catch (e) { console.log(e.name) }
import { fileless } from './plain.js';
import cjs from './common.js';
import { inner } from './typed/inner.js';
import * as all from './all.mjs';
console.log(fileless, cjs, inner, all);
const require = createRequire(import.meta.url);
console.log(require('./typed/inner.js').inner, require('./plain-cjs').kind);
try { require('./waits.mjs') } catch (e) { console.log(e.code) }
console.log(import.meta.resolve('./x y.mjs').endsWith('/x%20y.mjs'), import.meta.resolve('fs'));
import * as files from 'fs';
console.log(typeof files.readFileSync, files.default.readFileSync === files.readFileSync);
