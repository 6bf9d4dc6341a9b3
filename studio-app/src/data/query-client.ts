import { CallFailed } from '@fourfold/core/client/call-failed';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { QueryCache, QueryClient } from '@tanstack/react-query';

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, query) {
      // A query without data shows its error; a failed refetch leaves the shown data as they are.
      if (query.state.data === undefined && !query.meta?.saysItself && !isNotFound(error))
        showAlert('error', error.message);
    },
  }),
  defaultOptions: { queries: { staleTime: 5_000, retry: false, throwOnError: isNotFound, networkMode: 'always' } },
});

export function isNotFound(error: unknown): boolean {
  return error instanceof CallFailed && error.code === 404;
}
