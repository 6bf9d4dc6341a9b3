import type { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { queryClient } from '../data/query-client.ts';
import { useIsBlocked } from './blocking-calls.ts';

/**
 * The blocking overlay, shown during form calls and while a page's main record is fetched for the first time (Q107).
 */
export function BlockingOverlay() {
  const isRecordPending = useSyncExternalStore(queryCache.subscribe, isRecordMissing);
  const isWaiting = useIsBlocked() || isRecordPending;
  const Shade = useLoadingOverlay(isWaiting);
  return isWaiting && Shade && <Shade />;
}

const queryCache = queryClient.getQueryCache();

function isRecordMissing(): boolean {
  return queryCache
    .getAll()
    .some(({ meta, state }) => meta?.main && state.status === 'pending' && state.fetchStatus === 'fetching');
}

/** Milliseconds of waiting until the overlay is shown, and the part of it reserved for fetching its code. */
const overlayDelay = 300;
const overlayFetchTime = 100;

/** Fetches the overlay's code when the page is idle, or just in time for the first long wait. */
function useLoadingOverlay(isNeeded: boolean) {
  const [Shade, setShade] = useState<typeof LoadingOverlay>();
  useEffect(() => {
    const fetchShade = () => {
      import('@fourfold/ui-kit/loading-overlay')
        .then((module) => setShade(() => module.LoadingOverlay))
        .catch(() => {});
    };
    if (!isNeeded) return whenIdle(fetchShade);
    const timer = setTimeout(fetchShade, overlayDelay - overlayFetchTime);
    return () => clearTimeout(timer);
  }, [isNeeded]);
  return Shade;
}
