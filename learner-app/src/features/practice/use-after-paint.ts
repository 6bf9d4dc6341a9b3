import { useEffect, useState } from 'react';

/**
 * Returns the value one painted frame later, so that slow parts do not delay the frame. React's
 * useDeferredValue may render before the frame is painted.
 */
export function useAfterPaint<T>(value: T): T {
  const [paintedValue, setPaintedValue] = useState(() => value);
  useEffect(() => {
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setPaintedValue(() => value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return paintedValue;
}
