import type { Question, SealedQuestion } from '../../contract/content.ts';
import { seal } from '../../kinds/lazy/judging.ts';
import type { KindName, KindsData, SealedItem } from '../../kinds/registry.ts';
import { isStoredKind, type StoredKind } from '../../kinds/stored-kinds.ts';
import { itemOf } from '../item-of.ts';

/** A question of a section. It is sealed until the section is submitted, except for admins (Q105). */
export type TestQuestion = Question | SealedQuestion;

/** The fields of a sealed question that are derived from its key: all that a page needs of it. */
type SealedFields = Pick<SealedQuestion, 'input' | 'is_number' | 'symbol' | 'symbol_position_left' | 'kind'>;

const inputs = {
  'one-choice': 'one',
  'several-choices': 'several',
  typed: 'typed',
  'student-produced': 'typed',
} as const satisfies Record<KindName, SealedQuestion['input']>;

/** What a sealed question shows, of the kinds that it names. */
const readers: { readonly [Name in StoredKind]: (question: SealedQuestion) => SealedItem<Name> } = {
  'student-produced': () => ({ kind: 'student-produced', spec: {} }),
};

/** The ids of the answers that may be sent before the key is opened, in an order that does not reveal it. */
const sentAnswers: { readonly [Name in KindName]: (spec: KindsData[Name]['sealed']) => readonly string[] } = {
  'one-choice': ({ choices }) => choices,
  'several-choices': ({ choices }) => choices,
  typed: () => [],
  'student-produced': () => [],
};

/** Returns those answers of a question that a sealed one has, in the order to send them. */
export function sentAnswersOf<Name extends KindName, Answer extends { id: string }>(
  { kind, spec }: SealedItem<Name>,
  answers: readonly Answer[],
): Answer[] {
  const ids: (typeof sentAnswers)[Name] = sentAnswers[kind];
  return ids(spec).flatMap((id) => answers.find((answer) => answer.id === id) ?? []);
}

/** Returns how a question is answered while its section is taken. */
export function shownItem(question: TestQuestion): SealedItem {
  if (!('sealed' in question)) return seal(itemOf(question));
  if (question.kind && isStoredKind(question.kind)) return readers[question.kind](question);
  if (question.input === 'typed') {
    const { symbol, symbol_position_left: symbolLeft, is_number: isNumber } = question;
    return { kind: 'typed', spec: { symbol, symbolLeft, isNumber } };
  }
  return {
    kind: question.input === 'one' ? 'one-choice' : 'several-choices',
    spec: { choices: question.answers.map(({ id }) => id) },
  };
}

/** The fields of a sealed question that say how it is answered. */
export function toSealedFields(item: SealedItem): SealedFields {
  const typed = item.kind === 'typed' ? item.spec : null;
  return {
    input: inputs[item.kind],
    // A client of before shows the numeric keyboard.
    is_number: typed?.isNumber ?? item.kind === 'student-produced',
    symbol: typed?.symbol ?? '',
    symbol_position_left: typed?.symbolLeft ?? false,
    ...(isStoredKind(item.kind) && { kind: item.kind }),
  };
}
