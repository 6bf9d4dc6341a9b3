/** The upper left corner and the size, CSS pixels. */
export type Box = { x: number; y: number; width: number; height: number };
export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * Up and down to the nearest box there; left and right through all of them as one reads, row by row: however they stand,
 * each is reached from each.
 */
export function neighbour<B extends Box>(boxes: readonly B[], from: B, direction: Direction): B | undefined {
  if (direction === 'up' || direction === 'down') return nearest(boxes, from, direction);
  const read = boxes.toSorted(inReadingOrder);
  return read[read.indexOf(from) + (direction === 'right' ? 1 : -1)];
}

/** By their rows, and in a row from left to right. */
function inReadingOrder(one: Box, other: Box): number {
  const [a, b] = [middle(one), middle(other)];
  return Math.round(a.y) - Math.round(b.y) || a.x - b.x;
}

/** What lies aside counts half: rather the next row than what stands straight below it. */
function nearest<B extends Box>(boxes: readonly B[], from: B, direction: 'up' | 'down'): B | undefined {
  const start = middle(from);
  let best: { box: B; far: number } | undefined;
  for (const box of boxes) {
    const { x, y } = middle(box);
    const along = direction === 'down' ? y - start.y : start.y - y;
    const aside = Math.abs(x - start.x);
    // In line with it there is nothing to go along; beside it, one goes sideways.
    if (along <= 1 || aside > along * 4) continue;
    const far = along + aside / 2;
    if (!best || far < best.far) best = { box, far };
  }
  return best?.box;
}

type Point = { x: number; y: number };

function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
