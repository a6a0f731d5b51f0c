export const both = 1, one = 1, own = 'hidden';
