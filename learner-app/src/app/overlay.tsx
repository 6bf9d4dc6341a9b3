import type { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { queryClient } from '../data/query-client.ts';
import { useWaiting } from './waiting.ts';

/**
 * The blocking overlay, shown during form calls and while a page's main record is fetched for the
 * first time (Q107).
 */
export function Overlay() {
  const record = useSyncExternalStore(queries.subscribe, isRecordMissing);
  const waits = useWaiting() || record;
  const Shade = useShade(waits);
  return waits && Shade && <Shade />;
}

const queries = queryClient.getQueryCache();

function isRecordMissing(): boolean {
  return queries
    .getAll()
    .some(({ meta, state }) => meta?.main && state.status === 'pending' && state.fetchStatus === 'fetching');
}

/**
 * Milliseconds of waiting until the overlay is shown, and the part of it reserved for fetching its
 * code.
 */
const shows = 300;
const fetched = 100;

/** Fetches the overlay's code when the page is idle, or just in time for the first long wait. */
function useShade(now: boolean) {
  const [Shade, setShade] = useState<typeof LoadingOverlay>();
  useEffect(() => {
    const fetchShade = () => {
      import('@fourfold/ui-kit/loading-overlay').then((part) => setShade(() => part.LoadingOverlay)).catch(() => {});
    };
    if (!now) return whenIdle(fetchShade);
    const timer = setTimeout(fetchShade, shows - fetched);
    return () => clearTimeout(timer);
  }, [now]);
  return Shade;
}
