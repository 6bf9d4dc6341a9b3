import type { Part, Subject } from '@fourfold/core/proofs/authored';
import type { SetParentKind } from '../database/schema.ts';
import type { QuestionPlace, QuestionsAt } from './authored-questions.ts';
import type { PlacedSet } from './place-sets.ts';

/** A place that publishing would show, before its questions and sets are loaded. */
export type Spot = {
  subject: Exclude<Subject, { kind: 'sat_test' | 'act_test' | 'question' }>;
  title: string;
  /** What the rules look at besides questions and sets, and how many things it shows without them. */
  own:
    | { of: 'place'; shows: number }
    | { of: 'number'; section: string; number: number; active: boolean; shows: number }
    | null;
  /** Where its own questions lie. `own`: they have no switch of their own, so none of them is no fault. */
  sequence: { at: QuestionPlace; switch: 'on' | 'own' } | null;
  sets: SetParentKind | null;
};
export type Loaded = {
  questionsAt: QuestionsAt;
  setsAt(place: { kind: SetParentKind; id: string }): readonly PlacedSet[];
};

/** A place, its sequence and its sets, as the rules take them. */
export function partsOf({ subject, title, own, sequence, sets }: Spot, { questionsAt, setsAt }: Loaded): Part[] {
  const questions = sequence ? questionsAt(sequence.at) : [];
  const placed = sets ? setsAt({ kind: sets, id: subject.id }) : [];
  const isShown = sequence !== null && (sequence.switch === 'on' || questions.some(({ is_hidden }) => !is_hidden));
  const shows = placed.length + (isShown ? 1 : 0);
  return [
    ...(own ? [{ subject, title, ...own, shows: own.shows + shows }] : []),
    ...(isShown ? [{ subject, title, of: 'sequence' as const, questions }] : []),
    ...placed.map((set) => setPart(set, questionsAt)),
  ];
}

export function setPart({ id, title }: PlacedSet, questionsAt: QuestionsAt): Part {
  const questions = questionsAt({ kind: 'problem_set', id });
  return { of: 'set', subject: { kind: 'problem_set', id }, title, questions };
}
