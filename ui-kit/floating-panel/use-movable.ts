import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Pixels per arrow key; with Shift six times as many. */
const step = 24;
/** Pixels that stay free at the edges of the window. */
const margin = 8;

type MovableOptions = {
  /** Pixels per arrow up or down. */
  stepDown?: number;
  /** Pixels by which it may leave the window at the top and the bottom. */
  beyond?: number;
  /** Called with the new position, which the owner has; else the style of the element is changed. */
  onMove?: ((left: number, top: number) => void) | undefined;
};

/**
 * Moves a fixed element inside the window. Returns the props of its handle: dragging, and the four arrow keys.
 */
export function useMovable(
  element: RefObject<HTMLElement | null>,
  { stepDown = step, beyond = 0, onMove }: MovableOptions = {},
) {
  const grabbed = useRef<{ x: number; y: number } | null>(null);
  const moveTo = (left: number, top: number) => {
    const moved = element.current;
    if (!moved) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const x = within(left, clientWidth - moved.offsetWidth);
    const y = within(top + beyond, clientHeight - moved.offsetHeight + 2 * beyond) - beyond;
    if (onMove) return onMove(x, y);
    moved.style.inset = 'auto';
    moved.style.left = `${x}px`;
    moved.style.top = `${y}px`;
  };
  const moveBy = (x: number, y: number) => {
    const box = element.current?.getBoundingClientRect();
    if (box) moveTo(box.left + x, box.top + y);
  };

  const isControlled = onMove !== undefined;
  const latest = useRef(moveBy);
  latest.current = moveBy;
  useLayoutEffect(() => {
    // A stored position can be outside of a smaller window.
    if (isControlled) latest.current(0, 0);
    const stay = () => latest.current(0, 0);
    addEventListener('resize', stay);
    return () => removeEventListener('resize', stay);
  }, [isControlled]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A button within the handle is pressed, not dragged.
      if (event.target instanceof Element && event.target.closest('button, input, label, a')) return;
      const box = element.current?.getBoundingClientRect();
      if (!box || event.button > 0) return;
      grabbed.current = { x: event.clientX - box.left, y: event.clientY - box.top };
      event.currentTarget.setPointerCapture(event.pointerId);
      event.preventDefault();
    },
    onPointerMove(event: PointerEvent) {
      const grip = grabbed.current;
      if (grip) moveTo(event.clientX - grip.x, event.clientY - grip.y);
    },
    onLostPointerCapture() {
      grabbed.current = null;
    },
    onKeyDown(event: KeyboardEvent) {
      const times = event.shiftKey ? 6 : 1;
      const [x, y] = [step * times, stepDown * times];
      const by = { ArrowLeft: [-x, 0], ArrowRight: [x, 0], ArrowUp: [0, -y], ArrowDown: [0, y] }[event.key];
      if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      moveBy(by[0] ?? 0, by[1] ?? 0);
    },
  };
}

function within(wanted: number, end: number): number {
  return Math.max(margin, Math.min(wanted, end - margin));
}
