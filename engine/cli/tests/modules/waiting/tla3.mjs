console.log('tla3'); export const s = 's';
