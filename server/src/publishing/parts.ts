import type { AuthoredQuestion, Explanations, Part, Subject } from '@fourfold/core/proofs/authored';
import type { SetParentKind } from '../database/schema.ts';
import { type QuestionPlace, type QuestionsAt, readable } from './authored-questions.ts';
import type { PlacedSet, SetPlace, SwitchedSet } from './place-sets.ts';

/**
 * Which content is checked: `published` is what students would see, `living` is everything that is
 * not deleted, as if all were published.
 */
export type Which = 'published' | 'living';

type SpotKind = Extract<Subject['kind'], 'topic' | 'subtopic' | 'subsubtopic' | 'sat_question' | 'act_question'>;

/** A record of the content tree to check, before its questions and sets are loaded. */
export type Spot = {
  subject: { kind: SpotKind; id: string };
  title: string;
  is_publish: boolean;
  /**
   * What the rules check besides questions and sets. `shows` is the number of things that the
   * record shows without its sequence and sets.
   */
  own:
    | { of: 'place'; shows: number }
    | { of: 'number'; section: string; number: number; active: boolean; explanations: Explanations }
    | null;
  /**
   * The parent of its sequence, and the publish switch of the sequence (`none`: it has no switch of
   * its own). An empty sequence is an error only if the switch is on.
   */
  sequence: { at: QuestionPlace; switch: 'on' | 'off' | 'none' } | null;
  sets: SetParentKind | null;
};
/** Lookups of the loaded questions and sets, by parent. */
export type Loaded = {
  questionsAt: QuestionsAt;
  setsAt(place: SetPlace): readonly SwitchedSet[];
};

/** Returns a record, its sequence and its sets as parts for the rules. */
export function partsOf(spot: Spot, { questionsAt, setsAt }: Loaded): Part[] {
  const { subject, title, own, sequence, sets } = spot;
  const questions = sequence ? questionsAt(sequence.at) : [];
  const placed = sets ? setsAt({ kind: sets, id: subject.id }) : [];
  const isShown = sequence !== null && (sequence.switch === 'on' || isSeen(questions));
  const ofNumber = placed.filter(({ id, is_publish }) => {
    // If the exam question is published, only its published sets count; otherwise all its sets do.
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

/** Returns a problem set with its questions as a part for the rules. */
export function setPart({ id, title, notes }: PlacedSet, questionsAt: QuestionsAt): Part {
  const questions = questionsAt({ kind: 'problem_set', id });
  return { of: 'set', subject: { kind: 'problem_set', id }, title, questions, notes: readable(notes) };
}
