export const both = 2, two = 2; export default 'no';
