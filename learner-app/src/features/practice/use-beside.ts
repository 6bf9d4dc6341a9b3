import { useEffect, useState } from 'react';

type Beside = typeof import('./beside.tsx');
let fetched: Beside | null = null;

/** Milliseconds until it is asked for again after a fetch that failed. */
const again = 5_000;

/**
 * What stands beside a question and under its answers, and what counts answers that are on their way: fetched once the
 * question is painted, and here from then on.
 */
export function useBeside(wanted = true): Beside | null {
  const [, setBeside] = useState(fetched);
  useEffect(() => {
    if (fetched || !wanted) return;
    let timer = 0;
    const frame = requestAnimationFrame(() => later(0));
    function later(wait: number) {
      timer = window.setTimeout(fetchIt, wait);
    }
    function fetchIt() {
      import('./beside.tsx').then(
        (part) => {
          fetched = part;
          setBeside(part);
        },
        () => later(again),
      );
    }
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [wanted]);
  return fetched;
}
