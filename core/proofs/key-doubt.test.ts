import { expect, it } from 'vitest';
import { findingRules } from './finding.ts';
import { keyKinds } from './key-doubt.ts';
import { aChoice, aTyped } from './testing/authored-question.ts';
import { findingTexts, questionAt, sequencePart } from './testing/parts.ts';

const keys = ['4x+12', '4x + 12'];
const asImported = keys.map((key) => aTyped(key, true));
const found = (answers = asImported, kind: (typeof keyKinds)[number] = 'expression') =>
  findingTexts(sequencePart(questionAt(0, { answers, key_doubt: { kind, keys } })));
const names = (...asked: Parameters<typeof found>) => found(...asked).map(([name]) => name);

it('a doubted imported key is reported with its reason, as unchecked', () => {
  expect(found()).toEqual([
    [
      'imported-expression',
      'Question 1 of “One step” was imported with an expression as its answer: it takes only what is listed, and right answers in another form are judged wrong.',
    ],
  ]);
  expect(keyKinds.map((kind) => names(asImported, kind))).toEqual(keyKinds.map((kind) => [`imported-${kind}`]));
  expect(keyKinds.map((kind) => findingRules[`imported-${kind}`].level)).toEqual(keyKinds.map(() => 'unchecked'));
});

it('a key with the same entries in another order is still doubted', () => {
  expect(names(asImported.toReversed())).toEqual(['imported-expression']);
});

it.each([
  ['takes one answer more', [...asImported, aTyped('12+4x', true)]],
  ['takes one answer less', asImported.slice(1)],
  ['takes another answer', [aTyped('4x+12', true), aTyped('12+4x', true)]],
  ['takes one by its value', [aTyped('4x+12', true), aTyped('4x + 12')]],
  ['is one of choices', [aChoice('A', true), aChoice('B', false)]],
])('the doubt ends when the key %s', (_change, answers) => {
  expect(names(answers)).toEqual([]);
});

it('a key of an author is never doubted', () => {
  expect(findingTexts(sequencePart(questionAt(0, { answers: asImported })))).toEqual([]);
});
