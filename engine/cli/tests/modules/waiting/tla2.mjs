console.log('tla2 start'); export const t = await new Promise(r => setTimeout(r, 5, 'T')); console.log('tla2 end');
