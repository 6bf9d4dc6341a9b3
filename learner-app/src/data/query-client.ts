import { CallFailed } from '@fourfold/core/client/call-failed';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { QueryCache, QueryClient } from '@tanstack/react-query';

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

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      // A failed refetch leaves the shown data; a 404 is shown by PageError.
      if (query.state.data === undefined && !isNotFound(error)) showAlert('error', error.message);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: staleAfter,
      retry: (failures, error) => failures < 2 && isRetryable(error),
      throwOnError: isNotFound,
      // Offline, a call fails at once and is repeated on reconnect.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});

export function isNotFound(error: unknown): boolean {
  return error instanceof CallFailed && error.code === 404;
}

/** True for network errors and server errors (5xx); a client error is final. */
function isRetryable(error: unknown): boolean {
  return error instanceof CallFailed && (error.status === undefined || error.status >= 500);
}
