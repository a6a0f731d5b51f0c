export const inner = typeof this;
