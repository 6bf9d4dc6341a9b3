import type { AuthoredQuestion } from './authored.ts';

/** Why an import could not verify that a key accepts every right answer. */
export const keyKinds = ['expression', 'equation', 'list', 'words', 'untypable'] as const;
export type KeyKind = (typeof keyKinds)[number];
/** The reason of the doubt, and the imported key. */
export type KeyDoubt = { kind: KeyKind; keys: readonly string[] };

/** A doubt applies to the key as imported. It ends when an accepted answer changes or is compared by value. */
export function doubtedKeyRule(kind: KeyKind) {
  return ({ answers, key_doubt: doubt }: AuthoredQuestion): string | null => {
    if (doubt?.kind !== kind) return null;
    const typed = answers.filter((answer) => answer.is_free_response);
    const isAsImported = typed.every(({ is_exact_match: exact }) => exact) && sameTexts(typed, doubt.keys);
    return isAsImported ? doubtPredicates[kind] : null;
  };
}

function sameTexts(typed: readonly { free_response_answer: string }[], keys: readonly string[]): boolean {
  const texts = typed.map(({ free_response_answer }) => free_response_answer);
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
