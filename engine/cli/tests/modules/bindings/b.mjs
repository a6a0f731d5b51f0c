console.log('b body', typeof import.meta);
export let count = 0;
export function inc() { count++ }
export function fn(x) { return x * 2 }
export class K { }
export default function (a) { return ['default', a] }
