import * as fc from 'fast-check';
import {
  type Block,
  empty,
  fontSizes,
  type Inline,
  type ListItem,
  type Paragraph,
  type RichDocument,
  type Text,
} from '../document.ts';
import { paletteValues } from '../palette.ts';

/** Arbitrary valid documents with every type of node, for property tests. */
const words = fc.oneof(fc.constantFrom('', 'a', 'The mean of 3 and 5', 'ß 𝔘 e\u0301'), fc.string({ unit: 'grapheme' }));
const storable = words.map((text) => text.replaceAll('\0', '').toWellFormed());
const caption = fc.oneof(fc.constant(''), storable);
const markOn = fc.constant(true as const);
const latex = fc.constantFrom('x', '\\frac{a}{b}', '(3,4)', ' y ');

export const text: fc.Arbitrary<Text> = fc.record(
  {
    text: storable,
    bold: markOn,
    italic: markOn,
    underline: markOn,
    strike: markOn,
    sub: markOn,
    sup: markOn,
    code: markOn,
    color: fc.constantFrom(...paletteValues),
    highlight: fc.constantFrom(...paletteValues),
    size: fc.constantFrom(...fontSizes),
  },
  { requiredKeys: ['text'] },
);
const texts = nonEmptyArray(text);
const inlineMath = fc.record({
  type: fc.constant('inline-math' as const),
  latex,
  children: fc.constant(empty),
});
const link = fc.record({
  type: fc.constant('link' as const),
  url: fc.constantFrom('https://example.org/a?b=c#d', 'http://example.org', 'mailto:a@example.org', '/home/math'),
  children: texts,
});
const tip: fc.Arbitrary<Paragraph> = paragraphOf(fc.oneof(text, inlineMath, link));
const tooltip = fc.record({ type: fc.constant('tooltip' as const), tip: nonEmptyArray(tip), children: texts });
const inline: fc.Arbitrary<Inline> = fc.oneof({ weight: 4, arbitrary: text }, inlineMath, tooltip, link);
const paragraph = paragraphOf(inline);
const heading = fc.record({
  type: fc.constant('heading' as const),
  level: fc.constantFrom(2 as const, 3 as const),
  children: nonEmptyArray(inline),
});
const math = fc.record({ type: fc.constant('math' as const), latex, children: fc.constant(empty) });
const list = (depth: number): fc.Arbitrary<Block & { type: 'list' }> =>
  fc.record({ type: fc.constant('list' as const), ordered: fc.boolean(), children: nonEmptyArray(listItem(depth)) });
const listItem = (depth: number): fc.Arbitrary<ListItem> =>
  fc.record({
    type: fc.constant('list-item' as const),
    children: nonEmptyArray(depth > 0 ? fc.oneof(paragraph, math, list(depth - 1)) : fc.oneof(paragraph, math)),
  });
const cell = fc.record(
  { type: fc.constant('table-cell' as const), header: fc.boolean(), children: nonEmptyArray(inline) },
  { requiredKeys: ['type', 'children'] },
);
const row = fc.record({ type: fc.constant('table-row' as const), children: nonEmptyArray(cell) });

export const block: fc.Arbitrary<Block> = fc.oneof(
  paragraph,
  heading,
  math,
  list(1),
  fc.record({ type: fc.constant('quote' as const), children: nonEmptyArray(paragraph) }),
  fc.record(
    { type: fc.constant('passage' as const), credit: caption, children: nonEmptyArray(fc.oneof(heading, paragraph)) },
    { requiredKeys: ['type', 'children'] },
  ),
  fc.record({ type: fc.constant('table' as const), children: nonEmptyArray(row) }),
  fc.record(
    {
      type: fc.constant('image' as const),
      src: fc.constantFrom(`/media/${'0af1'.repeat(16)}.png`, 'https://example.org/a.svg'),
      alt: caption,
      width: fc.integer({ min: 1, max: 4000 }),
      children: fc.constant(empty),
    },
    { requiredKeys: ['type', 'src', 'alt', 'children'] },
  ),
  fc.record({
    type: fc.constant('video' as const),
    url: fc.constantFrom('https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/12345', 'https://example.org/a.webm'),
    title: caption,
    children: fc.constant(empty),
  }),
);
export const richDocument: fc.Arbitrary<RichDocument> = fc.array(block, { maxLength: 4 });

function nonEmptyArray<T>(item: fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  return fc.array(item, { minLength: 1, maxLength: 3 });
}

function paragraphOf(child: fc.Arbitrary<Inline>): fc.Arbitrary<Paragraph> {
  return fc.record({ type: fc.constant('paragraph' as const), children: nonEmptyArray(child) });
}
