import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Inline } from '../rich-text/document.ts';
import { fromMarkup } from '../rich-text/from-markup.ts';
import { plainText } from '../rich-text/plain-text.ts';
import { groupTexts } from './shared-texts.ts';

const passage = (text: string) => `:::passage\n${text}\n:::`;
const textsOf = (...markups: string[]) =>
  markups.map((markup, at) => ({ number: at + 1, blocks: fromMarkup(markup) as readonly Block[] }));
const linesOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.type === 'passage' ? block.children.flatMap(({ children }) => children) : []));
/** A line with its underlined portions in brackets, and numbers with a caret. */
const marked = (line: readonly Inline[]) =>
  line
    .map((inline) => {
      if (!('text' in inline)) return '?';
      if (inline.sup) return `^${inline.text}`;
      return inline.underline ? `[${inline.text}]` : inline.text;
    })
    .join('');

describe('questions on paper', () => {
  it('share the passage and what follows it, as far as it is the same', () => {
    const table = '| a | b |\n| 1 | 2 |';
    const texts = textsOf(
      `${passage('One.')}\n\n${table}\n\nFirst?`,
      `${passage('One.')}\n\n${table}\n\nSecond?`,
      'Third?',
    );
    const [group, alone] = groupTexts(texts);
    expect(group?.shared.map(({ type }) => type)).toEqual(['passage', 'table']);
    expect(group?.questions.map(({ number, blocks }) => [number, plainText(blocks)])).toEqual([
      [1, 'First?'],
      [2, 'Second?'],
    ]);
    expect(alone).toMatchObject({ shared: [], questions: [{ number: 3 }] });
  });

  it('that underline other portions of one passage have their numbers in it', () => {
    const stem = 'Which choice is best?';
    const texts = textsOf(
      `${passage('The __cat sits__ on a mat.')}\n\n${stem}`,
      `${passage('The cat sits __on a__ mat.')}\n\n${stem} Now?`,
    );
    const [group] = groupTexts(texts);
    expect(marked(linesOf(group?.shared ?? []))).toBe('The [cat sits]^1 [on a]^2 mat.');
  });

  it('that underline the same portion have no number in it, and overlapping portions have both', () => {
    const both = textsOf(`${passage('A __part__ here.')}\n\nOne?`, `${passage('A __part__ here.')}\n\nTwo?`);
    expect(marked(linesOf(groupTexts(both)[0]?.shared ?? []))).toBe('A [part] here.');
    const overlapping = textsOf(`${passage('a __b c__ d')}\n\nOne?`, `${passage('a b __c d__')}\n\nTwo?`);
    expect(marked(linesOf(groupTexts(overlapping)[0]?.shared ?? []))).toBe('a [b ][c]^1[ d]^2');
  });

  it('that are a passage alone have it once, with the numbers of what they underline', () => {
    const [group, ...others] = groupTexts(textsOf(passage('A __cat__ sits.'), passage('A cat __sits__.')));
    expect(others).toEqual([]);
    expect(marked(linesOf(group?.shared ?? []))).toBe('A [cat]^1 [sits]^2.');
    expect(group?.questions.map(({ blocks }) => blocks)).toEqual([[], []]);
  });

  it('keep their last block, also if it is the same in all', () => {
    const texts = textsOf(`${passage('One.')}\n\nSame?`, `${passage('One.')}\n\nSame?`);
    expect(groupTexts(texts)[0]?.questions.map(({ blocks }) => plainText(blocks))).toEqual(['Same?', 'Same?']);
  });

  it('with other passages begin another group', () => {
    const groups = groupTexts(
      textsOf(`${passage('One.')}\n\nA?`, `${passage('Two.')}\n\nB?`, `${passage('Two.')}\n\nC?`),
    );
    expect(groups.map(({ questions }) => questions.map(({ number }) => number))).toEqual([[1], [2, 3]]);
  });

  it('keep every character, whatever is underlined', () => {
    const pieces = fc.array(fc.constantFrom('one', 'two', 'of', 'x'), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(pieces, fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { minLength: 2, maxLength: 5 }), (line, spans) => {
        const texts = textsOf(
          ...spans.map(([a, b], at) => {
            const [from, to] = [Math.min(a, b) % line.length, Math.max(a, b) % line.length];
            const text = line.map((piece, i) => (i >= from && i <= to ? `__${piece}__` : piece)).join(' ');
            return `${passage(text)}\n\nQuestion ${at}?`;
          }),
        );
        const [group, ...others] = groupTexts(texts);
        expect(others).toEqual([]);
        const merged = linesOf(group?.shared ?? []).flatMap((one) => ('text' in one && !one.sup ? [one.text] : []));
        expect(merged.join('')).toBe(line.join(' '));
      }),
    );
  });
});
