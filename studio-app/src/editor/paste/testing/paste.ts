import { isDocument } from '@fourfold/core/rich-text/is-document';
import { expect } from 'vitest';
import { fromHtml } from '../from-html.ts';
import { parse } from './parse.ts';

/** The result of pasting HTML: blocks, and pictures that wait for their upload. */
export function paste(html: string) {
  const result = fromHtml(html, { parse, mediaBase: 'https://studio.example/api' });
  if (!result.ok) throw new Error(result.message);
  expect(isDocument(result.blocks)).toBe(true);
  return result;
}
export const blocksOf = (html: string) => paste(html).blocks;

/** Short builders of expected nodes. */
export const text = (words: string, marks = {}) => ({ text: words, ...marks });
export const p = (...children: unknown[]) => ({ type: 'paragraph', children });
export const formula = (latex: string) => ({ type: 'inline-math', latex, children: [text('')] });
export const cell = (...children: unknown[]) => ({ type: 'table-cell', children });
export const table = (...rows: unknown[][]) => ({
  type: 'table',
  children: rows.map((children) => ({ type: 'table-row', children })),
});
