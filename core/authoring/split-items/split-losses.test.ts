import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../rich-text/document.ts';
import { text as anyText, block } from '../../rich-text/testing/arbitrary-document.ts';
import { printItems } from './print-items.ts';
import { splitItems } from './split-items.ts';
import type { SourceBlock, SplitItem } from './split-types.ts';
import { blocksOfText } from './testing/texts.ts';

/** All texts and formulas within a value, without blanks, as sorted characters. */
function charactersOf(value: unknown): string {
  return [...textsIn(value).join('').normalize('NFKC').replace(/\s/g, '')].sort().join('');
}

/** Characters of the source that are in no part of the result. A key may also be in an explanation, so more is right. */
function lost(blocks: readonly SourceBlock[]): string {
  const found = new Map<string, number>();
  for (const sign of retained(blocks)) found.set(sign, (found.get(sign) ?? 0) + 1);
  return [...charactersOf(blocks)]
    .filter((sign) => {
      const count = found.get(sign) ?? 0;
      found.set(sign, count - 1);
      return count < 1;
    })
    .join('');
}

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === 'string' || value === null || typeof value !== 'object') return [];
  // A tooltip of an empty text cannot be opened.
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'tip'
      ? []
      : ['text', 'latex', 'alt', 'title', 'credit'].includes(key) && typeof inner === 'string'
        ? [inner]
        : textsIn(inner),
  );
}

function retained(blocks: readonly SourceBlock[]): string {
  const { items, rest, consumed } = splitItems(blocks);
  return charactersOf([
    items.map(({ stem, choices, explanation }) => [stem, choices.map((choice) => choice.blocks), explanation]),
    rest.map((one) => one.block),
    consumed.map((text) => ({ text })),
  ]);
}

const line = fc.oneof(
  fc.constantFrom(
    '1. stem',
    '2. stem',
    '3) other',
    'Question 4',
    'A) one',
    'B) two',
    'C. three',
    'D) four  E) five',
    '*B) two',
    'A) 1 B) 2 C) 3 Answer: B',
    'Answer: B',
    'Answer:',
    'Ответ: А',
    'Solution: x',
    'ANSWER KEY',
    '1. A',
    '1.A 2.B 3.C',
    '2. B because',
    '1-3 ABC',
    'more text',
    'I. first',
    'A\tone',
    'Key: 5 or 6',
    '**A) bold**',
    'C) c (correct)',
    '5 - 3 = 2',
    '(1) in brackets',
    'а) один',
  ),
  fc.array(fc.constantFrom(...'1234AB).: \tCqБ答案题-*')).map((signs) => signs.join('')),
);

describe('splitItems', () => {
  it('loses no text of any lines', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        const blocks = blocksOfText(lines.join('\n'));
        expect(lost(blocks)).toBe('');
      }),
      { numRuns: 2_000 },
    );
  });

  it('loses nothing of documents with every kind of block', () => {
    const source = fc.oneof(
      line.map((text): Block => ({ type: 'paragraph', children: [{ text }] })),
      block,
      anyText.map((text): Block => ({ type: 'paragraph', children: [text] })),
    );
    fc.assert(
      fc.property(fc.array(source, { maxLength: 8 }), (blocks) => {
        // The labels of lists are added and not part of the source.
        const own = blocks.filter(({ type }) => type !== 'list').map((one) => ({ block: one }));
        expect(lost(own)).toBe('');
      }),
      { numRuns: 500 },
    );
  });

  it('reads what it prints as the same questions, without a doubt', () => {
    const term = fc.stringMatching(/^[a-z]{3,8} [a-z]{3,8}$/);
    const paragraph = term.map((text): Block => ({ type: 'paragraph', children: [{ text }] }));
    const item = fc.record({
      stem: fc.array(paragraph, { minLength: 1, maxLength: 3 }),
      choices: fc.uniqueArray(term, { minLength: 4, maxLength: 4 }),
      key: fc.constantFrom('A', 'B', 'C', 'D'),
      explanation: fc.array(paragraph, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 5 }), (found) => {
        const items = found.map(({ stem, choices, key, explanation }, at) => ({
          label: String(at + 1),
          stem,
          choices: choices.map((text, index) => ({
            letter: 'ABCD'.charAt(index),
            written: `${'ABCD'.charAt(index)})`,
            blocks: [{ type: 'paragraph' as const, children: [{ text }] }],
          })),
          key: { letters: [key] },
          explanation,
          doubts: [],
        }));
        const again = splitItems(printItems(items)).items.map(({ sources: _, ...rest }: SplitItem) => rest);
        expect(again).toEqual(items);
      }),
    );
  });

  it('divides 400 questions in less than a second of processor time', () => {
    const text = Array.from(
      { length: 400 },
      (_, at) => `${at + 1}. stem ${at}\nA) a\nB) b\nC) c\nD) d\nAnswer: B`,
    ).join('\n');
    const blocks = blocksOfText(text);
    const before = process.cpuUsage();
    const { items } = splitItems(blocks);
    const { user } = process.cpuUsage(before);
    expect(items.filter(({ doubts }) => doubts.length === 0)).toHaveLength(400);
    expect(user).toBeLessThan(1_000_000);
  });
});
