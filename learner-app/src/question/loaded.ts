import { useRef } from 'react';
import { isNotFound } from '../data/query-client.ts';

export type Loaded<T> =
  | { at: 'loading' }
  | { at: 'failed'; retry(): void; busy: boolean }
  /** Something of it is not there, or not open. */
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
 * Whether a page can begin. What was kept from an earlier visit is good enough only where the server cannot be asked:
 * where a student stands, and what is open, may have changed. Once begun, a page goes on while it asks again, and also
 * when what it is about was closed meanwhile.
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
