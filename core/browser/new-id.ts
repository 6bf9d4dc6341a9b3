/** A UUIDv7: milliseconds, then random bits, so that rows created in sequence are adjacent in an index. */
export function newId(now: number = Date.now()): string {
  // A clock before 1970 or far in the future still gives a valid id. Only the order is wrong, and
  // nothing relies on it.
  const time = Math.min(Math.max(0, Math.floor(now)), 2 ** 48 - 1);
  const random = crypto.getRandomValues(new Uint16Array(5));
  const [a = 0, b = 0, ...node] = random;
  const hex = [
    time / 2 ** 32,
    (time / 2 ** 16) & 0xffff,
    time & 0xffff,
    0x7000 | (a & 0xfff),
    0x8000 | (b & 0x3fff),
    ...node,
  ].map((part) => Math.floor(part).toString(16).padStart(4, '0'));
  return `${hex[0]}${hex[1]}-${hex[2]}-${hex[3]}-${hex[4]}-${hex[5]}${hex[6]}${hex[7]}`;
}
