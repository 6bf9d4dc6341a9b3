import { CallFailed } from '@fourfold/core/client/call-failed';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { type DefaultOptions, type Query, QueryCache, QueryClient } from '@tanstack/react-query';

type QueryDefaults = NonNullable<DefaultOptions['queries']>;

/** Creates an app's query cache. `showsOwnError` is true for a query whose component shows its error itself. */
export function createQueryClient(
  defaults: QueryDefaults,
  showsOwnError: (meta: Query['meta']) => boolean = () => false,
): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, { state, meta }) {
        // A failed refetch leaves the shown data; a 404 is shown by PageError.
        if (state.data === undefined && !showsOwnError(meta) && !isNotFound(error)) showAlert('error', error.message);
      },
    }),
    // Offline, a call fails at once.
    defaultOptions: { queries: { throwOnError: isNotFound, networkMode: 'always', ...defaults } },
  });
}

export function isNotFound(error: unknown): boolean {
  return error instanceof CallFailed && error.code === 404;
}
