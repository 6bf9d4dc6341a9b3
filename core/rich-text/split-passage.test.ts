import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from './document.ts';
import { splitPassage } from './split-passage.ts';
import { richDocument } from './testing/arbitrary-document.ts';

const words = (text: string): Block => ({ type: 'paragraph', children: [{ text }] });
const passage = (text: string): Block => ({ type: 'passage', credit: 'A.', children: [words(text)] as never });
const split = (...blocks: unknown[]) => {
  const { passage, stem } = splitPassage(JSON.stringify(blocks));
  return { passage: passage && JSON.parse(passage), stem: JSON.parse(stem) };
};

describe('a question with a passage', () => {
  it('separates the passage from the stem, in any order', () => {
    const [read, why, table] = [passage('Read.'), words('Why?'), words('The table.')];
    expect(split(read, table, why)).toEqual({ passage: [read], stem: [table, why] });
    expect(split(why, read)).toEqual({ passage: [read], stem: [why] });
    expect(split(read)).toEqual({ passage: [read], stem: [] });
  });

  it('keeps a pair of passages together, with the blocks between them', () => {
    const [one, two, and] = [passage('One.'), passage('Two.'), words('Passage 2')];
    expect(split(words('First.'), one, and, two, words('Why?'))).toEqual({
      passage: [one, and, two],
      stem: [words('First.'), words('Why?')],
    });
  });

  it('has exactly the same passage as another question', () => {
    const of = (...blocks: Block[]) => splitPassage(JSON.stringify(blocks)).passage;
    expect(of(passage('Read.'), words('Why?'))).toBe(of(words('Look.'), passage('Read.'), words('How?')));
    expect(of(passage('Read.'), words('Why?'))).not.toBe(of(passage('Read this.'), words('Why?')));
  });
});

describe('a question without a passage', () => {
  it.each([
    '',
    'Why "passage"?',
    '[1, 2]',
    '[null, {"type": "paragraph", "children": [{"text": "\\"passage\\""}]}]',
    '[',
  ])('is not changed: %s', (field) => {
    expect(splitPassage(field)).toEqual({ passage: '', stem: field });
  });
});

it('loses no block and keeps their order', () => {
  fc.assert(
    fc.property(richDocument, (document) => {
      const { passage, stem } = split(...document);
      const at = document.findIndex(({ type }) => type === 'passage');
      const before = Math.max(0, at);
      expect([...stem.slice(0, before), ...(passage || []), ...stem.slice(before)]).toEqual(document);
    }),
  );
});
