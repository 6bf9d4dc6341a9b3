import { CallFailed } from '@fourfold/core/client/call-failed';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { QueryCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The page's main record: the page is blocked until it is here (Q107). */
      main?: boolean;
      /** Survives a reload, in this browser and for this account (Q111). */
      keep?: boolean;
      /** Made of answers: asked for anew when one has come that was on its way. */
      counts?: boolean;
    };
  }
}

/** Milliseconds in which a reply is not asked for again. */
const fresh = 15_000;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      // A refetch that fails leaves what is shown as it is; what is not there leads to its page (PageError).
      if (query.state.data === undefined && !isNotFound(error)) showAlert('error', error.message);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: fresh,
      retry: (failures, error) => failures < 2 && isWorthAsking(error),
      throwOnError: isNotFound,
      // Without a network a page says so at once and asks again when there is one.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});

export function isNotFound(error: unknown): boolean {
  return error instanceof CallFailed && error.code === 404;
}

/** No answer, or a server that could not: the next time it may. A refusal stays one. */
function isWorthAsking(error: unknown): boolean {
  return error instanceof CallFailed && (error.status === undefined || error.status >= 500);
}
