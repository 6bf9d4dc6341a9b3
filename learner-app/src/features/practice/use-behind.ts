import { useEffect, useState } from 'react';

/**
 * Returns the value one painted frame later, so that slow parts do not delay the frame. React's
 * useDeferredValue may render before the frame is painted.
 */
export function useBehind<T>(value: T): T {
  const [behind, follow] = useState(() => value);
  useEffect(() => {
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => follow(() => value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return behind;
}
