import type { Question } from '@fourfold/core/contract/content';
import { useEffect, useState } from 'react';

type Listed = { data: { data: readonly Question[] } | undefined; refetch(): Promise<unknown> };

/**
 * A way may lead to a question that an author has added since: then the questions are asked for again. True when it
 * is not there after that: it was taken out.
 */
export function useUnknown({ data, refetch }: Listed, next: string | null): boolean {
  const [asked, setAsked] = useState<string | null>(null);
  const isUnknown = data !== undefined && next !== null && !data.data.some(({ id }) => id === next);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question that is not there
  useEffect(() => {
    if (isUnknown) refetch().then(() => setAsked(next));
  }, [isUnknown, next]);
  return isUnknown && asked === next;
}
