import { describe, expect, it } from 'vitest';
import { checkDocument, parseRichField } from './schema.ts';

const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const empty = [{ text: '' }];
const message = (...blocks: unknown[]) => {
  const checked = checkDocument(blocks);
  return checked.ok ? null : checked.message;
};

describe('a document that is refused says where', () => {
  const fine = paragraph({ text: 'fine' });
  it.each([
    [[fine, fine, paragraph({ text: 'a', blink: true })], 'block 3, paragraph: unknown mark "blink"'],
    [[{ type: 'script', children: empty }], 'block 1: "script" is unknown or cannot stand here'],
    [
      [paragraph({ type: 'math', latex: 'x', children: empty })],
      'block 1, paragraph: "math" is unknown or cannot stand here',
    ],
    [[fine, { children: empty }], 'block 2: a node without a type'],
    [[fine, 'text'], 'block 2: "text" is not a node'],
    [[paragraph('text')], 'block 1, paragraph: "text" is not a node'],
    [[paragraph()], 'block 1, paragraph: "children" is empty'],
    [[{ type: 'paragraph' }], 'block 1, paragraph: "children" is missing'],
    [[paragraph({ text: 'a', bold: false })], 'block 1, paragraph: "bold" cannot be false'],
    [[paragraph({ text: 'a', color: 'red' })], 'block 1, paragraph: "color" is not a colour of the palette'],
    [[paragraph({ text: 'a', size: 13 })], 'block 1, paragraph: "size" is not a size of the editor'],
    [[paragraph({ text: 5 })], 'block 1, paragraph: "text" must be a string'],
    [[{ type: 'math', latex: '', children: empty }], 'block 1, math: "latex" is empty'],
    [[{ type: 'math', latex: 'x', html: '<b>', children: empty }], 'block 1, math: unknown property "html"'],
    [[{ type: 'math', latex: 'x'.repeat(2001), children: empty }], 'block 1, math: "latex" is longer than 2000'],
    [[{ type: 'heading', level: 1, children: empty }], 'block 1, heading: "level" cannot be 1'],
    [
      [paragraph({ type: 'link', url: 'javascript:alert(1)', children: empty })],
      'block 1, link: "url" is not an http, https or mailto address',
    ],
    [
      [{ type: 'image', src: 'data:image/png;base64,AAAA', alt: '', children: empty }],
      'block 1, image: "src" is neither an uploaded image nor an https address',
    ],
    [
      [{ type: 'video', url: 'https://example.org/watch', title: '', children: empty }],
      'block 1, video: "url" is not a YouTube or Vimeo address or an https MP4 or WebM file',
    ],
    [
      [
        paragraph({
          type: 'tooltip',
          tip: [paragraph({ type: 'tooltip', tip: [fine], children: empty })],
          children: empty,
        }),
      ],
      'block 1, paragraph: "tooltip" is unknown or cannot stand here',
    ],
    [
      [{ type: 'quote', children: [fine, fine, { type: 'quote', children: [fine] }] }],
      'block 1, quote: "quote" is unknown or cannot stand here',
    ],
    [[fine, paragraph({ text: 'a\0b' })], 'block 2: a character that cannot be stored'],
    [[paragraph({ text: '\ud800' })], 'block 1: a character that cannot be stored'],
  ])('%j', (blocks, expected) => {
    expect(message(...blocks)).toBe(expected);
  });

  it.each([
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<b>',
    'vbscript:x',
    'blob:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'https://',
    'https://a b',
    'https://user:pass@example.org',
    'ftp://example.org',
    'x',
    '',
    '\u0001https://a.b',
  ])('a link to %j is refused', (url) => {
    expect(message(paragraph({ type: 'link', url, children: empty }))).toMatch(/^block 1, link: "url"/);
  });

  it.each([
    '/media/../accounts',
    '/media/abc.png',
    `/media/${'a'.repeat(64)}.svg`,
    'http://example.org/a.png',
    'javascript:x',
    '//evil/a.png',
  ])('an image from %j is refused', (src) => {
    expect(message({ type: 'image', src, alt: '', children: empty })).toMatch(/^block 1, image: "src"/);
  });
});

describe('a rich field', () => {
  const text = (words: string) => ({ ok: true, document: [paragraph({ text: words })] });

  it('is a JSON string of blocks or a block list', () => {
    const blocks = [paragraph({ text: 'a', bold: true })];
    expect(parseRichField(JSON.stringify(blocks))).toEqual({ ok: true, document: blocks });
    expect(parseRichField(blocks)).toEqual({ ok: true, document: blocks });
    expect(parseRichField('[]')).toEqual({ ok: true, document: [] });
  });

  it.each([
    'NA',
    'Is 3 < 4?',
    '[1, 2]',
    '[see figure]',
    '{1, 2}',
    '"quoted"',
    '5',
    'null',
    '<b onclick="x()">bold</b>',
  ])('that is the plain text %j is read as one paragraph', (words) => {
    expect(parseRichField(words)).toEqual(text(words));
  });

  it('that is empty is an empty document', () => {
    expect(parseRichField('  \n')).toEqual({ ok: true, document: [] });
  });

  it('of any other form is refused with a sentence', () => {
    for (const input of [undefined, null, 5, {}, true]) {
      expect(parseRichField(input)).toEqual({
        ok: false,
        message: 'A document must be a text or a list of blocks.',
      });
    }
    expect(parseRichField('[{"type":"script"}]')).toMatchObject({
      ok: false,
      message: expect.stringContaining('block 1'),
    });
    expect(parseRichField('a\0')).toMatchObject({ ok: false });
  });
});
