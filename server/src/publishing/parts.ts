import type { AuthoredQuestion, Explanations, Part, Subject } from '@fourfold/core/proofs/authored';
import type { SetParentKind } from '../database/schema.ts';
import { type QuestionPlace, type QuestionsAt, readable } from './authored-questions.ts';
import type { PlacedSet, SetPlace, SwitchedSet } from './place-sets.ts';

/** What of a place is looked at: what publishing it would show, or all that lives, as though all were published. */
export type Which = 'published' | 'living';

type SpotKind = Extract<Subject['kind'], 'topic' | 'subtopic' | 'subsubtopic' | 'sat_question' | 'act_question'>;

/** A place that is looked at, before its questions and sets are loaded. */
export type Spot = {
  subject: { kind: SpotKind; id: string };
  title: string;
  is_publish: boolean;
  /** What the rules look at besides questions and sets; of a place how many things it shows without them. */
  own:
    | { of: 'place'; shows: number }
    | { of: 'number'; section: string; number: number; active: boolean; explanations: Explanations }
    | null;
  /** Where its own questions lie. Only where their own switch is on it is a fault that there are none. */
  sequence: { at: QuestionPlace; switch: 'on' | 'off' | 'none' } | null;
  sets: SetParentKind | null;
};
export type Loaded = {
  questionsAt: QuestionsAt;
  setsAt(place: SetPlace): readonly SwitchedSet[];
};

/** A place, its sequence and its sets, as the rules take them. */
export function partsOf(spot: Spot, { questionsAt, setsAt }: Loaded): Part[] {
  const { subject, title, own, sequence, sets } = spot;
  const questions = sequence ? questionsAt(sequence.at) : [];
  const placed = sets ? setsAt({ kind: sets, id: subject.id }) : [];
  const isShown = sequence !== null && (sequence.switch === 'on' || isSeen(questions));
  const ofNumber = placed.filter(({ id, is_publish }) => {
    // Of a number that is published already, students find what is published.
    return (is_publish || !spot.is_publish) && isSeen(questionsAt({ kind: 'problem_set', id }));
  });
  const shows = (isShown ? 1 : 0) + (own?.of === 'number' ? ofNumber : placed).length;
  return [
    ...(own?.of === 'place' ? [{ subject, title, ...own, shows: own.shows + shows }] : []),
    ...(own?.of === 'number' ? [{ subject, title, ...own, shows }] : []),
    ...(isShown ? [{ subject, title, of: 'sequence' as const, questions }] : []),
    ...placed.map((set) => setPart(set, questionsAt)),
  ];
}

function isSeen(questions: readonly AuthoredQuestion[]): boolean {
  return questions.some(({ is_hidden }) => !is_hidden);
}

export function setPart({ id, title, notes }: PlacedSet, questionsAt: QuestionsAt): Part {
  const questions = questionsAt({ kind: 'problem_set', id });
  return { of: 'set', subject: { kind: 'problem_set', id }, title, questions, notes: readable(notes) };
}
