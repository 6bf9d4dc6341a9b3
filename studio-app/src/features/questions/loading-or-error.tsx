import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';

/** Rendered instead of a page while its queries load, or with a retry button if one failed. */
export function LoadingOrError({ queries }: { queries: readonly UseQueryResult<unknown>[] }) {
  const failed = queries.filter(({ isError, data }) => isError && data === undefined);
  if (failed.length === 0) return <Skeleton bars={[30, 52, 61, 48]} />;
  return (
    <ErrorPanel
      title="The questions could not be loaded."
      busy={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const part of failed) void part.refetch();
      }}
    >
      Nothing has changed.
    </ErrorPanel>
  );
}
