import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inWorker } from './in-worker.ts';
import type { Unplaced } from './lay-out.ts';

/** Where the nodes stand. What has the same form is not laid out again; while it is, the last drawing stays. */
export function usePlaced(unplaced: Unplaced) {
  return useQuery({
    queryKey: ['layout of a map', JSON.stringify(unplaced)],
    queryFn: ({ signal }) => inWorker('layout', unplaced, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
    meta: { saysItself: true },
  });
}
