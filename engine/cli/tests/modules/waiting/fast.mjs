export const name = 'fast';
