import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inWorker } from './in-worker.ts';
import type { Unplaced } from './lay-out.ts';

/**
 * The layout of a map, computed in a worker and cached by its input; meanwhile the previous layout
 * stays.
 */
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
