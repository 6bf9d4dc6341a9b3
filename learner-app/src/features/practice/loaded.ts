import { useRef } from 'react';

export type Loaded<T> = { at: 'loading' } | { at: 'failed'; retry(): void; busy: boolean } | { at: 'ready'; data: T };

type Asked = {
  data: unknown;
  isError: boolean;
  isFetching: boolean;
  failureCount: number;
  refetch(): Promise<unknown>;
};

/**
 * Whether a page can begin. What was kept from an earlier visit is good enough only where the server cannot be asked:
 * where a student stands, and what is open, may have changed. Once begun, a page goes on while it asks again.
 */
export function useLoaded(queries: readonly Asked[]): Loaded<never> | { at: 'come' } {
  const begun = useRef(false);
  const missing = queries.filter(({ isError, data }) => isError && data === undefined);
  if (missing.length > 0) {
    const retry = () => {
      for (const query of missing) query.refetch();
    };
    return { at: 'failed', retry, busy: missing.some(({ isFetching }) => isFetching) };
  }
  begun.current ||= queries.every(hasCome);
  return begun.current ? { at: 'come' } : { at: 'loading' };
}

function hasCome({ data, isFetching, failureCount }: Asked): boolean {
  return data !== undefined && (!isFetching || failureCount > 0);
}
