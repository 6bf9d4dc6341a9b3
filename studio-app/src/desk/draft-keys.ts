import type { QuestionPlace } from '@fourfold/core/authoring/sections';
import { presentDesk } from '../drafts/desk.ts';
import type { TextName } from './texts/text-kinds.ts';

/** Keys of the drafts of the desk's forms; all but the first contain the id of a record. */
export const keys = {
  /** One per location. */
  newQuestion: (place: QuestionPlace) =>
    ['new-question', place.section, place.id, ...('type' in place ? [place.type] : [])].join(':'),
  question: (id: string) => `question:${id}`,
  /** Each text has its own draft, so that no text is saved with another. */
  text: (name: TextName, id: string) => `${name}:${id}`,
  newAnswer: (questionId: string) => `new-answer:${questionId}`,
  answer: (answerId: string) => `answer:${answerId}`,
} as const;

/** Whether the form has an unsaved draft. */
export function isLeft(key: string): boolean {
  return presentDesk()?.draftOf(key) !== undefined;
}
