import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import type { Question } from '@fourfold/core/contract/content';
import { chosenKind, type KindChoice } from '@fourfold/core/wire/chosen-kind';
import { answersOf, type StoredLines } from '../kinds/line-storage.ts';
import { insertQuestion } from '../question-actions.ts';
import type { QuestionFlags } from '../save-question.ts';
import type { TextName } from '../texts/text-fields.ts';

/** The draft of a new question. */
export type NewQuestionFields = KindChoice &
  StoredLines &
  Record<TextName | 'question', string> &
  Omit<QuestionFlags, 'skill_codes'> & { id: string; after: string | null; skill_codes: string; link_from: string };

/** Creates a question with its answers and texts in one call: all of it, or nothing. Returns it, or null. */
export async function createFrom(
  questionLocation: QuestionLocation,
  draft: NewQuestionFields,
): Promise<Question | null> {
  // An earlier version of the studio stored no skills.
  const { after, skill_codes = '', choices: _choices, keys: _keys, link_from: _source, ...fields } = draft;
  const question = {
    ...fields,
    skill_codes: skill_codes.split(' ').filter(Boolean),
    answers: answersOf(chosenKind(draft), draft),
  };
  return (await insertQuestion(questionLocation, after, question)) || null;
}
