import type { SplitItem } from '@fourfold/core/authoring/split-items/split-types';
import { newId } from '@fourfold/core/browser/new-id';
import type { Block, RichDocument } from '@fourfold/core/rich-text/document';
import { plainText } from '@fourfold/core/rich-text/plain-text';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { toAccepted } from '@fourfold/core/wire/authored-answer';
import { chosenKind, toKindChoice } from '@fourfold/core/wire/chosen-kind';
import type { TakeBlocks } from '../../../../editor/paste/with-paste.ts';
import { answersOf, lineStorage } from '../kinds/line-storage.ts';
import { hasContent } from '../rich-field.tsx';
import { writeLines } from './answer-lines.ts';
import type { NewQuestionFields } from './create-from.ts';

/** What was pasted, and how it is inserted as text. */
export type Pasted = { blocks: Parameters<TakeBlocks>[0]; insert: Parameters<TakeBlocks>[1] };

/** Whether choices begin in a pasted text, so that it is worth to be split. */
export function hasChoices(blocks: readonly Block[]): boolean {
  const text = plainText(blocks as RichDocument);
  return ['A', 'B'].every((letter) => new RegExp(`(^|\\s)\\(?${letter}[).:]\\s`, 'im').test(text));
}

/** The fields of the form with a split question in them; its stem is inserted where it was pasted. */
export function takeItem(
  draft: NewQuestionFields,
  { choices, key, explanation }: Pick<SplitItem, 'choices' | 'key' | 'explanation'>,
): Partial<NewQuestionFields> {
  const isTyped = choices.length === 0 && key !== null && 'values' in key;
  const kind = isTyped ? 'typed' : 'one-choice';
  const isSameForm = lineStorage(chosenKind(draft)).field === lineStorage(kind).field;
  const { field, blank } = lineStorage(kind);
  const letters = key && 'letters' in key ? key.letters : [];
  const values = isTyped ? key.values : [];
  const added = [
    ...choices.map(({ letter, blocks }) => ({ answer: JSON.stringify(blocks), correct: letters.includes(letter) })),
    ...values.map((value) => toAccepted(value)),
  ].map((line) => ({ ...blank, ...line, id: newId() }));
  const before = answersOf(kind, draft).map((line) => ({ ...blank, ...line }));
  const earlier = hasContent(draft.question_exp) ? (readRichField(draft.question_exp) ?? []) : [];
  return {
    ...(!isSameForm && toKindChoice(kind)),
    ...(added.length > 0 && { [field]: writeLines([...before, ...added], blank) }),
    ...(explanation.length > 0 && { question_exp: JSON.stringify([...earlier, ...explanation]) }),
  };
}
