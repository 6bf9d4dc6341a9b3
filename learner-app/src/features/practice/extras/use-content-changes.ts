import type { Question } from '@fourfold/core/contract/content';
import type { MasteryState } from '@fourfold/core/mastery/mastery';
import { pointer, type SequenceState } from '@fourfold/core/sequence/sequence';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useEffect, useState } from 'react';
import type { Practice } from '../use-practice.ts';

/** The query that loaded the questions of a sequence or set. */
export type QuestionsQuery = { data: { data: readonly Question[] } | undefined; refetch(): Promise<unknown> };

export type ContentChanges = {
  /** "sequence" or "problem set". */
  contentName: string;
  /** It was closed after the page was loaded. */
  closed: boolean;
  state: SequenceState | MasteryState;
  questionsQuery: QuestionsQuery;
};

/** Warns when an author has hidden, deleted or closed content that the student is working on (Q114). */
export function useContentChanges(changes: ContentChanges, practice: Practice, questions: readonly Question[]): void {
  const { contentName, closed, state, questionsQuery } = changes;
  const { current, screen } = practice;
  const isCurrentHidden =
    screen.kind === 'answering' && questions.some(({ id, is_hidden }) => id === current && is_hidden);
  const isNextDeleted = useIsNextDeleted(questionsQuery, 'at' in state ? pointer(state) : state.question_id);
  useWarning(isCurrentHidden, 'This question was taken out while you were at it. Your answer to it still counts.');
  useWarning(closed, `This ${contentName} was closed while you were in it. Your answers count, and you can finish it.`);
  useWarning(
    isNextDeleted && !isCurrentHidden,
    `The question you had come to was taken out. The ${contentName} goes on from here.`,
  );
}

/**
 * The next question may have been added by an author after the page was loaded: refetches the
 * questions. Returns true if it is still missing then, because it was deleted.
 */
function useIsNextDeleted({ data, refetch }: QuestionsQuery, next: string | null): boolean {
  const [refetchedFor, setRefetchedFor] = useState<string | null>(null);
  const isUnknown = data !== undefined && next !== null && !data.data.some(({ id }) => id === next);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each unknown question
  useEffect(() => {
    if (isUnknown) refetch().then(() => setRefetchedFor(next));
  }, [isUnknown, next]);
  return isUnknown && refetchedFor === next;
}

function useWarning(isShown: boolean, message: string): void {
  useEffect(() => {
    if (isShown) showAlert('warning', message);
  }, [isShown, message]);
}
