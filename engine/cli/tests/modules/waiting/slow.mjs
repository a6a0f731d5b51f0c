await new Promise(r => setTimeout(r, 300)); export const name = 'slow';
