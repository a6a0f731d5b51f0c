let n = 1; export function value() { return n } n = await Promise.resolve(2);
