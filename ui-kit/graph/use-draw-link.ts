import { type PointerEvent, type RefObject, useState } from 'react';
import type { Point } from './drawing.ts';
import { textScale } from './rem.ts';

/** What is drawn from: a handle of a node, or the end of a line. */
export type DrawSource = { node: string; handle: number } | { edge: string };
/** The line while it is drawn: its ends, in units of the graph, and the node below the pointer. */
type DrawnLine = { source: DrawSource; from: Point; to: Point; target: string | null };

/** Draws a line with the pointer; `onDraw` gets the node on which it is dropped, or null. */
export function useDrawLink(
  paper: RefObject<HTMLElement | null>,
  scale: number,
  onDraw: ((source: DrawSource, target: string | null) => void) | undefined,
) {
  const [line, setLine] = useState<DrawnLine | null>(null);
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = paper.current?.getBoundingClientRect();
    const perUnit = scale * textScale();
    return { x: (clientX - (box?.left ?? 0)) / perUnit, y: (clientY - (box?.top ?? 0)) / perUnit };
  };
  const propsOf = (source: DrawSource, from?: Point) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = pointOf(event);
      setLine({ source, from: from ?? at, to: at, target: null });
    },
    onPointerMove: (event: PointerEvent) => {
      if (line) setLine({ ...line, to: pointOf(event), target: nodeBelow(event) });
    },
    onPointerUp: (event: PointerEvent) => {
      if (!line) return;
      setLine(null);
      // A click is no line.
      const at = pointOf(event);
      const isMoved =
        Math.hypot(at.x - line.to.x, at.y - line.to.y) > 0 || Math.hypot(at.x - line.from.x, at.y - line.from.y) > 6;
      if (isMoved) onDraw?.(line.source, nodeBelow(event));
    },
    onPointerCancel: () => setLine(null),
  });
  return { line, propsOf };
}

function nodeBelow({ clientX, clientY }: PointerEvent): string | null {
  const node = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-node]');
  return node?.dataset.node ?? null;
}
