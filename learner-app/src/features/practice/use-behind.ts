import { useEffect, useState } from 'react';

/**
 * A value, a painted frame behind: what somebody waits for is drawn without it. React's own deferral would not do:
 * it draws as soon as the processor is free, which may be before the frame.
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
