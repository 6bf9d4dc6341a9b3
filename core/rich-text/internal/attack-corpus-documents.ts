import { attackAddresses } from './attack-corpus-addresses.ts';
import { type Attack, attackHost, attackScript } from './attack-corpus-signal.ts';

const empty = [{ text: '' }];
const text = [{ text: 'a' }];
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const wire = (field: unknown) => (typeof field === 'string' ? field : JSON.stringify(field));
const refusedAttack = (name: string, field: unknown): Attack => ({ name, field: wire(field), outcome: 'refused' });
const harmlessAttack = (name: string, field: unknown, shows?: string): Attack => ({
  name,
  field: wire(field),
  outcome: 'harmless',
  ...(shows !== undefined && { shows }),
});

const invalidNodes: readonly Attack[] = [
  refusedAttack('script node', [{ type: 'script', children: [{ text: attackScript }] }]),
  refusedAttack('html node', [{ type: 'html', html: `<img src=x onerror=${attackScript}>`, children: empty }]),
  refusedAttack('svg node', [{ type: 'svg', onload: attackScript, children: empty }]),
  refusedAttack('frame node', [{ type: 'iframe', src: `javascript:${attackScript}`, children: empty }]),
  refusedAttack('compiled formula of its own', [{ type: 'math', latex: 'x', tree: { el: 'script' }, children: empty }]),
  refusedAttack('formula as MathML', [{ type: 'math', mathml: '<math href="javascript:0"/>', children: empty }]),
  refusedAttack('formula that is no text', [{ type: 'math', latex: { toString: 'x' }, children: empty }]),
  refusedAttack('handler of a block', [{ ...paragraph(...text), onClick: attackScript }]),
  refusedAttack('inner markup of a block', [
    { ...paragraph(...text), dangerouslySetInnerHTML: { __html: attackScript } },
  ]),
  refusedAttack('style of a block', [{ ...paragraph(...text), style: { background: `url(https://${attackHost}/x)` } }]),
  refusedAttack('class of a block', [{ ...paragraph(...text), className: 'x' }]),
  refusedAttack('handler as a mark', [paragraph({ text: 'a', onerror: attackScript })]),
  refusedAttack('markup as a mark', [paragraph({ text: 'a', html: true })]),
  refusedAttack('mark that is a text', [paragraph({ text: 'a', bold: 'true' })]),
  refusedAttack('colour of a style', [paragraph({ text: 'a', color: `red;background:url(https://${attackHost}/x)` })]),
  refusedAttack('highlight of an address', [paragraph({ text: 'a', highlight: `url(https://${attackHost}/x)` })]),
  refusedAttack('size with a unit', [paragraph({ text: 'a', size: '16px' })]),
  refusedAttack('enormous size', [paragraph({ text: 'a', size: 1e9 })]),
  refusedAttack('text that is no text', [paragraph({ text: { toString: 'a' } })]),
  refusedAttack('tooltip within a tooltip', [
    paragraph({
      type: 'tooltip',
      tip: [paragraph({ type: 'tooltip', tip: [paragraph(...text)], children: text })],
      children: text,
    }),
  ]),
  refusedAttack('script in a tooltip', [
    paragraph({ type: 'tooltip', tip: [{ type: 'script', children: text }], children: text }),
  ]),
  refusedAttack('width of an image', [
    { type: 'image', src: 'https://example.org/a.png', alt: 'a', width: 1e9, children: empty },
  ]),
  refusedAttack('sources of an image', [
    {
      type: 'image',
      src: 'https://example.org/a.png',
      srcset: `https://${attackHost}/x 1x`,
      alt: 'a',
      children: empty,
    },
  ]),
  refusedAttack('drawing from the media call', [
    { type: 'image', src: `/media/${'0a'.repeat(32)}.svg`, alt: 'a', children: empty },
  ]),
  refusedAttack('path traversal in the media call', [
    { type: 'image', src: `/media/../${'0a'.repeat(32)}.png`, alt: 'a', children: empty },
  ]),
];

const addresses: readonly Attack[] = attackAddresses.flatMap((url) => {
  const name = JSON.stringify(url).slice(0, 60);
  return [
    refusedAttack(`link to ${name}`, [paragraph({ type: 'link', url, children: text })]),
    refusedAttack(`image at ${name}`, [{ type: 'image', src: url, alt: 'a', children: empty }]),
    refusedAttack(`video at ${name}`, [{ type: 'video', url, title: 'a', children: empty }]),
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
  ].map((url) => refusedAttack(`video at ${url}`, [{ type: 'video', url, title: 'a', children: empty }])),
  harmlessAttack('video with more after its id', [
    {
      type: 'video',
      url: `https://youtu.be/dQw4w9WgXcQ"onload="${attackScript}`,
      title: '"><script>',
      children: empty,
    },
  ]),
];

const nested = (depth: number): unknown =>
  depth === 0
    ? paragraph(...text)
    : { type: 'list', ordered: false, children: [{ type: 'list-item', children: [nested(depth - 1)] }] };
const nestedArrays = (depth: number): unknown => (depth === 0 ? text : [nestedArrays(depth - 1)]);

const malformedDocuments: readonly Attack[] = [
  refusedAttack('lists 100 levels deep', [nested(50)]),
  refusedAttack('arrays 100 levels deep', `[{"type":"paragraph","children":${JSON.stringify(nestedArrays(100))}}]`),
  refusedAttack('objects 100,000 levels deep', `[${'{"children":['.repeat(100_000)}${']}'.repeat(100_000)}]`),
  refusedAttack('block that is null', [null, paragraph(...text)]),
  refusedAttack('block that is a number', [paragraph(...text), 7]),
  refusedAttack('block without a type', [{ children: text }]),
  refusedAttack('block without children', [{ type: 'paragraph' }]),
  refusedAttack('block without any child', [paragraph()]),
  refusedAttack('children that are a text', [{ type: 'paragraph', children: attackScript }]),
  refusedAttack('children that say how many they are', [{ type: 'paragraph', children: { length: 1e9 } }]),
  refusedAttack('type given twice', '[{"type":"paragraph","type":"script","children":[{"text":"a"}]}]'),
  refusedAttack('type that is a list', [{ type: ['paragraph'], children: text }]),
  refusedAttack('formula with children', [{ type: 'math', latex: 'x', children: [{ text: attackScript }] }]),
  refusedAttack(
    'prototype of a block',
    `[{"__proto__":{"type":"script"},"type":"paragraph","children":[{"text":"a"}]}]`,
  ),
  refusedAttack('prototype of a text', '[{"type":"paragraph","children":[{"text":"a","__proto__":{"bold":true}}]}]'),
  refusedAttack(
    'constructor of a block',
    '[{"constructor":{"prototype":{"x":1}},"type":"paragraph","children":[{"text":"a"}]}]',
  ),
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'].map((type) =>
    refusedAttack(`type ${type}`, [{ type, children: text }]),
  ),
  refusedAttack('null character', '[{"type":"paragraph","children":[{"text":"a\\u0000b"}]}]'),
  refusedAttack('null character in a name', '[{"type":"paragraph","children":[{"text":"a","\\u0000":1}]}]'),
  refusedAttack('first half of a character', '[{"type":"paragraph","children":[{"text":"a\\ud800b"}]}]'),
  refusedAttack('second half of a character', '[{"type":"paragraph","children":[{"text":"\\udc00"}]}]'),
  refusedAttack('half of a character in a name', '[{"type":"paragraph","children":[{"text":"a","\\ud800":1}]}]'),
  harmlessAttack(
    'broken JSON',
    '[{"type":"paragraph","children":[{"text":"<b>a"}]',
    '[{"type":"paragraph","children":[{"text":"<b>a"}]',
  ),
  harmlessAttack('JSON of something else', '{"type":"script"}', '{"type":"script"}'),
  harmlessAttack('list of numbers', '[1, 2]', '[1, 2]'),
  harmlessAttack('property name of every object', '__proto__', '__proto__'),
  harmlessAttack('text with a direction override', [paragraph({ text: 'a\u202egnp.exe\u202c b' })]),
  harmlessAttack('many combining marks', [paragraph({ text: `a${'\u0301\u0353'.repeat(500)}b` })]),
  harmlessAttack('word without an end', [paragraph({ text: 'W'.repeat(10_000) })]),
  harmlessAttack('line ends of every kind', [paragraph({ text: 'a\r\nb\u2028c\u2029d\u0085e\u000bf' })]),
  harmlessAttack('controls', [paragraph({ text: 'a\u0001\u0007\u001b[31mb\u007f' })]),
];

/** Words of two characters with three bytes each, joined by hyphens: PostgreSQL indexes each compound and each part. */
function distinctWords(length: number): string {
  const letter = (at: number) => String.fromCodePoint(0x4e00 + (at % 20_900));
  const word = (at: number) => letter(at) + letter(Math.floor(at / 20_900) * 7 + at * 13);
  let text = '';
  for (let at = 0; text.length < length; at++) text += `${word(at)}-${word(at + 9_999)} `;
  return text;
}

const oversizedDocuments: readonly Attack[] = [
  refusedAttack('text of 5 MB', [paragraph({ text: 'a'.repeat(5_000_000) })]),
  refusedAttack('plain text of 1 MB', 'a'.repeat(1_000_000)),
  refusedAttack(
    'blocks beyond their number',
    Array.from({ length: 2_001 }, () => paragraph(...text)),
  ),
  refusedAttack('parts beyond their number', [paragraph(...Array.from({ length: 40_001 }, () => ({ text: '' })))]),
  refusedAttack('rows beyond their number', [
    {
      type: 'table',
      children: Array.from({ length: 501 }, () => ({
        type: 'table-row',
        children: [{ type: 'table-cell', children: text }],
      })),
    },
  ]),
  refusedAttack('columns beyond their number', [
    {
      type: 'table',
      children: [
        { type: 'table-row', children: Array.from({ length: 31 }, () => ({ type: 'table-cell', children: text })) },
      ],
    },
  ]),
  harmlessAttack('different words beyond what an index of words can hold', [
    paragraph({ text: distinctWords(199_000) }),
  ]),
];

/** Rich fields as on the wire: every kind of invalid document, and valid ones with hostile content. */
export const attackDocuments: readonly Attack[] = [
  ...invalidNodes,
  ...addresses,
  ...videos,
  ...malformedDocuments,
  ...oversizedDocuments,
];
