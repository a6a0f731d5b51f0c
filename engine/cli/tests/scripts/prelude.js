// What random scripts begin with: bounds on time and size, so that each of them ends, and a log.
let fuel = 0;
function burn() { if (--fuel < 0) throw new RangeError("fuel"); }
function size(value, left) {
  if (typeof value === "string") return left - value.length / 8;
  if (value === null || (typeof value !== "object" && typeof value !== "function")) return left;
  for (const name of Reflect.ownKeys(value)) {
    left -= 1;
    if (left <= 0) break;
    const attribute = Reflect.getOwnPropertyDescriptor(value, name);
    if ("value" in attribute) left = size(attribute.value, left);
  }
  return left;
}
function lim(value) { return size(value, 60) > 0 ? value : undefined; }
function key(value) {
  const text = typeof value === "symbol" ? "" : String(value);
  return text === "length" ? "n" : /^[0-9]{2,}$/.test(text) ? 7 : value;
}
function log(...values) { console.log(...values.map(lim)); }
function told(error) {
  return error instanceof Error ? error.name : lim(error);
}
function attempt(name, body) {
  fuel = 3000;
  try {
    const value = body();
    if (value instanceof Promise) value.then(value => log(name, "later", value), error => log(name, "later", told(error)));
    else log(name, value);
  } catch (error) {
    console.log(name, "threw", told(error));
  }
}
