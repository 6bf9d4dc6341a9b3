import type { Question } from '../../contract/content.ts';
import type { Input } from '../../contract/types.ts';
import { easiest } from '../../ranks/ranks.ts';
import type { Block } from '../../rich-text/document.ts';
import { readRichField } from '../../rich-text/read-rich-field.ts';
import { acceptedText, toAccepted } from '../../wire/authored-answer.ts';
import { isTypedAnswer } from '../../wire/authored-item.ts';
import { toKindChoice } from '../../wire/chosen-kind.ts';
import type { SplitItem } from '../split-items/split-types.ts';

type NewQuestion = Input<'POST /questions/create_multiple'>['body']['questions'][number];
type NewAnswer = NonNullable<NewQuestion['answers']>[number];
export type ImportedItem = Pick<SplitItem, 'stem' | 'choices' | 'key' | 'explanation'>;

/** The answers of an item in order: its choices, or the texts that a typed answer accepts. */
export function answersOf({ choices, key }: ImportedItem): Omit<NewAnswer, 'id'>[] {
  if (choices.length === 0)
    return (key && 'values' in key ? key.values : []).map((value) => ({
      answer: 'NA',
      explanation: 'NA',
      correct: true,
      ...toAccepted(value),
    }));
  const right = key && 'letters' in key ? key.letters : [];
  return choices.map(({ letter, blocks }) => ({ answer: fieldOf(blocks), correct: right.includes(letter) }));
}

/** The fields of a question that an item has. */
export function fieldsOf(item: ImportedItem) {
  const kind = toKindChoice(item.choices.length > 0 ? 'one-choice' : 'typed');
  return { question: fieldOf(item.stem), question_exp: fieldOf(item.explanation), ...kind };
}

/** A new question of an item. `newId` makes the ids of its answers. */
export function importedQuestion(item: ImportedItem, id: string, newId: () => string): NewQuestion & { id: string } {
  return {
    id,
    ...fieldsOf(item),
    rank: easiest,
    answers: answersOf(item).map((answer) => ({ id: newId(), ...answer })),
  };
}

function fieldOf(blocks: readonly Block[]): string {
  return blocks.length === 0 ? '' : JSON.stringify(blocks);
}

/** What a document says of a question, as one text: equal texts are equal questions. */
export function contentOfItem(item: ImportedItem): string {
  const { choices, key } = item;
  const values = key && 'values' in key ? key.values.map((value) => [value]) : [];
  const answers =
    choices.length > 0 ? answersOf(item).map(({ answer = '', correct }) => [canonicalField(answer), correct]) : values;
  return JSON.stringify([canonical(item.stem), canonical(item.explanation), answers]);
}

/** The same of a question that exists. */
export function contentOfQuestion(question: Question): string {
  const answers = question.answers.map((answer) =>
    isTypedAnswer(answer) ? [acceptedText(answer)] : [canonicalField(answer.answer), answer.correct],
  );
  return JSON.stringify([canonicalField(question.question), canonicalField(question.question_exp), answers]);
}

function canonicalField(field: string): string {
  return canonical(field === '' ? [] : (readRichField(field) ?? []));
}

/** The keys of nodes in one order: the server may change it. */
function canonical(blocks: readonly Block[]): string {
  return JSON.stringify(blocks, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
