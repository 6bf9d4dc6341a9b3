import type { Answer } from '@fourfold/core/contract/content';
import type { ReactNode } from 'react';
import type { CaretRequest } from '../../../../editor/caret-request.ts';
import type { FieldKeys } from '../../../../editor/field-shortcuts.ts';
import type { DraftFields } from '../../drafts/use-draft.ts';

export type AnswerInputsProps<Fields extends DraftFields> = {
  value: Fields;
  change: (patch: Partial<Fields>) => void;
  /** Part of the key of inputs that read their value only once. */
  version: number;
  /** The name of the answer, such as "Answer B". */
  name: string;
  /** Its id, also of an answer that is not saved yet. */
  answerId: string;
  /** Null while the question does not exist yet. */
  questionId: string | null;
  /** Requests for the focus: in the answer, and in its explanation. */
  caret: CaretRequest | undefined;
  whyCaret?: CaretRequest | undefined;
  /** Its own links are unfolded at first. */
  showsLinks?: boolean | undefined;
  keys: FieldKeys;
};

/** How an answer of one kind of questions is written. */
export type AnswerForm<Fields extends DraftFields> = {
  /** The fields of a new answer. */
  blank: Fields;
  fieldsOf: (answer: Answer) => Fields;
  Inputs: (props: AnswerInputsProps<Fields>) => ReactNode;
  /** Whether students see the answers in order, with letters, so that they can be moved, marked, copied and linked. */
  hasLetters: boolean;
  /** A saved answer in the list. */
  Saved: (props: { answer: Answer }) => ReactNode;
  /** The labels of the texts that are compared if another author has changed the answer (Q174). */
  textLabels: { readonly [Name in keyof Fields]?: string };
};
