import type { Question } from '@fourfold/core/contract/content';
import type { PracticeScreen } from '@fourfold/core/practice/practice-screen';

/**
 * Summary of a set, sequence or test that has ended. It is passed in the navigation state to the
 * next page, which shows it in a panel.
 */
export type End = {
  kind: 'set' | 'sequence' | 'test';
  title: string;
  right: number;
  wrong: number;
  seconds: number;
  missed: readonly Missed[];
  /** Where to go next; null if the target page decides. */
  next: { words: string; to: string } | null;
};

/** A question that was answered wrong. */
export type Missed = {
  id: string;
  /** Question number, from 1. */
  number: number;
} & (
  | { at: 'here'; question: Question; screen: Extract<PracticeScreen, { at: 'checked' }> }
  /** URL of the page that shows it. */
  | { at: 'page'; to: string }
);

/** Subject of the alert that announces the end. */
export const endSubject = 'end';

/** Returns the navigation state that carries a summary. */
export function stateOf(end: End): { end: End } {
  return { end };
}

export function endIn(state: unknown): End | null {
  return typeof state === 'object' && state !== null && 'end' in state ? (state.end as End) : null;
}
