import type { Question } from '@fourfold/core/contract/content';
import { visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import { useMemo, useRef } from 'react';

/**
 * Returns the fetched questions. A question that is removed while the page is open stays in the
 * list, hidden: no branch leads to it, but a student who is at it can answer it and continue.
 */
export function useStableQuestions(fetched: readonly Question[] = noQuestions): readonly Question[] {
  const lastQuestions = useRef(noQuestions);
  return useMemo(() => {
    const removed = lastQuestions.current.filter(({ id }) => !fetched.some((question) => question.id === id));
    lastQuestions.current = [...fetched, ...removed.map((question) => ({ ...question, is_hidden: true }))];
    return lastQuestions.current;
  }, [fetched]);
}

const noQuestions: readonly Question[] = [];

/** Returns a question's number, from 1; a removed question keeps its number. */
export function questionNumber(questions: readonly Question[], id: string): number {
  const { position = 0 } = questions.find((question) => question.id === id) ?? {};
  return visibleInOrder(questions).filter((question) => question.position < position).length + 1;
}
