/** Upper left corner and size in CSS pixels. */
export type Box = { x: number; y: number; width: number; height: number };
export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * Returns the nearest box above or below, or the previous or next box in reading order; so every
 * box can be reached from every other.
 */
export function neighbourBox<B extends Box>(boxes: readonly B[], from: B, direction: Direction): B | undefined {
  if (direction === 'up' || direction === 'down') return nearest(boxes, from, direction);
  const read = boxes.toSorted(inReadingOrder);
  return read[read.indexOf(from) + (direction === 'right' ? 1 : -1)];
}

/** By row, and from left to right within a row. */
function inReadingOrder(one: Box, other: Box): number {
  const [a, b] = [middle(one), middle(other)];
  return Math.round(a.y) - Math.round(b.y) || a.x - b.x;
}

/** The sideways distance counts half, so that the next row wins over a far box straight below. */
function nearest<B extends Box>(boxes: readonly B[], from: B, direction: 'up' | 'down'): B | undefined {
  const start = middle(from);
  let nearestBox: { box: B; distance: number } | undefined;
  for (const box of boxes) {
    const { x, y } = middle(box);
    const along = direction === 'down' ? y - start.y : start.y - y;
    const sideways = Math.abs(x - start.x);
    // Skips boxes in the same row, and those that are mainly sideways.
    if (along <= 1 || sideways > along * 4) continue;
    const distance = along + sideways / 2;
    if (!nearestBox || distance < nearestBox.distance) nearestBox = { box, distance };
  }
  return nearestBox?.box;
}

type Point = { x: number; y: number };

function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
