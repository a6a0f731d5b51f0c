export * from './star1.mjs'; export * from './star2.mjs'; export * from './common.js'; export const own = 1;
