/** A random sample without repetition; the same seed gives the same sample. */
export function seededSample<T>(values: readonly T[], count: number, seed: string): T[] {
  const remaining = [...values];
  const random = createRandom(seed);
  return Array.from({ length: Math.min(count, remaining.length) }, () => {
    const [one] = remaining.splice(Math.floor(random() * remaining.length), 1);
    return one as T;
  });
}

/** A generator of numbers in [0, 1): FNV-1a over the seed, then mulberry32. */
function createRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
