import type { QuestionPlace } from '@fourfold/core/authoring/sections';
import { presentDesk } from '../drafts/desk.ts';
import type { TextName } from './texts/text-kinds.ts';

/** By what the drafts of the desk's forms are found; each but the first by the id of a record. */
export const keys = {
  /** There is one at a time in a place. */
  newQuestion: (place: QuestionPlace) =>
    ['new-question', place.section, place.id, ...('type' in place ? [place.type] : [])].join(':'),
  question: (id: string) => `question:${id}`,
  /** Each text has its own, so that none is saved with another. */
  text: (name: TextName, id: string) => `${name}:${id}`,
  newAnswer: (questionId: string) => `new-answer:${questionId}`,
  answer: (answerId: string) => `answer:${answerId}`,
} as const;

/** Something was left in this form. */
export function isLeft(key: string): boolean {
  return presentDesk()?.draftOf(key) !== undefined;
}
