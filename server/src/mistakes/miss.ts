import type { MistakeSource } from '@fourfold/core/contract/mistakes';
import {
  diagnosticReference,
  type PracticeReference,
  reviewReference,
  testReferences,
} from '@fourfold/core/contract/practice';
import type { Day } from '@fourfold/core/day/day';
import type { MistakeCause } from '@fourfold/core/reviews/causes';

export type TestReference = (typeof testReferences)[number];

/** A missed number of a bubble sheet. */
type PaperMiss = {
  exam_id: string;
  exam_title: string;
  family: 'sat' | 'act';
  section: string;
  number: number;
  letter: string;
  /** Null without a key, or while the key is not open. */
  right_letter: string | null;
};

/** A row of the notebook, without the content of its question. */
export type Miss = {
  key: string;
  question_id: string | null;
  source: MistakeSource;
  left_out: boolean;
  at: Date;
  day: Day;
  times: number;
  seconds: number | null;
  reference_type: PracticeReference | TestReference | null;
  reference_id: string | null;
  /** Of the stored answer; null without one. */
  seq: number | null;
  question_revision: number | null;
  skill_codes: readonly string[];
  /** It is the last answer of a section that its clock ended, or was left out in it. */
  ended_section: boolean;
  cause: MistakeCause | null;
  suggested_cause: MistakeCause | null;
  note: string;
  noted_at: Date | null;
  paper: PaperMiss | null;
};

/** Where a miss is from, by the reference of its answer. */
export function sourceOf(type: PracticeReference | TestReference): MistakeSource {
  if (type === reviewReference) return 'review';
  const tests: readonly string[] = testReferences;
  return tests.includes(type) ? 'test' : 'practice';
}

/** The card that brings a miss back: the question itself, or the card for which it was shown. Null on paper. */
export function cardOf({ question_id, left_out, reference_type, reference_id }: Miss): string | null {
  // A question that was left out has no answer that a card could continue.
  if (left_out) return null;
  return reference_type === reviewReference ? reference_id : question_id;
}

/** Whether a reference is of a sequence, a set or a test, and not of a card or the diagnostic. */
export function hasLocation(type: Miss['reference_type']): boolean {
  return type !== null && type !== reviewReference && type !== diagnosticReference;
}
