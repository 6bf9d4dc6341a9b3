import type { GraphView } from '@fourfold/core/calculator/calculator-state';
import type { CanvasSize } from '@fourfold/core/calculator/drawing';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Pixel, panned, zoomed } from './view-changes.ts';

type Gestures = {
  canvas: RefObject<HTMLCanvasElement | null>;
  view: GraphView;
  size: CanvasSize;
  onView(view: GraphView): void;
  onTap(at: Pixel): void;
};

/** Pixels that a pointer may move in a tap. */
const tapSlop = 5;

/** Drag pans, two fingers and the wheel zoom, a tap selects. Returns the handlers of the canvas. */
export function useGraphGestures(options: Gestures) {
  const latest = useRef(options);
  latest.current = options;
  const pointers = useRef(new Map<number, Pixel>());
  const moved = useRef(0);
  /** The view of this gesture: a second event can come before the page renders the first one's. */
  const live = useRef(options.view);
  live.current = options.view;
  const change = (view: GraphView) => {
    live.current = view;
    latest.current.onView(view);
  };
  useWheel(options.canvas, (at, factor) => change(zoomed(live.current, factor, at, latest.current.size)));

  const end = (event: PointerEvent) => {
    const isTap = pointers.current.size === 1 && moved.current <= tapSlop && event.type === 'pointerup';
    pointers.current.delete(event.pointerId);
    if (isTap) latest.current.onTap(pixelIn(event));
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      if (pointers.current.size === 0) moved.current = 0;
      pointers.current.set(event.pointerId, pixelIn(event));
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = pixelIn(event);
      moved.current += Math.hypot(now.x - before.x, now.y - before.y);
      if (pointers.current.size === 2) {
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1] ?? now;
        const factor = distance(before, other) / Math.max(1, distance(now, other));
        change(zoomed(live.current, factor, middle(now, other), latest.current.size));
      } else if (moved.current > tapSlop)
        change(panned(live.current, { x: now.x - before.x, y: now.y - before.y }, latest.current.size));
      pointers.current.set(event.pointerId, now);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** React's wheel listener is passive: it could not stop the page from scrolling. */
function useWheel(canvas: RefObject<HTMLCanvasElement | null>, onZoom: (at: Pixel, factor: number) => void): void {
  const latest = useRef(onZoom);
  latest.current = onZoom;
  useEffect(() => {
    const element = canvas.current;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      const factor = Math.exp(Math.max(-60, Math.min(60, lines)) / 200);
      latest.current({ x: event.offsetX, y: event.offsetY }, factor);
    };
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [canvas]);
}

function pixelIn({ currentTarget, clientX, clientY }: PointerEvent): Pixel {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function distance(one: Pixel, other: Pixel): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Pixel, other: Pixel): Pixel {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
