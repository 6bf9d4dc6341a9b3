import type { Question } from '@fourfold/core/contract/content';
import { visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import { useMemo, useRef } from 'react';

/**
 * Returns the fetched questions. A question that is removed while the page is open stays in the
 * list, hidden: no branch leads to it, but a student who is at it can answer it and continue.
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

/** Returns a question's number, from 1; a removed question keeps its number. */
export function numberIn(questions: readonly Question[], id: string): number {
  const { position = 0 } = questions.find((question) => question.id === id) ?? {};
  return visibleInOrder(questions).filter((question) => question.position < position).length + 1;
}
