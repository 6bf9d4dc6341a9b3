import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LayoutInput } from './compute-layout.ts';
import { runInWorker } from './run-in-worker.ts';

/** The layout of a map, computed in a worker and cached by its input; meanwhile the previous layout stays. */
export function useMapLayout(input: LayoutInput) {
  return useQuery({
    queryKey: ['layout of a map', JSON.stringify(input)],
    queryFn: ({ signal }) => runInWorker('layout', input, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
    meta: { saysItself: true },
  });
}
