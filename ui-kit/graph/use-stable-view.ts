import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { GraphNode } from './drawing.ts';
import { textScale } from './rem.ts';
import { type Corner, keepView } from './view.ts';

/** After the nodes or the scale have changed, the frame shows the same nodes as before. */
export function useStableView(frame: RefObject<HTMLElement | null>, nodes: readonly GraphNode[], scale: number): void {
  const before = useRef({ nodes, scale });
  // Read before a change: a smaller drawing has lost its position when the effect runs.
  const scrolled = useRef<Corner>({ left: 0, top: 0 });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const read = () => {
      scrolled.current = { left: element.scrollLeft, top: element.scrollTop };
    };
    read();
    element.addEventListener('scroll', read, { passive: true });
    return () => element.removeEventListener('scroll', read);
  }, [frame]);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { nodes, scale };
    const element = frame.current;
    if (!element || (last.nodes === nodes && last.scale === scale)) return;
    const text = textScale();
    const size = { width: element.clientWidth, height: element.clientHeight };
    element.scrollTo(
      keepView({ nodes: last.nodes, scale: last.scale * text }, { nodes, scale: scale * text }, size, scrolled.current),
    );
    scrolled.current = { left: element.scrollLeft, top: element.scrollTop };
  }, [frame, nodes, scale]);
}
