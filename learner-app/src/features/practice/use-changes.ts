import type { Question } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useEffect } from 'react';
import type { Practice } from './use-practice.ts';

export type Changes = {
  /** "sequence" or "problem set". */
  what: string;
  /** It is open no more, since the page was loaded. */
  closed: boolean;
  /** The question that the student had come to is not there. */
  lost: boolean;
};

/** Says what authors have changed under a student's hands, and what becomes of the answers (Q114). */
export function useChanges({ what, closed, lost }: Changes, practice: Practice, questions: readonly Question[]): void {
  const { current, screen } = practice;
  const out = questions.some(({ id, is_hidden }) => id === current && is_hidden) && screen.at === 'answering';
  useSaid(out, 'This question was taken out while you were at it. Your answer to it still counts.');
  useSaid(closed, `This ${what} was closed while you were in it. Your answers count, and you can finish it.`);
  useSaid(lost && !out, `The question you had come to was taken out. The ${what} goes on from here.`);
}

function useSaid(isSo: boolean, words: string): void {
  useEffect(() => {
    if (isSo) showAlert('warning', words);
  }, [isSo, words]);
}
