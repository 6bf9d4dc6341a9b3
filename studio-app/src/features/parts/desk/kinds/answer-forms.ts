import type { Answer, Question } from '@fourfold/core/contract/content';
import type { KindName } from '@fourfold/core/kinds/registry';
import { hasTypedAnswers } from '@fourfold/core/kinds/stored-kinds';
import type { AcceptedField } from '@fourfold/core/wire/authored-answer';
import { authoredItem, isTypedAnswer } from '@fourfold/core/wire/authored-item';
import type { AnswerForm } from './answer-form.ts';
import { type ChoiceFields, choiceForm } from './choices/choice-form.tsx';
import { studentProducedForm } from './student-produced/student-produced-form.tsx';
import { type TypedAnswerFields, typedForm } from './typed/typed-form.tsx';

/** The fields of an answer in the form of each kind. */
export type AnswerFormFields = {
  'one-choice': ChoiceFields;
  'several-choices': ChoiceFields;
  typed: TypedAnswerFields;
  'student-produced': AcceptedField;
};

/** How the answers of each kind are written; both kinds with choices alike. */
export const answerForms: { readonly [Name in KindName]: AnswerForm<AnswerFormFields[Name]> } = {
  'one-choice': choiceForm,
  'several-choices': choiceForm,
  typed: typedForm,
  'student-produced': studentProducedForm,
};

/** The kind as whose answer an answer is written: a question of before may have answers of two kinds. */
export function kindOfAnswer(question: Question, answer: Answer): KindName {
  const { kind } = authoredItem(question);
  if (isTypedAnswer(answer) === hasTypedAnswers(kind)) return kind;
  return isTypedAnswer(answer) ? 'typed' : 'one-choice';
}
