import type { KindName } from '@fourfold/core/kinds/registry';
import { isBlankLine, readLines } from '../form/answer-lines.ts';
import { answerForms } from './answer-forms.ts';
import { type ChoiceFields, choiceForm } from './choices/choice-form.tsx';
import { type TypedAnswerFields, typedForm } from './typed/typed-form.tsx';

export type LineFields = ChoiceFields & TypedAnswerFields;

/** The fields of a draft with the new answers of a question: choices, and keys of typed answers. */
export const blankLines = { choices: '', keys: '' };
export type StoredLines = typeof blankLines;

const blank: LineFields = { ...choiceForm.blank, ...typedForm.blank };

/** Where a draft has the lines of a kind. A change of the kind keeps what was typed for the other. */
export function lineStorage(kind: KindName): { field: keyof StoredLines; blank: LineFields } {
  return { field: answerForms[kind].hasLetters ? 'choices' : 'keys', blank };
}

/** The written lines of a draft, each with the fields that an answer of this kind has. */
export function answersOf(kind: KindName, stored: StoredLines): NewAnswerFields[] {
  const names = new Set(['id', ...Object.keys(answerForms[kind].blank)]);
  return readLines(stored[lineStorage(kind).field], blank)
    .filter((line) => !isBlankLine(line, blank))
    .map((line) => Object.fromEntries(Object.entries(line).filter(([name]) => names.has(name))) as NewAnswerFields);
}

type NewAnswerFields = Partial<LineFields> & { id: string };
