import type { KnownRecords } from './known-records.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Odd values for an id in a path or a value in a query. */
const oddSegments = [
  '7',
  '-1',
  'null',
  'undefined',
  'update_positions',
  '%00',
  '%ff',
  '%',
  '%zz',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '..',
  '.',
  '%5c..%5c',
  '{id}',
  "'",
  '%27%20or%201=1',
  '*',
  '0',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '00000000-0000-0000-0000-00000000000g',
  'x'.repeat(3_000),
  '%F0%9F%92%A9',
  '%c0%af',
  '\xff',
  '\xc3\xa9',
  '__proto__',
  'constructor',
  '%E2%80%AE',
  ';a=b',
  'a%2Fb',
  'a%3Fb%23c',
] as const;

/** A path of the contract with one odd part. */
export function oddPath(pattern: string, chance: SeededRandom): string {
  const parts = pattern.split('/');
  const at = 1 + chance.integerBelow(parts.length - 1);
  return chance.pick<() => string>([
    () => parts.with(at, chance.pick(oddSegments)).join('/'),
    () => parts.with(at, chance.pick(oddSegments)).join('/'),
    () => parts.toSpliced(at, 0, chance.pick(oddSegments)).join('/'),
    () => `${pattern.replaceAll(/\{\w+\}/g, () => chance.uuid())}/${chance.pick(oddSegments)}`,
    () => pattern.replaceAll('/', chance.pick(['//', '/./', '/%2f', '\\'])),
    () => pattern.toUpperCase(),
    () => `${pattern}/`,
    () => `${pattern.replaceAll(/\{\w+\}/g, () => chance.uuid())}#${chance.pick(oddSegments)}`,
    () => `/${'a/'.repeat(chance.pick([50, 3_000]))}`,
    () => `/${chance.pick(oddSegments)}`,
    () => `http://127.0.0.1${pattern}`,
    () => `https://evil.example${pattern}`,
  ])();
}

/** A malformed or unusual query. */
export function oddQuery(fields: readonly string[], chance: SeededRandom): string {
  const field = fields.length > 0 ? chance.pick(fields) : chance.pick(['id', 'q', 'limit', '__proto__']);
  const value = chance.pick(oddSegments);
  return chance.pick<() => string>([
    () => `${field}=${value}`,
    () => `${field}=${value}&${field}=${chance.pick(oddSegments)}`,
    () => `${field}[]=${value}&${field}[a]=1`,
    () => `${field}`,
    () => `=${value}`,
    () => '&&&&',
    () => `${chance.pick(['__proto__', 'constructor', 'toString', '%00', '%ff', '\xff'])}=${value}`,
    () => `${field}=${'x'.repeat(chance.pick([1_000, 12_000]))}`,
    () => `${field}=1e308&limit=-1&offset=9007199254740993`,
    () => `${field}=%20${value}+%09`,
    () => Array.from({ length: 1_500 }, (_, at) => `a${at}=1`).join('&'),
    () => `${field}=a?b#c`,
  ])();
}

/** Paths outside the contract: health, reference, images, and the files of the two sites. */
export function otherPath(known: KnownRecords, chance: SeededRandom): string {
  const media = known.media.length > 0 ? chance.pick(known.media) : `${'0'.repeat(64)}.png`;
  return chance.pick([
    '/health',
    '/docs',
    '/openapi.json',
    `/media/${media}`,
    `/media/${chance.pick(oddSegments)}`,
    `/media/${media}${chance.pick(oddSegments)}`,
    '/',
    '/index.html',
    '/assets/app.js',
    `/assets/${chance.pick(oddSegments)}`,
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/.git/config',
    '/.env',
    '/api',
    '/api/',
    '/api/health',
    `/${chance.pick(oddSegments)}`,
    '//evil.example/',
    '/\\evil.example',
  ]);
}
