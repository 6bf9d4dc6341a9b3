import type { Question, SealedQuestion } from '../../contract/content.ts';
import { seal } from '../../kinds/lazy/judging.ts';
import type { KindName, SealedItem } from '../../kinds/registry.ts';
import { itemOf } from '../item-of.ts';

/** A question of a section. It is sealed until the section is submitted, except for admins (Q105). */
export type TestQuestion = Question | SealedQuestion;

/** The fields of a sealed question that are derived from its key: all that a page needs of it. */
type SealedFields = Pick<SealedQuestion, 'input' | 'is_number' | 'symbol' | 'symbol_position_left'>;

const inputs = {
  'one-choice': 'one',
  'several-choices': 'several',
  typed: 'typed',
} as const satisfies Record<KindName, SealedQuestion['input']>;

/** Returns how a question is answered while its section is taken. */
export function shownItem(question: TestQuestion): SealedItem {
  if (!('sealed' in question)) return seal(itemOf(question.answers));
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
    is_number: typed?.isNumber ?? false,
    symbol: typed?.symbol ?? '',
    symbol_position_left: typed?.symbolLeft ?? false,
  };
}
