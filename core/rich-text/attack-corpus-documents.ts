import type { Attack } from './attack-corpus.ts';
import { attackAddresses } from './attack-corpus-addresses.ts';
import { attackHost, script } from './attack-corpus-signal.ts';

const empty = [{ text: '' }];
const words = [{ text: 'a' }];
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const wire = (field: unknown) => (typeof field === 'string' ? field : JSON.stringify(field));
const refused = (name: string, field: unknown): Attack => ({ name, field: wire(field), outcome: 'refused' });
const harmless = (name: string, field: unknown, shows?: string): Attack => ({
  name,
  field: wire(field),
  outcome: 'harmless',
  ...(shows !== undefined && { shows }),
});

const nodes: readonly Attack[] = [
  refused('script node', [{ type: 'script', children: [{ text: script }] }]),
  refused('html node', [{ type: 'html', html: `<img src=x onerror=${script}>`, children: empty }]),
  refused('svg node', [{ type: 'svg', onload: script, children: empty }]),
  refused('frame node', [{ type: 'iframe', src: `javascript:${script}`, children: empty }]),
  refused('compiled formula of its own', [{ type: 'math', latex: 'x', tree: { el: 'script' }, children: empty }]),
  refused('formula as MathML', [{ type: 'math', mathml: '<math href="javascript:0"/>', children: empty }]),
  refused('formula that is no text', [{ type: 'math', latex: { toString: 'x' }, children: empty }]),
  refused('handler of a block', [{ ...paragraph(...words), onClick: script }]),
  refused('inner markup of a block', [{ ...paragraph(...words), dangerouslySetInnerHTML: { __html: script } }]),
  refused('style of a block', [{ ...paragraph(...words), style: { background: `url(https://${attackHost}/x)` } }]),
  refused('class of a block', [{ ...paragraph(...words), className: 'x' }]),
  refused('handler as a mark', [paragraph({ text: 'a', onerror: script })]),
  refused('markup as a mark', [paragraph({ text: 'a', html: true })]),
  refused('mark that is a text', [paragraph({ text: 'a', bold: 'true' })]),
  refused('colour of a style', [paragraph({ text: 'a', color: `red;background:url(https://${attackHost}/x)` })]),
  refused('highlight of an address', [paragraph({ text: 'a', highlight: `url(https://${attackHost}/x)` })]),
  refused('size with a unit', [paragraph({ text: 'a', size: '16px' })]),
  refused('enormous size', [paragraph({ text: 'a', size: 1e9 })]),
  refused('text that is no text', [paragraph({ text: { toString: 'a' } })]),
  refused('tooltip within a tooltip', [
    paragraph({
      type: 'tooltip',
      tip: [paragraph({ type: 'tooltip', tip: [paragraph(...words)], children: words })],
      children: words,
    }),
  ]),
  refused('script in a tooltip', [
    paragraph({ type: 'tooltip', tip: [{ type: 'script', children: words }], children: words }),
  ]),
  refused('width of an image', [
    { type: 'image', src: 'https://example.org/a.png', alt: 'a', width: 1e9, children: empty },
  ]),
  refused('sources of an image', [
    {
      type: 'image',
      src: 'https://example.org/a.png',
      srcset: `https://${attackHost}/x 1x`,
      alt: 'a',
      children: empty,
    },
  ]),
  refused('drawing from the media call', [
    { type: 'image', src: `/media/${'0a'.repeat(32)}.svg`, alt: 'a', children: empty },
  ]),
  refused('path traversal in the media call', [
    { type: 'image', src: `/media/../${'0a'.repeat(32)}.png`, alt: 'a', children: empty },
  ]),
];

const addresses: readonly Attack[] = attackAddresses.flatMap((url) => {
  const name = JSON.stringify(url).slice(0, 60);
  return [
    refused(`link to ${name}`, [paragraph({ type: 'link', url, children: words })]),
    refused(`image at ${name}`, [{ type: 'image', src: url, alt: 'a', children: empty }]),
    refused(`video at ${name}`, [{ type: 'video', url, title: 'a', children: empty }]),
  ];
});

const videos: readonly Attack[] = [
  ...[
    `https://www.youtube.com.${attackHost}/watch?v=dQw4w9WgXcQ`,
    `https://${attackHost}/?v=https://youtu.be/dQw4w9WgXcQ`,
    `https://${attackHost}/x.mp4.html`,
    `https://${attackHost}/?x.mp4`,
    'http://example.org/a.mp4',
    'https://www.youtube.com/redirect?q=https://example.org',
    'https://player.vimeo.com/video/x',
  ].map((url) => refused(`video at ${url}`, [{ type: 'video', url, title: 'a', children: empty }])),
  harmless('video with more after its id', [
    { type: 'video', url: `https://youtu.be/dQw4w9WgXcQ"onload="${script}`, title: '"><script>', children: empty },
  ]),
];

const nested = (depth: number): unknown =>
  depth === 0
    ? paragraph(...words)
    : { type: 'list', ordered: false, children: [{ type: 'list-item', children: [nested(depth - 1)] }] };
const lists = (depth: number): unknown => (depth === 0 ? words : [lists(depth - 1)]);

const shapes: readonly Attack[] = [
  refused('lists 100 levels deep', [nested(50)]),
  refused('arrays 100 levels deep', `[{"type":"paragraph","children":${JSON.stringify(lists(100))}}]`),
  refused('objects 100,000 levels deep', `[${'{"children":['.repeat(100_000)}${']}'.repeat(100_000)}]`),
  refused('block that is null', [null, paragraph(...words)]),
  refused('block that is a number', [paragraph(...words), 7]),
  refused('block without a type', [{ children: words }]),
  refused('block without children', [{ type: 'paragraph' }]),
  refused('block without any child', [paragraph()]),
  refused('children that are a text', [{ type: 'paragraph', children: script }]),
  refused('children that say how many they are', [{ type: 'paragraph', children: { length: 1e9 } }]),
  refused('type given twice', '[{"type":"paragraph","type":"script","children":[{"text":"a"}]}]'),
  refused('type that is a list', [{ type: ['paragraph'], children: words }]),
  refused('formula with children', [{ type: 'math', latex: 'x', children: [{ text: script }] }]),
  refused('prototype of a block', `[{"__proto__":{"type":"script"},"type":"paragraph","children":[{"text":"a"}]}]`),
  refused('prototype of a text', '[{"type":"paragraph","children":[{"text":"a","__proto__":{"bold":true}}]}]'),
  refused(
    'constructor of a block',
    '[{"constructor":{"prototype":{"x":1}},"type":"paragraph","children":[{"text":"a"}]}]',
  ),
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'].map((type) =>
    refused(`type ${type}`, [{ type, children: words }]),
  ),
  refused('null character', '[{"type":"paragraph","children":[{"text":"a\\u0000b"}]}]'),
  refused('null character in a name', '[{"type":"paragraph","children":[{"text":"a","\\u0000":1}]}]'),
  refused('first half of a character', '[{"type":"paragraph","children":[{"text":"a\\ud800b"}]}]'),
  refused('second half of a character', '[{"type":"paragraph","children":[{"text":"\\udc00"}]}]'),
  refused('half of a character in a name', '[{"type":"paragraph","children":[{"text":"a","\\ud800":1}]}]'),
  harmless(
    'broken JSON',
    '[{"type":"paragraph","children":[{"text":"<b>a"}]',
    '[{"type":"paragraph","children":[{"text":"<b>a"}]',
  ),
  harmless('JSON of something else', '{"type":"script"}', '{"type":"script"}'),
  harmless('list of numbers', '[1, 2]', '[1, 2]'),
  harmless('property name of every object', '__proto__', '__proto__'),
  harmless('text with a direction override', [paragraph({ text: 'a\u202egnp.exe\u202c b' })]),
  harmless('many combining marks', [paragraph({ text: `a${'\u0301\u0353'.repeat(500)}b` })]),
  harmless('word without an end', [paragraph({ text: 'W'.repeat(10_000) })]),
  harmless('line ends of every kind', [paragraph({ text: 'a\r\nb\u2028c\u2029d\u0085e\u000bf' })]),
  harmless('controls', [paragraph({ text: 'a\u0001\u0007\u001b[31mb\u007f' })]),
];

/**
 * Words of two characters with three bytes each, joined by hyphens: PostgreSQL indexes each
 * compound and each part.
 */
function differentWords(length: number): string {
  const letter = (at: number) => String.fromCodePoint(0x4e00 + (at % 20_900));
  const word = (at: number) => letter(at) + letter(Math.floor(at / 20_900) * 7 + at * 13);
  let text = '';
  for (let at = 0; text.length < length; at++) text += `${word(at)}-${word(at + 9_999)} `;
  return text;
}

const sizes: readonly Attack[] = [
  refused('text of 5 MB', [paragraph({ text: 'a'.repeat(5_000_000) })]),
  refused('plain text of 1 MB', 'a'.repeat(1_000_000)),
  refused(
    'blocks beyond their number',
    Array.from({ length: 2_001 }, () => paragraph(...words)),
  ),
  refused('parts beyond their number', [paragraph(...Array.from({ length: 40_001 }, () => ({ text: '' })))]),
  refused('rows beyond their number', [
    {
      type: 'table',
      children: Array.from({ length: 501 }, () => ({
        type: 'table-row',
        children: [{ type: 'table-cell', children: words }],
      })),
    },
  ]),
  refused('columns beyond their number', [
    {
      type: 'table',
      children: [
        { type: 'table-row', children: Array.from({ length: 31 }, () => ({ type: 'table-cell', children: words })) },
      ],
    },
  ]),
  harmless('different words beyond what an index of words can hold', [paragraph({ text: differentWords(199_000) })]),
];

/**
 * Rich fields as on the wire: every kind of invalid document, and valid ones with hostile content.
 */
export const attackDocuments: readonly Attack[] = [...nodes, ...addresses, ...videos, ...shapes, ...sizes];
