import { useEffect, useRef } from 'react';

export type Seconds = { read(): number; restart(): void };

/**
 * Whole seconds that the page has been looked at since the last restart, counted by ticks: a sleeping laptop, a hidden
 * tab and a clock that is set anew add nothing.
 */
export function useVisibleSeconds(): Seconds {
  const count = useRef(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') count.current += 1;
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = useRef<Seconds>({
    read: () => count.current,
    restart: () => {
      count.current = 0;
    },
  });
  return seconds.current;
}
