import { refusedOf } from '../../kinds/checks.ts';
import { isRefused, quotedEntry } from '../../kinds/typed/refused-entries.ts';
import type { TypedEntry } from '../../kinds/typed/typed.ts';
import { typedAnswers, withoutWrongTyped } from '../../wire/authored-item.ts';
import { itemOf } from '../../wire/item-of.ts';
import type { AuthoredQuestion } from '../authored.ts';
import type { KeyKind } from '../key-doubt.ts';

/** Right answers that no student can give. */
export function refusedKeys(question: AuthoredQuestion): readonly string[] {
  return refusedOf(itemOf(withoutWrongTyped(question)));
}

/** Judging accepts every typed answer, whatever its mark. */
export function keysMarkedWrong(question: AuthoredQuestion): string[] {
  return typedAnswers(question)
    .filter((answer) => !answer.correct && !isRefused(answer))
    .map((answer) => `takes ${quotedEntry(answer)} for right, which is marked as wrong: delete it`);
}

/** A doubt applies to the key as imported. It ends when an accepted answer changes or is compared by value. */
export function doubtedKeyRule(kind: KeyKind) {
  return (question: AuthoredQuestion): string | null => {
    const { key_doubt: doubt } = question;
    if (doubt?.kind !== kind) return null;
    const typed = typedAnswers(question);
    const isAsImported = typed.every(({ exact }) => exact) && sameTexts(typed, doubt.keys);
    return isAsImported ? doubtPredicates[kind] : null;
  };
}

function sameTexts(typed: readonly TypedEntry[], keys: readonly string[]): boolean {
  const texts = typed.map(({ text }) => text);
  return texts.length === keys.length && texts.toSorted().join('\n') === keys.toSorted().join('\n');
}

const doubtPredicates: Readonly<Record<KeyKind, string>> = {
  expression:
    'was imported with an expression as its answer: it takes only what is listed, and right answers in another form are judged wrong',
  equation:
    'was imported with an equation as its answer: it takes only what is listed, and right answers in another form are judged wrong',
  list: 'was imported with a list as its answer: it takes only what is listed, in this order',
  words: 'was imported with a word as its answer: it takes only what is listed',
  untypable: 'was imported with an answer that has a sign which cannot be typed',
};
