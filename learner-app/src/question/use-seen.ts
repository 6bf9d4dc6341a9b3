import type { Question } from '@fourfold/core/contract/content';
import { visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import { useMemo, useRef } from 'react';

/**
 * The questions of a place as they come. One that is taken out while the page is open stays, hidden: nothing leads to
 * it any more, but whoever is at it answers it, and goes on from it, as it stood.
 */
export function useSeen(listed: readonly Question[] = none): readonly Question[] {
  const seen = useRef(none);
  return useMemo(() => {
    const gone = seen.current.filter(({ id }) => !listed.some((question) => question.id === id));
    seen.current = [...listed, ...gone.map((question) => ({ ...question, is_hidden: true }))];
    return seen.current;
  }, [listed]);
}

const none: readonly Question[] = [];

/** A question's number as people count, from 1; one that was taken out keeps the number that it had. */
export function numberIn(questions: readonly Question[], id: string): number {
  const { position = 0 } = questions.find((question) => question.id === id) ?? {};
  return visibleInOrder(questions).filter((question) => question.position < position).length + 1;
}
