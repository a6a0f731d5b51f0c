export { count as x } from './b.mjs';
export * as ns2 from './b.mjs';
export * from './deep.mjs';
