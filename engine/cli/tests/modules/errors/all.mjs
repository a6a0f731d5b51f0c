export * from './x.mjs'; export * from './y.mjs';
