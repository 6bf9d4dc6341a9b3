/** SHA-256 of ASCII text. Implemented here because a page over plain HTTP has no crypto.subtle. */
export function sha256(text: string): Uint8Array {
  const bytes = padMessage(text);
  const hash = [...initial];
  const words = new Int32Array(64);
  for (let block = 0; block < bytes.byteLength; block += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = bytes.getInt32(block + i * 4);
    for (let i = 16; i < 64; i += 1) {
      const [a, b] = [wordAt(words, i - 15), wordAt(words, i - 2)];
      const near = rotateRight(a, 7) ^ rotateRight(a, 18) ^ (a >>> 3);
      const far = rotateRight(b, 17) ^ rotateRight(b, 19) ^ (b >>> 10);
      words[i] = wordAt(words, i - 16) + near + wordAt(words, i - 7) + far;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i += 1) {
      const chosen = (e & f) ^ (~e & g);
      const one =
        (h +
          (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) +
          chosen +
          wordAt(rounds, i) +
          wordAt(words, i)) |
        0;
      const two = ((rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (wordAt(hash, i) + value) | 0;
  }
  const sum = new DataView(new ArrayBuffer(32));
  for (const [i, value] of hash.entries()) sum.setInt32(i * 4, value);
  return new Uint8Array(sum.buffer);
}

/** The text, a 1 bit, zeros, and the length of the text in bits: whole blocks of 64 bytes. */
function padMessage(text: string): DataView {
  const size = Math.ceil((text.length + 9) / 64) * 64;
  const bytes = new DataView(new ArrayBuffer(size));
  for (let i = 0; i < text.length; i += 1) bytes.setUint8(i, text.charCodeAt(i));
  bytes.setUint8(text.length, 0x80);
  bytes.setUint32(size - 4, text.length * 8);
  return bytes;
}

function rotateRight(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function wordAt(words: ArrayLike<number>, index: number): number {
  return words[index] ?? 0;
}

const primes: number[] = [];
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);

/** The first 32 bits of a root's fractional part. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const rounds = primes.map((prime) => fraction(Math.cbrt(prime)));
