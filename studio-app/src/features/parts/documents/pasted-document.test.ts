import { doubtSentence } from '@fourfold/core/authoring/split-items/doubts';
import { expect, it } from 'vitest';
import { parse } from '../../../editor/paste/testing/parse.ts';
import { pastedDocument } from './pasted-document.ts';

const pasted = (html: string) =>
  pastedDocument({ getData: (type) => (type === 'text/html' ? html : ''), files: [] as unknown as FileList }, parse);
const pixel = 'data:image/png;base64,iVBORw0KGgo=';

it('reads a pasted page with lists, pictures and formulas', () => {
  const { items, pictures } = pasted(
    `<ol><li>One?<ol><li>a</li><li>b</li></ol></li></ol><p><img src="${pixel}" width="20" height="20"></p><p>2. <math><mi>x</mi></math>?</p><p>A) a</p><p>B) b</p><p>Answer: B</p>`,
  );
  expect(items.map(({ label, choices }) => [label, choices.length])).toEqual([
    ['1', 2],
    ['2', 2],
  ]);
  expect(items[1]?.key).toEqual({ letters: ['B'] });
  expect([...pictures.values()].map(({ type }) => type)).toEqual(['image/png']);
});

it('has a doubt for a picture that the clipboard does not contain, and for a formula that was not read', () => {
  const question = (inside: string) => `<p>1. stem ${inside}</p><p>A) a</p><p>B) b</p><p>Answer: B</p>`;
  const doubtsOf = (inside: string) => pasted(question(inside)).items[0]?.doubts.map(doubtSentence);
  expect(doubtsOf('')).toEqual([]);
  expect(doubtsOf('</p><p><img src="file:///C:/a.png" width="20" height="20">')).toEqual([
    'A picture is not in the document.',
  ]);
  expect(doubtsOf('<span class="katex">x2</span>')).toEqual(['An equation was not understood: “Formula”.']);
});
