import type { Answer } from '@fourfold/core/contract/content';
import type { ReactNode } from 'react';
import type { DraftFields, FormDraft } from '../../drafts/use-draft.ts';

export type AnswerInputsProps<Fields extends DraftFields> = {
  draft: FormDraft<Fields>;
  /** The name of the answer, such as "Answer B". */
  name: string;
  questionId: string;
};

/** How an answer of one kind of questions is written. */
export type AnswerForm<Fields extends DraftFields> = {
  /** The fields of a new answer. */
  blank: Fields;
  fieldsOf: (answer: Answer) => Fields;
  Inputs: (props: AnswerInputsProps<Fields>) => ReactNode;
  /** What a saved answer accepts, in the list; empty if its text says it. */
  note: (answer: Answer) => string;
};
