import type { Question } from '@fourfold/core/contract/content';
import type { PracticeScreen } from '@fourfold/core/practice/practice-screen';

/** What has ended, carried in the state of the navigation away from it: everything that its panel shows. */
export type End = {
  kind: 'set' | 'sequence' | 'test';
  title: string;
  right: number;
  wrong: number;
  seconds: number;
  missed: readonly Missed[];
  /** Where to go next; null where only the page knows. */
  next: { words: string; to: string } | null;
};

/** A question that was answered wrong. */
export type Missed = {
  id: string;
  /** As it is counted for people, from 1. */
  number: number;
} & (
  | { at: 'here'; question: Question; screen: Extract<PracticeScreen, { at: 'checked' }> }
  /** The page that shows it. */
  | { at: 'page'; to: string }
);

/** The subject of the alert that says the end in words. */
export const endSubject = 'end';

/** The state of a navigation that reports an end. */
export function stateOf(end: End): { end: End } {
  return { end };
}

export function endIn(state: unknown): End | null {
  return typeof state === 'object' && state !== null && 'end' in state ? (state.end as End) : null;
}
