import type { Question } from '@fourfold/core/contract/content';
import { useEffect } from 'react';

type Listed = { data: { data: readonly Question[] } | undefined; refetch(): Promise<unknown> };

/** A way may lead to a question that an author has added since: then the questions are asked for again. */
export function useUnknown({ data, refetch }: Listed, next: string | null): void {
  const isUnknown = data !== undefined && next !== null && !data.data.some(({ id }) => id === next);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question that is not there
  useEffect(() => {
    if (isUnknown) refetch();
  }, [isUnknown, next]);
}
