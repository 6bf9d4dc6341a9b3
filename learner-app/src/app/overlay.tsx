import type { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWaiting } from './waiting.ts';
import { whenIdle } from './when-idle.ts';

/** The blocking overlay: for forms and the like, and for a page's main record the first time it is fetched (Q107). */
export function Overlay() {
  const records = useIsFetching({
    predicate: ({ meta, state }) => meta?.main === true && state.status === 'pending',
  });
  const waits = useWaiting() || records > 0;
  const Shade = useShade(waits);
  return waits && Shade && <Shade />;
}

/** What draws it shows after 300 ms at the earliest, so it is fetched when the page is idle, or with the first wait. */
function useShade(now: boolean) {
  const [Shade, setShade] = useState<typeof LoadingOverlay>();
  useEffect(() => {
    const fetchShade = () => {
      import('@fourfold/ui-kit/loading-overlay').then((part) => setShade(() => part.LoadingOverlay)).catch(() => {});
    };
    if (!now) return whenIdle(fetchShade);
    fetchShade();
  }, [now]);
  return Shade;
}
