import { one, v } from './main.mjs';
export function two() { return 'two' }
export const late = () => v;
console.log('cyc2', one());
try { console.log(v) } catch (e) { console.log(e.name, e.message) }
try { console.log(late()) } catch (e) { console.log(e.name, e.message) }
export var done = 1;
