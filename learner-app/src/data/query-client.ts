import { createQueryClient } from '@fourfold/app-shell/query-client';
import { CallFailed } from '@fourfold/core/client/call-failed';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The page's main record: the overlay blocks the page while it is fetched (Q107). */
      main?: boolean;
      /** Survives a reload, in this browser and for this account (Q111). */
      keep?: boolean;
      /** Computed from answers: refetched after the outbox has sent one. */
      counts?: boolean;
    };
  }
}

/** Milliseconds during which a reply counts as fresh. */
const staleAfter = 15_000;

export const queryClient = createQueryClient({
  staleTime: staleAfter,
  retry: (failures, error) => failures < 2 && isRetryable(error),
  refetchOnReconnect: true,
});

/** True for network errors and server errors (5xx); a client error is final. */
function isRetryable(error: unknown): boolean {
  return error instanceof CallFailed && (error.status === undefined || error.status >= 500);
}

/** When this page was loaded, in milliseconds since 1970: replies from before were stored. */
export const loadedAt = Date.now();
