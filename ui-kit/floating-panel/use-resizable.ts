import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type PanelBox, resizedBox } from './panel-box.ts';

/** Pixels per arrow key. */
const step = 24;

/** Resizes a panel: `corner` by pointer, `keys` by the arrow keys. */
export function useResizable(box: PanelBox | undefined, onBox: ((box: PanelBox) => void) | undefined) {
  const grabbed = useRef<{ x: number; y: number; box: PanelBox } | null>(null);
  const resize = (from: PanelBox, x: number, y: number) => {
    const { clientWidth, clientHeight } = document.documentElement;
    onBox?.(resizedBox(from, { x, y }, { width: clientWidth, height: clientHeight }));
  };
  const corner = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!box || event.button > 0) return;
      grabbed.current = { x: event.clientX, y: event.clientY, box };
      event.currentTarget.setPointerCapture(event.pointerId);
      event.preventDefault();
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const grip = grabbed.current;
      if (grip) resize(grip.box, clientX - grip.x, clientY - grip.y);
    },
    onLostPointerCapture() {
      grabbed.current = null;
    },
  };
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (!by || !box || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    resize(box, by[0] ?? 0, by[1] ?? 0);
  };
  return { corner, keys };
}
