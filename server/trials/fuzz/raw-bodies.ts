import { gzipSync } from 'node:zlib';
import type { Chance } from './chance.ts';

/** A body as bytes, with its headers. */
export type RawBody = { bytes: Buffer; headers: readonly (readonly [string, string])[] };

const json = ['content-type', 'application/json'] as const;
const plain = (text: string | Buffer): RawBody => ({ bytes: Buffer.from(text), headers: [json] });

/** A damaged JSON text, which no serializer writes. */
export function rawBody(text: string, chance: Chance): RawBody {
  return chance.pick(spoilers)(text, chance);
}

type Spoiler = (text: string, chance: Chance) => RawBody;

const names = ['__proto__', 'constructor', 'prototype', '\\u005f\\u005fproto__', '', 'a', '\\u0000', '\\ud800'];
const literals = [
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

const spoilers: readonly Spoiler[] = [
  (text, chance) => plain(text.slice(0, chance.below(text.length + 1))),
  (text) => plain(`\ufeff${text}`),
  (text) => plain(`${text}${text}`),
  (text) => plain(`${text},`),
  (text) => plain(`/* a */${text}`),
  (text) => plain(`${' '.repeat(10_000)}${text}\n\0`),
  (text) => plain(text.replaceAll('"', "'")),
  (text, chance) => plain(text.replace('{', `{"${chance.pick(names)}":{"a":1},`)),
  (text, chance) => plain(text.replace('{', `{"${chance.pick(names)}":1,"${chance.pick(names)}":2,`)),
  (text, chance) => plain(text.replace('{', `{${text.slice(1, -1) || '"a":1'}${chance.pick([',', ' '])}`)),
  (text, chance) => plain(text.replace(/:("[^"]*"|\d+|true|false|null)/, `:${chance.pick(literals)}`)),
  (text, chance) =>
    plain(text.replace(/:"/, `:"${chance.pick(['\\u0000', '\\ud800', '\\udfff\\ud800', '\n', '\t', '\\x', '\\u00'])}`)),
  (_, chance) => plain(nested(chance)),
  (_, chance) =>
    plain(`{${Array.from({ length: 10_000 }, (_, at) => `"k${chance.below(20_000)}${at}":${at}`).join(',')}}`),
  // Larger than any body may be, but rarely.
  (_, chance) => plain(`{"x":"${'a'.repeat(chance.often(0.1) ? 2_000_001 : 20_000)}"}`),
  (_, chance) => plain(`{"${'k'.repeat(chance.pick([300, 100_000]))}":1}`),
  (_, chance) =>
    plain(chance.pick(['', ' ', '\n', '0', '"', '""', 'true', '[', ']', '{', '}', '[]', '{}', 'a=b', '\0'])),
  (text, chance) => plain(withBadBytes(Buffer.from(text), chance)),
  (_, chance) => plain(chance.bytes(chance.below(400))),
  (text) => ({
    bytes: Buffer.from(`\ufeff${text}`, 'utf16le'),
    headers: [['content-type', 'application/json; charset=utf-16']],
  }),
  (text) => ({ bytes: gzipSync(text), headers: [json, ['content-encoding', 'gzip']] }),
  (text) => ({
    bytes: gzipSync(Buffer.alloc(1_000_000)),
    headers: [json, ['content-encoding', text.length % 2 ? 'gzip' : 'br']],
  }),
  (text, chance) => ({ bytes: Buffer.from(text), headers: [['content-type', chance.pick(types)]] }),
  (text) => ({ bytes: Buffer.from(text), headers: [] }),
  (text) => ({ bytes: Buffer.from(text), headers: [json, ['content-type', 'text/plain']] }),
];

const types = [
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

function nested(chance: Chance): string {
  const depth = chance.pick([31, 32, 33, 10_000, 100_000]);
  return chance.pick([
    `${'['.repeat(depth)}${']'.repeat(depth)}`,
    `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    '[{"":'.repeat(depth),
  ]);
}

/**
 * Invalid UTF-8: an overlong slash, a lone surrogate, a lone continuation byte, code points beyond
 * the last one.
 */
function withBadBytes(text: Buffer, chance: Chance): Buffer {
  const bad = chance.pick(['c0af', 'eda080', '80', 'f4908080', 'ff', 'fe', 'e282', 'f8888080']);
  const at = chance.below(text.length + 1);
  return Buffer.concat([text.subarray(0, at), Buffer.from(bad, 'hex'), text.subarray(at)]);
}
