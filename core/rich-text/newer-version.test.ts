import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFromNewerVersion } from './newer-version.ts';
import { richDocument } from './testing/arbitrary-document.ts';

const text = [{ text: 'a' }];
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });

it.each([
  ['a block', { type: 'unknown-block', tone: 'warning', children: [paragraph(...text)] }],
  ['an inline node', paragraph(...text, { type: 'unknown-inline', children: text })],
  [
    'a node in a list',
    { type: 'list', ordered: true, children: [{ type: 'unknown-item', children: [paragraph(...text)] }] },
  ],
  [
    'a node in a tooltip',
    paragraph({ type: 'tooltip', tip: [paragraph({ type: 'unknown-inline', children: text })], children: text }),
  ],
  ['a field of a known node', { type: 'quote', unknownField: 'x', children: [paragraph(...text)] }],
  ['a mark', paragraph({ text: 'a', unknownMark: true })],
])('a field with %s that this version does not know is from a newer one', (_, block) => {
  expect(isFromNewerVersion(JSON.stringify([paragraph(...text), block]))).toBe(true);
});

it('every valid document is from this version', () => {
  fc.assert(
    fc.property(richDocument, (document) => {
      expect(isFromNewerVersion(JSON.stringify(document))).toBe(false);
    }),
  );
});

it.each([
  ['plain text', 'Is 3 < 4?'],
  ['nothing', ''],
  ['an unfinished node', '[{"type":"paragraph"}]'],
  ['a block without a type', '[{"children":[]}]'],
  [
    'a known node where it may not be',
    JSON.stringify([{ type: 'quote', children: [{ type: 'quote', children: text }] }]),
  ],
  ['an invalid value', JSON.stringify([paragraph({ text: 'a', color: 'red' })])],
  ['100,000 levels', `[${'{"children":['.repeat(100_000)}${']}'.repeat(100_000)}]`],
])('%s is not', (_, field) => {
  expect(isFromNewerVersion(field)).toBe(false);
});
