import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import { currentDraftDesk } from '../drafts/draft-desk.ts';
import type { TextName } from './texts/text-fields.ts';

/** Keys of the drafts of the desk's forms; all but the first contain the id of a record. */
export const draftKeys = {
  /** One per location. */
  newQuestion: (questionLocation: QuestionLocation) =>
    [
      'new-question',
      questionLocation.section,
      questionLocation.id,
      ...('type' in questionLocation ? [questionLocation.type] : []),
    ].join(':'),
  question: (id: string) => `question:${id}`,
  /** Each text has its own draft, so that no text is saved with another. */
  text: (name: TextName, id: string) => `${name}:${id}`,
  newAnswer: (questionId: string) => `new-answer:${questionId}`,
  answer: (answerId: string) => `answer:${answerId}`,
} as const;

/** Whether any part of the question's form has an unsaved draft. */
export function hasDraftOf(questionId: string): boolean {
  return (
    currentDraftDesk()
      ?.leftDrafts()
      .some(({ subject_id }) => subject_id === questionId) ?? false
  );
}
