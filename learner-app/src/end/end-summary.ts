import type { Question } from '@fourfold/core/contract/content';
import type { PracticeScreen } from '@fourfold/core/practice/practice-screen';

/**
 * Summary of a set, sequence or test that has ended. It is passed in the navigation state to the
 * next page, which shows it in a panel.
 */
export type EndSummary = {
  kind: 'set' | 'sequence' | 'test' | 'diagnostic' | 'review';
  title: string;
  right: number;
  wrong: number;
  seconds: number;
  /** One more sentence on what was found. */
  note?: string;
  missed: readonly MissedQuestion[];
  /** Where to go next; null if the target page decides. */
  next: { label: string; to: string } | null;
};

/** A question that was answered wrong. */
export type MissedQuestion = {
  id: string;
  /** Question number, from 1. */
  number: number;
} & (
  | { kind: 'here'; question: Question; screen: Extract<PracticeScreen, { kind: 'checked' }> }
  /** URL of the page that shows it. */
  | { kind: 'page'; to: string }
);

/** Subject of the alert that announces the end. */
export const endAlertSubject = 'end';

/** Returns the navigation state that carries a summary. */
export function endState(end: EndSummary): { end: EndSummary } {
  return { end };
}

export function endSummaryIn(state: unknown): EndSummary | null {
  return typeof state === 'object' && state !== null && 'end' in state ? (state.end as EndSummary) : null;
}
