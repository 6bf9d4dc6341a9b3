/**
 * The id of a question that was created from a document. It has the question's origin in it, so that the same document
 * finds its questions again without a column of its own (Q354): 48 bits of list, document and number instead of the
 * time of `id`, a new UUIDv7. Nothing of it is made of the key, which a student could then find out by trying letters.
 */
export function originId(origin: string, id: string): string {
  const from = hash48(origin);
  return `${from.slice(0, 8)}-${from.slice(8)}${id.slice(13)}`;
}

/** Whether an id was made for the same question of the same document. */
export function isSameOrigin(id: string, origin: string): boolean {
  return id.replaceAll('-', '').startsWith(hash48(origin));
}

/** The name of a document without what a second download or a copy adds to it. */
export function documentName(name: string): string {
  return name
    .replace(/\.\w{1,5}$/, '')
    .replace(/(?:\s*\(\d+\)|\s*[-–]\s*copy(?:\s*\(?\d+\)?)?)+$/i, '')
    .trim()
    .toLowerCase();
}

/** A hash of 48 bits as 12 hexadecimal digits; it distinguishes texts, and protects nothing. */
function hash48(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  const mixed = (one: number, other: number) =>
    (Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909)) >>> 0;
  const [first, second] = [mixed(high, low), mixed(low, high)];
  return `${first.toString(16).padStart(8, '0')}${(second & 0xffff).toString(16).padStart(4, '0')}`;
}
