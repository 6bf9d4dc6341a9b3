import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { empty, type RichDocument, type Text } from '../rich-text/document.ts';
import { richDocument } from '../rich-text/document-arbitrary.ts';
import { looksOf } from './looks-of.ts';
import { image, words } from './testing/authored-question.ts';

const marked = (...children: Text[]): RichDocument => [{ type: 'paragraph', children }];
const math = (latex: string): RichDocument => [{ type: 'math', latex, children: empty }];
const inline = (latex: string): RichDocument => [
  { type: 'paragraph', children: [{ text: '' }, { type: 'inline-math', latex, children: empty }, { text: '' }] },
];

describe('two documents are rendered', () => {
  const same: [string, RichDocument, RichDocument][] = [
    ['their words', words('10 cm'), words(' 10\u00A0 cm ')],
    ['blank paragraphs', words('10'), [...words(''), ...words('10'), ...words(' ')]],
    ['words that are stored in several nodes', words('10 cm'), marked({ text: '10 ' }, { text: 'cm' })],
    ['an inline and a display formula', math('\\frac12'), inline('\\frac12')],
    ['an image with another description', [image('A line')], [image('')]],
  ];
  it.each(same)('the same by %s', (_what, a, b) => {
    expect(looksOf(a)).toBe(looksOf(b));
  });

  const others: [string, RichDocument, RichDocument][] = [
    ['words', words('10'), words('11')],
    ['their case', words('Its'), words('its')],
    ['lines', words('a b'), [...words('a'), ...words('b')]],
    ['marks', marked({ text: '10' }, { text: '2', sup: true }), words('102')],
    [
      'what is underlined',
      marked({ text: 'a', underline: true }, { text: 'b' }),
      marked({ text: 'a' }, { text: 'b', underline: true }),
    ],
    ['formulas with the same plain text', math('\\vec{a}'), math('\\hat{a}')],
    ['images', [image('A line', '/a')], [image('A line', '/b')]],
    ['a text from a formula', words('x'), math('x')],
  ];
  it.each(others)('different by %s', (_what, a, b) => {
    expect(looksOf(a)).not.toBe(looksOf(b));
  });

  it('the same as themselves, with a trailing blank paragraph', () => {
    fc.assert(
      fc.property(richDocument, (one) => {
        expect(looksOf([...one, ...words('  ')])).toBe(looksOf(structuredClone(one)));
      }),
    );
  });
});
