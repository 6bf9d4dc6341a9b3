import { isNotFound } from '@fourfold/app-shell/query-client';
import { useRef } from 'react';

export type LoadState<T> =
  | { kind: 'loading' }
  | { kind: 'failed'; retry(): void; busy: boolean }
  /** Part of it does not exist or is not published. */
  | { kind: 'gone' }
  | { kind: 'ready'; data: T };

type PageQuery = {
  data: unknown;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  failureCount: number;
  refetch(): Promise<unknown>;
};

/**
 * Combines the queries of a page. Persisted replies of an earlier visit count only if the server
 * cannot be reached, because the student's position and the published content may have changed. A
 * page that has begun continues during refetches, and if its content is closed.
 */
export function useLoadState(queries: readonly PageQuery[]): LoadState<never> | { kind: 'come'; closed: boolean } {
  const hasBegun = useRef(false);
  const isGone = queries.some(({ error }) => isNotFound(error));
  if (isGone && !hasBegun.current) return { kind: 'gone' };
  const missing = queries.filter(({ isError, data }) => isError && data === undefined);
  if (missing.length > 0) {
    const retry = () => {
      for (const query of missing) query.refetch();
    };
    return { kind: 'failed', retry, busy: missing.some(({ isFetching }) => isFetching) };
  }
  hasBegun.current ||= queries.every(isLoaded);
  return hasBegun.current ? { kind: 'come', closed: isGone } : { kind: 'loading' };
}

function isLoaded({ data, isFetching, failureCount }: PageQuery): boolean {
  return data !== undefined && (!isFetching || failureCount > 0);
}
