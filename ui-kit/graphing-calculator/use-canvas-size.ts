import type { CanvasSize } from '@fourfold/core/calculator/drawing';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of an element in CSS pixels; 0 until it is laid out. */
export function useCanvasSize(element: RefObject<HTMLElement | null>): CanvasSize {
  const [size, setSize] = useState<CanvasSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const own = element.current;
    if (!own) return;
    const measure = () => {
      const [width, height] = [Math.floor(own.clientWidth), Math.floor(own.clientHeight)];
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(own);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
