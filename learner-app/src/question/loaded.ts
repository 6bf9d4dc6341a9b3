import { useRef } from 'react';
import { isNotFound } from '../data/query-client.ts';

export type Loaded<T> =
  | { at: 'loading' }
  | { at: 'failed'; retry(): void; busy: boolean }
  /** Part of it does not exist or is not published. */
  | { at: 'gone' }
  | { at: 'ready'; data: T };

type Asked = {
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
export function useLoaded(queries: readonly Asked[]): Loaded<never> | { at: 'come'; closed: boolean } {
  const begun = useRef(false);
  const gone = queries.some(({ error }) => isNotFound(error));
  if (gone && !begun.current) return { at: 'gone' };
  const missing = queries.filter(({ isError, data }) => isError && data === undefined);
  if (missing.length > 0) {
    const retry = () => {
      for (const query of missing) query.refetch();
    };
    return { at: 'failed', retry, busy: missing.some(({ isFetching }) => isFetching) };
  }
  begun.current ||= queries.every(hasCome);
  return begun.current ? { at: 'come', closed: gone } : { at: 'loading' };
}

function hasCome({ data, isFetching, failureCount }: Asked): boolean {
  return data !== undefined && (!isFetching || failureCount > 0);
}
