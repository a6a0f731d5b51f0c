export const deep = 'deep';
export default 'not star';
