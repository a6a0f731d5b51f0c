export const both = 1;
