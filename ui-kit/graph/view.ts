import type { Box } from './neighbour.ts';

type Size = { width: number; height: number };
/** A view of a drawing: the upper left corner, in units of the drawing or in pixels. */
export type Corner = { left: number; top: number };
type DrawnNode = Box & { id: string };
type Drawing = { nodes: readonly DrawnNode[]; scale: number };

/**
 * Returns the scroll position after a drawing changed, so that the node nearest to the centre of the view stays where
 * it was. `frame` and the positions are in pixels at the usual text size. If no node remains, the position stays.
 */
export function keepView(before: Drawing, after: Drawing, frame: Size, scrolled: Corner): Corner {
  const remaining = new Map(after.nodes.map((node) => [node.id, node]));
  const centre = {
    x: (scrolled.left + frame.width / 2) / before.scale,
    y: (scrolled.top + frame.height / 2) / before.scale,
  };
  let nearest: { was: DrawnNode; is: DrawnNode; distance: number } | undefined;
  for (const was of before.nodes) {
    const is = remaining.get(was.id);
    const distance = Math.hypot(middle(was).x - centre.x, middle(was).y - centre.y);
    if (is && (!nearest || distance < nearest.distance)) nearest = { was, is, distance };
  }
  if (!nearest) return scrolled;
  const [from, to] = [middle(nearest.was), middle(nearest.is)];
  return {
    left: (to.x + centre.x - from.x) * after.scale - frame.width / 2,
    top: (to.y + centre.y - from.y) * after.scale - frame.height / 2,
  };
}

function middle({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The largest size within `limits` at which a drawing is shown whole; a very long one is narrowed more than needed. */
export function overviewSize(drawing: Size, limits: Size): Size {
  const ratio = Math.min(limits.width / drawing.width, limits.height / drawing.height);
  return {
    width: Math.max(Math.min(limits.width, 40), drawing.width * ratio),
    height: Math.max(Math.min(limits.height, 40), drawing.height * ratio),
  };
}

/** The scroll position along one axis at which this point of the drawing, 0 to 1, is in the middle of the frame. */
export function scrollToShare(share: number, content: number, frame: number): number {
  return Math.max(0, Math.min(content - frame, share * content - frame / 2));
}

/** The position along one axis after a key of the overview; undefined: the key does nothing. */
export function scrollByKey(key: string, axis: 'x' | 'y', at: number, content: number, frame: number) {
  const step = Math.max(40, frame / 10);
  const moves: Readonly<Record<string, number>> =
    axis === 'x'
      ? { ArrowLeft: at - step, ArrowRight: at + step }
      : { ArrowUp: at - step, ArrowDown: at + step, PageUp: at - frame, PageDown: at + frame, Home: 0, End: content };
  const to = moves[key];
  return to === undefined ? undefined : Math.max(0, Math.min(content - frame, to));
}
