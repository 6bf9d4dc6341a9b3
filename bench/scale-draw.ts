/** Returns a function that yields the numbers from 2 to `max` in a fixed shuffled order, repeatedly. */
export function shuffledNumbers(max: number): () => number {
  // A step without a common factor with the count reaches each number once.
  const count = max - 1;
  let step = Math.max(1, Math.floor(count * 0.618));
  while (divisor(step, count) > 1) step += 1;
  let at = 0;
  return () => {
    at = (at + step) % count;
    return 2 + at;
  };
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
