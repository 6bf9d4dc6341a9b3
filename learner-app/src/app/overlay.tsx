import { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { useIsFetching } from '@tanstack/react-query';
import { useWaiting } from './waiting.ts';

/** The blocking overlay: for forms and the like, and for a page's main record the first time it is fetched (Q107). */
export function Overlay() {
  const records = useIsFetching({
    predicate: ({ meta, state }) => meta?.main === true && state.status === 'pending',
  });
  const waiting = useWaiting();
  return (waiting || records > 0) && <LoadingOverlay />;
}
