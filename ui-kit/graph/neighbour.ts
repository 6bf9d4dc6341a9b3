/** The upper left corner and the size, CSS pixels. */
export type Box = { x: number; y: number; width: number; height: number };
export type Direction = 'up' | 'down' | 'left' | 'right';

/** The nearest box in a direction: up and down to the next row, wherever in it, left and right along the same one. */
export function neighbour<B extends Box>(boxes: readonly B[], from: B, direction: Direction): B | undefined {
  const start = middle(from);
  const weight = direction === 'up' || direction === 'down' ? 0.5 : 3;
  let best: { box: B; far: number } | undefined;
  for (const box of boxes) {
    const [along, aside] = offset(start, middle(box), direction);
    // In line with it there is nothing to go along; beside it, one goes sideways.
    if (along <= 1 || aside > along * 4) continue;
    const far = along + weight * aside;
    if (!best || far < best.far) best = { box, far };
  }
  return best?.box;
}

type Point = { x: number; y: number };

function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function offset(from: Point, to: Point, direction: Direction): [along: number, aside: number] {
  const [right, down] = [to.x - from.x, to.y - from.y];
  switch (direction) {
    case 'right':
      return [right, Math.abs(down)];
    case 'left':
      return [-right, Math.abs(down)];
    case 'down':
      return [down, Math.abs(right)];
    case 'up':
      return [-down, Math.abs(right)];
    default:
      return direction satisfies never;
  }
}
