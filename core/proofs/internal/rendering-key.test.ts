import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { empty, type RichDocument, type Text } from '../../rich-text/document.ts';
import { richDocument } from '../../rich-text/testing/arbitrary-document.ts';
import { image, paragraph } from '../testing/authored-question.ts';
import { renderingKey } from './rendering-key.ts';

const marked = (...children: Text[]): RichDocument => [{ type: 'paragraph', children }];
const math = (latex: string): RichDocument => [{ type: 'math', latex, children: empty }];
const inline = (latex: string): RichDocument => [
  { type: 'paragraph', children: [{ text: '' }, { type: 'inline-math', latex, children: empty }, { text: '' }] },
];

describe('two documents are rendered', () => {
  const same: [string, RichDocument, RichDocument][] = [
    ['their words', paragraph('10 cm'), paragraph(' 10\u00A0 cm ')],
    ['blank paragraphs', paragraph('10'), [...paragraph(''), ...paragraph('10'), ...paragraph(' ')]],
    ['words that are stored in several nodes', paragraph('10 cm'), marked({ text: '10 ' }, { text: 'cm' })],
    ['an inline and a display formula', math('\\frac12'), inline('\\frac12')],
    ['an image with another description', [image('A line')], [image('')]],
  ];
  it.each(same)('the same by %s', (_what, a, b) => {
    expect(renderingKey(a)).toBe(renderingKey(b));
  });

  const others: [string, RichDocument, RichDocument][] = [
    ['words', paragraph('10'), paragraph('11')],
    ['their case', paragraph('Its'), paragraph('its')],
    ['lines', paragraph('a b'), [...paragraph('a'), ...paragraph('b')]],
    ['marks', marked({ text: '10' }, { text: '2', sup: true }), paragraph('102')],
    [
      'what is underlined',
      marked({ text: 'a', underline: true }, { text: 'b' }),
      marked({ text: 'a' }, { text: 'b', underline: true }),
    ],
    ['formulas with the same plain text', math('\\vec{a}'), math('\\hat{a}')],
    ['images', [image('A line', '/a')], [image('A line', '/b')]],
    ['a text from a formula', paragraph('x'), math('x')],
  ];
  it.each(others)('different by %s', (_what, a, b) => {
    expect(renderingKey(a)).not.toBe(renderingKey(b));
  });

  it('the same as themselves, with a trailing blank paragraph', () => {
    fc.assert(
      fc.property(richDocument, (one) => {
        expect(renderingKey([...one, ...paragraph('  ')])).toBe(renderingKey(structuredClone(one)));
      }),
    );
  });
});
