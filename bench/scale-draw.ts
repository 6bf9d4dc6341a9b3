/** Numbers from 2 to `most` in an order that is the same in each run; it begins anew when there are no more. */
export function drawing(most: number): () => number {
  // A step that shares no factor with the count leads to each of them once.
  const count = most - 1;
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
