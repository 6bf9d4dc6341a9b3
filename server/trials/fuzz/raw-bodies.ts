import { gzipSync } from 'node:zlib';
import type { SeededRandom } from './seeded-random.ts';

/** A body as bytes, with its headers. */
export type RawBody = { bytes: Buffer; headers: readonly (readonly [string, string])[] };

const jsonHeader = ['content-type', 'application/json'] as const;
const jsonBody = (text: string | Buffer): RawBody => ({ bytes: Buffer.from(text), headers: [jsonHeader] });

/** A damaged JSON text, which no serializer writes. */
export function rawBody(text: string, chance: SeededRandom): RawBody {
  return chance.pick(mutators)(text, chance);
}

type Mutator = (text: string, chance: SeededRandom) => RawBody;

const oddNames = ['__proto__', 'constructor', 'prototype', '\\u005f\\u005fproto__', '', 'a', '\\u0000', '\\ud800'];
const oddLiterals = [
  'NaN',
  '-0',
  'Infinity',
  '-Infinity',
  'undefined',
  '1e400',
  '-',
  '01',
  '1.',
  '.5',
  '0x1',
  `${'9'.repeat(5_000)}`,
];

const mutators: readonly Mutator[] = [
  (text, chance) => jsonBody(text.slice(0, chance.integerBelow(text.length + 1))),
  (text) => jsonBody(`\ufeff${text}`),
  (text) => jsonBody(`${text}${text}`),
  (text) => jsonBody(`${text},`),
  (text) => jsonBody(`/* a */${text}`),
  (text) => jsonBody(`${' '.repeat(10_000)}${text}\n\0`),
  (text) => jsonBody(text.replaceAll('"', "'")),
  (text, chance) => jsonBody(text.replace('{', `{"${chance.pick(oddNames)}":{"a":1},`)),
  (text, chance) => jsonBody(text.replace('{', `{"${chance.pick(oddNames)}":1,"${chance.pick(oddNames)}":2,`)),
  (text, chance) => jsonBody(text.replace('{', `{${text.slice(1, -1) || '"a":1'}${chance.pick([',', ' '])}`)),
  (text, chance) => jsonBody(text.replace(/:("[^"]*"|\d+|true|false|null)/, `:${chance.pick(oddLiterals)}`)),
  (text, chance) =>
    jsonBody(
      text.replace(/:"/, `:"${chance.pick(['\\u0000', '\\ud800', '\\udfff\\ud800', '\n', '\t', '\\x', '\\u00'])}`),
    ),
  (_, chance) => jsonBody(nestedText(chance)),
  (_, chance) =>
    jsonBody(
      `{${Array.from({ length: 10_000 }, (_, at) => `"k${chance.integerBelow(20_000)}${at}":${at}`).join(',')}}`,
    ),
  // Larger than any body may be, but rarely.
  (_, chance) => jsonBody(`{"x":"${'a'.repeat(chance.withProbability(0.1) ? 2_000_001 : 20_000)}"}`),
  (_, chance) => jsonBody(`{"${'k'.repeat(chance.pick([300, 100_000]))}":1}`),
  (_, chance) =>
    jsonBody(chance.pick(['', ' ', '\n', '0', '"', '""', 'true', '[', ']', '{', '}', '[]', '{}', 'a=b', '\0'])),
  (text, chance) => jsonBody(withBadBytes(Buffer.from(text), chance)),
  (_, chance) => jsonBody(chance.bytes(chance.integerBelow(400))),
  (text) => ({
    bytes: Buffer.from(`\ufeff${text}`, 'utf16le'),
    headers: [['content-type', 'application/json; charset=utf-16']],
  }),
  (text) => ({ bytes: gzipSync(text), headers: [jsonHeader, ['content-encoding', 'gzip']] }),
  (text) => ({
    bytes: gzipSync(Buffer.alloc(1_000_000)),
    headers: [jsonHeader, ['content-encoding', text.length % 2 ? 'gzip' : 'br']],
  }),
  (text, chance) => ({ bytes: Buffer.from(text), headers: [['content-type', chance.pick(oddContentTypes)]] }),
  (text) => ({ bytes: Buffer.from(text), headers: [] }),
  (text) => ({ bytes: Buffer.from(text), headers: [jsonHeader, ['content-type', 'text/plain']] }),
];

const oddContentTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'application/json; charset=\x00',
  'APPLICATION/JSON',
  'application/json;;;=;',
  'application/jsonx',
  'application/json, text/html',
  'application/*',
  '/',
  ';',
  'x'.repeat(8_000),
];

function nestedText(chance: SeededRandom): string {
  const depth = chance.pick([31, 32, 33, 10_000, 100_000]);
  return chance.pick([
    `${'['.repeat(depth)}${']'.repeat(depth)}`,
    `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    '[{"":'.repeat(depth),
  ]);
}

/** Invalid UTF-8: an overlong slash, a lone surrogate, a lone continuation byte, code points beyond the last one. */
function withBadBytes(text: Buffer, chance: SeededRandom): Buffer {
  const bad = chance.pick(['c0af', 'eda080', '80', 'f4908080', 'ff', 'fe', 'e282', 'f8888080']);
  const at = chance.integerBelow(text.length + 1);
  return Buffer.concat([text.subarray(0, at), Buffer.from(bad, 'hex'), text.subarray(at)]);
}
