import type { Question } from '@fourfold/core/contract/content';
import type { MasteryState } from '@fourfold/core/mastery/mastery';
import { pointer, type SequenceState } from '@fourfold/core/sequence/sequence';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useEffect, useState } from 'react';
import type { Practice } from '../use-practice.ts';

/** The query that loaded the questions of a sequence or set. */
export type Listed = { data: { data: readonly Question[] } | undefined; refetch(): Promise<unknown> };

export type Changes = {
  /** "sequence" or "problem set". */
  what: string;
  /** It was closed after the page was loaded. */
  closed: boolean;
  state: SequenceState | MasteryState;
  listed: Listed;
};

/**
 * Warns when an author has hidden, deleted or closed content that the student is working on (Q114).
 */
export function useChanges(changes: Changes, practice: Practice, questions: readonly Question[]): void {
  const { what, closed, state, listed } = changes;
  const { current, screen } = practice;
  const isOut = screen.at === 'answering' && questions.some(({ id, is_hidden }) => id === current && is_hidden);
  const isLost = useLost(listed, 'at' in state ? pointer(state) : state.question_id);
  useSaid(isOut, 'This question was taken out while you were at it. Your answer to it still counts.');
  useSaid(closed, `This ${what} was closed while you were in it. Your answers count, and you can finish it.`);
  useSaid(isLost && !isOut, `The question you had come to was taken out. The ${what} goes on from here.`);
}

/**
 * The next question may have been added by an author after the page was loaded: refetches the
 * questions. Returns true if it is still missing then, because it was deleted.
 */
function useLost({ data, refetch }: Listed, next: string | null): boolean {
  const [asked, setAsked] = useState<string | null>(null);
  const isUnknown = data !== undefined && next !== null && !data.data.some(({ id }) => id === next);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each unknown question
  useEffect(() => {
    if (isUnknown) refetch().then(() => setAsked(next));
  }, [isUnknown, next]);
  return isUnknown && asked === next;
}

function useSaid(isSo: boolean, words: string): void {
  useEffect(() => {
    if (isSo) showAlert('warning', words);
  }, [isSo, words]);
}
